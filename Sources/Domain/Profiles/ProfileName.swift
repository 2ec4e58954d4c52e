/// Rules for a profile's name, which must not mean anything else on a command line.
package enum ProfileName {
  /// The maximum number of characters of a name.
  package static let longest = 40

  /// Checks a profile's name, and removes the spaces around it.
  ///
  /// Throws `badValue` if the name does not have 1 to 40 characters, contains control or invisible characters or one of
  /// `@ , ; "`, has a word that begins with a dash, or is a number or a word for a slot, a day or a group. The store
  /// checks whether another profile already has the name.
  package static func check(_ text: String) throws(LarderError) -> String {
    let name = PlainName.trimmed(text)
    guard !name.isEmpty else { throw refusal("a profile needs a name") }
    guard name.unicodeScalars.prefix(longest * 8 + 1).count <= longest * 8, name.count <= longest else {
      throw refusal("a profile's name has at most \(longest) characters")
    }
    guard !PlainName.hasInvisible(name) else { throw refusal("a profile's name cannot contain control characters") }
    if let sign = name.first(where: { "@,;\"".contains($0) }) {
      throw refusal("a profile's name cannot contain `\(sign)`")
    }
    guard !name.hasPrefix("-") else { throw refusal("a profile's name cannot start with a dash") }
    if let option = name.split(separator: " ").first(where: { $0.hasPrefix("-") }) {
      throw LarderError(
        .badValue, "`\(option)` looks like an option, and a profile's name cannot contain it",
        hint: "options begin with two dashes, such as --quiet")
    }
    guard name.contains(where: \.isLetter) || !name.contains(where: \.isNumber) else {
      throw refusal("`\(name)` is a number, which cannot be a profile's name")
    }
    guard !isReserved(name) else {
      throw refusal("`\(name)` already means a meal, a day, a time or people in Larder")
    }
    return name
  }

  /// The maximum number of names in a list.
  private static let mostNames = 20

  /// The names in a list with commas: `Anna, Tom and Lina`; a text without a comma is a single name.
  ///
  /// Throws what `check` throws for one of the names, and `badValue` if a name is there twice or there are more than 20.
  package static func list(_ text: String) throws(LarderError) -> [String] {
    guard text.contains(",") else { return [try check(text)] }
    let parts = text.split(separator: ",", maxSplits: mostNames).map { $0.split(whereSeparator: \.isWhitespace) }
    guard parts.count <= mostNames else { throw refusal("a line adds at most \(mostNames) profiles") }
    let last = parts.last?.split { ["and", "und", "&"].contains($0.lowercased()) } ?? []
    var names: [String] = []
    for part in parts.dropLast() + last.map(Array.init) where !part.isEmpty {
      let name = try check(part.joined(separator: " "))
      guard !names.contains(where: { key($0) == key(name) }) else { throw refusal("`\(name)` is there twice") }
      names.append(name)
    }
    guard !names.isEmpty else { throw refusal("a profile needs a name") }
    return names
  }

  /// The form in which names are compared, ignoring case.
  package static func key(_ name: String) -> String { PlainName.trimmed(name).lowercased() }

  private static func refusal(_ message: String) -> LarderError {
    LarderError(.badValue, message, hint: "choose a name of 1 to 40 characters, such as Anna or Dad")
  }

  /// Whether a command line reads the word as a slot (or the start of one), a day, a time or a group.
  static func isReserved(_ name: String) -> Bool {
    // The current day does not matter: the words are the same on every day.
    let reader = WhenReader(days: DayReader(today: Day(number: 0)))
    return groups.contains(name.plainLetters) || reader.reserves(name)
  }

  private static let groups = Set<String>.words(
    """
    morning-snack afternoon-snack evening-snack tonight now jetzt
    last next all me everyone everybody household letzte nachste alle ich haushalt
    """)
}
