import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

@testable import Commands

/// What `recipe import` asks at a terminal about the recipes that it has read.
@Suite struct IntakeQuestionTests {
  private let folder: TemporaryFolder
  private let household: SampleHousehold

  init() throws {
    folder = try TemporaryFolder()
    household = try SampleHousehold()
  }

  private func run(_ line: String, answering answers: [String]) throws -> ScriptedPerson {
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    _ = try household.run(line)
    return person
  }

  private func recipes() throws -> [Recipe] {
    try household.session.read { reading in
      let book = reading.recipes(of: try household.session.profile(in: reading).id)
      return try book.named("Tea").compactMap { try book.recipe($0.id) }
        + book.named("Toast").compactMap { try book.recipe($0.id) }
    }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: folder.file(name), atomically: false, encoding: .utf8)
    return folder.file(name)
  }

  private static let tea =
    "# Tea\n\nServings: 4\nSource: https://example.org/tea\n\n## Ingredients\n\n- 1 bag tea\n- 1 l water\n\n## Steps\n\n1. Pour.\n"
  private static let toast = "# Toast\n\n## Ingredients\n\n- 2 slices bread\n"

  /// Title, servings, ingredients, steps, minutes, meal, tags, note, and whether to save.
  @Test func `a recipe is changed before it is saved, and an update keeps the change`() throws {
    let path = try file("tea.md", Self.tea)
    let person = try run(
      "recipe import \(path)", answering: ["edit", "", "6", "2: 2 l water", "", "", "", "", "", "", ""])
    expect(!person.ranOut && person.unused.isEmpty, "\(person.unused)")
    let tea = try require(try recipes().first)
    expect(tea.servings == 6 && tea.ingredients.parts().map(\.text) == ["1 bag tea", "2 l water"])
    _ = try file("tea.md", Self.tea.replacing("Pour.", with: "Pour and wait."))
    _ = try run("recipe import \(path) --update", answering: [""])
    let updated = try require(try recipes().first)
    expect(updated.steps.parts().map(\.text), equals: ["Pour and wait."])
    expect(updated.servings == 6 && updated.ingredients.parts().map(\.text) == ["1 bag tea", "2 l water"])
  }

  @Test func `of several recipes some are chosen by their numbers`() throws {
    let path = try file("all.md", "\(Self.tea)\n---\n\n\(Self.toast)")
    let person = try run("recipe import \(path)", answering: ["5", "2", ""])
    expect(!person.ranOut && person.unused.isEmpty)
    let shown = person.shown.joined(separator: "\n")
    expect(
      shown.contains("1  Tea    2 ingredients, 1 step") && shown.contains("2  Toast  1 ingredient, no steps"),
      "\(shown)")
    expect(try recipes().map(\.title), equals: ["Toast"])
  }

  @Test func `Enter takes all of them`() throws {
    let path = try file("all.md", "\(Self.tea)\n---\n\n\(Self.toast)")
    _ = try run("recipe import \(path)", answering: [""])
    expect(try recipes().map(\.title), equals: ["Tea", "Toast"])
  }

  @Test(arguments: [
    ("1 3", [1, 3]), ("3,1, 1", [1, 3]), ("2-4", [2, 3, 4]), ("0", nil), ("5", nil), ("3-2", nil), ("one", nil),
    ("-2", nil), ("", nil),
  ])
  func `numbers of recipes are read`(line: String, numbers: [Int]?) {
    expect(IntakeQuestion.numbers(line, most: 4), equals: numbers)
  }
}
