import Commands
import Domain
import Expect
import Foundation
import Store
import Testing
import Text

/// Dishes that no food table has, which become foods of the household under the name that was typed.
@Suite struct ListedNameTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  private func items(_ command: String) throws -> [[String: Any]] {
    let answer = try household.json(command)
    return (answer["meal"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
  }

  private func said(_ line: String) throws -> String {
    let outcome = try household.run(line)
    return try require(outcome?.report).lines(on: Canvas(width: 200)).map(\.plain).joined(separator: "\n")
  }

  @Test func `the dish keeps its name, and is one food however it is written`() throws {
    for line in ["Toad in the hole", "toad in the hole", "300 g TOAD IN THE HOLE"] {
      let text = try said("eat \(line) @dinner")
      expect(text.contains("Toad in the hole"), "\(text)")
      // The row is called otherwise, and that is said each time.
      expect(text.contains("is not in any table: the values are those of "), "\(text)")
    }
    let foods = try household.session.read { try $0.foods.find("Toad in the hole", limit: 20).foods }
    expect(foods.count { $0.name == "Toad in the hole" }, equals: 1)
    let explained = try said("explain Toad in the hole")
    expect(explained.contains("FNDDS 2021-2023, number 27560300: Corn dog"), "\(explained)")
  }

  @Test func `undo and redo of a meal keep the food's name and weight`() throws {
    try household.run("eat toad in the hole @lunch")
    let before = try items("meal show last").map { "\($0["name"] ?? "") \($0["grams"] ?? "")" }
    try household.run("undo")
    try household.run("redo")
    expect(try items("meal show last").map { "\($0["name"] ?? "") \($0["grams"] ?? "")" }, equals: before)
    expect(before.first?.hasPrefix("Toad in the hole "), equals: true)
  }

  /// A count means pieces, and no number a serving.
  @Test func `a piece and a serving have weights of their own`() throws {
    let one = try items("parse meal 1 Kinder Schokobons").first?["grams"] as? Double
    let four = try items("parse meal 4 Kinder Schokobons").first?["grams"] as? Double
    let serving = try items("parse meal Kinder Schokobons").first?["grams"] as? Double
    expect(try require(four) == 4 * require(one) && require(serving) > require(one))
  }

  /// Dry lentils have some 350 kcal per 100 g, and boiled ones 116 (USDA 16069 and 16070).
  @Test func `a recipe takes the dry food although the boiled one was eaten under that name`() throws {
    try household.run("eat 200 g braune Linsen @lunch")
    try household.run("recipe add Linsen for 1: 100 g braune Linsen")
    let nutrition = try household.json("recipe nutrition Linsen")
    let recipe = nutrition["recipe"] as? [String: Any]
    let calories = (recipe?["nutritionPerServing"] as? [String: Any])?["calories"] as? Double
    expect((300...400).contains(try require(calories)), "\(nutrition)")
  }

  /// Spelling mistakes do not become names of foods.
  @Test func `a misspelled name is the name of the table's food`() throws {
    for (typed, name) in [("lasange", "Lasagna"), ("omlette", "Omelette")] {
      expect((try items("parse meal \(typed)").first?["name"] as? String)?.hasPrefix(name), equals: true)
    }
  }
}
