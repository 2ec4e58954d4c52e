import Charts
import Domain
import Figures
import Text

/// One chart of each kind, with a household's usual amount of data: the cost of drawing alone, without a report around
/// it.
struct ChartValues {
  private let random: (Int) -> Double
  private let days: [Observation]
  private let heading = Heading(
    title: "Energy", unit: "kcal", per: "day", subject: "Dad", period: "28 Sep – 22 Nov 2026",
    coverage: "8 weeks, 47 of 56 days logged")
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Eight weeks of made up days, every sixth without a log.
  init() {
    let random = { (day: Int) -> Double in 1600 + Double(day * 7919 % 997) }
    self.random = random
    days = (0..<56).map { $0 % 6 == 5 ? .missing : .value(random($0)) }
  }

  /// Each chart by what it is called in the table.
  var all: [(name: String, chart: any Chart)] {
    [
      ("trend of 8 weeks", trend(nil)),
      ("trend of 8 weeks and the 8 before", trend(.init(name: "before", values: (0..<56).map { random($0 + 99) }))),
      ("bars of a week", bars), ("two weeks of bars", compared), ("amounts of 8 weeks", amounts),
      ("split bars of a week", split), ("six gauges", gauges), ("a month", month),
      ("sparklines of five people", rows),
      ("a sparkline of 8 weeks", Sparkline(name: "Energy", unit: "kcal", series: days)),
      ("eight markers", markers),
    ]
  }

  private func name(_ day: Int) -> String { "\(Self.weekdays[day % 7]) \(day % 28 + 1)" }
  private func value(_ day: Int) -> Double? { if case .value(let value) = days[day] { value } else { nil } }

  private func trend(_ before: TrendChart.PreviousPeriod?) -> TrendChart {
    TrendChart(
      heading: heading,
      points: days.indices.map { day in
        .init(
          name: name(day), tick: day % 7 == 0 ? "\(day % 28 + 1) Sep" : nil, value: value(day),
          metGoal: value(day).map { $0 > 1800 && $0 < 2200 })
      }, groups: stride(from: 0, to: 56, by: 7).map { .init(name: "\($0 % 28 + 1) Sep", range: $0..<($0 + 7)) },
      goal: 2000,
      summary: ["mean 2,093", "this week 1,971", "goal met on 31 of 47 days"], before: before)
  }

  private var bars: DayBars {
    DayBars(
      unit: "kcal", goal: 2000, noteHeading: "vs last",
      rows: (0..<7).map { .init(name: name($0), fullName: name($0), state: days[$0], note: "+194", word: .over) },
      sentenceHeading: "")
  }

  private var compared: ComparedBars {
    ComparedBars(
      heading: heading,
      rows: (0..<7).map { .init(name: name($0), fullName: name($0), now: days[$0], before: days[$0 + 7], word: .met) },
      goal: 2000, footer: ["mean  this 1,971 (6/7 days)  last 1,916 (6/7 days)"])
  }

  private var amounts: AmountBars {
    AmountBars(
      heading: heading, rowName: "week",
      rows: (0..<8).map {
        .init(name: name($0), fullName: name($0), amount: days[$0], figure: "84.20", note: "2 trips")
      },
      summary: ["total 405.54 in 5 weeks"])
  }

  private var split: SplitBars {
    SplitBars(
      title: "Energy by macro", subject: "Dad", period: "this week",
      parts: ["protein", "carbs", "fat"].map { .init(name: $0, letter: String($0.prefix(1).uppercased())) },
      rows: (0..<9).map { .init(name: name($0), shares: [0.2, 0.45, 0.35], total: random($0)) }, totalUnit: "kcal")
  }

  private var gauges: Gauges {
    Gauges(
      rows: (0..<6).map {
        .init(name: "nutrient \($0)", value: random($0), limit: 2000, unit: "mg", kind: $0 % 2 == 0 ? .goal : .limit)
      })
  }

  private var month: MonthHeatmap {
    let weeks = (0..<5).map { week in
      MonthHeatmap.Week(
        label: "W\(40 + week)",
        days: (0..<7).map { day in
          let number = week * 7 + day
          return number > 30
            ? nil : .init(number: number + 1, name: name(number), state: days[number], verdict: .slightlyOver)
        })
    }
    return MonthHeatmap(
      heading: heading, weekdays: Self.weekdays, weeks: weeks, figureSize: 100,
      words: .init(under: "under", slightlyOver: "over by 2–10%", over: "over", figures: "number = hundreds of kcal"),
      summary: ["mean 2,104"])
  }

  private var rows: SparkRows {
    SparkRows(
      heading: heading, seriesTitle: "MTWTFSS", figureTitles: ["mean", "goal", "logged"],
      rows: (0..<5).map {
        .init(
          name: "person \($0)", series: Array(days[($0 * 7)..<($0 * 7 + 7)]), figures: ["2,018", "of 2,200", "6/7"])
      })
  }

  private var markers: MarkerBars {
    MarkerBars(
      heading: heading,
      rows: (0..<8).map {
        .init(
          name: "marker \($0)", fullName: "marker \($0)", amount: random($0), figure: Figure.text(random($0)),
          limit: .init(2000, figure: "2,000", second: 1.2), unit: "mg", verdict: .init(.good, "GOOD"))
      }, words: .init(limit: "limit", second: "120 %: HIGH beyond"))
  }
}

extension Calls {
  /// The chart values alone as coloured text, at two widths in both glyph sets.
  func charts() throws -> [Timing] {
    try ChartValues().all.flatMap { name, chart in
      try [(80, GlyphSet.unicode), (132, .unicode), (80, .ascii), (132, .ascii)].map { width, glyphs in
        let canvas = Canvas(width: width, glyphs: glyphs)
        return try timing("\(name), \(width) columns, \(glyphs == .ascii ? "ASCII" : "Unicode")", runs: 201, bound: 1) {
          let lines = chart.lines(on: canvas)
          _ = lines.map { (glyphs == .ascii ? $0.folded() : $0).rendered(colour: .truecolor) }.joined(separator: "\n")
        }
      }
    }
  }
}
