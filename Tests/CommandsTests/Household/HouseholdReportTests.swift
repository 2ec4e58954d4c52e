import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing
import Text

/// `household` and `home` against sums by hand.
///
/// It is Saturday, 21 November 2026, 12:30. Cooked rice has 130 kcal in 100 g and nothing else is eaten, so that sums
/// are easy.
@Suite struct HouseholdReportTests {
  private func household(_ lines: [String]) throws -> SampleHousehold {
    let household = try SampleHousehold.empty()
    for line in lines { try household.run(line) }
    return household
  }

  /// Dad, Mom with a goal of 1,500, and Kid, who logs nothing.
  private func family() throws -> SampleHousehold {
    try household([
      "profile add Dad", "profile add Mom", "profile add Kid", "use Dad",
      "eat 1kg cooked rice @2026-11-16 lunch", "eat 500g cooked rice @2026-11-16 dinner",
      "eat 1.5kg cooked rice @2026-11-18 lunch", "eat 1kg cooked rice @2026-11-10 lunch", "use Mom",
      "goals set calories 1500", "eat 1kg cooked rice @2026-11-17 lunch", "eat 100g cooked rice @today breakfast",
      "use Dad",
    ])
  }

  private func profiles(_ json: [String: Any]) throws -> [[String: Any]] {
    try require(json["profiles"] as? [[String: Any]])
  }

  private func calories(_ value: Any?) -> Double? { (value as? [String: Any])?["calories"] as? Double }

  @Test func aWeekByHand() throws {
    let json = try family().json("household")
    let members = try profiles(json)
    expect(members.compactMap { $0["name"] as? String }, equals: ["Dad", "Mom", "Kid"])
    // Dad: 1300 + 650 = 1950 on Monday, 1950 on Wednesday: 3900 in all, 3900 / 7 a day, 1950 a logged day.
    expect(calories(members[0]["total"]), equals: 3900)
    expect(try abs(require(calories(members[0]["dailyAverage"])) - 3900.0 / 7) < 1e-9)
    expect(calories(members[0]["loggedDayAverage"]), equals: 1950)
    expect(members[0]["daysLogged"] as? Int == 2 && members[0]["daysPassed"] as? Int == 6)
    // 1950 is 88.6 % of 2200.
    expect(members[0]["standing"] as? String, equals: "under")
    expect(calories((members[0]["previous"] as? [String: Any])?["loggedDayAverage"]), equals: 1300)
    // Mom: 1300 on Tuesday, 130 today: 715 of 1500, under with today; 1300 is 86.7 %, under without it.
    expect(calories(members[1]["loggedDayAverage"]), equals: 715)
    expect(calories(members[1]["goals"]), equals: 1500)
    expect(members[1]["standing"] as? String, equals: "under")
    expect(calories(members[2]["total"]) == 0 && members[2]["loggedDayAverage"] is NSNull)
    // 3900 + 1430.
    expect(calories(json["total"]), equals: 5330)
    // 1950 + 715: what Dad and Mom eat together in a day.
    expect(calories(json["loggedDayAverage"]), equals: 2665)
    expect(json["spent"] is NSNull)
    let period = try require(json["period"] as? [String: Any])
    expect(period["from"] as? String == "2026-11-16" && period["days"] as? Int == 7)
  }

  /// Monday's screen, with Thursday logged ahead: the number of days is that of the mean beside it.
  @Test func theDaysCountedAreThoseOfTheMean() throws {
    let household = try household([
      "profile add Dad", "profile add Mom", "use Dad", "eat 1kg cooked rice @2026-11-19 lunch",
      "use Mom", "eat 1kg cooked rice @2026-11-16 lunch", "use Dad",
    ])
    let monday = "--now 2026-11-16T20:00+01:00"
    func text(_ line: String) throws -> String {
      let report = try require(try household.run(line)?.report)
      return report.lines(on: .init(width: 80)).map(\.plain).joined(separator: "\n")
    }
    let lines = try text("\(monday) household").split(separator: "\n")
    let words = lines.map { $0.split(separator: " ") }
    expect(words.first { $0.first == "Dad" }?.dropFirst(2).prefix(3), equals: ["1,300", "2,200", "1/7"])
    expect(words.first { $0.first == "Mom" }?.dropFirst(2).prefix(3), equals: ["1,300", "2,200", "1/1"])
    let home = try text("\(monday) home")
    expect(home.contains("1 of 7 days logged") && home.contains("mean 1,300"), "\(home)")
    let dad = try profiles(try household.json("\(monday) household"))[0]
    expect(dad["daysLogged"] as? Int == 1 && calories(dad["loggedDayAverage"]) == 1300)
  }

