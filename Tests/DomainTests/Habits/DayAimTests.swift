import Domain
import Expect
import Testing

/// How a day compares with a goal or a limit, and when this is left open.
@Suite struct DayAimTests {
  private static let day = Day(iso: "2026-11-20") ?? Day(number: 0)

  /// A day of items with 2000 kcal or parts of them, and some items without known values, or without this nutrient.
  private static func day(
    _ nutrient: Nutrient, _ amount: Double, energy: Double = 2000, parts: Int = 1, dark: Int = 0, without: Int = 0
  ) -> DaySum {
    var total = NutrientTotal()
    for _ in 0..<parts {
      var values = Nutrients(calories: energy / Double(parts), protein: 0, carbohydrates: 0, fat: 0)
      values[nutrient] = amount / Double(parts)
      total.add(values)
    }
    for _ in 0..<without { total.add(Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)) }
    for _ in 0..<dark { total.add(.unknown) }
    return DaySum(day: day, total: total, items: parts + dark + without)
  }

  private static func aim(_ nutrient: Nutrient) throws -> DayAim {
    DayAim(nutrient, goals: try MacroGoals(calories: 2000, shares: .default), reference: .adults)
  }

  @Test(
    arguments: [
      // 90 to 110 % of 2000 kcal; 30 % of them are 600 kcal, 150 g of protein: 135 to 165.
      (.calories, 1800, .met), (.calories, 1799, .under), (.calories, 2200, .met), (.calories, 2201, .over),
      (.protein, 135, .met), (.protein, 134, .under), (.protein, 166, .over),
      // At most 2,000 mg of sodium; at least 30 g of fiber.
      (.sodium, 2000, .met), (.sodium, 2001, .over), (.sodium, 0, .met), (.fiber, 30, .met), (.fiber, 29.9, .under),
      (.fiber, 60, .met),
      // 10 % of 2000 kcal are 200 kcal, at 9 kcal/g 22.2 g of fat and at 4 kcal/g 50 g of free sugar. The reference of
      // all sugars is 18 %: 360 kcal are 90 g. Between them nobody knows how much of the sugar is free.
      (.saturatedFat, 22.2, .met), (.saturatedFat, 22.3, .over), (.sugar, 50, .met), (.sugar, 50.1, nil),
      (.sugar, 90, nil), (.sugar, 90.1, .over),
    ] as [(Nutrient, Double, GoalVerdict?)])
  func aDayAgainstItsAim(nutrient: Nutrient, amount: Double, verdict: GoalVerdict?) throws {
    let energy = nutrient == .calories ? amount : 2000
    expect(try Self.aim(nutrient).verdict(of: Self.day(nutrient, amount, energy: energy)), equals: verdict)
  }

  @Test func aShareOfEnergyGoesByThePlannedEnergy() throws {
    let aim = try Self.aim(.saturatedFat)
    // Planned are 2000 kcal, 22.2 g, also on a day of 900 kcal.
    expect(aim.verdict(of: Self.day(.saturatedFat, 11, energy: 900)), equals: .met)
    expect(aim.verdict(of: Self.day(.saturatedFat, 23, energy: 900)), equals: .over)
    expect(abs((aim.planned ?? 0) - 200.0 / 9) < 1e-9)
    expect(aim.verdict(ofMean: 22.2) == .met && aim.verdict(ofMean: 22.3) == .over)
    expect(try Self.aim(.fiber).planned == 30 && Self.aim(.protein).planned == 150)
    expect(try Self.aim(.protein).owner == nil && aim.owner == .adults)
    expect(try aim.isOfEnergy && !Self.aim(.fiber).isOfEnergy && !Self.aim(.protein).isOfEnergy)
  }

  @Test(
    arguments: [
      // A goal: too much is certain, whatever is missing; the rest is not.
      (.calories, 2201, 1, 1, 0, .over), (.calories, 2000, 1, 1, 0, nil), (.calories, 500, 1, 1, 0, nil),
      // A limit: 7 of 10 items known are enough, 6 of 10 are not; too much is certain.
      (.sodium, 1900, 7, 0, 3, .met), (.sodium, 1900, 6, 0, 4, nil), (.sodium, 2100, 1, 0, 9, .over),
      // 2,500 mg of 2,000 are too much, whatever the energy of another item is.
      (.sodium, 2500, 1, 1, 0, .over), (.sodium, 1500, 1, 1, 0, nil),
      // Of fiber enough is certain.
      (.fiber, 30, 1, 0, 9, .met), (.fiber, 29, 1, 0, 9, nil), (.fiber, 29, 7, 0, 3, .under),
      // 23 g are more than 10 % of the planned 2000 kcal, whatever the energy of another item is.
      (.saturatedFat, 23, 1, 0, 1, .over), (.saturatedFat, 23, 1, 1, 0, .over), (.saturatedFat, 20, 1, 1, 0, nil),
    ] as [(Nutrient, Double, Int, Int, Int, GoalVerdict?)])
  func whatIsUnknownIsNotZero(
    nutrient: Nutrient, amount: Double, parts: Int, dark: Int, without: Int, verdict: GoalVerdict?
  ) throws {
    let energy = nutrient == .calories ? amount : 2000
    let day = Self.day(nutrient, amount, energy: energy, parts: parts, dark: dark, without: without)
    expect(try Self.aim(nutrient).verdict(of: day), equals: verdict)
  }

  @Test func aDayWithoutALogHasNoStanding() throws {
    let empty = DaySum(day: Self.day, total: nil, items: 0)
    expect(try Self.aim(.calories).verdict(of: empty), equals: nil)
    expect(try Self.aim(.sodium).verdict(of: Self.day(.sodium, 0, parts: 0, dark: 2)), equals: nil)
  }
}
