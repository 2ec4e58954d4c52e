import Expect
import Testing

@testable import Domain

/// The foods of a new household, against USDA SR Legacy and against themselves.
@Suite struct StarterBankTests {
  static let entries = StarterBank.entries
  let foods = entries.map(\.food)

  /// NDB number; kcal, protein, carbohydrates, fat, saturated fat, sugar, fiber, sodium of 100 g; the first portion.
  ///
  /// From the published tables (fdc.nal.usda.gov, SR Legacy), typed by hand, except for the 120 g of a chicken breast,
  /// which is a European one.
  @Test(arguments: [
    ("01123", "Egg", [143, 12.56, 0.72, 9.51, 3.126, 0.37, 0, 142], 50.0),
    ("09040", "Banana", [89, 1.09, 22.84, 0.33, 0.112, 12.23, 2.6, 1], 118),
    ("20045", "Cooked rice", [130, 2.69, 28.17, 0.28, 0.077, 0.05, 0.4, 1], 158),
    ("01077", "Whole milk", [61, 3.15, 4.8, 3.25, 1.865, 5.05, 0, 43], 206),
    ("05064", "Cooked chicken breast", [165, 31.02, 0, 3.57, 1.01, 0, 0, 74], 120),
    ("04053", "Olive oil", [884, 0, 0, 100, 13.808, 0, 0, 2], 13.5),
    ("18075", "Wholemeal bread", [252, 12.45, 42.71, 3.5, 0.722, 4.34, 6, 455], 32),
    ("14096", "Red wine", [85, 0.07, 2.61, 0, 0, 0.62, 0, 4], 147),
  ])
  func publishedRows(number: String, name: String, values: [Double], portion: Double) throws {
    let food = try require(foods.first { $0.source?.id == number })
    expect(food.name, equals: name)
    expect(Nutrient.allCases.map { food.nutrients[$0] }, equals: values)
    expect(food.portions.first?.grams, equals: portion)
    expect(food.source?.name, equals: "USDA SR Legacy")
    expect(food.basis, equals: .total)
    expect(!food.isUserCreated)
  }

  @Test func everyLineIsRead() {
    // A food's first line begins with its number, its second one with spaces.
    let numbers = StarterTables.all.flatMap { $0.split(separator: "\n") }.filter { $0.first?.isNumber == true }
    expect(Self.entries.map(\.key), equals: numbers.map { String($0.prefix { $0 != " " }) })
    expect(foods.count >= 1000)
    expect(Set(Self.entries.map(\.key)).count, equals: foods.count)
    for entry in Self.entries {
      expect(entry.food.source?.id, equals: String(entry.key.prefix(5)), "\(entry.key)")
      expect(Int(entry.key.prefix(5)) != nil, "\(entry.key)")
    }
  }

  /// The foods that USDA has no row for, with their energy in another table, which is noted beside the row they
  /// borrow.
  ///
  /// BLS is the German Bundeslebensmittelschlüssel 4.0, CH the Swiss food composition database.
  @Test(arguments: [
    ("Skyr", 60.0),  // its makers' label, "around 60"
    ("Soured cream, 10% fat", 119),  // BLS, Saure Sahne
    ("Creamy yogurt, 10% fat", 124),  // BLS, Sahnejoghurt
    ("Crème fraîche", 336),  // CH, Sauerrahm 35 %
    ("Leberkäse", 282),  // BLS, Fleischkäse
    ("Remoulade", 567),  // BLS
    ("Latte", 50),  // BLS, Latte macchiato with whole milk
    ("Oat milk", 47),  // CH
    ("Döner kebab", 177),  // BLS, with beef
    ("Risotto", 143),  // CH, with cheese
    ("Apple juice spritzer", 26),  // BLS, Fruchtsaftschorle Apfel
    ("Herb quark", 80),  // BLS, Kräuterquark aus Magerquark
    ("Gnocchi", 140),  // BLS, gekocht
    ("Schupfnudeln", 133),  // BLS, Kartoffel-Schupfnudeln gekocht
    ("Stollen", 388),  // BLS, Dresdner Stollen
    ("Marble cake", 404),  // BLS, Marmorkuchen
    ("Digestive biscuit", 483),  // its best-known maker's label
    ("Sugar cube", 400),  // BLS, Zucker weiß
    ("Pasta salad", 141),  // BLS, Salat aus Eierteigwaren, würzig, mit Mayonnaise
    ("Käsespätzle", 155),  // BLS
    ("Maultaschen", 132),  // BLS, Schwäbische Art
  ])
  func borrowedRows(name: String, published: Double) throws {
    let food = try require(foods.first { $0.name == name })
    expect(abs(food.nutrients.calories - published) <= 0.05 * published, "\(food.nutrients.calories) kcal")
    let key = try require(Self.entries.first { $0.food.name == name }).key
    expect(key.hasPrefix("\(food.source?.id ?? "")/"))
  }

