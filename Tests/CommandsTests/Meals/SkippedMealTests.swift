import Expect
import TestSupport
import Testing

@testable import Commands

/// Lines that begin with the meal that was not eaten.
@Suite struct SkippedMealTests {
  @Test(arguments: [
    "nowt for breakfast, just 2 eggs", "nothing for lunch, 2 eggs", "no breakfast. 2 eggs", "no breakfast, just 2 eggs",
    "nichts zum Frühstück, 2 Eier",
  ])
  func whatWasEatenInsteadIsLogged(line: String) throws {
    let household = try SampleHousehold.empty()
    try household.run("profile add Dad")
    let meal = try household.json("parse meal \(line)")["meal"] as? [String: Any]
    let items = try require(meal?["items"] as? [[String: Any]])
    expect(items.map { $0["grams"] as? Double }, equals: [100])
  }
}
