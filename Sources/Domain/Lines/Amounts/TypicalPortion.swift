/// Typical sizes of household measures for foods without a portion of that name: estimates, which are shown as such.
enum TypicalPortion {
  /// The group of foods that a typical size applies to.
  private enum Kind {
    case poured
    /// Spirits and liqueurs, which have at least 220 kcal per 100 g; cocktails have less.
    case spirit
    case spooned
    case solid
    /// Foods with at most 300 kcal per 100 g, which can fill a plate or a bowl, unlike biscuits or nuts.
    case dished
    case bread
    /// Crispbread, whose slices are thinner than those of bread.
    case crispbread
    /// Salads of leaves, of which a bowl holds little.
    case leaves
    /// Cakes, whose slices are larger than those of bread: they have at least 8 g of fat per 100 g.
    case cake
    case sliced
    /// Quiches, tarts and pies, whose slices are those of a dish and not of bread.
    case tart
    /// Dishes that are baked in a large dish and cut up.
    case bake
    /// Soups and other dishes that a can or a mug holds ready to eat.
    case dish
    case fish
    case plant
    /// Vegetables, with at most 5 g of sugar per 100 g; fruit has more sugar and larger slices.
    case vegetable
    case sweet
    /// Crisps and other salted snacks: at least 450 kcal per 100 g, and at most 10 g of sugar.
    case salted
    /// Nuts and crisps, even if the tables do not list them as snacks: at least 450 kcal per 100 g.
    case crisp
    case grapes
    /// Meat that is not sliced; packs of it are larger than those of ham.
    case meat
    /// Raw hams such as Parma ham, whose slices are thinner than those of other cold cuts.
    case rawHam
    /// Roasts and loaves of meat, whose slices are thicker than those of cold cuts.
    case roast
    case coldCut
    /// German bread of rye or whole grain, whose slices are heavier than those of white bread.
    case darkBread
    /// Fruit and vegetables that are not dried, with at most 150 kcal per 100 g.
    case fresh
    case herb
    /// Butter with herbs or garlic, of which a slice lies on a steak.
    case butter
    case sorbet

    private static let leafWords: Set<String> = ["lettuce", "arugula", "rocket", "salad", "greens", "spinach"]
    private static let cookedWords: Set<String> = ["cooked", "boiled", "canned", "fried", "steamed", "gekocht"]

    private static let rawHams = [
      "prosciutto", "parmaschinken", "parma ham", "serrano", "iberico", "rohschinken", "bresaola", "coppa",
      "bundnerfleisch", "lachsschinken", "nussschinken", "schwarzwalder", "speck", "dry-cured ham",
    ]
    private static let darkBreads = [
      "pumpernickel", "vollkornbrot", "schwarzbrot", "roggenbrot", "bauernbrot", "graubrot", "mischbrot", "landbrot",
      "dinkelbrot", "kornerbrot", "kernbrot", "holzofenbrot", "eiweissbrot", "haferbrot", "mehrkornbrot",
    ]
    private static let roasts = [
      "braten", "roast", "loaf", "leberkas", "fleischkas", "braised", "grilled", "geschmort",
    ]
    private static let herbs = [
      "parsley", "petersilie", "basil", "coriander", "cilantro", "mint", "minze", "dill", "chive", "schnittlauch",
      "thyme", "thymian", "oregano", "rosemary", "rosmarin", "sage", "salbei", "cress", "kresse", "herb", "krauter",
    ]

    private static func contains(_ words: [String], _ food: Food) -> Bool {
      let name = food.name.plainLetters
      return words.contains(where: name.contains)
    }

    private static func isCake(_ name: String) -> Bool {
      SearchText.words(name).contains { word in
        ["cake", "drizzle", "sponge"].contains(word)
          || ["kuchen", "torte", "gateau", "bienenstich", "gugelhupf", "biskuitrolle", "roulade"].contains(
            where: word.hasSuffix)
      }
    }

