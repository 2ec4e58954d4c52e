internal import Domain
internal import Text

/// Explains the targets of all members, for one nutrient or for all: first the steps for each member, then the sum.
struct FamilyExplanation {
  let guide: FamilyGuide
  let today: Day
  /// The nutrient to explain; nil for all nutrients.
  let nutrient: Nutrient?

  private var nutrients: [Nutrient] { nutrient.map { [$0] } ?? Nutrient.allCases }

  var explanation: Explanation {
    let household = guide.plan
    guard !household.members.isEmpty else {
      return Explanation(
        kind: .target,
        title: "This family guide has no members yet: `guide start` asks about everybody.")
    }
    let subject = nutrient.map { "\(TargetWords.name($0)) of everybody" } ?? "Everybody's daily targets"
    return Explanation(
      kind: .target, title: subject,
      facts: household.members.map { "\($0.member.name): \(TargetWords.facts($0))" },
      sections: household.planned.flatMap(sections) + sum(household),
      doubts: TargetWords.doubts(of: household.planned, nutrients),
      notices: household.members.flatMap(notices), closing: GuideWords.notAdvice,
      more: household.planned.prefix(2).map { "guide explain \(Word.typed(name: $0.member.name))" })
  }

  private func sections(_ plan: MemberPlan) -> [Explanation.Section] {
    TargetWords.sections(plan, nutrients).map { section in
      Explanation.Section(
        title: [plan.member.name, section.title].compactMap(\.self).joined(separator: ", "),
        derivation: section.derivation)
    }
  }

  /// The notices about a member, each beginning with the member's name, since the notices about several members are
  /// listed together.
  private func notices(_ plan: MemberPlan) -> [GuideNotice] {
    GuideWords.notices(plan, today: today).map {
      GuideNotice($0.weight, "\(plan.member.name): \($0.text)", $0.publication)
    }
  }

  private func sum(_ household: FamilyPlan) -> [Explanation.Section] {
    guard household.planned.count > 1 else { return [] }
    return [
      Explanation.Section(
        title: "Together",
        derivation: nutrients.flatMap { TargetWords.sum(of: $0, household) })
    ]
  }
}
