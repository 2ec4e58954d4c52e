import Domain
import Expect
import Testing

@Suite struct MemberLineTests {
  @Test(
    arguments: [
      ("Dad", "Dad", []),
      (
        "Dad, 40, 82 kg, lightly active, m, 182 cm", "Dad",
        [.age(40), .weight(82), .activity(.lightlyActive), .sex(.male), .height(182)]
      ),
      (
        "Dad, 40, 82 kg, lightly-active, standard, m, 182 cm, me", "Dad",
        [
          .age(40), .weight(82), .activity(.lightlyActive), .diet(.standard), .sex(.male), .height(182), .me(true),
        ]
      ),
      // In any order; a number without a unit is the age first, then the weight, then the height.
      ("Aunt Jo, 60 kg, 67, f", "Aunt Jo", [.weight(60), .age(67), .sex(.female)]),
      ("Lena,8,28,130", "Lena", [.age(8), .weight(28), .height(130)]),
      ("Lena, 28 kg, 8, 130", "Lena", [.weight(28), .age(8), .height(130)]),
      // A decimal comma; the other commas have a space after them, or are semicolons.
      ("Jo, 67, 70,5 kg", "Jo", [.age(67), .weight(70.5)]),
      ("Jo;67;70,5;1,82 m", "Jo", [.age(67), .weight(70.5), .height(182)]),
      ("Ida, 2,5 years, 13", "Ida", [.age(2.5), .weight(13)]),
      // The youngest in months: 7 / 12 of a year.
      ("Ida, 7 months, 8 kg", "Ida", [.age(7.0 / 12), .weight(8)]),
      ("Ida, 7m, 8", "Ida", [.age(7.0 / 12), .weight(8)]),
      ("Dad, 1.82 m", "Dad", [.height(182)]),
      (
        "Mum, 31, 64, f, pregnant 2, active", "Mum",
        [
          .age(31), .weight(64), .sex(.female), .state(.pregnant(trimester: 2)), .activity(.active),
        ]
      ),
      ("Mum, lactating yes", "Mum", [.state(.lactating)]),
      ("Mum, trimester 3", "Mum", [.state(.pregnant(trimester: 3))]),
      ("Mum, breastfeeding, low salt", "Mum", [.state(.lactating), .diet(.lowSodium)]),
      ("Mum, not breastfeeding, not me", "Mum", [.state(nil), .me(false)]),
      // A topic in front says what it is; `none` takes back what may be missing.
      ("Dad, weight 84, diet keto, activity very", "Dad", [.weight(84), .diet(.keto), .activity(.veryActive)]),
      ("Dad, height none, sex none, state none", "Dad", [.height(nil), .sex(nil), .state(nil)]),
      // Empty parts are nothing.
      (" Dad , , 40,", "Dad", [.age(40)]),
    ] as [(String, String, [MemberPart])])
  func `a line is read`(text: String, name: String, parts: [MemberPart]) throws {
    let line = try MemberLine(reading: text)
    expect(line.name, equals: name)
    expect(line.parts, equals: parts)
    // What is written again reads the same.
    expect(try MemberLine(reading: line.text), equals: line)
  }

