internal import Charts
internal import Domain
internal import Text

/// A period's days as a picture, under the screen's heading.
struct PeriodDrawing {
  let report: PeriodReport

  /// Which picture shows a period best.
  enum Shape {
    case bars
    case calendar
    case trend
    case amounts
  }

  var shape: Shape {
    if report.source == .trips { return .amounts }
    if report.summary.period.dayCount <= 14 { return .bars }
    return report.summary.period.kind == .month ? .calendar : .trend
  }

  private var period: Period { report.summary.period }

  func lines(on canvas: Canvas) -> [StyledLine] {
    switch shape {
    case .bars: heading(on: canvas) + [StyledLine()] + bars.lines(on: canvas)
    case .calendar:
      PeriodCalendar(report: report).chart(heading: heading("Energy", per: "day", goal: true), state: state)
        .lines(on: canvas)
    case .trend: trend.lines(on: canvas)
    case .amounts: amounts.lines(on: canvas)
    }
  }

  private func heading(on canvas: Canvas) -> [StyledLine] {
    canvas.show(([report.profile, report.title] + report.coverage).joined(separator: " · "))
      .wrapped(to: canvas.width).map { StyledLine($0, .bold) }
  }

  private func heading(_ title: String, per: String?, goal: Bool) -> Heading {
    let goal = goal ? ["goal \(Figure.text(Double(report.goals.calories)))"] : []
    return Heading(
      title: title, unit: "kcal", per: per, subject: report.profile, period: report.title,
      coverage: (goal + report.coverage).joined(separator: ", "))
  }

  private var bars: DayBars {
    let rows = zip(report.summary.days, report.previous.days).map { day, before in
      let value = day.known(.calories)
      let difference = value.flatMap { value in
        before.known(.calories).map { Figure.signed(value.rounded() - $0.rounded()) }
      }
      return DayBars.Row(
        name: "\(day.day.weekday.short) \(day.day.civil.day)",
        fullName: period.dayCount <= 7 ? day.day.weekday.name : DayText.weekday(day.day), state: state(day),
        note: difference ?? "", word: value.flatMap { word($0, on: day.day) })
    }
    return DayBars(
      unit: "kcal", goal: Double(report.goals.calories), noteHeading: period.kind == .week ? "vs last" : "vs before",
      rows: rows, sentenceHeading: "Energy, \(report.profile), \(DayText.span(period.from, period.to)), kcal per day.")
  }

  private func state(_ day: DaySum) -> Observation {
    if let value = day.known(.calories) { return .value(value) }
    return day.total != nil ? .unknown : day.day > report.today ? .toCome : .missing
  }

  /// How a day stands to the goal; one that is not over yet is not judged for what is still to come.
  private func word(_ value: Double, on day: Day) -> String? {
    switch GoalStanding(value, goal: report.goals.calories) {
    case .over: "over"
    case .under: day == report.today ? "so far" : "under"
    case .met: nil
    }
  }

  private var trend: TrendChart {
    let days = period.from...period.to
    let data = ChartData(
      profile: report.profile, days: days, sums: report.summary.days, today: report.today, weekStart: report.weekStart,
      goals: report.goals, step: .fitting(days, isMacros: false))
    let points = data.step == .day ? [] : ["means by \(data.step.rawValue)"]
    return TrendDrawing(data: data, nutrient: .calories)
      .chart(coverage: (points + report.coverage).joined(separator: ", "), summary: [])
  }

  /// What was bought is added up: no day of a trip is a day's intake.
  private var amounts: AmountBars {
    let days = period.from...period.to
    let step: ChartStep = period.dayCount <= 14 ? .day : period.dayCount <= 26 * 7 ? .week : .month
    let data = ChartData(
      profile: report.profile, days: days, sums: report.summary.days, today: report.today, weekStart: report.weekStart,
      goals: report.goals, step: step)
    let rows = data.buckets(by: step).map { bucket in
      let values = bucket.known(.calories)
      let sum = values.isEmpty ? nil : values.reduce(0, +)
      let none: Observation =
        !bucket.logged.isEmpty ? .unknown : bucket.from > report.today ? .toCome : .missing
      return AmountBars.Row(
        name: step.rowName(bucket.from), fullName: step.name(bucket.from), amount: sum.map(Observation.value) ?? none,
        figure: sum.map { Figure.text($0) } ?? "")
    }
    return AmountBars(
      heading: heading("Energy bought", per: step.rawValue, goal: false), rowName: step.rawValue, rows: rows,
      missing: "nothing bought")
  }
}
