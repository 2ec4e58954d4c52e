import Domain
import Expect
import Testing

/// Nutrients without a goal against the limit of their marker, and means of groups.
@Suite struct LimitChartTests {
  private let analysis: AnalysisUnderTest

  init() throws { analysis = try AnalysisUnderTest() }

  /// 400 mg in 100 g: 2,000 mg in 500 g, which is at most 2,000, and 2,400 mg in 600 g, which is not.
  @Test func sodiumHasTheLimitOfAdults() throws {
    try analysis.eat(["2026-11-16": 500, "2026-11-17": 600, "2026-11-18": 100])
    expect(try analysis.json("chart sodium --last 1w")["goal"].number, equals: 2000)
    let text = try analysis.text("chart sodium --last 1w")
    expect(text.contains("at most 2,000"))
    expect(text.contains("within the limit on 2 of 3 days, by adult limits"))
    expect(text.contains("over: 17 Nov (2,400)"))
  }

  /// Today's 400 mg can still become too much; a limit that is already exceeded stays exceeded.
  @Test func todayIsJudgedOnlyWhereItIsCertain() throws {
    try analysis.eat(["2026-11-20": 100, "2026-11-21": 100])
    expect(try analysis.text("chart sodium --last 1w").contains("within the limit on 1 of 1 day,"))
    try analysis.eat(["2026-11-21": 600])
    expect(try analysis.text("chart sodium --last 1w").contains("within the limit on 1 of 2 days,"))
  }

  /// 1 g in 100 g of 200 kcal: 2,000 g have 20 g, and 2,500 g have 25 g; 10 % of the goal of 2,200 kcal are 24.4 g at 9 kcal
  /// a gram.
  @Test func saturatedFatGoesByTheGoal() throws {
    try analysis.eat(["2026-11-16": 2000, "2026-11-17": 2500])
    let text = try analysis.text("chart saturated-fat --last 1w")
    expect(
      text.contains("within the limit on 1 of 2 days, by adult limits") && text.contains("at most 24.4"), "\(text)")
  }

  /// The fiber in a Brick is unknown: the line is drawn, but no day is judged.
  @Test func fiberIsAtLeast() throws {
    try analysis.eat(["2026-11-16": 500])
    expect(try analysis.json("chart fiber --last 1w")["goal"].number, equals: 30)
    let text = try analysis.text("chart fiber --last 1w")
    expect(!text.contains("minimum reached on"))
  }

  /// One week with a day of 1,000 kcal, one with three of 200: 1,600 through 4 days is 400, not (1,000 + 200) / 2.
  @Test func aMonthIsTheMeanOfItsDays() throws {
    try analysis.eat(["2026-10-06": 500, "2026-10-13": 100, "2026-10-14": 100, "2026-10-15": 100])
    let text = try analysis.text("chart calories --last 8w --by week", width: 40)
    expect(text.split(separator: "\n").contains { $0.hasPrefix("Oct 2026") && $0.hasSuffix(" 400 4/28") })
  }

  @Test(arguments: [
    ("62d", "day"), ("63d", "week"), ("62w", "week"), ("63w", "month"), ("10y", "month"), ("11y", "year"),
  ])
  func theStepFitsAScreen(span: String, step: String) throws {
    expect(try analysis.json("chart calories --last \(span)")["by"].text, equals: step)
  }
}
