internal import Domain
internal import Figures
internal import Text

/// One member's targets, one per line, each compared with energy or body weight, and the sources of the targets.
struct GuideCard {
  let report: GuideReport
  let plan: MemberPlan
  let canvas: Canvas

  private var member: FamilyMember { plan.member }

  var lines: [StyledLine] {
    let rows = LabelledRows(canvas: canvas)
    let stands = report.guide.me?.id == member.id ? ["owner of the profile"] : []
    let heading = rows.heading([member.name] + GuideWords.facts(member) + stands)
    let remarks = GuideWords.lines(GuideWords.remarks(of: plan, today: report.today), of: nil, on: canvas)
    guard let targets = plan.targets else { return heading + remarks }
    let days = report.span.days(of: member)
    let span = days == 1 ? "" : "over \(days.counted("day"))"
    let shown = targets.times(days)
    return heading + (span.isEmpty ? [] : [StyledLine(span, .faint)]) + values(shown, perDay: targets)
      + remarks + why + closing
  }

  private func values(_ targets: DailyTargets, perDay: DailyTargets) -> [StyledLine] {
    let list = Nutrient.allCases.map { nutrient in
      [
        GuideWords.target(
          nutrient, targets, isCustom: plan.customNutrients.contains(nutrient), isBrief: true, on: canvas),
        detail(nutrient, of: targets, perDay: perDay), sources(of: nutrient),
      ]
    }
    let bound = canvas.isAccessible ? TargetBound.atMost.words : TargetBound.atMost.sign
    let allSugars = "\(Figure.text(targets.totalSugarReference)) g all sugars"
    let sugars = [
      plan.limitsCarbohydrates ? "\(bound) \(allSugars)" : allSugars,
      plan.limitsCarbohydrates ? "the limit of carbs" : "label reference",
      (plan.limitsCarbohydrates ? Publication.feinman2015 : .euLabels).key,
    ]
    let rows = list.prefix(6) + [sugars] + list.dropFirst(6)
    guard canvas.width >= 72, !canvas.isAccessible else {
      return rows.flatMap { row in
        LabelledRows(canvas: canvas, labelWidth: 2).row("", row)
      }
    }
    let columns = [TextTable.Column("  a day"), .init("equal to"), .init("source")]
    let cells = rows.map { row in
      [StyledLine("  " + row[0]), StyledLine(row[1], .faint), StyledLine(row[2], .faint)]
    }
    let hasSpan = targets.calories != perDay.calories
    let titles = hasSpan ? [TextTable.Column("  in total")] + columns.dropFirst() : columns
    return TextTable(titles, rows: cells).lines(on: canvas)
  }

  /// The target in relation to energy or body weight: `15 % of energy, 1.2 g/kg`, `5.0 g salt`.
  ///
  /// For a target set by hand it also says what the guide calculates.
  private func detail(_ nutrient: Nutrient, of shown: DailyTargets, perDay targets: DailyTargets) -> String {
    if plan.customNutrients.contains(nutrient), let computed = plan.computed {
      return "set by hand; guide: \(Figure.text(computed[nutrient]))"
    }
    if nutrient == .sodium { return "\(GuideWords.salt(shown)) g salt" }
    let perGram: Double? =
      switch nutrient {
      case .protein, .carbohydrates, .sugar: 4
      case .fat, .saturatedFat: 9
      case .calories, .fiber, .sodium: nil
      }
    guard let perGram, targets.calories > 0 else { return "" }
    let grams = Double(targets[nutrient])
    let share = "\(Figure.text(grams * perGram / Double(targets.calories) * 100)) % of energy"
    let weight = nutrient == .protein ? ", \(Figure.text(grams / member.weight, decimals: 1)) g/kg" : ""
    return share + weight
  }

  private func sources(of nutrient: Nutrient) -> String {
    if nutrient == .calories { return Publication.dachEnergy.key }
    let steps = plan.derivation(of: nutrient).filter { nutrient != .sugar || $0.publication != .euLabels }
    return steps.compactMap(\.publication?.key).unique.joined(separator: ", ")
  }

  private var why: [StyledLine] {
    (StyledLine("Energy", .bold) + StyledLine(canvas.show(": " + EnergyDerivation(plan: plan).text))).wrapped(
      to: canvas.width)
  }

  private var closing: [StyledLine] {
    let name = Word.typed(name: member.name)
    return [
      "`guide explain \(name)` shows every step. Energy \(EnergyRequirement.uncertainty).", GuideWords.notAdvice,
    ]
    .flatMap { StyledLine(canvas.show($0), .faint).wrapped(to: canvas.width) }
  }
}
