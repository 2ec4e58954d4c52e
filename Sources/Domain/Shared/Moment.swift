/// A point in time, with the UTC offset that was valid when it was recorded.
package struct Moment: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int
  /// The UTC offset in seconds, positive east of Greenwich.
  package let offset: Int

  /// Creates a moment from the seconds since 1970-01-01 00:00 UTC and the UTC offset with which the moment is shown.
  package init(seconds: Int, offset: Int) {
    self.seconds = seconds
    self.offset = offset
  }

  /// Creates a moment from a calendar day and a time of day.
  package init(day: Day, minuteOfDay: Int, offset: Int) {
    self.init(seconds: day.number * 86_400 + minuteOfDay * 60 - offset, offset: offset)
  }

  private var local: Int { seconds + offset }

  /// The calendar day in local time, from midnight to midnight.
  package var calendarDay: Day { Day(number: Int((Double(local) / 86_400).rounded(.down))) }

  /// The minutes since local midnight, 0 to 1439.
  package var minuteOfDay: Int { ((local % 86_400) + 86_400) % 86_400 / 60 }

  /// The day to which a meal at this moment belongs, if the household's days start at `dayStart` minutes after
  /// midnight.
  package func day(startingAt dayStart: Int) -> Day {
    minuteOfDay < dayStart ? calendarDay - 1 : calendarDay
  }

  /// The local time of day: `19:40`.
  package var clock: String { Self.clock(minuteOfDay) }

  /// Formats minutes since midnight, 0 to 1439, as a time of day: `19:40`.
  package static func clock(_ minuteOfDay: Int) -> String {
    let hour = minuteOfDay / 60
    let minute = minuteOfDay % 60
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The moment in the form of ISO 8601: `2026-11-21T19:40:00+01:00`.
  package var iso: String {
    let second = ((local % 60) + 60) % 60
    let zone = offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + Self.clock(abs(offset) / 60)
    return "\(calendarDay.iso)T\(clock):\(second < 10 ? "0" : "")\(second)\(zone)"
  }

  /// Reads `2026-11-21T19:40[:00[.5]][Z|+01:00|+0100]` or only a date, which means noon on that day; nil for any other
  /// text.
  ///
  /// If the text states no UTC offset, `zone` provides it.
  package init?(iso text: String, zone: (_ localSeconds: Int) -> Int) {
    let parts = text.split(whereSeparator: { $0 == "T" || $0 == "t" || $0 == " " }).map(String.init)
    guard let first = parts.first, let day = Day(iso: first), parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      let local = day.number * 86_400 + 43_200
      let offset = zone(local)
      self.init(seconds: local - offset, offset: offset)
      return
    }
    let (clock, offsetText) = Self.splitZone(parts[1])
    guard let time = Self.secondsOfDay(clock) else { return nil }
    let local = day.number * 86_400 + time
    guard let offsetText else {
      let offset = zone(local)
      self.init(seconds: local - offset, offset: offset)
      return
    }
    guard let offset = Self.offset(offsetText) else { return nil }
    self.init(seconds: local - offset, offset: offset)
  }

  private static func splitZone(_ text: String) -> (clock: String, zone: String?) {
    guard let index = text.firstIndex(where: { "Zz+-".contains($0) }) else { return (text, nil) }
    return (String(text[..<index]), String(text[index...]))
  }

  private static func secondsOfDay(_ text: String) -> Int? {
    let whole = text.split(separator: ".", maxSplits: 1)
    guard let clock = whole.first, whole.count == 1 || whole[1].allSatisfy(\.isASCIIDigit) else { return nil }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers[0] < 24, numbers[1] < 60, numbers.count == 2 || numbers[2] < 60 else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  private static func offset(_ text: String) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, digits.allSatisfy(\.isASCIIDigit), let value = Int(digits) else {
      return nil
    }
    let (hours, minutes) = digits.count == 2 ? (value, 0) : (value / 100, value % 100)
    guard hours <= 14, minutes < 60 else { return nil }
    return (text.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

extension Character {
  /// Whether the character is one of the digits 0 to 9.
  ///
  /// A digit with a combining accent is also a single character that compares as between 0 and 9, so the bytes are
  /// checked.
  package var isASCIIDigit: Bool { utf8.count == 1 && ("0"..."9").contains(self) }
}
