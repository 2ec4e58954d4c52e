internal import Domain
internal import Store

/// Gives the members of a family guide to the profiles of their names, so that everybody has their own targets.
///
/// A profile gets the one member that it stands for, as it was typed, and nothing else of the guide.
struct HandOut {
  /// What becomes of a profile that bears the name of a member.
  struct Recipient {
    let profile: Profile
    /// The member that the profile stands for.
    let member: FamilyMember
    /// The targets of the member that were set by hand.
    let customTargets: [CustomTarget]
    /// The goals that the profile gets; nil if it has goals, or if the member has no targets that goals may have.
    let goals: MacroGoals?
    /// Whether the profile has a guide of its own, which stays.
    let keepsGuide: Bool
    /// The member of the profile's own guide that is changed; nil if the member is added to an empty one.
    let updated: FamilyMember?
    /// Whether that member is what is handed out already.
    let isCurrent: Bool
    /// Whether the guide is that of the profile, which then only learns who it is.
    let isOwner: Bool

    /// Whether anything of the profile changes.
    var isChanged: Bool { !keepsGuide && (isOwner ? !member.isMe || goals != nil : !isCurrent || goals != nil) }
  }

  /// The profiles that bear the name of a member, in the household's order.
  let recipients: [Recipient]
  /// The names of members for whom there is no profile.
  let others: [String]

  /// Whether a profile besides the guide's own would get a member.
  var isForOthers: Bool { recipients.contains { !$0.isOwner && $0.isChanged } }

  /// The hand-out of a guide, as it is or as it would be saved.
  ///
  /// - Parameters:
  ///   - setsOwnGoals: Whether the guide's own profile gets goals, too, if it has none.
  ///   - updates: Whether the member in a profile's own guide is changed to what is handed out; goals follow if they are
  ///     those of the member as it was.
  init(
    _ guide: FamilyGuide, of owner: Profile, setsOwnGoals: Bool, updates: Bool = false, _ reading: ReadTransaction
  ) throws {
    let guides = try reading.household.guides()
    let goals = try reading.household.goals()
    recipients = try reading.profiles.all().compactMap { profile in
      let isOwner = profile.id == owner.id
      // The guide's own profile may stand for another member than the one of its name.
      let named = guide.members.first { Self.isSame($0.name, profile.name) }
      guard let member = isOwner ? guide.me ?? named : named else { return nil }
      let custom = guide.customTargets.filter { $0.member == member.id }
      let planned = MemberPlan(member, customTargets: custom).targets.flatMap { try? MacroGoals($0) }
      let theirs = isOwner ? FamilyGuide() : guides[profile.id] ?? FamilyGuide()
      let known = updates ? theirs.me ?? theirs.members.first { Self.isSame($0.name, profile.name) } : nil
      let now = goals[profile.id]
      // Goals that were taken from the member follow it; others were chosen.
      let follows = known.flatMap { known in
        MemberPlan(known, customTargets: theirs.customTargets.filter { $0.member == known.id }).targets
          .flatMap { try? MacroGoals($0) }.flatMap { before in now.map { before.hasSameMacros(as: $0) } }
      }
      let isOpen = now == nil ? !isOwner || setsOwnGoals : follows == true
      return Recipient(
        profile: profile, member: member, customTargets: custom,
        goals: isOpen ? planned.flatMap { wanted in now?.hasSameMacros(as: wanted) == true ? nil : wanted } : nil,
        keepsGuide: !theirs.members.isEmpty && known == nil, updated: known,
        isCurrent: known.map { Self.isSame(member, custom, as: $0, theirs) } ?? false, isOwner: isOwner)
    }
    let given = recipients.map(\.member.id)
    others = guide.members.filter { !given.contains($0.id) }.map(\.name)
  }

  /// Whether a member of a profile's own guide has what is handed out, with the same targets set by hand.
  private static func isSame(
    _ member: FamilyMember, _ custom: [CustomTarget], as known: FamilyMember, _ guide: FamilyGuide
  ) -> Bool {
    var given = member
    (given.id, given.name, given.isMe) = (known.id, known.name, true)
    func values(_ targets: [CustomTarget]) -> [Nutrient: Int] {
      Dictionary(targets.map { ($0.nutrient, $0.value) }, uniquingKeysWith: { $1 })
    }
    return given == known && values(custom) == values(guide.customTargets.filter { $0.member == known.id })
  }

  private static func isSame(_ first: String, _ second: String) -> Bool { first.plainLetters == second.plainLetters }

  /// Writes what the profiles get; the guide must be the saved one, whose members have their numbers.
  func write(_ writing: WriteTransaction) throws {
    for recipient in recipients where recipient.isChanged {
      let records = writing.profile(recipient.profile.id)
      var member = recipient.member
      member.isMe = true
      if recipient.isOwner {
        if !recipient.member.isMe { try records.guide.update(member) }
      } else {
        let number: Int
        if let updated = recipient.updated {
          member.id = updated.id
          // The profile's own guide may call them something else.
          member.name = updated.name
          try records.guide.update(member)
          for nutrient in Nutrient.allCases { try records.guide.clear(nutrient, member: updated.id) }
          number = updated.id
        } else {
          number = try records.guide.add(member).id
        }
        for target in recipient.customTargets {
          try records.guide.set(CustomTarget(target.nutrient, member: number, value: target.value))
        }
        try records.guide.setCompleted(true)
      }
      if let goals = recipient.goals { try records.setGoals(goals) }
    }
  }
}
