import Charts
import Text

/// The charts that the golden pictures show; their numbers are made up once and stay.
enum Samples {
  /// 14 Sep to 8 Nov 2026, kcal; 47 of 56 days are logged.
  static let eightWeeks: [Double?] = [
    2010, 2230, 2470, 2095, 2115, nil, nil,
    2285, 2060, 1905, 2110, 2480, 2015, nil,
    1990, 1850, 2245, 2120, 2080, 2452, 2160,
    2055, 2310, 2398, nil, nil, nil, 2177,
    2262, 1968, 1892, 2206, 2088, 2301, 2179,
    2425, 2010, 2120, 1995, 2044, nil, 1947,
    1677, 2008, 1830, 1761, 1949, nil, 2268,
    1784, 2192, 1935, 1954, 2120, nil, 1842,
  ]

  static let weekStarts = ["14 Sep", "21 Sep", "28 Sep", "5 Oct", "12 Oct", "19 Oct", "26 Oct", "2 Nov"]
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let fullWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  static func heading(_ coverage: String?) -> Heading {
    Heading(
      title: "Energy", unit: "kcal", per: "day", subject: "Dad", period: "14 Sep – 8 Nov 2026", coverage: coverage)
  }

  static func trend(
    _ values: [Double?], goal: Double? = 2000, decimals: Int = 0, toCome: Int = 0, height: Int? = nil,
    coverage: String? = nil, summary: [String] = [], before: [Double?]? = nil,
    isCompared: Bool = true
  ) -> TrendChart {
    let points = values.indices.map { index in
      TrendChart.Point(
        name: "\(weekdays[index % 7]) of week \(index / 7 + 1)",
        tick: index.isMultiple(of: 7) ? weekStarts[index / 7 % 8] : nil, value: values[index],
        isToCome: index >= values.count - toCome)
    }
    let groups = stride(from: 0, to: values.count, by: 7).map {
      TrendChart.Group(name: weekStarts[$0 / 7 % 8], range: $0..<min($0 + 7, values.count))
    }
    return TrendChart(
      heading: heading(coverage), points: points, groups: groups, goal: goal, decimals: decimals, height: height,
      summary: summary, mentions: missing(values.dropLast(toCome)),
      before: before.map {
        TrendChart.PreviousPeriod(name: "last month", nowName: "this month", values: $0, isCompared: isCompared)
      })
  }

  /// `no log: Sat of week 1, Sun of week 1`.
  private static func missing(_ values: ArraySlice<Double?>) -> [TrendChart.Mention] {
    let days = values.indices.filter { values[$0] == nil }
    let names = days.map { "\(weekdays[$0 % 7]) of week \($0 / 7 + 1)" }
    return [.init(label: "no log", choices: [names], count: "no log on \(names.count) days")]
  }

  static var energyTrend: TrendChart {
    trend(
      eightWeeks, coverage: "8 weeks, 47 of 56 days logged",
      summary: ["mean 2,093", "this week 1,971", "last week 1,916 (+55)", "goal met on 31 of 47 days"])
  }

