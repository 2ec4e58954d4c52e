import Domain
import Expect
import Store
import TestSupport
import Testing

@testable import Commands

/// Two recipes with the same title: no command takes one of them without saying so.
@Suite struct SameTitleTests {
  let household: SampleHousehold

  /// A serving of the first has a quarter of 400 g of lentils, one of the second half of it.
  init() throws {
    household = try SampleHousehold()
    try household.run("recipe add \"Red stew\" --servings 4 --ingredient \"400 g red lentils\"")
    try household.run("recipe add \"Red stew\" --servings 2 --ingredient \"400 g red lentils\"")
  }

  private func numbers() throws -> [Int] {
    try household.session.read { try $0.recipes(of: 1).named("Red stew").map(\.id) }
  }

  private func text(_ line: String) throws -> String { try require(try household.run(line)).report.json.line }

  @Test(arguments: [
    "recipe show red stew", "recipe edit red stew --servings 3", "recipe archive red stew", "recipe favourite red stew",
    "recipe nutrition red stew", "recipe export red stew --format txt", "recipe ingredient add red stew = 1 onion",
    "recipe step add red stew = Stir.", "recipe copy red stew = Blue stew", "explain red stew",
    "explain recipe red stew",
  ])
  func `a command for a recipe is refused, with the numbers`(line: String) throws {
    let numbers = try numbers()
    let error = try require(household.error(of: line))
    expect(error.code, equals: .ambiguousRecipe)
    expect(error.message, equals: "2 recipes are called `Red stew`")
    expect(
      error.hint,
      equals: "write the number instead of the title: " + numbers.map { "Red stew #\($0)" }.joined(separator: ", "))
  }

  @Test(arguments: [
    "eat red stew", "eat 2 servings of red stew", "eat 2 eggs, red stew", "meal item add last red stew",
  ])
  func `eating it is refused, with the numbers`(line: String) throws {
    try household.run("eat 2 eggs")
    let numbers = try numbers()
    let error = try require(household.error(of: line))
    expect(error.code, equals: .doubtful)
    // The one that was added last is the likeliest.
    expect(error.candidates, equals: numbers.reversed().map { "Red stew #\($0)" })
    expect(error.hint?.contains("`Red stew #\(numbers[1])`") ?? false, "\(error.hint ?? "")")
  }

  /// 100 g of dry red lentils in a serving of the first and 200 g in one of the second.
  @Test func `the number behind the title says which`() throws {
    let numbers = try numbers()
    for (number, grams) in zip(numbers, [100.0, 200]) {
      let report = try text("eat red stew #\(number)")
      expect(report.contains("\"grams\":\(Int(grams))"), "\(report)")
      try household.run("recipe show red stew #\(number)")
      try household.run("recipe show #\(number)")
    }
    expect(household.error(of: "recipe show red stew #999")?.code, equals: .unknownRecipe)
  }

  @Test func `somebody at a terminal is asked`() throws {
    let numbers = try numbers()
    let (answer, person) = try household.run("eat red stew", answering: ["the recipe Red stew #\(numbers[0])"])
    expect(!person.ranOut && person.unused.isEmpty && person.asked.count == 1)
    expect(answer.json.line.contains("\"grams\":100"), "\(answer.json.line)")
  }

  @Test func `with --yes the one that was added last is taken, and that is said`() throws {
    let report = try text("eat red stew --yes")
    expect(report.contains("\"grams\":200") && report.contains("taken without asking"))
  }

  @Test func `one that is archived is not meant`() throws {
    try household.run("recipe archive #\(try numbers()[1])")
    expect(try text("eat red stew").contains("\"grams\":100"))
  }

  /// In another recipe one of them is taken, and somebody has to look.
  @Test func `as an ingredient it is doubtful`() throws {
    try household.run("recipe add \"Pie\" --servings 2 --ingredient \"2 servings red stew\"")
    let part = try household.session.read { reading in
      let book = reading.recipes(of: 1)
      return try book.named("Pie").first.flatMap { try book.recipe($0.id) }?.ingredients.parts().first
    }
    expect(try require(part).confidence < FoodMatch.certain)
  }
}
