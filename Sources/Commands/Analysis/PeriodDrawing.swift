internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A period's days as a picture, below the screen's heading.
struct PeriodDrawing {
  let report: PeriodReport

  /// The kinds of pictures that show a period's days.
  enum Shape {
    /// One bar per day.
    case bars
    /// Two bars per day.
    case comparedBars
    case calendar
    case trend
    /// One bar per day, week, month or year, from zero and without a goal.
    case amounts
  }

  var shape: Shape {
    if report.source == .trips { return .amounts }
    let maximum = report.isCompared ? Self.maximumComparedBars : Self.maximumBars
    if report.summary.period.dayCount <= maximum { return report.isCompared ? .comparedBars : .bars }
    return report.summary.period.kind == .month && !report.isCompared ? .calendar : .trend
  }

  /// The maximum number of days drawn with one bar each, and with two bars each, so that the picture fits on a screen
  /// of 24 rows.
  private static let (maximumBars, maximumComparedBars) = (11, 7)

  private var period: Period { report.summary.period }

  /// Whether the picture has a heading that names its days; otherwise the screen's first line names them.
  var hasHeading: Bool { shape != .bars }

  var chart: any Chart {
    switch shape {
    case .bars: bars
    case .comparedBars: comparedBars
    case .calendar:
      PeriodCalendar(report: report).chart(heading: heading("Energy", per: "day"), state: state)
    case .trend: trend
    case .amounts: amounts
    }
  }

  /// The picture with a line that defines `under` and `over`; nil if no day is under or over the goal, or if the days
  /// are not drawn as bars.
  var explained: (any Chart)? {
    guard report.summary.days.contains(where: { [.under, .over].contains(report.verdict($0)) }) else { return nil }
    return switch shape {
    case .bars: bars.explained(by: GoalVerdict.rule)
    case .comparedBars: comparedBars.explained(by: GoalVerdict.rule)
    default: nil
    }
  }

  private func heading(_ title: String, per: String) -> Heading {
    Heading(
      title: title, unit: "kcal", per: per, subject: report.profile,
      period: report.title,
      coverage: report.coverage.joined(separator: ", "))
  }

  private var bars: DayBars {
    let rows = zip(report.summary.days, report.previous.days).map { day, before in
      let value = day.known(.calories)
      let difference = value.flatMap { value in
        before.known(.calories).map { Figure.change(from: $0, to: value) }
      }
      return DayBars.Row(
        name: "\(day.day.weekday.short) \(day.day.civil.day)",
        fullName: period.dayCount <= 7 ? day.day.weekday.name : DayText.weekday(day.day), state: worded(day),
        note: difference ?? "", word: word(day))
    }
    return DayBars(
      unit: "kcal", goal: Double(report.goals.calories),
      noteHeading: period.kind == .week ? "vs last week" : "vs before",
      rows: rows, sentenceHeading: "Energy, \(report.profile), \(DayText.span(period.from, period.to)), kcal per day.")
  }

  private func state(_ day: DaySum) -> Observation { Observation(energyOf: day, today: report.today) }

  /// The value that a day's bar shows: the day's energy or, for a partial day, the energy that was logged.
  ///
  /// The word `partial` next to such a bar tells the two apart.
  private func worded(_ day: DaySum) -> Observation { day.partialEnergy.map(Observation.value) ?? state(day) }

  /// The word beside a day's bar that says how the day compares with the goal; nil if the goal is met, or if nothing is
  /// known.
  private func word(_ day: DaySum) -> RowWord? {
    if day.partialEnergy != nil { return RowWord("partial") }
    return switch report.verdict(day) {
    case .met: nil
    case .under where report.isPerhapsIncomplete(day): RowWord("partial?")
    case let verdict?: verdict.rowWord
    // A past day without a verdict has items of unknown energy, so its total is only a part.
    case nil where day.known(.calories) == nil: nil
    case nil:
      RowWord(day.day < report.today ? "partial" : day.day == report.today ? "so far" : "planned")
    }
  }

  private var comparedBars: ComparedBars {
    let rows = zip(report.summary.days, report.previous.days).map { day, before in
      ComparedBars.Row(
        name: period.dayCount <= 7 ? day.day.weekday.short : DayText.short(day.day),
        fullName: period.dayCount <= 7 ? day.day.weekday.name : DayText.weekday(day.day), now: worded(day),
        before: worded(before),
        word: (day.partialEnergy ?? day.known(.calories)).map { _ in word(day) ?? .met })
    }
    return ComparedBars(
      heading: Heading(
        title: "Energy", unit: "kcal", per: "day", subject: report.profile, period: comparedSpans,
        // The number of logged days is shown beside the means; the heading names the source only for purchases.
        coverage: report.source == .trips ? report.coverage.first : nil),
      nowName: report.nowName, beforeName: report.beforeName, spokenNames: spokenNames, rows: rows,
      goal: Double(report.goals.calories), footer: comparedMeans)
  }

