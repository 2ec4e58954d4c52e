import Domain
import Expect
import Testing

/// Totals of weeks, months and ranges from meals, against sums by hand.
@Suite struct PeriodTotalsTests {
  private let analysis: AnalysisUnderTest

  init() throws {
    analysis = try AnalysisUnderTest()
    // 200 kcal in 100 g: 1000 and 2000 kcal this week; 500 and 1500 the week before; 3000 in October.
    try analysis.eat([
      "2026-11-16": 500, "2026-11-18": 1000, "2026-11-10": 250, "2026-11-15": 750, "2026-10-31": 1500,
    ])
  }

  @Test func aWeek() throws {
    let week = try analysis.json("week")
    expect(week["period"].span, equals: "2026-11-16 to 2026-11-22")
    expect(week["period.kind"].text == "week" && week["period.days"].number == 7)
    expect(week["source"].text == "meals" && week["daysLogged"].number == 2)
    // 1000 + 2000 kcal; 1500 g with 20 g protein, 4 g fat and 400 mg sodium in 100 g.
    expect(week["total.calories"].number, equals: 3000)
    expect(week["total.protein"].number == 300 && week["total.fat"].number == 60)
    expect(week["total.sodium"].number, equals: 6000)
    // Of both items the fiber is unknown; the sum is over what is known.
    expect(week["total.fiber"].number == 0 && week["unknown.fiber"].number == 2)
    expect(week["unknown.sodium"].value == nil)
    // 3000 / 7 days, 3000 / 2 logged days.
    expect(week["dailyAverage.calories"].number, equals: 3000.0 / 7)
    expect(week["loggedDayAverage.calories"].number, equals: 1500)
    // 4 x 300 = 1200, 4 x 300 = 1200, 9 x 60 = 540 of 2940 kcal.
    expect(week["macros.protein.grams"].number == 300 && week["macros.protein.calories"].number == 1200)
    expect(abs((week["macros.carbs.share"].number ?? 0) - 1200.0 / 2940) < 1e-12)
    expect(abs((week["macros.fat.share"].number ?? 0) - 540.0 / 2940) < 1e-12)
    expect(week["days"].array.map { $0["nutrients.calories"].number }, equals: [1000, nil, 2000, nil, nil, nil, nil])
    expect(week["days.1.nutrients"].isNull && week["days.1.date"].text == "2026-11-17")
    expect(week["spent"].isNull && week["days.0.spent"].isNull)
  }

  /// A day without any known value does not count as 0 kcal; a day with some known values is the sum of those.
  @Test func aDayOfWhichNothingIsKnown() throws {
    try analysis.eat(["2026-11-21": 100])
    try analysis.household.run("meal item add last 300 g Stew --no-food")
    try analysis.household.run("meal item remove last 1")
    let week = try analysis.json("week")
    expect(week["days.5.date"].text == "2026-11-21" && week["days.5.nutrients"].isNull)
    expect(week["daysLogged"].number == 3 && week["unknown.calories"].number == 1)
    expect(try analysis.csv("week")[6], equals: "2026-11-21,,,,,,,,,")
    try analysis.eat(["2026-11-21": 100])
    expect(try analysis.json("week")["days.5.nutrients.calories"].number, equals: 200)
  }

  @Test func theWeekBeforeAndItsSameDays() throws {
    let week = try analysis.json("week")
    expect(week["previous.period"].span, equals: "2026-11-09 to 2026-11-15")
    // 500 + 1500 kcal on Tuesday and Sunday.
    expect(week["previous.total.calories"].number, equals: 2000)
    expect(week["previous.dailyAverage.calories"].number, equals: 2000.0 / 7)
    expect(week["previous.loggedDayAverage.calories"].number, equals: 1000)
    // It is Saturday: Monday to Saturday, without Sunday's 1500 kcal.
    expect(week["previousToDate.period"].span, equals: "2026-11-09 to 2026-11-14")
    expect(week["previousToDate.total.calories"].number, equals: 500)
    expect(week["previousToDate.dailyAverage.calories"].number, equals: 500.0 / 6)
    // A week that is over is compared with the whole week before.
    let last = try analysis.json("week last")
    expect(last["total.calories"].number, equals: 2000)
    expect(last["previousToDate.period"].span, equals: last["previous.period"].span)
    expect(last["previous.total.calories"].number == 0 && last["previous.loggedDayAverage"].isNull)
  }

