import Commands
import Domain
import Expect
import Testing

/// Periods where the calendar or the clock is unusual.
@Suite struct PeriodCalendarTests {
  private let analysis: AnalysisUnderTest

  init() throws { analysis = try AnalysisUnderTest() }

  /// Each line logs 100 g of Brick, 200 kcal, at a moment; the periods are as they have to be counted.
  private func log(at moments: [String]) throws {
    for moment in moments { try analysis.household.run("--now \(moment) eat 100g Brick @snack") }
  }

  /// Summer time begins on 29 March 2026 at 02:00 and ends on 25 October at 03:00; the day starts at 04:00.
  @Test func monthsInWhichTheClockChanges() throws {
    try log(at: [
      "2026-03-28T23:30+01:00", "2026-03-29T01:30+01:00", "2026-03-29T03:30+02:00", "2026-03-29T04:00+02:00",
      "2026-03-30T03:59+02:00", "2026-03-31T23:59+02:00", "2026-04-01T03:59+02:00", "2026-04-01T04:00+02:00",
    ])
    let march = try analysis.json("month 2026-03")
    expect(march["period.days"].number == 31 && march["days"].array.count == 31)
    // 28 March has its late snack and two of the night, the 29th two, the 31st two; April begins at 04:00.
    expect(march["days.27.nutrients.calories"].number, equals: 600)
    expect(march["days.28.nutrients.calories"].number, equals: 400)
    expect(march["days.30.nutrients.calories"].number, equals: 400)
    expect(march["total.calories"].number, equals: 1400)
    expect(try analysis.json("month 2026-04")["total.calories"].number, equals: 200)
  }

  @Test func theHourThatComesTwice() throws {
    // 02:30 comes twice on 25 October, and once more in winter time before the day starts at 04:00.
    try log(at: [
      "2026-10-25T02:30+02:00", "2026-10-25T02:30+01:00", "2026-10-25T03:59+01:00", "2026-10-25T04:00+01:00",
    ])
    let october = try analysis.json("month 2026-10")
    expect(october["days.23.nutrients.calories"].number, equals: 600)
    expect(october["days.24.nutrients.calories"].number, equals: 200)
    expect(try analysis.json("week 2026-10-25")["period"].span, equals: "2026-10-19 to 2026-10-25")
  }

  @Test func leapDays() throws {
    try analysis.eat(["2028-02-28": 100, "2028-02-29": 200, "2028-03-01": 300])
    let february = try analysis.json("month 2028-02")
    expect(february["period"].span == "2028-02-01 to 2028-02-29" && february["period.days"].number == 29)
    expect(february["total.calories"].number, equals: 600)
    expect(february["days.28.nutrients.calories"].number, equals: 400)
    let range = try analysis.json("range 2028-02-28 2028-03-01")
    expect(range["period.days"].number == 3 && range["total.calories"].number == 1200)
    expect(range["previous.period"].span, equals: "2028-02-25 to 2028-02-27")
    // 30 March: 30 days have passed, and February has 29.
    let march = try analysis.json("month --now 2028-03-30T12:00+02:00")
    expect(march["previous.period"].span, equals: "2028-02-01 to 2028-02-29")
    expect(march["previousToDate.period"].span, equals: "2028-02-01 to 2028-02-29")
    expect(
      analysis.household.error(of: "range 2027-02-28 2027-02-29")?.message,
      equals: "the calendar has no day `2027-02-29`")
  }

  /// 2026 has an ISO week 53, from 28 December to 3 January.
  @Test(arguments: ["week 2026-12-28", "week 2026-12-31", "week 2027-01-01", "week 2027-01-03"])
  func weeksOverNewYear(line: String) throws {
    try analysis.eat(["2026-12-28": 100, "2026-12-31": 200, "2027-01-01": 300, "2027-01-03": 400])
    let week = try analysis.json(line)
    expect(week["period"].span, equals: "2026-12-28 to 2027-01-03")
    expect(week["total.calories"].number == 2000 && week["daysLogged"].number == 4)
    expect(try analysis.text(line).contains("week 53, 28 Dec 2026 – 3 Jan 2027"))
    expect(try analysis.text("\(line) --next").contains("week 1, 4–10 Jan 2027"))
    expect(try analysis.json("month 2026-12")["total.calories"].number, equals: 600)
    expect(try analysis.json("month 2027-01")["total.calories"].number, equals: 1400)
  }

  /// A snack at 01:30 is the evening's before, whichever period ended at midnight.
  @Test(arguments: [
    ("2026-12-01T01:30+01:00", "2026-11", "2026-12"), ("2027-01-01T01:30+01:00", "2026-12", "2027-01"),
    ("2028-03-01T01:30+01:00", "2028-02", "2028-03"),
  ])
  func aSnackInTheNight(moment: String, month: String, next: String) throws {
    try log(at: [moment])
    let day = try require(Day(iso: String(moment.prefix(10)))) - 1
    expect(try analysis.json("month \(month)")["total.calories"].number, equals: 200)
    expect(try analysis.json("month \(next)")["total.calories"].number, equals: 0)
    expect(try analysis.json("range \(day.iso) \(day.iso)")["total.calories"].number, equals: 200)
    expect(try analysis.json("week \(day.iso)")["total.calories"].number, equals: 200)
    // At that hour the month before is still this month, and the day is today.
    let now = try analysis.json("--now \(moment) month")
    expect(now["period.from"].text == "\(month)-01" && now["total.calories"].number == 200)
    expect(try analysis.json("--now \(moment) range today today")["period.to"].text, equals: day.iso)
  }

  @Test func theFirstAndTheLastDays() throws {
    for line in [
      "week 0001-01-01", "month 0001-01", "range 0001-01-01 0001-01-01", "month 9999-12", "week 9999-12-31",
      "range 9999-12-30 9999-12-31", "month 0001-01 --prev 3", "month 9999-12 --next 3", "month 0001-01 --compare",
      "range 0001-01-01 0001-03-01 --compare", "month 9999-12 --compare --all",
    ] {
      expect(analysis.household.error(of: line), equals: nil, "\(line)")
      let report = try require(try analysis.household.run(line)?.report)
      expect(ReportLaws.breaches(of: report).isEmpty, "\(line): \(ReportLaws.breaches(of: report).prefix(2))")
    }
  }
}