  /// The two periods of a comparison: `16–22 Nov vs 9–15 Nov 2026`.
  private var comparedSpans: String {
    let before = report.previous.period
    let (now, then) = (DayText.span(period.from, period.to), DayText.span(before.from, before.to))
    let isOneYear = before.from.civil.year == period.to.civil.year
    return "\(isOneYear ? String(now.dropLast(" 2026".count)) : now) vs \(then)"
  }

  /// The means of the two periods and the change: `mean W46 1,971 on 6 of 7 days, W45 1,916 on 6 of 7, change +55
  /// kcal, +2.9%`.
  ///
  /// If the period has not ended, its days so far are compared with the same number of days of the period before: `mean
  /// this week 2,003 (3 days logged), last week until Sat 2,017 (5 days logged)`.
  private var comparedMeans: [String] {
    let (name, past) = report.comparison
    guard let compared = MeanChange(.calories, from: past, to: report.summary) else { return [] }
    let (now, before) = (Figure.shown(compared.now), Figure.shown(compared.before))
    let isWhole = past.period == report.previous.period
    func text(_ name: String, _ mean: Double, _ summary: PeriodSummary) -> String {
      let known = summary.days.count { $0.known(.calories) != nil }
      // While the period runs, the earlier one is shortened; "of 5" beside "of 7 days" would confuse.
      let days = isWhole ? "on \(known) of \(summary.period.dayCount)" : "(\(known.counted("day")) logged)"
      return "\(name) \(Figure.text(mean)) \(days)"
    }
    let share = before > 0 ? ", \(Figure.signed((now - before) / before * 100, decimals: 1))%" : ""
    let names = spokenNames
    let current =
      text(names.now, now, report.summary) + (isWhole ? period.dayCount == 1 ? " day" : " days" : "")
    let until = period.kind == .week ? "last week until \(past.period.to.weekday.short)" : name
    let means = "mean \(current), \(text(isWhole ? names.before : until, before, past))"
    let change = compared.figure().map { "change \($0) kcal\(share)" } ?? MeanChange.tooFew
    // The names of a running week leave no room for the change on a line of 80 cells.
    return isWhole && !isRunningWeek ? ["\(means), \(change)"] : [means, change]
  }

  private var isRunningWeek: Bool { report.isRunning && period.kind == .week }

  /// The names of the two periods in sentences: `this week` and `last week` for the current week, otherwise the short
  /// names that the chart shows.
  private var spokenNames: (now: String, before: String) {
    isRunningWeek
      ? (now: report.thisName, before: report.againstName) : (now: report.nowName, before: report.beforeName)
  }

  private func data(interval: ChartInterval) -> ChartData {
    let before = report.previous.period
    let past = ChartData.PreviousSpan(
      days: before.from...before.to, sums: report.previous.days,
      shift: period.kind == .month ? .months(1) : .days(period.dayCount))
    return ChartData(
      profile: report.profile, days: period.from...period.to, sums: report.summary.days, today: report.today,
      weekStart: report.weekStart, goals: report.goals, interval: interval, previous: report.isCompared ? past : nil)
  }

  private var trend: TrendChart {
    let data = data(interval: .line(of: period))
    let points = data.interval == .day ? [] : ["means by \(data.interval.rawValue)"]
    let before = period.kind == .range ? report.againstName : report.beforeName
    return TrendDrawing(data: data, nutrient: .calories, names: (report.nowName, before))
      .chart(
        coverage: (points + report.coverage).joined(separator: ", "), summary: [],
        // The highest day is named among the facts.
        namesExtremes: report.isWhole)
  }

  /// A bar chart of what was bought: sums, not means, since what is bought on one day is eaten on others.
  private var amounts: AmountBars {
    let interval = ChartInterval.bars(of: period)
    let data = data(interval: interval)
    let buckets = data.buckets(by: interval)
    func sum(_ bucket: ChartData.Bucket) -> Double? {
      let values = bucket.known(.calories)
      return values.isEmpty ? nil : values.reduce(0, +)
    }
    let rows = zip(buckets, data.counterparts(of: buckets)).map { bucket, past in
      let amount = sum(bucket)
      let notes = [
        interval.cut(bucket.from...bucket.to, weekStart: report.weekStart).map { "only \($0.counted("day"))" },
        past.flatMap(sum).map { "before \(Figure.text($0))" },
      ]
      return AmountBars.Row(
        name: interval.rowName(bucket.from), fullName: interval.name(bucket.from),
        amount: Observation(amount, isLogged: !bucket.logged.isEmpty, isToCome: bucket.from > report.today),
        figure: amount.map { Figure.text($0) } ?? "", note: notes.compactMap(\.self).joined(separator: ", "))
    }
    return AmountBars(
      heading: heading("Energy bought", per: interval.rawValue), rowName: interval.rawValue, rows: rows,
      missing: "nothing bought")
  }
}
