/// A time of day read from a word.
enum ClockTime: Equatable {
  /// Minutes after midnight, 0 to 1439.
  case minute(Int)
  /// The word looks like a time, but no clock shows it: `25:00`.
  case none

  /// Reads `13:30`, `7:05`, `1:30pm`, `8am` in plain letters; nil if the word does not look like a time.
  static func read(_ word: String) -> ClockTime? {
    guard word.utf8.count <= 10 else { return nil }
    let half = ["am", "pm"].first { word.hasSuffix($0) }
    let parts = word.dropLast(half?.count ?? 0).split(separator: ":", omittingEmptySubsequences: false)
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

  /// The time in the first two words, and that they are two: `4 pm`; nil for any other words.
  static func halfDay(_ words: ArraySlice<String>) -> (minute: Int, used: Int)? {
    guard words.count > 1, let hour = words.first, case let half = words[words.startIndex + 1],
      ["am", "pm", "a.m.", "p.m."].contains(half), hour.utf8.count <= 5,
      case .minute(let minute)? = read(hour.replacing(".", with: ":") + half.filter(\.isLetter))
    else { return nil }
    return (minute, 2)
  }

  /// Words that may follow a time and do not change its meaning.
  static let suffixes: Set<String> = ["uhr", "o'clock"]
}
