internal import Domain
internal import Store
internal import Text

extension Session {
  /// A reader for words that name meals, days, times and the household's people.
  func whenReader(_ reading: ReadTransaction) throws -> WhenReader {
    WhenReader(
      days: days, people: try reading.profiles.all().map(\.name), me: try currentProfile(in: reading)?.name)
  }
}

extension Invocation {
  /// The maximum number of words that a day and a person's name may have together.
  private static let mostWords = 40

  /// The command without the people whom it names after `@` (`@all`, `@Tim @Oma`), and their profiles; nil if it names
  /// none or one, with whose profile it then runs.
  func forPeople(
    _ session: Session, unless isDay: (Invocation) -> Bool
  ) throws -> (invocation: Invocation, people: [Profile]?) {
    let reader = try session.read { try session.whenReader($0) }
    if let sign = words.firstIndex(where: { $0.text.hasPrefix("@") }),
      let names = reader.peopleOnly(in: Self.names(words[sign...])), names.count > 1
    {
      let people = try session.read { try $0.profiles.all().filter { names.contains($0.name) } }
      return (with(words: Array(words[..<sign])), people)
    }
    return (try forPerson(session, unless: isDay), nil)
  }

  /// The words that name people, without their signs.
  private static func names(_ words: ArraySlice<Word>) -> [String] {
    words.flatMap { word in
      (word.text.hasPrefix("@") ? word.text.dropFirst() : word.text[...]).split(whereSeparator: \.isWhitespace).map(
        String.init)
    }
  }

  /// The command without the person whom it names (`week thomas`, `today @max`); it then runs with their profile.
  ///
  /// If `isDay` accepts all words together, none of them is taken for a person: `month may` is a month. If `@` was
  /// typed, throws an error unless exactly one existing person is named after it.
  func forPerson(_ session: Session, unless isDay: (Invocation) -> Bool) throws -> Invocation {
    guard !words.isEmpty else { return self }
    let reader = try session.read { try session.whenReader($0) }
    if let sign = words.firstIndex(where: { $0.text.hasPrefix("@") }) {
      let said = Self.names(words[sign...])
      guard let (name, before) = reader.lastPerson(in: said), before == 0 else {
        let hint = "after @, `\(spec.name)` takes one profile"
        try locatingErrors(at: words[sign]) {
          _ = try session.read { try session.profile(named: said.joined(separator: " "), in: $0) }
        }
        throw error(
          .badValue, "`\(SafeText.visible(said.joined(separator: " ")))` is not one profile", at: words[sign],
          hint: hint)
      }
      session.globals.profile = name
      return with(words: Array(words[..<sign]))
    }
    // A day and a person take fewer words; after a long pasted text, the error should come at once.
    guard words.count <= Self.mostWords, !isDay(self) else { return self }
    // A shell passes a name with a space as one word.
    let parts = words.flatMap { word in word.text.split(whereSeparator: \.isWhitespace).map { (word, String($0)) } }
    guard let (name, before) = reader.lastPerson(in: parts.map(\.1)) else { return self }
    let rest = with(words: parts[..<before].map(\.0))
    guard before == 0 || isDay(rest) else { return self }
    session.globals.profile = name
    return rest
  }

  /// Throws if words are left although the command takes only a person: `unknownProfile`, with what to type for a day.
  func refuseStranger(_ session: Session) throws {
    guard let word = words.first else { return }
    if session.days.read(words.map(\.text)) != nil {
      throw error(
        .unexpectedArgument, "`\(spec.name)` does not take `\(SafeText.visible(word.text))`", at: word,
        hint: "the days come behind options: `\(spec.name) --from \(SafeText.visible(word.text))`")
    }
    try locatingErrors(at: word) { _ = try session.read { try session.profile(named: text, in: $0) } }
  }

  /// The profile whose settings a command changes, the one after `@` or the one in use, the profile that gives the
  /// command, and the command without the person.
  ///
  /// Throws `unknownProfile` or `ambiguousProfile` at the person.
  func forOwner(_ session: Session) throws -> (owner: Profile, author: Profile, rest: Invocation) {
    try session.read { reading in
      let author = try session.profile(in: reading)
      guard let sign = words.firstIndex(where: { $0.text.hasPrefix("@") }) else { return (author, author, self) }
      func person(_ words: ArraySlice<Word>) throws -> Profile {
        try session.profile(named: String(words.map(\.text).joined(separator: " ").dropFirst()), in: reading)
      }
      // A name may have several words; the rest of the command may also come behind it: `goals set @anna 1800`.
      if let owner = try? person(words[sign...]) { return (owner, author, with(words: Array(words[..<sign]))) }
      let owner = try locatingErrors(at: words[sign]) { try person(words[sign...sign]) }
      return (owner, author, with(words: Array(words[..<sign] + words[(sign + 1)...])))
    }
  }
}