    func fits(_ food: Food) -> Bool {
      switch self {
      case .poured: food.isPoured
      case .spirit: food.isPoured && food.category == .beverages && food.nutrients.calories >= 220
      case .spooned: !food.isPoured && food.category == .dairy
      case .solid: !food.isPoured
      case .leaves:
        food.category == .produce && food.nutrients.calories <= 30
          && !Self.leafWords.isDisjoint(with: SearchText.words(food.name))
          && Self.cookedWords.isDisjoint(with: SearchText.words(food.name))
      case .dished: !food.isPoured && food.nutrients.calories <= 300
      case .bread: food.category == .bakery
      case .crispbread: Self.contains(["knackebrot", "crispbread"], food)
      case .cake: food.category == .bakery && food.nutrients.fat >= 8 && Self.isCake(food.name)
      case .dish:
        !food.isPoured
          && (food.category == .other
            || Self.contains(["soup", "baked beans", "macaroni and cheese", "ravioli"], food))
      case .tart:
        !food.isUserCreated
          && !Set(SearchText.words(food.name)).isDisjoint(with: [
            "quiche", "tart", "tarte", "pie", "flan", "spanakopita", "strudel", "borek", "pizza",
          ])
      case .bake:
        food.category == .other
          && Self.contains(
            ["moussaka", "musaka", "lasagn", "pasticcio", "pastitsio", "auflauf", "casserole", "gratin"], food)
      case .fish: food.category == .seafood
      case .vegetable: food.category == .produce && (food.nutrients.sugar ?? food.nutrients.carbohydrates) <= 5
      case .plant: food.category == .produce || food.category == .pantry
      case .sweet: food.category == .snacks
      case .salted: food.category == .snacks && food.nutrients.calories >= 450 && food.nutrients.sugar ?? 0 <= 10
      case .grapes: food.category == .produce && Self.contains(["grape"], food)
      case .crisp: Self.plant.fits(food) && food.nutrients.calories >= 450
      case .meat: food.category == .meat && !food.portions.contains { PortionWords.key($0.name) == "slice" }
      case .sliced: food.category == .dairy || food.category == .meat
      case .rawHam: food.category == .meat && Self.contains(Self.rawHams, food)
      case .roast: food.category == .meat && Self.contains(Self.roasts, food)
      case .coldCut: food.category == .meat
      case .darkBread: food.category == .bakery && Self.contains(Self.darkBreads, food)
      case .fresh: food.category == .produce && food.nutrients.calories <= 150
      case .butter: food.nutrients.fat >= 50 && Self.contains(["butter"], food)
      case .sorbet: Self.contains(["sorbet", "eis (", "zitroneneis", "water ice"], food)
      case .herb: food.category == .produce && Self.contains(Self.herbs, food)
      }
    }
  }

  /// The grams of a portion, which are those of a European slice if the tables have an American slice of a cake: a
  /// slice of carrot cake has 200 g in the United States.
  static func grams(of portion: Portion, of food: Food) -> Double {
    let isSlice = PortionWords.key(portion.name) == "slice"
    return isSlice && isAmericanSlice(portion.grams, of: food) ? sliceOfCake : portion.grams
  }

  /// Whether a piece of this weight in grams is a slice of cake that is larger than European ones.
  static func isAmericanSlice(_ grams: Double, of food: Food) -> Bool {
    grams > largestSlice && !food.isUserCreated && Kind.cake.fits(food)
  }

  /// The grams above which a slice of cake is an American one.
  private static let largestSlice = 130.0
  /// The grams of a slice of cake, in the source that `sizes` names.
  static let sliceOfCake = 100.0

  private struct Size {
    let kind: Kind
    /// The size in grams, or in milliliters for `poured` foods.
    let amount: Double
  }

