import Charts
import Figures
import Text

extension ChartMatrix {
  /// October 2026, which begins on a Thursday; the other cases have its first week only.
  @Sendable static func monthHeatmap(_ drawn: ChartCase) -> any Chart {
    let states = drawn == .normal ? MonthDays.october : drawn.week
    let offset = 3
    let names = drawn.names(Samples.weekdays)
    let days = states.enumerated().map { index, state in
      MonthHeatmap.Day(
        number: index + 1, name: "\(names[(index + offset) % 7]) \(index + 1)", state: state,
        verdict: verdict(state, goal: drawn == .normal ? MonthDays.goal : drawn.goal))
    }
    let cells = [MonthHeatmap.Day?](repeating: nil, count: offset) + days
    let weeks = stride(from: 0, to: cells.count, by: 7).map {
      MonthHeatmap.Week(
        label: drawn.name("W\(40 + $0 / 7)", $0 / 7), days: Array(cells[$0..<min($0 + 7, cells.count)]))
    }
    return MonthHeatmap(
      heading: Heading(
        title: drawn.name("Energy", 4), unit: "kcal", per: "day", subject: drawn.name("Dad", 1),
        period: "October 2026", coverage: drawn == .normal ? "goal 2,000, 26 of 31 days logged" : nil),
      weekdays: names, weeks: weeks, figureSize: 100,
      words: .init(
        under: drawn.name("under 90% of goal", 5), slightlyOver: drawn.name("over goal by 2–10%", 6),
        over: drawn.name("over by more than 10%", 3), figures: "number = hundreds of kcal"),
      summary: drawn == .normal ? MonthDays.summary : [])
  }

  /// Up to 2 % over a goal is met, up to 10 % slightly over.
  private static func verdict(_ state: Observation, goal: Double?) -> MonthHeatmap.Verdict? {
    guard case .value(let value) = state, let goal else { return nil }
    return value < goal * 0.9 ? .under : value <= goal * 1.02 ? .met : value <= goal * 1.1 ? .slightlyOver : .over
  }

  private static func days(_ drawn: ChartCase) -> [(name: String, series: [Observation])] {
    zip(drawn.names(["Dad", "Mum", "Lena"]), [drawn.week, drawn.weekBefore, drawn.week.reversed()]).map { ($0, $1) }
  }

  /// A household's week.
  @Sendable static func sparkRows(_ drawn: ChartCase) -> any Chart {
    let rows = days(drawn).map { name, series in
      let values = values(series).compactMap { $0 }
      let past = series.count { $0 != .toCome }
      let mean = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
      return SparkRows.Row(
        name: name, series: series,
        figures: [
          mean.map { Figure.text($0) } ?? "", drawn.goal.map { "of \(Figure.text($0))" } ?? "",
          "\(values.count)/\(past)",
        ],
        word: mean.flatMap { drawn.word(.value($0)) })
    }
    return SparkRows(
      heading: Heading(
        title: drawn.name("Energy", 4), unit: "kcal", per: "day", subject: drawn.name("Household", 1),
        period: "2–8 Nov 2026"),
      seriesTitle: "MTWTFSS", figureTitles: [drawn.name("mean", 0), "goal", "logged"], dayNames: Samples.weekdays,
      rows: drawn == .empty ? [] : rows)
  }

  /// Eight weeks where the data is normal, a week in the other cases.
  @Sendable static func sparkline(_ drawn: ChartCase) -> any Chart {
    let normal = TrendDays.values.map { $0.map { Observation.value($0) } ?? .missing }
    return Sparkline(
      name: drawn.name("Energy", 4), unit: drawn.name("kcal", 0), series: drawn == .normal ? normal : drawn.week)
  }
}

/// The normal days of a calendar: October 2026 in kcal.
enum MonthDays {
  static let goal = 2000.0
  static let october: [Observation] =
    [2130, 2105, 2398, 2118, 2055, 2310, 2398].map { .value($0) } + [.missing, .missing, .unknown]
    + [2422, 1968, 1892, 1906, 2088, 2301, 2279, 2425].map { .value($0) }
    + [2110, 2120, 2095, 2144, 2108, nil, 2047, 1677, 2008, 1730, 1761].map { $0.map { .value($0) } ?? .missing }
    + [.toCome, .toCome]
  /// The text below the calendar.
  ///
  /// By hand: 25 days make 52,595, 2,104 each (2,103.8). Within 90 to 110 % are 15; 3 are under it and 7 over.
  static let summary = ["mean 2,104", "September 2,121 (-17)", "goal met on 15 of 25 days (3 under, 7 over)"]
}
