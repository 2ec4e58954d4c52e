import Commands
import Domain
import Expect
import Testing

/// Which of a period's days count: unknown is not zero, today is not over, and future days do not count yet.
///
/// It is Saturday, 21 November 2026; the goal is 2200 kcal, met by 990 to 1210 g of Brick, whose fiber is not known.
@Suite struct PeriodRuleTests {
  private let analysis: AnalysisUnderTest

  init() throws { analysis = try AnalysisUnderTest() }

  /// The line that begins with a text, its gaps as one space.
  private func line(_ start: String, in text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    return lines.first { $0.hasPrefix(start) } ?? "no line begins with `\(start)`"
  }

  /// 200 g of Chaff on Monday have 20 g of fiber; Tuesday's is not known, so that the mean is 20 and not 10.
  @Test func aMeanIsOfTheDaysThatAreKnown() throws {
    try analysis.household.run("food add Chaff --category pantry --kcal 380 --protein 10 --carbs 60 --fat 7 --fiber 10")
    try analysis.household.run("eat 200g Chaff @2026-11-09 lunch")
    try analysis.eat(["2026-11-10": 1000])
    let text = try analysis.text("week 2026-11-09 --all")
    expect(line("fiber g", in: text).hasPrefix("fiber g 20"))
    // Energy is known of both: (760 + 2000) / 2.
    expect(line("energy kcal", in: text).hasPrefix("energy kcal 1,380"))
  }

  /// Monday and Tuesday at the goal, Wednesday over, today at it: two of three, in every report.
  @Test func daysAtTheGoalAreTheSameEverywhere() throws {
    try analysis.eat(["2026-11-16": 1000, "2026-11-17": 1100, "2026-11-18": 1300, "2026-11-21": 1000])
    expect(try analysis.text("week").contains("2 of 3 days at goal (1 over)"))
    expect(try analysis.text("month").contains("2 of 3 days at goal (1 over)"))
    expect(
      try analysis.text("chart calories --last 1w").contains("goal met on 2 of 3 days, without today (0 under, 1 over)")
    )
    let habits = try analysis.json("habits")
    expect(habits["adherence.met"].number == 2 && habits["adherence.judged"].number == 3)
  }

  /// 2000 kcal and an item of unknown energy may exceed the goal: the day is not judged, and the report says so.
  @Test func aDayOfUnknownEnergyIsNotJudged() throws {
    try analysis.eat(["2026-11-16": 1000, "2026-11-17": 1000])
    try analysis.household.run("meal item add 200 g mystery --no-food")
    let text = try analysis.text("week")
    expect(text.contains("1 of 1 day at goal"))
    expect(line("Tue 17", in: text).hasSuffix("partial"))
  }

  /// Monday to Saturday of the week before have 2000 kcal each, its Sunday 4000: this week is compared with those six
  /// days.
  @Test func aRunningWeekIsComparedWithTheSameDays() throws {
    try analysis.eat([
      "2026-11-09": 1000, "2026-11-10": 1000, "2026-11-11": 1000, "2026-11-12": 1000, "2026-11-13": 1000,
      "2026-11-14": 1000, "2026-11-15": 2000, "2026-11-16": 1100,
    ])
    let text = try analysis.text("week --compare")
    expect(text.contains("mean this week 2,200 (1 day logged), last week until Sat 2,000 (6 days logged)"))
    expect(text.contains("too few days to compare"))
    // A week that is over is compared with the whole week before, in which nothing was logged.
    expect(!(try analysis.text("week last --compare").contains("change")))
  }

  /// A little food on Saturday morning is no change in a week whose days, and those of four weeks before, were alike.
  @Test func todayIsNoDayYet() throws {
    let today = try require(Day(iso: "2026-11-21"))
    for back in 0..<33 where back % 7 != 6 {
      try analysis.household.run("eat \(back == 0 ? 50 : 1000)g Brick @\((today - back).iso) lunch")
    }
    let week = try analysis.json("week")
    expect(week["changes"].array.isEmpty && !week["changes"].isNull)
    // 1000 g of Brick have 200 g protein; today's 50 g are left out.
    expect(week["usual"].array.first?["now"].number, equals: 200)
    expect(!(try analysis.text("week").contains("Changed")))
    expect(try analysis.text("week --all").contains("usual: the 4 weeks before, without today"))
  }

  /// With one week before nobody can tell what is usual.
  @Test func oneWeekBeforeSaysNothing() throws {
    try analysis.eat([
      "2026-11-09": 1000, "2026-11-10": 1000, "2026-11-11": 1000, "2026-11-16": 500, "2026-11-17": 500,
      "2026-11-18": 500,
    ])
    let week = try analysis.json("week")
    expect(week["changes"].isNull && week["usual"].array.isEmpty)
    expect(!(try analysis.text("week --all").contains("Usual range")))
  }

  /// Monday is logged, and so is the coming Sunday: one of six days so far is logged, with a mean of 200 kcal.
  @Test func daysAheadAreNotLoggedYet() throws {
    try analysis.eat(["2026-11-16": 100, "2026-11-22": 900])
    expect(line("16 Nov", in: try analysis.text("month --all")).contains(" 200 1/6 this week"))
    for chart in ["chart calories --last 1w", "chart macros"] {
      let text = try analysis.text(chart)
      expect(!text.contains("mean 1,000"), "\(chart)")
    }
    let text = try analysis.text("chart calories --last 1w")
    expect(text.contains("1 of 7 days logged") && text.contains("mean 200"))
    expect(try analysis.text("chart macros").contains("200 kcal on 1 logged day"))
  }

  /// A week is taken in at one look, whatever changed, is short or unknown in it.
  @Test(arguments: ["week", "week last", "week 2026-11-04", "week 2026-10-28", "range 2026-11-15 2026-11-21"])
  func aWeekTakesAtMost18Lines(line: String) throws {
    for offset in 0..<60 where offset % 9 != 3 {
      let day = try require(Day(iso: "2026-11-21")) - offset
      // Every third week has twice as much.
      try analysis.household.run("eat \((offset / 7) % 3 == 0 ? 1800 : 900)g Brick @\(day.iso) lunch")
      if offset % 4 == 0 { try analysis.household.run("eat 100 g feta, a handful of crisps @\(day.iso) dinner") }
    }
    try analysis.buy(on: "2026-11-20", [(cents: 500, grams: 500)])
    let lines = try analysis.text(line).split(separator: "\n", omittingEmptySubsequences: false)
    expect(lines.count <= 18, "\(lines.joined(separator: "\n"))")
    expect(lines.contains { $0.hasPrefix("Markers") } && lines.contains { $0.hasPrefix("Energy") })
  }

  /// Bars, a line or a calendar: whatever a period's length, it fits a screen of 24 rows with a row for the prompt.
  @Test(arguments: [1, 2, 7, 8, 10, 11, 12, 13, 14, 15, 28, 31, 62]) func anyLengthFitsAScreen(days: Int) throws {
    for offset in 0..<70 where offset != 3 {
      let day = try require(Day(iso: "2026-11-21")) - offset
      try analysis.household.run("eat \(900 + offset * 7)g Brick @\(day.iso) lunch")
    }
    try analysis.buy(on: "2026-11-20", [(cents: 500, grams: 500)])
    let from = try require(Day(iso: "2026-11-21")) - (days - 1)
    for line in ["range \(from.iso) 2026-11-21", "range \(from.iso) 2026-11-21 --compare"] {
      let count = try analysis.text(line).split(separator: "\n", omittingEmptySubsequences: false).count
      expect(count <= 23, "\(line): \(count) lines")
    }
  }
}
