import Domain
import Expect
import Store
import Testing

/// A family guide in the database: it is read back unchanged, and every change can be undone.
@Suite struct GuideStoreTests {
  let household: Household
  let anna: Int
  let ben: Int

  init() throws {
    household = try Household.small()
    anna = try household.adding("Anna")
    ben = try household.adding("Ben")
    // Something to lose: guides of both with members, own values and completion.
    for profile in [anna, ben] {
      try household.change(profile: profile) { write in
        let guide = write.profile(profile).guide
        let mum = try guide.add(.sample("Mum", isMe: true))
        try guide.add(.sample("Bo", age: 0.5, weight: 7))
        try guide.set(CustomTarget(.fiber, member: mum.id, value: 40))
        try guide.set(CustomTarget(.sodium, member: nil, value: 3000))
        try guide.setCompleted(true)
      }
    }
  }

  typealias Change = @Sendable (GuideWriter, FamilyGuide) throws -> Void

  static let changes: [(name: String, body: Change)] = [
    ("add a member", { guide, _ in try guide.add(.sample("Dad \u{1F468} it's")) }),
    ("add a member for whom the profile stands", { guide, _ in try guide.add(.sample("Dad", isMe: true)) }),
    (
      "change all of a member",
      { guide, now in
        var mum = now.members[0]
        mum.name = "Mother"
        mum.age = 1.0 / 3 + 38
        mum.ageOn = date("2026-01-02")
        mum.weight = 0.1 + 0.2 + 60
        mum.activity = .veryActive
        mum.diet = .lowSodium
        mum.sex = nil
        mum.height = 171.5
        mum.state = .pregnant(trimester: 2)
        mum.weeklyChange = -0.35
        mum.isMe = false
        try guide.update(mum)
      }
    ),
    (
      "write a name in capitals",
      { guide, now in
        var mum = now.members[0]
        mum.name = "MUM"
        mum.state = .lactating
        try guide.update(mum)
      }
    ),
    ("remove a member with own values", { guide, now in try guide.remove(now.members[0].id) }),
    (
      "remove a member and add one of that name",
      { guide, now in
        try guide.remove(now.members[0].id)
        try guide.add(.sample("mum", age: 8, weight: 27))
      }
    ),
    ("set a new value", { guide, now in try guide.set(CustomTarget(.fat, member: now.members[0].id, value: 1)) }),
    (
      "change a member's value",
      { guide, now in try guide.set(CustomTarget(.fiber, member: now.members[0].id, value: 41)) }
    ),
    ("change the household's value", { guide, _ in try guide.set(CustomTarget(.sodium, member: nil, value: 10)) }),
    ("clear a member's value", { guide, now in try guide.clear(.fiber, member: now.members[0].id) }),
    ("clear the household's value", { guide, _ in try guide.clear(.sodium, member: nil) }),
    ("clear all values", { guide, _ in try guide.clearCustomTargets() }),
    ("forget the completion", { guide, _ in try guide.setCompleted(false) }),
    (
      "start again",
      { guide, _ in
        try guide.clearCustomTargets()
        try guide.setCompleted(false)
        try guide.setCompleted(true)
        try guide.set(CustomTarget(.sodium, member: nil, value: 3000))
      }
    ),
  ]

  @Test(arguments: changes.indices) func aChangeCanBeUndoneAndRedone(_ index: Int) throws {
    let (name, body) = Self.changes[index]
    let before = try household.dump()
    let others = try household.dump(excludingProfile: anna)
    let now = try guide(anna)
    let step = try household.write(name, author: anna, isShared: false, now: noon) {
      try body($0.profile(anna).guide, now)
    }.step
    let after = try household.dump()
    expect(after != before, "\(name) changed nothing")
    expect(try household.dump(excludingProfile: anna), equals: others, "\(name) changed another's rows")
    for _ in 0..<2 {
      expect(try household.undo(1, profile: anna, now: noon).map(\.id), equals: [step?.id])
      expect(try household.dump(), equals: before, "undo of: \(name)")
      expect(try guide(anna), equals: now, "undo of: \(name)")
      expect(try household.redo(1, profile: anna, now: noon).map(\.id), equals: [step?.id])
      expect(try household.dump(), equals: after, "redo of: \(name)")
    }
    expect(try household.check(), equals: [])
  }