  /// Typical sizes, keyed by the plain portion word or its English form.
  ///
  /// A pinch is a sixteenth of a US teaspoon (0.31 ml) and a dash an eighth (0.62 ml), as in sets of measuring spoons;
  /// the tip of a knife is a quarter of a gram and a handful an ounce, as in cookbooks, but 45 g of fresh fruit,
  /// vegetables or prawns, 25 g of lettuce and 10 g of herbs. German glasses hold 0.2 l, mugs 0.25 l, cans 0.33 l and
  /// bottles 0.5 l, a teapot half a liter and a jug one liter; a pint is the British one. A can of beans or fruit holds
  /// 400 g, or 240 g without the water, and a can of fish 120 g; a bar of chocolate weighs 100 g, and a row of it a
  /// sixth of that. An egg dish weighs 60 g for each egg. A ball of mozzarella weighs 125 g, a scoop of ice cream 50 g,
  /// a lump of cheese 40 g, a take-away tub 350 g, a tub of a dip and a pouch of rice 200 and 250 g and a jar for
  /// babies 190 g. A glass of spirits holds 40 ml and a dram 25 ml. A dollop of a dish or of mash is 40 g, of other
  /// foods 15 g. A German Tüte of crisps, nuts or sweets holds 150 g. A smear is 5 g, a Seidl of beer 0.3 l and a
  /// Krügerl 0.5 l, and a cup of a drink 0.2 l. A sip is 30 ml, a ladle 120 ml, a squirt from a bottle 12 g, a thumb of
  /// ginger 15 g, a sprinkle 4 g, or 10 g of cheese, a tube of sweets 50 g, a slice of crispbread 11 g, of dark German
  /// bread 45 g, of raw ham 11 g, of herb butter 10 g, of other cold cuts 20 g, of a roast 35 g, of cake 100 g (FNDDS
  /// 2021-2023 has 109 g as the median of its cakes), a slice of another dish 120 g, a slice or square of a bake 200 g
  /// (FNDDS 2021-2023 has 206 g for a piece of lasagna), a wedge of cheese 30 g, a bowl of lettuce 80 g. The cups of
  /// coffee shops hold 12, 16 and 20 US fluid ounces, and a German pot of coffee for one person holds 0.3 l. A small
  /// bag of crisps, nuts or sweets, or a British pack of crisps, holds 25 to 35 g, a fun-size bag 17 g, a pack to share
  /// 175 to 200 g, and a bunch of grapes weighs 150 g. Slices of white bread and cheese weigh as much as in the starter
  /// bank, and slices of vegetables as much as a slice of cucumber in FNDDS 2021-2023.
  private static let sizes: [String: [Size]] = [
    "kannchen": [Size(kind: .poured, amount: 300)], "fun-size": [Size(kind: .sweet, amount: 17)],
    "bag": [Size(kind: .sweet, amount: 30), Size(kind: .crisp, amount: 30)],
    "packet": [Size(kind: .sweet, amount: 30), Size(kind: .crisp, amount: 30)],
    "pack": [Size(kind: .salted, amount: 30)],
    "package": [Size(kind: .sweet, amount: 200), Size(kind: .crisp, amount: 175), Size(kind: .meat, amount: 400)],
    "tasse": [Size(kind: .poured, amount: 200)], "tassen": [Size(kind: .poured, amount: 200)],
    "cup": [Size(kind: .poured, amount: 200)],
    "seidl": [Size(kind: .poured, amount: 300)],
    "seidel": [Size(kind: .poured, amount: 300)], "krugerl": [Size(kind: .poured, amount: 500)],
    "smear": [Size(kind: .solid, amount: 5)],
    "tube": [Size(kind: .sweet, amount: 50)], "square": [Size(kind: .dish, amount: 200)],
    "sprinkle": [Size(kind: .sliced, amount: 10), Size(kind: .solid, amount: 4)],
    "pinch": [Size(kind: .solid, amount: 0.3)],
    "dash": [Size(kind: .poured, amount: 15), Size(kind: .solid, amount: 0.6)],
    "knifepoint": [Size(kind: .butter, amount: 2), Size(kind: .solid, amount: 0.25)],
    "handful": [
      Size(kind: .leaves, amount: 25), Size(kind: .herb, amount: 10), Size(kind: .fresh, amount: 45),
      Size(kind: .fish, amount: 45), Size(kind: .solid, amount: 28.35),
    ],
    "dollop": [
      Size(kind: .dish, amount: 40), Size(kind: .vegetable, amount: 40), Size(kind: .solid, amount: 15),
      Size(kind: .poured, amount: 15),
    ],
    "lump": [Size(kind: .sliced, amount: 40), Size(kind: .bread, amount: 60)],
    "splash": [Size(kind: .poured, amount: 15), Size(kind: .solid, amount: 5)],
    "drop": [Size(kind: .poured, amount: 0.05)], "bunch": [Size(kind: .grapes, amount: 150)],
    "glass": [
      Size(kind: .spirit, amount: 40), Size(kind: .poured, amount: 200), Size(kind: .dish, amount: 200),
    ],
    "mug": [Size(kind: .poured, amount: 250), Size(kind: .dish, amount: 250)],
    "becher": [
      Size(kind: .poured, amount: 200), Size(kind: .spooned, amount: 150), Size(kind: .dish, amount: 200),
    ],
    "ball": [Size(kind: .sliced, amount: 125), Size(kind: .sweet, amount: 50)],
    "can": [
      Size(kind: .poured, amount: 330), Size(kind: .dish, amount: 400), Size(kind: .fish, amount: 120),
      Size(kind: .plant, amount: 240), Size(kind: .spooned, amount: 400),
    ],
    "bottle": [Size(kind: .poured, amount: 500)],
    "tall": [Size(kind: .poured, amount: 355)], "grande": [Size(kind: .poured, amount: 473)],
    "venti": [Size(kind: .poured, amount: 591)],
    "dram": [Size(kind: .spirit, amount: 25)], "pint": [Size(kind: .poured, amount: britishPint)],
    "pot": [
      Size(kind: .spooned, amount: 150), Size(kind: .poured, amount: 500), Size(kind: .plant, amount: 130),
      Size(kind: .dish, amount: 350),
    ],
    "pouch": [Size(kind: .plant, amount: 250)],
    "tub": [
      Size(kind: .spooned, amount: 200), Size(kind: .poured, amount: 500), Size(kind: .dish, amount: 350),
      Size(kind: .plant, amount: 200),
    ], "jar": [Size(kind: .dish, amount: 190)],
    // A Kugel of anything but mozzarella is a scoop.
    "kugel": [Size(kind: .sliced, amount: 125)], "kugeln": [Size(kind: .sliced, amount: 125)],
    "scoop": [
      Size(kind: .sweet, amount: 50), Size(kind: .sorbet, amount: 50), Size(kind: .vegetable, amount: 60),
      Size(kind: .dish, amount: 60),
    ],
    "tute": [Size(kind: .salted, amount: 150), Size(kind: .crisp, amount: 150), Size(kind: .sweet, amount: 150)],
    "carton": [Size(kind: .poured, amount: 200)],
    "roll": [Size(kind: .sweet, amount: 50)],
    "jug": [Size(kind: .poured, amount: 1000)],
    "bowl": [Size(kind: .leaves, amount: 80), Size(kind: .dished, amount: 250)],
    "plate": [Size(kind: .dished, amount: 300)],
    "egg": [Size(kind: .solid, amount: 60)],
    "tafel": [Size(kind: .sweet, amount: 100)],
    "rippe": [Size(kind: .sweet, amount: 17)], "row": [Size(kind: .sweet, amount: 17)],
    "sip": [Size(kind: .poured, amount: 30)], "gulp": [Size(kind: .poured, amount: 45)],
    "mouthful": [Size(kind: .poured, amount: 30), Size(kind: .solid, amount: 20)],
    "katori": [
      Size(kind: .dished, amount: 150), Size(kind: .spooned, amount: 150), Size(kind: .poured, amount: 150),
    ],
    "ladle": [Size(kind: .poured, amount: 120), Size(kind: .dished, amount: 120)],
    "squirt": [Size(kind: .poured, amount: 5), Size(kind: .solid, amount: 12)],
    "thumb": [Size(kind: .plant, amount: 15)], "punnet": [Size(kind: .plant, amount: 250)],
    "rispe": [Size(kind: .plant, amount: 450)], "netz": [Size(kind: .plant, amount: 1000)],
    "ecke": [Size(kind: .sliced, amount: 25)], "krug": [Size(kind: .poured, amount: 500)],
    "slice": [
      Size(kind: .butter, amount: 10), Size(kind: .cake, amount: sliceOfCake), Size(kind: .tart, amount: 120),
      Size(kind: .crispbread, amount: 11),
      Size(kind: .darkBread, amount: 45), Size(kind: .bread, amount: 30), Size(kind: .rawHam, amount: 11),
      Size(kind: .roast, amount: 35), Size(kind: .coldCut, amount: 20), Size(kind: .sliced, amount: 28),
      Size(kind: .vegetable, amount: 10), Size(kind: .bake, amount: 200), Size(kind: .dish, amount: 120),
    ],
    "wedge": [
      Size(kind: .cake, amount: sliceOfCake), Size(kind: .tart, amount: 120), Size(kind: .sliced, amount: 30),
      Size(kind: .dish, amount: 120),
    ],
  ]

