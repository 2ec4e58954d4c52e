/// A profile's family guide as it was filled in: its members and the targets that were set by hand.
package struct FamilyGuide: Hashable, Sendable {
  /// The members, in the order in which they were added.
  package var members: [FamilyMember]
  /// The targets that were set by hand: for each nutrient, at most one per member and one for the household.
  package var customTargets: [CustomTarget]
  /// When the guide was completed; nil if it is not complete yet.
  package var completedAt: Moment?

  /// Creates a guide from its parts.
  package init(members: [FamilyMember] = [], customTargets: [CustomTarget] = [], completedAt: Moment? = nil) {
    self.members = members
    self.customTargets = customTargets
    self.completedAt = completedAt
  }

  /// The maximum number of members that a guide can have.
  package static let maximumMembers = 20

  /// The member who is the profile's owner: the one marked as such, or the only one who is at least 1 year old.
  package var me: FamilyMember? {
    members.first { $0.isMe && !$0.isInfant } ?? onlyPlanned
  }

  /// The only member with targets; nil if there are several or none.
  package var onlyPlanned: FamilyMember? {
    let planned = members.filter { !$0.isInfant }
    return planned.count == 1 ? planned[0] : nil
  }

  /// The targets of all members.
  package var plan: FamilyPlan { FamilyPlan(self) }

  /// The targets of the member who is the profile's owner; nil if there is no such member.
  package var myPlan: MemberPlan? { me.map { MemberPlan($0, customTargets: customTargets) } }
}
