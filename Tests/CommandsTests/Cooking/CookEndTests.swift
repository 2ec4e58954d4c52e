import Commands
import Domain
import Expect
import TestSupport
import Testing

/// The end of cooking, where a part of it cannot be written.
@Suite struct CookEndTests {
  private let household: SampleHousehold
  private let file: CellVandal
  private static let answers = ["2", "Dad", "lunch", "less salt"]

  init() throws {
    household = try SampleHousehold()
    file = CellVandal(household.folder.file("larder.db"))
    household.session.terminalDialogue = ScriptedPerson([]).dialogue
    _ = try household.interpreter.run(typed: "cook lentil soup")
  }

  private func finish() throws -> String {
    household.session.terminalDialogue = ScriptedPerson(Self.answers).dialogue
    return try require(try household.interpreter.run(typed: "finish")).report.json.line
  }

  private func soups() throws -> [String] {
    try file.run("SELECT count(*) FROM mealItem WHERE name = 'Lentil soup'")
  }

  /// The meal comes first, then the note, then the place in the recipe.
  @Test(arguments: ["UPDATE ON recipe", "DELETE ON cookSession"])
  func `a finish that fails has logged nothing, and the next one logs the meal once`(refused: String) throws {
    expect(try soups(), equals: ["0"])
    let steps = try household.steps().count
    try file.run("CREATE TRIGGER refusal BEFORE \(refused) BEGIN SELECT RAISE(ABORT, 'not now'); END")
    let error = try #require(throws: LarderError.self) { try finish() }
    expect(error.outcome == .unchanged && error.hint == "nothing was changed", "\(error)")
    expect(household.session.isCooking, "cooking goes on")
    expect(try soups() == ["0"] && household.steps().count == steps)
    try file.run("DROP TRIGGER refusal")
    _ = try finish()
    expect(try soups(), equals: ["1"])
    expect(!household.session.isCooking)
  }

  @Test func `the meal and the note are one step`() throws {
    let before = try household.dump()
    let steps = try household.steps().count
    expect(try finish().contains("less salt"))
    expect(try household.steps().count, equals: steps + 1)
    expect(try household.lastLabel(), equals: "eat 2 servings of Lentil soup @lunch @Dad, note less salt")
    try household.run("undo")
    expect(try household.dump(), equals: before)
  }

  @Test func `an error of a line says nothing of the lines before`() throws {
    _ = try finish()
    try file.run("CREATE TRIGGER refusal BEFORE INSERT ON mealItem BEGIN SELECT RAISE(ABORT, 'not now'); END")
    expect(household.error(of: "eat 2 eggs @dinner")?.hint, equals: "nothing was changed")
  }
}
