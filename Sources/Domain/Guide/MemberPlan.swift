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
