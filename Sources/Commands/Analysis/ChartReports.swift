internal import Charts
internal import Domain
internal import Text

/// A nutrient over time.
struct TrendChartReport: Report {
  let data: ChartData
  let nutrient: Nutrient
  let height: Int?

  private var goal: Double? { data.goals[nutrient].map(Double.init) }
  private var title: String { nutrient.label.capitalizedFirst }
  /// Goals are whole numbers, and what has one is read in them.
  private var decimals: Int { goal != nil || nutrient == .sodium ? 0 : 1 }

  var json: JSON {
    let buckets = data.buckets(by: data.step)
    return .object([
      "title": .string(title), "unit": .string(nutrient.unit), "by": .string(data.step.rawValue),
      "series": .array([
        .object([
          "name": .string(data.profile),
          "days": .array(
            buckets.map { .object(["date": .string($0.from.iso), "value": .optional($0.mean(nutrient))]) }),
        ])
      ]), "goal": .optional(goal), "previous": .null,
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["date", nutrient.rawValue], data.buckets(by: data.step).map { [$0.from.iso, FoodText.csv($0.mean(nutrient))] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let buckets = data.buckets(by: data.step)
    return TrendChart(
      heading: heading(buckets.count), points: points(buckets), groups: groups(buckets), groupName: data.step.groupName,
      pointName: data.step.rawValue, goal: goal, decimals: decimals,
      height: height, summary: summary
    ).lines(on: canvas)
  }

  private func heading(_ count: Int) -> Heading {
    let unit = count == 1 ? data.step.rawValue : data.step.rawValue + "s"
    let coverage = "\(data.loggedDays) of \(data.dayCount) days logged"
    return Heading(
      title: title, unit: nutrient.unit, per: "day", subject: data.profile,
      period: DayText.span(data.days.lowerBound, data.days.upperBound),
      coverage: data.step == .day
        ? weeks.map { "\($0), \(coverage)" } ?? coverage : "means of \(count) \(unit), \(coverage)")
  }

  private var weeks: String? {
    data.dayCount % 7 == 0 ? (data.dayCount == 7 ? "1 week" : "\(data.dayCount / 7) weeks") : nil
  }

  private func points(_ buckets: [ChartData.Bucket]) -> [TrendChart.Point] {
    buckets.map { bucket in
      let value = bucket.mean(nutrient)
      return TrendChart.Point(
        name: name(bucket), tick: tick(bucket), value: value, isToCome: bucket.from > data.today,
        isUnknown: value == nil && !bucket.logged.isEmpty,
        metGoal: standing(of: value, from: bucket.from).map { $0 == .met })
    }
  }

  /// How a value stands to the goal; a day that is not over is not judged for what is still to come.
  private func standing(of value: Double?, from day: Day) -> GoalStanding? {
    guard let value, let goal = data.goals[nutrient] else { return nil }
    let standing = GoalStanding(value, goal: goal)
    return day == data.today && standing == .under ? nil : standing
  }

  private func name(_ bucket: ChartData.Bucket) -> String {
    switch data.step {
    case .day: DayText.weekday(bucket.from)
    case .week: "week of \(DayText.short(bucket.from))"
    case .month: "\(DayText.months[bucket.from.civil.month - 1]) \(bucket.from.civil.year)"
    }
  }

  private func tick(_ bucket: ChartData.Bucket) -> String? {
    switch data.step {
    case .day: bucket.from.weekday == data.weekStart ? DayText.short(bucket.from) : nil
    case .week: bucket.from.civil.day <= 7 ? DayText.months[bucket.from.civil.month - 1] : nil
    case .month: bucket.from.civil.month == 1 ? String(bucket.from.civil.year) : nil
    }
  }

  /// Weeks of days, months of weeks, years of months: the rows of the narrow layout.
  private func groups(_ buckets: [ChartData.Bucket]) -> [TrendChart.Group] {
    func key(_ day: Day) -> Int {
      switch data.step {
      case .day: day.weekStart(data.weekStart).number
      case .week: day.civil.year * 12 + day.civil.month
      case .month: day.civil.year
      }
    }
    var groups: [TrendChart.Group] = []
    var start = 0
    for index in buckets.indices
    where index + 1 == buckets.count || key(buckets[index + 1].from) != key(buckets[index].from) {
      groups.append(TrendChart.Group(name: groupName(buckets[start].from), range: start..<index + 1))
      start = index + 1
    }
    return groups
  }

  private func groupName(_ day: Day) -> String {
    switch data.step {
    case .day: DayText.short(day)
    case .week: "\(DayText.months[day.civil.month - 1]) \(day.civil.year)"
    case .month: String(day.civil.year)
    }
  }

  private var summary: [String] {
    let whole = ChartData.Bucket(
      from: data.days.lowerBound, to: data.days.upperBound, logged: data.sums.filter { $0.total != nil })
    guard let mean = whole.mean(nutrient) else { return [] }
    var parts = ["mean \(Figure.text(mean, decimals: decimals))"]
    parts += weekComparison
    if goal != nil {
      let standings = whole.logged.compactMap { standing(of: $0.known(nutrient), from: $0.day) }
      let (met, under, over) = (
        standings.count { $0 == .met }, standings.count { $0 == .under }, standings.count { $0 == .over }
      )
      if !standings.isEmpty {
        parts.append("goal met on \(met) of \(standings.count) days (\(under) under, \(over) over)")
      }
    }
    let missing = whole.logged.reduce(0) { $0 + ($1.total?.unknown(nutrient) ?? 0) }
    if missing > 0 { parts.append("\(missing) \(missing == 1 ? "item" : "items") without a known value") }
    return parts
  }

  private var weekComparison: [String] {
    let weeks = data.buckets(by: .week)
    guard data.days.contains(data.today),
      let index = weeks.firstIndex(where: { ($0.from...$0.to).contains(data.today) }),
      let current = weeks[index].mean(nutrient)
    else { return [] }
    let now = Figure.shown(current, decimals: decimals)
    guard index > 0, let before = weeks[index - 1].mean(nutrient) else {
      return ["this week \(Figure.text(now, decimals: decimals))"]
    }
    let then = Figure.shown(before, decimals: decimals)
    return [
      "this week \(Figure.text(now, decimals: decimals))",
      "last week \(Figure.text(then, decimals: decimals)) (\(Figure.signed(now - then, decimals: decimals)))",
    ]
  }
}

/// The parts of the energy that come from each macro, over time.
struct MacroChartReport: Report {
  let data: ChartData

  var json: JSON {
    let buckets = data.buckets(by: data.step)
    return .object([
      "title": .string("Energy by macro"), "unit": .string("g"), "by": .string(data.step.rawValue),
      "series": .array(
        Macro.allCases.map { macro in
          .object([
            "name": .string(macro.rawValue),
            "days": .array(
              buckets.map { .object(["date": .string($0.from.iso), "value": .optional($0.mean(macro.nutrient))]) }),
          ])
        }),
      "goal": .object(
        Dictionary(uniqueKeysWithValues: Macro.allCases.map { ($0.rawValue, JSON.int(data.goals.grams($0))) })),
      "previous": .null,
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["date"] + Macro.allCases.map(\.rawValue) + ["calories"],
      data.buckets(by: data.step).map { bucket in
        [bucket.from.iso] + Macro.allCases.map { FoodText.csv(bucket.mean($0.nutrient)) } + [
          FoodText.csv(bucket.mean(.calories))
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let buckets = data.buckets(by: data.step).filter { $0.from <= data.today }
    var rows = buckets.map { SplitBars.Row(name: name($0), shares: Self.shares($0.total), total: $0.mean(.calories)) }
    let logged = buckets.flatMap(\.logged)
    let whole = ChartData.Bucket(from: data.days.lowerBound, to: data.days.upperBound, logged: logged)
    rows.append(
      SplitBars.Row(name: "mean", shares: Self.shares(whole.total), total: whole.mean(.calories), isSummary: true))
    rows.append(
      SplitBars.Row(
        name: "goal", shares: Macro.allCases.map { data.goals.shares.percent($0) / 100 },
        total: Double(data.goals.calories),
        isSummary: true))
    let grams = Macro.allCases.compactMap { whole.mean($0.nutrient) }.map { Figure.text($0) }.joined(separator: "/")
    let parts = zip(Macro.allCases, ["P", "C", "F"]).map { macro, letter in
      SplitBars.Part(name: macro.rawValue, letter: letter, note: "\(macro.caloriesPerGram) kcal/g")
    }
    return SplitBars(
      title: "Energy by macro", subject: data.profile, period: DayText.span(data.days.lowerBound, data.days.upperBound),
      parts: parts, rows: rows, totalUnit: "kcal", footer: logged.isEmpty ? nil : "mean \(grams) g"
    ).lines(on: canvas)
  }

  private func name(_ bucket: ChartData.Bucket) -> String {
    switch data.step {
    case .day: "\(bucket.from.weekday.short) \(bucket.from.civil.day)"
    case .week: DayText.short(bucket.from)
    case .month: "\(DayText.months[bucket.from.civil.month - 1]) \(bucket.from.civil.year)"
    }
  }

  /// Of 4, 4 and 9 kcal per gram; nil where nothing is logged.
  private static func shares(_ total: NutrientTotal) -> [Double]? {
    let energies = Macro.allCases.map { total[$0.nutrient] * Double($0.caloriesPerGram) }
    let all = energies.reduce(0, +)
    return all > 0 ? energies.map { $0 / all } : nil
  }
}
