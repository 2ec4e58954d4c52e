internal import Figures
package import Text

/// A line chart of a value over days, with the goal, the days without a value, and the most important figures.
package struct TrendChart: Chart {
  /// A point of the line: a day or, in a chart of weeks or months, the mean of a week or a month.
  package struct Point: Sendable {
    /// The day's name in sentences: `Mon 16 Nov`.
    package let name: String
    /// The label of the mark on the axis at this day: `14 Sep`; nil for a day without a tick.
    package let tick: String?
    /// The label used if there is room for a label at each point: `16 Nov`, `Nov`; nil if the point has no label.
    package let label: String?
    /// The day's value; nil for a missing day, which does not count as zero.
    package let value: Double?
    /// Whether the day is after today; such a day is not a gap in the log.
    package let isToCome: Bool
    /// Whether something was logged, but nothing with a known value; such a day is not a gap in the log either.
    package let isUnknown: Bool
    /// Whether somebody has said that only a part of what was eaten is logged; such a day has no value.
    package let isPartial: Bool
    /// Whether the day met the goal; nil if the day is not judged.
    ///
    /// If any day is judged, a row below the line marks the days that met the goal.
    package let metGoal: Bool?

    /// Creates a day with these values; a value that is not finite or is beyond 1e100 counts as missing.
    package init(
      name: String, tick: String? = nil, label: String? = nil, value: Double?, isToCome: Bool = false,
      isUnknown: Bool = false, isPartial: Bool = false, metGoal: Bool? = nil
    ) {
      self.name = name
      self.tick = tick
      self.label = label
      // Beyond 1e100 no axis could be calculated without overflow, and no household has such values.
      self.value = value.flatMap { $0.isFinite && $0.magnitude <= 1e100 ? $0 : nil }
      self.isToCome = isToCome
      self.isUnknown = isUnknown
      self.isPartial = isPartial
      self.metGoal = metGoal
    }
  }

  /// Consecutive points that share a row in the narrow layout, such as the days of a week.
  package struct Group: Sendable {
    /// The name of the group's row: `14 Sep`.
    package let name: String
    /// The indices of the group's points; those outside the chart are ignored.
    package let range: Range<Int>
    /// The mean of the group's days; nil if the points are days, because the chart then calculates the mean itself.
    package let whole: GroupMean?

    /// Creates a group of consecutive points.
    package init(name: String, range: Range<Int>, whole: GroupMean? = nil) {
      self.name = name
      self.range = range
      self.whole = whole
    }

    /// The mean of a group's days, for a chart whose points are themselves means.
    ///
    /// The mean of such points would give their days unequal weights.
    package struct GroupMean: Sendable {
      /// The mean of the days with a value; nil if there are no such days.
      package let mean: Double?
      /// The mean of the same days in the previous period; nil if there is no such mean.
      package let before: Double?
      /// The number of days with a value.
      package let logged: Int
      /// The number of days that are not in the future.
      package let passed: Int

      /// Creates the mean of a group; means that are not finite or are beyond 1e100 count as missing.
      package init(mean: Double?, before: Double? = nil, logged: Int, passed: Int) {
        func drawable(_ value: Double?) -> Double? { value.flatMap { $0.magnitude <= 1e100 ? $0 : nil } }
        (self.mean, self.before) = (drawable(mean), drawable(before))
        (self.logged, self.passed) = (logged, passed)
      }
    }
  }

  /// The values of the previous period, drawn day by day as a second, lighter line.
  package struct PreviousPeriod: Sendable {
    /// The name of the previous period in the legend: `last month`.
    package let name: String
    /// The name of this period in the legend: `this month`.
    package let nowName: String
    /// A value for each point of the line, in the same order; nil for a missing day.
    package let values: [Double?]
    /// Whether the difference between the two lines on each day is shown below the lines.
    package let isCompared: Bool

    /// Creates a period from values for the points with the same index.
    ///
    /// A value that is not finite or is beyond 1e100 counts as missing.
    package init(name: String, nowName: String = "this period", values: [Double?], isCompared: Bool = true) {
      self.name = name
      self.nowName = nowName
      self.isCompared = isCompared
      self.values = values.map { $0.flatMap { $0.magnitude <= 1e100 ? $0 : nil } }
    }
  }

  let heading: Heading
  let points: [Point]
  private(set) var groups: [Group]
  let groupName: String
  let pointName: String
  let goal: Double?
  let goalLabel: String
  let metName: String
  let valueName: String
  let decimals: Int
  /// Whether the values are far from zero, so that rows show where they lie between the smallest and the largest.
  let isLevel: Bool
  private(set) var height: Int?
  private(set) var summary: [String]
  private(set) var namesExtremes: Bool
  private(set) var mentions: [Mention]
  /// The previous period, with as many values as there are points; nil if it is not shown.
  let before: PreviousPeriod?
  /// The index of the point under the cursor; nil for a chart without a cursor.
  private(set) var cursor: Int?

  /// Creates a chart of `points`, one column each: days, or weeks and months with their means.
  ///
  /// `pointName` says what a point is: `day`. `goalLabel` is shown before the goal's figure: `goal`, `at most`.
  /// `metName` is shown for days that meet the goal: `at goal`, `in limit`. `valueName` is the name of values that are
  /// calculated and not logged: `mean`. `groupName` says what a group is: `week`. `height` is the largest number of
  /// rows (3 to 60) for the line. The footer contains the `summary`, then the highest and the lowest day if
  /// `namesExtremes` is true, then each of the `mentions` on lines of its own. `before` is a second, lighter line.
  /// `isLevel` says that values are far from zero, such as weights: rows then have dots instead of bars.
  package init(
    heading: Heading, points: [Point], groups: [Group], groupName: String = "week", pointName: String = "day",
    goal: Double?,
    goalLabel: String = "goal", metName: String = "at goal", valueName: String = "", decimals: Int = 0,
    isLevel: Bool = false, height: Int? = nil, summary: [String], namesExtremes: Bool = true, mentions: [Mention] = [],
    before: PreviousPeriod? = nil
  ) {
    self.heading = heading
    self.points = points
    self.groups = groups.map {
      Group(name: $0.name, range: $0.range.clamped(to: 0..<points.count), whole: $0.whole)
    }
    self.groupName = groupName
    self.pointName = pointName
    self.goal = goal.flatMap { $0.isFinite && $0.magnitude <= 1e100 ? $0 : nil }
    self.goalLabel = goalLabel
    self.metName = metName
    self.valueName = valueName
    self.decimals = decimals
    self.isLevel = isLevel
    self.height = height
    self.summary = summary
    self.namesExtremes = namesExtremes
    self.mentions = mentions
    self.before = before.map { before in
      let values = points.indices.map { $0 < before.values.count ? before.values[$0] : nil }
      return PreviousPeriod(
        name: before.name, nowName: before.nowName, values: values, isCompared: before.isCompared)
    }
  }

  /// The same chart, with at most this number of rows (3 to 60) for the line.
  package func limited(to height: Int) -> TrendChart {
    var chart = self
    chart.height = height
    return chart
  }

  /// The same chart with a cursor at a point, for the user who moves from point to point.
  ///
  /// The chart has no footer except the legend, and is drawn as a line at any width that has room for its points.
  package func looked(at point: Int) -> TrendChart {
    var chart = self
    chart.cursor = points.indices.contains(point) ? point : nil
    (chart.groups, chart.summary, chart.namesExtremes, chart.mentions) = ([], [], false, [])
    return chart
  }

  /// Returns the chart, reduced or enlarged so that it fits into `lines` lines if possible.
  ///
  /// In a tall window, the line gets more rows, up to 30. In a low window, mentions are dropped first, beginning with
  /// the last; then the line gets fewer rows, down to nine. A chart that was created with a height is not changed.
  package func fitted(to lines: Int, on canvas: Canvas) -> TrendChart {
    if height != nil || canvas.isAccessible { return self }
    let all = self.lines(on: canvas).count
    if lines > max(all, Canvas.usualLines), let rows = rowCount(height: nil) {
      let heights = stride(from: Self.tallest, to: TrendScale.usualHeight, by: -1)
      return heights.first { all - rows + (rowCount(height: $0) ?? rows) <= lines }.map(limited) ?? self
    }
    let named = shownMentions.map { $0.lines(on: canvas).count }
    // The mentions are the last lines, so the rest of the drawing stays the same without some of them.
    let kept = (0...named.count).reversed().first { all - named[$0...].reduce(0, +) <= lines }
    var chart = self
    chart.mentions = Array(mentions.prefix(kept ?? 0))
    guard kept == nil, let rows = rowCount(height: nil) else { return chart }
    // Only the rows of the plot depend on the height, and they are counted without drawing them.
    let excess = all - named.reduce(0, +) - lines
    let heights = stride(from: TrendScale.usualHeight - 1, through: 9, by: -1)
    return heights.first { rows - (rowCount(height: $0) ?? rows) >= excess }.map(chart.limited) ?? chart
  }

  /// The number of rows in the plot if the line may take at most `height` rows; nil if there is nothing to draw.
  func rowCount(height: Int?) -> Int? {
    drawnRange.map { TrendScale(low: $0.lowerBound, high: $0.upperBound, goal: goal, height: height).rows.count }
  }

  /// The range of the values that are drawn; nil if there is nothing to draw.
  ///
  /// If a chart with a cursor has no values, the range contains only the goal.
  var drawnRange: ClosedRange<Double>? {
    let values = allValues
    let only = cursor == nil ? nil : goal
    guard let low = values.min() ?? only, let high = values.max() ?? only else { return nil }
    return low...high
  }

  /// The largest number of rows for the line in a tall window.
  static let tallest = 30

  /// Returns a line drawing, or sentences on an accessible canvas.
  ///
  /// On a canvas without room for a column for each day, there is a bar for each week instead of the line.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    if canvas.isAccessible { return sentences(on: canvas) }
    let plot = TrendPlot(self, on: canvas)
    if allValues.isEmpty, plot == nil {
      return heading.lines(on: canvas) + ["", StyledLine(emptyText)] + footer(on: canvas)
    }
    let isNarrow = canvas.width < 60 && groups.count > 1
    if let plot, !isNarrow { return heading.lines(on: canvas) + [""] + plot.lines + footer(plot.legend, on: canvas) }
    return narrowLines(on: canvas) + footer(narrowLegend(on: canvas), on: canvas)
  }

  var values: [Double] { points.compactMap(\.value) }

  /// The values of both lines: this period's and the previous period's.
  var allValues: [Double] { values + (before?.values.compactMap { $0 } ?? []) }

  /// The text that is shown if there is nothing to draw.
  var emptyText: String {
    if !points.isEmpty, points.allSatisfy(\.isToCome) { return "All of it is to come." }
    if points.contains(where: \.isPartial) { return "Only a part of what was eaten in this period is logged." }
    return points.contains(where: \.isUnknown)
      ? "What is logged in this period has no known value." : "Nothing is logged in this period."
  }

  /// Formats a value with the decimals of the chart: `1,842`.
  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The goal's figure.
  var goalFigure: String? { goal.map { Figure.goal($0, decimals: decimals) } }

  /// The words shown for several points without a value: a reason that applies to at least one of the points.
  func absenceWords(_ points: some Collection<Point>) -> String {
    if points.allSatisfy(\.isToCome) { return Observation.toCome.words ?? "" }
    let reasons: [(reason: Observation, isGiven: Bool)] = [
      (.unknown, points.contains(where: \.isUnknown)), (.partial, points.contains(where: \.isPartial)),
    ]
    return reasons.first(where: \.isGiven)?.reason.words ?? missingName
  }

  /// The words for a day without a value: `no log`, `no mean`.
  var missingName: String { valueName.isEmpty ? Observation.noLog : "no \(valueName)" }

  /// The highest and the lowest day by name and figure.
  ///
  /// If only one day has a value, the text names just that day. If all values are equal, the text gives just the value.
  var extremes: [String] { extremes { $0 } }

  /// The highest and the lowest day with their names processed by `show`, which makes them safe to display.
  func extremes(naming show: (String) -> String) -> [String] {
    let logged = points.filter { $0.value != nil }
    guard let highest = logged.max(by: { ($0.value ?? 0) < ($1.value ?? 0) }), let high = highest.value,
      let lowest = logged.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }), let low = lowest.value
    else { return [] }
    if logged.count == 1 { return ["only \(pointName) with a value: \(figure(high)) (\(show(highest.name)))"] }
    if low == high { return ["each \(pointName) that is logged: \(figure(high))"] }
    let value = valueName.isEmpty ? "" : " \(valueName)"
    return [
      "highest\(value) \(figure(high)) (\(show(highest.name)))", "lowest\(value) \(figure(low)) (\(show(lowest.name)))",
    ]
  }

  /// The largest differences from the previous period, with the days' names processed by `show`; empty if the chart
  /// does not compare periods, or if no day differs.
  func differences(naming show: (String) -> String = { $0 }) -> [String] {
    TrendDifferences(self)?.extremes(naming: show) ?? []
  }

  private func footer(_ legend: [StyledLine] = [], on canvas: Canvas) -> [StyledLine] {
    let named = shownMentions.flatMap { $0.lines(on: canvas) }
    let lines =
      legend + Parts(summary).lines(on: canvas)
      + (namesExtremes ? Parts(extremes(naming: canvas.show)).lines(on: canvas) : [])
      + Parts(differences(naming: canvas.show)).lines(on: canvas) + named
    return lines.isEmpty ? [] : [""] + lines
  }
}
