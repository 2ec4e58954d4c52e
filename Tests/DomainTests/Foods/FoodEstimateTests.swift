import Domain
import Expect
import TestSupport
import Testing

/// The estimated values of a food from similar ones, and which foods are similar.
@Suite struct FoodEstimateTests {
  private static func food(
    _ name: String, _ category: FoodCategory = .dairy, _ kcal: Double = 100, _ protein: Double = 5,
    _ carbs: Double = 10, _ fat: Double = 4.5, satfat: Double? = nil, sugar: Double? = nil, sodium: Double? = nil,
    aliases: [String] = [], basis: CarbohydrateBasis = .total, id: Int = 0, isEstimate: Bool = false
  ) -> Food {
    Food(
      id: id, name: name, category: category,
      nutrients: Nutrients(
        calories: kcal, protein: protein, carbohydrates: carbs, fat: fat, saturatedFat: satfat, sugar: sugar,
        sodium: sodium), basis: basis, aliases: aliases,
      source: isEstimate ? FoodSource(name: FoodEstimate.sourceName, id: "from Quark") : nil)
  }

  @Test func `each nutrient is the median of those that know it`() throws {
    // USDA SR Legacy per 100 g: Gouda, Edam, Cheddar and, without its sodium, Brie.
    let foods = [
      Self.food("Gouda", .dairy, 356, 24.94, 2.22, 27.44, satfat: 17.614, sodium: 819),
      Self.food("Edam", .dairy, 357, 24.99, 1.43, 27.8, satfat: 17.572, sodium: 812),
      Self.food("Cheddar", .dairy, 404, 22.87, 3.09, 33.31, satfat: 18.867, sodium: 653),
      Self.food("Brie", .dairy, 334, 20.75, 0.45, 27.68, sugar: 0.45),
    ]
    let estimate = try require(FoodEstimate(from: foods))
    // (356 + 357) / 2 = 356.5; (22.87 + 24.94) / 2 = 23.905; (1.43 + 2.22) / 2 = 1.825; (27.68 + 27.8) / 2 = 27.74
    expect(estimate.nutrients.calories == 357 && estimate.nutrients.protein == 23.9)
    expect(estimate.nutrients.carbohydrates == 1.8 && estimate.nutrients.fat == 27.7)
    // Three of four know these: 17.614 and 812 are in the middle. One of four knows the sugar, none the fiber.
    expect(estimate.nutrients.saturatedFat == 17.6 && estimate.nutrients.sodium == 812)
    expect(estimate.nutrients.sugar == nil && estimate.nutrients.fiber == nil)
    expect(estimate.spread[.calories] == 334...404 && estimate.spread[.sodium] == 653...819)
    expect(estimate.spread[.sugar], equals: nil)
    expect(estimate.source, equals: FoodSource(name: "estimate", id: "from Gouda, Edam, Cheddar, Brie"))
    // Half of them is enough.
    expect(FoodEstimate(from: Array(foods.suffix(2)))?.nutrients.sugar, equals: 0.5)
    expect(FoodEstimate(from: []) == nil)
  }

  @Test func `what does not fit together is made to`() throws {
    // The medians of fat (1, 10, 10) and saturated fat (0.9, 8, 12) are 10 and 8; of sugar (4, 15, 15) and carbs (5,
    // 5, 20) 15 and 5.
    let foods = [
      Self.food("A", .dairy, 49, 5, 5, 1, satfat: 0.9, sugar: 4),
      Self.food("B", .dairy, 130, 5, 5, 10, satfat: 8, sugar: 15),
      Self.food("C", .dairy, 190, 5, 20, 10, satfat: 12, sugar: 15),
    ]
    let estimate = try require(FoodEstimate(from: foods))
    expect(estimate.nutrients.sugar == 5 && estimate.nutrients.saturatedFat == 8)
    // Energies 60, 160 and 60 of macros that give 60, 160 and 58: the median of 60 does not go with 10 P, 5 C and 5 F,
    // 105 kcal.
    let mixed = [
      Self.food("A", .dairy, 60, 10, 5, 0), Self.food("B", .dairy, 160, 10, 7.5, 10),
      Self.food("C", .dairy, 60, 1, 2, 5),
    ]
    let energy = try require(FoodEstimate(from: mixed)).nutrients
    expect(energy.protein == 10 && energy.carbohydrates == 5 && energy.fat == 5 && energy.calories == 105)
  }