  /// The size of a small or large measure relative to a medium one: typical cups hold 0.15, 0.2 and 0.3 l.
  ///
  /// A thin slice of bread weighs 20 g, one of usual thickness 28 g and a thick one 43 g (FNDDS 2021-2023).
  private static let factors = ["small": 0.75, "large": 1.5, "thin": 0.7, "thick": 1.5]

  /// The energy in kcal per 100 g below which a drink is neither wine nor a spirit.
  private static let weakDrink = 65.0
  /// Milliliters in containers of soft drinks and beer, which are sold in several sizes.
  private static let containers = ["small can": 250.0, "large can": 500, "small bottle": 330, "large bottle": 1000]

  /// The size that a word means, relative to a medium one; 1 for words that are not sizes.
  static func factor(_ word: String) -> Double { factors[PortionWords.key(word)] ?? 1 }

  /// The estimated weight of a measure for which the food has no portion; nil if the measure is not used for such
  /// foods.
  static func weight(_ quantity: Quantity, _ unit: String, of food: Food) -> ResolvedAmount? {
    let words = unit.split(separator: " ").map { $0.plainLetters.filter { $0 != "." } }
    guard var last = words.last else { return nil }
    // `a drop of milk` is a splash, and a drop of vanilla a drop.
    if PortionWords.key(last) == "drop", quantity.number == 1, food.category == .dairy { last = "splash" }
    let factor = words.dropLast().lazy.compactMap { factors[PortionWords.key($0)] }.first ?? 1
    if words.count == 2, food.isPoured, food.nutrients.calories < weakDrink,
      let drink = containers["\(PortionWords.key(words[0])) \(PortionWords.key(last))"]
    {
      let density = food.knownDensity ?? 1
      return assumed(quantity, unit, grams: quantity.middle * drink * density, of: food)
    }
    if words.count > 1, words.dropLast().allSatisfy(PortionWords.isSizeWord),
      let portion = PortionMatch.best(for: last, in: food.portions)
    {
      return assumed(quantity, unit, grams: quantity.middle * factor * grams(of: portion, of: food), of: food)
    }
    let key = PortionWords.key(last)
    let isServed = PortionWords.isPlateOrBowl(last) || food.category == .pantry && PortionWords.isBowl(last)
    if isServed, let serving = food.usualServing {
      return assumed(quantity, unit, grams: quantity.middle * factor * serving, of: food)
    }
    if quantity.number < 1, quantity.upTo == nil, let pack = sharedPack(key, of: food) {
      return assumed(quantity, unit, grams: quantity.number * factor * pack, of: food)
    }
    if key == "dollop", IceCream.isKind(food) {
      return assumed(quantity, unit, grams: quantity.middle * factor * dollopOfIceCream, of: food)
    }
    if key == "pint", food.category == .dairy, quantity.middle > 1 { return pints(quantity, unit, of: food) }
    let known = (sizes[EnglishNoun.singular(last)] ?? []) + (sizes[key] ?? [])
    guard let size = known.first(where: { $0.kind.fits(food) }) else { return nil }
    let density = food.isPoured ? food.knownDensity ?? 1 : 1
    return assumed(quantity, unit, grams: quantity.middle * factor * size.amount * density, of: food)
  }

