import Commands
import Domain
import Expect
import Store
import Testing
import Text

/// `food estimate`: with options if nobody can answer, value by value at a terminal.
@Suite struct FoodEstimationTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  private func food(_ name: String) throws -> Food? {
    try household.session.read { try $0.foods.candidates(for: name, limit: 3) }.first { $0.name == name }
  }

  private static let line = "food estimate Wobbelkäse --from Gouda,Cheddar"

  @Test func `the foods may be named, a comma in a name included, and values be said better`() throws {
    let value = try require(try household.run(Self.line + " --fat 31 --category snacks --portion slice=25g")?.report)
    let food = try require(try food("Wobbelkäse"))
    expect(
      food.nutrients.fat == 31 && food.category == .snacks && food.portions == [Portion(name: "slice", grams: 25)])
    expect(food.source?.name == "estimate" && food.isUserCreated)
    expect(food.source?.id.contains("Gouda") == true && food.source?.id.contains("Cheddar") == true)
    expect(value.json.line.contains("\"spread\""))
    try household.run("food add \"Wobbel, mild\" --category dairy --kcal 100 --protein 10 --carbs 5 --fat 4.4")
    try household.run("food estimate Quirk --from \"Wobbel, mild,Gouda\"")
    expect(try self.food("Quirk")?.source?.id.hasPrefix("from Wobbel, mild, Gouda"), equals: true)
  }

  @Test(
    arguments: [
      ("food estimate xyzzy", ErrorCode.notFound), ("food estimate strawberry xyzzy --category meat", .notFound),
      ("food estimate Wobbelkäse --from xyzzy", .unknownFood), ("food estimate Egg", .alreadyExists),
      ("food estimate", .missingArgument), ("food estimate !!! --from Gouda", .badValue),
      (line + " --kcal 1046", .outOfRange), (line + " --satfat 60", .implausibleFood), (line + " --basis x", .badValue),
      (
        "food estimate Wobbelkäse --from " + [String](repeating: "Gouda", count: 21).joined(separator: ","), .outOfRange
      ),
    ])
  func `what cannot be estimated is refused, and nothing written`(line: String, code: ErrorCode) throws {
    let before = try household.dump()
    expect(household.error(of: line)?.code, equals: code, "\(line)")
    expect(try household.dump(), equals: before)
  }

  /// Two dairies sell `Vollmilch`, and the household may have its own: guide/importing.
  @Test func `the name of an imported food may be taken, once`() throws {
    household.attend(to: "foods.csv")
    try household.run("data import csv foods.csv")
    let line = "food estimate \"oat drink of a shop\" --from Gouda"
    try household.run(line)
    let own = try require(try food("oat drink of a shop"))
    expect(own.source?.name, equals: "estimate")
    let refused = try require(household.error(of: line))
    expect(refused.code == .alreadyExists && refused.message.hasSuffix("(#\(own.id))"), "\(refused)")
  }

  @Test func `a dry run shows it and asks nothing`() throws {
    let before = try household.dump()
    let (report, person) = try household.run(Self.line + " --dry-run", answering: [])
    expect(person.asked == [] && report.json.line.contains("\"undo\":null"))
    expect(report.lines(on: Canvas(width: 40)).allSatisfy { $0.cells <= 40 })
    expect(try household.dump(), equals: before)
  }

  @Test func `at a terminal each value can be changed, and stays an estimate`() throws {
    let answers = ["", "", "", "29", "unknown", "", "", "", "", "700", ".", ""]
    let (_, person) = try household.run(Self.line, answering: answers)
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.first, equals: "name [Wobbelkäse]")
    let food = try require(try food("Wobbelkäse"))
    expect(food.nutrients.fat == 29 && food.nutrients.saturatedFat == nil && food.nutrients.sodium == 700)
    expect(food.source?.name, equals: "estimate")
    expect(try household.lastLabel(), equals: "food estimate Wobbelkäse --from Gouda,Cheddar --fat 29 --sodium 700")
    // Estimates are taken from tables, not from other estimates.
    let named = try require(try household.run("food estimate Quirkkäse --dry-run")?.report).json.line
    expect(!named.contains("Wobbelkäse\""))
  }

  @Test func `Enter all the way takes it, and leaving writes nothing`() throws {
    let before = try household.dump()
    household.session.terminalDialogue = ScriptedPerson(["", "^C"]).dialogue
    expect(household.error(of: Self.line)?.code, equals: .interrupted)
    expect(try household.dump(), equals: before)
    _ = try household.run(Self.line, answering: [".", ""])
    expect(try household.lastLabel(), equals: Self.line)
  }
}
