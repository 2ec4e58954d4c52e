/// A food of the starter bank, with the number by which later versions know it.
package struct StarterFood: Hashable, Sendable {
  /// The NDB number of USDA SR Legacy, five digits.
  package let key: String
  /// The food, not saved yet.
  package let food: Food
}

/// The foods that a new household starts with.
package enum StarterBank {
  /// Goes up when the table changes.
  package static let version = 1
  /// What the foods' sources are called.
  package static let sourceName = "USDA SR Legacy"

  /// Reads the table: once, when a household is created.
  package static func foods() -> [Food] { entries().map(\.food) }

  /// The foods with their keys, in the table's order.
  package static func entries() -> [StarterFood] {
    var entries: [StarterFood] = []
    var first: Substring?
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      guard let head = first else {
        first = line
        continue
      }
      if let entry = entry(head, details: line) { entries.append(entry) }
      first = nil
    }
    return entries
  }

  private static func entry(_ head: Substring, details: Substring) -> StarterFood? {
    let fields = Self.fields(head)
    let rest = Self.fields(details)
    guard fields.count == 4, let category = FoodCategory(rawValue: fields[1]), let nutrients = nutrients(fields[3])
    else { return nil }
    var portions = rest.first.map(portions) ?? []
    let density = portions.firstIndex { $0.name == "ml" }.map { portions.remove(at: $0).grams }
    let aliases = rest.count > 1 ? list(rest[1], separator: ";") : []
    let food = Food(
      name: fields[2], category: category, nutrients: nutrients, basis: .total, portions: portions, aliases: aliases,
      density: density, isUserCreated: false, source: FoodSource(name: sourceName, id: fields[0]))
    return StarterFood(key: fields[0], food: food)
  }

  private static func fields(_ line: Substring) -> [String] { list(line, separator: "|") }

  private static func list(_ text: some StringProtocol, separator: Character) -> [String] {
    text.split(separator: separator).map { PlainName.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  private static func nutrients(_ text: String) -> Nutrients? {
    let values = text.split(separator: " ").map { Double($0) }
    guard values.count == 8, let calories = values[0], let protein = values[1], let carbohydrates = values[2],
      let fat = values[3]
    else { return nil }
    return Nutrients(
      calories: calories, protein: protein, carbohydrates: carbohydrates, fat: fat, saturatedFat: values[4],
      sugar: values[5], fiber: values[6], sodium: values[7])
  }

  private static func portions(_ text: String) -> [Portion] {
    list(text, separator: ",").compactMap { portion in
      let sides = list(portion, separator: "=")
      guard sides.count == 2, let grams = Double(sides[1]) else { return nil }
      return Portion(name: sides[0], grams: grams)
    }
  }
}
