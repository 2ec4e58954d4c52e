import Expect
import Testing

@testable import Domain

@Suite("Amounts of a food")
struct ResolvedAmountTests {
  static func food(
    _ name: String, _ category: FoodCategory = .pantry, _ portions: KeyValuePairs<String, Double> = [:],
    density: Double? = nil
  ) -> Food {
    Food(
      name: name, category: category, nutrients: Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0),
      portions: portions.map { Portion(name: $0.key, grams: $0.value) }, density: density)
  }

  static let egg = food("Egg", .dairy, ["large": 50, "small": 38, "medium": 44, "extra large": 56])
  static let oil = food("Olive oil", .pantry, ["tbsp": 13.5, "cup": 216])
  static let bread = food("Bread", .bakery, ["slice": 30, "slice, thin": 20, "loaf": 500])
  static let rice = food("Cooked rice", .pantry, ["cup": 158])
  static let water = food("Water", .beverages)
  static let honey = food("Honey", .pantry, density: 1.42)
  static let nuts = food("Walnuts", .snacks, ["cup, chopped": 117, "handful": 28.35, "nut": 4])
  static let flour = food("Flour", .pantry)

  /// The portions of the foods above, times the number, by hand.
  @Test(
    arguments: [
      (egg, "2", 100, "2 large"), (egg, "3 small", 114, "3 small"), (egg, "2 medium", 88, "2 medium"),
      (egg, "1 med", 44, "1 med"),
      (egg, "1 extra large", 56, "1 extra large"), (egg, "zwei große", 100, "2 große"),
      (egg, "a dozen", 600, "12 large"),
      (egg, "half an", 25, "½ large"), (egg, "150 g", 150, "150 g"),
      // tbsp = 13.5 g: 27 g; 1 cup = 216 g; an EL is a spoon of oil too; 100 ml by the first volume portion: 13.5 /
      // 14.79 g/ml.
      (oil, "2 tbsp", 27, "2 tbsp"), (oil, "1/2 cup", 108, "½ cup"), (oil, "2 EL", 27, "2 EL"),
      (oil, "100 ml", 91.2779, "100 ml"),
      (bread, "2 slices", 60, "2 slices"), (bread, "2 Scheiben", 60, "2 Scheiben"),
      (bread, "1 thin slice", 20, "1 thin slice"),
      (bread, "2 loaves", 1000, "2 loaves"),
      // 250 ml / 236.6 ml x 158 g.
      (rice, "250 ml", 166.9484, "250 ml"), (rice, "eine Tasse", 158, "1 cup"),
      // A drink weighs 1 g/ml: a cup of water is 236.6 g.
      (water, "1 cup", 236.6, "1 cup"), (water, "0.5 l", 500, "0.5 l"), (water, "8 fl oz", 236.56, "8 fl oz"),
      (honey, "1 tbsp", 21.0018, "1 tbsp"),
      (nuts, "a handful", 28.35, "1 handful"), (nuts, "eine Handvoll", 28.35, "1 Handvoll"),
      (nuts, "1/3 cup", 39, "1/3 cup"),
      (food("Whole milk", .dairy), "200 ml", 200, "200 ml"), (food("Buttermilch", .dairy), "1 EL", 15, "1 EL"),
      (flour, "1 ½ oz", 42.525, "42.525 g"),
    ] as [(Food, String, Double, String)])
  func resolves(_ food: Food, _ amount: String, _ grams: Double, _ text: String) throws {
    let resolved = try food.weight(of: AmountReader.read(amount).quantity)
    expect(abs(resolved.grams - grams) < 1e-3)
    expect(resolved.text, equals: text)
    expect(resolved.doubt, equals: nil)
  }

  @Test("Nothing said is one first portion")
  func none() throws {
    expect(try Self.egg.weight(of: nil), equals: ResolvedAmount(grams: 50, quantity: .count(1, unit: "large")))
    let odd = Self.food("Cereal", .pantry, ["100 g": 100])
    expect(try odd.weight(of: .count(2, unit: nil)).text, equals: "2 x 100 g")
  }

  @Test("A solid's volume without portion or density is a guess, and says so")
  func guesses() throws {
    let resolved = try Self.flour.weight(of: .volume(milliliters: 236.6, unit: "cup"))
    expect(resolved.grams, equals: 236.6)
    expect(resolved.doubt, equals: "Flour has no volume portion and no density; 1 cup is taken as 236.6 g (1 g/ml)")
    for name in ["Milk powder", "Milk chocolate", "Quark"] {
      expect(
        try Self.food(name, .dairy).weight(of: .volume(milliliters: 100, unit: "ml")).doubt != nil, "\(name)")
    }
  }

  @Test("A measure is not taken for a portion that begins like it")
  func measuresAreNoPrefixes() throws {
    let soup = Self.food("Soup", .beverages, ["large": 400, "cupcake": 60])
    expect(try soup.weight(of: .volume(milliliters: 1000, unit: "l")).grams, equals: 1000)
    expect(try soup.weight(of: .volume(milliliters: 236.6, unit: "cup")).grams, equals: 236.6)
  }

  @Test("What has no weight is refused, naming the food and what it has")
  func refuses() throws {
    for quantity in [nil, .count(2, unit: nil), .count(1, unit: "slice")] as [Quantity?] {
      let error = try #require(throws: LarderError.self) { try Self.flour.weight(of: quantity) }
      expect(error.code, equals: .doubtful)
      expect(error.message.contains("Flour"))
      expect(error.hint?.contains("food portion add Flour"), equals: true)
    }
    let error = try #require(throws: LarderError.self) { try Self.egg.weight(of: .count(2, unit: "lage")) }
    expect(error.code, equals: .badAmount)
    expect(error.message, equals: "Egg has no portion `lage`")
    expect(error.candidates, equals: ["large", "small", "medium", "extra large"])
  }

  @Test(
    "More than 100 kg is refused",
    arguments: [
      Quantity.grams(100_001), .count(3000, unit: "loaf"), .grams(0), .grams(-1), .grams(.nan), .grams(.infinity),
      .count(.infinity, unit: nil), .volume(milliliters: 1e308, unit: "cup"),
    ])
  func bounds(_ quantity: Quantity) throws {
    let error = try #require(throws: LarderError.self) { try Self.bread.weight(of: quantity) }
    expect(error.code, equals: .outOfRange)
  }
}
