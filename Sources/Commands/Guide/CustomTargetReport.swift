internal import Domain
internal import Figures
internal import Store
internal import Text

/// A target that was set by hand or reset to the guide's value.
struct CustomTargetReport: Report {
  let profile: Profile
  /// The guide after the change.
  let guide: FamilyGuide
  let nutrient: Nutrient
  /// The member whose target it is; nil for the household's target.
  let member: FamilyMember?
  var step: Step?

  private var plan: FamilyPlan { guide.plan }
  private var memberPlan: MemberPlan? { member.flatMap { one in plan.members.first { $0.member.id == one.id } } }
  private var targets: DailyTargets? { member == nil ? plan.targets : memberPlan?.targets }
  private var computed: DailyTargets? { member == nil ? plan.sum : memberPlan?.computed }
  private var isCustom: Bool { (memberPlan?.customNutrients ?? plan.customNutrients).contains(nutrient) }

  var json: JSON {
    .object([
      "target": .object([
        "nutrient": .string(nutrient.rawValue), "member": .optional(member?.name),
        "value": .optional(targets?[nutrient]), "computed": .optional(computed?[nutrient]),
        "unit": .string(nutrient.unit), "own": .bool(isCustom),
      ]), "targets": plan.planned.isEmpty ? .null : .dailyTargets(plan.targets), "undo": .optional(step?.id),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard let targets, let computed else { return [] }
    let value = GuideWords.target(nutrient, targets, isCustom: false, on: canvas)
    let otherwise = member == nil ? "the members' values add up to" : "the guide calculates"
    let said =
      isCustom
      ? "set by hand; \(otherwise) \(Figure.text(computed[nutrient])) \(nutrient.unit)"
      : member == nil ? "the sum of the members' values" : "as the guide calculates it"
    let head = StyledLine(canvas.show("\(member?.name ?? "Whole household"): "), .bold)
    let line =
      head + StyledLine(canvas.show("\(value) a day, ")) + StyledLine(canvas.show(said), isCustom ? .cyan : .plain)
    return line.wrapped(to: canvas.width) + [WriteReport.closing(profile.name, step, canvas)]
  }
}