  @Test func daysAtTheGoalProteinAndTheLastLog() throws {
    let household = try family()
    let json = try household.json("household")
    let members = try profiles(json)
    // Dad: 1950 twice of 2200, 88.6 %. Mom: 1300 of 1500, 86.7 %; today is not over.
    let adherence = try require(members[0]["adherence"] as? [String: Any])
    expect(adherence["met"] as? Int == 0 && adherence["under"] as? Int == 2 && adherence["judged"] as? Int == 2)
    expect((members[1]["adherence"] as? [String: Any])?["judged"] as? Int, equals: 1)
    expect((json["adherence"] as? [String: Any])?["judged"] as? Int, equals: 3)
    let protein = try require(
      (members[0]["loggedDayAverage"] as? [String: Any])?["protein"] as? Double)
    // 30 % of 2200 kcal are 660, at 4 kcal/g 165 g.
    expect(try abs(require(members[0]["proteinShare"] as? Double) - protein / 165) < 1e-9)
    expect(members.map { $0["lastDay"] as? String }, equals: ["2026-11-18", "2026-11-21", nil])
    // Monday: Dad's 1950 of 2200, Mom and Kid have not logged it. Tuesday: Mom's 1300 of 1500.
    let days = try require(json["days"] as? [[String: Any]])
    expect(days.map { $0["calories"] as? Double }, equals: [1950, 1300, 1950, nil, nil, 130, nil])
    expect(try abs(require(days[0]["share"] as? Double) - 1950.0 / 2200) < 1e-9)
    expect(try abs(require(days[1]["share"] as? Double) - 1300.0 / 1500) < 1e-9)
    let text = try household.text("household")
    expect(text.contains("No log    Dad after Wed 18 Nov · Kid has not logged anything yet\n"), "\(text)")
    // In a week that is over, nobody is listed as not having logged since.
    expect(try household.text("household --prev").contains("No log    Mom, Kid\n"))
    let day = try household.text("household day")
    expect(day.contains("No log    Dad after Wed 18 Nov · Kid has not logged anything yet\n"), "\(day)")
  }

  @Test func whatTheTripsOfAllCost() throws {
    let household = try family()
    try household.buy(2_49, at: "REWE", on: "2026-11-16", profile: "Dad")
    try household.buy(10_00, at: "Lidl", on: "2026-11-21", profile: "Mom")
    try household.buy(7_50, at: "Lidl", on: "2026-11-15", profile: "Mom")
    let json = try household.json("household")
    // 2.49 + 10.00 this week, 7.50 the week before.
    expect(json["spent"] as? Double == 12.49 && json["trips"] as? Int == 2)
    expect((json["previous"] as? [String: Any])?["spent"] as? Double, equals: 7.5)
    let text = try household.text("household")
    // The 15th was the week's Sunday, which has not come in this one.
    expect(text.contains("Spent     12.49 in 2 trips · the week before: 7.50\n"), "\(text)")
    try household.buy(1_00, at: "Lidl", on: "2026-11-09", profile: "Kid")
    expect(try household.text("household").contains("in 2 trips · same days last week: 1.00 (whole week: 8.50)\n"))
    expect(try household.json("household day")["spent"] as? Double, equals: 10)
    expect(try household.json("household month")["spent"] as? Double, equals: 20.99)
    expect(try household.json("household day --next")["spent"] is NSNull)
  }