  @Test(
    arguments: [
      ("", .badValue, "cannot be a member's name"), ("40, 82", .badValue, "`40` cannot be a member's name"),
      ("Dad, paleo", .badValue, "`paleo` does not describe a family member"),
      ("Dad, 40, 82 kg, 84 kg", .badValue, "`82 kg` and `84 kg` are two answers to one question (weight)"),
      ("Dad, active, sedentary", .badValue, "`active` and `sedentary` are two answers"),
      ("Dad, 40, 82, 182, 7", .badValue, "age, weight and height are already given"),
      ("Ida, 2 m", .badValue, "may be months or metres"), ("Dad, weight abc", .badNumber, "`abc` is not a weight"),
      ("Dad, 1e308", .badNumber, "is not an age"), ("Dad, 1e308 kg", .badNumber, "`1e308 kg` is not a weight"),
      ("Dad, 40, 8o kg", .badNumber, "`8o kg` is not a weight"), ("Dad, 1e2cm", .badNumber, "is not a height"),
      ("Dad, 1e308 years", .badNumber, "is not an age"), ("Dad, -5", .badNumber, "is not"),
      ("Dad, ½", .badNumber, "is not"),
      ("Dad, nan kg", .badValue, "does not describe"), ("Dad, v", .badValue, "`v` does not describe"),
      ("Mum, pregnant 4", .badValue, "neither a trimester nor breastfeeding"),
      // A yes to a pregnancy leaves its trimester open, and does not mean breastfeeding.
      ("Mum, 31, 64 kg, active, f, pregnant yes", .badValue, "`pregnant yes` is neither a trimester nor breastfeeding"),
      ("Mum, trimester yes", .badValue, "neither a trimester"), ("Mum, state yes", .badValue, "`yes` is neither"),
      ("Mum, pregnant breastfeeding", .badValue, "neither a trimester"), ("Mum, breastfeeding 2", .badValue, "neither"),
      ("Dad, diet paleo", .badValue, "there is no diet `paleo`"), ("Dad, me perhaps", .badValue, "me is yes or no"),
    ] as [(String, ErrorCode, String)])
  func `a line is refused`(text: String, code: ErrorCode, message: String) {
    let error = #expect(throws: LarderError.self) { try MemberLine(reading: text) }
    expect(error?.code, equals: code)
    expect(error?.message.contains(message), equals: true, "\(error?.message ?? "")")
  }

  @Test(
    arguments: [
      ("Dad weight 84", "Dad", [.weight(84)]), ("dad 84 kg", "Dad", [.weight(84)]),
      ("Lena activity active", "Lena", [.activity(.active)]),
      ("Lena lightly active", "Lena", [.activity(.lightlyActive)]),
      ("Dad Jr weight 30 diet keto", "Dad Jr", [.weight(30), .diet(.keto)]),
      ("Dad, 41, 84 kg", "Dad", [.age(41), .weight(84)]),
      ("Lena 9 years", "Lena", [.age(9)]), ("Dad height none me no", "Dad", [.height(nil), .me(false)]),
      ("Dad me", "Dad", [.me(true)]),
      ("Lena sex f pregnant 2", "Lena", [.sex(.female), .state(.pregnant(trimester: 2))]),
      ("Lena state pregnant 2", "Lena", [.state(.pregnant(trimester: 2))]),
      ("Lena not pregnant", "Lena", [.state(nil)]),
      ("Lena breastfeeding", "Lena", [.state(.lactating)]), ("Lena pregnant none", "Lena", [.state(nil)]),
    ] as [(String, String, [MemberPart])])
  func `a change is read`(text: String, name: String, parts: [MemberPart]) throws {
    let line = try MemberLine(changing: text, of: ["Dad", "Dad Jr", "Lena"])
    expect(line.name, equals: name)
    expect(line.parts, equals: parts)
  }

  @Test(
    arguments: [
      ("Daddy weight 84", .unknownMember), ("Max weight 84", .unknownMember), ("", .unknownMember),
      ("Dad", .missingValue), ("Dad weight", .badValue), ("Dad weight 84 82 kg", .badValue),
      ("Dad weight 84, 82 kg", .badValue), ("Dad wight 84", .badValue),
    ] as [(String, ErrorCode)])
  func `a change is refused`(text: String, code: ErrorCode) {
    let error = #expect(throws: LarderError.self) { try MemberLine(changing: text, of: ["Dad", "Dad Jr", "Lena"]) }
    expect(error?.code, equals: code, "\(error?.message ?? "")")
  }

  @Test(
    arguments: [
      ("Dad 84 kg, 40, 82, active", "`Dad, 84 kg`"), ("Lily 7, 23", "`Lily, 7`"),
      ("Aunt Jo 1.7 m, 67", "`Aunt Jo, 1.7 m`"),
    ])
  func `a name that ends in a number probably lacks a comma`(text: String, hint: String) throws {
    let line = try MemberLine(reading: text)
    let error = #expect(throws: LarderError.self) { try line.checkNewName() }
    expect(error?.code == .badValue && error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }

  @Test(arguments: ["Dad, 84 kg", "M1, 30", "Aunt Jo, 67", "x, 7", "Kg, 7", "Jo m, 7"])
  func `other names are taken`(text: String) throws {
    try MemberLine(reading: text).checkNewName()
  }

  @Test func `a megabyte is refused in one go`() {
    let text = "Dad, " + String(repeating: "8", count: 1_000_000)
    #expect(throws: LarderError.self) {
      try MemberLine(reading: text).parts.reduce(into: MemberDraft(id: 0, name: "Dad", today: Day(number: 0))) {
        try $0.take($1, today: Day(number: 0))
      }
    }
  }
}

