/// Pieces whose size is told by comparison.
extension CommonPhrases {
  /// How many words from `index` on say that a piece is as large as a matchbox: `matchbox sized bit of`; nil if none do.
  ///
  /// People measure cheese like this. A matchbox of hard cheese weighs 30 g: the serving that the British Heart Foundation
  /// and the NHS describe so.
  static func matchbox(at index: Int, in words: [TextWord]) -> Int? {
    let plain = words[index...].prefix(4).prefix { $0.kind == .plain }.map(\.plainShort)
    guard let first = plain.first, ["matchbox", "streichholzschachtel"].contains(where: first.hasPrefix) else {
      return nil
    }
    var length = 1
    for next in [["size", "sized", "gross", "grosses"], ["piece", "bit", "chunk", "lump", "block", "stuck"], ["of"]]
    where length < plain.count && next.contains(plain[length]) {
      length += 1
    }
    return length
  }

  /// The weight that `matchbox` stands for.
  static let matchboxOfCheese = "30g"

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
