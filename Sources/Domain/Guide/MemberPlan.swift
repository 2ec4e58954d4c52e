/// A member's targets and how they are calculated.
package struct MemberPlan: Sendable {
  /// The member, with the diet that was chosen, even if that diet is refused.
  package let member: FamilyMember
  /// The energy requirement; nil for an infant, who has no targets.
  package let energy: EnergyRequirement?
  /// The diet that the targets follow: the standard diet if the chosen one is refused.
  package let diet: DietType
  /// The targets as the guide calculates them; nil for an infant.
  ///
  /// If the energy was set by hand, the targets that are shares of energy are calculated from that energy.
  package let computed: DailyTargets?
  /// The targets that apply: the calculated targets, with the values that were set by hand in place of the calculated
  /// ones.
  ///
  /// Nil for an infant.
  package let targets: DailyTargets?
  /// The nutrients whose target was set by hand.
  package let customNutrients: Set<Nutrient>
  /// Notes about the plan, the most serious first.
  package let notices: [GuideNotice]

  /// Creates the plan of a member; of the custom targets, only those set for this member are used.
  package init(_ member: FamilyMember, customTargets: [CustomTarget] = []) {
    self.member = member
    let energy = member.isInfant ? nil : EnergyRequirement(member)
    let diet = GuideNotice.refusal(of: member.diet, for: member) == nil ? member.diet : .standard
    let set = member.id == 0 ? [] : customTargets.filter { $0.member == member.id }
    let ownCalories = set.last { $0.nutrient == .calories }?.value
    let computed = energy.map { energy in
      let rule = DietRule(diet, for: member)
      guard let ownCalories else { return rule.targets(energy: energy.calories, weight: member.weightForProtein) }
      var targets = rule.targets(energy: Double(ownCalories), weight: member.weightForProtein, roundedTo: 1)
      targets.calories = Int(GuideNumber.rounded(energy.calories, to: EnergyRequirement.roundingUnit))
      return targets
    }
    self.energy = energy
    self.diet = diet
    self.computed = computed
    targets = computed.map { computed in
      set.reduce(into: computed) { $0[$1.nutrient] = $1.value }
    }
    self.customNutrients = computed == nil ? [] : Set(set.map(\.nutrient))
    notices = GuideNotice.all(for: member, energy, isEnergyOwn: ownCalories != nil)
  }

  /// The estimate of NASEM 2023 for the member; nil if it cannot be calculated, for instance without a height.
  package var comparison: EstimatedEnergyRequirement? { EstimatedEnergyRequirement(member) }

  /// Whether the diet has a maximum for carbohydrates, which then also limits all sugars: true for keto.
  package var limitsCarbohydrates: Bool { DietRule(diet, for: member).carbohydrateMaximum != nil }

  /// The maximum saturated fat as a share of energy, 0 to 1: 0.1 unless the diet has its own value.
  package var saturatedFatShare: Double { DietRule(diet, for: member).saturatedFatShare / 100 }
}
