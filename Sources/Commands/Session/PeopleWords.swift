internal import Domain
internal import Store
internal import Text

extension Session {
  /// A reader for words that name meals, days, times and the household's people.
  func whenReader(_ reading: ReadTransaction) throws -> WhenReader {
    WhenReader(
      days: days.forMeals, people: try reading.profiles.all().map(\.name), me: try currentProfile(in: reading)?.name)
  }
}

extension Invocation {
  /// The maximum number of words that a day and a person's name may have together.
  private static let mostWords = 40

  /// The command without the people whom it names after `@` (`@all`, `@Tim @Oma`), and their profiles.
  ///
  /// The profiles are nil if the command names nobody or only one person. A command that names one person runs with
  /// that person's profile.
  func forPeople(
    _ session: Session, unless isDay: (Invocation) -> Bool
  ) throws -> (invocation: Invocation, people: [Profile]?) {
    let reader = try session.read { try session.whenReader($0) }
    if let sign = words.firstIndex(where: \.beginsPerson),
      let names = reader.peopleOnly(in: Self.names(in: words[sign...])), names.count > 1
    {
      let people = try session.read { try $0.profiles.all().filter { names.contains($0.name) } }
      return (with(words: Array(words[..<sign])), people)
    }
    return (try forPerson(session, unless: isDay), nil)
  }

  /// The command without the name of a person in it (`week thomas`, `today @max`); the command then runs with that
  /// person's profile.
  ///
  /// If `isDay` accepts all words together, none of them is taken for a person: `month may` is a month. If
  /// `@` was typed, throws an error unless the words after it are the name of exactly one person.
  func forPerson(_ session: Session, unless isDay: (Invocation) -> Bool) throws -> Invocation {
    let (rest, person) = try apart(session, unless: isDay)
    if let person { session.globals.profile = person.name }
    return rest
  }

  /// The command without the name of a person in it, and that person's profile, or nil if nobody is named.
  ///
  /// `@NAME` may be anywhere in the command: `meal delete last @max`, `meal delete @max last`. Throws what `forPerson`
  /// throws.
  func apart(
    _ session: Session, unless isDay: (Invocation) -> Bool = { _ in true }
  ) throws -> (rest: Invocation, person: Profile?) {
    guard !words.isEmpty else { return (self, nil) }
    let reader = try session.read { try session.whenReader($0) }
    if let sign = words.firstIndex(where: \.beginsPerson) {
      if let (name, rest) = named(reader) {
        return (with(words: rest), try session.read { try session.profile(named: name, in: $0) })
      }
      let said = Self.names(in: words[sign...]).joined(separator: " ")
      try locatingErrors(at: words[sign]) {
        _ = try session.read { try session.profile(named: said, in: $0) }
      }
      throw error(
        .badValue, "`\(SafeText.visible(said))` is not one profile", at: words[sign],
        hint: "after @, `\(spec.name)` takes one profile")
    }
    // A day and a person take fewer words; after a long pasted text, the error should come at once.
    guard words.count <= Self.mostWords, !isDay(self) else { return (self, nil) }
    // A shell passes a name with a space as one word.
    let parts = words.flatMap { word in word.text.split(whereSeparator: \.isWhitespace).map { (word, String($0)) } }
    guard let (name, before) = reader.lastPerson(in: parts.map(\.1)) else { return (self, nil) }
    let rest = with(words: parts[..<before].map(\.0))
    guard before == 0 || isDay(rest) else { return (self, nil) }
    return (rest, try session.read { try session.profile(named: name, in: $0) })
  }

  /// The person named after `@`, wherever the name stands, and the remaining words.
  ///
  /// If names of several lengths are possible, the longest counts. Nil if nobody is named after `@`, or if `@` is typed
  /// twice.
  func named(_ reader: WhenReader) -> (name: String, rest: [Word])? {
    guard let sign = words.firstIndex(where: \.beginsPerson) else { return nil }
    let behind = words[(sign + 1)...].prefix(Self.mostWords)
    for end in (sign + 1...sign + 1 + behind.count).reversed() {
      let said = Self.names(in: words[sign..<end])
      guard let (name, before) = reader.lastPerson(in: said), before == 0 else { continue }
      let rest = Array(words[..<sign]) + Array(words[end...])
      return rest.contains(where: \.beginsPerson) ? nil : (name, rest)
    }
    return nil
  }

  /// Throws an error if words are left although the command takes only a person.
  ///
  /// The error is `unexpectedArgument` for a day, with a hint that names the option for days, and `unknownProfile` for
  /// any other word.
  func refuseStranger(_ session: Session) throws {
    guard let word = words.first else { return }
    if session.days.read(words.map(\.text)) != nil {
      throw error(
        .unexpectedArgument, "`\(spec.name)` does not take `\(SafeText.visible(word.text))`", at: word,
        hint: "the days follow an option: `\(spec.name) --from \(SafeText.visible(word.text))`")
    }
    try locatingErrors(at: word) { _ = try session.read { try session.profile(named: text, in: $0) } }
  }

  /// The profile whose settings a command changes (the one after `@`, or else the one in use), the profile that gives
  /// the command, and the command without the owner's name.
  ///
  /// Throws `unknownProfile` or `ambiguousProfile` with the place of the person's name.
  func forOwner(_ session: Session) throws -> (owner: Profile, author: Profile, rest: Invocation) {
    try session.read { reading in
      let author = try session.profile(in: reading)
      guard let sign = words.firstIndex(where: \.beginsPerson) else { return (author, author, self) }
      if let (name, rest) = named(try session.whenReader(reading)) {
        return (try session.profile(named: name, in: reading), author, with(words: rest))
      }
      let owner = try locatingErrors(at: words[sign]) {
        try session.profile(named: String(words[sign].text.dropFirst()), in: reading)
      }
      return (owner, author, with(words: Array(words[..<sign] + words[(sign + 1)...])))
    }
  }

  /// The words without the sign `@`, split at spaces, since a shell may pass several words as one.
  private static func names(in words: ArraySlice<Word>) -> [String] {
    words.flatMap { word in
      (word.beginsPerson ? word.text.dropFirst() : word.text[...]).split(whereSeparator: \.isWhitespace).map(
        String.init)
    }
  }
}

extension Word {
  /// Whether the word begins with `@`, after which a person, a day or a meal is named.
  var beginsPerson: Bool { text.hasPrefix("@") }
}
