import Commands
import Domain
import Expect
import Testing

/// What a person is asked before something is erased.
@Suite struct EraseCommandTests {
  @Test(arguments: ["", "yes", "Mo", "Dad"]) func onlyTheNameErases(answer: String) throws {
    let household = try SampleHousehold()
    let before = try household.dump()
    let error = try #require(throws: LarderError.self) { try household.run("data erase mom", answering: [answer]) }
    expect(error.code == .needsAnswer && error.message.contains("`Mom`") && error.hint == "nothing was changed")
    expect(try household.dump(), equals: before)
  }

  @Test func whatGoesAndWhatStaysIsSaidBefore() throws {
    let household = try SampleHousehold()
    let (report, person) = try household.run("data erase mom", answering: [" mom "])
    let said = person.shown.joined(separator: " ")
    for words in ["cannot be undone", "1 profile, 1 meal", "Foods, printed names", "No backup", "Larder cannot erase"] {
      expect(said.contains(words), "\(words): \(said)")
    }
    expect(person.asked, equals: ["type Mom to erase `Mom`"])
    expect(report.json.line.contains("\"profiles\":1"))
    expect(try household.profileNames(), equals: ["Dad"])
  }

  @Test func everythingIsErasedByTheNameOfTheFile() throws {
    let household = try SampleHousehold()
    #expect(throws: LarderError.self) { try household.run("data erase", answering: ["everything"]) }
    expect(try household.profileNames().count, equals: 2)
    let (_, person) = try household.run("data erase", answering: ["larder.db"])
    expect(person.asked, equals: ["type larder.db to erase everything"])
    expect(try household.profileNames(), equals: [])
    expect(try household.steps(), equals: [])
  }

  @Test func aLineThatNobodyAnswersSaysHow() throws {
    let household = try SampleHousehold()
    let error = try require(household.error(of: "data erase Mom"))
    expect(error.code == .needsAnswer && error.hint?.contains("--yes") == true)
  }
}
