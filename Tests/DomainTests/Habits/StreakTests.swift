import Domain
import Expect
import TestSupport
import Testing

/// Days in a row: the current run, and the longest.
@Suite struct StreakTests {
  /// Saturday, 21 November 2026.
  private static let today = Day(iso: "2026-11-21") ?? Day(number: 0)

  /// Days as how many days ago they were; a streak as its first and last day.
  @Test(
    arguments: [
      // Nothing kept; only what lies ahead.
      ([], nil, nil), ([-1, -2], nil, nil),
      // Today alone; yesterday alone, which today may still follow; the day before, which it may not.
      ([0], (0, 0), (0, 0)), ([1], (1, 1), (1, 1)), ([2], nil, (2, 2)),
      // Three days with today, three to yesterday.
      ([2, 1, 0], (2, 0), (2, 0)), ([3, 2, 1], (3, 1), (3, 1)),
      // What is logged ahead makes no streak longer.
      ([1, 0, -1], (1, 0), (1, 0)),
      // 9 to 6 ago are four days, which two days now don't reach; of equals the later one is meant.
      ([9, 8, 7, 6, 1, 0], (1, 0), (9, 6)), ([6, 5, 1, 0], (1, 0), (1, 0)), ([9, 8, 5, 4], nil, (5, 4)),
      // The order and repeats don't matter.
      ([0, 2, 1, 2], (2, 0), (2, 0)),
      // Twelve days ago is before the first day that counts: of an ended run only 10 to 8 count, three of six days.
      ([13, 12, 11, 10, 9, 8, 3, 2, 1, 0], (3, 0), (3, 0)), ([13, 12, 11, 10, 9, 8, 1], (1, 1), (10, 8)),
      ([13, 12], nil, nil),
      // The one that goes on counts whole.
      (Array(0...13), (13, 0), (13, 0)),
    ] as [([Int], (Int, Int)?, (Int, Int)?)])
  func runsOfDays(ago: [Int], current: (Int, Int)?, longest: (Int, Int)?) {
    let streaks = Streaks(of: ago.map { Self.today - $0 }, since: Self.today - 10, today: Self.today)
    func streak(_ ago: (Int, Int)?) -> Streak? { ago.map { Streak(from: Self.today - $0.0, to: Self.today - $0.1) } }
    expect(streaks.current, equals: streak(current))
    expect(streaks.longest, equals: streak(longest))
  }

  @Test func aStreakHasBothItsEnds() {
    // The 19th, 20th and 21st; over the end of February of a year without a leap day: 27, 28, 1, 2.
    expect(Streak(from: Self.today - 2, to: Self.today).days, equals: 3)
    expect(Streak(from: Day(iso: "2026-02-27") ?? .first, to: Day(iso: "2026-03-02") ?? .first).days, equals: 4)
  }

  @Test(arguments: SplitMix64.seeds) func laws(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<500 {
      let likely = Int.random(in: 1...9, using: &random)
      let kept = (0..<40).filter { _ in Int.random(in: 0..<10, using: &random) < likely }.map { Self.today - $0 }
      let first = Self.today - Int.random(in: 0..<40, using: &random)
      let place: Comment = "seed \(seed), round \(round): \(kept.map { Self.today - $0 }) since \(Self.today - first)"
      let streaks = Streaks(of: kept, since: first, today: Self.today)
      let set = Set(kept)
      expect((streaks.longest?.days ?? 0) >= (streaks.current?.days ?? 0), place)
      // All days of a streak were kept, and the current one cannot be longer at either end.
      for streak in [streaks.current, streaks.longest].compactMap(\.self) {
        expect((0..<streak.days).allSatisfy { set.contains(streak.from + $0) }, place)
      }
      if let current = streaks.current {
        expect(!set.contains(current.from - 1) && !set.contains(current.to + 1), place)
      }
      // A day later with nothing kept, today does not break it; two days later it does.
      let tomorrow = Streaks(of: kept, since: first, today: Self.today + 1)
      expect(tomorrow.current, equals: (streaks.current?.to == Self.today ? streaks.current : nil), place)
      expect(Streaks(of: kept, since: first, today: Self.today + 2).current, equals: nil, place)
      // Keeping tomorrow too makes a run that reaches today one day longer.
      let more = Streaks(of: kept + [Self.today + 1], since: first, today: Self.today + 1)
      let before = streaks.current?.to == Self.today ? streaks.current?.days ?? 0 : 0
      expect(more.current?.days, equals: before + 1, place)
    }
  }
}
