import Commands
import Domain
import Expect
import Store
import Testing
import Text

/// `explain` agrees with the numbers that it explains.
@Suite struct ExplainLawTests {
  private static let days = ["2026-11-19", "2026-11-20", "2026-11-21"]
  private static let lines = [
    "eat 100 g bratwurst, 250 ml cola @dinner @2026-11-19", "eat 2 slices of toast @breakfast @2026-11-21",
    "eat 3 eggs, 1 banana, 30 g butter @lunch @2026-11-21", "meal item skip last 2",
  ]

  private func household() throws -> SampleHousehold {
    let household = try SampleHousehold()
    for line in Self.lines { try household.run(line) }
    return household
  }

  /// For every nutrient and day the rows of a total add up to `day`, with the same number of unknown items.
  @Test func rowsOfATotalAddUpToTheDay() throws {
    let household = try household()
    var compared = 0
    for day in Self.days {
      let report = try household.json("day \(day)")
      let total = try require(report["total"] as? [String: Double])
      let unknown = try require(report["unknown"] as? [String: Int])
      for nutrient in Nutrient.allCases {
        let explained = try household.json("explain total \(nutrient.words[0]) \(day)")
        let rows = try require(explained["rows"] as? [[String: Any]])
        let known = rows.compactMap { $0["value"] as? Double }
        let sum = try require(total[nutrient.rawValue])
        expect(abs(known.reduce(0, +) - sum) <= 1e-9 * max(1, sum), "\(nutrient) on \(day)")
        expect(rows.count - known.count, equals: unknown[nutrient.rawValue] ?? 0, "\(nutrient) on \(day)")
        compared += known.count
      }
    }
    expect(compared > 40)
  }

  @Test func theSumOfAWeekIsTheWeeks() throws {
    let household = try household()
    let week = try require(try household.json("week")["total"] as? [String: Double])
    for nutrient in Nutrient.allCases {
      let explained = try household.json("explain total \(nutrient.words[0]) week")
      let first = try require((explained["steps"] as? [[String: Any]])?.first)
      let sum = try require(week[nutrient.rawValue])
      expect(abs((first["result"] as? Double ?? .nan) - sum) <= 1e-6, "\(nutrient)")
    }
  }

  /// Of a partial day nothing is in a sum or mean.
  ///
  /// 100 g of sugar have 100 g of carbs, so that 300, 80 and 50 g on three days are (300 + 50) / 2 = 175 g a logged day
  /// without the second.
  @Test func `a partial day is in no mean`() throws {
    let household = try SampleHousehold.empty()
    for line in [
      "profile add Dad", "eat 300 g white sugar @2026-11-18", "eat 80 g white sugar @2026-11-20",
      "eat 50 g white sugar @2026-11-21", "day 2026-11-20 partial",
    ] { try household.run(line) }
    let explained = try household.json("explain total carbs week")
    let steps = try require(explained["steps"] as? [[String: Any]])
    let results = steps.compactMap { $0["result"] as? Double }
    expect(results.count == 3 && abs(results[0] - 350) < 0.5 && abs(results[1] - 175) < 0.5, "\(results)")
    expect((explained["rows"] as? [[String: Any]])?.count, equals: 2)
    let facts = try require(explained["facts"] as? [String])
    expect(facts.contains("1 day is marked as partial and left out."), "\(facts)")
    let week = try require(try household.json("week")["loggedDayAverage"] as? [String: Double])
    expect(abs(results[1] - (week["carbohydrates"] ?? .nan)) < 1e-6)
    // The day by itself is still added up.
    let day = try household.json("explain total carbs 2026-11-20")
    let sum = try require((day["steps"] as? [[String: Any]])?.first?["result"] as? Double)
    expect(abs(sum - 80) < 0.2)
    for day in ["2026-11-18", "2026-11-21"] { try household.run("day \(day) partial") }
    expect(
      try household.json("explain total carbs week")["facts"] as? [String],
      equals: ["No whole day was logged this week.", "3 days are marked as partial and left out."])
  }

  /// Other profiles' meals are not included.
  @Test func onlyTheProfileInUseIsAddedUp() throws {
    let household = try household()
    try household.run("use Mom")
    let rows = try require(try household.json("explain total protein 2026-11-21")["rows"] as? [[String: Any]])
    expect(rows.count, equals: 1, "Mom had a slice of toast")
  }

  // MARK: Targets

