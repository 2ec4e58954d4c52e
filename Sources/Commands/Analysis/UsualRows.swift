internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Compares the means of nutrients with what is usual, in one row per nutrient.
///
/// A row shows the means of the last periods, the mean of this period and the usual range. The row says `more` or
/// `less` if the mean of this period differs from what is usual by more than chance would explain.
struct UsualRows {
  let report: PeriodReport

  /// The nutrients that differ from what is usual, the largest change first; nil if no nutrient does.
  ///
  /// At most `rowLimit` nutrients get a row each; the names of the other nutrients follow the rows. With a limit of 0,
  /// there are only names; with nil, there is no limit.
  func fact(rowLimit: Int?) -> Document.Fact? {
    let changes = report.changes
    guard let periods = report.usualPeriods, !changes.isEmpty else { return nil }
    let shown = changes.prefix(rowLimit ?? changes.count)
    let names = Self.names(of: changes.dropFirst(shown.count))
    guard !shown.isEmpty else { return Document.Fact("Changed", names) }
    let others = names.enumerated().map { $0 == 0 ? "also \($1)" : $1 }
    let remarks = others + [isWithoutToday ? Self.noToday : ""]
    return Document.Fact(
      "Changed",
      shown.map { .charted(row($0, periods)) } + remarks.map { .text(StyledLine($0, $0.isEmpty ? .plain : .faint)) })
  }

  /// The nutrients' names by direction, starting with the direction of the largest change: `less: sugar, protein`,
  /// `more: fat`.
  private static func names(of changes: ArraySlice<UsualIntake>) -> [String] {
    let directions: [UsualIntake.Change] = changes.first?.change == .less ? [.less, .more] : [.more, .less]
    return directions.compactMap { direction in
      let names = changes.filter { $0.change == direction }.map { MarkerText.name($0.nutrient) }
      return names.isEmpty ? nil : "\(direction.rawValue): \(names.joined(separator: ", "))"
    }
  }

  private func row(_ intake: UsualIntake, _ periods: UsualPeriods) -> Document.Charted {
    let (name, unit) = (MarkerText.name(intake.nutrient), intake.nutrient.unit)
    let (amount, word) = ("\(FoodText.amount(intake.now, intake.nutrient)) \(unit)", intake.change?.rawValue ?? "")
    let means = intake.means.map { mean in
      mean.value.map { FoodText.amount($0, intake.nutrient) } ?? (mean == .unknown ? "unknown" : Observation.noLog)
    }
    return Document.Charted(
      name: name,
      drawing: Sparkline(
        name: name, unit: "\(unit) per logged day, means of \(span(periods))",
        series: intake.means.map(Observation.init),
        decimals: intake.nutrient.decimals),
      figures: [StyledLine(amount), StyledLine("\(word) than usual (\(range(intake, "–")))")],
      sentence: """
        \(name) \(amount), \(word) than usual (\(range(intake, " to ")) \(unit)) in \(before(periods)); means of \
        \(span(periods)): \(means.joined(separator: ", "))
        """)
  }

  /// One row for each nutrient with enough known values, for `--all`; nil if there is no such nutrient.
  func chart(on canvas: Canvas) -> SparkRows? {
    guard let periods = report.usualPeriods, !report.usual.isEmpty else { return nil }
    let rows = report.usual.map { intake in
      SparkRows.Row(
        name: "\(MarkerText.name(intake.nutrient)) \(intake.nutrient.unit)",
        series: intake.means.map(Observation.init),
        figures: [FoodText.amount(intake.now, intake.nutrient), range(intake, canvas.isAccessible ? " to " : "–")],
        word: intake.change.map { RowWord($0.rawValue) }, decimals: intake.nutrient.decimals)
    }
    let coverage = ["usual: \(before(periods))"] + (isWithoutToday ? [Self.noToday] : [])
    let now = canvas.isAccessible && report.nowName == "this" ? report.thisName : report.nowName
    return SparkRows(
      heading: Heading(
        title: "Usual range", unit: "mean", per: "logged day", subject: report.profile,
        period: DayText.span(periods.from, report.summary.period.to), coverage: coverage.joined(separator: ", ")),
      cellName: report.noun, figureTitles: [isWithoutToday ? "to yesterday" : now, "usual"],
      dayNames: (periods.shown + [report.summary.period]).map(report.shortName), rows: rows, scaling: .perRow,
      summary: rows.contains { $0.word != nil }
        ? ["more, less: outside the usual range by more than chance would explain"] : [])
  }

  /// The usual range, rounded like the value beside it: `17.2–26.0`.
  private func range(_ intake: UsualIntake, _ dash: String) -> String {
    let low = FoodText.amount(intake.usual.lowerBound, intake.nutrient)
    let high = FoodText.amount(intake.usual.upperBound, intake.nutrient)
    return low == high ? low : low + dash + high
  }

  /// The name of the earlier periods that show what is usual: `the 4 weeks before`, `the 4 periods of 20 days before`.
  private func before(_ periods: UsualPeriods) -> String { "the \(spans(periods.compared.count)) before" }

  /// The number of periods in a row, including the one that is judged: `8 weeks`.
  private func span(_ periods: UsualPeriods) -> String { spans(periods.shown.count + 1) }

  private func spans(_ count: Int) -> String {
    report.summary.period.kind == .range
      ? "\(count.counted("period")) of \(report.noun)" : count.counted(report.noun)
  }

  private static let noToday = "without today"

  /// Whether something is logged for today, which is not judged because the day has not ended.
  private var isWithoutToday: Bool {
    report.summary.days.contains { $0.day == report.today && $0.total != nil }
  }
}

extension Observation {
  fileprivate init(_ mean: UsualIntake.Mean) {
    self =
      switch mean {
      case .known(let value): .value(value)
      case .unknown: .unknown
      case .nothingLogged: .missing
      }
  }
}
