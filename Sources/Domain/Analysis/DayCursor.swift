/// A place in a row of days that somebody looks through, and the stretch of these days that a window shows.
package struct DayCursor: Hashable, Sendable {
  /// The days that are drawn, the days to come at their end among them.
  package let days: ClosedRange<Day>
  /// The last day that the cursor goes to.
  package let last: Day
  /// The day under the cursor: one of `days`, `last` at most.
  package private(set) var day: Day
  /// The days that the window shows; the cursor's day is one of them.
  package private(set) var shown: ClosedRange<Day>

  /// A cursor on `day`, in a window that shows all days until `show` is called.
  ///
  /// `last` and `day` outside of the days are moved to their nearest end.
  package init(days: ClosedRange<Day>, last: Day, at day: Day) {
    self.days = days
    self.last = min(max(last, days.lowerBound), days.upperBound)
    self.day = min(max(day, days.lowerBound), self.last)
    shown = days
  }

  /// Moves by a number of days, earlier if it is negative, but not beyond the first or the last day.
  package mutating func move(by count: Int) {
    let target = max(days.lowerBound - day, min(last - day, count))
    day = day + target
  }

  /// Moves to the first day.
  package mutating func moveToFirst() { day = days.lowerBound }

  /// Moves to the last day.
  package mutating func moveToLast() { day = last }

  /// Has the window show `count` days (at least one), or all if there are fewer.
  ///
  /// The window stays where it is as long as the cursor is in it; otherwise the cursor comes to its middle. It never
  /// shows anything before the first day or after the end of the days.
  package mutating func show(_ count: Int) {
    let count = max(1, min(count, days.upperBound - days.lowerBound + 1))
    // A window that got narrower keeps its last days, which are the latest.
    var first = max(shown.lowerBound, shown.upperBound - (count - 1))
    if day < first || day > first + (count - 1) { first = day - count / 2 }
    first = min(max(first, days.lowerBound), days.upperBound - (count - 1))
    shown = first...(first + (count - 1))
  }
}
