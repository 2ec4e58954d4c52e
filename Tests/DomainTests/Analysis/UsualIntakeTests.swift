import Domain
import Expect
import TestSupport
import Testing

/// When a nutrient's mean differs from what is usual.
///
/// Four nutrients are known on every day: protein, carbs and fat, which never change, and fiber. So each test may be wrong
/// in 0.08 / 4 = 0.02 of all weeks. Fiber is given as square roots, which are what is compared.
@Suite struct UsualIntakeTests {
  private let monday: Day
  private let week: Period

  init() throws {
    monday = try require(Day(iso: "2026-11-16"))
    week = .week(of: monday)
  }

  /// The days of a week from Monday on, with roots of grams of fiber; nil: nothing logged.
  ///
  /// `unknown` further items, on its first days, have no known fiber.
  private func days(_ roots: [Double?], weeksBefore: Int, unknown: Int = 0) -> [DaySum] {
    roots.enumerated().compactMap { offset, root in
      root.map { root in
        let known = Nutrients(
          calories: 2000, protein: 80, carbohydrates: 200, fat: 70, fiber: root * root)
        let other = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
        let parts = offset < unknown ? [known, other] : [known]
        return DaySum(day: monday + (offset - 7 * weeksBefore), total: NutrientTotal(parts), items: parts.count)
      }
    }
  }

  /// The fiber of this week against weeks before, the last one of which is last week.
  private func fiber(
    _ before: [[Double?]], _ now: [Double?], unknown: Int = 0, unknownBefore: Int = 0, today: Int = 7
  ) throws -> UsualIntake? {
    let periods = try require(UsualPeriods(of: week, today: monday + today))
    let earlier = before.enumerated().flatMap {
      days($1, weeksBefore: before.count - $0, unknown: unknownBefore)
    }
    return UsualIntake.all(in: earlier + days(now, weeksBefore: 0, unknown: unknown), periods)
      .first { $0.nutrient == .fiber }
  }

  private static let even = [[Double?]](repeating: [4, 4, 4], count: 4)
  private static let varied = [[Double?]](repeating: [3, 4, 5], count: 4)

  /// 16 g a day without any scatter: a tenth more or less counts, 17.6 and 14.4 g, and a little less does not.
  @Test(
    arguments: [(17.6, .more), (17.59, nil), (14.4, .less), (14.41, nil), (16, nil)] as [(Double, UsualIntake.Change?)])
  func aChangeIsAtLeastATenth(grams: Double, change: UsualIntake.Change?) throws {
    let root = grams.squareRoot()
    expect(try require(try fiber(Self.even, [root, root, root])).change, equals: change)
  }

  /// Four weeks of 3, 4, 5: a mean of 4, squared deviations of 4 x 2 = 8.
  ///
  /// Three days around r have 2. With 12 + 3 - 2 = 13 degrees of freedom the variance is 10 / 13 = 0.76923, the error
  /// sqrt(0.76923 x (1/12 + 1/3)) = 0.56614. Student's t has to be 2.650 (0.99 quantile), so r has to be
  /// 2.650 x 0.56614 = 1.5003 from 4.
  @Test(arguments: [(5.5, nil), (5.51, .more), (2.5, nil), (2.49, .less)] as [(Double, UsualIntake.Change?)])
  func aChangeIsBeyondTheScatter(root: Double, change: UsualIntake.Change?) throws {
    expect(try require(try fiber(Self.varied, [root - 1, root, root + 1])).change, equals: change)
  }

  /// Three weeks of 4 g, one of 25 g: a root of 2.75, squared deviations of 9 x 0.5625 + 3 x 5.0625 = 20.25, an error of
  /// sqrt(20.25 / 13 x (1/12 + 1/3)) = 0.8056.
  ///
  /// From 2.75 to 5 it is 2.79 errors, more than 2.650, but as much was eaten in one of the weeks; 25.04 g are shown as
  /// 25.0, 25.1 g are more.
  @Test(arguments: [(25, nil), (25.04, nil), (25.1, .more)] as [(Double, UsualIntake.Change?)])
  func aChangeIsOutsideTheUsualRange(grams: Double, change: UsualIntake.Change?) throws {
    let before: [[Double?]] = [[2, 2, 2], [5, 5, 5], [2, 2, 2], [2, 2, 2]]
    let root = grams.squareRoot()
    let found = try require(try fiber(before, [root, root, root]))
    expect(found.usual == 4...25 && found.change == change)
  }

