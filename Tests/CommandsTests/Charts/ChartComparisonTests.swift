import Domain
import Expect
import Testing

/// Charts of spending, and charts against the span before.
@Suite struct ChartComparisonTests {
  private let analysis: AnalysisUnderTest

  init() throws { analysis = try AnalysisUnderTest() }

  private func values(_ answer: Answer) -> [Double?] { answer.array.map { $0["value"].number } }
  private func dates(_ answer: Answer) -> [String?] { answer.array.map { $0["date"].text } }

  @Test func aSpanIsHeldAgainstTheOneBefore() throws {
    try analysis.eat(["2026-11-16": 500, "2026-11-10": 250, "2026-11-08": 1000, "2026-10-27": 100])
    let chart = try analysis.json("chart calories --last 2w --compare")
    expect(dates(chart["series.0.days"]).first == "2026-11-09" && dates(chart["previous"]).first == "2026-10-26")
    // 250 g on the second day, 500 g on the eighth; before, 100 g on the second day and 1000 g on the last.
    let days = values(chart["series.0.days"])
    expect(days.count == 14 && days[1] == 500 && days[7] == 1000 && days.compactMap(\.self).count == 2)
    let before = values(chart["previous"])
    expect(before.count == 14 && before[1] == 200 && before[13] == 2000 && before.compactMap(\.self).count == 2)
    expect(try analysis.json("chart calories --last 2w")["previous"].isNull)
    // (500 + 1000) / 2 against (200 + 2000) / 2: two days on each side tell no change.
    let text = try analysis.text("chart calories --last 2w --compare")
    expect(
      text.contains("before 1,100 (26 Oct – 8 Nov 2026, 2 of 14 days logged), too few days to compare"))
  }

  @Test func monthsAreHeldAgainstDatesAndWeeksAgainstWeekdays() throws {
    try analysis.eat(["2026-11-05": 100, "2026-10-05": 200, "2026-10-31": 300])
    let rows = try analysis.csv("chart calories --last 1m --compare")
    expect(rows[0], equals: "date,calories,previousDate,previous")
    expect(rows[5], equals: "2026-11-05,200,2026-10-05,400")
    // November has no 31st.
    expect(rows.count == 31 && !rows.contains { $0.contains("2026-10-31") })
    // Two months before October's are August's, by date: 31 October has the 31st of August.
    let two = try analysis.csv("chart calories --last 2m --compare")
    expect(two[31], equals: "2026-10-31,600,2026-08-31,")
    expect(two[32].hasPrefix("2026-11-01,,2026-09-01"))
    let weeks = try analysis.csv("chart calories --last 2w --compare --by week")
    expect(weeks[1] == "2026-11-09,,2026-10-26,600" && weeks[2] == "2026-11-16,,2026-11-02,200")
  }

  @Test func spendingIsAddedUp() throws {
    for (day, cents) in [("2026-11-16", 129), ("2026-11-18", 250), ("2026-11-15", 1000), ("2026-10-05", 700)] {
      try analysis.buy(on: day, [(cents, 100)])
    }
    try analysis.buy(on: "2026-11-04", [(nil, 100)])
    let weeks = try analysis.json("chart spent --last 3w")
    expect(dates(weeks["series.0.days"]), equals: ["2026-11-02", "2026-11-09", "2026-11-16"])
    // A trip of which no price is known; 10.00; 1.29 + 2.50.
    expect(values(weeks["series.0.days"]), equals: [nil, 10, 3.79])
    expect(weeks["title"].text == "Spent" && weeks["by"].text == "week" && weeks["goal"].isNull)
    expect(weeks["unit"].isNull && weeks["previous"].isNull)
    let months = try analysis.json("chart spent --by month --last 1m --compare")
    expect(values(months["series.0.days"]) == [13.79] && values(months["previous"]) == [7])
    expect(dates(months["previous"]), equals: ["2026-10-01"])
    let days = try analysis.json("chart spending --by day --last 1w")
    expect(values(days["series.0.days"]), equals: [1.29, nil, 2.5, nil, nil, nil, nil])
    expect(try analysis.csv("chart spent --last 2w --compare")[2], equals: "2026-11-16,3.79,2026-11-02,")
    let text = try analysis.text("chart spent --last 3w")
    // 13.79 in three weeks: 4.5967.
    expect(text.contains("total 13.79") && text.contains("mean 4.60 per week") && text.contains("not known"))
  }

  @Test func onlyWhatIsDrawnIsRead() throws {
    try analysis.eat(["2026-11-16": 500])
    // Of 500 g: 2000 mg sodium, 100 g protein; fiber is not known.
    expect(values(try analysis.json("chart sodium --last 1w")["series.0.days"])[0], equals: 2000)
    expect(values(try analysis.json("chart fiber --last 1w")["series.0.days"])[0], equals: nil)
    let macros = try analysis.json("chart macros --last 1w")
    expect(values(macros["series.0.days"])[0] == 100 && values(macros["series.2.days"])[0] == 20)
    expect(try analysis.text("chart macros").contains("1,000"))
    expect(analysis.household.error(of: "chart macros --compare")?.code, equals: .badValue)
  }
}
