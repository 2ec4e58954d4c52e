internal import Domain
internal import Store
internal import Text

/// What each profile got when a family guide was handed out.
struct HandOutReport: Report {
  let owner: Profile
  let handOut: HandOut
  var step: Step?

  var json: JSON {
    .object([
      "profile": .string(owner.name), "undo": .optional(step?.id),
      "handedOut": .array(
        handOut.recipients.filter(\.isChanged).map {
          .object(["profile": .string($0.profile.name), "goals": $0.goals.map(JSON.goals) ?? .null])
        }),
      "kept": .array(handOut.recipients.filter(\.keepsGuide).map { .string($0.profile.name) }),
      "withoutProfile": .array(handOut.others.map(JSON.string)),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let heading = StyledLine("Targets of \(owner.name)'s family guide for the members' own profiles", .bold)
    return [heading] + rows(on: canvas) + [WriteReport.closing("the household", step, canvas)]
  }

  /// A line for each profile, and one for the members without a profile.
  func rows(on canvas: Canvas) -> [StyledLine] {
    let rows = LabelledRows(canvas: canvas)
    let lines = handOut.recipients.flatMap { rows.row($0.profile.name, [Self.sentence($0)]) }
    return lines + (handOut.missing.map { rows.row("others", ["no profile yet: \($0)"]) } ?? [])
  }

  private static func sentence(_ recipient: HandOut.Recipient) -> String {
    if recipient.keepsGuide {
      return "has a family guide already, which stays; `guide hand-out --update` updates \(recipient.member.name) in it"
    }
    guard recipient.isChanged else {
      if let obstacle = recipient.obstacle, !recipient.hasGoals {
        return "has these targets already, but no goals: \(obstacle)"
      }
      return "has these targets already"
    }
    if let goals = recipient.goals { return "goals \(goals.text)" }
    if recipient.member.isInfant { return "no targets below 1 year" }
    return recipient.hasGoals
      ? "keeps the goals that were set before; all other targets are from the guide now"
      : "no goals: \(recipient.obstacle ?? "there are no targets")"
  }
}

/// `guide hand-out`: gives each member's targets to the profile that has the member's name.
enum HandOutCommand {
  static let update = OptionSpec.flag(
    "update", "Change the members of profiles that have a guide of their own, such as an earlier hand-out.")

  static let handOut: CommandSpec = CommandSpec(
    ["guide", "hand-out"], "Give each member's targets to the profile of the same name.",
    details: """
      A profile gets the member that bears its name, as it was typed, and goals from it if it has set none. A profile \
      with a family guide of its own keeps it, unless --update says that the member in it becomes what is handed out; \
      goals follow if they were taken from it. Nothing else of the guide is given away.
      """,
    options: [update], examples: ["guide hand-out"], effect: .writes, topic: .household
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let guide = try writing.profile(profile.id).reading.guide()
      try GuideCommands.refuseEmpty(guide)
      let handOut = try HandOut(
        guide, of: profile, setsOwnGoals: true, updates: invocation.has(update), writing.reading)
      guard !handOut.recipients.isEmpty else { throw nobody(guide, in: writing.reading) }
      try handOut.write(writing)
      return handOut
    }
    return HandOutReport(owner: profile, handOut: written.value, step: written.step)
  }

  private static func nobody(_ guide: FamilyGuide, in reading: ReadTransaction) -> LarderError {
    let profiles = ((try? reading.profiles.all()) ?? []).map(\.name).joined(separator: ", ")
    let members = guide.members.map(\.name).joined(separator: ", ")
    return LarderError(
      .notAllowed, "no profile bears the name of a member: the members are \(members), the profiles \(profiles)",
      hint: "`profile add NAME` adds a profile, `guide member edit NAME --me` says who you are")
  }
}