  private static let members = [
    "guide member add Dad --age 42 --weight 82.5 --activity lightly-active --sex m --height 180 --me",
    "guide member add Mom --age 40 --weight 64 --activity moderately-active --diet vegan",
    "guide member add Ida --age 8 --weight 26 --activity active --diet keto",
    "guide member add Opa --age 71 --weight 90 --activity sedentary --diet mediterranean --sex m --height 170",
    "guide member add Baby --age 0.5 --weight 7 --activity sedentary", "guide set fiber 33 --member Mom",
  ]

  private func family() throws -> SampleHousehold {
    let household = try SampleHousehold()
    for line in ["profile add Family", "use Family"] + Self.members { try household.run(line) }
    return household
  }

  /// A target's last step is what `guide` shows, for every member and nutrient.
  @Test func lastStepIsTheGuidesTarget() throws {
    let household = try family()
    let members = try require(try household.json("guide")["members"] as? [[String: Any]])
    var compared = 0
    for member in members {
      guard let name = member["name"] as? String, let targets = member["targets"] as? [String: Any] else { continue }
      for nutrient in Nutrient.allCases {
        let explained = try household.json("explain \(nutrient.words[0]) of \(name)")
        let steps = try require(explained["steps"] as? [[String: Any]])
        let last = try require(steps.last { $0["what"] as? String == "displayed" })
        let explainedValue = try require(last["result"] as? Double, "\(nutrient) of \(name)")
        let shown = try require(targets[nutrient.rawValue] as? Double, "\(nutrient) of \(name)")
        expect(explainedValue, equals: shown, "\(nutrient) of \(name)")
        compared += 1
      }
    }
    expect(compared, equals: 32)
  }

  @Test func aRefusedDietIsWorkedOutAsStandard() throws {
    for line in ["explain Ida", "explain protein of Ida"] {
      let report = try require(try family().run(line)?.report)
      let text = report.lines(on: Canvas(width: 1000)).map(\.plain).joined(separator: "\n")
      expect(
        text.contains("keto diet, calculated as a standard diet") && text.contains("standard values are used instead"))
    }
  }

  @Test(arguments: ["salt", "salt of Mom", "salt Mom", "salt of household", "target salt of Mom"])
  func saltGoesByItsSodium(words: String) throws {
    let report = try require(try family().run("explain \(words)")?.report)
    let text = report.lines(on: Canvas(width: 1000)).map(\.plain).joined(separator: "\n")
    // 400 mg of sodium are 1 g of salt.
    expect(text.hasPrefix("Sodium of") && text.contains(" g of salt) a day"), "\(text)")
  }

  /// Which way a target binds, as `targets` of the reference has it: EFSA, WHO and D-A-CH give at least or at most.
  @Test func boundsOfAMembersTargets() throws {
    let rows = try require(try family().json("explain Dad")["rows"] as? [[String: Any]])
    let bounds = rows.compactMap { $0["bound"] as? String }
    expect(
      bounds, equals: ["about", "atLeast", "about", "about", "atMost", "atMost", "atLeast", "atMost"])
  }

  /// The rows of the members add up to the household's target.
  @Test(arguments: Nutrient.allCases) func membersAddUpToTheHousehold(nutrient: Nutrient) throws {
    let household = try family()
    let explained = try household.json("explain \(nutrient.words[0]) of household")
    let rows = try require(explained["rows"] as? [[String: Any]])
    let steps = try require(explained["steps"] as? [[String: Any]])
    let sum = rows.compactMap { $0["value"] as? Int }.reduce(0, +)
    expect(rows.count == 5 && steps.last?["result"] as? Double == Double(sum))
  }

  /// Every step that names a source has it among the sources, with a place to read it.
  @Test(arguments: [
    "explain Dad", "explain Mom", "explain Ida", "explain Opa", "explain sugar", "explain marker sodium",
  ])
  func sourcesAreNamed(line: String) throws {
    let explained = try family().json(line)
    let sources = try require(explained["sources"] as? [[String: String]])
    let steps = try require(explained["steps"] as? [[String: Any]])
    let cited = Set(steps.compactMap { $0["source"] as? String })
    expect(!cited.isEmpty && cited.isSubset(of: sources.compactMap { $0["key"] }))
    expect(sources.allSatisfy { $0["locator"]?.isEmpty == false && $0["title"]?.isEmpty == false })
  }

  /// Reports fit every canvas, whichever member they are for.
  @Test(arguments: [
    "explain", "explain Dad", "explain Baby", "explain protein", "explain protein of Opa",
    "explain sodium of household",
    "explain marker sugar", "explain week", "explain match 2 eggs", "explain match cheese",
  ])
  func fitsAnyCanvas(line: String) throws {
    let report = try require(try family().run(line)?.report)
    expect(ReportLaws.breaches(of: report), equals: [])
  }
}
