/// A family's targets: the sum of its members' targets.
package struct FamilyPlan: Sendable {
  /// One plan for each member, infants included.
  package let members: [MemberPlan]
  /// The sum of the members' targets, without the targets that were set for the household.
  package let sum: DailyTargets
  /// The household's targets: `sum`, with the values that were set for the household in place of the calculated ones.
  package let targets: DailyTargets
  /// The nutrients whose target was set for the household.
  package let customNutrients: Set<Nutrient>

  /// The plan for a guide as it was filled in.
  package init(_ guide: FamilyGuide) {
    let members = guide.members.map { MemberPlan($0, customTargets: guide.customTargets) }
    let sum = members.compactMap(\.targets).reduce(.zero, +)
    let set = members.contains { $0.targets != nil } ? guide.customTargets.filter { $0.member == nil } : []
    self.members = members
    self.sum = sum
    targets = set.reduce(into: sum) { $0[$1.nutrient] = $1.value }
    customNutrients = Set(set.map(\.nutrient))
  }

  /// The members who have targets.
  package var planned: [MemberPlan] { members.filter { $0.targets != nil } }

  /// The members' targets for several days, added up.
  ///
  /// `present` maps the IDs of members to the number of days on which they are present; a member whose ID is missing
  /// counts on every day.
  package func sum(over days: Int, present: [Int: Int] = [:]) -> DailyTargets {
    planned.reduce(.zero) { sum, plan in
      sum + (plan.targets ?? .zero).times(present[plan.member.id] ?? days)
    }
  }
}
