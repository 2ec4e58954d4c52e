extension ExplainReader {
  private static let joints: Set<String> = ["to", "until", "till", "bis", "-", "–"]
  private static let shifts: Set<String> = [
    "this", "last", "next", "diese", "dieser", "dieses", "letzte", "letzter", "letzten", "nachste", "naechste",
  ]
  private static let weekWords: Set<String> = ["week", "woche"]
  private static let monthWords: Set<String> = ["month", "monat"]

  /// Reads all the words as one period; nil if there are no words.
  ///
  /// Throws `badDay` if the words are not a period, and `unexpectedArgument` if more words follow the period.
  func wholePeriod(_ words: ExplainWords, after nutrient: Nutrient) throws(LarderError) -> Period? {
    guard let first = words.words.first else { return nil }
    guard let (period, used) = try period(words) else {
      let nearest = NearestWord.among(DayWords.offered + ["week", "month"], to: first)
      throw words.error(
        .badDay, "\(LarderError.quoted(first)) is not a day, week or month", count: 1,
        hint: (nearest.map { "did you mean \($0)? " } ?? "")
          + "write week, month, a day, or two days such as 2026-11-01 to 2026-11-20: `explain marker \(nutrient.words[0]) week`",
        candidates: nearest.map { [$0] } ?? [])
    }
    let rest = words.dropFirst(used)
    if let word = rest.words.first {
      throw rest.error(
        .unexpectedArgument, "\(LarderError.quoted(word)) is one word too many", count: 1,
        hint: "one day, `week`, `month` with any of their days, or two days")
    }
    return period
  }

  /// Reads the day, week, month or range at the start of the words, and counts the words that were read; nil if the
  /// words do not begin with a period.
  ///
  /// Throws `badDay` for a date that is not in the calendar, and the errors of `Period.range`.
  func period(_ words: ExplainWords) throws(LarderError) -> (period: Period, used: Int)? {
    guard let first = words.words.first?.plainLetters else { return nil }
    if Self.weekWords.contains(first) {
      let (day, used) = longest(words.dropFirst(1)) { text in try? days.weekDay(text) } ?? (days.today, 0)
      return (.week(of: day, weekStart: days.weekStart), used + 1)
    }
    if Self.monthWords.contains(first) {
      let (day, used) = longest(words.dropFirst(1)) { text in try? days.monthDay(text) } ?? (days.today, 0)
      return (.month(of: day), used + 1)
    }
    if Self.shifts.contains(first), let second = words.words.dropFirst().first?.plainLetters {
      let text = "\(words.words[0]) \(words.words[1])"
      if Self.weekWords.contains(second), let day = try? days.weekDay(text) {
        return (.week(of: day, weekStart: days.weekStart), 2)
      }
      if Self.monthWords.contains(second), let day = try? days.monthDay(text) { return (.month(of: day), 2) }
    }
    if first.hasSuffix("w"), let day = try? days.weekDay(words.words[0]) {
      return (.week(of: day, weekStart: days.weekStart), 1)
    }
    if first.hasSuffix("m"), let sign = first.first, "+-−".contains(sign), let day = try? days.monthDay(words.words[0])
    {
      return (.month(of: day), 1)
    }
    return try dayOrRange(words)
  }

  private func dayOrRange(_ words: ExplainWords) throws(LarderError) -> (period: Period, used: Int)? {
    guard let (day, used) = try day(words) else { return nil }
    var rest = words.dropFirst(used)
    let hasJoint = rest.words.first.map { Self.joints.contains($0.lowercased()) } ?? false
    if hasJoint { rest = rest.dropFirst() }
    guard let (last, more) = try self.day(rest) else {
      guard hasJoint else { return (.day(day), used) }
      throw words.dropFirst(used).error(
        .missingArgument, "a second day is missing", count: 1, hint: "such as `\(day.iso) to today`")
    }
    let count = used + (hasJoint ? 1 : 0) + more
    do throws(LarderError) {
      return (try .range(day, last), count)
    } catch {
      throw words.error(error.code, error.message, count: count, hint: "the earlier day comes first")
    }
  }

  private func day(_ words: ExplainWords) throws(LarderError) -> (day: Day, used: Int)? {
    switch days.outcome(words.words[...]) {
    case .day(let day, let used)?: return (day, used)
    case .noSuchDay(let used)?:
      let text = words.words.prefix(used).joined(separator: " ")
      throw words.error(
        .badDay, "the calendar has no day \(LarderError.quoted(text))", count: used, hint: DayWords.forms)
    case nil: return nil
    }
  }

  /// Reads a day from as many of the first four words as possible, and counts the words that were read; nil if the
  /// words do not begin with a day.
  private func longest(_ words: ExplainWords, _ read: (String) -> Day?) -> (day: Day, used: Int)? {
    for count in stride(from: min(4, words.words.count), to: 0, by: -1) {
      if let day = read(words.words.prefix(count).joined(separator: " ")) { return (day, count) }
    }
    return nil
  }
}

/// Some words of a line, and their place in that line; the words of the line are separated by single spaces.
struct ExplainWords {
  let words: [String]
  private let line: String
  /// The position of the first word in `line`, as a character offset.
  private let start: Int

  init(_ words: [String]) {
    self.init(words: words, line: words.joined(separator: " "), start: 0)
  }

  private init(words: [String], line: String, start: Int) {
    self.words = words
    self.line = line
    self.start = start
  }

  var isEmpty: Bool { words.isEmpty }
  var text: String { words.joined(separator: " ") }

  func dropFirst(_ count: Int = 1) -> ExplainWords {
    let dropped = words.prefix(count).reduce(0) { $0 + $1.count + 1 }
    return ExplainWords(words: Array(words.dropFirst(count)), line: line, start: start + dropped)
  }

  /// Creates an error about the first `count` words.
  func error(
    _ code: ErrorCode, _ message: String, count: Int, hint: String, candidates: [String] = []
  ) -> LarderError {
    let length = words.prefix(count).joined(separator: " ").count
    let range = min(start, line.count)..<min(start + length, line.count)
    return LarderError(
      code, message, hint: hint, candidates: candidates, location: LarderError.Location(text: line, range: range))
  }
}
