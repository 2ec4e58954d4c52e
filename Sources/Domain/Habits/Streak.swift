/// Consecutive days without a gap.
package struct Streak: Hashable, Sendable {
  /// The first day.
  package let from: Day
  /// The last day, included.
  package let to: Day

  /// Creates a streak; the last day must not be before the first.
  package init(from: Day, to: Day) {
    self.from = from
    self.to = max(from, to)
  }

  /// The number of days in the streak, at least 1.
  package var days: Int { to - from + 1 }
}

/// The current streak of days on which a habit was kept, and the longest one.
package struct Streaks: Hashable, Sendable {
  /// The streak that ends today or, if the habit was not yet kept today, yesterday; nil if there is no such streak.
  package let current: Streak?
  /// The longest streak, or the latest of several that are equally long; nil if the habit was never kept.
  ///
  /// The current streak counts in full, but an earlier streak counts only from the initializer's `first` on. So the
  /// longest streak is never shorter than the current one.
  package let longest: Streak?

  /// Finds the streaks among the days on which the habit was kept.
  ///
  /// `kept` may list the days in any order; days after today are ignored.
  ///
  /// - Parameter first: The first day that counts for streaks that have ended.
  package init(of kept: some Sequence<Day>, since first: Day, today: Day) {
    let days = Set(kept).filter { $0 <= today }.sorted()
    let runs = Self.runs(of: days)
    let current = runs.last.flatMap { $0.to >= today - 1 ? $0 : nil }
    let counted = runs.compactMap { run in
      run == current ? run : run.to < first ? nil : Streak(from: max(run.from, first), to: run.to)
    }
    self.current = current
    longest = counted.reduce(nil) { best, run in (best?.days ?? 0) <= run.days ? run : best }
  }

  private static func runs(of days: [Day]) -> [Streak] {
    days.reduce(into: []) { runs, day in
      if let last = runs.last, last.to + 1 == day {
        runs[runs.count - 1] = Streak(from: last.from, to: day)
      } else {
        runs.append(Streak(from: day, to: day))
      }
    }
  }
}
