import Commands
import Domain
import Expect
import Store
import Testing
import Text

/// `guide start`, answered by a script, and the options that say the same.
@Suite struct GuideFormTests {
  private func household(_ lines: [String] = []) throws -> SampleHousehold {
    let household = try SampleHousehold.empty()
    for line in ["profile add Dad"] + lines { try household.run(line) }
    return household
  }

  private func guide(_ household: SampleHousehold) throws -> FamilyGuide {
    try household.session.read { reading in
      try reading.profile(household.session.profile(in: reading).id).guide()
    }
  }

  /// The members without their numbers, which depend on what was there before.
  private func members(_ household: SampleHousehold) throws -> [FamilyMember] {
    try guide(household).members.map { member in
      var member = member
      member.id = 0
      return member
    }
  }

  private static let family = [
    // Dad in a line, of which the diet alone is missing; Lena bit by bit; Ida below 1 year.
    "Dad, 40, 82 kg, lightly active, m, 182 cm", "Lena", "8", "28", "", "", "Ida, 7 months, 8 kg", "", "", "",
    // Dad's diet; Lena's activity by its number, and her diet; who is the profile.
    "", "4", "vegan", "",
    // The review, the targets, the goals, save.
    "Dad weight 84", "", "sodium 6000", "Lena fiber 18", "", "", "",
  ]
  private static let line = """
    guide start --member "Dad, 40, 84 kg, lightly-active, standard, m, 182 cm, me" --member "Lena, 8, 28 kg, active, vegan" \
    --member "Ida, 7 months, 8 kg" --set sodium=6000 --set "Lena fiber=18" --goals
    """

