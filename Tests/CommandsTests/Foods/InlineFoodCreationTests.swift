import Commands
import Domain
import Expect
import Foundation
import Store
import Testing
import Text

/// The ways to handle a food that is not in the food bank, without leaving the command.
@Suite struct FoodInPassingTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  private static let unknown = "`wobbelkuchen xyz` is not in the food bank."
  /// Name and category, then the four values that have to be there, and the rest by `.`; at last the portion.
  private static let typed = ["", "bakery", "300", "11", "", "45", "", "", "5"]

  private func foods(_ text: String) throws -> [Food] {
    try household.session.read { try $0.foods.candidates(for: text, limit: 5) }.filter { $0.name.contains(text) }
  }

  /// An item as `--json` shows it.
  private struct Shown: Decodable {
    struct Reference: Decodable {
      let id: Int?
      let name: String
    }
    let name: String
    let grams: Double?
    let food: Reference?
    let nutrients: [String: Double?]?
    let confidence: Double

    func value(_ nutrient: Nutrient) -> Double? { nutrients?[nutrient.rawValue] ?? nil }
  }

  private func items(_ report: any Report) throws -> [Shown] {
    struct Logged: Decodable {
      struct Meal: Decodable { let items: [Shown] }
      let meal: Meal
    }
    return try JSONDecoder().decode(Logged.self, from: Data(report.json.line.utf8)).meal.items
  }

  private func item(_ report: any Report) throws -> Shown { try require(try items(report).last) }

  // MARK: Added

  @Test func `it is added and logged in one step, and undo takes both away`() throws {
    let before = try household.dump()
    let (report, person) = try household.run(
      "eat 200 g wobbelkuchen xyz @dinner", answering: ["add"] + Self.typed + [".", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked[0].hasPrefix("`wobbelkuchen xyz` is not in the food bank"))
    expect(person.asked[1], equals: "name [wobbelkuchen xyz]")
    expect(person.asked.suffix(1), equals: ["save? [Y/n]"])
    let logged = try item(report)
    let food = try require(try foods("wobbelkuchen xyz").first)
    expect(food.id > 0 && logged.food?.id == food.id && logged.food?.name == food.name)
    expect(logged.value(.calories) == 600 && logged.confidence == 1)
    expect(food.category == .bakery && food.nutrients.sodium == nil && food.source == nil)
    expect(try household.lastLabel(), equals: "eat 200 g wobbelkuchen xyz @dinner")
    try household.run("undo")
    expect(try household.dump(), equals: before)
    try household.run("redo")
    expect(try foods("wobbelkuchen xyz").map(\.id), equals: [food.id])
  }

  @Test func `what is counted needs a portion, and one that fits`() throws {
    let (report, person) = try household.run(
      "eat 2 pieces wobbelkuchen xyz",
      answering: ["add"] + Self.typed + [".", "slice=60g", "", "<", "piece=50g", ".", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(try item(report).grams, equals: 100)
    expect(person.shown.contains { $0.contains("what is that called, and what does one weigh?") })
    expect(person.shown.contains { $0.contains("has no portion `piece") })
  }

  @Test func `the second mention is the same food, and the food is saved once`() throws {
    let (report, person) = try household.run(
      "eat 100 g wobbelkuchen xyz, 1 egg, 50 g Wobbelkuchen XYZ @dad @mom", answering: ["add"] + Self.typed + [".", ""])
    expect(person.unused == [] && !person.ranOut)
    let items = try items(report)
    expect(items.suffix(3).map { $0.food?.name }, equals: ["wobbelkuchen xyz", "Egg", "wobbelkuchen xyz"])
    expect(Set(items.map { $0.food?.id ?? 0 }).allSatisfy { $0 > 0 })
    expect(try foods("wobbelkuchen xyz").count, equals: 1)
  }

  @Test(
    arguments: [
      ("meal item add 200 g wobbelkuchen xyz", ["add"] + typed + [".", ""]),
      ("fix 200 g wobbelkuchen xyz", ["add"] + typed + [".", ""]),
      ("meal item edit 1 200 g wobbelkuchen xyz", ["add"] + typed + [".", ""]),
      ("meal add", ["", "", "200 g wobbelkuchen xyz", "add"] + typed + [".", "", "", "", "", ""]),
      ("bought 200 g rye wobbelkuchen bread 2.49", ["add"] + typed + [".", ""]),
      ("trip item add 200 g rye wobbelkuchen bread 2.49", ["add"] + typed + [".", ""]),
      ("trip item edit 1 200 g rye wobbelkuchen bread 2.49", ["add"] + typed + [".", ""]),
      ("trip add", ["", "", "200 g rye wobbelkuchen bread 2.49", "add"] + typed + [".", "", ".", ""]),
    ])
  func `wherever a food is asked for, it is one step`(line: String, answers: [String]) throws {
    let before = try household.dump()
    let (_, person) = try household.run(line, answering: answers)
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(try foods("wobbelkuchen").count, equals: 1)
    let rows = try household.dump().split(separator: "\n")
    let id = try require(try foods("wobbelkuchen").first?.id)
    expect(rows.contains { $0.contains("Item: ") && $0.contains("\(id)") }, "an item has it")
    try household.run("undo")
    expect(try household.dump(), equals: before)
  }

  @Test func `what is not used in the end is not saved`() throws {
    let (_, person) = try household.run(
      "meal add",
      answering: ["", "", "200 g wobbelkuchen xyz", "add"] + Self.typed + [".", "", "<", "2 eggs", ".", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(try foods("wobbelkuchen xyz"), equals: [])
  }

  @Test func `a dry run saves neither`() throws {
    let before = try household.dump()
    let (report, _) = try household.run(
      "eat 200 g wobbelkuchen xyz --dry-run", answering: ["add"] + Self.typed + [".", ""])
    expect(try item(report).value(.calories), equals: 600)
    expect(try household.dump(), equals: before)
  }

  // MARK: Other ways

  @Test func `other words find it`() throws {
    let (report, person) = try household.run("eat 2 wobbelkuchen xyz", answering: ["search", "egg"])
    expect(try item(report).name == "Egg" && item(report).confidence == 1)
    expect(person.asked.suffix(1), equals: ["search for wobbelkuchen xyz"])
    // Words that find nothing either ask the same again; the name is known from before.
    let (_, again) = try household.run("eat 3 wobbelbrot xyz", answering: ["search", "quux blub", "search", "egg"])
    let (_, known) = try household.run("eat 4 wobbelkuchen xyz", answering: [])
    expect(known.asked.isEmpty)
    expect(again.asked.contains { $0.hasPrefix("`quux blub` is not in the food bank") })
  }

  @Test func `it is estimated, shown as such, and doubtful wherever it is logged`() throws {
    let (report, person) = try household.run(
      "eat 150 g wobbel yogurt xyz yogurt", answering: ["estimate", ".", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.hasPrefix("The median of 5 foods") })
    expect(person.shown.contains { $0.hasPrefix("lowest") })
    let food = try require(try foods("wobbel yogurt").first)
    expect(food.source?.name == "estimate" && food.source?.id.hasPrefix("from ") == true)
    expect(try item(report).confidence, equals: 0.7)
    let text = report.lines(on: Canvas(width: 80)).map(\.plain).joined(separator: "\n")
    expect(text.contains("has estimated values, from "), "\(text)")
    let later = try require(try household.run("eat 100 g wobbel yogurt xyz yogurt")?.report)
    expect(try item(later).confidence, equals: 0.7)
  }

  @Test func `where nothing is like it, there is no estimate, and it is asked again`() throws {
    let (report, person) = try household.run("eat 2 wobbelkuchen xyz", answering: ["estimate", "search", "egg"])
    expect(person.shown.contains("no food is similar, so there is nothing to estimate it from"))
    expect(try item(report).name, equals: "Egg")
  }

  @Test(
    arguments: [
      // All of it, as on a menu.
      ("eat 200 g wobbelkuchen xyz", ["", "700", "10", "90", "33", ".", ""], 200, 700, nil),
      // A label: 350 kcal in 100 g, of 200 g.
      ("eat 200 g wobbelkuchen xyz", ["100 g", "350", "5", "45", "16,5", "", "20", "", "300", ""], 200, 700, 40),
      // What was counted is weighed.
      ("eat 2 wobbelkuchen xyz", ["180 g", "", "700", "10", "90", "33", ".", ""], 180, 700, nil),
      ("eat wobbelkuchen xyz", ["1 lb", "", "", ""], 453.6, nil, nil),
      // The weight is unknown.
      ("eat 2 wobbelkuchen xyz", ["", "700", "10", "90", "33", ".", ""], nil, 700, nil),
    ] as [(String, [String], Double?, Double?, Double?)])
  func `it is logged once`(line: String, answers: [String], grams: Double?, kcal: Double?, sugar: Double?) throws {
    let foods = try household.session.read { try $0.foods.count() }
    let (report, person) = try household.run(line, answering: ["log it once"] + answers)
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    let logged = try item(report)
    expect(logged.name == "wobbelkuchen xyz" && logged.food == nil)
    expect(logged.grams.map { ($0 * 100).rounded() }, equals: grams.map { ($0 * 100).rounded() })
    expect(logged.value(.calories) == kcal && logged.value(.sugar) == sugar)
    expect(logged.value(.fiber), equals: nil)
    expect(try household.session.read { try $0.foods.count() }, equals: foods)
  }

  @Test func `values that cannot be are refused at once`() throws {
    let person = ScriptedPerson(["log it once", "", "1900"])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "eat 200 g wobbelkuchen xyz")?.code, equals: .interrupted)
    // 1,900 kcal in 200 g are 950 in 100 g, more than fat has.
    expect(person.shown.contains("950 kcal of energy per 100 g is not possible"), "\(person.shown)")
    for wrong in ["-1", "1e308", "99999999"] {
      let person = ScriptedPerson(["log it once", "", wrong])
      household.session.terminalDialogue = person.dialogue
      expect(household.error(of: "eat 2 wobbelkuchen xyz")?.code, equals: .interrupted)
      expect(person.asked.last == "energy, kcal [unknown]" && person.asked.count == 4, "\(person.asked)")
    }
  }

  // MARK: Leaving

  @Test func `leaving anywhere writes nothing`() throws {
    let before = try household.dump()
    for answers in [
      [""], ["^C"], ["add", "^C"], ["add"] + Self.typed + ["^C"], ["search", "^C"], ["log it once", "^C"],
    ] {
      let person = ScriptedPerson(answers)
      household.session.terminalDialogue = person.dialogue
      let error = household.error(of: "eat 200 g wobbelkuchen xyz")
      expect(error?.code, equals: (answers == [""] ? .unknownFood : .interrupted), "\(answers)")
      expect(try household.dump(), equals: before)
    }
  }

  @Test func `where nobody answers, it is an error that names the ways`() throws {
    let error = household.error(of: "eat 200 g wobbelkuchen xyz")
    expect(error?.code, equals: .unknownFood)
    expect(error?.hint?.contains("`food add` adds it, `food estimate` adds it with estimated values"), equals: true)
    let person = ScriptedPerson([])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "eat 200 g wobbelkuchen xyz --yes")?.code, equals: .unknownFood)
    expect(household.error(of: "eat 200 g wobbelkuchen xyz --json")?.code, equals: .unknownFood)
    expect(household.error(of: "food show wobbelkuchen xyz")?.code, equals: .unknownFood)
    expect(person.asked, equals: [])
  }
}
