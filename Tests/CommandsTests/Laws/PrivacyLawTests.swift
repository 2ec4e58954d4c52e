import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing
import Text

/// One profile's meals, notes and purchases are never shown to another.
///
/// Each profile has private words of its own; every command that reads is run as each profile, in every format, and
/// must not show a word of another one. The food bank is shared, so only commands about it may name the foods of
/// others.
@Suite struct PrivacyLawTests {
  private static let names = ["Dad", "Mom", "Kid"]

  /// Words that only a profile's own rows hold: items without a food, notes, stores, bought things, typed lines.
  private static func secrets(of name: String) -> [String] {
    ["item", "note", "store", "ware", "label", "member"].map { "\($0)zq\(name.lowercased())" }
  }

  private static func food(of name: String) -> String { "foodzq\(name.lowercased())" }

  private func family() throws -> SampleHousehold {
    let household = try SampleHousehold.empty()
    for name in Self.names { try household.run("profile add \(name)") }
    for name in Self.names { try fill(household, name) }
    try household.run("use Dad")
    return household
  }

  /// Meals and trips of this week and the one before, and something that was undone.
  private func fill(_ household: SampleHousehold, _ name: String) throws {
    let secrets = Self.secrets(of: name)
    let store = try household.session.household()
    let profile = try require(try store.read { try $0.profiles.find(name) })
    let nutrients = Nutrients(calories: 300, protein: 9, carbohydrates: 40, fat: 9, sodium: 900)
    let now = SampleHousehold.noon
    let food = try store.write("stocked", author: nil, isShared: true, now: now) { writing in
      try writing.foods.insert(Food(name: Self.food(of: name), category: .other, nutrients: nutrients))
    }.value
    for day in ["2026-11-11", "2026-11-17", "2026-11-20", "2026-11-21"] {
      let day = try require(Day(iso: day))
      let items = [
        MealItem(
          FoodLine(
            name: food.name, food: FoodReference(id: food.id, name: food.name), quantity: Quantity(kept: "200 g"),
            grams: 200, nutrients: PartialNutrients(nutrients))),
        MealItem(
          FoodLine(name: secrets[0], quantity: Quantity(kept: "1"), grams: 100, nutrients: PartialNutrients(nutrients))),
        MealItem(FoodLine(name: secrets[0], quantity: Quantity(kept: "1"), grams: 100)),
      ]
      let meal = Meal(
        day: day, time: Moment(day: day, minuteOfDay: 720, offset: 3600), slot: .lunch, notes: secrets[1], items: items)
      let trip = Trip(
        day: day, store: secrets[2],
        items: [
          TripItem(
            FoodLine(
              name: secrets[3], food: FoodReference(id: food.id, name: food.name), grams: 500,
              nutrients: PartialNutrients(nutrients), originalText: secrets[3]), price: Money(minorUnits: 500))
        ])
      _ = try store.write("eat \(secrets[4])", author: profile.id, isShared: false, now: now) { writing in
        try writing.profile(profile.id).insert(meal)
        try writing.profile(profile.id).insert(trip)
      }
    }
    try household.run("use \(name)")
    try household.run("guide member add \(secrets[5]) --age 40 --weight 70 --activity active --height 170")
    try household.run("guide set fiber 40")
    try household.run("meal edit last --note \"\(secrets[1]) undone\"")
    try household.run("undo")
  }

  /// What a line answers in every form: texts, JSON, CSV, or the error that refused it.
  ///
  /// A chart that is looked through is seen with every key pressed on each of its days.
  private func answers(_ household: SampleHousehold, _ line: String) -> [String] {
    let person = LookingPerson(Self.keys)
    household.session.terminalDialogue = line.hasPrefix("look") ? person.dialogue : .none
    do {
      defer { household.session.terminalDialogue = .none }
      guard let report = try household.run(line)?.report else { return [] }
      let texts = ReportLaws.canvases.map { report.lines(on: $0).map(\.plain).joined(separator: " ") }
      return texts + person.screens.map { $0.joined(separator: " ") } + [report.json.line, report.table?.text ?? ""]
    } catch let error as LarderError {
      let report = ErrorReport(error: error)
      return [report.lines(origin: nil, on: Canvas(width: 1000)).map(\.plain).joined(separator: " "), report.json.line]
    } catch {
      return ["\(error)"]
    }
  }

  /// Through ten days of each nutrient; the first of the days stays open.
  private static let keys =
    Array(repeating: Array(repeating: ScreenKey.left, count: 10) + [.down, .end], count: 9).flatMap(\.self)
    + [.left, .enter]

