extension Slot {
  /// The slot that a word names: the beginning of an English name (`b`, `din`) or a German name; nil for other words.
  ///
  /// German names are `Frühstück`, `Mittag`, `Abendessen` and `Zwischenmahlzeit`. Case and accents are ignored. German
  /// names can be shortened too, unless the short form means a day (`mit` is Mittwoch).
  package static func read(_ word: String) -> Slot? {
    guard (1...40).contains(word.utf8.count) else { return nil }
    let plain = word.plainLetters
    if let slot = allCases.first(where: { $0.rawValue.hasPrefix(plain) || $0.rawValue + "s" == plain }) { return slot }
    guard plain.count >= 4 else { return nil }
    return germanWords.first { $0.name.hasPrefix(plain) && plain.count >= $0.atLeast }?.slot
  }

  private static let germanWords: [(name: String, atLeast: Int, slot: Slot)] = [
    ("fruhstuck", 4, .breakfast), ("fruehstueck", 4, .breakfast), ("mittagessen", 5, .lunch),
    ("abendessen", 4, .dinner), ("abendbrot", 6, .dinner), ("zwischenmahlzeit", 4, .snack),
  ]

  /// The words that an error offers if a slot was not understood.
  static let offered = allCases.map(\.rawValue) + ["frühstück", "mittag", "abend"]
}
