import Expect
import Testing

@testable import Domain

/// The weight of an item, and the doubts about it.
@Suite struct ItemWeightTests {
  private static func food(
    _ name: String, _ category: FoodCategory, kcal: Double = 100, sodium: Double? = nil, tags: [String] = [],
    density: Double? = nil, _ portions: KeyValuePairs<String, Double> = [:]
  ) -> Food {
    Food(
      name: name, category: category,
      nutrients: Nutrients(calories: kcal, protein: 0, carbohydrates: 0, fat: 0, sodium: sodium),
      portions: portions.map { Portion(name: $0.key, grams: $0.value) }, tags: tags, density: density)
  }

  static let egg = food("Egg", .dairy, kcal: 143, ["large": 50])
  static let milk = food("Whole milk", .dairy, kcal: 61, density: 1.03, ["glass": 206, "cup": 244])
  static let cream = food("Coffee cream", .dairy, density: 1.02, ["tbsp": 15])
  static let coffee = food("Coffee", .beverages, kcal: 1, density: 1, ["cup": 237])
  static let oats = food("Oatmeal", .pantry, ["bowl": 234])
  static let cornflakes = food("Corn flakes", .pantry, kcal: 357, ["cup": 28])
  static let rice = food("Cooked rice", .pantry, kcal: 130, ["cup": 158])
  static let grapes = food("Grapes", .produce, kcal: 69, ["grape": 4.9])
  static let butter = food("Butter", .dairy, kcal: 717, ["pat": 5, "tbsp": 14.2])
  static let salt = food("Salt", .pantry, kcal: 0, sodium: 38758, tags: ["spice"], ["tsp": 6, "dash": 0.4])
  static let cinnamon = food("Cinnamon", .pantry, kcal: 247, tags: ["spice"], ["tsp": 2.6])
  static let grapefruit = food("Grapefruit", .produce, kcal: 42, ["half": 123])
  static let beer = food("Beer", .beverages, kcal: 43, density: 1, ["can": 356])
  static let bread = food("Bread", .bakery, kcal: 250, ["loaf": 500])

  private func phrase(_ text: String) throws -> ItemPhrase { try ItemListReader().read(text)[0] }

  @Test(
    arguments: [
      // 50 x 500 g = 25 kg; 143 kcal in 100 g.
      ("500 z", egg, 25_000, "Egg, 500 large, comes to 25 kg, 35,750 kcal: did you mean 500 g?", [500]),
      ("50 z", egg, 2500, nil, []),
      ("51 z", egg, 2550, "Egg, 51 large, comes to 2.6 kg, 3,647 kcal: did you mean 51 g?", [51]),
      // 717 kcal in 100 g: 5,000 kcal are 697 g.
      ("690 g z", butter, 690, nil, []),
      ("700 g z", butter, 700, "Butter, 700 g, comes to 700 g, 5,019 kcal: more than anyone eats at once", []),
      ("5 l z", coffee, 5000, nil, []),
      ("5.1 l z", coffee, 5100, "Coffee, 5.1 l, comes to 5.1 kg, 51 kcal: more than anyone eats at once", []),
      // A decimal or a thousands mark: the likelier weight first.
      ("1,500g z", rice, 1500, "`1,500 g` may be 1.5 g or 1,500 g", [1.5]),
      ("1.500 g z", rice, 1500, "`1.500 g` may be 1.5 g or 1500 g", [1.5]),
      ("1,500 kg z", coffee, 1500, "`1,500 kg` may be 1.5 kg or 1,500 kg", []),
      // A number behind the name without a unit. A glass holds 206 g: 250 of them are none of the readings.
      ("z 250", milk, 257.5, "`z 250` has no unit: 250 ml is assumed", []),
      ("z 200", rice, 200, "`z 200` has no unit: 200 g is assumed", []),
      ("z 30", grapes, 30, "`z 30` has no unit: it may be 30 g or 30 grapes", [147]), ("z 3", grapes, 14.7, nil, []),
      ("z 0,5", beer, 500, "`z 0,5` has no unit: 0.5 l is assumed", []),
      ("z 0,5", bread, 250, nil, []),
      // Half of what is counted in halves, and two whole ones.
      ("½ z", grapefruit, 123, nil, []), ("half a z", grapefruit, 123, nil, []), ("2 z", grapefruit, 492, nil, []),
      // Household measures that the food has no portion for.
      ("a pinch of z", cinnamon, 0.3, "Cinnamon has no portion `pinch`: 1 pinch is taken as 0.3 g, an estimate", []),
      ("1 Msp. z", cinnamon, 0.25, "Cinnamon has no portion `Msp.`: 1 Msp. is taken as 0.25 g, an estimate", []),
      ("2 slices z", bread, 60, "Bread has no portion `slices`: 2 slices is taken as 60 g, an estimate", []),
      // 568 ml of 1.03 g, the British pint; several may be bought in America, where they are 2 x 473 ml.
      ("1 pint z", milk, 585.04, "Whole milk has no portion `pint`: 1 pint is taken as 585 g, an estimate", []),
      (
        "2 pints z", milk, 1170.08, "Whole milk has no portion `pints`; 2 pints may be 1,170 g (UK) or 974 g (US)",
        [974.38]
      ),
    ] as [(String, Food, Double, String?, [Double])])
  func `doubts and readings`(
    text: String, food: Food, grams: Double, doubt: String?, others: [Double]
  ) throws {
    let weight = try phrase(text).weight(as: food)
    expect(abs(weight.grams - grams) < 0.01)
    expect((weight.doubt ?? weight.assumed), equals: doubt)
    expect(weight.alternatives.count, equals: others.count)
    for (reading, other) in zip(weight.alternatives, others) {
      expect(abs(reading.grams - other) < 0.01, "\(reading)")
    }
  }

