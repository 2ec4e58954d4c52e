import Domain
import Expect
import Testing

/// The parts of an error besides its message.
@Suite struct LarderErrorTests {
  @Test(
    arguments: [
      ([], "one of carbs, fat", "one of carbs, fat", ["carbs", "fat"]),
      (["fat"], "one of carbs, fat", "did you mean fat? one of carbs, fat", ["fat"]),
      (["fat", "carbs"], "one of carbs, fat", "did you mean fat, carbs? one of carbs, fat", ["fat", "carbs"]),
      (["fat"], nil, "did you mean fat?", ["fat"]), ([], nil, nil, ["carbs", "fat"]),
    ] as [([String], String?, String?, [String])])
  func `words that were probably meant come before the hint`(
    meant: [String], hint: String?, whole: String?, candidates: [String]
  ) {
    let error = LarderError(.badValue, "there is no goal `fta`", hint: hint, candidates: ["carbs", "fat"])
    let suggesting = error.suggesting(meant)
    expect(suggesting.hint == whole && suggesting.candidates == candidates)
    expect(suggesting.message == error.message && suggesting.code == error.code)
  }

  @Test func `one word is one of several, and none is nothing`() {
    let place = LarderError.Location(text: "set fta 3", range: 4..<7)
    let error = LarderError(.badValue, "there is no goal `fta`", hint: "one of carbs, fat", location: place)
    expect(error.suggesting("fat") == error.suggesting(["fat"]) && error.suggesting("fat").location == place)
    expect(error.suggesting(String?.none), equals: error)
  }
}
