internal import Domain
internal import Store

/// Copies members of a family guide to the profiles with the same names, so that everybody has their own targets.
///
/// Each profile gets only the data of its own member, and nothing else of the guide.
struct HandOut {
  /// A profile to which a member is copied, and what it gets.
  struct Recipient {
    let profile: Profile
    /// The member that the profile gets as its own.
    let member: FamilyMember
    /// The targets of the member that were set by hand.
    let customTargets: [CustomTarget]
    /// The goals that the profile gets; nil if its goals stay as they are.
    let goals: MacroGoals?
    /// Whether the profile has goals already.
    let hasGoals: Bool
    /// Whether the profile has a guide of its own that is left unchanged.
    let keepsGuide: Bool
    /// The member of the profile's own guide that is replaced; nil if no member is replaced.
    let updated: FamilyMember?
    /// Whether `updated` already equals what is handed out; false if it is nil.
    let isCurrent: Bool
    /// Why the member's targets cannot be the profile's goals; nil if they can, or if there are none.
    let obstacle: String?
    /// Whether the profile owns the guide that is handed out.
    ///
    /// In that case, handing out only records in the guide that the profile represents the member.
    let isOwner: Bool

    /// Whether anything about the profile changes.
    var isChanged: Bool { !keepsGuide && (isOwner ? !member.isMe || goals != nil : !isCurrent || goals != nil) }
  }

  /// The profiles to which a member is copied, in the order of the household's profiles.
  ///
  /// A profile is included if it has the name of a member. The guide's owner is also included if it represents a member
  /// with another name.
  let recipients: [Recipient]
  /// The names of members for whom there is no profile.
  let others: [String]

  /// The commands that give the members without a profile their targets, as text; nil if every member has a profile.
  var missing: String? {
    others.isEmpty
      ? nil : others.map { "`profile add \($0)`" }.joined(separator: ", ") + ", then `guide hand-out`"
  }

  /// The names of the profiles, other than the guide's owner, that would get something.
  var receivers: [String] { recipients.filter { !$0.isOwner && $0.isChanged }.map(\.profile.name) }

  /// Whether a profile other than the guide's owner would get something.
  var isForOthers: Bool { !receivers.isEmpty }

  /// Plans what each profile gets from a guide, which need not be saved yet.
  ///
  /// - Parameters:
  ///   - setsOwnGoals: Whether the guide's owner also gets goals if it has no goals yet.
  ///   - updates: Whether a member in a profile's own guide is replaced. If the profile's goals equal the targets of
  ///     the replaced member, the goals change to the targets of the new member.
  init(
    _ guide: FamilyGuide, of owner: Profile, setsOwnGoals: Bool, updates: Bool = false, _ reading: ReadTransaction
  ) throws {
    let guides = try reading.household.guides()
    let goals = try reading.household.goals()
    recipients = try reading.profiles.all().compactMap { profile in
      let isOwner = profile.id == owner.id
      // The guide's owner may represent a member with another name.
      let named = guide.members.first { Self.isSame($0.name, profile.name) }
      let mine = guide.members.first { $0.isMe && !$0.isInfant }
      guard let member = isOwner ? mine ?? named : named else { return nil }
      let custom = guide.customTargets.filter { $0.member == member.id }
      let (planned, obstacle) = Self.goals(MemberPlan(member, customTargets: custom).targets)
      let theirs = isOwner ? FamilyGuide() : guides[profile.id] ?? FamilyGuide()
      let own = theirs.me ?? theirs.members.first { Self.isSame($0.name, profile.name) }
      let isCurrent = own.map { Self.isSame(member, custom, as: $0, theirs) } ?? false
      // A member that is the same already, such as after an earlier hand-out, is no reason to keep the profile's guide.
      let known = updates || isCurrent ? own : nil
      let now = goals[profile.id]
      // Goals that equal the old member's targets follow the new ones; other goals were chosen by the person.
      let follows = known.flatMap { known in
        let before = MemberPlan(known, customTargets: theirs.customTargets.filter { $0.member == known.id })
        return now?.areTaken(from: before)
      }
      let isOpen = now == nil ? !isOwner || setsOwnGoals : follows == true
      let isLeft = isCurrent && !updates
      return Recipient(
        profile: profile, member: member, customTargets: custom,
        goals: isOpen && !isLeft
          ? planned.flatMap { wanted in now?.hasSameMacros(as: wanted) == true ? nil : wanted } : nil,
        hasGoals: now != nil,
        keepsGuide: !theirs.members.isEmpty && known == nil, updated: known,
        isCurrent: isCurrent, obstacle: obstacle, isOwner: isOwner)
    }
    let given = recipients.map(\.member.id)
    others = guide.members.filter { !given.contains($0.id) }.map(\.name)
  }

  /// The daily goals that targets make, or why they make none.
  private static func goals(_ targets: DailyTargets?) -> (goals: MacroGoals?, obstacle: String?) {
    do {
      return (try targets.map { try MacroGoals($0) }, nil)
    } catch {
      return (nil, (error as? LarderError)?.message)
    }
  }

  /// Whether a member of the profile's own guide equals the member that is handed out: the same data, and the same
  /// targets set by hand.
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

  /// Saves what each profile gets; the guide must have been saved, so that its members have IDs.
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
          // The profile's own guide may use another name for the member.
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