  @Test func `five steps from an empty guide`() throws {
    let household = try household()
    let before = try household.dump()
    let (_, person) = try household.run("guide start", answering: Self.family)
    expect(
      person.asked,
      equals: [
        "name", "next name [done]", "Lena's age", "Lena's weight", "Lena's sex [none]", "Lena's height [none]",
        "next name [done]", "Ida's sex [none]", "Ida's height [none]", "next name [done]", "Dad's diet [standard]",
        "Lena's activity", "Lena's diet [standard]", "which one is you [Dad]", "change [none]",
        "next change [done]", "change [none]", "next change [done]", "next change [done]",
        "use them as daily goals [yes]", "save? [Y/n]",
      ])
    expect(person.unused == [] && !person.ranOut)
    let steps = person.shown.filter { $0.contains(" of 5: ") }.map { $0.prefix(6) }
    expect(steps, equals: ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"])
    let guide = try guide(household)
    expect(guide.members.map(\.name) == ["Dad", "Lena", "Ida"] && guide.me?.name == "Dad")
    expect(guide.members.map(\.weight) == [84, 28, 8] && guide.members.map(\.diet) == [.standard, .vegan, .standard])
    expect(guide.completedAt, equals: SampleHousehold.noon)
    expect(guide.plan.targets.sodium == 6000 && guide.plan.members[1].targets?.fiber == 18)
    expect(try household.lastLabel(), equals: Self.line)
    // All of it is one step.
    try household.run("undo")
    expect(try household.dump(), equals: before)
    try household.run("redo")
    expect(try self.guide(household), equals: guide)
  }

  @Test(arguments: [("", true), ("no", false)])
  func `profiles of the members' names get their targets at the end, if wanted`(_ answer: String, isGiven: Bool) throws
  {
    let household = try household(["profile add Lena", "use Dad"])
    var answers = Self.family
    answers.insert(answer, at: answers.count - 1)
    let (_, person) = try household.run("guide start", answering: answers)
    expect(
      person.asked.suffix(3),
      equals: ["use them as daily goals [yes]", "give them their own targets [yes]", "save? [Y/n]"])
    expect(person.shown.contains { $0.contains("profiles of the same name: Lena") })
    let lena = try household.session.read { reading in
      let profile = try household.session.profile(named: "Lena", in: reading)
      return (guide: try reading.profile(profile.id).guide(), goals: try reading.profile(profile.id).goals())
    }
    expect(lena.guide.members.map(\.name) == (isGiven ? ["Lena"] : []) && (lena.goals != nil) == isGiven)
    expect(lena.guide.me?.name, equals: (isGiven ? "Lena" : nil))
    // The 18 g of fiber that were set by hand go along; nothing else of the guide does.
    expect(lena.guide.customTargets.map(\.value), equals: (isGiven ? [18] : []))
    expect(try household.lastLabel()?.hasSuffix("--hand-out"), equals: isGiven)
  }

  /// `ja` and `nein` end the questions that Enter ends, and what is typed anew behind a refused line is read alone.
  @Test func `answers in words, in both languages, and typed again`() throws {
    let household = try household()
    let answers = [
      "Dad, 40, 82 kg, m, 182 cm", "Lena", "8", "28", "", "", "nein",
      // Activity and diet; who is the profile.
      "sitzt viel", "sitzend", "", "4", "", "niemand",
      "Dad wieght 84", "~Dad weight 84", "ja", "nein", "",
    ]
    let (_, person) = try household.run("guide start", answering: answers)
    expect(person.unused == [] && !person.ranOut, "\(person.asked) \(person.shown)")
    let guide = try guide(household)
    expect(guide.members.map(\.name) == ["Dad", "Lena"] && guide.me == nil)
    expect(guide.members.map(\.weight) == [84, 28] && guide.members.map(\.activity) == [.sedentary, .active])
    expect(person.shown.contains { $0.contains("`sitzt viel` does not say how active somebody is") })
    expect(person.shown.contains { $0.contains("leicht aktiv") })
  }

  @Test func `members without a profile are named before they could be handed out`() throws {
    let household = try household(["profile add Lena", "use Dad"])
    let (_, person) = try household.run(
      "guide start", answering: Array(Self.family.dropLast()) + ["", ""])
    expect(person.shown.joined(separator: " ").contains("no profile yet: `profile add Ida`"))
  }

  @Test func `the line in the history does the same`() throws {
    let (asked, said) = (try household(), try household())
    try asked.run("guide start", answering: Self.family)
    try said.run(Self.line)
    expect(try members(asked), equals: try members(said))
    expect(try guide(asked).plan.targets, equals: try guide(said).plan.targets)
    expect(try guide(asked).customTargets.count, equals: 2)
    expect(try said.lastLabel(), equals: Self.line)
  }

  /// A line takes out first, whatever was answered first.
  @Test func `the line does the same where the only member gave way to another`() throws {
    let (asked, said) = (
      try household(["guide start --member \"Dad, 40, 82, active\""]),
      try household(["guide start --member \"Dad, 40, 82, active\""])
    )
    let (_, person) = try asked.run(
      "guide start", answering: ["", "", "", "remove Dad", "add Mum, 38, 64 kg, active", "remove Dad", "", "", ".", ""])
    expect(person.shown.contains("Dad is the only member"))
    let line = try require(try asked.lastLabel())
    expect(line, equals: "guide start --member \"Mum, 38, 64 kg, active\" --remove Dad --goals")
    try said.run(line)
    expect(try members(asked) == members(said) && members(said).map(\.name) == ["Mum"])
    expect(try guide(asked).plan.targets, equals: try guide(said).plan.targets)
    expect(said.error(of: "guide start --remove Mum")?.code, equals: .notAllowed)
  }

  @Test func `the review marks a diet that is refused`() throws {
    let household = try household()
    let (_, person) = try household.run(
      "guide start",
      answering: ["Lena, 8, 28 kg, active, keto, f", "", "Dad, 40, 82, active, keto", "", "", "", "", "", "", "", ""])
    let rows = person.shown.filter { $0.contains("keto (refused)") }
    expect(rows.count == 1 && rows.allSatisfy { $0.contains("Lena") }, "\(person.shown)")
    let list = try require(try household.run("guide member list")?.report)
    let said = list.lines(on: Canvas(width: 200)).map(\.plain)
    expect(said.filter { $0.contains("keto (refused)") }.count == 1 && said[0].hasPrefix("Lena"))
  }

  @Test func `yes to pregnant or breastfeeding says neither`() throws {
    let household = try household()
    let (_, person) = try household.run(
      "guide start", answering: ["Mum, 31, 64 kg, active, f", "", "", "", "yes", "2", "", ".", ""])
    expect(person.shown.contains("`yes` is neither a trimester nor breastfeeding"))
    expect(person.shown.contains { $0.contains("pregnant, trimester 2") })
    expect(try guide(household).members[0].state, equals: .pregnant(trimester: 2))
  }

  @Test func `nobody is the member who has another profile`() throws {
    let household = try household([
      "guide start --member \"Dad, 40, 84 kg, active, standard, m, 182 cm\" --member \"Mum, 67, 60 kg, active, vegan, f, 170 cm\"",
      "profile add Mum",
    ])
    let (_, person) = try household.run(
      "guide start", answering: ["", "", "", "", "", "mum", "dad"] + Array(repeating: "", count: 8))
    expect(person.shown.contains { $0.contains("Mum has a profile, and Dad is in use") }, "\(person.asked)")
    expect(try guide(household).me?.name, equals: "Dad", "\(person.asked)")
  }

  @Test func `in a completed guide, Enter keeps each answer`() throws {
    let household = try household([Self.line])
    let before = try guide(household)
    let (_, person) = try household.run(
      "guide start", answering: ["", "", "", "", "", "", "", "", ""])
    expect(person.shown[0], equals: "The family guide was completed on Sat 21 Nov: Enter keeps each answer.")
    expect(
      person.asked,
      equals: [
        "name [done]", "Dad's activity [lightly-active]", "Dad's diet [standard]", "Lena's activity [active]",
        "Lena's diet [vegan]", "which one is you [Dad]", "change [none]", "change [none]", "save? [Y/n]",
      ])
    expect(try guide(household), equals: before)
    expect(try household.lastLabel(), equals: "guide start")
  }

  @Test func `a member is changed by name, and optional answers can be removed`() throws {
    let household = try household([Self.line])
    let (_, person) = try household.run(
      "guide start",
      answering: [
        "dad", "", "86", "none", "none", "", "", "", "", "", "nobody", "remove ida", "", "fiber auto",
        "Lena fiber auto", "", "",
      ])
    expect(
      person.asked.prefix(5),
      equals: [
        "name [done]", "Dad's age [40]", "Dad's weight [84 kg]", "Dad's sex [m]", "Dad's height [182 cm]",
      ])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(
      try household.lastLabel(),
      equals: """
        guide start --member "Dad, 86 kg, sex none, height none, not me" --remove Ida --set "Lena fiber=auto"
        """)
    let guide = try guide(household)
    expect(guide.members.map(\.name) == ["Dad", "Lena"] && guide.me == nil && guide.customTargets.count == 1)
    try household.run("undo")
    expect(try members(household).count, equals: 3)
  }

  @Test(
    arguments: [
      (["200"], "an age of 200 years is out of range"), (["1e308"], "is not an age"), (["abc"], "is not an age"),
      (["-4"], "is not an age"), (["8", "abc"], "`abc` is not a weight"), (["8", "301"], "out of range"),
      (["8", "28", "x"], "is not a sex"), (["8", "28", "f", "3000"], "out of range"),
      (["8", "28", "f", "", "", "", "6"], "there is no activity level `6`"),
      (["8", "28", "f", "", "", "active", "paleo"], "there is no diet `paleo`"),
      (
        ["8", "28", "f", "", "Mum, 38, 64, active, f", "", "", "active", "", "", "", "Max"], "there is no member `Max`"
      ),
      (["8", "28", "f", "", "", "active", "", "Max 5"], "`Max` is not in the family"),
      (["8", "28", "f", "", "", "active", "", "Lena diet paleo"], "there is no diet `paleo`"),
      (["8", "28", "f", "", "", "active", "", "remove Lena"], "Lena is the only member"),
      (["8", "28", "f", "", "", "active", "", "", "salt 5"], "there is no target `salt`"),
      (["8", "28", "f", "", "", "active", "", "", "sodium 1e308"], "is not a whole number"),
    ])
  func `a wrong answer is refused and asked for again`(answers: [String], message: String) throws {
    let household = try household()
    let before = try household.dump()
    let person = ScriptedPerson(["Lena"] + answers)
    household.session.terminalDialogue = person.dialogue
    #expect(throws: LarderError.self) { try household.run("guide start") }
    expect(person.shown.contains { $0.contains(message) }, "\(person.shown)")
    let again = person.asked.suffix(2).map { $0.split(separator: "[")[0].split(separator: " ").prefix(2) }
    expect(again[0], equals: again[1], "\(person.asked)")
    expect(try household.dump(), equals: before)
  }

  @Test func `every question says why it is asked, goes back and can be finished`() throws {
    let household = try household()
    for count in Self.family.indices {
      let before = Array(Self.family.prefix(count))
      // `?`, then back if there is an earlier question, and then the stored answer again.
      let answers = before + ["?"] + (count == 0 ? ["<"] : ["<", "~"]) + Self.family.dropFirst(count)
      let (_, person) = try household.run("guide start", answering: Array(answers))
      expect(person.unused == [] && !person.ranOut, "\(count): \(person.asked)")
      expect(try household.lastLabel(), equals: Self.line, "\(count)")
      try household.run("undo")
    }
  }

  @Test func `leaving at any question saves nothing`() throws {
    let household = try household()
    let before = try household.dump()
    for count in Self.family.indices {
      let error = #expect(throws: LarderError.self) {
        try household.run("guide start", answering: Self.family.prefix(count) + ["^C"])
      }
      expect(error?.code == .interrupted && error?.hint == "nothing was saved")
    }
    expect(try household.dump(), equals: before)
  }

