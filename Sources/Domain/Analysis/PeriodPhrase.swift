extension DayReader {
  /// The first day of the month that the text names.
  ///
  /// The text is `nov`, `nov 2026`, `2026-11`, `last`, `-1m` or any day of the month. A month without a year is the
  /// most recent one that has begun. Throws `badDay`.
  package func monthDay(_ text: String) throws(LarderError) -> Day {
    let words = text.plainLetters.split(whereSeparator: \.isWhitespace).map(String.init)
    let current = Period.month(of: today)
    if let months = Self.months[words.joined(separator: " ")] ?? Self.signedMonths(words) {
      return current.moved(by: months).from
    }
    if let month = namedMonth(words) { return month }
    do throws(LarderError) {
      return Period.month(of: try day(text)).from
    } catch {
      let isDate = if case .noSuchDay? = outcome(words[...]) { true } else { false }
      throw LarderError(
        error.code, isDate ? error.message : "\(LarderError.quoted(text)) is neither a month nor a day",
        hint: "for a month, type its name, 2026-11, last, -1m or any day in it; " + (error.hint ?? DayWords.forms),
        candidates: error.candidates, location: error.location)
    }
  }

  private static let months = [
    "last": -1, "last month": -1, "letzter monat": -1, "letzten monat": -1, "this": 0, "this month": 0,
    "dieser monat": 0, "next": 1, "next month": 1, "nachster monat": 1, "naechster monat": 1,
  ]

  /// A number of months before or after the current month: `-1m`, `+2m`.
  ///
  /// The number has at most four digits, since a longer one is a typing error.
  private static func signedMonths(_ words: [String]) -> Int? {
    guard words.count == 1, let sign = words[0].first, "+-−".contains(sign), words[0].last == "m",
      let count = wholeNumber(words[0].dropFirst().dropLast(), digits: 1...4)
    else { return nil }
    return sign == "+" ? count : -count
  }

  /// Reads the name of a month: `nov`, `November 2026`, `2026-11`.
  private func namedMonth(_ words: [String]) -> Day? {
    guard let first = words.first, words.count <= 2 else { return nil }
    let parts = first.split(separator: "-", omittingEmptySubsequences: false)
    if words.count == 1, parts.count == 2, let year = Self.wholeNumber(parts[0], digits: 4...4),
      let month = Self.wholeNumber(parts[1], digits: 1...2)
    {
      return Day(year: year, month: month, day: 1)
    }
    guard let month = DayWords.month(first) else { return nil }
    if words.count == 2 {
      return Self.wholeNumber(words[1], digits: 4...4).flatMap { Day(year: $0, month: month, day: 1) }
    }
    let (year, current, _) = today.civil
    return Day(year: month <= current ? year : year - 1, month: month, day: 1)
  }

  private static func wholeNumber(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text)
  }

  /// Reads the day at the start of the words, and returns it with the number of words that name it.
  ///
  /// Throws `badDay` with the place of the error in these words.
  package func leadingDay(_ words: [String]) throws(LarderError) -> (day: Day, used: Int) {
    switch outcome(words[...]) {
    case .day(let day, let used)?: return (day, used)
    case .noSuchDay(let used)?: return (try day(words.prefix(used).joined(separator: " ")), used)
    case nil: return (try day(words.first ?? ""), 1)
    }
  }
}
