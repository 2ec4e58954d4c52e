internal import Domain
internal import Figures
internal import Text

/// A family guide on the screen: first the table, then serious notices, then the reasons, then further information.
struct GuideText {
  let report: GuideReport
  let canvas: Canvas

  private var plan: FamilyPlan { report.plan }

  var lines: [StyledLine] {
    guard !plan.members.isEmpty else { return empty }
    let table = GuideTable(report: report, canvas: canvas).lines
    guard !plan.planned.isEmpty else {
      return heading + table + notices { _ in true }
        + faint("Nobody in this guide has targets yet; `guide member add` adds somebody aged 1 or older.")
    }
    return heading + noteLines + table + legend + customTargetLines + notices { $0 != .info } + why + sources
      + notices { $0 == .info } + closing
  }

  private var empty: [StyledLine] {
    [
      StyledLine("This family guide has no members yet.", .bold),
      StyledLine("`guide start` asks about everybody; to add one member in one line:"),
      StyledLine("`guide member add Dad --age 40 --weight 82 --activity lightly-active --sex m`;"),
      StyledLine("then `guide` shows everybody's daily targets, and where they come from."),
    ]
  }

  private var heading: [StyledLine] {
    let days = report.span.days == 1 ? "per day" : report.span.days.counted("day")
    let members = (plan.planned.isEmpty ? plan.members : plan.planned).count.counted("member")
    let calories = plan.planned.isEmpty ? nil : "\(Figure.text(report.total.calories)) kcal"
    let stands = report.guide.me.map { "\($0.name) is \(report.profile.name)" }
    let parts = [
      "Family guide, \(days)", members, calories, report.guide.me?.name == report.profile.name ? nil : stands,
    ]
    return LabelledRows(canvas: canvas).heading(parts.compactMap(\.self))
  }

  /// Notes on how words of the typed member lines were understood.
  private var noteLines: [StyledLine] {
    report.notes.flatMap { FormReply.line($0, on: canvas).wrapped(to: canvas.width) }
  }

  private var legend: [StyledLine] {
    let signs =
      (canvas.isAccessible ? "" : "≥ at least, ≤ at most; mean: per person a day; ") + "free sugar: added, honey, juice"
    let one =
      plan.planned.count > 1 ? ["A good total can hide one member's poor intake: see `guide show --member NAME`"] : []
    return ([signs] + one).flatMap(faint)
  }

  /// Lines that list the targets set by hand, each with the value that the guide calculates.
  private var customTargetLines: [StyledLine] {
    let members = plan.planned.flatMap { plan in
      Nutrient.allCases.filter(plan.customNutrients.contains).map { nutrient in
        line(nutrient, of: plan.member.name, own: plan.targets, computed: plan.computed, "the guide calculates")
      }
    }
    let household = Nutrient.allCases.filter(plan.customNutrients.contains).map { nutrient in
      line(nutrient, of: "household", own: plan.targets, computed: plan.sum, "the members' values add up to")
    }
    let away =
      report.span.hasAbsent && !plan.customNutrients.isEmpty
      ? ["a member is away, so each total is the sum of the members' values, not a value set by hand"] : []
    return (members + household + away).flatMap { StyledLine(canvas.show("* " + $0), .cyan).wrapped(to: canvas.width) }
  }

  private func line(
    _ nutrient: Nutrient, of name: String, own: DailyTargets?, computed: DailyTargets?, _ otherwise: String
  ) -> String {
    let (own, computed) = (own?[nutrient] ?? 0, computed?[nutrient] ?? 0)
    return "\(name): \(GuideWords.label(nutrient)) set by hand to \(Figure.text(own)) \(nutrient.unit) a day; "
      + "\(otherwise) \(Figure.text(computed))"
  }

  private func notices(_ isMeant: (GuideNotice.Weight) -> Bool) -> [StyledLine] {
    plan.members.flatMap { plan in
      let remarks = GuideWords.remarks(of: plan, today: report.today).filter { isMeant($0.weight) }
      return GuideWords.lines(remarks, of: plan.member.name, on: canvas)
    }
  }

  private var why: [StyledLine] {
    [StyledLine("Energy and sources", .bold)]
      + plan.planned.flatMap { EnergyDerivation(plan: $0).line(on: canvas).wrapped(to: canvas.width) }
  }

  /// The publications that the values of all nutrients except energy come from, each listed once.
  private var sources: [StyledLine] {
    let named = Nutrient.allCases.dropFirst().map { nutrient in
      let keys = plan.planned.flatMap { $0.derivation(of: nutrient) }.compactMap(\.publication?.key)
      return (label: GuideWords.label(nutrient), keys: keys.unique.joined(separator: ", "))
    }
    let parts = named.filter { !$0.keys.isEmpty }.map { "\($0.label): \($0.keys)" }
    return LabelledRows(canvas: canvas, labelWidth: 0).row("", parts)
      .map { StyledLine($0.plain, .faint) }
  }

  private var closing: [StyledLine] {
    let completed =
      report.guide.completedAt == nil
      ? [
        "The guide is not completed yet: `guide generate` marks it as completed."
      ] : []
    return (completed + ["Energy \(EnergyRequirement.uncertainty). `guide explain` shows every step."])
      .flatMap(faint) + faint(GuideWords.notAdvice)
  }

  private func faint(_ text: String) -> [StyledLine] {
    StyledLine(canvas.show(text), .faint).wrapped(to: canvas.width)
  }
}

/// How a member's energy is derived, in one line.
struct EnergyDerivation {
  let plan: MemberPlan

  /// Formats the derivation in one line.
  ///
  /// Example: `Dad: 1,791 kcal at rest (Müller 2004) × activity 1.5 = 2,686; NASEM 2023 gives 2,772 ± 339`.
  func line(on canvas: Canvas) -> StyledLine {
    StyledLine(canvas.show(plan.member.name), .bold) + StyledLine(canvas.show(": " + text))
  }

  /// The derivation without the member's name; empty for an infant.
  var text: String {
    guard let energy = plan.energy else { return "" }
    let diet = plan.diet == .standard ? "" : "\(plan.diet.rawValue); "
    let isOne = energy.estimates.count == 1
    let resting = energy.estimates.map { (isOne ? "" : "\($0.sex.word) ") + Figure.text($0.resting) }
      .joined(separator: " and ")
    let sources = energy.estimates.map(\.equation.publication.key).unique.joined(separator: ", ")
    let growth = energy.growth == 1 ? "" : " × \(Figure.text(energy.growth, decimals: 2)) for growth"
    let addition = energy.addition > 0 ? " + \(Figure.text(energy.addition))" : ""
    let mean = isOne ? "" : "mean of "
    return diet + "\(mean)\(resting) kcal at rest (\(sources)) × activity \(Figure.short(energy.physicalActivityLevel))"
      + "\(growth)\(addition) = \(Figure.text(energy.requirement))\(wish)\(comparison)"
  }

  /// The part of the planned energy that comes from a wish to lose or gain weight; empty if there is no such wish.
  private var wish: String {
    guard let energy = plan.energy, let change = energy.change, change.calories != 0,
      !plan.customNutrients.contains(.calories)
    else { return "" }
    return "; \(change.term) (\(Publication.wishnofsky1958.key)): \(Figure.text(energy.calories))"
  }

  private var comparison: String {
    guard let other = plan.comparison else { return "" }
    return "; \(Publication.nasem2023.key) gives \(Figure.text(other.calories)) ± \(Figure.text(other.error))"
  }
}