  @Test func onlyBorrowedAndComposedRowsComeTwice() {
    let own = Self.entries.count { $0.key.count > 5 }
    expect(own, equals: 23 + StarterDishTests.composed.count)
    expect(Set(Self.entries.map(\.key).filter { $0.count == 5 }).count, equals: foods.count - own)
  }

  @Test func unknownStaysUnknown() throws {
    let hummus = try require(foods.first { $0.name == "Hummus" })
    expect(hummus.nutrients.sugar, equals: nil)
    expect(hummus.nutrients.fiber, equals: 6)
  }

  @Test func valuesArePossible() throws {
    for food in foods {
      try FoodCheck.range(food.nutrients)
      expect(try FoodCheck.name(food.name), equals: food.name)
      for alias in food.aliases { expect(try FoodCheck.name(alias), equals: alias) }
      for tag in food.tags { expect(try FoodCheck.tag(tag), equals: tag) }
      expect(Set(food.tags).count, equals: food.tags.count, "\(food.name)")
    }
  }

  /// Foods whose energy USDA did not calculate with 4, 4 and 9 kcal per gram, and why.
  static let otherEnergy = [
    "Spirulina": "its protein counts 2.44 kcal as other vegetables' does",
    "Oat bran": "half of it passes undigested; USDA's factors for bran",
    "Cooked oat bran": "as oat bran",
    "Baking powder": "its carbohydrates by difference are salts",
    "Cider vinegar": "its acetic acid gives energy and is no macro",
    "White vinegar": "acetic acid",
    "Red wine vinegar": "acetic acid",
    "Balsamic vinegar": "acetic acid",
    "Taco seasoning": "as on its label; macros rounded for a serving of 6 g",
    "Sugar-free chewing gum": "sugar alcohols, 2.4 kcal per gram and less",
    "Stevia": "its carbohydrates are erythritol, without energy",
    "Cocoa powder": "USDA's factor 1.33 for its carbohydrates",
  ]

  @Test func energyFitsTheMacros() {
    for food in foods {
      let values = food.nutrients
      let macros = 4 * (values.protein + values.carbohydrates) + 9 * values.fat
      // Fiber gives 2 kcal at most; in USDA's calculation, that of vegetables gives none.
      let withoutFiber = macros - 4 * (values.fiber ?? 0)
      let slack = max(10, values.calories * 0.2)
      let fits = values.calories <= macros + slack && values.calories >= withoutFiber - slack
      if food.tags.contains("alcohol") {
        // There is no column for alcohol: it may add 7 kcal per gram, and spirits have at most 45 g.
        expect((withoutFiber - slack...macros + 7 * 45).contains(values.calories), "\(food.name)")
      } else {
        expect(
          fits, equals: (Self.otherEnergy[food.name] == nil), "\(food.name): \(values.calories) kcal, macros \(macros)")
      }
    }
  }

  @Test func noNameMeansTwoFoods() {
    var owners: [String: String] = [:]
    var joined: [String: String] = [:]
    for food in foods {
      for name in [food.name] + food.aliases {
        let normal = SearchText.normalize(name)
        let owner = owners.updateValue(food.name, forKey: normal)
        expect(owner, equals: nil, "\(name) of \(food.name) is already \(owner ?? "")")
        // Search takes `corn flakes` for `cornflakes`.
        let other = joined.updateValue(food.name, forKey: normal.filter { $0 != " " })
        expect(other == nil || other == food.name, "\(name) of \(food.name) is already \(other ?? "")")
      }
    }
  }

  @Test func everyAisleHasFoods() {
    let counts = Dictionary(grouping: foods, by: \.category).mapValues(\.count)
    for category in FoodCategory.allCases { expect(counts[category, default: 0] >= 50, "\(category)") }
  }

  @Test func portionsAreUsable() {
    for food in foods {
      expect(!food.portions.isEmpty, "\(food.name)")
      expect(food.portions.allSatisfy { $0.grams > 0 && $0.grams <= 2000 && !$0.name.isEmpty }, "\(food.name)")
      expect(Set(food.portions.map(\.name)).count, equals: food.portions.count, "\(food.name)")
      expect(food.density.map { (0.85...1.45).contains($0) } ?? true, "\(food.name)")
      expect(!food.tags.isEmpty, "\(food.name)")
    }
  }

  /// Foods that are not poured, although their kind is.
  static let notPoured: Set = [
    "Cooking spray", "Chicken stock cube", "Beef stock cube", "Onion soup powder", "Gravy powder", "Wasabi paste",
    "Tofu mayonnaise", "Cranberry sauce", "Instant coffee powder",
  ]

