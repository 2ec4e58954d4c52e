/// The words after `@`, as values: when a meal was eaten, and by whom.
package struct WhenPhrase: Equatable, Sendable {
  /// The slot; nil if none was stated.
  package var slot: Slot?
  /// The day; nil if none was stated.
  package var day: Day?
  /// The time in minutes after midnight, 0 to 1439; nil if none was stated.
  package var minuteOfDay: Int?
  /// Whether the time was typed as an hour before noon that may also mean an hour after noon: the 7 of `at 7`.
  package var isBareHour = false
  /// Whether the slot was not named, but follows from a part of the day: `this morning`.
  package var isPartOfDay = false
  /// Whether the part of the day is the night: `heute Nacht um 2` is then 2:00, and `heute Nacht um 11` is 23:00.
  var isNight = false
  /// How many minutes ago the meal was eaten, 1 to 1440, as in `half an hour ago`; nil if that was not stated.
  package var minutesAgo: Int?
  /// The names of profiles, each once, in the spelling of the names that the reader knows.
  package var people: [String]

  /// Creates a phrase; what was not stated is nil or empty.
  package init(slot: Slot? = nil, day: Day? = nil, minuteOfDay: Int? = nil, people: [String] = []) {
    self.slot = slot
    self.day = day
    self.minuteOfDay = minuteOfDay
    self.people = people
  }

  /// The phrase, completed with what another part of the same line states.
  ///
  /// Throws `badValue` if the two parts state different meals, days or times.
  package func joined(with other: WhenPhrase) throws(LarderError) -> WhenPhrase {
    var phrase = self
    if let slot, let said = other.slot, slot != said {
      throw Self.twice("two meals are named: \(slot.rawValue) and \(said.rawValue)")
    }
    if let day, let said = other.day, day != said {
      throw Self.twice("two days are named: \(day.iso) and \(said.iso)")
    }
    if let minuteOfDay, let said = other.minuteOfDay, minuteOfDay != said {
      throw Self.twice("two times are named: \(Moment.clock(minuteOfDay)) and \(Moment.clock(said))")
    }
    if minuteOfDay ?? minutesAgo != nil, other.minuteOfDay ?? other.minutesAgo != nil,
      (minuteOfDay, minutesAgo) != (other.minuteOfDay, other.minutesAgo)
    {
      throw Self.twice("the time is named twice")
    }
    if slot == nil { (phrase.slot, phrase.isPartOfDay) = (other.slot, other.isPartOfDay) }
    phrase.day = day ?? other.day
    if minuteOfDay == nil { (phrase.minuteOfDay, phrase.isBareHour) = (other.minuteOfDay, other.isBareHour) }
    phrase.isNight = isNight || other.isNight
    phrase.minutesAgo = minutesAgo ?? other.minutesAgo
    phrase.people += other.people.filter { !people.contains($0) }
    return phrase
  }

  /// Whether both phrases state the same kind of thing, such as a day.
  func overlaps(_ other: WhenPhrase) -> Bool {
    slot != nil && other.slot != nil || day != nil && other.day != nil
      || minuteOfDay ?? minutesAgo != nil && other.minuteOfDay ?? other.minutesAgo != nil
      || !people.isEmpty && !other.people.isEmpty
  }

  private static func twice(_ message: String) -> LarderError {
    LarderError(.badValue, message, hint: "leave one of them out")
  }

  /// The phrase with its day and time settled as a date and a time on a 24-hour clock.
  ///
  /// `now` and `dayStart` are in minutes after midnight. A time before the day's start that is still to come today
  /// belongs to the night just past: `2am`, typed at noon, was ten hours ago.
  package func settled(today: Day, now: Int, dayStart: Int) -> WhenPhrase {
    var phrase = withHour(today: today, now: now)
    // `nachts ein Glas Milch` was before midnight, unless it is night now.
    if isNight, slot == .snack, phrase.minuteOfDay == nil, minutesAgo == nil {
      let isNow = now >= Self.night || now < dayStart
      phrase.minuteOfDay = isNow && (day ?? today) == today ? now : Self.night
      if !isNow, day == nil { phrase.day = today - 1 }
    }
    func sinceStart(_ minute: Int) -> Int { (minute - dayStart + 24 * 60) % (24 * 60) }
    if let minutesAgo, phrase.minuteOfDay == nil, phrase.day ?? today == today {
      phrase.minuteOfDay = (now - minutesAgo + 24 * 60) % (24 * 60)
      if minutesAgo > sinceStart(now) { phrase.day = today - 1 }
    } else if let minute = phrase.minuteOfDay, minute < dayStart, sinceStart(minute) > sinceStart(now),
      phrase.day == nil || isNight && phrase.day == today
    {
      phrase.day = today - 1
    }
    return phrase
  }

  /// The minute of the day that is assumed for a food eaten at night: 23:00.
  private static let night = 23 * 60

  /// The phrase with a bare hour such as 7 read as 7:00 or as 19:00, depending on the meal, the day or the current
  /// time.
  ///
  /// `at 7` is 19:00 at dinner. Without a meal, it is the most recent 7 o'clock today; on another day, hours before 6
  /// are after noon, since few people eat at night. `now` is in minutes after midnight.
  func withHour(today: Day, now: Int) -> WhenPhrase {
    guard isBareHour || isNight, let minuteOfDay else { return self }
    var phrase = withClockTime
    let later = minuteOfDay + 12 * 60
    if isNight {
      if (6 * 60...12 * 60).contains(minuteOfDay) { phrase.minuteOfDay = later % (24 * 60) }
      // The part of the day says no more than the hour does.
      if isPartOfDay { phrase.slot = nil }
    } else if let slot {
      if minuteOfDay < Self.earliest(slot) { phrase.minuteOfDay = later }
    } else if day ?? today == today {
      if later <= now { phrase.minuteOfDay = later }
    } else if minuteOfDay < 6 * 60 {
      phrase.minuteOfDay = later
    }
    return phrase
  }

  /// The phrase with its hour read on a 24-hour clock: the 7 of `at 7` is 7:00.
  var withClockTime: WhenPhrase {
    var phrase = self
    phrase.isBareHour = false
    return phrase
  }

  /// The earliest time, in minutes after midnight, that an hour without `am` or `pm` can mean in this slot.
  ///
  /// Twelve hours are added to an earlier one: `um 7 abends` is 19:00.
  private static func earliest(_ slot: Slot) -> Int {
    switch slot {
    case .breakfast: 0
    case .lunch, .snack: 6 * 60
    case .dinner: 12 * 60
    }
  }
}

