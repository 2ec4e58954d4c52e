import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

/// `habits` against sums by hand.
///
/// 100 g of Brick: 200 kcal, 20 g protein, 400 mg sodium, fiber not known. The goal is 2200 kcal: 1980 to 2420 meet
/// it, 990 to 1210 g of Brick. It is Saturday, 21 November 2026; eight weeks begin on Monday, 28 September.
@Suite struct HabitsReportTests {
  private func week() throws -> AnalysisUnderTest {
    let analysis = try AnalysisUnderTest()
    // Sunday to Tuesday at the goal, Wednesday over it, Thursday nothing, Friday under it, 800 kcal today.
    try analysis.eat([
      "2026-11-15": 1000, "2026-11-16": 1100, "2026-11-17": 1200, "2026-11-18": 1300, "2026-11-20": 500,
      "2026-11-21": 400,
    ])
    return analysis
  }

  @Test func aWeekByHand() throws {
    let json = try week().json("habits")
    expect(json["period"].span, equals: "2026-09-28 to 2026-11-22")
    expect(json["daysLogged"].number == 6 && json["daysPassed"].number == 55)
    expect(json["aim.kind"].text == "goal" && json["aim.amount"].number == 2200 && json["aim.against"].isNull)
    expect(json["streaks.logged.current.days"].number == 2 && json["streaks.logged.longest.days"].number == 4)
    expect(json["streaks.logged.longest"].span, equals: "2026-11-15 to 2026-11-18")
    expect(json["streaks.atGoal.current"].isNull)
    expect(json["streaks.atGoal.longest"].span, equals: "2026-11-15 to 2026-11-17")
    expect(json["adherence.met"].number == 3 && json["adherence.judged"].number == 5)
    expect(json["adherence.under"].number == 1 && json["adherence.over"].number == 1)
    // Six days from Sunday to Friday: three and three.
    expect(json["halves.first"].span, equals: "2026-11-15 to 2026-11-17")
    expect(json["halves.first.adherence.met"].number == 3 && json["halves.second.adherence.met"].number == 0)
    expect(json["halves.change"].text, equals: "tooFewDays")
    expect(json["weekdays"].array.map { $0["weekday"].text }, equals: Weekday.allCases.map(\.rawValue))
    expect(json["weekdays.0.mean"].number == 2200 && json["weekdays.0.days"].number == 1)
    expect(json["weekdays.5.mean"].isNull, "today is not over")
    expect(json["weekend.verdict"].text == "tooFewDays" && json["weekend.weekend.mean"].number == 2000)
    // All of it was lunch: 5500 g, 11000 kcal, six times.
    expect(json["slots.0.slot"].text == "lunch" && json["slots.0.share"].number == 1)
    expect(json["sources.0.name"].text == "Brick" && json["sources.0.amount"].number == 11_000)
    expect(json["sources.0.times"].number == 6 && json["sources.0.perTime"].number == 11_000.0 / 6)
    // 2200 + 2400 + 2600 + 1000 + 800 = 9000 of 6 x 2200 = 13200, Thursday out: 4200, on Saturday and Sunday.
    expect(json["week.eaten"].number == 9000 && json["week.left"].number == 4200)
    expect(json["week.days"].number == 2 && json["week.perDay"].number == 2100)
  }

  /// Text and JSON count the same days, and a span of days knows what is logged ahead this week as one of weeks does.
  @Test(arguments: ["8w", "2w", "14d", "3d", "1m"]) func whatIsLoggedAheadIsOnlyOfThisWeek(span: String) throws {
    let analysis = try week()
    let before = try analysis.json("habits --last \(span)")
    try analysis.eat(["2026-11-22": 1000])
    let ahead = try analysis.json("habits --last \(span)")
    for key in ["daysLogged", "daysPassed", "sources.0.amount", "sources.0.times", "slots.0.amount"] {
      expect(ahead[key].number, equals: before[key].number, "\(key)")
    }
    let logged = Int(ahead["daysLogged"].number ?? 0)
    let passed = Int(ahead["daysPassed"].number ?? 0)
    let text = try analysis.text("habits --last \(span)")
    expect(text.contains("(\(logged) of \(passed) days logged)"), "\(text)")
    // 4200 kcal were left, of which 2000 are logged for tomorrow: what `week` says.
    expect(before["week.left"].number == 4200 && ahead["week.left"].number == 2200)
    expect(text.contains("2,200 kcal left until Sun"), "\(text)")
    expect(try analysis.text("week").contains("2,200 kcal left until Sun"))
  }

  @Test func nothingIsLoggedButAhead() throws {
    let analysis = try AnalysisUnderTest()
    try analysis.eat(["2026-11-22": 1000])
    expect(try analysis.json("habits --last 4w")["daysLogged"].number, equals: 0)
    expect(try analysis.text("habits --last 4w").contains("nothing logged in these 4 weeks"))
  }

