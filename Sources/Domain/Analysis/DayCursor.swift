/// The day that a person has selected in a chart of days, and the range of days that the window shows.
package struct DayCursor: Hashable, Sendable {
  /// All days of the chart, including days after today at the end.
  package let days: ClosedRange<Day>
  /// The last day that can be selected.
  package let last: Day
  /// The selected day: one of `days`, not after `last`.
  package private(set) var day: Day
  /// The days that the window shows; they include the selected day.
  package private(set) var shown: ClosedRange<Day>

  /// Creates a cursor that selects `day`, in a window that shows all days until `show` is called.
  ///
  /// A `last` outside of `days` becomes the nearest day in the range. A `day` before the range becomes its first day,
  /// and a `day` after `last` becomes `last`.
  package init(days: ClosedRange<Day>, last: Day, at day: Day) {
    self.days = days
    self.last = min(max(last, days.lowerBound), days.upperBound)
    self.day = min(max(day, days.lowerBound), self.last)
    shown = days
  }

  /// Moves the selection by a number of days (earlier if negative), but not beyond the first or the last day.
  package mutating func move(by count: Int) {
    let target = max(days.lowerBound - day, min(last - day, count))
    day = day + target
  }

  /// Selects the first day.
  package mutating func moveToFirst() { day = days.lowerBound }

  /// Selects the last day.
  package mutating func moveToLast() { day = last }

  /// Makes the window show `count` days (at least one), or all days if there are fewer.
  ///
  /// The window does not move if it still contains the selected day; otherwise it is centered on that day. It never
  /// extends beyond the first or the last of `days`.
  package mutating func show(_ count: Int) {
    let count = max(1, min(count, days.upperBound - days.lowerBound + 1))
    // A window that becomes narrower keeps its last days, because they are the latest ones.
    var first = max(shown.lowerBound, shown.upperBound - (count - 1))
    if day < first || day > first + (count - 1) { first = day - count / 2 }
    first = min(max(first, days.lowerBound), days.upperBound - (count - 1))
    shown = first...(first + (count - 1))
  }
}