@Suite struct MemberDraftTests {
  private let today = Day(number: 20_000)

  private func draft(_ text: String, from member: FamilyMember? = nil) throws -> MemberDraft {
    let line = try MemberLine(reading: text)
    var draft = member.map { MemberDraft($0) } ?? MemberDraft(id: 0, name: line.name, today: today)
    try draft.take(line.parts, today: today + 7)
    return draft
  }

  @Test func `what is said makes a member, the rest is as if it was not asked`() throws {
    let member = try draft("Dad, 40, 82 kg, active").member()
    expect(
      member,
      equals: FamilyMember(name: "Dad", age: 40, ageOn: today + 7, weight: 82, activity: .active, diet: .standard))
    let infant = try draft("Ida, 6 months, 8 kg").member()
    expect(infant.isInfant && infant.activity == .sedentary)
  }

  @Test(
    arguments: [
      ("Dad", "the age and weight and activity of Dad are needed"), ("Dad, 40, 82", "the activity of Dad is needed"),
      ("Ida, 6 months", "the weight of Ida is needed"),
    ])
  func `what has to be said`(line: String, message: String) throws {
    let draft = try draft(line)
    let error = #expect(throws: LarderError.self) { try draft.member() }
    expect(error?.code == .missingValue && error?.message == message)
  }

  @Test(
    arguments: [
      // Each by itself, whatever else is said or not: 0 to 110 years, 5 to 300 kg, 2 to 20 kg below 1 year, 40 to 250
      // cm.
      ("Dad, 200 years", .outOfRange), ("Dad, 301 kg", .outOfRange), ("Ida, 0.5, 21 kg", .outOfRange),
      ("Dad, 300 cm", .outOfRange),
      ("Ida, 4 kg, 3", .outOfRange), ("Dad, m, pregnant 1", .badValue), ("Mum, 61, f, pregnant 1", .outOfRange),
      ("Ida, 6 months, me", .notAllowed),
    ] as [(String, ErrorCode)])
  func `what cannot be is refused, and nothing of it taken`(text: String, code: ErrorCode) throws {
    let error = #expect(throws: LarderError.self) { try draft(text) }
    expect(error?.code, equals: code)
    var before = try draft("Dad, 30")
    let kept = before
    #expect(throws: LarderError.self) { try before.take([.sex(.male), .weight(301)], today: today) }
    expect(before, equals: kept)
  }

  @Test func `4 kg alone may be an infant's`() throws {
    expect(try draft("Ida, 4 kg").weight, equals: 4)
  }

  @Test(
    arguments: [
      ("Dad, 84 kg", "Dad, 84 kg"), ("Dad, height none, me no", "Dad, height none, not me"), ("Dad", "Dad"),
      // The same age, said a week later.
      ("Dad, 40", "Dad, 40"), ("Dad, diet keto, sex none", "Dad, keto, sex none"),
    ])
  func `a line of what differs`(change: String, line: String) throws {
    let before = FamilyMember(
      name: "Dad", age: 40, ageOn: today, weight: 82, activity: .active, sex: .male, height: 182, isMe: true)
    expect(try draft(change, from: before).line(since: before).text, equals: line)
  }

  @Test func `a line of somebody new has all that was said`() throws {
    let text = "Mum, 31, 64.5 kg, active, keto, f, 170 cm, pregnant 2, me"
    expect(try draft(text).line(since: nil).text, equals: text)
    expect(try draft("Ida, 7 months, 8 kg").line(since: nil).text, equals: "Ida, 7 months, 8 kg")
  }
}
