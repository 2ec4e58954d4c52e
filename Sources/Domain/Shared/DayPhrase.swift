/// Reads days as people say them: `yesterday`, `mon`, `-3`, `3 days ago`, `2026-11-20`, `20.11.`, `vor 3 Tagen`.
package struct DayReader: Sendable {
  /// Whether the text is a single word for a day near today: `yesterday`, `heute`.
  package static func isNearDay(_ text: String) -> Bool {
    text.utf8.count <= 20 && DayWords.relative[text.plainLetters] != nil
  }

  /// Whether the text is a single word that can only mean a day: `gestern`, `monday`, but not `sun`.
  package static func isDay(_ text: String) -> Bool { text.utf8.count <= 20 && DayWords.isDay(text.plainLetters) }

  /// The current day, from which relative days such as `yesterday` are counted.
  package let today: Day
  /// The first day of the week.
  package let weekStart: Weekday
  /// Whether a weekday or a date without a year means the next such day (for plans) instead of the most recent one (for
  /// logs).
  package let looksAhead: Bool
  /// Whether days are those of meals, which may also be planned: a date without a year in the next 61 days is the next
  /// one.
  private var isForMeals = false
  /// Whether it is past midnight but `today`, which began before midnight, is still going on.
  package let isPastMidnight: Bool

  /// Creates a reader for days relative to `today`.
  package init(today: Day, weekStart: Weekday = .monday, looksAhead: Bool = false, isPastMidnight: Bool = false) {
    self.today = today
    self.weekStart = weekStart
    self.looksAhead = looksAhead
    self.isPastMidnight = isPastMidnight
  }

  /// The maximum number of days by which a relative day can differ from today; a larger number is a typing error.
  private static let maximumDays = 36_600

  /// The reader for the days of meals, which may be planned, unlike weights and purchases.
  package var forMeals: DayReader {
    var reader = self
    reader.isForMeals = true
    return reader
  }

  /// The number of days ahead in which a meal's date without a year is the next one.
  private static let soon = 61

  /// The meaning of the first words of a text.
  enum Outcome: Equatable {
    case day(Day, used: Int)
    /// The words look like a date, but the calendar has no such day.
    case noSuchDay(used: Int)
  }

  /// Reads the day at the start of the words, and counts the words that name the day; nil if the words do not begin
  /// with a day.
  ///
  /// The longest phrase that names a day is used.
  package func read(_ words: [String]) -> (day: Day, used: Int)? {
    guard case .day(let day, let used)? = outcome(words[...]) else { return nil }
    return (day, used)
  }

  /// Reads text that consists of a day and nothing else; throws `badDay` for any other text.
  package func day(_ text: String) throws(LarderError) -> Day {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch outcome(words[...]) {
    case .day(let day, let used)? where used == words.count: return day
    case .noSuchDay(let used)? where used == words.count:
      throw error("the calendar has no day \(LarderError.quoted(text))", text: text, nearest: nil)
    default:
      let nearest = NearestWord.among(DayWords.offered, to: text)
      throw error("\(LarderError.quoted(text)) is not a day", text: text, nearest: nearest)
    }
  }

  /// Reads a week, and returns its first day.
  ///
  /// A week is named by any of its days, or as `last`, `this week` or `-1w`. Throws `badDay` for any other text.
  package func weekDay(_ text: String) throws(LarderError) -> Day {
    let plain = text.plainLetters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let weeks = Self.weeks[plain] ?? Self.signedWeeks(plain) {
      return (today + 7 * weeks).weekStart(weekStart)
    }
    do throws(LarderError) {
      return try day(text).weekStart(weekStart)
    } catch {
      var weekly = error
      weekly.hint = "for a week, type last, -1w or any day in it; " + (error.hint ?? "")
      throw weekly
    }
  }

  private static let weeks = [
    "last": -1, "last week": -1, "letzte woche": -1, "this": 0, "this week": 0, "diese woche": 0, "next": 1,
    "next week": 1, "nachste woche": 1, "naechste woche": 1,
  ]

  /// Reads a number of weeks with a sign: `-1w`, `+2w`.
  private static func signedWeeks(_ plain: String) -> Int? {
    guard plain.last == "w", let count = signed(String(plain.dropLast())), abs(count) <= maximumDays / 7 else {
      return nil
    }
    return count
  }

  private func error(_ message: String, text: String, nearest: String?) -> LarderError {
    LarderError(
      .badDay, message, hint: DayWords.forms, location: LarderError.Location(text: text, range: 0..<text.count)
    ).suggesting(nearest)
  }
}

