/// A profile's family guide as it was filled in: who belongs to it, and which targets somebody has set otherwise.
package struct FamilyGuide: Hashable, Sendable {
  /// In the order in which they were added.
  package var members: [FamilyMember]
  /// At most one for each nutrient and member, and one for each nutrient of the household.
  package var own: [OwnTarget]
  /// When the guide was gone through to its end; nil where it was not yet.
  package var completedAt: Moment?

  /// A guide of ready parts.
  package init(members: [FamilyMember] = [], own: [OwnTarget] = [], completedAt: Moment? = nil) {
    self.members = members
    self.own = own
    self.completedAt = completedAt
  }

  /// Members at most.
  package static let mostMembers = 20

  /// The member whom the profile stands for: the one that says so, or the only one from 1 year on.
  package var me: FamilyMember? {
    members.first { $0.isMe && !$0.isInfant } ?? onlyPlanned
  }

  /// The only member for whom something is planned; nil where there are several.
  package var onlyPlanned: FamilyMember? {
    let planned = members.filter { !$0.isInfant }
    return planned.count == 1 ? planned[0] : nil
  }

  /// Everybody's targets.
  package var plan: HouseholdPlan { HouseholdPlan(self) }

  /// The targets of the member whom the profile stands for; nil where there is none.
  package var myPlan: MemberPlan? { me.map { MemberPlan($0, own: own) } }
}
