/// A food of the starter bank, with the key that identifies it in later versions.
package struct StarterFood: Hashable, Sendable {
  /// The five-digit NDB number in USDA SR Legacy; `01256/skyr` is a different food that uses the values of row 01256.
  package let key: String
  /// The food, not saved yet.
  package let food: Food
}

/// The foods that a new household starts with.
package enum StarterBank {
  /// The version of the tables, which rises whenever they change.
  package static let version = 10
  /// The source name of the foods.
  package static let sourceName = "USDA SR Legacy"

  /// The foods, in the order of the tables.
  package static let foods: [Food] = entries.map(\.food)

  /// The foods with their keys, in the order of the tables; the tables are read on first use.
  package static let entries: [StarterFood] = {
    var entries: [StarterFood] = []
    for table in StarterTables.all {
      var head: Bytes?
      for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
        guard let first = head else {
          head = line
          continue
        }
        if let entry = entry(first, details: line) { entries.append(entry) }
        head = nil
      }
    }
    return entries
  }()

  /// A part of a table as bytes, which are processed much faster than characters; all separators in a table are ASCII.
  private typealias Bytes = ArraySlice<UInt8>

  private static func entry(_ head: Bytes, details: Bytes) -> StarterFood? {
    let fields = parts(of: head, at: UInt8(ascii: "|"))
    let rest = parts(of: details, at: UInt8(ascii: "|"))
    guard fields.count == 4, (2...3).contains(rest.count), let category = FoodCategory(rawValue: text(fields[1])),
      let nutrients = nutrients(fields[3])
    else { return nil }
    var portions = parts(of: rest[0], at: UInt8(ascii: ",")).compactMap(portion)
    let density = portions.firstIndex { $0.name == "ml" }.map { portions.remove(at: $0).grams }
    let key = text(fields[0])
    let row = text(fields[0].prefix { $0 != UInt8(ascii: "/") })
    let food = Food(
      name: text(fields[2]), category: category, nutrients: nutrients, basis: .total, portions: portions,
      aliases: parts(of: rest[1], at: UInt8(ascii: ";")).map(text),
      tags: rest.count > 2 ? parts(of: rest[2], at: UInt8(ascii: ",")).map(text) : [], density: density,
      isUserCreated: false, source: FoodSource(name: sourceName, id: row))
    return StarterFood(key: key, food: food)
  }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The parts between separators, without surrounding spaces; empty if there is no text.
  private static func parts(of bytes: Bytes, at mark: UInt8) -> [Bytes] {
    let parts: [Bytes] = bytes.split(separator: mark, omittingEmptySubsequences: false).map(trimmed)
    return parts.count == 1 && parts[0].isEmpty ? [] : parts
  }

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    var rest = bytes
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return rest
  }

  private static func nutrients(_ bytes: Bytes) -> Nutrients? {
    let values = bytes.split(separator: UInt8(ascii: " ")).map { Double(text($0)) }
    guard values.count == 8, let calories = values[0], let protein = values[1], let carbohydrates = values[2],
      let fat = values[3]
    else { return nil }
    return Nutrients(
      calories: calories, protein: protein, carbohydrates: carbohydrates, fat: fat, saturatedFat: values[4],
      sugar: values[5], fiber: values[6], sodium: values[7])
  }

  private static func portion(_ bytes: Bytes) -> Portion? {
    let sides = parts(of: bytes, at: UInt8(ascii: "="))
    guard sides.count == 2, let grams = Double(text(sides[1])) else { return nil }
    return Portion(name: text(sides[0]), grams: grams)
  }
}