  @Test func aMonth() throws {
    let month = try analysis.json("month")
    expect(month["period"].span == "2026-11-01 to 2026-11-30" && month["period.kind"].text == "month")
    // 1000 + 2000 + 500 + 1500 kcal on four days of thirty.
    expect(month["total.calories"].number == 5000 && month["daysLogged"].number == 4)
    expect(month["dailyAverage.calories"].number, equals: 5000.0 / 30)
    expect(month["loggedDayAverage.calories"].number, equals: 1250)
    expect(month["previous.period"].span, equals: "2026-10-01 to 2026-10-31")
    expect(month["previous.total.calories"].number, equals: 3000)
    // The first 21 days of October, without the 31st.
    expect(month["previousToDate.period"].span, equals: "2026-10-01 to 2026-10-21")
    expect(month["previousToDate.total.calories"].number, equals: 0)
    expect(month["previousToDate.loggedDayAverage"].isNull)
    expect(try analysis.json("month oct")["total.calories"].number, equals: 3000)
    expect(try analysis.json("month --prev")["total.calories"].number, equals: 3000)
    expect(try analysis.json("month 2026-10 --next")["total.calories"].number, equals: 5000)
  }

  @Test func aRange() throws {
    let range = try analysis.json("range 15 nov 18 nov")
    expect(range["period"].span == "2026-11-15 to 2026-11-18" && range["period.kind"].text == "range")
    // 1500 + 1000 + 2000 kcal on three of four days.
    expect(range["total.calories"].number == 4500 && range["daysLogged"].number == 3)
    expect(range["dailyAverage.calories"].number == 1125 && range["loggedDayAverage.calories"].number == 1500)
    // The four days before, 11 to 14 November, have nothing.
    expect(range["previous.period"].span, equals: "2026-11-11 to 2026-11-14")
    expect(range["previous.total.calories"].number, equals: 0)
    // And before them the 7th to 10th, with 500 kcal.
    expect(try analysis.json("range 15 nov 18 nov --prev 2")["total.calories"].number, equals: 500)
  }

  @Test(arguments: [
    ("range 2026-11-16 2026-11-16", 1, 1000.0, 1), ("range 2026-11-17 2026-11-17", 1, 0, 0),
    ("range 1927-01-01 2026-11-18", 36_482, 8000, 5), ("range 2026-12-01 2026-12-31", 31, 0, 0),
  ])
  func anyLength(line: String, days: Int, calories: Double, logged: Int) throws {
    // 1927 to 2025 are 99 years with 25 leap days: 99 x 365 + 25 = 36,160 days; and 322 of 2026 to 18 November.
    let range = try analysis.json(line)
    expect(range["period.days"].number == Double(days) && range["days"].array.count == days)
    expect(range["total.calories"].number == calories && range["daysLogged"].number == Double(logged))
    expect(range["loggedDayAverage"].isNull, equals: (logged == 0))
  }

  @Test func anEmptyPeriodSaysSo() throws {
    for line in ["week --prev 9", "month jan", "range 1 jan 5 jan", "range 1 jan 5 jan --all", "month jan --compare"] {
      expect(try analysis.text(line).contains("nothing logged in th"), "\(line)")
    }
  }

  @Test func aTableHasWhatIsKnown() throws {
    let rows = try analysis.csv("week")
    expect(rows[0], equals: "date,calories,protein,carbohydrates,fat,saturatedFat,sugar,fiber,sodium,spent")
    expect(rows[1], equals: "2026-11-16,1000,100,100,20,5,25,,2000,")
    expect(rows[2], equals: "2026-11-17,,,,,,,,,")
    expect(rows.count, equals: 8)
  }

  /// The text compares the running week with the same days of the week before.
  @Test func wordsForThePeriodBefore() throws {
    // A change needs three logged days in each period. This week's mean 1500 of the logged days; to Saturday last week's is 500, the whole week's 1000.
    expect(try analysis.text("week").contains("same days last week: 500 (too few days to compare)"))
    expect(try analysis.text("week last --next").contains("same days last week: 500 (too few days to compare)"))
    let last = try analysis.text("week last")
    expect(last.contains("mean 1,000 of 2,200 kcal on 2 days\n"))
    // November's mean 1250; nothing on the first 21 days of October; 3000 in all of it.
    expect(!(try analysis.text("month").contains("last month")))
    expect(
      try analysis.text("month --now 2026-12-05T12:00+01:00 nov").contains(
        "the month before: 3,000 (too few days to compare)"))
    expect(try analysis.text("range 10 nov 18 nov").contains("9 days before"), equals: false)
    // 15 to 18 November: 4500 / 3; before, from the 11th, nothing; from the 7th on there would be 500.
    expect(try analysis.text("range 16 nov 20 nov").contains("the 5 days before: 1,500 (too few days to compare)"))
  }
}
