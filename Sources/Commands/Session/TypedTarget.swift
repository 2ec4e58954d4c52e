internal import Domain
internal import Store

/// The day, the meal, the time and the people that are typed after `@`.
struct TypedTarget {
  var phrase = WhenPhrase()
  /// The profiles that were named; empty if none was.
  var people: [Profile] = []

  /// The words before `@`, and the target after it; the target is nil if there is no `@`.
  ///
  /// Throws an error if the target cannot be read.
  static func split(_ invocation: Invocation, _ session: Session) throws -> (words: [Word], target: TypedTarget?) {
    let sign = invocation.words.firstIndex(where: \.beginsPerson) ?? invocation.words.endIndex
    let words = Array(invocation.words[..<sign])
    guard sign < invocation.words.endIndex else { return (words, nil) }
    let text = invocation.words[sign...].map(\.text).joined(separator: " ").dropFirst()
    let target = try session.read { reading in
      let phrase = try invocation.locatingErrors(at: invocation.words[sign]) {
        try session.whenReader(reading).read(String(text)).settled(
          today: session.today, now: session.now.minuteOfDay, dayStart: session.settings.dayStart)
      }
      return TypedTarget(phrase: phrase, people: try phrase.people.map { try session.profile(named: $0, in: reading) })
    }
    return (words, target)
  }

  /// Splits off the target, which stands after `@` or is given in plain words: `71 kg for Oma`, `73.5 yesterday`.
  ///
  /// A target may also come first, with or without `@`: `Lina 29.5`, `@Lina 29.5`. Throws `unknownProfile` for somebody
  /// without a profile: `80 for Opa`.
  ///
  /// - Parameter isText: Returns whether words can be what the command itself needs, such as a weight. The `30.1` of
  ///   `@Tim 30.1` is therefore not read as a day in January.
  static func splitPlainly(
    _ invocation: Invocation, _ session: Session, isText: (String) -> Bool
  ) throws -> (text: String, target: TypedTarget?) {
    if let first = invocation.words.first, first.beginsPerson {
      for end in invocation.words.indices.dropFirst() {
        let text = invocation.words[end...].map(\.text).joined(separator: " ")
        let leading = invocation.with(words: Array(invocation.words[..<end]))
        guard isText(text), let target = try? split(leading, session).target else { continue }
        return (text, target)
      }
    }
    let (words, target) = try split(invocation, session)
    let text = words.map(\.text).joined(separator: " ")
    guard target == nil else { return (text, target) }
    return try session.read { reading in
      let reader = try session.whenReader(reading)
      let (rest, first) = (try? reader.leading(in: text)) ?? (text, WhenPhrase())
      let (items, last) = reader.trailing(in: rest) ?? (rest, WhenPhrase())
      if last == WhenPhrase(), let stranger = reader.stranger(in: rest) {
        let word = invocation.words.first { stranger.name.hasPrefix($0.text) }
        try invocation.locatingErrors(at: word) { _ = try session.profile(named: stranger.name, in: reading) }
      }
      let words = items.split(whereSeparator: \.isWhitespace).map(String.init)
      var said = (try? last.joined(with: first)) ?? WhenPhrase()
      var text = items
      // A name alone is enough at the end, since a weight has no other words: `66.4 mama yesterday`.
      if said.people.isEmpty, let (name, before) = reader.lastPerson(in: words), before > 0 {
        said.people = [name]
        text = words[..<before].joined(separator: " ")
        if let (rest, day) = reader.trailing(in: text), let both = try? day.joined(with: said) {
          (text, said) = (rest, both)
        }
      }
      guard said != WhenPhrase() else { return (items, nil) }
      var phrase = said.settled(
        today: session.today, now: session.now.minuteOfDay, dayStart: session.settings.dayStart)
      // The time of day does not matter: `73.5 this morning`.
      (phrase.slot, phrase.minuteOfDay) = (nil, nil)
      let people = try phrase.people.map { try session.profile(named: $0, in: reading) }
      return (text, TypedTarget(phrase: phrase, people: people))
    }
  }
}

extension Invocation {
  /// The words without a person named at their beginning, and that person's profile: `@max fri lunch @mia`.
  ///
  /// If the words begin with anything else, or if nothing follows the name, returns the unchanged words and nil.
  func afterOwner(_ session: Session) throws -> (rest: Invocation, owner: Profile?) {
    guard let first = words.first, first.beginsPerson else { return (self, nil) }
    let end = words.dropFirst().firstIndex(where: \.beginsPerson) ?? words.endIndex
    let beginning = with(words: Array(words[..<end]))
    guard let (name, rest) = try session.read({ beginning.named(try session.whenReader($0)) }), !rest.isEmpty else {
      return (self, nil)
    }
    return (with(words: rest + words[end...]), try session.read { try session.profile(named: name, in: $0) })
  }
}
