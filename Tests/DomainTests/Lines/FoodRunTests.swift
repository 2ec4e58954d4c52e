import Expect
import Testing

@testable import Domain

/// Foods without separators, and what a dish consists of in brackets behind it.
@Suite struct FoodRunTests {
  private static let foods: Set<String> = [
    "fish fingers", "oven chips", "peas", "ketchup", "cheerios", "milk", "greek yoghurt", "blueberries", "lettuce",
    "tomato", "mayo", "spinach", "ricotta", "ravioli", "garlic", "lemon", "salmon", "rice", "chicken", "banana", "soup",
    "smoothie", "schinken", "gurke", "lasagne", "potato salad", "sausage", "beans", "eggs", "bacon", "mushrooms",
  ]

  /// The items of a list: `4 fish fingers | oven chips`.
  private static func told(_ text: String) throws -> String {
    let reader = ItemListReader(knows: { foods.contains($0.lowercased()) }, isFood: { _ in false }, isEaten: true)
    return try reader.read(text).map { phrase in
      [phrase.amountText, phrase.name].filter { !$0.isEmpty }.joined(separator: " ")
        + (phrase.isOnBread ? " on bread" : "")
    }.joined(separator: " | ")
  }

  @Test(arguments: [
    ("4 fish fingers oven chips peas ketchup", "4 fish fingers | oven chips | peas | ketchup"),
    ("cheerios 1 cup 1/2 cup milk", "1 cup cheerios | 1/2 cup milk"),
    ("greek yoghurt 150g blueberries handful", "150 g greek yoghurt | blueberries handful"),
    ("lettuce tomato mayo", "lettuce | tomato | mayo"),
    // Fewer foods may be one name, and a dish is named after what is in it.
    ("lettuce mayo", "lettuce mayo"), ("spinach ricotta ravioli", "spinach ricotta ravioli"),
    ("lemon garlic salmon", "lemon garlic salmon"),
    ("spinach ricotta tomato ravioli", "spinach ricotta tomato ravioli"),
    ("eggs bacon rice mushrooms", "eggs | bacon | rice | mushrooms"),
    // In `rice 200 g chicken`, the amount may be that of either food.
    ("rice 200 g chicken", "rice 200 g chicken"), ("rice something peas mayo", "rice something peas mayo"),
  ])
  func `a run is parted if every word of it is a food or an amount`(text: String, expected: String) throws {
    let told = try Self.told(text)
    expect(told, equals: expected, "\(told)")
  }

  @Test(arguments: [
    ("smoothie (banana, spinach, 200 ml milk)", "banana | spinach | 200 ml milk"),
    ("Brot (Schinken, Gurke)", "Brot | Schinken on bread | Gurke on bread"),
    ("belegtes Brot (Schinken, Gurke) und soup", "Brot | Schinken on bread | Gurke on bread | soup"),
    ("lasagne (shop-bought, 400g)", "400 g lasagne"),
    // With an amount, or behind another food, the dish is counted, and what is in it is not.
    ("300 ml smoothie (banana, spinach)", "300 ml smoothie"), ("soup, smoothie (banana, spinach)", "soup | smoothie"),
    ("smoothie (banana)", "smoothie (banana)"),
  ])
  func `a list in brackets is what is in the dish or on the bread`(text: String, expected: String) throws {
    let told = try Self.told(text)
    expect(told, equals: expected, "\(told)")
  }

  @Test func `a run of five hundred words is read at once`() throws {
    let text = Array(repeating: "rice peas milk banana", count: 125).joined(separator: " ")
    expect(try ItemListReader(knows: { Self.foods.contains($0) }, isEaten: true).read(text).count, equals: 1)
  }
}
