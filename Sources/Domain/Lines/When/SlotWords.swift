extension Slot {
  /// The slot that a word names, by the beginning of an English name (`b`, `din`) or by a German name; nil for other
  /// words.
  ///
  /// German names are `Frühstück`, `Mittag`, `Abendessen` and `Zwischenmahlzeit`. Case and accents are ignored. German
  /// names can be shortened too, unless the short form means a day (`mit` is Mittwoch).
  package static func read(_ word: String) -> Slot? {
    guard (1...40).contains(word.utf8.count) else { return nil }
    let plain = word.plainLetters
    if let slot = adverbs[plain] { return slot }
    if let slot = allCases.first(where: { $0.rawValue.hasPrefix(plain) || $0.rawValue + "s" == plain }) { return slot }
    guard plain.count >= 4 else { return nil }
    return furtherNames.first { $0.name.hasPrefix(plain) && plain.count >= $0.atLeast }?.slot
  }

  private static let furtherNames: [(name: String, atLeast: Int, slot: Slot)] = [
    ("fruhstuck", 4, .breakfast), ("fruehstueck", 4, .breakfast), ("mittagessen", 5, .lunch),
    ("abendessen", 4, .dinner), ("abendbrot", 6, .dinner), ("zwischenmahlzeit", 4, .snack), ("supper", 6, .dinner),
    ("brekkie", 7, .breakfast), ("brekky", 6, .breakfast),
  ]

  /// The slot of an adverb or of a part of the day: `abends`, `Nachmittag`; nil for any other word.
  ///
  /// Unlike a meal's name, such a word needs no preposition, because it is never part of a food's name.
  static func read(adverb word: String) -> Slot? { word.utf8.count <= 20 ? adverbs[word.plainLetters] : nil }

  private static let adverbs: [String: Slot] = [
    "morgens": .breakfast, "mittags": .lunch, "abends": .dinner, "vormittags": .snack, "nachmittags": .snack,
    "zmorge": .breakfast, "zmorgen": .breakfast, "znuni": .snack, "zmittag": .lunch, "zvieri": .snack,
    "znacht": .dinner,
    "zwischendurch": .snack, "nachts": .snack, "vormittag": .snack, "nachmittag": .snack,
  ]

  /// The words that an error offers if a slot was not understood.
  static let offered = allCases.map(\.rawValue) + ["frühstück", "mittag", "abend"]
}
