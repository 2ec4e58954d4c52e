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

/// A member's targets and how they came about.
package struct MemberPlan: Sendable {
  /// Whom it is for, with the diet that was chosen even where it is refused.
  package let member: FamilyMember
  /// Nil for an infant, for whom nothing is planned.
  package let energy: EnergyRequirement?
  /// The diet by which the targets go: the standard where the chosen one is refused.
  package let diet: DietType
  /// What the guide works out; nil for an infant.
  ///
  /// Where the energy was set by hand, what is a share of it goes by that.
  package let computed: DailyTargets?
  /// The same with what somebody has set otherwise.
  package let targets: DailyTargets?
  /// Which of them were set.
  package let own: Set<Nutrient>
  /// What has to be known about it, the gravest first.
  package let notices: [GuideNotice]

  /// The plan of a member, with the own targets that name it.
  package init(_ member: FamilyMember, own: [OwnTarget] = []) {
    self.member = member
    let energy = member.isInfant ? nil : EnergyRequirement(member)
    let diet = GuideNotice.refusal(of: member.diet, for: member) == nil ? member.diet : .standard
    let set = member.id == 0 ? [] : own.filter { $0.member == member.id }
    let ownCalories = set.last { $0.nutrient == .calories }?.value
    let computed = energy.map { energy in
      let rule = DietRule(diet, for: member)
      guard let ownCalories else { return rule.targets(energy: energy.calories, weight: member.weightForProtein) }
      var targets = rule.targets(energy: Double(ownCalories), weight: member.weightForProtein, step: 1)
      targets.calories = Int(GuideNumber.rounded(energy.calories, to: EnergyRequirement.step))
      return targets
    }
    self.energy = energy
    self.diet = diet
    self.computed = computed
    targets = computed.map { computed in
      set.reduce(into: computed) { $0[$1.nutrient] = $1.value }
    }
    self.own = computed == nil ? [] : Set(set.map(\.nutrient))
    notices = GuideNotice.all(for: member, energy)
  }

  /// What NASEM 2023 gives for the member; nil where sex or height is not known.
  package var comparison: EstimatedEnergyRequirement? { EstimatedEnergyRequirement(member) }

  /// The most saturated fat as a share of energy, 0 to 1: 0.1, or what the diet says.
  package var saturatedFatShare: Double { DietRule(diet, for: member).saturatedFatShare / 100 }
}

/// A household's targets: what its members' lines add up to.
package struct HouseholdPlan: Sendable {
  /// One for each member, infants among them.
  package let members: [MemberPlan]
  /// The sum of what the members' lines show.
  package let sum: DailyTargets
  /// The same with what somebody has set for the household.
  package let targets: DailyTargets
  /// Which of them were set for the household.
  package let own: Set<Nutrient>

  /// The plan of a guide as it was filled in.
  package init(_ guide: FamilyGuide) {
    let members = guide.members.map { MemberPlan($0, own: guide.own) }
    let sum = members.compactMap(\.targets).reduce(.zero, +)
    let set = members.contains { $0.targets != nil } ? guide.own.filter { $0.member == nil } : []
    self.members = members
    self.sum = sum
    targets = set.reduce(into: sum) { $0[$1.nutrient] = $1.value }
    own = Set(set.map(\.nutrient))
  }

  /// The members for whom something is planned.
  package var planned: [MemberPlan] { members.filter { $0.targets != nil } }

  /// The sum over days, each member counted on as many as they are there; by the members' numbers, all others all days.
  package func sum(over days: Int, present: [Int: Int] = [:]) -> DailyTargets {
    planned.reduce(.zero) { sum, plan in
      sum + (plan.targets ?? .zero).times(present[plan.member.id] ?? days)
    }
  }
}
