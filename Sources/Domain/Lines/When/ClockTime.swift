/// A time of day read from a word.
enum ClockTime: Equatable {
  /// Minutes after midnight, 0 to 1439.
  case minute(Int)
  /// The word looks like a time, but no clock shows such a time: `25:00`.
  case none

  /// Reads a time such as `13:30`, `7:05`, `1:30pm` or `8am` from a word in plain letters; nil if the word does not
  /// look like a time.
  static func read(_ word: String) -> ClockTime? {
    guard word.utf8.count <= 10 else { return nil }
    let half = ["am", "pm"].first { word.hasSuffix($0) }
    // A point may separate the minutes if `pm` shows that it is a time: `3.30pm`.
    let isSign: (Character) -> Bool = { $0 == ":" || half != nil && $0 == "." }
    let parts = word.dropLast(half?.count ?? 0).split(omittingEmptySubsequences: false, whereSeparator: isSign)
    guard parts.count == 2 || (parts.count == 1 && half != nil),
      parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy { $0.decimalDigit != nil } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard let hour = numbers.first, parts.count == 1 || parts[1].count == 2,
      let minute = (numbers + [0]).dropFirst().first,
      minute < 60
    else { return ClockTime.none }
    guard let half else { return hour < 24 ? .minute(hour * 60 + minute) : ClockTime.none }
    guard (1...12).contains(hour) else { return ClockTime.none }
    return .minute((hour % 12 + (half == "pm" ? 12 : 0)) * 60 + minute)
  }

  /// The time in the first two words, such as `4 pm`; nil for any other words.
  ///
  /// `used` is always 2.
  static func halfDay(_ words: ArraySlice<String>) -> (minute: Int, used: Int)? {
    guard words.count > 1, let hour = words.first, case let half = words[words.startIndex + 1],
      ["am", "pm", "a.m.", "p.m."].contains(half), hour.utf8.count <= 5,
      case .minute(let minute)? = read(hour.replacing(".", with: ":") + half.filter(\.isLetter))
    else { return nil }
    return (minute, 2)
  }

  /// The full hour of a 24-hour clock in the first two words, such as `15 Uhr`; nil for any other words.
  ///
  /// Also nil for an hour from 1 to 11, which may be an hour after noon. `used` is always 2.
  static func fullHour(_ words: ArraySlice<String>) -> (minute: Int, used: Int)? {
    guard words.count > 1, let first = words.first, first.utf8.count <= 2, let hour = Int(first),
      suffixes.contains(words[words.startIndex + 1]), hour == 0 || (12..<24).contains(hour)
    else { return nil }
    return (hour * 60, 2)
  }

  /// A spoken time at the start of the words, and how many words it has; nil if they do not start with a time.
  ///
  /// Examples: `halb acht` is 7:30, `viertel nach 7`, `ten to eight`. The minute is below 720 if the time may also be
  /// after noon; midnight is 1440.
  static func spoken(_ words: ArraySlice<String>) -> (minute: Int, used: Int)? {
    if let word = words.first, ["midnight", "mitternacht"].contains(word) { return (24 * 60, 1) }
    if words.count > 2, let word = words.first, let count = Int(word) ?? NumberWords.cardinals[word].map({ Int($0) }),
      (1...29).contains(count), let sign = ["past": 1, "nach": 1, "to": -1, "vor": -1][words[words.startIndex + 1]],
      let (hour, used) = spokenHour(words.dropFirst(2))
    {
      return (onDial(hour * 60 + sign * count), used + 2)
    }
    for (said, offset) in offsets where words.starts(with: said) {
      return spokenHour(words.dropFirst(said.count)).map { (onDial($0.hour * 60 + offset), said.count + $0.used) }
    }
    return nil
  }

  /// Whether the word is a number, with which a spoken time or an amount may begin: `10 to 12`, `10 eggs`.
  static func startsWithNumber(_ word: String) -> Bool { Int(word) != nil || NumberWords.cardinals[word] != nil }

  /// The hour from 1 to 12 in the first word, and how many words it takes, including an `Uhr` after it.
  private static func spokenHour(_ words: ArraySlice<String>) -> (hour: Int, used: Int)? {
    guard let word = words.first, let hour = Int(word) ?? NumberWords.cardinals[word].map({ Int($0) }),
      (1...12).contains(hour)
    else { return nil }
    return (hour, words.dropFirst().first.map(suffixes.contains) ?? false ? 2 : 1)
  }

  /// The time in minutes on a 12-hour dial, from 1:00 to 12:59 (60 to 779): a quarter to one is 12:45.
  private static func onDial(_ minute: Int) -> Int {
    minute > 12 * 60 + 59 ? minute - 12 * 60 : minute < 60 ? minute + 12 * 60 : minute
  }

  private static let offsets: [([String], Int)] = [
    (["half", "past"], 30), (["quarter", "past"], 15), (["quarter", "to"], -15), (["viertel", "nach"], 15),
    (["viertel", "vor"], -15), (["dreiviertel"], -15), (["halb"], -30),
  ]

  /// The minutes in a phrase such as `half an hour ago` or `vor 20 Minuten` at the start of the words, and how many
  /// words it has; nil for any other words, and for more than a day.
  static func ago(_ words: ArraySlice<String>) -> (minutes: Int, used: Int)? {
    let isBefore = words.first == "vor"
    let said = isBefore ? words.dropFirst() : words
    guard let unit = said.prefix(4).firstIndex(where: { units[$0] != nil }), unit > said.startIndex,
      let length = units[said[unit]]
    else { return nil }
    let isHalfMore = said[(unit + 1)...].starts(with: ["and", "a", "half"])
    let end = unit + (isHalfMore ? 4 : 1)
    guard isBefore || end < said.endIndex && said[end] == "ago" else { return nil }
    var count: Double?
    for word in said[..<unit] {
      if word == "a", count != nil { continue }
      let value = ["halben": 0.5, "anderthalb": 1.5, "couple": 2, "of": 1][word] ?? NumberWords.value(of: word)
      guard let value = value ?? Double(word.replacing(",", with: ".")), value > 0 else { return nil }
      count = (count ?? 1) * value
    }
    guard let count, case let minutes = ((count + (isHalfMore ? 0.5 : 0)) * Double(length)).rounded(),
      (1...24 * 60).contains(minutes)
    else {
      return nil
    }
    return (Int(minutes), end - words.startIndex + (isBefore ? 0 : 1))
  }

  private static let units = [
    "hour": 60, "hours": 60, "hr": 60, "hrs": 60, "h": 60, "stunde": 60, "stunden": 60, "std": 60,
    "minute": 1, "minutes": 1, "min": 1, "mins": 1, "minuten": 1,
  ]

  /// Words that may follow a time and do not change its meaning.
  static let suffixes: Set<String> = ["uhr", "o'clock"]
}
