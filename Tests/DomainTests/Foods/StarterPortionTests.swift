import Expect
import Testing

@testable import Domain

/// The weights that the bank's portions give to a count and to a plain name.
@Suite struct StarterPortionTests {
  let foods = StarterBankTests.entries.map(\.food)

  /// The weight of one of it, or of a plain name without an amount.
  @Test(arguments: [
    ("Salt", "pinch", 0.4), ("Black pepper", "dash", 0.1), ("Skyr", "pot", 150), ("Low-fat quark", "pot", 250),
    ("Sweet and sour chicken", "plate", 300), ("Chicken and rice", "plate", 350), ("Vegetable lo mein", "plate", 300),
    ("Beef stew", "plate", 300), ("Chili con carne", "plate", 300), ("Oven chips", "serving", 85),
    ("Almonds", "almond", 1.2), ("Grapes", "grape", 4.9), ("Sugar cube", "cube", 2.3),
  ])
  func firstPortions(name: String, portion: String, grams: Double) throws {
    let first = try require(foods.first { $0.name == name }?.portions.first)
    expect(first, equals: Portion(name: portion, grams: grams))
  }

  /// People eat one piece of these, or put it into a pot with other things.
  static let singlePieces: Set = [
    "Garlic", "Chocolate chip cookie", "Rice cake", "Maraschino cherry", "Ginger", "Nori", "Dried shiitake",
    "Quail egg", "Jalapeño", "Dried chilli", "Parmesan, in the piece", "Fresh basil",
    "Fresh coriander", "Fresh dill", "Fresh peppermint", "Fresh spearmint", "Bay leaf", "Chicken stock cube",
    "Beef stock cube", "Taco shell", "Rusk", "Sweet rusk", "Chocolate marshmallow biscuit", "Ice cream cone",
    "Animal crackers", "Chocolate truffle", "Toffee", "Chewing gum",
    "Sugar-free chewing gum", "Infant formula powder", "Baby biscuit", "Teething biscuit", "Baby rice biscuit",
    "Sugar cube", "Digestive biscuit",
  ]

  /// The portion is a measure, not a piece: people take a spoonful of these.
  @Test func smallPiecesHaveAHelping() {
    let measures: Set = ["tsp", "tbsp", "cup", "pat", "dash", "pinch", "spray", "packet", "envelope", "handful"]
    for food in foods where !Self.singlePieces.contains(food.name) {
      guard let first = food.portions.first, first.grams < 15, !measures.contains(first.name) else { continue }
      expect(food.portions.contains { ["handful", "serving"].contains($0.name) }, "\(food.name)")
    }
  }
}
