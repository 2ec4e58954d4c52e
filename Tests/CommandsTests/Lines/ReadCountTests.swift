import Commands
import Expect
import Store
import Testing

/// A command that logs or corrects food reads the household once, and once more for each answer.
@Suite struct ReadCountTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  /// How often the household is read while a line runs.
  private func reads(_ line: String, answering answers: [String] = []) throws -> Int {
    let before = try household.session.household().reads
    if answers.isEmpty { try household.run(line) } else { try household.run(line, answering: answers) }
    return try household.session.household().reads - before
  }

  @Test(arguments: [
    "eat 2 eggs", "eat 2 eggs, 150g cooked rice and a banana @lunch", "b 40 g oats", "eat morning mix",
    "eat = @Dad", "bought 500g tomatoes 2.49, milk 1l 1.09 at REWE", "parse meal 2 eggs, wobbelkuchen",
  ])
  func `a line is understood in one reading`(line: String) throws {
    let count = try reads(line)
    expect(count, equals: 1, "\(line)")
  }

  @Test(arguments: [
    "fix 3", "fix 100g", "fix 2 slices white bread", "meal item add last 2 eggs", "trip item add last milk 1l 1.09",
  ])
  func `a correction and an addition are, too`(line: String) throws {
    let count = try reads(line)
    expect(count, equals: 1, "\(line)")
  }

  @Test func `each answer costs one reading more`() throws {
    expect(try reads("eat bread", answering: ["wholemeal"]), equals: 2)
    try household.run("food forget bread")
    try household.run("undo 2")
    expect(try reads("eat Wein, Wurst", answering: ["red wine", "pork"]), equals: 3)
  }
}