  @Test func `the shelf is that of most, the carbs are without fiber where all are`() throws {
    let foods = [Self.food("A", .bakery), Self.food("B", .snacks), Self.food("C", .snacks)]
    expect(FoodEstimate(from: foods)?.category, equals: .snacks)
    expect(FoodEstimate(from: Array(foods.prefix(2)))?.category, equals: .bakery)
    expect(FoodEstimate(from: [Self.food("A", basis: .available)])?.basis, equals: .available)
    expect(FoodEstimate(from: [Self.food("A", basis: .available), Self.food("B")])?.basis, equals: .total)
  }

  private static let bank = [
    food("Plain yogurt", id: 1), food("Fruit yogurt", aliases: ["Fruchtjoghurt", "Joghurt mit Frucht"], id: 2),
    food("Frozen yogurt", .frozen, id: 3), food("Strawberry", .produce, id: 4),
    food("Gouda cheese", aliases: ["Käse"], id: 5),
    food("Cheesecake", .bakery, id: 6), food("Pound cake", .bakery, id: 7), food("Rice cake", .snacks, id: 8),
    food("Sponge cake", .bakery, id: 9), food("Nut yogurt", id: 10, isEstimate: true),
    food("Tuna in oil", .seafood, id: 11),
    food("Rapeseed oil", .pantry, id: 12),
  ]

  @Test(
    arguments: [
      ("strawberry yogurt", ["Plain yogurt", "Fruit yogurt"]), ("Erdbeerjoghurt", ["Fruit yogurt"]),
      ("Bergkäse", ["Gouda cheese"]), ("apple cake", ["Pound cake", "Sponge cake", "Cheesecake"]),
      ("apple cake, homemade with love", ["Pound cake", "Sponge cake", "Cheesecake"]), ("hemp oil", ["Rapeseed oil"]),
      // Ingredients and side dishes in a name do not say what the food is.
      ("strawberry mystery", []), ("yogurt thing", []), ("xyzzy", []), ("", []), ("🍓", []), ("in with", []),
    ])
  func `the word that says what it is has to be the same`(name: String, nearest: [String]) {
    expect(FoodSimilarity(name).nearest(among: Self.bank).map(\.name), equals: nearest)
  }

  @Test func `within a category any word counts`() {
    expect(
      FoodSimilarity("yogurt thing", category: .dairy).nearest(among: Self.bank).first?.name, equals: "Plain yogurt")
    expect(
      FoodSimilarity("strawberry yogurt", category: .frozen).nearest(among: Self.bank).map(\.name),
      equals: ["Frozen yogurt"])
    expect(FoodSimilarity("strawberry yogurt", category: .meat).nearest(among: Self.bank), equals: [])
    expect(FoodSimilarity("apple cake").nearest(among: Self.bank, limit: 0), equals: [])
  }

  /// Whatever the foods have, an estimate of them is a food that may be saved.
  @Test(arguments: 0..<200) func `an estimate is always possible`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let foods = (1...Int.random(in: 1...7, using: &random)).map { id in
      let carbs = Double.random(in: 0...60, using: &random)
      let fat = Double.random(in: 0...40, using: &random)
      let sugar = Bool.random(using: &random) ? Double.random(in: 0...carbs, using: &random) : nil
      return Self.food(
        "Food \(id)", .other, Double.random(in: 0...900, using: &random), 0, carbs, fat,
        satfat: Bool.random(using: &random) ? Double.random(in: 0...fat, using: &random) : nil, sugar: sugar, id: id)
    }
    let estimate = try require(FoodEstimate(from: foods), "seed \(seed)")
    try FoodCheck.range(estimate.nutrients)
    let parts = FoodStatement(StatedNutrients(estimate.nutrients), basis: estimate.basis).findings.filter {
      $0.rule == .part
    }
    expect(parts, equals: [], "seed \(seed)")
    for (nutrient, range) in estimate.spread where nutrient != .calories {
      let value = try require(estimate.nutrients[nutrient])
      expect(value >= range.lowerBound - 0.05 || nutrient == .sugar || nutrient == .saturatedFat, "seed \(seed)")
      expect(value <= range.upperBound + 0.05, "seed \(seed)")
    }
  }
}