  @Test func itAgreesWithTheWeeksScreen() throws {
    let analysis = try week()
    expect(try analysis.text("week").contains("4,200 kcal left until Sun"))
    // Today has 800 of its 2200: 1400 of the 4200 are today's.
    let left = "4,200 kcal left until Sun · 2,800 for Sunday if today ends at its goal"
    expect(try analysis.text("habits").contains(left))
    // 4500 kcal more: 300 over.
    try analysis.eat(["2026-11-21": 2250])
    expect(try analysis.text("week").contains("300 kcal over by Sun"))
    expect(try analysis.text("habits").contains("Week      300 kcal over by Sun\n"))
  }

  @Test func limitsAndWhatIsNotKnown() throws {
    let analysis = try week()
    // 400 mg in 100 g: 4000 on Sunday; only Friday's 2000 are within 2000.
    let sodium = try analysis.json("habits sodium")
    expect(sodium["aim.kind"].text == "most" && sodium["aim.amount"].number == 2000)
    expect(sodium["aim.against"].text, equals: "adults")
    expect(sodium["adherence.met"].number == 1 && sodium["adherence.over"].number == 4)
    expect(sodium["streaks.atGoal.current"].span, equals: "2026-11-20 to 2026-11-20")
    // Its fiber is not known: no day is under.
    let fiber = try analysis.json("habits fiber")
    expect(fiber["adherence.judged"].number == 0 && fiber["adherence.unjudged"].number == 5)
    expect(fiber["adherence.share"].isNull && fiber["unknown.fiber"].number == 6)
    expect(
      fiber["sources"].array.isEmpty && fiber["slots.0.share"].isNull && fiber["slots.0.unknown.fiber"].number == 6)
    // No day that went by counts, today and Sunday do: 2 x 30 g. All five items of this week are not known.
    expect(fiber["week.left"].number == 60 && fiber["week.perDay"].number == 30)
    expect(fiber["week.unknown.fiber"].number, equals: 5)
    let text = try analysis.text("habits fiber")
    expect(text.contains("no day to judge yet · 5 days cannot be judged"), "\(text)")
    expect(text.contains("Unknown   fiber of 6 items"), "\(text)")
    expect(text.contains("60.0 g to go by Sun · 30.0 for Sunday if today ends at its minimum\n"), "\(text)")
    expect(text.contains("          5 items unknown\n"), "\(text)")
    expect(text.contains("at least 30\n"), "a limit as the markers show it: \(text)")
  }

  @Test func aStreakIsFollowedBehindTheSpan() throws {
    let analysis = try AnalysisUnderTest()
    // 100 days in a row up to yesterday, from 13 August on: 11 November less 90, or 20 November less 99.
    let from = try require(Day(iso: "2026-11-20")) - 99
    for offset in 0..<100 { try analysis.household.run("eat 1kg Brick @\((from + offset).iso) lunch") }
    let json = try analysis.json("habits --last 2w")
    expect(json["daysLogged"].number, equals: 12, "from the 9th to the 20th")
    expect(json["streaks.logged.current"].span, equals: "2026-08-13 to 2026-11-20")
    expect(json["streaks.logged.current.days"].number == 100 && json["streaks.atGoal.longest.days"].number == 100)
    expect(try analysis.text("habits --last 2w").contains("100 days in a row up to yesterday, since 13 Aug 2026"))
    expect(try analysis.csv("habits --last 1w").count, equals: 1 + 6)
  }

  @Test func theWeekStartsWhereTheHouseholdSays() throws {
    let analysis = try week()
    try analysis.household.run("settings set week-start sunday")
    let json = try analysis.json("habits")
    expect(json["weekdays.0.weekday"].text == "sunday" && json["weekdays.0.mean"].number == 2000)
    // Sunday is in this week now: 11000 of 6 x 2200, today the last day.
    expect(json["week.left"].number == 2200 && json["week.days"].number == 1)
    expect(try analysis.text("habits").contains("Week      2,200 kcal under for the week\n"))
  }

  @Test(arguments: [
    ("habits fibber", ErrorCode.badValue), ("habits --last soon", .badValue), ("habits --last 0w", .outOfRange),
    ("habits fiber sodium", .unexpectedArgument),
  ])
  func whatItCannotShow(line: String, code: ErrorCode) throws {
    expect(try week().household.error(of: line)?.code, equals: code)
  }

  @Test(arguments: ["habits", "habits fiber", "habits --last 1d", "habits satfat --all", "habits --last 100y"])
  func oneScreenOfAnyWidth(line: String) throws {
    let analysis = try week()
    try analysis.household.run(
      "food add \(String(repeating: "Long ", count: 20)) --kcal 99 --protein 0 --carbs 0 --fat 11 --category pantry")
    try analysis.household.run("eat 100g \(String(repeating: "Long ", count: 20)) @yesterday dinner")
    let report = try require(try analysis.household.run(line)?.report)
    expect(ReportLaws.breaches(of: report), equals: [])
    // 24 lines of the terminal, one of them the prompt's.
    expect(line.hasSuffix("--all") || report.lines(on: .init(width: 80)).count <= 23)
    expect(try ReportLaws.breaches(of: require(try AnalysisUnderTest().household.run(line)?.report)), equals: [])
  }
}
