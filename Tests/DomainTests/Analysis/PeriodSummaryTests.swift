import Domain
import Expect
import Testing

/// A week added up, and what its markers say.
@Suite struct PeriodSummaryTests {
  let monday: Day
  let week: Period

  init() throws {
    monday = try require(Day(iso: "2026-11-16"))
    week = Period.week(of: monday)
  }

  /// Days from Monday on, each one item; nil: nothing logged.
  private func summary(_ days: [Nutrients?], items: Int = 1) -> PeriodSummary {
    let sums = days.enumerated().map { offset, nutrients in
      DaySum(day: monday + offset, total: nutrients.map { NutrientTotal([$0]) }, items: nutrients == nil ? 0 : items)
    }
    return PeriodSummary(period: week, days: sums, today: monday + 6)
  }

  private func nutrients(
    _ kcal: Double, _ protein: Double = 0, _ carbs: Double = 0, _ fat: Double = 0, satfat: Double? = nil,
    sugar: Double? = nil, fiber: Double? = nil, sodium: Double? = nil
  ) -> Nutrients {
    Nutrients(
      calories: kcal, protein: protein, carbohydrates: carbs, fat: fat, saturatedFat: satfat, sugar: sugar,
      fiber: fiber, sodium: sodium)
  }

  private func markers(_ days: [Nutrients?]) -> [HealthMarker] {
    let sums = summary(days)
    return HealthMarker.all(
      MarkerIntake(total: sums.total, items: sums.items, days: sums.daysLogged, reference: .adults))
  }

  @Test func twoMeansAreTold() throws {
    let week = summary([nutrients(2000, 100, 200, 80), nil, nutrients(1500, 50, 100, 40)])
    expect(week.daysLogged, equals: 2)
    expect(week.days.count, equals: 7)
    expect(week.days[1].total, equals: nil)
    expect(week.total[.calories], equals: 3500)
    expect(week.dailyAverage[.calories], equals: 500)
    expect(try require(week.loggedDayAverage)[.calories], equals: 1750)
    expect(week.daysPassed, equals: 7)
  }

  @Test func macrosAreSharesOfTheirEnergy() {
    // 150 x 4 = 600, 300 x 4 = 1200, 120 x 9 = 1080: 2880 kcal.
    let macros = summary([nutrients(2000, 100, 200, 80), nutrients(1500, 50, 100, 40)]).macros
    expect(macros.map(\.macro), equals: [.protein, .carbs, .fat])
    expect(macros.map(\.grams), equals: [150, 300, 120])
    expect(macros.map(\.calories), equals: [600, 1200, 1080])
    // 600, 1200 and 1080 of 2880.
    expect(macros[0].share, equals: 5.0 / 24)
    expect(macros[1].share, equals: 5.0 / 12)
    expect(macros[2].share, equals: 0.375)
  }

  @Test func nothingLoggedIsNotZero() {
    let empty = summary([])
    expect(empty.daysLogged, equals: 0)
    expect(empty.loggedDayAverage, equals: nil)
    expect(empty.macros.allSatisfy { $0.share == 0 })
    expect(markers([]).allSatisfy { $0.level == .notEnoughData && $0.perDay == nil })
  }

  @Test func daysOfOtherPeriodsAreLeftOut() {
    let sums = [-1, 0, 7].map { DaySum(day: monday + $0, total: NutrientTotal([nutrients(1000)]), items: 1) }
    expect(PeriodSummary(period: week, days: sums, today: monday).total[.calories], equals: 1000)
    expect(PeriodSummary(period: week, days: sums, today: monday).daysPassed, equals: 1)
  }

  private func levels(_ day: Nutrients, days: Int = 3) -> [Nutrient: HealthMarker.Level] {
    let markers = markers(Array(repeating: day, count: days))
    return Dictionary(uniqueKeysWithValues: markers.map { ($0.nutrient, $0.level) })
  }

  @Test(arguments: [
    (2000.0, HealthMarker.Level.good), (2000.1, .moderate), (2400, .moderate), (2400.1, .high), (0, .good),
  ])
  func sodium(mg: Double, level: HealthMarker.Level) {
    expect(levels(nutrients(2000, sodium: mg))[.sodium], equals: level)
  }

  /// 10 % of 1800 kcal is 180 kcal, 20 g of fat at 9 kcal; a fifth more is 24 g.
  @Test(arguments: [(20.0, HealthMarker.Level.good), (20.1, .moderate), (24, .moderate), (24.1, .high)])
  func saturatedFat(grams: Double, level: HealthMarker.Level) {
    expect(levels(nutrients(1800, satfat: grams))[.saturatedFat], equals: level)
  }

  /// Of 2000 kcal 10 % are 50 g of sugar, 18 % are the label's 90 g.
  @Test(arguments: [(50.0, HealthMarker.Level.good), (50.1, .cannotTell), (90, .cannotTell), (90.1, .high)])
  func sugar(grams: Double, level: HealthMarker.Level) {
    expect(levels(nutrients(2000, sugar: grams))[.sugar], equals: level)
  }

  @Test(arguments: [(30.0, HealthMarker.Level.good), (29.9, .moderate), (24, .moderate), (23.9, .low)])
  func fiber(grams: Double, level: HealthMarker.Level) {
    expect(levels(nutrients(2000, fiber: grams))[.fiber], equals: level)
  }

  @Test func threeDaysAreNeeded() {
    expect(levels(nutrients(2000, sodium: 1000), days: 2)[.sodium], equals: .notEnoughData)
    expect(levels(nutrients(2000, sodium: 1000), days: 3)[.sodium], equals: .good)
  }

  @Test func sevenTenthsMustBeKnown() {
    func level(known: Int, unknown: Int) -> HealthMarker.Level? {
      var total = NutrientTotal()
      for _ in 0..<known { total.add(nutrients(500, sodium: 100)) }
      for _ in 0..<unknown { total.add(nutrients(500)) }
      return HealthMarker.all(MarkerIntake(total: total, items: known + unknown, days: 3, reference: .adults)).first?
        .level
    }
    expect(level(known: 7, unknown: 3), equals: .good)
    expect(level(known: 6, unknown: 3), equals: .notEnoughData)
    expect(level(known: 0, unknown: 5), equals: .notEnoughData)
  }

  @Test func aMarkerTellsItsNumbers() throws {
    let markers = markers(Array(repeating: nutrients(1800, satfat: 30, sodium: 3000), count: 3))
    expect(markers.map(\.nutrient), equals: [.sodium, .saturatedFat, .sugar, .fiber])
    expect(markers[0].perDay, equals: 3000)
    expect(markers[0].limit, equals: 2000)
    expect(markers[0].share, equals: 1.5)
    expect(markers[0].unit, equals: "mg")
    expect(markers[1].limit, equals: 20)
    expect(markers[0].reference.contains("EFSA"))
    expect(markers.allSatisfy { !$0.reference.isEmpty })
  }

  @Test func withoutEnergyNoShareOfIt() {
    expect(levels(nutrients(0, satfat: 1, sugar: 1))[.saturatedFat], equals: .notEnoughData)
  }
}
