import Domain
import Testing

/// When a nutrient's mean counts as another than the period's before.
@Suite struct NutrientChangeTests {
  private let monday: Day
  private let week: Period

  init() throws {
    monday = try #require(Day(iso: "2026-11-16"))
    week = Period.week(of: monday)
  }

  /// Days from Monday on with grams of fiber, each one item.
  ///
  /// Nil: nothing logged. `unknown` days have an item without fiber.
  private func summary(_ grams: [Double?], of period: Period, unknown: Int = 0) -> PeriodSummary {
    let known = grams.enumerated().map { offset, grams in
      let total = grams.map { grams in
        NutrientTotal([Nutrients(calories: 2000, protein: 0, carbohydrates: 0, fat: 0, fiber: grams)])
      }
      return DaySum(day: period.from + offset, total: total, items: grams == nil ? 0 : 1)
    }
    let others = (0..<unknown).map { offset in
      DaySum(
        day: period.to - offset,
        total: NutrientTotal([Nutrients(calories: 2000, protein: 0, carbohydrates: 0, fat: 0)]), items: 1)
    }
    return PeriodSummary(period: period, days: known + others, today: period.to)
  }

  private func fiber(_ before: [Double?], _ now: [Double?]) -> NutrientChange? {
    NutrientChange.largest(from: summary(before, of: week.previous), to: summary(now, of: week))?
      .first { $0.nutrient == .fiber }
  }

  @Test(
    arguments: [
      // Three equal days have no scatter: a tenth counts, less does not.
      ([20, 20, 20], [22, 22, 22], 0.1), ([20, 20, 20], [21.9, 21.9, 21.9], nil),
      ([20, 20, 20], [18, 18, 18], -0.1), ([20, 20, 20], [18.1, 18.1, 18.1], nil),
      // 16, 20, 24: s² = (16 + 0 + 16) / 2 = 16, through 3 days 5.333. Of both 10.667, its root 3.266, times 1.5 is 4.899.
      ([16, 20, 24], [21, 25, 29], 0.25), ([16, 20, 24], [20.8, 24.8, 28.8], nil),
      // Nothing before has no share, and two days are too few.
      ([0, 0, 0], [10, 10, 10], nil), ([20, 20], [30, 30, 30], nil), ([20, 20, 20], [30, nil, 30], nil),
    ] as [([Double?], [Double?], Double?)])
  func aChangeIsLargeAndBeyondTheScatter(before: [Double?], now: [Double?], share: Double?) {
    let change = fiber(before, now)
    #expect((change == nil) == (share == nil))
    #expect(abs((change?.share ?? 0) - (share ?? 0)) < 1e-12)
  }

  /// Two of five items without fiber are 60 % known, one of four 75 %.
  @Test func tooFewItemsKnownSayNothing() {
    let before = summary([20, 20, 20], of: week.previous)
    func fiber(unknown: Int) -> NutrientChange? {
      NutrientChange.largest(from: before, to: summary([30, 30, 30], of: week, unknown: unknown))?
        .first { $0.nutrient == .fiber }
    }
    #expect(fiber(unknown: 2) == nil)
    #expect(fiber(unknown: 1)?.now == 30)
  }

  /// Nobody can tell without days; with them, that nothing changed is known.
  @Test func nothingKnownIsNotNothingChanged() {
    let (empty, three) = (summary([], of: week.previous), summary([20, 20, 20], of: week.previous))
    #expect(NutrientChange.largest(from: empty, to: summary([20, 20, 20], of: week)) == nil)
    #expect(NutrientChange.largest(from: three, to: summary([20, 20, 20], of: week)) == [])
  }

  /// Sodium by half, fiber by a third: energy, which doubled, is not among them.
  @Test func theLargestShareIsFirst() {
    func summary(_ nutrients: Nutrients, _ period: Period) -> PeriodSummary {
      let days = (0..<3).map { DaySum(day: period.from + $0, total: NutrientTotal([nutrients]), items: 1) }
      return PeriodSummary(period: period, days: days, today: period.to)
    }
    let before = Nutrients(calories: 1000, protein: 50, carbohydrates: 100, fat: 40, fiber: 30, sodium: 2000)
    let now = Nutrients(calories: 2000, protein: 50, carbohydrates: 100, fat: 40, fiber: 20, sodium: 1000)
    let changes = NutrientChange.largest(from: summary(before, week.previous), to: summary(now, week))
    #expect(changes?.map(\.nutrient) == [.sodium, .fiber])
    #expect(changes?.first?.share == -0.5)
  }
}
