/// A period that is judged, and the earlier periods that show what is usual.
///
/// A single earlier period is not enough: it varies as much as the judged one. Several together have enough days to
/// show how much days vary.
package struct UsualPeriods: Hashable, Sendable {
  /// The finished days of the judged period; an unfinished day, such as one with only breakfast, would distort the
  /// mean.
  package let judged: Period
  /// The earlier periods that the sparkline shows, the oldest first.
  package let shown: [Period]
  /// The latest of the `shown` periods, from which the usual range is calculated; at least two.
  package let compared: [Period]
  /// The days of the previous period that correspond to `judged`, with which a period's other figures are compared.
  package let sameDays: Period

  /// The maximum number of days that are read for a range: one year.
  private static let mostDays = 366
  /// The minimum number of periods for a usual range: a single mean has no range.
  private static let fewestCompared = 2

  /// Chooses the periods to compare with `period`.
  ///
  /// Nil if no day of `period` is finished, if `period` is too long, or if there are fewer than two earlier periods.
  ///
  /// A week is compared with the four weeks before it; the sparkline shows seven earlier weeks. A month is compared
  /// with three months; the sparkline shows five. A range is compared with up to four earlier ranges of the same
  /// length; the sparkline shows up to seven, as many as fit in a year together with the range. A range of 123 days or
  /// more is too long.
  package init?(of period: Period, today: Day) {
    guard let (judged, sameDays) = period.finished(today: today) else { return nil }
    let (compared, shown) =
      switch period.kind {
      case .week: (4, 7)
      case .month: (3, 5)
      case .day, .range: (4, min(7, Self.mostDays / period.dayCount - 1))
      }
    // Before the first year there are no further periods.
    let earlier = stride(from: shown, to: 0, by: -1).map { period.moved(by: -$0) }
    let real = earlier.enumerated().filter { index, one in
      one.to < (index + 1 < earlier.count ? earlier[index + 1].from : period.from)
    }.map(\.element)
    guard real.count >= Self.fewestCompared else { return nil }
    self.judged = judged
    self.sameDays = sameDays
    self.shown = real
    self.compared = Array(real.suffix(compared))
  }

  /// The first day that has to be read.
  package var from: Day { shown.first?.from ?? judged.from }
}
