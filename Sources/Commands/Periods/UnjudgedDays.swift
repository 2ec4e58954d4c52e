internal import Domain
internal import Figures

/// Why fewer days are judged than are logged: today has not ended, the values of some items on a day are unknown, or
/// nobody knows how much of the sugar is free.
struct UnjudgedDays {
  /// Whether something is logged today, and today is not judged.
  let hasToday: Bool
  /// The number of days before today that cannot be judged.
  let unknown: Int

  /// Words that follow the number of judged days: `, without today and 2 days that cannot be judged`; empty if every
  /// logged day is judged.
  var words: String {
    let parts = [hasToday ? "today" : nil, unknown > 0 ? "\(unknown.counted("day")) that cannot be judged" : nil]
    let named = parts.compactMap(\.self).joined(separator: " and ")
    return named.isEmpty ? "" : ", without \(named)"
  }
}

extension PeriodSummary {
  /// Why some of the logged days were not judged.
  func unjudged(_ adherence: Adherence) -> UnjudgedDays {
    UnjudgedDays(
      hasToday: days.contains { $0.day == today && $0.total != nil }, unknown: adherence.unjudged)
  }
}
