internal import Charts
internal import Domain
internal import Text

/// What `--all` adds: grams of the macros, every nutrient, the largest sources, and what each day cost.
struct PeriodDetails {
  let report: PeriodReport
  let canvas: Canvas

  var lines: [StyledLine] {
    let blocks = [macros, nutrients, largest, spending]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledLine()]))
  }

  /// Grams as plain bars: shares of energy make fat look more and carbs less than what is on the plate.
  private var macros: [StyledLine] {
    guard let mean = report.mean(report.summary) else { return [] }
    let rows = Macro.allCases.map { macro in
      DayBars.Row(
        name: macro.rawValue, fullName: macro.rawValue.capitalizedFirst, state: .value(mean[macro.nutrient]),
        note: report.source == .meals ? String(report.goals.grams(macro)) : "")
    }
    let chart = DayBars(
      unit: "g", goal: nil, decimals: 1, noteHeading: report.source == .meals ? "goal" : nil, rows: rows,
      sentenceHeading: "Macros, g \(report.perDay).")
    let heading = StyledLine("Macros, g \(report.perDay)", .bold)
    return (canvas.isAccessible ? [] : [heading]) + chart.lines(on: canvas)
  }

  private var nutrients: [StyledLine] {
    guard let mean = report.mean(report.summary) else { return [] }
    let (name, before) = report.comparison
    let past = report.mean(before)
    let rows = Nutrient.allCases.map { nutrient in
      let decimals = nutrient == .calories || nutrient == .sodium ? 0 : 1
      func shown(_ mean: NutrientTotal?, of summary: PeriodSummary) -> Double? {
        guard summary.total.unknown(nutrient) < summary.items else { return nil }
        return mean.map { Figure.shown($0[nutrient], decimals: decimals) }
      }
      let (now, then) = (shown(mean, of: report.summary), shown(past, of: before))
      let change = now.flatMap { now in then.map { Figure.signed(now - $0, decimals: decimals) } }
      let cells = [now, then].map { $0.map { Figure.text($0, decimals: decimals) } ?? "?" }
      let row = ["\(MarkerText.name(nutrient)) \(nutrient.unit)"] + (past == nil ? [cells[0]] : cells + [change ?? ""])
      return row.map { StyledLine($0) }
    }
    let columns: [TextTable.Column] = [
      .init(""), .init(report.nowName, .right), .init(report.beforeName, .right), .init("change", .right),
    ]
    let heading = "Means \(report.perDay)" + (past == nil ? "" : ", \(report.thisName) and \(name)")
    return canvas.show(heading).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
      + TextTable(Array(columns.prefix(past == nil ? 2 : 4)), rows: rows).lines(on: canvas)
  }

  /// With the share of all that is known.
  private var largest: [StyledLine] {
    let rows = HealthMarker.nutrients.flatMap { nutrient in
      (report.sources[nutrient] ?? []).enumerated().map { index, item in
        let share = item.amount / report.summary.total[nutrient] * 100
        return [
          StyledLine(index == 0 ? MarkerText.name(nutrient) : ""), StyledLine(item.name),
          StyledLine("\(FoodText.amount(item.amount, nutrient)) \(nutrient.unit)"),
          StyledLine(Figure.text(share) + "%"), StyledLine(item.times == 1 ? "" : "\(item.times)x", .faint),
        ]
      }
    }
    guard !rows.isEmpty else { return [] }
    let columns: [TextTable.Column] = [
      .init(""), .init(""), .init("", .right), .init("", .right), .init("", .right),
    ]
    return [StyledLine("Largest sources", .bold)] + TextTable(columns, rows: rows).lines(on: canvas)
  }

  private var spending: [StyledLine] {
    guard !report.spending.isEmpty else { return [] }
    let rows = report.spending.map { day in
      [
        StyledLine(DayText.weekday(day.day)),
        StyledLine(day.amount.map { MoneyText(currency: report.currency, canvas: canvas).text($0) } ?? "?"),
        StyledLine(day.trips.counted("trip")),
        StyledLine(day.unpriced == 0 ? "" : "\(day.unpriced) without a price", .faint),
      ]
    }
    return TextTable([.init("Spent on"), .init("amount", .right), .init("in"), .init("")], rows: rows).lines(on: canvas)
  }
}
