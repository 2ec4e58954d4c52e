/// Finds the day and the time of a purchase among the dates that a receipt prints.
struct ReceiptDates {
  /// Whether dates have the month before the day, as in the United States; nil if this is unknown.
  let isMonthFirst: Bool?

  /// The day and the time of a purchase; `other` is the date with day and month swapped, if both dates are possible.
  struct Found: Equatable {
    let day: Day
    let minuteOfDay: Int?
    let other: Day?
  }

  /// The most likely day: one next to a time, or on a line with a word such as `date` or `receipt`; nil if none is
  /// found.
  func find(in lines: [PrintedLine]) -> Found? {
    var best: (score: Int, found: Found)?
    for (index, line) in lines.enumerated() {
      guard let (day, other) = day(in: line) else { continue }
      let label = line.label
      var minute = minuteOfDay(in: line)
      var score = minute == nil ? 0 : 3
      if minute == nil, lines.indices.contains(index + 1),
        lines[index + 1].label.hasPrefix("uhrzeit")
          || lines[index + 1].label.hasPrefix("zeit") || lines[index + 1].label.hasPrefix("time")
      {
        minute = minuteOfDay(in: lines[index + 1])
        score = minute == nil ? 0 : 2
      }
      let words = Set(label.split(separator: " ").map(String.init))
      if !words.isDisjoint(with: ["bon", "beleg", "kasse", "receipt", "trans"]) { score += 3 }
      if words.contains(where: { ["datum", "date", "dat"].contains($0) }) { score += 2 }
      if !words.isDisjoint(with: Self.otherDays) { score -= 8 }
      if best.map({ score > $0.score }) ?? true {
        best = (score, Found(day: day, minuteOfDay: minute, other: other))
      }
    }
    guard let best, best.score > -8 else { return nil }
    return best.found
  }

  /// Words next to dates that are not the day of the purchase.
  private static let otherDays: Set<String> = [
    "bis", "stand", "punktestand", "gultig", "ab", "until", "by", "valid", "expires", "return", "einlosbar", "seit",
    "jusqu", "tot", "geboren", "haltbar", "per", "coupon", "balance", "solde", "of", "lieferung", "liefertermin",
    "best", "before",
  ]

  /// The date on a line, and the date with day and month swapped if that is possible too; nil if the line has no date.
  private func day(in line: PrintedLine) -> (Day, Day?)? {
    for (index, word) in line.words.enumerated() {
      if let day = day(word) { return day }
      if let month = Self.month(word),
        line.words.indices.contains(index - 1), line.words.indices.contains(index + 1),
        let number = Int(line.words[index - 1].prefix { $0.decimalDigit != nil }), (1...31).contains(number),
        let year = Int(line.words[index + 1].prefix { $0.decimalDigit != nil }), (2000...2099).contains(year),
        let day = Day(year: year, month: month, day: number)
      {
        return (day, nil)
      }
    }
    return nil
  }

  /// The number of the month that a word names, by its first three letters: `Juni`, `JUN`; nil if it names no month.
  private static func month(_ word: some StringProtocol) -> Int? {
    DayWords.month(String(word.plainLetters.prefix { $0.isLetter }.prefix(3)))
  }

  private func day(_ word: String) -> (Day, Day?)? {
    guard word.utf8.count <= 40 else { return nil }
    // `Dat.31.08.2015`, `2023-03-24T17:59:01.000`, `13.02.2025,`
    var text = Substring(word.drop { $0.decimalDigit == nil })
    while let last = text.last, last.decimalDigit == nil, last != "." || text.count > 8 { text.removeLast() }
    if let day = Self.named(text) { return (day, nil) }
    if let time = text.firstIndex(of: "T") { text = text[..<time] }
    for mark in [".", "-", "/"] as [Character] {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 3, parts.count <= 4 else { continue }
      let numbers = parts.prefix(3).map { part in
        part.allSatisfy { $0.decimalDigit != nil } && (1...4).contains(part.count) ? Int(part) : nil
      }
      guard let first = numbers[0], let second = numbers[1], let third = numbers[2],
        parts.count == 3 || parts[3].isEmpty
      else { continue }
      if parts[0].count == 4 { return Self.valid(first, second, third).map { ($0, nil) } }
      guard parts[2].count == 2 || parts[2].count == 4 else { continue }
      let year = parts[2].count == 2 ? 2000 + third : third
      let dayFirst = Self.valid(year, second, first)
      let monthFirst = Self.valid(year, first, second)
      // Dates with points are German and have the day first.
      if mark == "." { return dayFirst.map { ($0, nil) } }
      let (likely, other) = isMonthFirst ?? false ? (monthFirst, dayFirst) : (dayFirst, monthFirst)
      guard let likely else { return other.map { ($0, nil) } }
      return (likely, other == likely || mark == "-" || isMonthFirst != nil ? nil : other)
    }
    return nil
  }

  /// Reads a date with the name of the month between the numbers: `07JUN2025`.
  private static func named(_ text: Substring) -> Day? {
    let digits = text.prefix { $0.decimalDigit != nil }
    let month = text.dropFirst(digits.count).prefix { $0.isLetter }
    let year = text.dropFirst(digits.count + month.count)
    guard (1...2).contains(digits.count), month.count >= 3, [2, 4].contains(year.count), let number = Int(digits),
      let end = Int(year), let place = Self.month(month)
    else { return nil }
    return valid(end < 100 ? 2000 + end : end, place, number)
  }

  private static func valid(_ year: Int, _ month: Int, _ day: Int) -> Day? {
    (1990...2099).contains(year) ? Day(year: year, month: month, day: day) : nil
  }

  /// The time of day that a line states; nil if there is none.
  private func minuteOfDay(in line: PrintedLine) -> Int? {
    for (index, word) in line.words.enumerated() {
      guard word.utf8.count <= 40 else { continue }
      var text = Substring(word)
      if let time = text.firstIndex(of: "T"), text.first?.decimalDigit != nil {
        text = text[text.index(after: time)...]
      }
      text = text.drop { $0.decimalDigit == nil }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard (2...4).contains(parts.count), (1...2).contains(parts[0].count),
        let hour = Int(parts[0]), (0...23).contains(hour),
        let minute = Int(parts[1].prefix(2)), parts[1].prefix(2).count == 2, (0...59).contains(minute),
        parts[1].dropFirst(2).allSatisfy({ $0.isLetter || $0 == "." })
      else { continue }
      let next = line.words.indices.contains(index + 1) ? line.words[index + 1] : ""
      let half = (parts.last.map { String($0.drop { $0.decimalDigit != nil }) } ?? "") + next
      switch half.plainLetters.filter(\.isLetter).prefix(2) {
      case "pm" where hour < 12: return (hour + 12) * 60 + minute
      case "am" where hour == 12: return minute
      default: return hour * 60 + minute
      }
    }
    return nil
  }
}
