import Expect
import Testing

@testable import Domain

/// Whether words that correct an amount refer to the food already in the line.
@Suite struct SameFoodTests {
  private static func food(_ name: String, aliases: [String] = [], _ portions: [String] = []) -> Food {
    Food(
      name: name, category: .other, nutrients: Nutrients(calories: 100, protein: 0, carbohydrates: 0, fat: 0),
      portions: portions.map { Portion(name: $0, grams: 50) }, aliases: aliases)
  }

  private static let pizza = food(
    "Pepperoni pizza", aliases: ["frozen pepperoni pizza", "Salamipizza"], ["pizza", "slice"])
  private static let rice = food("Cooked rice", aliases: ["Reis gekocht"], ["cup"])
  private static let chocolate = food("Milk chocolate", aliases: ["Vollmilchschokolade"], ["bar", "square"])
  private static let broccoli = food("Broccoli", ["floret", "stalk"])
  private static let juice = food("Orange juice", ["cup", "juice of an orange"])
  private static let grapefruit = food("Grapefruit", ["half"])
  private static let egg = food("Fried egg", aliases: ["Spiegelei"], ["large"])

  @Test(
    arguments: [
      // A portion of the food, then its name; the word that says what it is has to be there.
      ("1 pizza", pizza, .count(1, unit: "pizza")), ("2 pizzas", pizza, .count(2, unit: "pizzas")),
      ("2 slices pizza", pizza, .count(2, unit: "slices")), ("1 pepperoni pizza", pizza, .count(1, unit: nil)),
      ("150 g salamipizza", pizza, .grams(150)), ("1 cheese pizza", pizza, nil), ("1 pepperoni", pizza, nil),
      ("150g rice", rice, .grams(150)), ("rice 150g", rice, .grams(150)), ("150g Reis", rice, .grams(150)),
      ("1 cup rice", rice, .volume(milliliters: 236.6, unit: "cup")), ("150g fried rice", rice, nil),
      ("150g rice pudding", rice, nil), ("200ml milk", chocolate, nil), ("20g chocolate", chocolate, .grams(20)),
      ("20g dark chocolate", chocolate, nil), ("3 florets", broccoli, .count(3, unit: "florets")),
      ("3 stalks broccoli", broccoli, .count(3, unit: "stalks")), ("3 carrots", broccoli, nil),
      // A food that a portion only contains, or that only begins like the name, is another food.
      ("1 orange", juice, nil), ("200ml juice", juice, .volume(milliliters: 200, unit: "ml")),
      ("10 grapes", grapefruit, nil), ("2 eggs", egg, .count(2, unit: nil)),
      ("2 Spiegeleier", egg, .count(2, unit: nil)),
      ("2 egg noodles", egg, nil), ("2 boiled eggs", egg, nil),
      // Without an amount, the food is corrected.
      ("pizza", pizza, nil), ("rice", rice, nil),
    ] as [(String, Food, Quantity?)])
  func itStays(words: String, food: Food, amount: Quantity?) throws {
    let phrase = try require(try ItemListReader().read(words).first)
    expect(LoggedFood(name: food.name, food: food).amount(in: phrase)?.quantity, equals: amount)
  }

  /// The name of the moment of logging counts, with the food renamed or gone.
  @Test func theNameThatWasLogged() throws {
    let cake = try require(try ItemListReader().read("80 g cake").first)
    expect(LoggedFood(name: "Birthday cake", food: nil).amount(in: cake)?.quantity, equals: .grams(80))
    expect(LoggedFood(name: "Birthday cake", food: Self.rice).amount(in: cake)?.quantity, equals: .grams(80))
    expect(LoggedFood(name: "Birthday pie", food: nil).amount(in: cake), equals: nil)
    let count = try require(try ItemListReader().read("2 cakes").first)
    expect(LoggedFood(name: "Birthday cake", food: nil).amount(in: count)?.quantity, equals: .count(2, unit: nil))
  }
}
