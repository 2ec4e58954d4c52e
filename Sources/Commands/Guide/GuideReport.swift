internal import Domain
internal import Store
internal import Text

/// The days over which targets are added up, and the number of these days on which each member is present.
struct GuideSpan {
  var days = 1
  /// The number of days on which each member is present; the keys are the members' IDs.
  ///
  /// A member without an entry is present every day.
  var present: [Int: Int] = [:]

  /// Whether the span is a single day with everybody present.
  var isPlain: Bool { days == 1 && !hasAbsent }
  /// Whether somebody is away on some days.
  var hasAbsent: Bool { present.values.contains { $0 != days } }

  /// The number of days on which a member is present.
  func days(of member: FamilyMember) -> Int { present[member.id] ?? days }
}

/// A family guide: each member's targets, the sum of all targets, their derivation, and remarks.
struct GuideReport: Report {
  let profile: Profile
  let guide: FamilyGuide
  let plan: FamilyPlan
  let today: Day
  var span = GuideSpan()
  /// The only member shown; nil for all.
  var member: FamilyMember?
  /// Notes on how words of the typed member lines were understood; empty if no line was typed.
  var notes: [String] = []
  var step: Step?
  var isWrite = false

  /// The current guide, for one day.
  init(profile: Profile, guide: FamilyGuide, today: Day) {
    self.profile = profile
    self.guide = guide
    self.today = today
    plan = guide.plan
  }

  /// The members that are shown.
  var shown: [MemberPlan] { member.map { one in plan.members.filter { $0.member.id == one.id } } ?? plan.members }

  /// The targets added up over all days; if somebody is absent, targets set by hand for the household do not apply.
  var total: DailyTargets {
    guard span.hasAbsent else { return plan.targets.times(span.days) }
    return plan.sum(over: span.days, present: span.present)
  }

  /// The nutrients for which the household has a target set by hand; empty if somebody is absent, since those targets
  /// do not apply then.
  var customNutrients: Set<Nutrient> { span.hasAbsent ? [] : plan.customNutrients }

  /// The sum over all members of the days on which each is present.
  var personDays: Int { plan.planned.reduce(0) { $0 + span.days(of: $1.member) } }

  var json: JSON {
    var members: [String: JSON] = [
      "profile": .string(profile.name), "members": .array(shown.map { .guideMember($0, today: today) }),
      "targets": plan.planned.isEmpty ? .null : .dailyTargets(plan.targets),
      "own": .customNutrients(plan.customNutrients),
      "explanation": .string(
        plan.planned.isEmpty ? "the guide has no member with targets yet" : GuideWords.explanation),
      "citations": .citations(shown), "completed": .bool(guide.completedAt != nil),
      "me": .optional(guide.me?.name), "period": span.isPlain ? .null : period,
    ]
    if !notes.isEmpty { members["notes"] = .array(notes.map(JSON.string)) }
    if isWrite { members["undo"] = .optional(step?.id) }
    return .object(members)
  }

  private var period: JSON {
    .object([
      "days": .int(span.days), "targets": plan.planned.isEmpty ? .null : .dailyTargets(total),
      "members": .array(
        plan.planned.map { plan in
          let days = span.days(of: plan.member)
          return .object([
            "name": .string(plan.member.name), "days": .int(days),
            "targets": plan.targets.map { .dailyTargets($0.times(days)) } ?? .null,
          ])
        }),
    ])
  }

  /// One row per member, and one for the household if all members are shown; an infant's row has no values.
  var table: CSVTable? {
    let rows = shown.map { plan in
      let member = plan.member
      let days = span.days(of: member)
      return [plan.targets == nil ? "infant" : "member", member.name, FoodText.csv(member.age), String(days)]
        + Self.values(plan.targets?.times(days), customNutrients: plan.customNutrients)
    }
    let household =
      member != nil || plan.planned.isEmpty
      ? [] : [["household", "", "", String(span.days)] + Self.values(total, customNutrients: customNutrients)]
    return CSVTable(
      ["row", "name", "age", "days"] + Nutrient.allCases.map(\.rawValue) + ["totalSugarReference", "salt", "own"],
      rows + household)
  }

  private static func values(_ targets: DailyTargets?, customNutrients: Set<Nutrient>) -> [String] {
    guard let targets else { return [String](repeating: "", count: Nutrient.allCases.count + 3) }
    return Nutrient.allCases.map { String(targets[$0]) } + [
      String(targets.totalSugarReference), FoodText.csv(targets.salt),
      Nutrient.allCases.filter(customNutrients.contains).map(\.rawValue).joined(separator: " "),
    ]
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let closing = isWrite ? [WriteReport.closing(profile.name, step, canvas)] : []
    if let member, let plan = shown.first, plan.member == member {
      return GuideCard(report: self, plan: plan, canvas: canvas).lines + closing
    }
    return GuideText(report: self, canvas: canvas).lines + closing
  }
}