  /// The words of other profiles that a line shows to a profile.
  private func leaks(_ household: SampleHousehold, _ line: String, to name: String) -> [String] {
    // The sums by food and by store are the household's: they name foods of the bank and stores, and nothing else.
    let isAboutFoods = ["food", "parse", "eat", "balance", "prices"].contains { line.hasPrefix($0) }
    let others = Self.names.filter { $0 != name }
    let words = others.flatMap { other in
      Self.secrets(of: other).filter { !line.hasPrefix("prices") || !$0.hasPrefix("store") }
        + (isAboutFoods ? [] : [Self.food(of: other)])
    }
    let said = answers(household, line).joined(separator: "\n").lowercased()
    return words.filter { said.contains($0) }
  }

  /// The examples of every command that reads, and lines that ask for what another one has.
  private static let lines: [String] = {
    let reading = CommandTable.larder.specs.filter { $0.effect == .reads }
    var lines: [String] = reading.flatMap { [$0.name] + $0.examples }
    lines += [
      "balance --all", "balance --last 1y --all", "prices --all", "prices --by store --all", "prices foodzqmom",
      "home", "household", "household day", "household day 2026-11-17", "household month", "household --prev",
      "history --last 100000", "week", "week --prev", "month", "today", "day 2026-11-17", "meal list --last 1000",
      "meal list --from 2026-11-01", "chart calories", "chart macros", "chart spent", "trip list", "profile list",
      "parse meal 2 eggs", "meal show storezqmom",
      "guide", "guide show --member mem", "guide show --member #2", "guide member", "guide explain fiber",
      "guide explain #2",
      "explain", "explain protein", "explain mem", "explain member mem", "explain protein of mem",
      "explain protein of memberzqmom", "explain fiber of household", "explain goals", "explain week",
      "explain 2026-11-17", "explain total protein 2026-11-17", "explain total sodium month",
      "explain marker sodium month", "explain match itemzqmom",
    ]
    for number in 1...8 { lines += ["meal show #\(number)", "meal show \(number)", "trip show \(number)"] }
    return lines
  }()

  @Test(arguments: names) func noReadingCommandSaysAnothersWords(name: String) throws {
    let household = try family()
    try household.run("use \(name)")
    // A line that names another profile asks for what is that one's.
    for line in Self.lines where !line.contains("--profile") && !line.contains("@") {
      let leaks = leaks(household, line, to: name)
      // An error may repeat the words that were typed.
      expect(leaks.filter { !line.contains($0) }, equals: [], "`\(line)` says to \(name): \(leaks)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func norAnyRandomReadingLine(seed: UInt64) throws {
    let household = try family()
    var lines = RandomLines(seed: seed &+ 500)
    for step in 0..<HouseholdLawTests.steps {
      let name = Self.names[step % Self.names.count]
      try household.run("use \(name)")
      let line = lines.next(of: [.reading])
      let leaks = leaks(household, line, to: name)
      expect(leaks, equals: [], "seed \(seed): `\(line)` says to \(name): \(leaks)")
    }
  }

  /// In a household of two, the foods of a single day would tell each person what the other one bought or ate.
  @Test(arguments: [
    "balance day", "balance day 2026-11-18", "balance day last --all", "balance --last 1d", "balance --last 6d",
    "balance --last 8d --prev", "prices --last 1d", "prices --last 6d --by store", "prices foodzqmom --last 1d",
  ])
  func foodsOfADayAreRefused(line: String) throws {
    let household = try family()
    let error = try #require(throws: LarderError.self) { try household.run(line) }
    expect(error.code == .outOfRange && error.code.exitStatus == 65 && error.message.contains("week"))
  }

  /// No figure over time covers less than a week either: a week at the end of a month may have only one day in it.
  @Test(arguments: ["1w", "14w", "1m", "3m", "1y"]) func pricesOverTimeAreOfWholeWeeks(span: String) throws {
    let household = try family()
    let prices = Answer(value: try household.json("prices --last \(span)"))
    let by = prices["by"].text
    expect(by, equals: (span.hasSuffix("w") ? "week" : "month"))
    let days = prices["foods"].array.flatMap { $0["points"].array }.compactMap { $0["date"].text }.compactMap {
      Day(iso: $0)
    }
    expect(!days.isEmpty && days.allSatisfy { by == "week" ? $0.weekday == .monday : $0.civil.day == 1 })
  }

  /// The law could not fail if nobody's words were ever shown.
  @Test func ownWordsAreShown() throws {
    let household = try family()
    try household.run("use Mom")
    let said = ["home", "meal list --last 9", "day 2026-11-17", "history", "guide", "look"].map {
      answers(household, $0).joined()
    }
    .joined()
    for word in ["itemzqmom", "notezqmom", "storezqmom", "labelzqmom", "foodzqmom", "memberzqmom"] {
      expect(said.contains(word), "\(word) is shown nowhere")
    }
    let looked = answers(household, "look").joined()
    expect(looked.contains("most from foodzqmom") && looked.contains("itemzqmom"))
  }
}
