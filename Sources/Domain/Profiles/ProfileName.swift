/// What a profile may be called: a name that a command line cannot take for anything else.
package enum ProfileName {
  /// Characters at most.
  package static let longest = 40

  /// The name without surrounding space.
  ///
  /// Throws `badValue`: not 1 to 40 characters, control or invisible characters, one of `@ , ; "`, a leading dash,
  /// a number, or a word that means a slot, a day or a group. Whether it is taken, the store knows.
  package static func check(_ text: String) throws(LarderError) -> String {
    let name = PlainName.trimmed(text)
    guard !name.isEmpty else { throw refusal("a profile needs a name") }
    guard name.unicodeScalars.prefix(longest * 8 + 1).count <= longest * 8, name.count <= longest else {
      throw refusal("a profile's name has at most \(longest) characters")
    }
    guard !PlainName.hasInvisible(name) else { throw refusal("a profile's name cannot hold control characters") }
    if let sign = name.first(where: { "@,;\"".contains($0) }) {
      throw refusal("a profile's name cannot hold `\(sign)`")
    }
    guard !name.hasPrefix("-") else { throw refusal("a profile's name cannot start with a dash") }
    guard name.contains(where: \.isLetter) || !name.contains(where: \.isNumber) else {
      throw refusal("`\(name)` is a number, which cannot be a profile's name")
    }
    guard !isReserved(name) else {
      throw refusal("`\(name)` already means something in Larder: a meal, a day or a group")
    }
    return name
  }

  /// The form in which two names are compared: upper and lower case are one.
  package static func key(_ name: String) -> String { PlainName.trimmed(name).lowercased() }

  private static func refusal(_ message: String) -> LarderError {
    LarderError(.badValue, message, hint: "a profile's name: 1 to 40 characters, like Anna or Dad")
  }

  /// Whether a command line reads the word as a slot (or the start of one), a day or a group.
  static func isReserved(_ name: String) -> Bool {
    let word = name.lowercased()
    return reserved.contains(word) || slots.contains { $0.hasPrefix(word) }
  }

  private static let slots = ["breakfast", "lunch", "dinner", "snack"]

  private static let reserved = Set(
    """
    frühstück fruehstueck mittag mittagessen abend abendessen abendbrot zwischenmahlzeit snacks
    morning-snack afternoon-snack evening-snack
    today yesterday tomorrow tonight now heute gestern vorgestern morgen übermorgen uebermorgen jetzt
    mon tue tues wed thu thur thurs fri sat sun
    monday tuesday wednesday thursday friday saturday sunday
    mo di mi do fr sa so
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    last next all me everyone everybody household letzte nächste alle ich haushalt
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
