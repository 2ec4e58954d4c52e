internal import Charts
internal import Domain
internal import Figures
internal import Text

/// The weekly parts of a long period's screen: a row for each week, and the mean of each weekday.
struct PeriodWeeks {
  let report: PeriodReport

  /// The maximum number of weeks that are shown, about half a year: more cannot be taken in at a glance.
  private static let maximumWeeks = 26

  /// The whole calendar weeks that contain the days of a period; nil for fewer than 15 days or more than 26 weeks.
  static func days(of period: Period, weekStart: Weekday) -> Period? {
    let (first, last) = (period.from.weekStart(weekStart), period.to.weekStart(weekStart) + 6)
    guard period.dayCount > 14, last - first < 7 * maximumWeeks else { return nil }
    return try? Period.range(first, last)
  }

  var parts: [Document.Part] {
    guard report.source == .meals else { return [] }
    let heading = Document.Part.heading("By weekday, mean of the logged days")
    return (weekOverview.map { [.chart($0)] } ?? []) + (weekdays.map { [heading, .chart($0)] } ?? [])
  }

  private var weekOverview: (any Chart)? {
    guard let weeks = report.weeks else { return nil }
    let first = weeks.period.from
    let rows = stride(from: 0, to: weeks.daysPassed, by: 7).map { start in
      let week = weeks.days[start..<min(start + 7, weeks.days.count)]
      // Days after today that are already logged are drawn but not counted.
      let passed = week.filter { $0.day <= report.today }
      let logged = passed.count { $0.total != nil }
      let values = passed.compactMap { $0.known(.calories) }
      let mean = values.isEmpty ? nil : Figure.text(values.reduce(0, +) / Double(values.count))
      return SparkRows.Row(
        name: DayText.short(first + start), series: week.map { Observation(energyOf: $0, today: report.today) },
        figures: [mean ?? (logged > 0 ? "?" : "no log"), "\(logged)/\(passed.count)"],
        word: week.contains { $0.day == report.today } ? RowWord("this week") : nil)
    }
    // Weeks that are still to come have no row.
    let last = rows.isEmpty ? weeks.period.to : first + 7 * rows.count - 1
    return SparkRows(
      heading: Heading(
        title: "Energy", unit: "kcal", per: "day", subject: report.profile,
        period: DayText.span(first, last), coverage: rows.count.counted("whole week")),
      seriesTitle: (0..<7).map { String((first + $0).weekday.short.prefix(1)) }.joined(),
      figureTitles: ["mean", "logged"], dayNames: (0..<7).map { (first + $0).weekday.short }, rows: rows)
  }

  /// The mean of each weekday over past days; nil for less than two weeks, in which no weekday occurs twice.
  private var weekdays: (any Chart)? {
    guard report.summary.period.dayCount >= 14 else { return nil }
    let weekdays = report.summary.weekdays(of: report.aim, from: report.weekStart)
    guard weekdays.contains(where: { $0.days + $0.unknown > 0 }) else { return nil }
    let rows = weekdays.map { day in
      DayBars.Row(
        name: day.weekday.short, fullName: day.weekday.name, state: Observation(day),
        note: day.days > 0 ? day.days.counted("day") : "")
    }
    return DayBars(
      unit: "kcal", goal: Double(report.goals.calories), noteHeading: "mean of", rows: rows,
      sentenceHeading: "Energy by weekday, means of \(report.profile)'s logged days, kcal.")
  }
}
