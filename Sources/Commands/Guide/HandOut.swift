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
    /// Whether the guide is that of the profile, which then only learns who it is.
    let isOwner: Bool

    /// Whether anything of the profile changes.
    var isChanged: Bool { !keepsGuide && (!isOwner || !member.isMe || goals != nil) }
  }

  /// The profiles that bear the name of a member, in the household's order.
  let recipients: [Recipient]
  /// The names of members for whom there is no profile.
  let others: [String]

  /// Whether a profile besides the guide's own would get a member.
  var isForOthers: Bool { recipients.contains { !$0.isOwner && $0.isChanged } }

  /// The hand-out of a guide, as it is or as it would be saved.
  ///
  /// - Parameter setsOwnGoals: Whether the guide's own profile gets goals, too, if it has none.
  init(_ guide: FamilyGuide, of owner: Profile, setsOwnGoals: Bool, _ reading: ReadTransaction) throws {
    let guides = try reading.household.guides()
    let goals = try reading.household.goals()
    recipients = try reading.profiles.all().compactMap { profile in
      let isOwner = profile.id == owner.id
      // The guide's own profile may stand for another member than the one of its name.
      let named = guide.members.first { Self.isSame($0.name, profile.name) }
      guard let member = isOwner ? guide.me ?? named : named else { return nil }
      let custom = guide.customTargets.filter { $0.member == member.id }
      let targets = MemberPlan(member, customTargets: custom).targets
      return Recipient(
        profile: profile, member: member, customTargets: custom,
        goals: goals[profile.id] == nil && (!isOwner || setsOwnGoals) ? targets.flatMap { try? MacroGoals($0) } : nil,
        keepsGuide: !isOwner && guides[profile.id].map { !$0.members.isEmpty } ?? false, isOwner: isOwner)
    }
    let given = recipients.map(\.member.id)
    others = guide.members.filter { !given.contains($0.id) }.map(\.name)
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
        let added = try records.guide.add(member)
        for target in recipient.customTargets {
          try records.guide.set(CustomTarget(target.nutrient, member: added.id, value: target.value))
        }
        try records.guide.setCompleted(true)
      }
      if let goals = recipient.goals { try records.setGoals(goals) }
    }
  }
}