/// Reads slots, days, times and people in any order: `lunch @yesterday`, `13:30 mon`, `Mom Dad dinner`.
package struct WhenReader: Sendable {
  /// Reads the words that name a day.
  package let days: DayReader
  /// The profiles' names in their order, for `all`.
  let everybody: [String]
  /// The name of the profile in use, for `me`; nil if no profile is in use.
  let me: String?
  /// The profiles' names, longest first and split into plain words.
  private let people: [(name: String, words: [String])]

  /// Creates a reader that knows these profile names; a name may have several words.
  ///
  /// `me` is the name of the profile in use.
  package init(days: DayReader, people: [String] = [], me: String? = nil) {
    self.days = days
    self.me = me
    everybody = people
    self.people = people.map { ($0, $0.split(whereSeparator: \.isWhitespace).map(\.plainLetters)) }
      .filter { !$0.1.isEmpty }.sorted { $0.1.count > $1.1.count }
  }

  /// Words that may come between the other words without changing their meaning.
  private static let fillers: Set<String> = ["for", "at", "on", "by", "fur", "fuer", "um", "am", "zum", "zu", "beim"]

  enum Part: Equatable {
    case slot(Slot)
    case night(Slot)
    case day(Day)
    case time(Int)
    case hour(Int)
    case people([String])
    case filler
  }

  /// Reads everything after `@`; throws `badValue`, `badDay` or `badTime` at a word that is not understood.
  ///
  /// With `knowsPlaces`, a word for where the food was eaten is skipped: `lunch @work`.
  package func read(_ text: String, knowsPlaces: Bool = false) throws(LarderError) -> WhenPhrase {
    let words = try TextWord.words(of: text) { characters, offset in "@,;".contains(characters[offset]) }
      .filter { $0.kind != .mark }
    guard !words.isEmpty else {
      throw LarderError(
        .badValue, "nothing comes after `@`", hint: Self.accepted(people: !people.isEmpty),
        location: LarderError.Location(text: text, range: 0..<text.count))
    }
    var phrase = WhenPhrase()
    var index = 0
    // Where the words after the people begin; these words may be the food.
    var behindPeople: Int?
    while index < words.count {
      if let used = take(partOfDay: words[index...].prefix(3).map(\.text.plainLetters)[...], into: &phrase) {
        index += used
        continue
      }
      if let (minutes, used) = ClockTime.ago(words[index...].prefix(7).map(\.text.plainLetters)[...]) {
        phrase.minutesAgo = minutes
        index += used
        continue
      }
      let part: Part
      let used: Int
      do throws(LarderError) {
        (part, used) = try self.part(at: index, of: words, in: text, knowsPlaces: knowsPlaces)
      } catch {
        guard let start = behindPeople, error.code == .badValue else { throw error }
        throw Self.foodBehind(words, from: start, in: text, error)
      }
      if case .people = part { behindPeople = index + used }
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

  /// Takes a part of the day at the start of the words, such as `last night`, and returns how many words it has; nil if
  /// the words name no such part, or if the phrase already has a slot or another day.
  func take(partOfDay words: ArraySlice<String>, into phrase: inout WhenPhrase) -> Int? {
    guard phrase.slot == nil, let (offset, slot, used) = DayParts.read(words, isAfterDay: phrase.day != nil),
      offset == nil || phrase.day == nil
    else { return nil }
    (phrase.slot, phrase.isPartOfDay) = (slot, true)
    phrase.isNight = words.prefix(used).contains(where: DayParts.isNight)
    // Before the day's start, `last night` is the night of the day that is still going on.
    if let offset { phrase.day = days.today + (days.isPastMidnight && offset < 0 ? offset + 1 : offset) }
    return used
  }

  func take(_ part: Part, into phrase: inout WhenPhrase, at place: LarderError.Location) throws(LarderError) {
    func refuse(_ kind: String) -> LarderError {
      LarderError(.badValue, "\(kind) is named twice", hint: "leave one of them out", location: place)
    }
    switch part {
    case .slot(let slot):
      guard phrase.slot == nil else { throw refuse("the meal") }
      phrase.slot = slot
    case .night(let slot):
      guard phrase.slot == nil else { throw refuse("the meal") }
      (phrase.slot, phrase.isPartOfDay, phrase.isNight) = (slot, true, true)
    case .day(let day):
      guard phrase.day == nil else { throw refuse("the day") }
      phrase.day = day
    case .time(let minute):
      guard phrase.minuteOfDay == nil else { throw refuse("the time") }
      phrase.minuteOfDay = minute
    case .hour(let minute):
      guard phrase.minuteOfDay == nil else { throw refuse("the time") }
      (phrase.minuteOfDay, phrase.isBareHour) = (minute, true)
    case .people(let names):
      if let name = names.first, names.count == 1, phrase.people.count < everybody.count,
        phrase.people.contains(name)
      {
        throw refuse(name)
      }
      phrase.people += names.filter { !phrase.people.contains($0) }
    case .filler: break
    }
  }

  func part(
    at index: Int, of words: [TextWord], in text: String, knowsPlaces: Bool
  ) throws(LarderError) -> (Part, Int) {
    let rest = words[index...].prefix(4).map(\.text)
    let plain = rest[0].plainLetters
    let place = LarderError.Location(text: text, range: words[index].range)
    if let slot = Slot.read(rest[0]) {
      guard DayWords.weekday(plain) == nil else { throw eitherSlotOrDay(rest[0], slot, at: place) }
      return (DayParts.isNight(plain) ? .night(slot) : .slot(slot), 1)
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
    let reach = words[index...].prefix(4).map(\.text.plainLetters)[...]
    if let (minute, used) = ClockTime.halfDay(reach) ?? ClockTime.fullHour(reach) { return (.time(minute), used) }
    if let (minute, used) = ClockTime.spoken(reach) {
      return (minute < 12 * 60 ? .hour(minute) : .time(minute % (24 * 60)), used)
    }
    let isBeforeSuffix = rest.count > 1 && ClockTime.suffixes.contains(rest[1].plainLetters)
    if let hour = Int(plain), (1...11).contains(hour), plain.utf8.count <= 2 {
      return (.hour(hour * 60), isBeforeSuffix ? 2 : 1)
    }
    if let time = ClockTime.read(plain) {
      guard case .minute(let minute) = time else {
        throw LarderError(
          .badTime, "\(LarderError.quoted(rest[0])) is not a time of day",
          hint: "a time is 0:00 to 23:59, such as 13:30", location: place)
      }
      return (.time(minute), isBeforeSuffix ? 2 : 1)
    }
    if let (names, used) = people(at: words[index...].prefix(Self.longestName).map(\.text)) {
      return (.people(names), used)
    }
    if Self.fillers.contains(plain), index + 1 < words.count { return (.filler, 1) }
    if knowsPlaces, ContextWords.areContext([plain]) { return (.filler, 1) }
    throw unknown(rest[0], at: place)
  }

  /// The maximum number of words of a name that are looked at.
  private static let longestName = 10
  /// Words that mean all profiles; `me` has the words for the profile in use.
  private static let everybody: Set<String> = ["all", "everyone", "everybody", "alle", "household", "haushalt"]
  private static let everybodyPhrases = [
    ["all", "of", "us"], ["us", "all"], ["we", "all"], ["uns", "alle"], ["uns", "allen"], ["wir", "alle"],
    ["whole", "family"], ["ganze", "familie"],
  ]
  private static let me: Set<String> = ["me", "ich", "mich", "mir"]

  /// The people whom the first words name, and how many words that takes; nil if they name nobody.
  ///
  /// The words may be the whole name of a profile, a beginning of it that no other name has, `all` or `me`. With
  /// `isWhole`, only a whole word of a name will do: `Oma` for Oma Gerda.
  func people(at words: [String], isWhole: Bool = false) -> (names: [String], used: Int)? {
    let plain = words.map(\.plainLetters)
    if let whole = people.first(where: { plain.starts(with: $0.words) }) { return ([whole.name], whole.words.count) }
    guard let typed = plain.first, !typed.isEmpty, !everybody.isEmpty else { return nil }
    if let phrase = Self.everybodyPhrases.first(where: plain.starts) { return (everybody, phrase.count) }
    if let counted = Self.counted(plain[...]), counted.count == everybody.count { return (everybody, counted.used) }
    if Self.everybody.contains(typed) { return (everybody, 1) }
    if let me, Self.me.contains(typed) || isWhole && typed == "i" { return ([me], 1) }
    let beginning = people.filter { isWhole ? $0.words.contains(typed) : $0.words[0].hasPrefix(typed) }
    return beginning.count == 1 ? ([beginning[0].name], 1) : nil
  }

  /// Whether the text names one person, by a name (`Oma`) or as the profile in use (`me`).
  package func isPerson(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    return words.count <= 4
      && people(at: words, isWhole: true).map { $0.names.count == 1 && $0.used == words.count } == true
  }

  /// How many people the first words count, and how many words that takes: `us three`, `alle vier`, `both of us`.
  private static func counted(_ words: ArraySlice<String>) -> (count: Int, used: Int)? {
    var index = words.startIndex
    func take(_ accepted: Set<String>) -> Bool {
      guard index < words.endIndex, accepted.contains(words[index]) else { return false }
      index += 1
      return true
    }
    let isStarted = take(["us", "uns", "all", "alle", "the", "wir"])
    guard index < words.endIndex else { return nil }
    let number = words[index]
    let isBoth = ["both", "beide", "beiden"].contains(number)
    guard let count = isBoth ? 2 : NumberWords.value(of: number) ?? Double(number), (2...20).contains(count),
      count == count.rounded()
    else { return nil }
    index += 1
    let isOfUs = take(["of"]) && take(["us"])
    return isStarted || isBoth || isOfUs ? (Int(count), index - words.startIndex) : nil
  }

  /// The profile that is named at the end of the words, and how many words come before its name.
  ///
  /// The words follow a command's name: `last thomas` in `week last thomas`. Nil if they do not end with the name of
  /// one profile.
  package func lastPerson(in words: [String]) -> (name: String, before: Int)? {
    // No name has more words, and a long pasted text must not be searched from each of its words.
    for start in words.indices.suffix(Self.mostWordsOfName) {
      let rest = Array(words[start...])
      if let (names, used) = people(at: rest), names.count == 1, used == rest.count { return (names[0], start) }
    }
    return nil
  }

  private static let mostWordsOfName = 12

  /// The profiles that the words name, if they name nothing else: `all`, `Tim and Oma`; nil otherwise.
  package func peopleOnly(in words: [String]) -> [String]? {
    guard !words.isEmpty, let (names, used) = peopleInARow(words), used == words.count else { return nil }
    return names.unique
  }
}

extension WhenReader {
  private func eitherSlotOrDay(_ word: String, _ slot: Slot, at place: LarderError.Location) -> LarderError {
    let day = DayWords.weekday(word.plainLetters)?.rawValue ?? ""
    return LarderError(
      .badValue, "\(LarderError.quoted(word)) may be \(slot.rawValue) or \(day)", hint: "write one letter more",
      candidates: [slot.rawValue, day], location: place)
  }

  /// The error for a food that is typed after the people who ate it: `@papa 1 Döner`.
  private static func foodBehind(
    _ words: [TextWord], from start: Int, in text: String, _ error: LarderError
  ) -> LarderError {
    let characters = Array(text)
    func said(_ words: ArraySlice<TextWord>) -> String {
      guard let first = words.first, let last = words.last else { return "" }
      return String(characters[first.range.lowerBound..<last.range.upperBound].prefix(60))
    }
    return LarderError(
      error.code, error.message,
      hint: "what was eaten comes before @: `\(said(words[start...])) @\(said(words[..<start]))`",
      location: error.location)
  }

  func unknown(_ word: String, at place: LarderError.Location) -> LarderError {
    let nearest = NearestWord.among(Slot.offered + DayWords.offered + people.map(\.name), to: word)
    let code: ErrorCode = word.contains(":") ? .badTime : word.first?.decimalDigit != nil ? .badDay : .badValue
    return LarderError(
      code, "\(LarderError.quoted(word)) is not a meal, day\(people.isEmpty ? " or time" : ", time or profile")",
      hint: Self.accepted(people: !people.isEmpty), location: place
    ).suggesting(nearest)
  }

  private static func accepted(people: Bool) -> String {
    "after @ comes breakfast, lunch, dinner or snack, a day (yesterday, mon, 20 nov), a time (13:30)"
      + (people ? ", profiles or all" : "")
  }
}