  /// Last week had 36 g from Monday to Wednesday and 1 g after it, 16 g on average, as the other weeks had.
  ///
  /// With a root of 5.9 this week is far above 16 g, but on Thursday the week is also shown beside those three days.
  @Test func aChangeDoesNotContradictTheSameDaysOfLastWeek() throws {
    let even = [Double?](repeating: 4, count: 7)
    let before = [even, even, even, [6, 6, 6, 1, 1, 1, 1]]
    let now: [Double?] = [5.9, 5.9, 5.9]
    expect(try require(try fiber(before, now, today: 7)).change, equals: .more)
    expect(try require(try fiber(before, now, today: 3)).change, equals: nil)
    expect(try require(try fiber(before, [6.1, 6.1, 6.1], today: 3)).change, equals: .more)
  }

  /// Today's breakfast is no day yet.
  @Test func todayDoesNotCount() throws {
    let found = try require(try fiber(Self.even, [4, 4, 4, 0.5], today: 3))
    expect(found.now == 16 && found.change == nil)
  }

  /// Seven weeks are shown; of those compared, one has too few days and one has none.
  @Test func theMeansAreOfWeeksThatAreKnown() throws {
    let before: [[Double?]] = [[1, 1, 1], [4, 4, 4], [2, 2, 2], [], [4, 4], [3, 3, 3]]
    let found = try require(try fiber(before, [5, 5, 5]))
    expect(
      found.means,
      equals: [
        .nothingLogged, .known(1), .known(16), .known(4), .nothingLogged, .unknown, .known(9), .known(25),
      ])
    expect(found.usual, equals: 4...9)
    // Two days too few for a mean of their own are days all the same: (3 x 4 + 2 x 16 + 3 x 9) / 8.
    expect(found.before == 8.875 && found.now == 25)
    expect(found.share, equals: (25 - 8.875) / 8.875)
  }

  @Test func oneWeekIsNotUsual() throws {
    expect(try fiber([[4, 4, 4]], [6, 6, 6]), equals: nil)
    expect(try fiber([[4, 4, 4], [], [], []], [6, 6, 6]), equals: nil)
    expect(try fiber([[4, 4, 4], [4, 4], [4, 4], []], [6, 6, 6]), equals: nil)
    expect(try fiber(Self.even, [6, 6]), equals: nil)
    expect(try fiber(Self.even, [6, 6, 6]) != nil)
  }

  /// Two unknown of five items are 60 % known, one of four 75 %, four of sixteen 75 %, eight of twenty 60 %.
  @Test func tooFewItemsKnownSayNothing() throws {
    expect(try fiber(Self.even, [6, 6, 6], unknown: 2), equals: nil)
    expect(try fiber(Self.even, [6, 6, 6], unknown: 1)?.change, equals: .more)
    expect(try fiber(Self.even, [6, 6, 6], unknownBefore: 1)?.change, equals: .more)
    expect(try fiber(Self.even, [6, 6, 6], unknownBefore: 2), equals: nil)
  }

  /// Nothing before has no share: 10 g after none at all are no `more`, and no `less` is below 0.
  @Test func nothingBeforeHasNoShare() throws {
    let found = try require(try fiber([[Double?]](repeating: [0, 0, 0], count: 4), [3, 3, 3]))
    expect(found.change == nil && found.share == nil)
    expect(try require(try fiber(Self.even, [0, 0, 0])).change, equals: .less)
  }

  /// Energy, which is compared elsewhere, is not among them.
  @Test func energyIsLeftOut() throws {
    let periods = try require(UsualPeriods(of: week, today: monday + 7))
    let all = (0...4).flatMap { days([4, 4, 4], weeksBefore: $0) }
    expect(UsualIntake.all(in: all, periods).map(\.nutrient), equals: [.protein, .carbohydrates, .fat, .fiber])
    expect(UsualIntake.all(in: [], periods), equals: [])
  }
}
