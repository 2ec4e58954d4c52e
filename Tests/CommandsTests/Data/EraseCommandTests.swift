import Commands
import Domain
import Expect
import Store
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

  /// The inbox belongs to nobody; what was put into it in a person's name goes with that person, also from the history.
  @Test func whatWasSharedInTheNameGoesToo() throws {
    let household = try SampleHousehold()
    for name in ["Mom", "mom", "firefox"] {
      try household.run("share Soup of \(name): 1 kg potatoes, 1 l vegetable broth --from \(name)")
    }
    try household.run("inbox remove 1")
    try household.run("data erase Mom --yes")
    let left = try household.session.read { try $0.inbox.items() }
    expect(left.map(\.sharedBy), equals: ["firefox"])
    let vandal = CellVandal(household.session.location.database)
    expect(try vandal.run("SELECT count(*) FROM inboxFetch"), equals: ["1"])
    expect(try vandal.run("SELECT count(*) FROM change WHERE before LIKE '%mom%' OR after LIKE '%mom%'"), equals: ["0"])
    expect(try vandal.run("SELECT count(*) FROM step WHERE label LIKE '%mom%'"), equals: ["0"])
    expect(household.error(of: "undo"), equals: nil)
  }

  @Test func aLineThatNobodyAnswersSaysHow() throws {
    let household = try SampleHousehold()
    let error = try require(household.error(of: "data erase Mom"))
    expect(error.code == .needsAnswer && error.hint?.contains("--yes") == true)
  }
}
