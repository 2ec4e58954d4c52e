internal import Domain
internal import Store
internal import Text

/// `guide show`, `generate`, `set`, `redo`; `guide explain` is in the Explain folder.
enum GuideCommands {
  static let specs: [CommandSpec] =
    [show, GuideStart.start] + GuideMemberCommands.specs + [generate, set, HandOutCommand.handOut]

  static let member = OptionSpec.value("member", "NAME", .member, "Only this member; the name or #id.")
  private static let days = OptionSpec.value("days", "N", .number, "Add up N days: 7 for a week.")
  private static let present = OptionSpec.value(
    "present", "NAME=DAYS", .member, "Somebody eats here on only some of the days.", repeatable: true)
  static let nutrients = Nutrient.firstWords
  private static let maximumDays = 366

  static let show: CommandSpec = CommandSpec(
    ["guide", "show"], "Show everybody's daily targets, and where they come from.",
    details: """
      `guide member` keeps the members; their targets are calculated from published equations and reference values \
      each time they are shown. A total is the sum of the members' lines. Values set by hand are marked with a *.
      """,
    options: [member, days, present],
    examples: ["guide", "guide show --member Dad", "guide show --days 7 --present Lena=5"], effect: .reads,
    topic: .household
  ) { invocation, session in
    let (profile, guide) = try session.familyGuide()
    var report = GuideReport(profile: profile, guide: guide, today: session.today)
    report.span.days = try invocation.whole(days, in: 1...maximumDays) ?? 1
    report.span.present = try readPresent(invocation, guide, days: report.span.days)
    report.member = try invocation.word(member).map { word in
      try invocation.locatingErrors(at: word) { try guide.member(named: word.text) }
    }
    return report
  }

  static let generate: CommandSpec = CommandSpec(
    ["guide", "generate"], "Calculate the family's targets, and mark the guide as completed.",
    examples: ["guide generate"], effect: .writes, topic: .household
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      try refuseEmpty(records.reading.guide())
      try records.guide.setCompleted(true)
      return try records.reading.guide()
    }
    var report = GuideReport(profile: profile, guide: written.value, today: session.today)
    report.step = written.step
    report.isWrite = true
    return report
  }

  static let set: CommandSpec = CommandSpec(
    ["guide", "set"], "Set a target by hand, or return to the guide's value.",
    details: """
      Without --member it sets the household's target, or the only member's if there is just one. The target stays as \
      it is when members change, and is marked with * wherever it is shown. `auto` returns to the value that the guide \
      calculates.
      """,
    arguments: [
      ArgumentSpec("NUTRIENT", .choice(nutrients), .one, "One of \(nutrients.joined(separator: ", "))."),
      ArgumentSpec("N|auto", .choice(["auto"]), .one, "A whole number of kcal, g or mg a day."),
    ], options: [member], examples: ["guide set sodium 1500 --member Dad", "guide set fiber auto --member Dad"],
    effect: .writes, topic: .household
  ) { invocation, session in
    let nutrient = try nutrient(invocation.words[0], invocation)
    let word = invocation.words[1]
    let value = try invocation.locatingErrors(at: word) { try CustomTarget.value(word.text, of: nutrient) }
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      let guide = try records.reading.guide()
      try refuseEmpty(guide)
      let member = try owner(invocation, in: guide)
      // With a single member, the member's target is the household's: a target set for the household must not
      // override it.
      if guide.plan.planned.count == 1 { try records.guide.clear(nutrient, member: nil) }
      if let value {
        try records.guide.set(
          try invocation.locatingErrors(at: word) {
            try CustomTarget.checked(nutrient, member: member?.id, value: value)
          })
      } else {
        try records.guide.clear(nutrient, member: member?.id)
      }
      return (member: member, guide: try records.reading.guide())
    }
    return CustomTargetReport(
      profile: profile, guide: written.value.guide, nutrient: nutrient, member: written.value.member, step: written.step
    )
  }

  static let redo: CommandSpec = CommandSpec(
    ["guide", "redo"], "Start the guide again: clear the targets set by hand and the completed mark; members stay.",
    examples: ["guide redo"], effect: .writes, topic: .household
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      try records.guide.clearCustomTargets()
      try records.guide.setCompleted(false)
      return try records.reading.guide()
    }
    var report = GuideReport(profile: profile, guide: written.value, today: session.today)
    report.step = written.step
    report.isWrite = true
    return report
  }
}

// MARK: Reading the words

extension GuideCommands {
  /// Throws `notAllowed` if the guide has no member for whom anything can be planned.
  static func refuseEmpty(_ guide: FamilyGuide) throws(LarderError) {
    guard guide.plan.planned.isEmpty else { return }
    throw LarderError(
      .notAllowed,
      guide.members.isEmpty
        ? "this family guide has no members yet"
        : "targets begin at the age of 1, and this family guide has no member of that age",
      hint: "`guide start` sets up the whole family; `guide member add Dad --age 40 --weight 82 "
        + "--activity lightly-active --sex m` adds one member")
  }

  /// The member whose target a command sets; nil for the household's target.
  private static func owner(_ invocation: Invocation, in guide: FamilyGuide) throws -> FamilyMember? {
    guard let word = invocation.word(member) else { return guide.onlyPlanned }
    return try invocation.locatingErrors(at: word) {
      let member = try guide.member(named: word.text)
      guard !member.isInfant else {
        throw LarderError(
          .notAllowed, "there are no targets for \(member.name) yet", hint: "targets are set from 1 year on")
      }
      return member
    }
  }

  static func nutrient(_ word: Word, _ invocation: Invocation) throws -> Nutrient {
    try invocation.locatingErrors(at: word) { try CustomTarget.nutrient(named: word.text) }
  }

  /// Reads `--present NAME=DAYS`, which says how many days each member is present; the keys are the members' IDs.
  private static func readPresent(_ invocation: Invocation, _ guide: FamilyGuide, days: Int) throws -> [Int: Int] {
    var all: [Int: Int] = [:]
    for text in invocation.texts(present) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let count = Int(parts[1]), (0...days).contains(count) else {
        throw LarderError(
          .badValue, "--present: `\(SafeText.visible(text))` cannot be used",
          hint: "write NAME=DAYS, with DAYS from 0 to \(days), such as --days 7 --present Lena=5")
      }
      let member = try guide.member(named: parts[0])
      guard all.updateValue(count, forKey: member.id) == nil else {
        throw LarderError(
          .badValue, "--present names \(member.name) twice", hint: "leave one of them out")
      }
    }
    // Infants have no targets, so their absence does not matter.
    let infants = guide.members.filter(\.isInfant).map(\.id)
    return all.filter { !infants.contains($0.key) }
  }
}

extension Session {
  /// The profile in use and its family guide.
  func familyGuide() throws -> (profile: Profile, guide: FamilyGuide) {
    try read { reading in
      let profile = try profile(in: reading)
      return (profile, try reading.profile(profile.id).guide())
    }
  }
}