  @Test func whatIsPouredHasItsDensity() {
    for food in foods {
      let isPoured =
        food.category == .beverages || (food.name.hasSuffix(" oil") && !food.name.hasSuffix(" in oil"))
        || !Set(food.tags).isDisjoint(with: ["sauce", "soup"])
        || food.tags == ["milk"] || food.tags.contains("drink")
      if isPoured || Self.notPoured.contains(food.name) {
        expect((food.density == nil), equals: Self.notPoured.contains(food.name), "\(food.name)")
      }
    }
  }

  /// A measured portion and the density are of one food: the tables' cups hold 237 ml, or 6 fl oz of hot drinks.
  @Test func densityFitsTheCup() {
    for food in foods {
      guard let density = food.density, let cup = food.portions.first(where: { $0.name == "cup" }) else { continue }
      expect((175...265).contains(cup.grams / density), "\(food.name): a cup of \(cup.grams / density) ml")
    }
  }

  @Test func everyFoodIsFound() throws {
    // Every 40th: that no other food has the same name, the test above says of all.
    for food in stride(from: 0, to: foods.count, by: 40).map({ foods[$0] }) {
      let name = food.aliases.last ?? food.name
      expect(try SearchBank.starter.choice(name), equals: food.name, "\(name)")
    }
  }

  /// Everyday words, each with the food that it must mean.
  @Test(arguments: [
    ("milk", "Whole milk"), ("rice", "Cooked rice"), ("chicken breast", "Cooked chicken breast"),
    ("potato", "Boiled potatoes"),
    ("Quark", "Low-fat quark"), ("Semmel", "Bread roll"), ("Brötchen", "Bread roll"), ("Möhre", "Carrot"),
    ("Karotte", "Carrot"), ("Hackfleisch", "Cooked ground beef"), ("Pute", "Roast turkey breast"),
    ("Schmand", "Sour cream"),
    ("Apfelschorle", "Apple juice spritzer"), ("courgette", "Zucchini"), ("aubergine", "Aubergine"),
    ("eggplant", "Aubergine"),
    ("mince", "Cooked ground beef"), ("crisps", "Potato chips"), ("porridge", "Oatmeal"), ("prawns", "Cooked shrimp"),
    ("rocket", "Rocket"), ("arugula", "Rocket"), ("swede", "Swede"), ("gammon", "Roast ham"),
    ("cilantro", "Fresh coriander"),
    ("pb", "Peanut butter"), ("oj", "Orange juice"), ("evoo", "Olive oil"), ("mac and cheese", "Macaroni and cheese"),
    ("Haferdrink", "Oat milk"), ("Leberkäse", "Leberkäse"), ("Feldsalat", "Lamb's lettuce"), ("Brezel", "Soft pretzel"),
    ("spag bol", "Spaghetti bolognese"), ("Marille", "Apricot"),
    ("protein powder", "Whey protein powder"),
    ("pepper", "Black pepper"), ("hot cocoa", "Hot cocoa"), ("Müsli", "Fruit muesli"),
    ("Knuspermüsli", "Granola"), ("fish and chips", "Fish and chips"), ("Kaffee mit Milch", "Coffee with milk"),
    ("Milchkaffee", "Café au lait"), ("flat white", "Latte"), ("Pizza Salami", "Pepperoni pizza"),
    ("Würfelzucker", "Sugar cube"), ("digestive biscuit", "Digestive biscuit"),
    // Plurals and spellings that folding finds, without an alias of their own.
    ("noodles", "Cooked egg noodles"), ("Zimtschnecken", "Cinnamon roll"),
    ("Essiggurken", "Sour pickle"), ("pickles", "Dill pickle"),
    ("Cornichons", "Sweet pickle"), ("sugar cubes", "Sugar cube"),
  ])
  func everydayWords(word: String, name: String) {
    let normal = SearchText.normalize(word)
    let owner = foods.first { food in ([food.name] + food.aliases).contains { SearchText.normalize($0) == normal } }
    expect(owner?.name, equals: name)
  }

  /// Foods that a single word must not mean: frozen water is not ice cream, `Korn` and `Alt` are grain and an
  /// adjective.
  @Test(arguments: ["ice", "Korn", "Alt", "Export", "bread", "Brot", "cheese", "Käse", "cocoa"])
  func wordsOfSeveralMeanings(word: String) {
    let normal = SearchText.normalize(word)
    let owner = foods.first { food in ([food.name] + food.aliases).contains { SearchText.normalize($0) == normal } }
    expect(owner, equals: nil, "\(word) is \(owner?.name ?? "")")
  }
}
