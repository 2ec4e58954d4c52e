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

  /// Whether a command line reads the word as a slot (or the start of one), a day, a time or a group.
  static func isReserved(_ name: String) -> Bool {
    // Which day it is does not matter: the words are the same on each.
    let reader = WhenReader(days: DayReader(today: Day(number: 0)))
    return groups.contains(name.plainLetters) || reader.reserves(name)
  }

  private static let groups = Set(
    """
    morning-snack afternoon-snack evening-snack tonight now jetzt
    last next all me everyone everybody household letzte nachste alle ich haushalt
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
