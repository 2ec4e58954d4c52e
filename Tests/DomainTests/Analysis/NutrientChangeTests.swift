import Domain
import TestSupport
import Testing

/// When a nutrient's mean counts as different from that of the period before.
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
      // 16, 20, 24: s² = (16 + 0 + 16) / 2 = 16, through 3 days 5.333. Of both 10.667, its root 3.266; of three days
      // it takes 8.28 of them, 27.04.
      ([16, 20, 24], [44, 48, 52], 1.4), ([16, 20, 24], [43, 47, 51], nil),
      // 14 to 26 by twos: s² = (36 + 16 + 4 + 0 + 4 + 16 + 36) / 6 = 18.667, through 7 days 2.667. Of both 5.333, its
      // root 2.309; of seven days it takes 3.42 of them, 7.898.
      ([14, 16, 18, 20, 22, 24, 26], [22, 24, 26, 28, 30, 32, 34], 0.4),
      ([14, 16, 18, 20, 22, 24, 26], [21.8, 23.8, 25.8, 27.8, 29.8, 31.8, 33.8], nil),
      // Three of the seven days, 18, 20, 22: s² = (4 + 0 + 4) / 2 = 4, through 3 days 1.333. Of both 4, its root 2;
      // the three days decide that it takes 8.28 of them, 16.56.
      ([14, 16, 18, 20, 22, 24, 26], [34.6, 36.6, 38.6], 0.83),
      ([14, 16, 18, 20, 22, 24, 26], [34.5, 36.5, 38.5], nil),
      // Nothing before has no share, and two days are too few.
      ([0, 0, 0], [10, 10, 10], nil), ([20, 20], [30, 30, 30], nil), ([20, 20, 20], [30, nil, 30], nil),
    ] as [([Double?], [Double?], Double?)])
  func aChangeIsLargeAndBeyondTheScatter(before: [Double?], now: [Double?], share: Double?) {
    let change = fiber(before, now)
    #expect((change == nil) == (share == nil))
    #expect(abs((change?.share ?? 0) - (share ?? 0)) < 1e-12)
  }

  /// Student's t with one degree of freedom less than days, above which 0.1 / 7 / 2 = 0.00714 lies.
  ///
  /// For two degrees it is (2p - 1) / sqrt(2p (1 - p)) with p = 0.992857: 0.985714 / sqrt(0.0141837) = 8.2767.
  @Test(arguments: [(3, 8.28), (4, 5.14), (7, 3.42), (11, 3.03), (13, 2.87), (30, 2.69), (31, 2.61), (400, 2.53)])
  func fewDaysNeedMoreErrors(days: Int, errors: Double) {
    #expect(NutrientChange.smallestErrorBound(days: days) == errors)
  }

  /// Of weeks between which nothing changed, at most one in ten names any of seven nutrients.
  @Test(arguments: SplitMix64.seeds) func falseAlarmsAreRare(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Twelve uniform numbers less six are nearly normal, with a spread of 1.
    func amount() -> Double {
      200 + 30 * ((0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) })
    }
    func summary(_ days: Int, of period: Period) -> PeriodSummary {
      let sums = (0..<days).map { offset in
        let nutrients = Nutrients(
          calories: 2000, protein: amount(), carbohydrates: amount(), fat: amount(), saturatedFat: amount(),
          sugar: amount(), fiber: amount(), sodium: amount())
        return DaySum(day: period.from + offset, total: NutrientTotal([nutrients]), items: 1)
      }
      return PeriodSummary(period: period, days: sums, today: week.to + 1)
    }
    for (before, now) in [(3, 3), (7, 3), (7, 7)] {
      let alarms = (0..<500).count { _ in
        NutrientChange.largest(from: summary(before, of: week.previous), to: summary(now, of: week)) != []
      }
      // One in ten is 50 of 500; its own standard error is sqrt(500 x 0.1 x 0.9) = 6.7.
      #expect(alarms <= 64, "seed \(seed): \(alarms) of 500 weeks with \(before) and \(now) days")
    }
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

  /// Without days nothing can be said; with them, it is known that nothing changed.
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
