internal import Domain
internal import Figures
internal import Text

/// Explains the daily target for a nutrient: that of a member, that of the household, or the reference value for
/// adults.
struct TargetExplanation {
  let nutrient: Nutrient
  let guide: FamilyGuide
  let goals: MacroGoals
  let today: Day

  func explanation(of person: ExplainQuestion.Person) -> Explanation {
    let household = guide.plan
    switch person {
    case .household: return household.planned.isEmpty ? reference : sum(household)
    case .member(let id): return household.members.first { $0.member.id == id }.map(one) ?? reference
    case .unnamed:
      guard !household.planned.isEmpty else { return reference }
      guard let mine = guide.myPlan else {
        var explanation = sum(household)
        explanation.facts.append(
          "The guide does not know which member you are: `guide member edit NAME --me` tells it; "
            + "`explain \(nutrient.words[0]) of NAME` explains one member.")
        return explanation
      }
      return household.planned.count > 1 ? both(mine, household) : one(mine)
    }
  }

  // MARK: A member's target

  private func one(_ plan: MemberPlan) -> Explanation {
    guard let targets = plan.targets else {
      return Explanation(
        kind: .target, title: "\(TargetWords.name(nutrient)) of \(plan.member.name): no target",
        notices: GuideWords.notices(plan, today: today))
    }
    return Explanation(
      kind: .target,
      title: "\(TargetWords.name(nutrient)) of \(plan.member.name): \(TargetWords.value(nutrient, targets)) a day",
      facts: [TargetWords.facts(plan)],
      sections: [.init(derivation: plan.derivation(of: nutrient))] + comparison(plan),
      doubts: TargetWords.doubts(of: [plan], [nutrient]), notices: GuideWords.notices(plan, today: today),
      closing: GuideWords.notAdvice,
      more: ["explain \(plan.member.name)"])
  }

  private func comparison(_ plan: MemberPlan) -> [Explanation.Section] {
    nutrient == .calories ? TargetWords.comparison(plan) : []
  }

  private func both(_ mine: MemberPlan, _ household: FamilyPlan) -> Explanation {
    var explanation = one(mine)
    let all = sum(household)
    explanation.sections[0].title = mine.member.name
    explanation.sections += all.sections.map { .init(title: "Household", derivation: $0.derivation) }
    explanation.rows = all.rows
    explanation.more = ["explain \(nutrient.words[0]) of household"] + explanation.more
    return explanation
  }

  // MARK: The household's target

  private func sum(_ household: FamilyPlan) -> Explanation {
    Explanation(
      kind: .target,
      title: "\(TargetWords.name(nutrient)) of the household: \(TargetWords.value(nutrient, household.targets)) a day",
      sections: [.init(derivation: TargetWords.sum(of: nutrient, household))], rows: rows(household),
      doubts: [
        "the sum is only as certain as each member's value, and a total within its limits can hide a member who is over"
      ],
      more: household.planned.prefix(2).map { "explain \(nutrient.words[0]) of \($0.member.name)" })
  }

  private func rows(_ household: FamilyPlan) -> ExplanationRows {
    let rows = household.members.map { plan in
      let note = plan.targets == nil ? "no targets" : plan.customNutrients.contains(nutrient) ? "set by hand" : ""
      return (plan: plan, value: plan.targets?[nutrient], note: note)
    }
    return ExplanationRows(
      title: "Members", columns: [.init(title: ""), .init(title: nutrient.unit, alignment: .right), .init(title: "")],
      cells: rows.map { [$0.plan.member.name, $0.value.map { Figure.text($0) } ?? "–", $0.note] },
      keys: ["member", "value", "unit", "own"],
      values: rows.map { row in
        [
          "member": .string(row.plan.member.name), "value": .optional(row.value), "unit": .string(nutrient.unit),
          "own": .bool(row.plan.customNutrients.contains(nutrient)),
        ]
      })
  }

  // MARK: Without a guide

  /// Explains the reference value for adults, which markers and goals use if nobody's target is known.
  private var reference: Explanation {
    let nobody =
      guide.members.isEmpty
      ? "The family guide has no members, so these are the values for adults; `guide member add` adds a member."
      : "No member of the family guide has targets, so these are the values for adults."
    return Explanation(
      kind: .target, title: "\(TargetWords.name(nutrient)): the reference value for adults", facts: [nobody],
      sections: [.init(derivation: AdultReference.steps(nutrient, goals))],
      doubts: ["a value for adults in general; what one person needs or tolerates is not known"],
      more: ["explain goals"]
        + (HealthMarker.nutrients.contains(nutrient) ? ["explain marker \(nutrient.words[0])"] : []))
  }
}

/// The reference values for adults about whom nothing else is known.
enum AdultReference {
  private static let age = 40.0

  static func steps(_ nutrient: Nutrient, _ goals: MacroGoals) -> [DerivationLine] {
    let goal = Macro.allCases.first { $0.nutrient == nutrient }.map { GoalExplanation.step($0, goals) }
    switch nutrient {
    case .calories:
      return [
        DerivationLine(
          "no reference value", "energy needs a weight, an age and an activity: a member of the family guide", nil, ""),
        DerivationLine("goal", "set with `goals set calories`", Double(goals.calories), "kcal"),
      ]
    case .protein: return [of(.protein, "at least")] + goalLines(goal)
    case .fat: return [of(.fatShare, "share of energy")] + goalLines(goal)
    case .carbohydrates:
      return [DerivationLine("share of energy", "more than 50 %", nil, "", .dgeCarbohydrate)] + goalLines(goal)
    case .saturatedFat:
      return [
        DerivationLine(
          "at most", "10 % of the planned energy", nil, "", .whoFat,
          passage: "D-A-CH and DGA 2020-2025 give the same limit")
      ]
    case .sugar:
      return [
        DerivationLine(
          "free sugars, at most", "10 % of the planned energy", nil, "", .whoSugar,
          passage: "DAG, DDG and DGE 2018 give the same limit"),
        DerivationLine(
          "all sugars, reference", "18 % of the planned energy", nil, "", .euLabels,
          passage: "90 g in 2,000 kcal, Annex XIII"),
      ]
    case .fiber: return [of(.adultFiber, "at least")]
    case .sodium: return [of(.sodium, "at most")]
    }
  }

  private static func of(_ table: ReferenceTable, _ bound: String) -> DerivationLine {
    let row = table.row(age: age)
    return DerivationLine(bound, "adults", row.female, table.unit, table.publication, passage: table.passage)
  }

  private static func goalLines(_ goal: DerivationLine?) -> [DerivationLine] {
    goal.map {
      [DerivationLine("goal", $0.equation, $0.result, $0.unit, $0.publication, passage: $0.passage)]
    } ?? []
  }
}
