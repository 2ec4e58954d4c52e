internal import Domain
internal import Figures
internal import Text

/// All targets of a member, step by step.
struct MemberExplanation {
  let guide: FamilyGuide
  let today: Day

  func explanation(of id: Int) throws -> Explanation {
    guard let plan = guide.plan.members.first(where: { $0.member.id == id }) else {
      throw LarderError(.unknownMember, "there is no member #\(id)", hint: "`guide member list` shows the members")
    }
    let member = plan.member
    guard let targets = plan.targets else {
      return Explanation(
        kind: .member, title: "\(member.name): no targets", facts: [TargetWords.facts(plan)],
        notices: GuideWords.notices(plan, today: today))
    }
    return Explanation(
      kind: .member, title: "\(member.name): daily targets", facts: [TargetWords.facts(plan)],
      sections: TargetWords.sections(plan, Nutrient.allCases), rows: rows(plan, targets),
      doubts: TargetWords.doubts(of: [plan], Nutrient.allCases),
      notices: GuideWords.notices(plan, today: today),
      closing: GuideWords.notAdvice,
      more: ["explain protein of \(member.name)", "explain goals"])
  }

  private func rows(_ plan: MemberPlan, _ targets: DailyTargets) -> ExplanationRows {
    let nutrients = Nutrient.allCases
    return ExplanationRows(
      title: "All daily targets",
      columns: [
        .init(title: ""), .init(title: "bound"), .init(title: "per day", alignment: .right), .init(title: ""),
        .init(title: ""),
      ],
      cells: nutrients.map { nutrient in
        [
          TargetWords.name(nutrient).lowercased(), TargetWords.bound(nutrient), Figure.text(targets[nutrient]),
          nutrient.unit, plan.customNutrients.contains(nutrient) ? "set by hand" : "",
        ]
      },
      keys: ["nutrient", "bound", "value", "unit", "own"],
      values: nutrients.map { nutrient in
        [
          "nutrient": .string(nutrient.rawValue),
          "bound": .string(TargetBound(nutrient).rawValue),
          "value": .int(targets[nutrient]), "unit": .string(nutrient.unit),
          "own": .bool(plan.customNutrients.contains(nutrient)),
        ]
      })
  }
}
