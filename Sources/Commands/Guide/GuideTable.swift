internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A family guide as a table with a row per member and one for the household; if the table is too wide, each row
/// becomes a block.
struct GuideTable {
  let report: GuideReport
  let canvas: Canvas

  private static let minimumNameWidth = 8
  private static let nutrients = Nutrient.allCases
  /// The number of empty cells between two columns.
  private static let gap = 2

  var lines: [StyledLine] {
    guard !canvas.isAccessible, width <= canvas.width else { return folded }
    return rows
  }

  // MARK: In columns

  /// The width in cells that the table needs if its names are cut to the minimum width.
  private var width: Int {
    let table = [titles.map { $0.cells }] + cells.map { row in row.map(\.cells) }
    let widths = titles.indices.dropFirst().map { column in
      table.map { $0.indices.contains(column) ? $0[column] : 0 }.max() ?? 0
    }
    return Self.minimumNameWidth + widths.reduce(0) { $0 + $1 + Self.gap }
  }

  private var titles: [String] {
    ["", report.span.hasAbsent ? "days" : "age", "kcal", "P", "C", "F", "sat.F", "sugar", "fiber", "sodium", "salt"]
  }

  /// The row below the titles: whether a value is a minimum or a maximum, and its unit.
  private var units: [StyledLine] {
    let nutrients = Self.nutrients.map { nutrient in
      nutrient == .calories ? "" : TargetBound(nutrient).sign + nutrient.unit
    }
    return ([""] + [""] + nutrients + [TargetBound(.sodium).sign + "g"]).map { StyledLine(canvas.show($0), .faint) }
  }

  private var cells: [[StyledLine]] { [units] + memberCells + (report.plan.planned.isEmpty ? [] : householdCells) }

  private var memberCells: [[StyledLine]] {
    report.plan.members.map { plan in
      let member = plan.member
      let days = report.span.days(of: member)
      let second =
        report.span.hasAbsent ? plan.targets.map { _ in String(days) } ?? "" : GuideWords.shortAge(member)
      return [StyledLine(member.name), StyledLine(second)]
        + (plan.targets.map { values($0.times(days), customNutrients: plan.customNutrients) } ?? [])
    }
  }

  private var householdCells: [[StyledLine]] {
    let total = report.total
    let days = report.span.hasAbsent ? String(report.span.days) : ""
    return [
      [StyledLine("total", .bold), StyledLine(days)]
        + values(total, customNutrients: report.customNutrients, ink: .bold),
      [StyledLine("% kcal", .faint), StyledLine("")] + shares(of: total).map { StyledLine($0, .faint) },
      [StyledLine("mean", .faint), StyledLine("")] + means(of: total).map { StyledLine($0, .faint) },
    ]
  }

  private func values(_ targets: DailyTargets, customNutrients: Set<Nutrient>, ink: Ink = .plain) -> [StyledLine] {
    Self.nutrients.map { nutrient in
      let value = Figure.text(targets[nutrient])
      return customNutrients.contains(nutrient) ? StyledLine("*" + value, .cyan) : StyledLine(value, ink)
    } + [StyledLine(GuideWords.salt(targets), ink)]
  }

  private var rows: [StyledLine] {
    let columns = titles.enumerated().map { index, title in
      TextTable.Column(title, index == 0 ? .left : .right)
    }
    let lines = TextTable(columns, rows: cells).lines(on: canvas)
    return lines.enumerated().map { index, line in
      // The first two rows are the titles and the units.
      guard report.plan.members.indices.contains(index - 2), report.plan.members[index - 2].targets == nil else {
        return line
      }
      return line + StyledLine("  no targets", .faint)
    }
  }

  // MARK: Shares and means of the total

  /// The share of the household's energy that each nutrient provides, as a whole percentage.
  ///
  /// The shares of the macros add up to 100 unless a target set by hand prevents that.
  private func shares(of total: DailyTargets) -> [String] {
    shares(total).map { $0.map { "\($0) %" } ?? "" }
  }

  private func shares(_ total: DailyTargets) -> [Int?] {
    let calories = Double(total.calories)
    guard calories > 0 else { return [] }
    func share(_ nutrient: Nutrient, _ perGram: Double) -> Double { Double(total[nutrient]) * perGram / calories }
    let macros = [share(.protein, 4), share(.carbohydrates, 4), share(.fat, 9)]
    // If a value was set by hand, the shares may not add up to 100 %.
    let isClosed = abs(macros.reduce(0, +) - 1) < 0.01
    let percents = isClosed ? SplitBars.percents(macros) : macros.map { Int(($0 * 100).rounded()) }
    let parts = [share(.saturatedFat, 9), share(.sugar, 4)].map { Int(($0 * 100).rounded()) }
    return [nil] + percents.map { $0 } + parts.map { $0 }
  }

  /// The mean targets per person and day: the household's targets divided by the sum of the days on which each member
  /// is present.
  private func means(of total: DailyTargets) -> [String] {
    let days = Double(max(1, report.personDays))
    let salt = Figure.text(total.salt / days, decimals: 1)
    return Self.nutrients.map { Figure.text(Double(total[$0]) / days) } + [salt]
  }

  // MARK: One block per member

  private var folded: [StyledLine] {
    report.plan.members.flatMap { member($0) } + (report.plan.planned.isEmpty ? [] : household)
  }

  private func member(_ plan: MemberPlan) -> [StyledLine] {
    let member = plan.member
    let name = StyledLine(canvas.show(member.name), .bold)
    guard let targets = plan.targets else {
      return [name + StyledLine(", \(GuideWords.age(member)): no targets", .faint)]
    }
    let days = report.span.days(of: member)
    let there = report.span.hasAbsent ? ", \(days.counted("day"))" : ""
    return [name + StyledLine(", \(GuideWords.age(member))\(there)")]
      + list(targets.times(days), customNutrients: plan.customNutrients)
  }

  private var household: [StyledLine] {
    let total = report.total
    let percents = zip(["protein", "carbs", "fat", "saturated fat", "free sugar"], shares(total).dropFirst())
    let shares = percents.compactMap { name, percent in percent.map { "\(name) \($0) %" } }
    let means = zip(["kcal", "g protein", "g carbs", "g fat"], means(of: total)).map { "\($1) \($0)" }
    let rows = LabelledRows(canvas: canvas, labelWidth: 2)
    return [StyledLine("total", .bold)] + list(total, customNutrients: report.customNutrients)
      + [StyledLine("% of energy", .faint)] + rows.row("", shares)
      + [StyledLine("mean per person and day", .faint)] + rows.row("", means)
  }

  private func list(_ targets: DailyTargets, customNutrients: Set<Nutrient>) -> [StyledLine] {
    LabelledRows(canvas: canvas, labelWidth: 2).row(
      "", Self.nutrients.map { GuideWords.target($0, targets, isCustom: customNutrients.contains($0), on: canvas) })
  }
}
