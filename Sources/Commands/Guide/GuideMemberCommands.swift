internal import Domain
internal import Store
internal import Text

/// `guide member list`, `add`, `edit`, `remove`.
enum GuideMemberCommands {
  static let specs: [CommandSpec] = [list, add, edit, remove]

  private static let name = ArgumentSpec(
    "NAME", .member, .rest, "The member: the name, the beginning of one name only, or #id.")

  static let list: CommandSpec = CommandSpec(
    ["guide", "member", "list"], "List who belongs to the family guide.", examples: ["guide member list"],
    effect: .reads, topic: .household
  ) { _, session in
    let (_, guide) = try session.familyGuide()
    return GuideMemberListReport(guide: guide, today: session.today)
  }

  static let add: CommandSpec = CommandSpec(
    ["guide", "member", "add"], "Add a member to the family guide.",
    details: """
      Age, weight and activity are needed; the default diet is standard. Without a sex, the values of both sexes are \
      averaged. With sex and height, the United States' value (NASEM 2023) is shown for comparison. Children below 1 \
      year are listed but get no targets.
      """,
    arguments: [ArgumentSpec("NAME", .text, .rest, "What the family calls them, 40 characters at most.")],
    options: MemberOptions.adding,
    examples: [
      "guide member add Mum --age 38 --weight 64 --activity moderately-active --diet mediterranean --sex f",
      "guide member add Aunt Jo --age 67 --weight 70,5 --activity sedentary",
      "guide member add Bo --age \"7 months\" --weight 8 --activity sedentary",
    ], effect: .writes, topic: .household
  ) { invocation, session in
    let member = try MemberOptions.newMember(invocation, today: session.today)
    return try save(
      invocation, session, verb: "Added",
      isDietAssumed: !invocation.has(MemberOptions.diet)
    ) { records in try invocation.locatingErrors(at: invocation.words.first) { try records.guide.add(member) } }
  }

  static let edit: CommandSpec = CommandSpec(
    ["guide", "member", "edit"], "Change a member of the family guide.",
    details: """
      Options that you leave out change nothing. `--weight latest` takes what you last wrote down \
      with `weigh`. An age counts from the day on which you type it, even if it is the same number as before. `none` \
      removes sex, height or pregnancy; `--not-lactating` and `--not-me` remove the other two. Daily goals that were \
      taken from your targets follow them.
      """,
    arguments: [name], options: MemberOptions.editing,
    examples: ["guide member edit Lena --age 9 --weight 30", "guide member edit Dad --height none --diet vegan"],
    effect: .writes, topic: .household
  ) { invocation, session in
    guard MemberOptions.editing.contains(where: { $0.name != MemberOptions.force.name && invocation.has($0) }) else {
      throw LarderError(
        .missingValue, "`guide member edit` needs to know what to change",
        hint: "such as `guide member edit \(Word.typed(name: invocation.text)) --weight 30`")
    }
    return try save(invocation, session, verb: "Changed") { records in
      var member = try find(invocation, in: records.reading.guide())
      let last = try records.reading.lastWeight()
      try MemberOptions.apply(
        invocation, to: &member, today: session.today,
        lastWeight: member.isMe || invocation.has(MemberOptions.me) ? last : nil)
      try records.guide.update(member)
      return member
    }
  }

  static let remove: CommandSpec = CommandSpec(
    ["guide", "member", "remove"], "Remove a member from the family guide, with the targets set for them by hand.",
    arguments: [name], examples: ["guide member remove Lena"], effect: .writes, topic: .household
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      let before = try records.reading.guide()
      let member = try find(invocation, in: before)
      try records.guide.remove(member.id)
      return (plan: MemberPlan(member, customTargets: before.customTargets), guide: try records.reading.guide())
    }
    return GuideMemberReport(
      profile: profile, guide: written.value.guide, plan: written.value.plan, today: session.today, verb: "Removed",
      step: written.step)
  }

  private static func find(_ invocation: Invocation, in guide: FamilyGuide) throws -> FamilyMember {
    try invocation.locatingErrors(at: invocation.words.first) { try guide.member(named: invocation.text) }
  }

  /// Saves a member as one step and reports the result.
  private static func save(
    _ invocation: Invocation, _ session: Session, verb: String, isDietAssumed: Bool = false,
    _ change: (ProfileWriter) throws -> FamilyMember
  ) throws -> GuideMemberReport {
    let profile = try session.read { try session.profile(in: $0) }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      let before = try records.reading.guide()
      let member = try change(records)
      let guide = try records.reading.guide()
      let goals = try Self.following(from: before.me, of: before, to: guide.me, of: guide, records)
      return (member: member, guide: guide, before: before, goals: goals)
    }
    let (guide, before) = (written.value.guide, written.value.before)
    let saved = guide.members.first { $0.id == written.value.member.id } ?? written.value.member
    return GuideMemberReport(
      profile: profile, guide: guide, plan: MemberPlan(saved, customTargets: guide.customTargets), today: session.today,
      verb: verb,
      isDietAssumed: isDietAssumed, formerMe: guide.me == nil ? before.me?.name : nil, goals: written.value.goals,
      step: written.step)
  }

  /// Sets the profile's goals anew if they were taken from the targets of the member who is the profile, and these have
  /// changed; returns the new goals, or nil if the goals stay.
  private static func following(
    from before: FamilyMember?, of old: FamilyGuide, to after: FamilyMember?, of new: FamilyGuide,
    _ records: ProfileWriter
  ) throws -> MacroGoals? {
    guard let before, let after, before.id == after.id, let goals = try records.reading.goals(),
      goals.areTaken(from: MemberPlan(before, customTargets: old.customTargets)),
      let wanted = MemberPlan(after, customTargets: new.customTargets).goals, !goals.hasSameMacros(as: wanted)
    else { return nil }
    try records.setGoals(wanted)
    return wanted
  }
}
