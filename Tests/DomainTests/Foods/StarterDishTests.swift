import Expect
import Testing

@testable import Domain

/// The dishes and drinks of the bank that are calculated from other foods in it.
@Suite struct StarterDishTests {
  let entries = StarterBankTests.entries

  /// A dish that is put together of foods of the bank.
  struct Composed: CustomTestStringConvertible, Sendable {
    let name: String
    /// The energy of 100 g in another published table, if one has the dish.
    let published: Double?
    /// The foods' keys, and grams of each.
    let parts: [(key: String, grams: Double)]

    init(_ name: String, _ published: Double?, _ parts: [(key: String, grams: Double)]) {
      (self.name, self.published, self.parts) = (name, published, parts)
    }

    var testDescription: String { name }
  }

  /// What the tables' notes say, in keys.
  static let composed = [
    // A German portion, of 15 ml of milk.
    Composed("Coffee with milk", nil, [("14209", 222), ("01077", 15)]),
    Composed("Café au lait", 31, [("14209", 100), ("01077", 100)]),  // BLS, Kaffee halb und halb
    Composed("Cappuccino", 42, [("14210", 50), ("01077", 100)]),  // CH
    Composed("Ayran", 39, [("01116", 65), ("14411", 34.6), ("02047", 0.4)]),  // BLS
    // Two slices of bread; a slice of cheese and butter, or two tablespoons and one.
    Composed("Cheese sandwich", nil, [("18069", 58), ("01009", 28), ("01001", 10)]),
    Composed("Peanut butter and jelly sandwich", nil, [("18069", 58), ("16098", 32), ("19297", 20)]),
    // USDA's portion of each.
    Composed("Fish and chips", nil, [("36033", 226), ("21138", 117)]),
    Composed("Currywurst", 202, [("07939", 150), ("11935", 80)]),  // BLS, with curry ketchup
    Composed("Egg salad", nil, [("01129", 150), ("04025", 30), ("02046", 5)]),
    Composed("Chicken salad with mayonnaise", nil, [("05014", 140), ("04025", 40), ("11143", 40)]),
    Composed("Spaghetti carbonara", 167, [("20121", 70), ("01123", 24), ("01032", 3), ("10862", 3)]),  // BLS
    Composed(
      "Salmon sushi", 126,  // BLS, Sushi mit Lachs
      [("20053", 62), ("15236", 20), ("11206", 15.5), ("11446", 1), ("19335", 1), ("02047", 0.5)]),
    Composed("Low-fat quark", 66, [("01256", 98), ("01092", 2)]),  // BLS, Speisequark Magerstufe
    Composed("Kartoffelknödel", 98, [("11365", 95.2), ("11413", 4), ("02047", 0.8)]),  // BLS, halb und halb
    Composed(
      "Tzatziki", 138,  // CH
      [("01293", 70), ("11206", 22), ("04053", 7.5), ("11215", 0.5), ("02047", 0.8)]),
    // One avocado.
    Composed("Guacamole", nil, [("09037", 201), ("09160", 15), ("11282", 20), ("02047", 1.5)]),
    Composed("Pumpkin soup", 69, [("11423", 60), ("01053", 16), ("06700", 23.5), ("02047", 0.5)]),  // BLS
  ]

  @Test(arguments: composed)
  func composedDishes(dish: Composed) throws {
    let food = try require(entries.first { $0.food.name == dish.name }?.food)
    let parts = try dish.parts.map { part in
      (food: try require(entries.first { $0.key == part.key }).food, grams: part.grams)
    }
    expect(parts.contains { $0.food.source == food.source })
    let total = parts.reduce(0) { $0 + $1.grams }
    // Half of the last place that USDA gives of each.
    let halves = [0.5, 0.005, 0.005, 0.005, 0.0005, 0.005, 0.05, 0.5]
    for (nutrient, half) in zip(Nutrient.allCases, halves) {
      let values = parts.map { part in part.food.nutrients[nutrient].map { $0 * part.grams / total } }
      // Unknown in a part is unknown in the whole.
      let expected = values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, +)
      let value = food.nutrients[nutrient]
      expect((value == nil), equals: (expected == nil), "\(nutrient)")
      if let value, let expected { expect(abs(value - expected) <= half + 1e-9, "\(nutrient): \(expected)") }
    }
    if let published = dish.published {
      expect(abs(food.nutrients.calories - published) <= 0.05 * published, "\(food.nutrients.calories) kcal")
    }
  }
}
