/// The days of a period that are judged against what is usual, and the periods before it that say what is usual.
///
/// A single period before says little: it varies as much as the one that is judged. Several have as many days as it
/// takes to know how much days vary.
package struct UsualPeriods: Hashable, Sendable {
  /// The period that is judged: its finished days, since a day with only breakfast would distort them.
  package let judged: Period
  /// The periods before the judged one, the oldest first: those that its sparkline shows.
  package let shown: [Period]
  /// The last ones of `shown`, which say what is usual; at least two.
  package let compared: [Period]
  /// As many days of the period before as are judged: what the other figures of a period are compared with.
  package let sameDays: Period

  /// The most days that are read for a range: those of a year.
  private static let mostDays = 366
  /// The fewest periods that say what is usual: one has no range.
  private static let fewestCompared = 2

  /// The periods for a period; nil if none of its days is finished, or if it is too long to have usual ones.
  ///
  /// A week is compared with the four before and shown with the seven before; a month with three and five. A range is
  /// compared with four of its length and shown with seven, or as many as a year has room for; from 123 days on there
  /// are too few.
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

  /// The first of all days that are needed.
  package var from: Day { shown.first?.from ?? judged.from }
}