  @Test(arguments: [
    // A leap day; the months of both changes of the clock (Berlin: 29 March and 25 October 2026); a short February.
    ("month 2024-02-10", "2024-02-01", "2024-02-29", 29), ("month 2026-03-29", "2026-03-01", "2026-03-31", 31),
    ("month 2026-10-25", "2026-10-01", "2026-10-31", 31), ("month 2025-02-28", "2025-02-01", "2025-02-28", 28),
    ("month last", "2026-10-01", "2026-10-31", 31), ("month --prev 9", "2026-02-01", "2026-02-28", 28),
    // The week over New Year; the week of this day last year.
    ("week 2027-01-01", "2026-12-28", "2027-01-03", 7), ("2026-01-01", "2025-12-29", "2026-01-04", 7),
    ("last", "2026-11-09", "2026-11-15", 7), ("week --prev --next 3", "2026-11-30", "2026-12-06", 7),
    ("day", "2026-11-21", "2026-11-21", 1), ("day 2024-02-29", "2024-02-29", "2024-02-29", 1),
    ("day last", "2026-11-20", "2026-11-20", 1), ("day --prev", "2026-11-20", "2026-11-20", 1),
    ("Day 3 days ago", "2026-11-18", "2026-11-18", 1), ("month 9999-12-31 --next", "9999-12-01", "9999-12-31", 31),
    ("week 0001-01-01 --prev", "0001-01-01", "0001-01-07", 7),
  ])
  func thePeriodOfTheWords(words: String, from: String, to: String, days: Int) throws {
    let household = try household(["profile add Dad"])
    // The first and the last day count, the days around them don't.
    for day in [-1, 0, days - 1, days] {
      let date = try require(Day(iso: from)) + day
      if (Day(number: -719_162)...Day(number: 2_932_896)).contains(date) {
        try household.run("eat 100g cooked rice @\(date.iso) lunch")
      }
    }
    let json = try household.json("household \(words)")
    let period = try require(json["period"] as? [String: Any])
    expect(period["from"] as? String == from && period["to"] as? String == to && period["days"] as? Int == days)
    let dad = try require(try profiles(json).first)
    // 130 kcal twice, or once where the first day is the last one and was eaten on twice: 260 either way.
    expect(calories(dad["total"]), equals: 260)
    expect(dad["daysLogged"] as? Int, equals: min(2, days))
  }

  @Test(arguments: [
    ("household yesterdy", ErrorCode.badDay), ("household day 2026-02-30", .badDay),
    ("household month tomorow", .badDay),
    ("household --prev 99999999999999999999", .badDay), ("household --prev -1", .outOfRange),
    ("household --next 10001", .outOfRange), ("home sweet", .unexpectedArgument),
  ])
  func whatIsNoPeriodIsRefused(line: String, code: ErrorCode) throws {
    let error = try household(["profile add Dad"]).error(of: line)
    expect(error?.code, equals: code, "\(error?.message ?? "it worked")")
  }

  @Test(arguments: ["household", "household day", "household month", "home"])
  func withoutAProfileItSaysHowToAddOne(line: String) throws {
    expect(try SampleHousehold.empty().error(of: line)?.code, equals: .noProfile)
  }

  /// No column is wider than the screen, whatever names and amounts there are.
  @Test(arguments: ["household", "household day", "household month", "home", "household --prev"])
  func manyMembersOfLongNamesFit(line: String) throws {
    let names = [
      "Maximiliane Wilhelmina of Sachsen-Coburg", "日本ラーメン家族の長い名前です", "Käthe", "O", "Zoë 🌻🌻🌻", "Grandpa Jo", "Ana María",
      "Nine", "Ten", "Eleven", "Twelve", "Thirteen",
    ]
    let household = try SampleHousehold.empty()
    for (index, name) in names.enumerated() {
      try household.run("profile add \(name)\(index.isMultiple(of: 2) ? " --icon 👨‍👩‍👧‍👦" : "")")
      try household.run("use \(name)")
      if index != 3 { try household.run("eat \(index + 1)kg cooked rice @breakfast --yes") }
      if index == 5 { try household.run("eat 99kg olive oil @yesterday lunch --yes") }
      try household.buy(
        9_999_999_99, at: "A store with quite a long name, at the end of the long road", on: "2026-11-20",
        profile: name)
    }
    let outcome = try require(try household.run(line))
    expect(ReportLaws.breaches(of: outcome.report), equals: [])
    if line.hasPrefix("household") {
      expect(outcome.report.table?.rows.count, equals: 12)
      let text = outcome.report.lines(on: Canvas(width: 132)).map(\.plain).joined(separator: "\n")
      // If nobody has logged anything, a list of all of them would say nothing.
      for name in names where !line.hasSuffix("--prev") && (name != "O" || !line.hasSuffix("day")) {
        expect(text.contains(name.prefix(7)), "\(name) is missing in\n\(text)")
      }
    }
  }

