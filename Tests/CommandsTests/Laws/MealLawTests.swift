import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing

/// Meals that are logged, corrected and read again stay the same.
@Suite struct MealLawTests {
  private static let foods = [
    "banana", "egg", "cooked rice", "whole milk", "white bread", "oats", "butter", "olive oil",
  ]

  /// Random items of the bank in amounts that all of them understand.
  private static func items(_ lines: inout RandomLines) -> [(amount: String, food: String)] {
    (0..<lines.seconds(in: 1...4)).map { _ in
      let number = lines.one(of: ["1", "2", "15", "0.5", "12,5", "3.3"])
      return (number + lines.one(of: [" g", "g", " oz"]), lines.one(of: foods))
    }
  }

  private func items(_ json: [String: Any]) throws -> [(name: String, amount: String, grams: Double)] {
    let meal = try require(json["meal"] as? [String: Any])
    let items = try require(meal["items"] as? [[String: Any]])
    return items.compactMap { item in
      guard let name = item["name"] as? String, let amount = item["amount"] as? String,
        let grams = item["grams"] as? Double
      else { return nil }
      return (name, amount, grams)
    }
  }

  @Test(arguments: SplitMix64.seeds) func fixingToTheSameAmountChangesNothing(seed: UInt64) throws {
    let household = try SampleHousehold()
    var lines = RandomLines(seed: seed &+ 400)
    for _ in 0..<8 {
      let items = Self.items(&lines)
      let line = items.map { "\($0.amount) \($0.food)" }.joined(separator: ", ")
      let numbers = try require(try household.json("eat \(line) @snack")["added"] as? [Int])
      let before = try household.json("today")
      for (number, item) in zip(numbers, items) {
        try household.run("fix \(items.count == 1 ? "" : "\(number) ")\(item.amount)")
      }
      let after = try household.json("today")
      let totals = try [before, after].map { try require($0["total"] as? [String: Double]) }
      for (nutrient, value) in totals[0] {
        expect(
          abs(value - (totals[1][nutrient] ?? .nan)) <= 1e-9 * max(1, value), "seed \(seed): \(nutrient) of `\(line)`")
      }
    }
  }

  /// A portion of each food of the bank, typed as the report writes it.
  @Test func whatAReportSaysCanBeTypedAgain() throws {
    let household = try SampleHousehold()
    let foods = try household.session.read { try $0.foods.list(category: nil, tag: nil) }
    expect(foods.count > 50)
    var failures: [String] = []
    // Many to a line: reading one costs most of the time.
    for start in stride(from: 0, to: foods.count, by: 40) {
      let some = foods[start..<min(start + 40, foods.count)]
      let typed = some.map { food in
        let portion = food.portions.isEmpty ? nil : food.portions[food.id % food.portions.count].name
        return #"2 \#(portion ?? "oz") "\#(food.name)""#
      }
      let first = try items(household.json("parse meal " + typed.joined(separator: ", ")))
      failures += zip(typed, zip(some, first)).filter { $1.0.name != $1.1.name }.map(\.0)
      let again = try items(
        household.json("parse meal " + first.map { #"\#($0.amount) "\#($0.name)""# }.joined(separator: ", ")))
      expect(first.count == some.count && again.count == some.count)
      failures += zip(first, again).filter { $0.grams != $1.grams }.map { "\($0.0.name): \($0.0.amount)" }
    }
    expect(failures, equals: [])
  }

  @Test(arguments: SplitMix64.seeds) func garbageIsRefusedOrUnderstood(seed: UInt64) throws {
    let household = try SampleHousehold()
    var random = SplitMix64(seed: seed &+ 500)
    let commands = CommandTable.larder.specs.map(\.name) + Globals.specs.map { "--\($0.name)" } + [""]
    for _ in 0..<HouseholdLawTests.steps {
      let line = (commands.randomElement(using: &random) ?? "") + " " + Self.garbage(&random)
      let (outcome, error) = household.outcome(of: line)
      let breaches =
        outcome.map { ReportLaws.breaches(of: $0.report) } ?? error.map { ReportLaws.breaches(of: $0) } ?? []
      expect(
        breaches.isEmpty,
        "seed \(seed): \(line.debugDescription.prefix(200))\n\(breaches.prefix(2).joined(separator: "\n"))")
      expect(
        error?.code != .databaseFailed, "seed \(seed): \(line.debugDescription.prefix(200)) \(error?.message ?? "")")
    }
  }

  /// Lines longer than anybody types: refused or understood in a moment.
  @Test(arguments: ["1 egg, ", "egg ", "a", "\"", "@lunch ", "--note x ", "9", "🥕", "\u{0301}", "and "])
  func longLinesAreRead(piece: String) throws {
    let household = try SampleHousehold()
    let text = String(repeating: piece, count: 4000)
    for command in [
      "eat", "bought", "trip item edit 1", "trip add --store", "parse meal", "food show", "meal edit last --note",
      "use", "day", "",
    ] {
      let started = ProcessorTime.ofThread
      let (outcome, error) = household.outcome(of: "\(command) \(text)")
      if let error { expect(ReportLaws.breaches(of: error), equals: []) }
      if let outcome { expect(ReportLaws.breaches(of: outcome.report), equals: []) }
      expect(ProcessorTime.ofThread - started < .seconds(20), "`\(command)` with 4000 times `\(piece)`")
    }
  }

  private static func garbage(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...40, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return String(decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, as: UTF8.self)
    case 1:
      let scalars = (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) }
      return String(String.UnicodeScalarView(scalars))
    default:
      let pieces = [
        "1", "-", "--", "@", "#", "=", "\"", ",", "g", "egg", "last", "e308", "½", "/", "x", ".", " ", "\u{0}",
        "\u{1B}[2J",
        "\u{202E}", "\u{FEFF}", "99999999999999999999", "nan", "inf", "٣", "１",
      ]
      return (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined(
        separator: Bool.random(using: &random) ? " " : "")
    }
  }
}
