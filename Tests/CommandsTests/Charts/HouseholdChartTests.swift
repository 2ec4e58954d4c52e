import Domain
import Expect
import Testing

/// `chart --household`: sums of everybody, each against the own goal.
@Suite struct HouseholdChartTests {
  private let analysis: AnalysisUnderTest

  /// 100 g of Brick have 200 kcal and 20 g of protein: Dad eats 2000 and 1000 kcal, Mia 500; Jo has logged nothing.
  init() throws {
    analysis = try AnalysisUnderTest()
    try analysis.eat(["2026-11-16": 1000, "2026-11-18": 500])
    try analysis.household.run("profile add Mia")
    try analysis.household.run("profile add Jo")
    try analysis.household.run("use Mia")
    try analysis.household.run("goals set calories 1400")
    try analysis.eat(["2026-11-17": 250])
  }

  private func values(_ answer: Answer) -> [Double?] { answer.array.map { $0["value"].number } }

  @Test func everybodyIsASeries() throws {
    let chart = try analysis.json("chart --household --last 1w")
    expect(chart["series"].array.map { $0["name"].text }, equals: ["Dad", "Mia", "Jo"])
    expect(values(chart["series.0.days"]), equals: [2000, nil, 1000, nil, nil, nil, nil])
    expect(values(chart["series.1.days"]), equals: [nil, 500, nil, nil, nil, nil, nil])
    expect(values(chart["series.2.days"]).allSatisfy { $0 == nil })
    expect(chart["series.0.mean"].number == 1500 && chart["series.2.mean"].isNull)
    expect(chart["series.1.goal"].number == 1400 && chart["series.0.daysLogged"].number == 2)
    // 500 of 1400 kcal is less than 90 %.
    expect(chart["series.1.standing"].text == "under" && chart["series.2.standing"].isNull)
    expect(chart["goal"].isNull && chart["previous"].isNull && chart["unit"].text == "kcal")
    let rows = try analysis.csv("chart --household --last 1w")
    expect(rows[0] == "date,Dad,Mia,Jo" && rows[1] == "2026-11-16,2000,," && rows[2] == "2026-11-17,,500,")
  }

  @Test func theScreenHasSumsAndWhoIsSilent() throws {
    let text = try analysis.text("chart --household --last 1w")
    expect(text.contains("1,500") && text.contains("no log: Jo") && text.contains("2 of 3 people have logged"))
    // 1500 + 500 of 2200 + 1400 kcal.
    expect(text.contains("together 2,000 of 3,600 kcal a day"))
    expect(!text.contains("Brick"))
    let protein = try analysis.json("chart protein --household --last 1w")
    expect(values(protein["series.1.days"])[1], equals: 50)
  }

  @Test func whatIsLoggedAheadFillsNoDay() throws {
    // Mia's one day, today and tomorrow, the Sunday: two of the six days that have come.
    try analysis.eat(["2026-11-21": 250, "2026-11-22": 250])
    let text = try analysis.text("chart --household --last 1w")
    expect(text.contains("2/6") && !text.contains("3/6"), "\(text)")
  }

  @Test func figuresStandBesideTheCells() throws {
    // 56 days and 32 cells of names and figures are more than 80; eight weeks leave room.
    let eight = try analysis.text("chart --household --last 8w")
    expect(eight.contains("one cell per week") && eight.contains("mean   goal  logged"), "\(eight)")
    expect(try analysis.text("chart --household --last 4w").contains("one cell per day"))
    expect(try analysis.text("chart --household --last 8w", width: 120).contains("one cell per day"))
  }

  @Test func longSpansGoByWeekThenByMonth() throws {
    for (span, step) in [("8w", "day"), ("9w", "week"), ("1y", "week"), ("2y", "month")] {
      expect(try analysis.json("chart --household --last \(span)")["by"].text, equals: step)
    }
    expect(analysis.household.error(of: "chart --household --last 1y --by day")?.code, equals: .outOfRange)
    expect(analysis.household.error(of: "chart --household --last 50y --by month")?.code, equals: .outOfRange)
    // Eight weeks of days don't fit beside a name on 40 cells.
    expect(try analysis.text("chart --household", width: 40).contains("one cell per week"))
  }

  @Test func macrosMarkersAndSpendingOfAll() throws {
    let macros = try analysis.json("chart macros --household")
    expect(macros["series"].array.count == 9 && macros["series.3.name"].text == "Mia")
    expect(macros["series.3.macro"].text == "protein" && values(macros["series.3.days"])[1] == 50)
    expect(try analysis.csv("chart macros --household")[2].hasPrefix("Mia,50,50,"))
    let markers = try analysis.json("chart markers --household")
    expect(markers["series"].array.count == 12 && markers["series.4.profile"].text == "Mia")
    expect(markers["markers.0.sources"].value == nil)
    // A mean of several people is not judged; each of them is.
    expect(markers["markers.0.nutrient"].text == "sodium" && markers["markers.0.level"].text == nil)
    expect(markers["people.0.profile"].text != nil && markers["people.0.markers.0.level"].text != nil)
    try analysis.buy(on: "2026-11-17", [(250, 100)])
    try analysis.household.run("use Dad")
    try analysis.buy(on: "2026-11-18", [(129, 100)])
    let spent = try analysis.json("chart spent --household --last 1w")
    expect(values(spent["series.0.days"]) == [3.79] && spent["series.0.name"].text == "Household")
  }

  @Test(arguments: [
    "chart --household --compare", "chart --household --height 9", "chart macros --household --compare",
  ])
  func whatMakesNoSenseIsRefused(line: String) {
    expect(analysis.household.error(of: line)?.code, equals: .badValue)
  }
}
