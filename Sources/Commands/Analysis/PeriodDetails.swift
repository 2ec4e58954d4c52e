internal import Charts
internal import Domain
internal import Store
internal import Text

/// What `--all` adds: grams of the macros, every nutrient, the largest sources, and what each day cost.
struct PeriodDetails {
  /// Of each nutrient that is judged, the items that brought most of it.
  let sources: [(nutrient: Nutrient, items: [NutrientSource])]

  private static let judged: [Nutrient] = [.sodium, .saturatedFat, .sugar, .fiber]
  private static let itemsEach = 3

  static func make(_ period: Period, _ source: IntakeSource, _ door: ProfileDoor) throws -> PeriodDetails {
    PeriodDetails(
      sources: try judged.map { nutrient in
        (
          nutrient,
          try door.sourcesOf(nutrient, from: period.from, to: period.to, source: source, limit: itemsEach)
        )
      })
  }

  func lines(of report: PeriodReport, on canvas: Canvas) -> [StyledLine] {
    let blocks = [macros(report, canvas), nutrients(report, canvas), largest(canvas), spending(report, canvas)]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledLine()]))
  }

  /// Grams as plain bars: shares of energy make fat look more and carbs less than what is on the plate.
  private func macros(_ report: PeriodReport, _ canvas: Canvas) -> [StyledLine] {
    guard let mean = report.mean(report.summary) else { return [] }
    let rows = Macro.allCases.map { macro in
      DayBars.Row(
        name: macro.rawValue, fullName: macro.rawValue.capitalizedFirst, state: .value(mean[macro.nutrient]),
        note: report.source == .meals ? String(report.goals.grams(macro)) : "")
    }
    let chart = DayBars(
      unit: "g", goal: nil, decimals: 1, noteHeading: report.source == .meals ? "goal" : nil, rows: rows,
      sentenceHeading: "Macros, g \(report.perDay).")
    return [StyledLine("Macros, g \(report.perDay)", .bold)] + chart.lines(on: canvas)
  }

  private func nutrients(_ report: PeriodReport, _ canvas: Canvas) -> [StyledLine] {
    guard let mean = report.mean(report.summary) else { return [] }
    let (name, before) = report.comparison
    let past = report.mean(before)
    let rows = Nutrient.allCases.map { nutrient in
      let unknown = report.summary.total.unknown(nutrient)
      let isKnown = unknown < report.summary.items
      let wasKnown = before.total.unknown(nutrient) < before.items
      let decimals = nutrient == .calories || nutrient == .sodium ? 0 : 1
      let now = isKnown ? Figure.shown(mean[nutrient], decimals: decimals) : nil
      let then = wasKnown ? past.map { Figure.shown($0[nutrient], decimals: decimals) } : nil
      let change = now.flatMap { now in then.map { Figure.signed(now - $0, decimals: decimals) } }
      return [
        nutrient.label, nutrient.unit, now.map { Figure.text($0, decimals: decimals) } ?? "?",
        then.map { Figure.text($0, decimals: decimals) } ?? (past == nil ? "" : "?"), change ?? "",
        unknown == 0 ? "" : "\(unknown.counted("item")) unknown",
      ].map { StyledLine($0) }
    }
    let columns: [TextTable.Column] = [
      .init("Mean \(report.perDay)"), .init(""), .init(report.thisName, .right), .init(past == nil ? "" : name, .right),
      .init(past == nil ? "" : "change", .right), .init(""),
    ]
    return TextTable(columns, rows: rows).lines(on: canvas)
  }

  private func largest(_ canvas: Canvas) -> [StyledLine] {
    let rows = sources.flatMap { nutrient, items in
      items.enumerated().map { index, item in
        [
          StyledLine(index == 0 ? nutrient.label : ""), StyledLine(item.name),
          StyledLine("\(FoodText.amount(item.amount, nutrient)) \(nutrient.unit)"),
          StyledLine(DayText.weekday(item.day), .faint),
        ]
      }
    }
    guard !rows.isEmpty else { return [] }
    return TextTable([.init("Largest sources"), .init("item"), .init("amount", .right), .init("on")], rows: rows)
      .lines(on: canvas)
  }

  private func spending(_ report: PeriodReport, _ canvas: Canvas) -> [StyledLine] {
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