  /// The grams of a spoonful of ice cream beside a dessert, which are those of a scoop.
  private static let dollopOfIceCream = 50.0

  /// The grams in a pack of which people eat only a part, which is not the small one that is eaten whole: a bag of sweets
  /// of 150 g, a tub of ice cream of half a liter; nil for other packs.
  private static func sharedPack(_ unit: String, of food: Food) -> Double? {
    let isSweet = Kind.sweet.fits(food) && food.nutrients.sugar ?? food.nutrients.carbohydrates > 30
    if isSweet, ["bag", "pouch"].contains(unit) { return 150 }
    let isIceCream = [.dairy, .frozen].contains(food.category) && IceCream.isKind(food)
    return ["pot", "tub"].contains(unit) && isIceCream ? 300 : nil
  }

  /// The weight of several pints of milk, which are bought rather than drunk: British ones, or as another reading
  /// American ones.
  private static func pints(_ quantity: Quantity, _ unit: String, of food: Food) -> ResolvedAmount {
    let density = food.knownDensity ?? 1
    var readings = [britishPint, americanPint].map {
      ResolvedAmount(
        grams: quantity.middle * $0 * density, quantity: .volume(milliliters: quantity.middle * $0, unit: "ml"))
    }
    let weights = zip(readings, ["UK", "US"]).map { "\(Quantity.weight($0.grams)) (\($1))" }.joined(separator: " or ")
    var taken = readings.removeFirst()
    taken.alternatives = readings
    taken.doubt =
      "\(food.name) has no portion \(LarderError.quoted(unit)); \(Quantity.figure(quantity.middle)) \(unit) may be \(weights)"
    return taken
  }

  /// The milliliters of a British pint (Weights and Measures Act 1985).
  static let britishPint = 568.0
  /// The milliliters of a pint in the United States.
  private static let americanPint = 473.0

  private static func assumed(
    _ quantity: Quantity, _ unit: String, grams: Double, of food: Food
  ) -> ResolvedAmount {
    ItemPhrase.assumed(.typical(unit: unit), grams: grams, quantity, of: food)
  }
}

extension Food {
  /// The serving among the portions of a food that the household did not add; nil if there is none.
  var ownServing: Portion? { isUserCreated ? nil : portions.first(where: \.isServing) }

  /// The grams of the food's serving, or of its first portion if that is a cup of a pantry, snack or bakery food, such
  /// as cereal; nil if the food has neither.
  var usualServing: Double? {
    if let serving = StarterServings.serving(of: self) { return serving.grams }
    if let serving = portions.first(where: \.isServing) { return serving.grams }
    guard [.pantry, .snacks, .bakery].contains(category), let first = portions.first, first.name == "cup" else {
      return nil
    }
    return first.grams
  }
}