  /// Half a year of weekly means, grouped by month.
  static var halfAYear: TrendChart {
    let months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]
    let bounds = [0, 4, 9, 13, 17, 22, 26]
    let points = (0..<26).map { week in
      TrendChart.Point(
        name: "week \(week + 23)", tick: bounds.firstIndex(of: week).map { months[$0] },
        value: week == 11 ? nil : Double(61 + week * 23 % 37))
    }
    let groups = months.indices.map { TrendChart.Group(name: "\(months[$0]) 2026", range: bounds[$0]..<bounds[$0 + 1]) }
    return TrendChart(
      heading: Heading(title: "Protein", unit: "g", per: "day", subject: "Mia", period: "1 Jun – 29 Nov 2026"),
      points: points, groups: groups, groupName: "month", pointName: "week", goal: 80, summary: ["mean 79"])
  }

  /// The last fortnight with its met days, two of them to come.
  static var fortnight: TrendChart {
    let values = Array(eightWeeks[42..<54]) + [nil, nil]
    let points = values.indices.map { index in
      TrendChart.Point(
        name: "\(weekdays[index % 7]) \(index < 7 ? 26 + index : index - 5)",
        tick: index % 7 == 0 ? weekStarts[6 + index / 7] : nil,
        value: values[index], isToCome: index >= 12, metGoal: values[index].map { (1917...2343).contains($0) })
    }
    return TrendChart(
      heading: heading(nil), points: points, groups: [], goal: 2130,
      summary: ["mean 1,925", "goal met on 6 of 11 days"])
  }

  /// The week of the drawings: five days logged, one missing, one to come.
  static func week(goal: Double? = 2200, scale: Double = 1, noteHeading: String? = "vs last") -> DayBars {
    let days: [(String, String, Double?, String, RowWord?)] = [
      ("Mon 16", "Monday", 1871, "+194", nil), ("Tue 17", "Tuesday", 2352, "+344", .over),
      ("Wed 18", "Wednesday", 1985, "+155", nil), ("Thu 19", "Thursday", 2010, "+249", nil),
      ("Fri 20", "Friday", 1872, "-77", .under), ("Sat 21", "Saturday", nil, "", nil),
    ]
    let rows = days.map { name, full, value, note, word in
      DayBars.Row(
        name: name, fullName: full, state: value.map { .value($0 * scale) } ?? .missing, note: note, word: word)
    }
    return DayBars(
      unit: "kcal", goal: goal, noteHeading: noteHeading,
      rows: rows + [DayBars.Row(name: "Sun 22", fullName: "Sunday", state: .toCome)],
      sentenceHeading: "Energy, Dad, 16 to 22 November 2026, kcal per day.")
  }

  static func bars(_ values: [Double?], goal: Double?, decimals: Int = 0) -> DayBars {
    let rows = values.indices.map { index in
      DayBars.Row(
        name: "\(weekdays[index % 7]) \(index + 2)", fullName: weekdays[index % 7],
        state: values[index].map { .value($0) } ?? .missing)
    }
    return DayBars(
      unit: "kcal", goal: goal, decimals: decimals, noteHeading: nil, rows: rows,
      sentenceHeading: "Energy, kcal per day.")
  }

  static let macroParts = [
    SplitBars.Part(name: "protein", letter: "P", note: "4 kcal/g"),
    SplitBars.Part(name: "carbs", letter: "C", note: "4 kcal/g"),
    SplitBars.Part(name: "fat", letter: "F", note: "9 kcal/g"),
  ]

  static func macros(_ rows: [SplitBars.Row], footer: String? = nil) -> SplitBars {
    SplitBars(
      title: "Energy by macro · % of kcal", subject: "Dad", period: "this week", parts: macroParts, rows: rows,
      totalUnit: "kcal",
      footer: footer)
  }

  static var weekOfMacros: SplitBars {
    let days: [(String, [Double]?, Double?)] = [
      ("Mon 2", [0.228, 0.438, 0.334], 1782), ("Tue 3", [0.208, 0.461, 0.331], 2193),
      ("Wed 4", [0.188, 0.463, 0.349], 1934),
      ("Thu 5", [0.224, 0.396, 0.380], 1954), ("Fri 6", [0.219, 0.439, 0.342], 2119), ("Sat 7", nil, nil),
      ("Sun 8", [0.188, 0.510, 0.302], 1842),
    ]
    let rows = days.map { SplitBars.Row(name: $0, shares: $1, total: $2) }
    let sums = [
      SplitBars.Row(name: "mean", shares: [0.209, 0.452, 0.339], total: 1971, isSummary: true),
      SplitBars.Row(name: "goal", shares: [0.2, 0.5, 0.3], total: 2000, isSummary: true),
    ]
    return macros(rows + sums, footer: "mean 103/223/74 g")
  }

  static var today: Gauges {
    Gauges(rows: [
      .init(name: "energy", value: 1842, limit: 2000, unit: "kcal", kind: .limit),
      .init(name: "protein", value: 96, limit: 110, unit: "g", kind: .goal),
      .init(name: "carbs", value: 212.4, limit: 210, unit: "g", kind: .goal),
      .init(name: "fat", value: 92, limit: 78, unit: "g", kind: .goal),
      .init(name: "fiber", value: 19.4, limit: 28, unit: "g", decimals: 1, kind: .goal, unknown: 2),
      .init(name: "sodium", value: 2416, limit: 2300, unit: "mg", kind: .limit),
      .init(name: "sugar", value: 48.1, limit: nil, unit: "g", decimals: 1, kind: .limit),
    ])
  }
}