  @Test(
    arguments: [
      // A tablespoon or a glass of milk in the coffee; cream comes in spoons anyway.
      (
        "with z", milk, coffee, 15.45, nil, "Whole milk: a splash (15.5 g) in Coffee is assumed: no amount was given"
      ),
      ("mit z", milk, coffee, 15.45, nil, "Whole milk: a splash (15.5 g) in Coffee is assumed: no amount was given"),
      ("with z", cream, coffee, 15, nil, nil), ("with 200 ml z", milk, coffee, 206, nil, nil),
      ("and z", milk, coffee, 206, nil, nil),
      ("with z", milk, oats, 206, nil, "Whole milk: 1 glass (206 g) is assumed: no amount was given"),
      ("with z", milk, cornflakes, 150, nil, "Whole milk: 150 ml (150 g) is assumed: no amount was given"),
      // A teaspoon of salt has 2,325 mg of sodium: a day's limit.
      ("with z", salt, egg, 0.4, nil, "Salt: 1 dash (0.4 g) is assumed: no amount was given"),
      ("and z", salt, egg, 0.4, nil, "Salt: 1 dash (0.4 g) is assumed: no amount was given"),
      ("with 1 tsp z", salt, egg, 6, nil, nil), ("with z", cinnamon, oats, 2.6, nil, nil),
      ("on z", egg, bread, 50, nil, nil),
    ] as [(String, Food, Food, Double, String?, String?)])
  func `what goes with something`(
    text: String, food: Food, companion: Food, grams: Double, doubt: String?, assumed: String?
  ) throws {
    let phrase = try ItemListReader().read("y " + text)[1]
    let weight = try phrase.weight(as: food, with: companion)
    expect(abs(weight.grams - grams) < 0.01)
    expect(weight.doubt, equals: doubt)
    expect(weight.assumed, equals: assumed)
  }

  /// What people eat who do not say how much (FNDDS 2021-2023 and estimates, `StarterServings`), and what is on bread.
  @Test(arguments: [
    ("Cottage cheese", "cottage cheese", 105), ("Cucumber", "cucumber", 100), ("Apple", "apple", 182),
    ("Cottage cheese", "bread with cottage cheese", 50), ("Cucumber", "Brot mit Butter und cucumber", 20),
    ("Cottage cheese", "cottage cheese on toast", 50), ("Cottage cheese", "rice with cottage cheese", 105),
  ])
  func `an amount that nobody typed`(name: String, text: String, grams: Double) throws {
    let food = try require(StarterBank.foods.first { $0.name == name })
    let phrase = try require(try ItemListReader().read(text).first { $0.name.lowercased() == name.lowercased() })
    expect(try phrase.weight(as: food).grams, equals: grams)
  }

  @Test(arguments: [
    ("1 bowl x", 250, "x has no portion `bowl`: 1 bowl is taken as 250 g, an estimate"),
    ("1 small bowl x", 187.5, "x has no portion `small bowl`: 1 small bowl is taken as 188 g, an estimate"),
    ("1 can x", 240, "x has no portion `can`: 1 can is taken as 240 g, an estimate"),
    ("2 sample", 160, "x: 2 estimated servings is 160 g, estimated from foods of its kind"),
  ])
  func `a typical portion says so`(text: String, grams: Double, assumed: String) throws {
    var food = Self.food("x", .produce, [:])
    if text == "2 sample" { food.portions = [Portion(name: Portion.estimatedServing, grams: 80)] }
    let weight = try phrase(text).weight(as: food)
    expect(weight.grams == grams && weight.assumed == assumed && weight.doubt == nil)
  }

  @Test func `beside salt pepper is no vegetable`() throws {
    for text in ["eggs with salt and pepper", "pepper and salt", "salt, pepper"] {
      expect(try ItemListReader().read(text).contains { $0.name == "black pepper" }, "\(text)")
    }
    for text in ["pepper and hummus", "salt, red pepper", "2 eggs, pepper"] {
      expect(try !ItemListReader().read(text).contains { $0.name == "black pepper" }, "\(text)")
    }
  }

  @Test(arguments: [
    ("handful nuts", "nuts"), ("Handvoll Nüsse", "Nüsse"), ("slice toast", "toast"), ("cup rice", "rice"),
  ])
  func `a measure without a number counts one where the rest is a name`(text: String, name: String) throws {
    let known = ItemListReader(knows: { $0 == name })
    let phrase = try known.read(text)[0]
    expect(phrase.name, equals: name)
    expect(phrase.quantity != nil)
    expect(try ItemListReader().read(text)[0].name, equals: text)
    // If the bank knows the whole text, it is a name.
    expect(try ItemListReader(knows: { $0 == text || $0 == name }).read(text)[0].name, equals: text)
  }

  @Test func `an ampersand parts items unless a name holds it`() throws {
    expect(try ItemListReader().read("apple & pear").map(\.name), equals: ["apple", "pear"])
    expect(try ItemListReader(knows: { $0 == "half & half" }).read("half & half").map(\.name), equals: ["half & half"])
    expect(try ItemListReader().read("M&Ms").map(\.name), equals: ["M&Ms"])
  }
}
