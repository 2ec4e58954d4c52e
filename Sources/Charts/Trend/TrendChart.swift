package import Text

/// A line over days: its goal, its gaps, and the numbers that a reader wants of it.
package struct TrendChart: Chart {
  /// A day of the line.
  package struct Point: Sendable {
    /// The day by its name, for sentences: `Mon 16 Nov`.
    package let name: String
    /// The label of the axis mark that stands at this day, if one does: `14 Sep`.
    package let tick: String?
    /// Its label where each point has room for one: `16 Nov`, `Nov`; nil for none.
    package let label: String?
    /// Nil is a missing day, never zero; so is a value that is not finite.
    package let value: Double?
    /// Whether the day is after today: no gap in the log.
    package let isToCome: Bool
    /// There are entries, but the value is not known of any: no gap in the log.
    package let isUnknown: Bool
    /// Whether the day met the goal; where any point says so, a row shows on which days it was met.
    package let metGoal: Bool?

    /// A day of the line; a value that is not finite or beyond 1e100 counts as missing.
    package init(
      name: String, tick: String? = nil, label: String? = nil, value: Double?, isToCome: Bool = false,
      isUnknown: Bool = false, metGoal: Bool? = nil
    ) {
      self.name = name
      self.tick = tick
      self.label = label
      // Beyond 1e100 no axis could be computed without overflow, and no household gets there.
      self.value = value.flatMap { $0.isFinite && $0.magnitude <= 1e100 ? $0 : nil }
      self.isToCome = isToCome
      self.isUnknown = isUnknown
      self.metGoal = metGoal
    }
  }

  /// Days that belong together (a week), for the layout that has a row for each.
  package struct Group: Sendable {
    /// What its row is called: `14 Sep`.
    package let name: String
    /// Which points are in it, by their indices; what lies outside the chart is left out.
    package let range: Range<Int>
    /// What its days come to; nil where the points are the days, so that it can be reckoned from them.
    package let whole: Whole?

    /// A group of points that follow each other.
    package init(name: String, range: Range<Int>, whole: Whole? = nil) {
      self.name = name
      self.range = range
      self.whole = whole
    }

    /// The days of a group together: the mean of points that are means themselves would weigh their days unevenly.
    package struct Whole: Sendable {
      /// The mean of the days with a value; nil where there are none.
      package let mean: Double?
      /// The same of the period before.
      package let before: Double?
      /// Days with a value.
      package let logged: Int
      /// Days that have come.
      package let passed: Int

      /// The days as they are given; means that are not finite or beyond 1e100 count as missing.
      package init(mean: Double?, before: Double? = nil, logged: Int, passed: Int) {
        func drawable(_ value: Double?) -> Double? { value.flatMap { $0.magnitude <= 1e100 ? $0 : nil } }
        (self.mean, self.before) = (drawable(mean), drawable(before))
        (self.logged, self.passed) = (logged, passed)
      }
    }
  }

  /// The period before, drawn lighter beside the line, day by day.
  package struct Before: Sendable {
    /// What it is called in the legend: `last month`.
    package let name: String
    /// What the line itself is called beside it: `this month`.
    package let nowName: String
    /// A value for each point of the line in their order; nil is a missing day.
    package let values: [Double?]

    /// The values that go with the points of the same index; one that is not finite or beyond 1e100 counts as missing.
    package init(name: String, nowName: String = "this period", values: [Double?]) {
      self.name = name
      self.nowName = nowName
      self.values = values.map { $0.flatMap { $0.magnitude <= 1e100 ? $0 : nil } }
    }
  }

  let heading: Heading
  let points: [Point]
  let groups: [Group]
  let groupName: String
  let pointName: String
  let goal: Double?
  let goalLabel: String
  let metName: String
  let decimals: Int
  private(set) var height: Int?
  let summary: [String]
  let namesExtremes: Bool
  private(set) var mentions: [Mention]
  /// As many values as there are points.
  let before: Before?

  /// A chart of `points`, one column each: days, or weeks and months by their means (`pointName`).
  ///
  /// `goalLabel` is what stands before the goal's figure (`goal`, `at most`), `metName` what days that meet it are
  /// (`at goal`, `kept`). `groupName` is what a group is, `height` the most rows (3 to 60) that the line may take. The
  /// footer joins the `summary` and, if `namesExtremes`, the highest and the lowest day; then come the `mentions`, each
  /// on lines of its own. `before` is a second, lighter line.
  package init(
    heading: Heading, points: [Point], groups: [Group], groupName: String = "week", pointName: String = "day",
    goal: Double?,
    goalLabel: String = "goal", metName: String = "at goal", decimals: Int = 0,
    height: Int? = nil, summary: [String], namesExtremes: Bool = true, mentions: [Mention] = [], before: Before? = nil
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
    self.decimals = decimals
    self.height = height
    self.summary = summary
    self.namesExtremes = namesExtremes
    self.mentions = mentions
    self.before = before.map { before in
      let values = points.indices.map { $0 < before.values.count ? before.values[$0] : nil }
      return Before(name: before.name, nowName: before.nowName, values: values)
    }
  }

  /// The same chart, its line in at most so many rows (3 to 60).
  package func limited(to height: Int) -> TrendChart {
    var chart = self
    chart.height = height
    return chart
  }

  /// The same chart in so many `lines`, if that leaves a picture: the mentions give way first, the last one before the others,
  /// then the line's height, down to nine rows.
  ///
  /// One whose height is given stays as it is.
  package func fitted(to lines: Int, on canvas: Canvas) -> TrendChart {
    if height != nil || canvas.isAccessible { return self }
    let all = self.lines(on: canvas).count
    let named = shownMentions.map { $0.lines(on: canvas).count }
    // The mentions are the last lines: without some of them the rest of the picture stays.
    let kept = (0...named.count).reversed().first { all - named[$0...].reduce(0, +) <= lines }
    var chart = self
    chart.mentions = Array(mentions.prefix(kept ?? 0))
    guard kept == nil else { return chart }
    let lower = stride(from: 12, through: 9, by: -1).lazy.map(chart.limited)
    return lower.first { $0.lines(on: canvas).count <= lines } ?? chart
  }

  /// The chart as the canvas wants it: a line, a bar a week where there is no room for a column a day, or sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    if canvas.isAccessible { return sentences(on: canvas) }
    if allValues.isEmpty { return heading.lines(on: canvas) + ["", StyledLine(emptyText)] + footer(on: canvas) }
    let plot = TrendPlot(self, on: canvas)
    let isNarrow = canvas.width < 60 && groups.count > 1
    if let plot, !isNarrow { return heading.lines(on: canvas) + [""] + plot.lines + footer(plot.legend, on: canvas) }
    return narrowLines(on: canvas) + footer(narrowLegend(on: canvas), on: canvas)
  }

  var values: [Double] { points.compactMap(\.value) }

  /// The values of both lines.
  var allValues: [Double] { values + (before?.values.compactMap { $0 } ?? []) }

  /// What is said where nothing can be drawn.
  var emptyText: String {
    points.isEmpty || points.contains { !$0.isToCome }
      ? "No \(pointName) of this period is logged." : "All of it is to come."
  }

  /// `1,842`, with the chart's decimals.
  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The goal's figure; a whole number without decimals, as goals are set.
  var goalFigure: String? { goal.map { $0 == $0.rounded() ? Figure.text($0) : figure($0) } }

  /// The highest and the lowest day by name and figure; the only day, or what all days have, where none is higher.
  var extremes: [String] { extremes { $0 } }

  /// The same with the days' names as `show` makes them fit to be seen.
  func extremes(naming show: (String) -> String) -> [String] {
    let logged = points.filter { $0.value != nil }
    guard let highest = logged.max(by: { ($0.value ?? 0) < ($1.value ?? 0) }), let high = highest.value,
      let lowest = logged.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }), let low = lowest.value
    else { return [] }
    if logged.count == 1 { return ["only \(pointName) logged: \(figure(high)) (\(show(highest.name)))"] }
    if low == high { return ["each \(pointName) that is logged: \(figure(high))"] }
    return ["highest \(figure(high)) (\(show(highest.name)))", "lowest \(figure(low)) (\(show(lowest.name)))"]
  }

  private func footer(_ legend: [StyledLine] = [], on canvas: Canvas) -> [StyledLine] {
    let named = shownMentions.flatMap { $0.lines(on: canvas) }
    let lines =
      legend + Parts(summary).lines(on: canvas)
      + (namesExtremes ? Parts(extremes(naming: canvas.show)).lines(on: canvas) : []) + named
    return lines.isEmpty ? [] : [""] + lines
  }
}
