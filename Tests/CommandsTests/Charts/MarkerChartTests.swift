import Domain
import Expect
import Testing

/// `chart markers`: the means of the logged days against their limits.
@Suite struct MarkerChartTests {
  private let analysis: AnalysisUnderTest

  init() throws { analysis = try AnalysisUnderTest() }

  private func values(_ answer: Answer) -> [Double?] { answer.array.map { $0["value"].number } }

  /// Of Brick, 100 g have 400 mg of sodium: 800, 600 and 400 g are 3200, 2400 and 1600 mg, a mean of 2400 of 2000 mg.
  @Test func daysAreInTheNutrientsUnit() throws {
    try analysis.eat(["2026-11-16": 800, "2026-11-17": 600, "2026-11-19": 400])
    let chart = try analysis.json("chart markers")
    expect(chart["title"].text == "Health markers" && chart["by"].text == "day")
    expect(chart["unit"].isNull && chart["previous"].isNull)
    expect(chart["series"].array.map { $0["name"].text }, equals: ["sodium", "saturatedFat", "sugar", "fiber"])
    expect(chart["series"].array.map { $0["unit"].text }, equals: ["mg", "g", "g", "g"])
    expect(values(chart["series.0.days"]), equals: [3200, 2400, nil, 1600, nil, nil, nil])
    // 100 g have 5 g of sugar; the fiber is not known.
    expect(values(chart["series.2.days"]), equals: [40, 30, nil, 20, nil, nil, nil])
    expect(values(chart["series.3.days"]).allSatisfy { $0 == nil })
    expect(chart["goal.sodium"].number == 2000 && chart["goal.fiber"].number == 30)
    let sodium = chart["markers.0"]
    expect(sodium["nutrient"].text == "sodium" && sodium["perDay"].number == 2400 && sodium["share"].number == 1.2)
    expect(sodium["level"].text == "moderate" && sodium["sources.0.name"].text == "Brick")
    let week = try analysis.json("week")
    expect(week["markers.0.perDay"].number == 2400 && week["markers.0.level"].text == "moderate")
  }

  @Test func whatStandsOutIsSaid() throws {
    try analysis.eat(["2026-11-16": 800, "2026-11-17": 600, "2026-11-19": 400])
    let text = try analysis.text("chart markers")
    expect(text.contains("means, 3 of 7 days logged"))
    expect(text.contains("◆ MODERATE") && text.contains("2,400 of 2,000 mg") && text.contains("120 %"))
    // Two of three days are above 2000 mg; all of it, 7200 mg, is from Brick.
    expect(text.contains("sodium: over on 2 of 3 days, 100 % from Brick"))
    expect(text.contains("`explain sodium` shows the rule and its source"))
    expect(text.contains("fiber") && text.contains("not known"))
  }

  @Test func tooFewDaysAreNotJudged() throws {
    try analysis.eat(["2026-11-16": 800])
    let text = try analysis.text("chart markers")
    expect(text.contains("? NOT ENOUGH DATA") && text.contains("judged after 3 logged days"))
    expect(try analysis.csv("chart markers")[1], equals: "sodium,3200,2000,mg,1.6,notEnoughData")
    expect(try analysis.text("chart markers --last 2d").contains("No known values in this period."))
  }

  @Test(arguments: ["chart markers --compare", "chart markers --by week", "chart markers --height 9"])
  func whatMakesNoSenseIsRefused(line: String) {
    expect(analysis.household.error(of: line)?.code, equals: .badValue)
  }
}
