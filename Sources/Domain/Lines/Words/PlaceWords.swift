/// Phrases at the end of a name that say where, when, for whom or with whom the food was eaten.
extension WordRoles {
  /// Separates a phrase at the end that says where, when, for whom or with whom the food was eaten; nil if there is no
  /// such phrase.
  ///
  /// Examples: `victoria sponge at church`, `Salzstangen beim Fernsehen`. What follows the preposition may still be a
  /// food, which only the bank knows.
  package static func withoutPlace(_ words: [String]) -> (kept: [String], place: [String])? {
    // In `Pizza mit Tom geteilt`, the verb comes last.
    let isShared = words.last.map { WhenReader.sharingVerbs.contains($0.plainLetters) } ?? false
    guard
      let start = words.lastIndex(where: { word in
        let plain = word.plainLetters
        return isShared
          ? ["with", "mit"].contains(plain)
          : beforePlaces.contains(plain) || WhenReader.sharingVerbs.contains(plain) || word == "à"
      }), start > 0,
      (1...longestPlace).contains(words.count - start - 1),
      !words[start...].contains(where: { $0.contains { $0.decimalDigit != nil } })
    else { return nil }
    return (Array(words[..<start]), Array(words[start...]))
  }

  /// The words of a phrase without its first word, such as a preposition, and without an article: `church` of `at the
  /// church`, `with Tom` of `shared with Tom`.
  package static func named(in place: [String]) -> String {
    place.dropFirst().drop { isDeterminer($0.plainLetters) }.joined(separator: " ")
  }

  /// Whether a word in plain letters only determines the noun after it: `the`, `dem`.
  package static func isDeterminer(_ plain: String) -> Bool { determiners.contains(plain) }

  private static let longestPlace = 4
  static let determiners: Set<String> = [
    "the", "a", "an", "my", "our", "der", "die", "das", "dem", "den", "einem", "einer", "meiner", "meinem",
  ]
  private static let beforePlaces: Set<String> = [
    "at", "after", "before", "during", "from", "for", "in", "on", "by", "down", "post", "pre", "bei", "beim", "am",
    "im", "vom", "von", "nach",
    "vor",
    "fur", "furs", "fuers", "zu", "zum", "zur", "an", "ans", "auf", "uber", "ubers", "ubern", "unterm", "hinterm",
    "vorm",
    "wahrend", "b4", "chez", "over", "across", "off", "neben", "hinter",
  ]
}
