import Commands
import Domain
import Expect
import Store
import Testing

/// What may be logged by mistake, with somebody at the terminal; where nobody is, eat/twice.session has it.
@Suite struct MealCheckTests {
  let household: SampleHousehold

  init() throws {
    household = try SampleHousehold()
    try household.run("eat a banana @dinner")
  }

  /// The names of today's dinner.
  private func dinner() throws -> [String] {
    let days = try household.session.read { reading in
      try reading.profile(household.session.profile(in: reading).id).meals(on: household.session.today, slot: .dinner)
    }
    return days.flatMap(\.items).map(\.name)
  }

  @Test func `once more if the person says so`() throws {
    let person = try household.run("eat a banana @dinner", answering: ["yes"]).person
    expect(person.asked, equals: ["Banana is in this dinner already, logged just now. Log it once more?"])
    expect(try dinner(), equals: ["Banana", "Banana"])
  }

  @Test func `no leaves it out and keeps the rest`() throws {
    let person = try household.run("eat a banana, an apple @dinner", answering: ["no"]).person
    expect(person.asked.count, equals: 1)
    expect(try dinner(), equals: ["Banana", "Apple"])
  }

  @Test(arguments: ["no", ""])
  func `no and no answer write nothing if it is all there is`(answer: String) throws {
    let before = try household.dump()
    #expect(throws: LarderError.self) { try household.run("eat a banana @dinner", answering: [answer]) }
    expect(try household.dump(), equals: before)
  }

  @Test func `several are one question`() throws {
    try household.run("eat 40 g oats @dinner")
    let person = try household.run("eat 40 g oats, a banana, an apple @dinner", answering: ["no"]).person
    expect(person.asked, equals: ["Oats and Banana are in this dinner already, logged just now. Log them once more?"])
    expect(try dinner(), equals: ["Banana", "Oats", "Apple"])
  }

  @Test func `a meal of over 4 kg is asked about, and no writes nothing`() throws {
    try household.run("eat 2.5 kg cooked rice @snack")
    let before = try household.dump()
    #expect(throws: LarderError.self) { try household.run("eat 2 kg raw potatoes @snack", answering: ["no"]) }
    expect(try household.dump(), equals: before)
    let person = try household.run("eat 2 kg raw potatoes @snack", answering: ["yes"]).person
    expect(person.asked.count == 1 && person.asked[0].hasPrefix("This snack comes to 4,500 g and "))
    expect(try household.dump() != before)
  }

  @Test func `asking reads the household no second time`() throws {
    let before = try household.session.household().reads
    try household.run("eat a banana @dinner", answering: ["yes"])
    expect(try household.session.household().reads - before, equals: 1)
  }
}
