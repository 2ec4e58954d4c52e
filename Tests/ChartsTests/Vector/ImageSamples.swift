import Charts
import Text

/// Each kind of chart over the same series of days, for the cases that every image has to stand.
enum ImageSamples {
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    let values: [Double?]
    var goal: Double? = 2000
    /// What days, persons and measures are called.
    var words = "Dad"

    var description: String { name }
  }

  static let hostile = "</title><script>alert('1')</script> & \"x\" ]]> \u{1B}[31m\u{0}\u{7}\u{202E} --> \u{FFFF}"

  private static let sixteenWeeks = Samples.eightWeeks + Samples.eightWeeks.reversed()

  static let cases: [Case] = [
    Case(name: "normal", values: [1871, 2352, 1985, nil, 2010, 1872, 2198]), Case(name: "empty", values: []),
    Case(name: "nothing logged", values: [nil, nil, nil]), Case(name: "one point", values: [nil, 1840, nil]),
    Case(name: "equal", values: [75, 75, 75, 75], goal: nil), Case(name: "zero", values: [0, 0], goal: nil),
    Case(name: "huge", values: [1e15, 2.5e15, nil, 3, 4e14], goal: 1e15),
    Case(name: "negative", values: [-320, 150, nil, -80, 410], goal: 200),
    Case(name: "wide", values: [1650, nil, 2480], words: "👩‍🍳 寿司の日 Maria-Magdalena von und zu Hohenzollern"),
    Case(name: "hostile", values: [1650, nil, 2480], words: hostile),
    Case(name: "no numbers", values: [.nan, .infinity, -.infinity, 12]),
    Case(name: "long", values: sixteenWeeks),
  ]

  static func observations(_ values: [Double?]) -> [Observation] {
    values.map { $0.map { .value($0) } ?? .missing }
  }

  static func heading(_ words: String) -> Heading {
    Heading(title: "Energy", unit: "kcal", per: "day", subject: words, period: "2–8 Nov 2026", coverage: "6 of 7 days")
  }

  static func name(_ index: Int, _ words: String) -> String {
    words == "Dad" ? "\(Samples.weekdays[index % 7]) \(index + 2)" : words
  }

  static func trend(_ item: Case) -> TrendChart {
    let points = item.values.indices.map { index in
      TrendChart.Point(
        name: name(index, item.words), tick: index % 7 == 0 ? name(index, item.words) : nil,
        value: item.values[index], metGoal: item.values[index].map { $0 > 1900 })
    }
    return TrendChart(
      heading: heading(item.words), points: points, groups: [], goal: item.goal,
      goalLabel: item.words == "Dad" ? "goal" : item.words, summary: ["mean 2,048", item.words],
      before: .init(name: item.words, values: item.values.reversed()))
  }

  static func dayBars(_ item: Case) -> DayBars {
    let rows = item.values.indices.map { index in
      DayBars.Row(
        name: name(index, item.words), fullName: name(index, item.words),
        state: observations(item.values)[index], note: "+194", word: ["over", "under", nil, item.words][index % 4])
    }
    return DayBars(
      unit: "kcal", goal: item.goal, noteHeading: "vs last", rows: rows,
      sentenceHeading: "Energy, \(item.words), 16 to 22 November 2026, kcal per day.")
  }

  static func comparedBars(_ item: Case) -> ComparedBars {
    let (now, before) = (observations(item.values), observations(item.values.reversed()))
    let rows = now.indices.map { index in
      ComparedBars.Row(
        name: name(index, item.words), fullName: name(index, item.words), now: now[index], before: before[index],
        word: index % 2 == 0 ? "ok" : "over")
    }
    return ComparedBars(
      heading: heading(item.words), nowName: item.words == "Dad" ? "this" : item.words, rows: rows, goal: item.goal,
      footer: ["mean this 1,971, last 1,916", item.words])
  }

  static func amountBars(_ item: Case) -> AmountBars {
    let rows = item.values.indices.map { index in
      AmountBars.Row(
        name: name(index, item.words), fullName: name(index, item.words), amount: observations(item.values)[index],
        figure: item.values[index].map { Figure.text($0, decimals: 2) } ?? "", note: item.words)
    }
    return AmountBars(
      heading: heading(item.words), rowName: "week", rows: rows, missing: item.words == "Dad" ? "no trip" : item.words,
      summary: ["total 405.54", item.words])
  }

  static func splitBars(_ item: Case) -> SplitBars {
    let rows = item.values.indices.map { index in
      SplitBars.Row(
        name: name(index, item.words), shares: item.values[index].map { [$0, 1000, 600] }, total: item.values[index],
        isSummary: index == item.values.count - 1)
    }
    let parts = ["protein", "carbs", "fat"].map { name in
      SplitBars.Part(name: item.words == "Dad" ? name : item.words, letter: String(name.prefix(1)), note: "4 kcal/g")
    }
    return SplitBars(
      title: "Energy by macro", subject: item.words, period: "this week", parts: parts, rows: rows, totalUnit: "kcal",
      footer: item.words)
  }

  static func gauges(_ item: Case) -> Gauges {
    Gauges(
      rows: item.values.enumerated().map { index, value in
        .init(
          name: name(index, item.words), value: value ?? 0, limit: value == nil ? nil : item.goal,
          unit: item.words == "Dad" ? "kcal" : item.words, kind: index % 2 == 0 ? .goal : .limit, unknown: index % 3)
      })
  }

  static func month(_ item: Case) -> MonthHeatmap {
    let days = observations(item.values).enumerated().map { index, state in
      MonthHeatmap.Day(
        number: index + 1, name: name(index, item.words), state: state,
        standing: MonthHeatmap.Standing.allCases[index % 4])
    }
    let weeks = stride(from: 0, to: days.count, by: 7).map {
      MonthHeatmap.Week(
        label: item.words == "Dad" ? "W\(40 + $0 / 7)" : item.words, days: Array(days[$0..<min($0 + 7, days.count)]))
    }
    return MonthHeatmap(
      heading: heading(item.words), weekdays: item.words == "Dad" ? Samples.weekdays : [item.words], weeks: weeks,
      figureSize: 100,
      words: .init(
        under: "under 90 %", slightlyOver: "over goal by 2–10 %", over: item.words, figures: "number = hundreds of kcal"
      ),
      summary: ["mean 2,095", item.words])
  }

  static func sparkRows(_ item: Case) -> SparkRows {
    let rows = (0..<3).map { index in
      SparkRows.Row(
        name: name(index, item.words), series: observations(item.values), figures: ["2,184", "\(index)/7", item.words],
        word: ["over", item.words, nil][index], ink: .yellow)
    }
    return SparkRows(
      heading: heading(item.words), seriesTitle: "MTWTFSS", figureTitles: ["mean", "days", item.words],
      dayNames: Samples.weekdays, rows: item.values.isEmpty ? [] : rows,
      scaling: item.goal == nil ? .own : .shared(nil),
      summary: [item.words])
  }

  static func sparkline(_ item: Case) -> Sparkline {
    Sparkline(name: item.words, unit: "kcal", series: observations(item.values))
  }

  /// All charts of a case, by the names of their files.
  static func charts(_ item: Case) -> [(name: String, chart: any Chart)] {
    [
      ("trend", trend(item)), ("day-bars", dayBars(item)), ("compared-bars", comparedBars(item)),
      ("amount-bars", amountBars(item)), ("split-bars", splitBars(item)), ("gauges", gauges(item)),
      ("month", month(item)), ("spark-rows", sparkRows(item)), ("sparkline", sparkline(item)),
    ]
  }
}
