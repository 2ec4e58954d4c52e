internal import Domain
internal import Store

/// The day, the meal, the time and the people that are typed after `@`.
struct TypedTarget {
  var phrase = WhenPhrase()
  /// The profiles that were named; empty if none was.
  var people: [Profile] = []

  /// The words before `@`, and the target after it or nil if there is no `@`.
  ///
  /// Throws an error if the target cannot be read.
  static func split(_ invocation: Invocation, _ session: Session) throws -> (words: [Word], target: TypedTarget?) {
    let sign = invocation.words.firstIndex { $0.text.hasPrefix("@") } ?? invocation.words.endIndex
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

  /// Splits off the target after `@` or, without `@`, one in plain words: `71 kg for Oma`, `73.5 yesterday`.
  ///
  /// A name may also come first: `Lina 29.5`. Throws `unknownProfile` for somebody without a profile: `80 for Opa`.
  static func splitPlainly(_ invocation: Invocation, _ session: Session) throws -> (text: String, target: TypedTarget?)
  {
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
      guard first != WhenPhrase() || last != WhenPhrase(), let said = try? last.joined(with: first) else {
        return (text, nil)
      }
      var phrase = said.settled(
        today: session.today, now: session.now.minuteOfDay, dayStart: session.settings.dayStart)
      // The time of day does not matter: `73.5 this morning`.
      (phrase.slot, phrase.minuteOfDay) = (nil, nil)
      let people = try phrase.people.map { try session.profile(named: $0, in: reading) }
      return (items, TypedTarget(phrase: phrase, people: people))
    }
  }
}