extension DayReader {
  /// The maximum number of words that name a day: `the 3rd of December 2026`.
  package static var mostWords: Int { 5 }

  /// The meaning of the longest phrase, of at most `mostWords` words, at the start; nil if the words do not begin with a
  /// day.
  func outcome(_ words: ArraySlice<String>) -> Outcome? {
    let plain = words.prefix(Self.mostWords).map { $0.utf8.count <= 40 ? $0.plainLetters.filter { $0 != "," } : "" }
    guard let first = plain.first else { return nil }
    let before = first == "the" ? 1 : 0
    // `the 3rd of December`
    if plain.count > before + 2, plain[before + 1] == "of", DayWords.month(plain[before + 2]) != nil {
      switch calendar([plain[before]] + plain[(before + 2)...]) {
      case .day(let day, let used)?: return .day(day, used: used + before + 1)
      case .noSuchDay(let used)?: return .noSuchDay(used: used + before + 1)
      case nil: break
      }
    }
    if let found = calendar(plain) ?? counted(plain) { return found }
    if plain.dropFirst(before).starts(with: ["day", "before", "yesterday"]) {
      return .day(today - 2, used: before + 3)
    }
    if plain.dropFirst(before).starts(with: ["day", "after", "tomorrow"]) { return .day(today + 2, used: before + 3) }
    if plain.count > 1, let weekday = DayWords.weekday(plain[1]) {
      if DayWords.last.contains(first) { return .day(nearest(weekday, from: today - 1, ahead: false), used: 2) }
      if DayWords.next.contains(first) { return .day(nearest(weekday, from: today + 1, ahead: true), used: 2) }
    }
    if let offset = DayWords.relative[first] { return .day(today + offset, used: 1) }
    if let weekday = DayWords.weekday(first) {
      return .day(nearest(weekday, from: today, ahead: looksAhead), used: 1)
    }
    if let offset = Self.signed(first), abs(offset) <= Self.maximumDays { return .day(today + offset, used: 1) }
    return nil
  }

  private func nearest(_ weekday: Weekday, from day: Day, ahead: Bool) -> Day {
    ahead
      ? day + (weekday.number - day.weekday.number + 7) % 7
      : day - (day.weekday.number - weekday.number + 7) % 7
  }

  /// Reads a number of days with a sign: `-3`, `+1`; a number without a sign is not a day.
  private static func signed(_ word: String) -> Int? {
    guard let sign = word.first, "+-−".contains(sign) else { return nil }
    let digits = word.dropFirst()
    guard (1...6).contains(digits.count), digits.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
    return Int(digits).map { sign == "+" ? $0 : -$0 }
  }

  /// Reads a day as a number of days or weeks before or after today: `3 days ago`, `a week ago`, `in 2 weeks`, `vor 3
  /// Tagen`.
  private func counted(_ words: [String]) -> Outcome? {
    guard words.count >= 3 else { return nil }
    let isBefore = words[0] == "vor"
    if isBefore || words[0] == "in" { return days(words[1], words[2], sign: isBefore ? -1 : 1) }
    return words[2] == "ago" ? days(words[0], words[1], sign: -1) : nil
  }

  private func days(_ count: String, _ unit: String, sign: Int) -> Outcome? {
    guard case .number(let number)? = NumberReading.read(count), number == number.rounded(),
      let length = DayWords.units[unit], number * Double(length) <= Double(Self.maximumDays)
    else { return nil }
    return .day(today + sign * Int(number) * length, used: 3)
  }

