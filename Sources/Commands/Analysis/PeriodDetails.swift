internal import Charts
internal import Domain
internal import Figures
internal import Text

/// The parts of a period's report that only `--all` shows.
///
/// These parts are the weeks and weekdays, the grams of the macros, every nutrient compared with its usual amount and
/// with its goal or limit, the markers' bars, the largest sources, and the cost of each day.
struct PeriodDetails {
  let report: PeriodReport
  let canvas: Canvas

  var parts: [Document.Part] {
    PeriodWeeks(report: report).parts + macros + usual + nutrients + markers + largest + spending
  }

  private var macros: [Document.Part] {
    guard report.summary.items > 0 else { return [] }
    return MacroGrams(
      mean: { report.mean(of: $0.nutrient, in: report.summary) }, goals: report.source == .meals ? report.goals : nil,
      per: report.perDay
    ).parts
  }

  private var usual: [Document.Part] { UsualRows(report: report).chart(on: canvas).map { [.chart($0)] } ?? [] }

  /// Every nutrient: its mean in this period, its mean in the period that this one is compared with, and its goal or
  /// limit.
  private var nutrients: [Document.Part] {
    guard report.summary.items > 0 else { return [] }
    let (name, before) = report.comparison
    let isAlone = before.items == 0
    let limits = limits
    let rows = Nutrient.allCases.map { nutrient in
      let decimals = nutrient.decimals
      func shown(_ summary: PeriodSummary) -> Double? {
        report.mean(of: nutrient, in: summary).map { Figure.shown($0, decimals: decimals) }
      }
      let (now, then) = (shown(report.summary), shown(before))
      let change = now.flatMap { now in then.map { Figure.signed(now - $0, decimals: decimals) } }
      let isTold =
        report.source == .trips || MeanChange(nutrient, from: before, to: report.summary)?.isTold != false
      let cells = [now, then].map { $0.map { Figure.text($0, decimals: decimals) } ?? "?" }
      let limit = limits[nutrient]
      // Calculate the percentage from the unrounded mean, as the picture below does.
      let mean = report.mean(of: nutrient, in: report.summary)
      let share = limit.flatMap { limit in mean.map { Figure.percent(of: $0, limit.value) + "%" } }
      let row =
        ["\(MarkerText.name(nutrient)) \(nutrient.unit)"]
        + (isAlone ? [cells[0]] : cells + [isTold ? change ?? "" : "few days"])
        + [limit?.text ?? "", share ?? ""]
      return row.map { StyledLine($0) }
    }
    let compared: [TextTable.Column] =
      isAlone ? [] : [.init(report.beforeName, .right), .init("change", .right)]
    let heading = "Means per \(report.perDay)" + (isAlone ? "" : ", \(report.thisName) and \(name)")
    let columns =
      [.init(""), .init(report.nowName, .right)] + compared + [.init("goal or limit", .right), .init("", .right)]
    return [.heading(heading), .table(TextTable(columns, rows: rows))]
  }

  /// The goals for energy and macros, and the limits of the markers; empty for purchases, which have neither.
  private var limits: [Nutrient: (value: Double, text: String)] {
    guard report.source == .meals else { return [:] }
    let goals = ([.calories] + Macro.allCases.map(\.nutrient)).compactMap { nutrient in
      report.goals[nutrient].map { (nutrient, (value: Double($0), text: Figure.text($0))) }
    }
    let markers = report.markers.compactMap { marker in
      marker.heldLimit.map { limit in
        (marker.nutrient, (value: limit, text: "\(TargetBound(marker.nutrient).words) \(MarkerText.limit(marker))"))
      }
    }
    return Dictionary((goals + markers).filter { $0.1.value > 0 }, uniquingKeysWith: { $1 })
  }

  /// A chart of the markers, each with its limit and its second threshold; empty if no marker has a known amount.
  private var markers: [Document.Part] {
    guard report.markers.contains(where: { $0.perDay != nil }) else { return [] }
    let heading = Heading(
      title: MarkerChartReport.title, unit: "% of limit", subject: report.profile, period: report.title,
      coverage: report.coverage.joined(separator: ", "))
    return [.chart(MarkerChartReport.bars(report.markers, heading: heading))]
  }

  /// The largest sources of each marker's nutrient, with their shares of the known total.
  private var largest: [Document.Part] {
    let rows = HealthMarker.nutrients.flatMap { nutrient in
      (report.sources[nutrient] ?? []).enumerated().map { index, item in
        let share = item.amount / report.summary.total[nutrient] * 100
        let times = item.times == 1 ? "" : "\(Figure.text(item.times))x"
        return [
          StyledLine(index == 0 ? MarkerText.name(nutrient) : ""), StyledLine(item.name),
          StyledLine("\(FoodText.amount(item.amount, nutrient)) \(nutrient.unit)"),
          StyledLine(Figure.text(share) + "%"), StyledLine(times, .faint),
        ]
      }
    }
    guard !rows.isEmpty else { return [] }
    let columns: [TextTable.Column] = [
      .init(""), .init(""), .init("", .right), .init("", .right), .init("", .right),
    ]
    return [.heading("Largest sources, with their share of the total"), .table(TextTable(columns, rows: rows))]
  }

  private var spending: [Document.Part] {
    guard !report.spending.isEmpty else { return [] }
    let rows = report.spending.map { day in
      [
        StyledLine(DayText.weekday(day.day, today: report.today)),
        StyledLine(day.amount.map { MoneyText(currency: report.currency, canvas: canvas).text($0) } ?? "?"),
        StyledLine(day.trips.counted("trip")),
        StyledLine(day.unpriced == 0 ? "" : "\(day.unpriced.counted("item")) without a price", .faint),
      ]
    }
    return [.table(TextTable([.init("Spent on"), .init("amount", .right), .init(""), .init("")], rows: rows))]
  }
}
