/// The words after `@`, as values: when a meal was eaten, and by whom.
package struct WhenPhrase: Equatable, Sendable {
  /// The slot; nil if none was stated.
  package var slot: Slot?
  /// The day; nil if none was stated.
  package var day: Day?
  /// The time in minutes after midnight, 0 to 1439; nil if none was stated.
  package var minuteOfDay: Int?
  /// The names of profiles, each once, in the spelling of the names that the reader knows.
  package var people: [String]

  /// Creates a phrase; what was not stated is nil or empty.
  package init(slot: Slot? = nil, day: Day? = nil, minuteOfDay: Int? = nil, people: [String] = []) {
    self.slot = slot
    self.day = day
    self.minuteOfDay = minuteOfDay
    self.people = people
  }
}

/// Reads slots, days, times and people in any order: `lunch @yesterday`, `13:30 mon`, `Mom Dad dinner`.
package struct WhenReader: Sendable {
  /// Reads the words that name a day.
  package let days: DayReader
  /// The profiles' names, longest first and split into plain words.
  private let people: [(name: String, words: [String])]

  /// Creates a reader that knows these profile names; a name may have several words.
  package init(days: DayReader, people: [String] = []) {
    self.days = days
    self.people = people.map { ($0, $0.split(whereSeparator: \.isWhitespace).map(\.plainLetters)) }
      .filter { !$0.1.isEmpty }.sorted { $0.1.count > $1.1.count }
  }

  /// Words that may be between the others without changing their meaning.
  private static let fillers: Set<String> = ["for", "at", "on", "by", "fur", "fuer", "um", "am", "zum", "zu", "beim"]

  enum Part: Equatable {
    case slot(Slot)
    case day(Day)
    case time(Int)
    case person(String)
    case filler
  }

  /// Reads everything after `@`; throws `badValue`, `badDay` or `badTime` at a word that is not understood.
  package func read(_ text: String) throws(LarderError) -> WhenPhrase {
    let words = try TextWord.words(of: text) { characters, offset in "@,;".contains(characters[offset]) }
      .filter { $0.kind != .mark }
    guard !words.isEmpty else {
      throw LarderError(
        .badValue, "nothing comes after `@`", hint: Self.accepted(people: !people.isEmpty),
        location: LarderError.Location(text: text, range: 0..<text.count))
    }
    var phrase = WhenPhrase()
    var index = 0
    while index < words.count {
      let (part, used) = try part(at: index, of: words, in: text)
      let range = words[index].range.lowerBound..<words[index + used - 1].range.upperBound
      try take(part, into: &phrase, at: LarderError.Location(text: text, range: range))
      index += used
    }
    return phrase
  }

  /// Whether a word means a slot, a day or a time, so that no profile can have that name.
  package func reserves(_ name: String) -> Bool {
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return false }
    return Slot.read(first) != nil || days.outcome(words[...]) != nil || ClockTime.read(first.plainLetters) != nil
  }

  private func take(_ part: Part, into phrase: inout WhenPhrase, at place: LarderError.Location) throws(LarderError) {
    func refuse(_ kind: String) -> LarderError {
      LarderError(.badValue, "\(kind) is given twice", hint: "leave one of them out", location: place)
    }
    switch part {
    case .slot(let slot):
      guard phrase.slot == nil else { throw refuse("the meal") }
      phrase.slot = slot
    case .day(let day):
      guard phrase.day == nil else { throw refuse("the day") }
      phrase.day = day
    case .time(let minute):
      guard phrase.minuteOfDay == nil else { throw refuse("the time") }
      phrase.minuteOfDay = minute
    case .person(let name):
      guard !phrase.people.contains(name) else { throw refuse(name) }
      phrase.people.append(name)
    case .filler: break
    }
  }

  private func part(at index: Int, of words: [TextWord], in text: String) throws(LarderError) -> (Part, Int) {
    let rest = words[index...].prefix(4).map(\.text)
    let plain = rest[0].plainLetters
    let place = LarderError.Location(text: text, range: words[index].range)
    if let slot = Slot.read(rest[0]) {
      guard DayWords.weekday(plain) == nil else { throw eitherSlotOrDay(rest[0], slot, at: place) }
      return (.slot(slot), 1)
    }
    switch days.outcome(rest[...]) {
    case .day(let day, let used)?: return (.day(day), used)
    case .noSuchDay(let used)?:
      let range = words[index].range.lowerBound..<words[index + used - 1].range.upperBound
      throw LarderError(
        .badDay, "the calendar has no day \(LarderError.quoted(rest[..<used].joined(separator: " ")))",
        hint: DayWords.forms,
        location: LarderError.Location(text: text, range: range))
    case nil: break
    }
    if let time = ClockTime.read(plain) {
      guard case .minute(let minute) = time else {
        throw LarderError(
          .badTime, "\(LarderError.quoted(rest[0])) is not a time of day",
          hint: "a time is 0:00 to 23:59, such as 13:30", location: place)
      }
      let isFollowed = rest.count > 1 && ClockTime.suffixes.contains(rest[1].plainLetters)
      return (.time(minute), isFollowed ? 2 : 1)
    }
    if let person = person(at: words[index...]) { return (.person(person.name), person.words.count) }
    if Self.fillers.contains(plain), index + 1 < words.count { return (.filler, 1) }
    throw unknown(rest[0], at: place)
  }

  private func person(at words: ArraySlice<TextWord>) -> (name: String, words: [String])? {
    let whole = people.first { person in
      words.prefix(person.words.count).map(\.text.plainLetters) == person.words
    }
    guard whole == nil, let typed = words.first?.text.plainLetters, !typed.isEmpty else { return whole }
    let beginning = people.filter { $0.words[0].hasPrefix(typed) }
    return beginning.count == 1 ? (beginning[0].name, [typed]) : nil
  }
}

extension WhenReader {
  private func eitherSlotOrDay(_ word: String, _ slot: Slot, at place: LarderError.Location) -> LarderError {
    let day = DayWords.weekday(word.plainLetters)?.rawValue ?? ""
    return LarderError(
      .badValue, "\(LarderError.quoted(word)) may be \(slot.rawValue) or \(day)", hint: "write one letter more",
      candidates: [slot.rawValue, day], location: place)
  }

  private func unknown(_ word: String, at place: LarderError.Location) -> LarderError {
    let nearest = NearestWord.among(Slot.offered + DayWords.offered + people.map(\.name), to: word)
    let code: ErrorCode = word.contains(":") ? .badTime : word.first?.decimalDigit != nil ? .badDay : .badValue
    return LarderError(
      code, "\(LarderError.quoted(word)) is not a meal, day\(people.isEmpty ? " or time" : ", time or profile")",
      hint: Self.accepted(people: !people.isEmpty), location: place
    ).suggesting(nearest)
  }

  private static func accepted(people: Bool) -> String {
    "after @ comes breakfast, lunch, dinner or snack, a day (yesterday, mon, 20 nov), a time (13:30)"
      + (people ? " or profiles" : "")
  }
}