  /// Reads a calendar date: `2026-11-20`, `20.11.`, `20.11.2026`, `20 nov`, `nov 20`, `20. November 2026`.
  private func calendar(_ words: [String]) -> Outcome? {
    let iso = words[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.digits)
    if iso.count == 3, words[0].count == 10, let year = iso[0], let month = iso[1], let day = iso[2] {
      return date(year, month, day, used: 1)
    }
    let dotted = words[0].split(separator: ".", omittingEmptySubsequences: false)
    if (2...3).contains(dotted.count), let day = Self.digits(dotted[0]), let month = Self.digits(dotted[1]) {
      guard dotted.count == 3, !dotted[2].isEmpty else { return nearestDate(month, day, used: 1) }
      return Self.year(dotted[2]).flatMap { date($0, month, day, used: 1) }
    }
    if let found = dayAlone(words) { return found }
    guard words.count >= 2 else { return nil }
    let spoken: (month: Int?, day: Int?) =
      Self.dayOfMonth(words[0]) != nil
      ? (DayWords.month(words[1]), Self.dayOfMonth(words[0]))
      : (DayWords.month(words[0]), Self.dayOfMonth(words[1]))
    guard let month = spoken.month, let day = spoken.day else { return nil }
    if words.count >= 3, words[2].count == 4, let year = Self.digits(words[2]) {
      return date(year, month, day, used: 3)
    }
    return nearestDate(month, day, used: 2)
  }

  /// Reads a day of the month without a month: `24.`, `24th`.
  private func dayAlone(_ words: [String]) -> Outcome? {
    guard let day = Self.dayOfMonth(words[0]), words[0].last?.decimalDigit == nil,
      words.count < 2 || DayWords.month(words[1]) == nil
    else { return nil }
    return (1...31).contains(day) ? .day(nearest(dayOfMonth: day), used: 1) : .noSuchDay(used: 1)
  }

  /// The most recent day with this number in its month, which may be today; with `looksAhead`, the next such day, which
  /// may also be today.
  private func nearest(dayOfMonth: Int) -> Day {
    var day = today
    // Two months in a row may lack a 31st, but not three.
    for _ in 0..<93 where day.civil.day != dayOfMonth { day = day + (looksAhead ? 1 : -1) }
    return day
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, used: Int) -> Outcome {
    Day(year: year, month: month, day: day).map { .day($0, used: used) } ?? .noSuchDay(used: used)
  }

  /// The most recent day with this month and day, which may be today; with `looksAhead`, the next such day, which may
  /// also be today.
  ///
  /// For meals, a day in the next two months is ahead in any case, since nobody means the one of ten months ago. The
  /// nearest 29 February is at most eight years away.
  private func nearestDate(_ month: Int, _ day: Int, used: Int) -> Outcome {
    let year = today.civil.year
    if isForMeals {
      let next = [year, year + 1].lazy.compactMap { Day(year: $0, month: month, day: day) }.first { $0 > today }
      if let next, next - today <= Self.soon { return .day(next, used: used) }
    }
    for distance in 0...8 {
      let candidate = Day(year: looksAhead ? year + distance : year - distance, month: month, day: day)
      if let candidate, looksAhead ? candidate >= today : candidate <= today { return .day(candidate, used: used) }
    }
    return .noSuchDay(used: used)
  }

  private static func digits(_ text: some StringProtocol) -> Int? {
    guard (1...4).contains(text.utf8.count), text.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
    return Int(text)
  }

  /// Reads a year in four or two digits: `26` means 2026.
  private static func year(_ text: some StringProtocol) -> Int? {
    guard let number = digits(text), text.count == 4 || text.count == 2 else { return nil }
    return text.count == 2 ? 2000 + number : number
  }

  /// Reads a day of the month: `20`, `20.`, `20th`, `1st`.
  private static func dayOfMonth(_ word: String) -> Int? {
    let number = word.prefix { $0.decimalDigit != nil }
    guard ["", ".", "st", "nd", "rd", "th"].contains(word.dropFirst(number.count)) else { return nil }
    return number.count <= 2 ? digits(number) : nil
  }
}