  @Test func `a full stop takes the rest as Enter would`() throws {
    let household = try household()
    let (_, person) = try household.run("guide start", answering: ["Dad, 40, 82 kg, active", ".", ""])
    expect(person.asked, equals: ["name", "Dad's sex [none]", "save? [Y/n]"])
    expect(try household.lastLabel(), equals: #"guide start --member "Dad, 40, 82 kg, active, standard" --goals"#)
  }

  @Test func `what is grave is said before it is saved, and an adult of 25 kg wants a plain yes`() throws {
    let household = try household()
    let (_, person) = try household.run(
      "guide start",
      answering: ["Lena, 8, 28 kg, active, keto", ".", "<", "<", "<", "add Dad, 40, 25 kg, active", ".", "", "y"])
    expect(person.shown.contains { $0.hasPrefix("✗ REFUSED Lena: keto is offered from 18 years only") })
    expect(person.shown.contains("this looks wrong: Dad: 25 kg is very little for an adult"), "\(person.shown)")
    expect(try household.lastLabel()?.hasSuffix("--force"), equals: true)
  }

  @Test func `pregnancy is asked only where it can be`() throws {
    let household = try household()
    let (_, person) = try household.run(
      "guide start",
      answering: ["Mum, 31, 64 kg, active, f", "", "Gran, 67, 60, sedentary, f", "", "", "", "2", "", ".", ""])
    expect(person.asked.filter { $0.contains("pregnant") }, equals: ["is Mum pregnant or breastfeeding [no]"])
    expect(try guide(household).members[0].state, equals: .pregnant(trimester: 2))
  }

  @Test(
    arguments: [
      ("guide start", .needsAnswer, "asks questions, so it needs a terminal"),
      ("guide start --force", .needsAnswer, "asks"),
      ("guide start --member \"Dad, 40\"", .missingValue, "weight and activity of Dad are needed"),
      ("guide start --member \"Dad, 200, 82 kg, active\"", .outOfRange, "an age of 200 years"),
      ("guide start --member \"Dad, 40, 82 kg, paleo\"", .badValue, "`paleo` does not describe"),
      ("guide start --member \"Dad, 40, 25 kg, active\"", .outOfRange, "very little for an adult"),
      ("guide start --member \"Ida, 7 months, 8 kg\"", .notAllowed, "no member of that age"),
      ("guide start --member \"Ida, 7 months, 8 kg, me\"", .notAllowed, "infant"),
      ("guide start --set sodium=1500", .notAllowed, "this family guide has no members yet"),
      (
        "guide start --member \"Dad, 40, 82, active\" --set \"Max fiber=20\"", .unknownMember,
        "there is no member `Max`"
      ),
      ("guide start --member \"Dad, 40, 82, active\" --set fiber=0", .outOfRange, "not a daily target"),
      ("guide start --remove Dad", .unknownMember, "there is no member `Dad`"),
    ] as [(String, ErrorCode, String)])
  func `options that are refused write nothing`(line: String, code: ErrorCode, message: String) throws {
    let household = try household()
    let before = try household.dump()
    let error = household.error(of: line)
    expect(error?.code == code && error?.message.contains(message) == true, "\(error.debugDescription)")
    expect(try household.dump(), equals: before)
  }

  @Test func `more members than a guide has room for`() throws {
    let household = try household()
    let members = (1...20).map { "--member \"M\($0), 30, 70, active\"" }.joined(separator: " ")
    try household.run("guide start \(members)")
    expect(household.error(of: "guide start --member \"One more, 30, 70, active\"")?.code, equals: .notAllowed)
    // Somebody who is there may still be changed.
    let (_, person) = try household.run("guide start", answering: ["M20, 71 kg", "", "", "", "X", "", ".", ""])
    expect(person.shown.contains("a family guide has at most 20 members"))
    expect(try guide(household).members.last?.weight, equals: 71)
  }
}
