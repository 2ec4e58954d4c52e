import Domain
import Expect
import Store
import Testing

@Suite struct ProfileStoreTests {
  let household: Household

  init() throws { household = try Household.small() }

  private func names() throws -> [String] { try household.read { try $0.profiles.all().map(\.name) } }

  @Test func aProfileComesBackAsItWasSaved() throws {
    let color = try require(HexColor("#ff8800"))
    let profile = Profile(name: "Zo\u{EB}", icon: "\u{1F955}", color: color, createdAt: noon)
    let saved = try household.change { try $0.profiles.insert(profile) }
    var expected = profile
    (expected.id, expected.uid, expected.isDefault) = (1, saved.uid, true)
    expect(saved, equals: expected)
    expect(try household.read { try $0.profiles.find("ZO\u{CB}") }, equals: expected)
    expect(try household.read { try $0.profiles.find(1) }, equals: expected)
    expect(try household.read { try $0.profiles.find("Zoe") }, equals: nil)
  }

  @Test func aNameIsTakenInAnyCase() throws {
    let anna = try household.adding("Anna")
    let ben = try household.adding("Ben")
    expect(larderError { _ = try household.adding("ANNA") }?.code, equals: .alreadyExists)
    let taken = larderError {
      try household.change { try $0.profiles.update(Profile(id: ben, name: "anna", createdAt: noon)) }
    }
    expect(taken?.code, equals: .alreadyExists)
    try household.change { try $0.profiles.update(Profile(id: anna, name: "ANNA", createdAt: noon)) }
    expect(try names(), equals: ["ANNA", "Ben"])
  }

  @Test func thereIsAlwaysOneDefault() throws {
    let anna = try household.adding("Anna")
    let ben = try household.adding("Ben")
    let carl = try household.change {
      try $0.profiles.insert(Profile(name: "Carl", isDefault: true, createdAt: noon)).id
    }
    expect(try names(), equals: ["Carl", "Anna", "Ben"])
    try household.change { try $0.profiles.makeDefault(ben) }
    expect(try names(), equals: ["Ben", "Anna", "Carl"])
    try household.change { try $0.profiles.delete(ben) }
    expect(try names(), equals: ["Anna", "Carl"])
    try household.change { try $0.profiles.delete(carl) }
    expect(try household.read { try $0.profiles.all().map(\.isDefault) }, equals: [true])
    expect(larderError { try household.change { try $0.profiles.delete(anna) } }?.code, equals: .notAllowed)
  }

  @Test func aDeletedProfileTakesItsRowsAlong() throws {
    _ = try household.adding("Anna")
    let ben = try household.adding("Ben")
    let before = try household.dump(excludingProfile: ben)
    let food = try require(try household.read { try $0.foods.list().first })
    try household.change {
      try $0.profile(ben).insert(.sample([.sample(food)]))
      try $0.profile(ben).setGoals(.default)
      try $0.profiles.delete(ben)
    }
    expect(try household.dump(), equals: before)
  }
}
