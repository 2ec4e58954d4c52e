/// Dishes that are followed by the amounts of what they consist of.
extension NoteSigns {
  /// How many words at the start name a dish whose parts follow with their amounts: 1 for `shake 30 g whey, 300 ml milk`,
  /// 3 for `porridge made with 60 g oats and 250 ml milk`; nil if they name none.
  func dishLength(_ words: ArraySlice<TextWord>) -> Int? {
    if isDishWithParts(words) { return 1 }
    guard let dish = words.first, dish.kind == .plain, dish.text.first?.isLetter == true,
      let making = Self.makings.first(where: { words.dropFirst().prefix($0.count).map(\.plainShort) == $0 }),
      case let parts = words.dropFirst(1 + making.count), parts.first?.kind == .plain,
      Self.beginsWithMeasure(parts),
      parts.indices.contains(where: {
        (parts[$0].partsItems || parts[$0].kind == .mark) && Self.beginsWithMeasure(parts[($0 + 1)...])
      })
    else { return nil }
    return 1 + making.count
  }

  /// Whether the amounts after a dish belong to its ingredients and not to the dish: `shake 30 g whey, 300 ml milk`.
  func isDishWithParts(_ words: ArraySlice<TextWord>) -> Bool {
    guard let dish = words.first, dish.kind == .plain, Self.dishes.contains(where: dish.plainShort.hasSuffix) else {
      return false
    }
    let rest = words.dropFirst()
    guard let amount = (try? AmountReader.readings(rest, in: ""))?.last, case .measure = amount.quantity.unit,
      let food = rest.dropFirst(amount.used).first, food.kind == .plain, !food.partsItems
    else { return false }
    // In `milkshake 300 ml strawberry and fries`, the amount is that of the milkshake.
    return rest.indices.dropFirst(amount.used + 1).contains { index in
      if rest[index].joinsCompanions || rest[index].plainShort == "in" { return true }
      guard rest[index].kind == .mark || rest[index].partsItems,
        let second = (try? AmountReader.readings(rest[(index + 1)...], in: ""))?.last
      else { return false }
      if case .measure = second.quantity.unit { return true }
      return false
    }
  }

  /// How many words after a food join what it was made with, if that has an amount: 2 for the `made with` of `40 g oats
  /// made with 250 ml milk`; nil if none do.
  static func making(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, let making = makings.first(where: { words[index...].prefix($0.count).map(\.plainShort) == $0 }),
      beginsWithMeasure(words[(index + making.count)...]),
      let start = words[..<index].lastIndex(where: { $0.kind == .mark || $0.partsItems }).map({ $0 + 1 })
        ?? words.indices
        .first, start < index, beginsWithMeasure(words[start..<index])
    else { return nil }
    return making.count
  }

  /// Whether words begin with a weight or a volume: `60 g oats`.
  private static func beginsWithMeasure(_ words: ArraySlice<TextWord>) -> Bool {
    guard let amount = (try? AmountReader.readings(words, in: ""))?.last, case .measure = amount.quantity.unit else {
      return false
    }
    return true
  }

  private static let makings = [
    ["made", "with"], ["made", "from"], ["made", "of"], ["gemacht", "mit"], ["gemacht", "aus"],
  ]
}