  @Test func whatComesBackIsWhatWentIn() throws {
    let states: [PhysiologicalState?] = [nil, .pregnant(trimester: 1), .pregnant(trimester: 3), .lactating]
    for (number, diet) in DietType.allCases.enumerated() {
      var member = FamilyMember.sample("Member \(number)", age: 30.0 + 1.0 / 3, weight: 60.1)
      member.diet = diet
      member.activity = ActivityLevel.allCases[number % ActivityLevel.allCases.count]
      member.state = states[number % states.count]
      member.sex = number.isMultiple(of: 2) ? nil : .female
      member.height = number.isMultiple(of: 3) ? nil : 171.5
      member.weeklyChange = number.isMultiple(of: 3) ? nil : Double(number) / 7 - 0.5
      let saved = try household.change(profile: anna) { try $0.profile(anna).guide.add(member) }
      member.id = saved.id
      expect(saved == member && saved.id > 0)
      expect(try guide(anna).members.last, equals: member)
    }
    expect(try household.read { try $0.household.guides() }, equals: [anna: try guide(anna), ben: try guide(ben)])
    expect(try guide(anna).completedAt, equals: noon)
  }

  @Test func aProfileStandsForOneMemberAtMost() throws {
    try household.change(profile: anna) { try $0.profile(anna).guide.add(.sample("Dad", isMe: true)) }
    expect(try guide(anna).members.filter(\.isMe).map(\.name), equals: ["Dad"])
    expect(try guide(ben).members.filter(\.isMe).map(\.name), equals: ["Mum"])
  }

  @Test func whatIsNotTheProfilesIsRefused() throws {
    let before = try household.dump()
    let stranger = try guide(ben).members[0]
    func code(_ body: (GuideWriter) throws -> Void) -> ErrorCode? {
      larderError { try household.change(profile: anna) { try body($0.profile(anna).guide) } }?.code
    }
    expect(code { try $0.update(stranger) }, equals: .unknownMember)
    expect(code { try $0.remove(stranger.id) }, equals: .unknownMember)
    expect(code { try $0.set(CustomTarget(.fat, member: stranger.id, value: 1)) }, equals: .unknownMember)
    expect(code { try $0.add(.sample("MUM")) }, equals: .alreadyExists)
    let nobody = larderError { try household.change { try $0.profile(999).guide.add(.sample("Zoe")) } }
    expect(nobody?.code, equals: .unknownProfile)
    // What is not there is cleared without a word.
    expect(code { try $0.clear(.sodium, member: stranger.id) }, equals: nil)
    expect(try household.dump(), equals: before)
  }

  @Test func thereAreTwentyMembersAtMost() throws {
    try household.change(profile: anna) { write in
      for number in 3...FamilyGuide.maximumMembers { try write.profile(anna).guide.add(.sample("M\(number)")) }
    }
    let error = larderError {
      try household.change(profile: anna) { try $0.profile(anna).guide.add(.sample("One more")) }
    }
    expect(error?.code, equals: .notAllowed)
    expect(try guide(anna).members.count, equals: 20)
  }

  private func guide(_ profile: Int) throws -> FamilyGuide {
    try household.read { try $0.profile(profile).guide() }
  }
}

extension FamilyMember {
  /// Somebody of the family, an adult by default.
  static func sample(_ name: String, age: Double = 38, weight: Double = 64, isMe: Bool = false) -> FamilyMember {
    FamilyMember(
      name: name, age: age, ageOn: date("2026-11-21"), weight: weight, activity: .moderatelyActive, sex: .female,
      isMe: isMe)
  }
}
