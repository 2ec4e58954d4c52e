internal import Domain

/// Plates of which the foods are named one by one.
extension Resolver {
  /// The items with the food alone in place of its plate, if two or more foods beside it are named: `falafel` for the
  /// `falafel plate` of `falafel plate with hummus and tabbouleh`.
  ///
  /// The plate as a whole would count them twice.
  func withoutPlate(_ items: [ItemPhrase]) throws -> [ItemPhrase] {
    guard items.count > 2, items[1].isCompanion, items[0].heading == nil, items[0].leftOut == nil,
      items[0].quantity.map({ $0.pieces == 1 }) ?? true,
      case let words = items[0].name.split(separator: " "), words.count > 1, let last = words.last,
      Self.plates.contains(last.plainLetters), case let food = words.dropLast().joined(separator: " "),
      case .food = try bank.find(food, inTables: true)
    else { return items }
    var parts = items
    parts[0].name = food
    parts[0].quantity = nil
    return parts
  }

  private static let plates: Set<String> = ["plate", "platter", "teller", "platte"]
}
