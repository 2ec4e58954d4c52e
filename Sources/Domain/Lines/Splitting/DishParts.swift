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
      parts.indices.contains(where: { Self.beginsPart(at: $0, in: parts) })
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
      return Self.beginsPart(at: index, in: rest)
    }
  }

  /// Adds `with` in place of the words that join a food and what it was made with, if both have a weight or a volume.
  ///
  /// Example: `made with` in `40 g oats made with 250 ml milk`. Returns how many words were replaced; nil if none were.
  static func madeWith(_ result: inout [TextWord], at index: Int, in words: [TextWord]) -> Int? {
    guard let making = makings.first(where: { words[index...].prefix($0.count).map(\.plainShort) == $0 }),
      beginsWithMeasure(words[(index + making.count)...]),
      case let start = words[..<index].lastIndex(where: { $0.kind == .mark || $0.partsItems }).map({ $0 + 1 }) ?? 0,
      beginsWithMeasure(words[start..<index])
    else { return nil }
    result.append(TextWord(text: "with", range: words[index].range))
    return making.count
  }

  /// Adds `with` in place of words that say how much of it there is: `crumpets dripping in butter`, `Brot bestrichen mit
  /// Butter`.
  ///
  /// Returns how many words were replaced; nil if no such words are between two foods.
  func heaped(_ result: inout [TextWord], at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, index + 2 < words.count, words[index - 1].kind == .plain, !words[index - 1].partsItems,
      Self.heapedOn.contains(words[index].plainShort), ["in", "with", "mit"].contains(words[index + 1].plainShort),
      !isWithinKnownName(index, words)
    else { return nil }
    result.append(TextWord(text: "with", range: words[index].range))
    return 2
  }

  private static let heapedOn: Set<String> = [
    "dripping", "smothered", "slathered", "swimming", "drenched", "covered", "topped", "loaded", "drizzled",
    "sprinkled", "dusted", "dipped", "bestrichen", "belegt", "bestreut", "garniert", "betraufelt", "ubergossen",
    "verfeinert",
  ]

  /// Whether the word separates items and the next words begin with a weight or a volume.
  private static func beginsPart(at index: Int, in words: ArraySlice<TextWord>) -> Bool {
    (words[index].kind == .mark || words[index].partsItems) && beginsWithMeasure(words[(index + 1)...])
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
