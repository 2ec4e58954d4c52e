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
