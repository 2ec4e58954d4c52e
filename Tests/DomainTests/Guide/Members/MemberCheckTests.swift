import Expect
import Testing

@testable import Domain

/// Which members the family guide takes.
@Suite struct MemberCheckTests {
  @Test(arguments: ["Dad", " Dad ", "Lena-Marie", "Oma 2", "日本", "Ana María", "👵 Oma", "Éloïse", "D'Arcy", "x"])
  func namesArePlain(text: String) throws {
    expect(try MemberCheck.name(text), equals: PlainName.trimmed(text))
  }

  @Test(
    arguments: [
      "", " ", "42", "-", "-Dad", "--me", "Dad, Mum", "Dad;Mum", "Dad=1", "Dad@home", "\"Dad\"", "Da\u{0}d",
      "Da\u{1B}[31md", "Dad\u{202E}", "Da\nd", "Da\u{200B}d", "👵", String(repeating: "a", count: 41),
      "a" + String(repeating: "\u{301}", count: 100_000),
    ])
  func otherNamesAreRefused(text: String) {
    let error = #expect(throws: LarderError.self) { _ = try MemberCheck.name(text) }
    expect(error?.code, equals: .badValue)
    expect((error?.message.unicodeScalars.count ?? 0) < 200)
  }

  @Test(
    arguments: [
      "household", "Family", "ALL", "total", "Everybody", "everyone", "Haushalt", "Familie", " alle ",
    ])
  func wordsForTheWholeFamilyAreRefused(text: String) throws {
    let error = #expect(throws: LarderError.self) { _ = try MemberCheck.name(text) }
    expect(error?.code == .badValue && error?.message.contains("whole family") == true)
    expect(try CustomTargetLine(reading: "\(text) sodium 6000").member, equals: nil)
    expect(try MemberCheck.name("\(PlainName.trimmed(text)) Jr").hasSuffix("Jr"))
  }

  @Test func fortyCharactersAreTaken() throws {
    expect(try MemberCheck.name(String(repeating: "a", count: 40)).count, equals: 40)
    expect(MemberCheck.key("DAD"), equals: MemberCheck.key("dad"))
  }

  @Test(
    arguments: [
      FamilyMember.sample(0, 3.4), .sample(0.99, 20), .sample(0, 2), .sample(1, 5), .sample(17.9, 5), .sample(110, 300),
      .sample(18, 30), .sample(40, 70, height: 40), .sample(40, 70, height: 250),
      .sample(10, 40, state: .lactating), .sample(60, 60, .sedentary, .female, state: .pregnant(trimester: 1)),
    ])
  func whatCanBeIsTaken(member: FamilyMember) throws {
    try MemberCheck.check(member, isForced: false)
  }

  /// Impossible members, with the code and a word of the error.
  @Test(
    arguments: [
      (FamilyMember.sample(-0.1, 3), ErrorCode.outOfRange, "0 to 110"), (.sample(110.1, 60), .outOfRange, "0 to 110"),
      (.sample(.nan, 60), .outOfRange, "0 to 110"), (.sample(1e308, 60), .outOfRange, "0 to 110"),
      (.sample(-.infinity, 60), .outOfRange, "0 to 110"), (.sample(40, 4.9), .outOfRange, "5 to 300"),
      (.sample(40, 300.1), .outOfRange, "5 to 300"), (.sample(40, .nan), .outOfRange, "5 to 300"),
      (.sample(40, .infinity), .outOfRange, "5 to 300"), (.sample(40, -70), .outOfRange, "5 to 300"),
      (.sample(40, 1e308), .outOfRange, "5 to 300"), (.sample(0.5, 1.9), .outOfRange, "2 to 20"),
      (.sample(0.5, 20.1), .outOfRange, "2 to 20"), (.sample(40, 70, height: 39.9), .outOfRange, "40 to 250"),
      (.sample(40, 70, height: 250.1), .outOfRange, "40 to 250"),
      (.sample(40, 70, height: .nan), .outOfRange, "40 to 250"),
      (.sample(40, 70, height: -180), .outOfRange, "40 to 250"),
      (.sample(40, 70, .active, .male, state: .lactating), .badValue, "male"),
      (.sample(9.9, 30, state: .pregnant(trimester: 1)), .outOfRange, "10 to 60"),
      (.sample(60.1, 70, state: .lactating), .outOfRange, "10 to 60"),
    ])
  func whatCannotBeIsRefused(member: FamilyMember, code: ErrorCode, words: String) {
    for isForced in [false, true] {
      let error = #expect(throws: LarderError.self) { try MemberCheck.check(member, isForced: isForced) }
      expect(error?.code, equals: code)
      let told = "\(error?.message ?? "") \(error?.hint ?? "")"
      expect(told.contains(words))
    }
  }

  @Test func aVeryLightAdultHasToBeForced() throws {
    let error = #expect(throws: LarderError.self) { try MemberCheck.check(.sample(18, 29.9), isForced: false) }
    expect(error?.code == .outOfRange && error?.hint?.contains("--force") == true)
    try MemberCheck.check(.sample(18, 29.9), isForced: true)
    try MemberCheck.check(.sample(17.9, 29.9), isForced: false)
  }

  @Test func aForcedWeightIsNotForcedAgain() throws {
    let before = FamilyMember.sample(40, 29)
    var vegan = before
    vegan.diet = .vegan
    try MemberCheck.check(vegan, since: before, isForced: false)
    for changed in [FamilyMember.sample(40, 28), .sample(41, 29)] {
      #expect(throws: LarderError.self) { try MemberCheck.check(changed, since: before, isForced: false) }
      try MemberCheck.check(changed, since: before, isForced: true)
    }
    #expect(throws: LarderError.self) { try MemberCheck.check(before, since: nil, isForced: false) }
  }

  @Test func aProfileStandsForNoInfant() throws {
    var infant = FamilyMember.sample(0.5, 7)
    infant.isMe = true
    expect(
      #expect(throws: LarderError.self) { try MemberCheck.check(infant, isForced: true) }?.code, equals: .notAllowed)
    expect(FamilyGuide(members: [infant]).me, equals: nil)
    expect(FamilyGuide(members: [.sample(40, 70)]).me?.age, equals: 40)
    expect(FamilyGuide(members: [.sample(40, 70), .sample(38, 60)]).me, equals: nil)
  }

  @Test func ownTargetsHaveBounds() throws {
    for nutrient in Nutrient.allCases {
      expect(try CustomTarget.checked(nutrient, member: nil, value: 1).value, equals: 1)
      let most = CustomTarget.maximum(nutrient)
      expect(
        try CustomTarget.checked(nutrient, member: 3, value: most),
        equals: CustomTarget(nutrient, member: 3, value: most))
      for value in [0, -1, most + 1, Int.min, Int.max] {
        let error = #expect(throws: LarderError.self) {
          _ = try CustomTarget.checked(nutrient, member: nil, value: value)
        }
        expect(error?.code, equals: .outOfRange)
      }
    }
  }
}
