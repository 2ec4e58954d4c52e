import Domain

/// The order of day and month in a file's dates.
package enum DateOrder: String, CaseIterable, Sendable {
  /// The day first: 28/9/2026.
  case dayFirst = "dmy"
  /// The month first, as in the United States: 9/28/2026.
  case monthFirst = "mdy"

  /// Finds the order from all dates in a column, and whether the order is needed to read them.
  ///
  /// The order is nil if no date shows the order. The order is needed if a date such as 9/10/2026 can be read in both
  /// orders. Throws `badFile` if some dates can be read only with the day first and others only with the month first.
  static func found(in dates: some Sequence<String>) throws(LarderError) -> (order: DateOrder?, isNeeded: Bool) {
    var dayFirst: String?
    var monthFirst: String?
    var isNeeded = false
    for date in dates {
      guard let parts = ImportDate.parts(date), !parts.isYearFirst else { continue }
      if parts.mark == "." || (parts.numbers[0] > 12 && parts.numbers[1] <= 12) {
        dayFirst = dayFirst ?? date
      } else if parts.numbers[1] > 12, parts.numbers[0] <= 12 {
        monthFirst = monthFirst ?? date
      } else if parts.numbers[0] != parts.numbers[1] {
        isNeeded = true
      }
    }
    if let dayFirst, let monthFirst {
      throw LarderError(
        .badFile,
        "the dates \(ImportFile.quoted(dayFirst)) and \(ImportFile.quoted(monthFirst)) are in different orders",
        hint: "export the log again; a spreadsheet may have swapped day and month in some dates")
    }
    return (dayFirst != nil ? .dayFirst : monthFirst != nil ? .monthFirst : nil, isNeeded)
  }
}

/// Reads the dates and times in the cells of a table.
enum ImportDate {
  /// The three numbers of a date and the mark that separates them.
  struct Parts {
    let numbers: [Int]
    let mark: Character
    let isYearFirst: Bool
  }

  /// The parts of a date such as `2026-09-28`, `9/28/2026` or `28.09.26`; a time after a space or `T` is ignored.
  static func parts(_ text: String) -> Parts? {
    let date = text.prefix { $0 != " " && $0 != "T" && $0 != "," }
    guard (6...10).contains(date.utf8.count), let mark = date.first(where: { !$0.isNumber }), "-/.".contains(mark)
    else {
      return nil
    }
    let words = date.split(separator: mark, omittingEmptySubsequences: false)
    guard words.count == 3,
      words.allSatisfy({ (1...4).contains($0.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return Parts(numbers: words.compactMap { Int($0) }, mark: mark, isYearFirst: words[0].count == 4)
  }

  /// The day that a date means; nil if the text is not a date, or if there is no such day.
  static func day(_ text: String, _ order: DateOrder?) -> Day? {
    guard let parts = parts(text), parts.numbers.count == 3 else { return nil }
    let numbers = parts.numbers
    if parts.isYearFirst { return Day(year: numbers[0], month: numbers[1], day: numbers[2]) }
    // Programs of this century log days of this century.
    let year = numbers[2] < 100 ? 2000 + numbers[2] : numbers[2]
    let isMonthFirst = parts.mark != "." && order != .dayFirst
    return Day(year: year, month: numbers[isMonthFirst ? 0 : 1], day: numbers[isMonthFirst ? 1 : 0])
  }

  /// The time of day in minutes after midnight, from text such as `07:30` or `11:05 AM`, which may begin with a date;
  /// nil if the text contains no time.
  static func minute(_ text: String) -> Int? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "t" }
    guard let clock = words.first(where: { $0.contains(":") }) else { return nil }
    let half = ["am", "pm"].first { half in words.contains { $0.hasSuffix(half) } }
    let numbers = clock.split(separator: ":").map { Int($0.prefix { $0.isNumber }) }
    guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1], (0..<60).contains(minute)
    else { return nil }
    guard let half else { return (0..<24).contains(hour) ? hour * 60 + minute : nil }
    return (1...12).contains(hour) ? (hour % 12 + (half == "pm" ? 12 : 0)) * 60 + minute : nil
  }
}
