import Commands
import Domain
import Expect
import Store
import Testing

/// Purchases: spending beside meals, and periods whose nutrition comes from trips.
@Suite struct PeriodTripTests {
  private let analysis: AnalysisUnderTest

  init() throws { analysis = try AnalysisUnderTest() }

  @Test func spendingStandsBesideMeals() throws {
    try analysis.eat(["2026-11-16": 500, "2026-11-10": 250])
    // This week 1.29 + 2.49 and 5.00, of which an item of unknown price; last week 0.99 on Tuesday and 7.00 on Sunday.
    try analysis.buy(on: "2026-11-16", [(129, 500), (249, nil)])
    try analysis.buy(on: "2026-11-18", [(500, 100), (nil, 100)])
    try analysis.buy(on: "2026-11-10", [(99, 100)])
    try analysis.buy(on: "2026-11-15", [(700, 100)])
    let week = try analysis.json("week")
    expect(week["source"].text == "meals" && week["total.calories"].number == 1000)
    expect(week["spent"].number, equals: 8.78)
    expect(week["days"].array.map { $0["spent"].number }, equals: [3.78, nil, 5, nil, nil, nil, nil])
    expect(week["days.2.nutrients"].isNull && week["days.1.spent"].isNull)
    expect(week["previous.spent"].number == 7.99 && week["previousToDate.spent"].number == 0.99)
    let text = try analysis.text("week")
    expect(text.contains("Spent    8.78 in 2 trips · 1 item without a price"))
    expect(text.contains("same days last week: 0.99 (whole week: 7.99)"))
    expect(try analysis.text("week last").contains("Spent    7.99 in 2 trips"))
    expect(try analysis.csv("week")[1].hasSuffix(",3.78") && analysis.csv("week")[3] == "2026-11-18,,,,,,,,,5")
  }

  @Test func aPriceThatIsNotKnownIsNotZero() throws {
    try analysis.buy(on: "2026-11-16", [(nil, 500)])
    let week = try analysis.json("week")
    expect(week["spent"].isNull && week["days.0.spent"].isNull && week["total.calories"].number == 1000)
    expect(try analysis.text("week").contains("1 trip, no price known"))
    // A price of zero and money paid back are known prices.
    try analysis.buy(on: "2026-11-17", [(0, 100)])
    expect(try analysis.json("week")["spent"].number, equals: 0)
    try analysis.buy(on: "2026-11-18", [(-250, nil)], kind: .depositReturn)
    expect(try analysis.json("week")["spent"].number, equals: -2.5)
    // A printed total wins over the prices of its items.
    try analysis.buy(on: "2026-11-19", [(100, 100), (200, 100)], printed: 290)
    expect(try analysis.json("week")["days.3.spent"].number, equals: 2.9)
  }

  @Test func nutritionOfTripsIsOfProductsThatCount() throws {
    try analysis.buy(on: "2026-11-16", [(129, 500), (249, nil)])
    try analysis.buy(on: "2026-11-16", [(100, 1000)], skipped: true)
    try analysis.buy(on: "2026-11-19", [(25, nil)], kind: .deposit)
    try analysis.buy(on: "2026-11-20", [(300, 250)])
    let week = try analysis.json("week --source trips")
    // 500 g and 250 g of 200 kcal: 1500 kcal on two days; the soap is unknown, the skipped and the deposit do not
    // count.
    expect(week["source"].text == "trips" && week["total.calories"].number == 1500)
    expect(week["daysLogged"].number == 2 && week["unknown.calories"].number == 1)
    expect(week["dailyAverage.calories"].number == 1500.0 / 7 && week["loggedDayAverage.calories"].number == 750)
    expect(week["days.3.nutrients"].isNull && week["days.3.spent"].number == 0.25)
    // 1.29 + 2.49 + 1.00 + 0.25 + 3.00.
    expect(week["spent"].number, equals: 8.03)
    // 400 mg in 100 g: 3000 mg, for each of seven days.
    expect(week["markers.0.nutrient"].text == "sodium" && week["markers.0.perDay"].number == 3000.0 / 7)
    let text = try analysis.text("week --source trips")
    expect(text.contains("bought 1,500 kcal, 214 per day"))
    expect(!text.contains("logged") && !text.contains("goal"))
  }

  @Test func mealsWinWhereThereAreAny() throws {
    try analysis.buy(on: "2026-11-16", [(129, 500)])
    try analysis.buy(on: "2026-11-10", [(129, 500)])
    try analysis.eat(["2026-11-10": 100])
    // No meal this week, so trips are used and the heading says so; last week has one.
    expect(try analysis.json("week")["source"].text, equals: "trips")
    expect(try analysis.text("week").contains("from trips, no meals logged"))
    expect(try analysis.text("week --source trips").contains("from trips, bought on 1 of 7 days"))
    expect(try analysis.json("week last")["source"].text, equals: "meals")
    expect(try analysis.json("month")["source"].text, equals: "meals")
    expect(try analysis.json("week --source meals")["total.calories"].number, equals: 0)
    expect(try analysis.text("week --source meals").contains("nothing logged this week"))
    expect(try analysis.json("week --prev 5")["source"].text, equals: "meals")
  }

  @Test func currenciesHaveTheirDecimals() throws {
    try analysis.buy(on: "2026-11-16", [(129, 500)])
    let session = analysis.household.session
    // Starting settings are those of the locale: yen have no decimals.
    session.startingSettings.currency = try require(Currency(code: "JPY"))
    expect(try analysis.json("week")["spent"].number, equals: 129)
    session.startingSettings.currency = .euro
    expect(try analysis.json("week")["spent"].number, equals: 1.29)
    expect(try analysis.text("week").contains("€1.29 in 1 trip"))
  }

  @Test func anotherProfilesTripsAreItsOwn() throws {
    try analysis.buy(on: "2026-11-16", [(129, 500)])
    try analysis.household.run("profile add Mom")
    expect(try analysis.json("--profile Mom week --source trips")["spent"].isNull)
    expect(try analysis.json("--profile Dad week --source trips")["spent"].number, equals: 1.29)
  }
}
