internal import Domain
internal import Store
internal import Text

/// `guide start`: the whole family guide at once, from answers or from options.
enum GuideStart {
  private static let member = OptionSpec.value(
    "member", "\"NAME, YEARS, KG, ...\"", .text,
    "Add or change a member: \"Dad, 40, 82 kg, lightly-active, standard, m, 182 cm, me\".",
    repeatable: true)
  private static let remove = OptionSpec.value("remove", "NAME", .member, "Remove a member.", repeatable: true)
  private static let set = OptionSpec.value(
    "set", "TARGET=N", .text,
    "Set a target by hand: sodium=6000, \"Lena fiber=18\"; fiber=auto returns to the guide's value.",
    repeatable: true)
  private static let goals = OptionSpec.flag("goals", "Use your own targets as your daily goals.")
  private static let handOut = OptionSpec.flag(
    "hand-out", "Give each member's targets to the profile of the same name.")
  private static let force = OptionSpec.flag("force", "Accept an adult's weight below 30 kg.")

  /// The hint shown if nobody can answer: the options that replace the questions.
  static let hint =
    "or answer with options: `guide start --member \"Dad, 40, 82 kg, lightly-active, m, 182 cm, me\" "
    + "--member \"Lena, 8, 28 kg, active\" --set \"Lena fiber=18\"`"

  static let start: CommandSpec = CommandSpec(
    ["guide", "start"], "Go through the family guide: members, activity and diet, review, targets, changes.",
    details: """
      With options nothing is asked. A member needs an age, a weight and an activity (below 1 year no activity), in \
      any order, with or without commas, in English or German; you may add a diet, sex, height, `pregnant 2`, \
      `breastfeeding`, `lose 0.3 kg a week` and `me`. `height none` removes the height. A member with the same \
      name is changed; the others stay. For a pregnancy give the weight before it.

      All of it is one step for `undo`. When you run it again, your earlier answers stay unless you change them.
      """,
    options: [member, remove, set, goals, handOut, force],
    examples: [
      "guide start --member \"Mum, 38, 64 kg, moderately-active, "
        + "mediterranean, f, me\" --member \"Bo, 7 months, 8 kg\"",
      "guide start --member \"Max 9 years 31kg boy 136cm active\"",
      "guide start --member \"Jo, 67, 70.5 kg, sedentary\" --set \"Jo sodium=1500\"",
    ], effect: .writes, topic: .household, guide: GuideForm.ask
  ) { invocation, session in
    guard [member, remove, set, goals, handOut].contains(where: invocation.has) else {
      throw LarderError(
        .needsAnswer, "`guide start` asks questions, so it needs a terminal", hint: hint)
    }
    let (profile, guide) = try session.familyGuide()
    var draft = GuideDraft(guide, today: session.today)
    for text in invocation.texts(remove) { try draft.remove(SafeText.visible(text)) }
    var notes: [String] = []
    for text in invocation.texts(member) {
      let line = try MemberLine(reading: SafeText.stored(text), known: draft.people.map(\.member.name))
      try draft.take(line)
      notes += line.notes.map { "\(line.name): \($0)" }
    }
    // Nobody can be asked for the height that a wish to lose weight needs, so check the wishes now.
    for member in draft.wishing {
      try WeightChange.check(WeightWish(kilograms: member.weeklyChange ?? 0), of: member)
    }
    for text in invocation.texts(set) { try draft.set(try CustomTargetLine(reading: SafeText.visible(text))) }
    draft.takesGoals = invocation.has(goals)
    draft.handsOut = invocation.has(handOut)
    return try save(draft, as: profile, isForced: invocation.has(force), in: session, notes: notes)
  }

  /// Saves a guide as one step; the step's label is the command line that would do the same.
  ///
  /// - Parameters:
  ///   - isAsked: Whether a form has already shown the targets, so that the report is one sentence.
  ///   - notes: Notes on how words of the typed member lines were understood.
  /// - Throws: an error if something is missing or impossible; in that case nothing is saved.
  static func save(
    _ draft: GuideDraft, as profile: Profile, isForced: Bool, in session: Session, isAsked: Bool = false,
    notes: [String] = []
  ) throws -> any Report {
    let guide = try draft.guide()
    try GuideCommands.refuseEmpty(guide)
    for member in guide.members where !draft.before.members.contains(member) {
      let former = draft.before.members.first { $0.id == member.id }
      try MemberCheck.check(member, since: former, isForced: isForced)
    }
    if draft.takesGoals { _ = try draft.goals() }
    if let me = guide.me, me != draft.before.me { try refuseOther(me.name, for: profile, in: session) }
    let written = try session.write(label: label(of: draft, isForced: isForced, in: session), profile: profile) {
      writing in
      let records = writing.profile(profile.id)
      try draft.write(to: records)
      let saved = try records.reading.guide()
      let handOut = try HandOut(saved, of: profile, setsOwnGoals: !isAsked, writing.reading)
      guard draft.handsOut else { return (guide: saved, handOut: handOut) }
      try handOut.write(writing)
      return (guide: try records.reading.guide(), handOut: handOut)
    }
    let handOut = written.value.handOut
    let handedOut = draft.handsOut ? HandOutReport(owner: profile, handOut: handOut, step: written.step) : nil
    if isAsked {
      var report = try GuideStartReport(profile: profile, draft: draft, now: session.now)
      report.saved = written.value.guide
      report.handedOut = handedOut
      report.missing = handedOut == nil ? handOut.missing : nil
      report.step = written.step
      return report
    }
    if let handedOut { return handedOut }
    var report = GuideReport(profile: profile, guide: written.value.guide, today: session.today)
    report.step = written.step
    report.isWrite = true
    report.notes = notes + (handOut.missing.map { ["without a profile of their own: \($0)"] } ?? [])
    return report
  }

  /// Throws `notAllowed` if the member that the profile is to represent has the name of another profile.
  ///
  /// Otherwise the profile would get the targets of that other person.
  static func refuseOther(_ member: String, for profile: Profile, in session: Session) throws {
    let names = try session.read { try $0.profiles.all().filter { $0.id != profile.id }.map(\.name) }
    guard let other = names.first(where: { MemberCheck.key($0) == MemberCheck.key(member) }),
      MemberCheck.key(profile.name) != MemberCheck.key(member)
    else { return }
    throw LarderError(
      .notAllowed, "\(SafeText.visible(other)) has a profile, and \(SafeText.visible(profile.name)) is in use",
      hint: "name the member who is \(SafeText.visible(profile.name)), or `nobody`; "
        + "for the guide of \(SafeText.visible(other)), type `use \(SafeText.visible(other))` before `guide start`")
  }

  private static func label(of draft: GuideDraft, isForced: Bool, in session: Session) -> String {
    func values(_ option: OptionSpec, _ texts: [String]) -> [(option: OptionSpec, text: String?)] {
      texts.map { (option: option, text: String?.some($0)) }
    }
    func flag(_ option: OptionSpec, _ isGiven: Bool) -> [(option: OptionSpec, text: String?)] {
      isGiven ? [(option: option, text: nil)] : []
    }
    let values =
      values(remove, draft.removed.map(\.name)) + values(member, draft.lines.map(\.text))
      + values(set, draft.targetLines) + flag(goals, draft.takesGoals) + flag(handOut, draft.handsOut)
      + flag(force, isForced)
    return start.label(words: "", values)
  }
}
