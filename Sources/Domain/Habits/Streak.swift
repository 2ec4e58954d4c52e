/// Days that follow each other without a gap.
package struct Streak: Hashable, Sendable {
  /// The first day.
  package let from: Day
  /// The last day, included.
  package let to: Day

  /// From one day to another that is not before it.
  package init(from: Day, to: Day) {
    self.from = from
    self.to = max(from, to)
  }

  /// How many days it has, 1 at least.
  package var days: Int { to - from + 1 }
}

/// The days in a row on which something was kept: the run that goes on now, and the longest one.
package struct Streaks: Hashable, Sendable {
  /// The run that reaches to today or, while today has not been kept yet, to yesterday; nil where there is none.
  package let current: Streak?
  /// The longest run on or after the first day that counts, the latest among equals; nil where nothing was kept.
  ///
  /// It is never shorter than the current one, which counts whole although it may have begun before.
  package let longest: Streak?

  /// Streaks of the days on which it was kept, in any order; what lies after today is none of them yet.
  ///
  /// - Parameter first: The first day on which a run counts that is over.
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
