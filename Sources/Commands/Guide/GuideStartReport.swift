internal import Domain
internal import Figures
internal import Store
internal import Text

/// The changes made by going through the family guide: a preview before saving, or a sentence afterwards.
struct GuideStartReport: Report {
  let profile: Profile
  let draft: GuideDraft
  /// The guide as it would be saved.
  let guide: FamilyGuide
  let today: Day
  /// Whether the report is the preview of a guide that is not saved yet.
  var isOffered = false
  /// The names of the profiles that will get their own targets, for the preview.
  var receivers: [String] = []
  /// The guide as it was saved; nil for a preview.
  var saved: FamilyGuide?
  /// The commands that give members without a profile their own targets, as text; nil if `handedOut` names them or if
  /// every member has a profile.
  var missing: String?
  /// What was given to the profiles that have a member's name; nil if nothing was given to them.
  var handedOut: HandOutReport?
  var step: Step?

  /// Creates the preview of a guide.
  ///
  /// - Throws: `missingValue` if the guide is incomplete.
  init(profile: Profile, draft: GuideDraft, now: Moment) throws {
    self.profile = profile
    self.draft = draft
    today = draft.today
    var guide = try draft.guide()
    guide.completedAt = now
    self.guide = guide
  }

  var json: JSON {
    var report = GuideReport(profile: profile, guide: saved ?? guide, today: today)
    report.step = step
    report.isWrite = !isOffered
    return report.json
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let plan = guide.plan
    let calories =
      plan.planned.isEmpty ? "nobody to plan for" : "\(Figure.text(plan.targets.calories)) kcal a day"
    let members = plan.members.count.counted("member")
    let rows = LabelledRows(canvas: canvas)
    guard isOffered else {
      let closing = "`guide` shows it, `guide explain` every step of the calculation."
      return rows.heading(["Family guide of \(profile.name)", members, calories])
        + canvas.show(closing).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
        + (handedOut?.rows(on: canvas) ?? [])
        + (missing.map { rows.row("others", ["no profile yet: \($0)"]) } ?? [])
        + [WriteReport.closing(profile.name, step, canvas)]
    }
    let changed = draft.people.map(\.member).filter { draft.lines.map(\.name).contains($0.name) }
    let isNew = { (member: MemberDraft) in member.id < 1 }
    return [StyledLine()] + rows.heading(["Family guide of \(profile.name)", members, calories])
      + rows.row("added", changed.filter(isNew).map(\.name))
      + rows.row("changed", changed.filter { !isNew($0) }.map(\.name))
      + rows.row("removed", draft.removed.map(\.name)) + rows.row("targets", draft.targetLines)
      + rows.row("goals", draft.takesGoals ? [try? draft.goals().text].compactMap(\.self) : [])
      + rows.row("hand out", receivers) + rows.row("you", [guide.me?.name].compactMap(\.self))
      + notices(plan, on: canvas)
  }

  /// Serious notices, which have to be shown before saving.
  private func notices(_ plan: FamilyPlan, on canvas: Canvas) -> [StyledLine] {
    plan.members.flatMap { plan in
      GuideWords.lines(
        GuideWords.remarks(of: plan, today: today).filter { $0.weight == .refused }, of: plan.member.name, on: canvas)
    }
  }
}
