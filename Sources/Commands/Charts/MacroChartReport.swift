internal import Charts
internal import Domain
internal import Figures
internal import Text

/// The share of energy from each macro, over time and for all days together, and the grams of each macro.
struct MacroChartReport: Analysis {
  let data: ChartData

  var json: JSON {
    let buckets = data.buckets(by: data.interval)
    let shares = MacroSplit(total: whole.total).shares
    return .object([
      "title": .string(Self.title), "unit": .string("g"), "by": .string(data.interval.rawValue),
      "series": .array(Macro.allCases.map { .object(Self.series($0, name: $0.rawValue, buckets)) }),
      "goal": Self.goal(data.goals), "previous": .null,
      "mean": .macros { .optional(whole.mean($0.nutrient)) },
      "shares": .macros { macro in .optional(shares?[Macro.allCases.firstIndex(of: macro) ?? 0]) },
    ])
  }

  static let title = "Energy by macro"

  private var whole: ChartData.Bucket { data.whole }

  /// The grams of a macro over time.
  static func series(_ macro: Macro, name: String, _ buckets: [ChartData.Bucket]) -> [String: JSON] {
    [
      "name": .string(name),
      "days": .array(
        buckets.map { .object(["date": .string($0.from.iso), "value": .optional($0.mean(macro.nutrient))]) }),
    ]
  }

  /// The goals in grams.
  static func goal(_ goals: MacroGoals) -> JSON { .macros { .int(goals.grams($0)) } }

  var table: CSVTable? {
    CSVTable(
      ["date"] + Macro.allCases.map(\.rawValue) + ["calories"],
      data.buckets(by: data.interval).map { bucket in
        [bucket.from.iso] + Macro.allCases.map { FoodText.csv(bucket.mean($0.nutrient)) } + [
          FoodText.csv(bucket.mean(.calories))
        ]
      })
  }

  func document(on canvas: Canvas) -> Document {
    let span = DayText.span(data.days.lowerBound, data.days.upperBound)
    return Document(
      title: "\(Self.title) · \(data.profile) · \(span)",
      parts: [.chart(split)] + (whole.logged.isEmpty ? [] : [together] + grams))
  }

  /// One bar per day or longer interval, followed by the mean of all days and the goal.
  private var split: SplitBars {
    let buckets = data.buckets(by: data.interval).filter { $0.from <= data.today }.map(data.passed)
    var rows = buckets.map {
      SplitBars.Row(
        name: data.interval.rowName($0.from), shares: MacroSplit(total: $0.total).shares, total: $0.mean(.calories))
    }
    let whole = whole
    rows.append(
      .init(name: "mean", shares: MacroSplit(total: whole.total).shares, total: whole.mean(.calories), isSummary: true))
    rows.append(Self.goalRow(data.goals))
    return SplitBars(
      title: Self.title, subject: data.profile, period: DayText.span(data.days.lowerBound, data.days.upperBound),
      parts: MacroSplit.parts, rows: rows, totalUnit: "kcal")
  }

  /// The goal as a row of bars: its share of energy for each macro, and its kcal.
  static func goalRow(_ goals: MacroGoals) -> SplitBars.Row {
    SplitBars.Row(
      name: "goal", shares: Macro.allCases.map { goals.shares.percent($0) / 100 }, total: Double(goals.calories),
      isSummary: true)
  }

  /// All days as one bar.
  private var together: Document.Part {
    let total = whole.total
    let split = MacroSplit(total: total).fact("In all", beside: MacroSplit.goal(data.goals))
    let energy = "\(Figure.text(total[.calories])) kcal on \(whole.logged.count.counted("logged day"))"
    return .facts(Document.Facts(labelWidth: 9, [split, split.flatMap { _ in Document.Fact("", [energy]) }]))
  }

  private var grams: [Document.Part] {
    MacroGrams(mean: { whole.mean($0.nutrient) }, goals: data.goals, per: "logged day").parts
  }
}

extension JSON {
  /// A JSON object with one value per macro.
  fileprivate static func macros(_ value: (Macro) -> JSON) -> JSON {
    .object(Dictionary(uniqueKeysWithValues: Macro.allCases.map { ($0.rawValue, value($0)) }))
  }
}