  /// 24 lines of the terminal, one of them the prompt's.
  @Test(arguments: ["household", "household day", "household month"])
  func sixMembersAreOnOneScreen(line: String) throws {
    let household = try SampleHousehold.empty()
    for index in 1...6 {
      try household.run("profile add Somebody\(index) --icon 🥕")
      try household.run("use Somebody\(index)")
      for day in 16...21 where (day + index) % 4 != 0 {
        try household.run("eat \(index)kg cooked rice @2026-11-\(day) --yes")
      }
      try household.buy(10_00, at: "REWE", on: "2026-11-2\(index % 2)", profile: "Somebody\(index)")
    }
    let outcome = try require(try household.run(line))
    expect(outcome.report.lines(on: Canvas()).count <= 23)
  }

  @Test func rowsAddUp() throws {
    // 130 kcal in 100 g: 95 g are 123.5, shown as 124. Twice that is 248, though 123.5 + 123.5 would be 247.
    let household = try household([
      "profile add Dad", "profile add Mom", "eat 95g cooked rice @yesterday lunch", "use Mom",
      "eat 95g cooked rice @yesterday lunch",
    ])
    expect(try household.text("household").contains("mean 248 of 4,400 kcal a day"))
    expect(try household.text("household day yesterday").contains("248 of 4,400 kcal"))
    expect(try household.text("chart calories --household --last 1w").contains("together 248 of 4,400 kcal a day"))
  }

  @Test func whatIsLoggedAheadIsNoLastLog() throws {
    let household = try household(["profile add Dad", "eat 100g cooked rice @2026-12-05 lunch"])
    expect(try household.text("home").contains("nothing logged yet"))
    try household.run("eat 100g cooked rice @2026-11-10 lunch")
    expect(try household.text("home").contains("nothing logged this week, last logged on Tue 10 Nov"))
  }

  @Test func homeIsShortAndSaysWhatThereIs() throws {
    let household = try household(["profile add Dad", "profile add Mom", "use Dad"])
    expect(try household.text("home").hasSuffix("nothing logged yet: `eat 2 eggs and a banana` logs a first meal"))
    expect(try !household.text("home").contains("trips"))
    try household.run("eat 100g cooked rice @2026-11-10 lunch")
    expect(try household.text("home").contains("nothing logged this week, last logged on Tue 10 Nov"))
    try household.run("eat 100g cooked rice @yesterday lunch")
    expect(try household.text("home").contains("Today     nothing logged"))
    try household.run("eat 200g cooked rice @breakfast")
    for day in 10...19 { try household.buy(day * 100, at: "Store \(day)", on: "2026-11-\(day)", profile: "Dad") }
    let text = try household.text("home")
    // 260 of 2200 kcal today; (130 + 260) / 2 = 195 a logged day, 130 the week before.
    expect(text.contains("Today     260 of 2,200 kcal · 1,940 kcal left"), "\(text)")
    expect(text.contains("mean 195 of 2,200 kcal, under, today included\n"), "\(text)")
    expect(text.contains("same days last week: 130 (too few days to compare)"), "\(text)")
    // 16 + 17 + 18 + 19 since Monday.
    expect(text.contains("Spent     70.00 in 4 trips"), "\(text)")
    expect(text.contains("Store 15") && !text.contains("Store 14"), "the last five only")
    expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
    let json = try household.json("home")
    expect(
      (json["trips"] as? [[String: Any]])?.compactMap { $0["store"] as? String },
      equals: (15...19).reversed().map { "Store \($0)" })
    expect((json["trips"] as? [[String: Any]])?.first?["total"] as? Double, equals: 19)
    expect(calories(json["today"]) == 260 && json["profile"] as? String == "Dad")
    expect(try household.text("--profile Mom home").hasPrefix("Mom\n"))
  }
}

extension SampleHousehold {
  /// A trip of one item; the price is in cents.
  func buy(_ price: Int, at store: String, on day: String, profile name: String) throws {
    let household = try session.household()
    let profile = try household.read { try $0.profiles.find(name)?.id }
    guard let profile, let day = Day(iso: day) else { throw SupportError("no profile \(name) or no day \(day)") }
    let trip = Trip(
      day: day, store: store, items: [TripItem(FoodLine(name: "rice"), price: Money(minorUnits: price))])
    _ = try household.write("test", author: profile, isShared: false, now: Self.noon) {
      try $0.profile(profile).insert(trip)
    }
  }

  /// What a line prints on 80 columns.
  func text(_ line: String) throws -> String {
    guard let report = try run(line)?.report else { throw SupportError("`\(line)` has no report") }
    return report.lines(on: Canvas()).map(\.plain).joined(separator: "\n")
  }
}
