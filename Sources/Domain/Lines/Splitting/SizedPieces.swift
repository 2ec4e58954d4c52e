/// Pieces whose size is told by comparison.
extension CommonPhrases {
  /// How many words from `index` on say that a piece of cheese is as large as a matchbox, as in `matchbox sized bit of
  /// cheddar`, and the weight that they stand for; nil if they say no such thing.
  ///
  /// A matchbox of hard cheese weighs 30 g: the serving that the British Heart Foundation and the NHS describe so.
  static func matchbox(at index: Int, in words: [TextWord]) -> (length: Int, weight: String)? {
    guard words[index].kind == .plain, words[index].text.utf8.count <= longestMatchbox else { return nil }
    let plain = words[index...].prefix(4).prefix { $0.kind == .plain }.map(\.text.plainLetters)
    guard let first = plain.first, ["matchbox", "streichholzschachtel"].contains(where: first.hasPrefix) else {
      return nil
    }
    var length = 1
    for next in [sizes, pieces, ["of"]] where length < plain.count && next.contains(plain[length]) { length += 1 }
    let item = words[..<index].suffix(4) + words[(index + length)...].prefix(4)
    guard item.contains(where: { word in cheeses.contains { word.text.plainLetters.hasSuffix($0) } }) else {
      return nil
    }
    guard let count = count(before: index, in: words) else { return nil }
    return (length, "\(Quantity.figure(gramsOfMatchbox * count))g")
  }

  /// The number before a piece: 1 without one and for `a`, 0.5 for `half a`; nil for an amount without a number.
  private static func count(before index: Int, in words: [TextWord]) -> Double? {
    guard index > 0 else { return 1 }
    let before = words[index - 1]
    if AmountWords.isFew([before.plainShort]) { return nil }
    if NumberWords.articles[before.plainShort] != nil, index > 1,
      let part = NumberWords.parts[words[index - 2].plainShort]
    {
      return part < 1 ? part : nil
    }
    if case .number(let value)? = NumberReading.read(before.text) { return value }
    return NumberWords.value(of: before.text) ?? 1
  }

  private static let gramsOfMatchbox = 30.0
  /// The longest word for a matchbox, in bytes: `streichholzschachtelgroßes`.
  private static let longestMatchbox = 30
  private static let sizes = ["size", "sized", "gross", "grosses", "grosse"]
  private static let pieces = ["piece", "pieces", "bit", "bits", "chunk", "chunks", "lump", "block", "stuck", "stucke"]
  private static let cheeses = [
    "cheese", "kase", "cheddar", "gouda", "emmental", "emmentaler", "edam", "stilton", "parmesan", "gruyere", "brie",
    "feta",
  ]

  /// How many words from `index` on only say what the pieces were broken from: `of a big bar` in `one row of a big bar`;
  /// nil if none do.
  static func ofBar(at index: Int, in words: [TextWord]) -> Int? {
    guard index > 0, ["row", "square", "reihe", "rippe"].contains(PortionWords.key(words[index - 1].plainShort)),
      AmountWords.isOf(words[index].plainShort)
    else { return nil }
    let plain = words[index...].prefix(4).map(\.plainShort)
    guard plain.count > 2, NumberWords.articles[plain[1]] != nil || WordRoles.isDeterminer(plain[1]) else { return nil }
    let end = PortionWords.isSizeWord(plain[2]) ? 3 : 2
    return end < plain.count && ["bar", "tafel", "block"].contains(plain[end]) ? end + 1 : nil
  }
}
