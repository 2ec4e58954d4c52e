internal import Text

/// The trend with a row for each week, which has a bar for the mean of the week's logged days.
extension TrendChart {
  /// A row of the table of weeks: a group of points, or one point if the points are not grouped.
  struct Week {
    let name: String
    let mean: Double?
    /// The mean in the previous period.
    let before: Double?
    let logged: Int
    let passed: Int
    /// What `logged` and `passed` count: days, or points of the chart.
    let countName: String
    /// What is shown if there is no mean.
    let state: String

    var count: String { "\(logged)/\(passed)" }
  }

  func narrowLines(on canvas: Canvas) -> [StyledLine] {
    let row = groups.isEmpty ? pointName : groupName
    let isPlain = groups.isEmpty && (heading.per ?? row) == row
    return heading.narrowLines(of: isPlain ? "each \(row)" : "mean of each \(row)", on: canvas) + [""]
      + TrendRows(self, on: canvas).lines
  }

  /// An explanation of the figures in a row if one of them belongs to the previous period; otherwise empty.
  func narrowLegend(on canvas: Canvas) -> [StyledLine] {
    guard let before, before.isCompared else { return [] }
    let text = "columns: \(before.nowName), \(countName)s logged, \(before.name)"
    return StyledLine(canvas.show(text)).wrapped(to: canvas.width)
  }

  /// The noun for what the rows count: `day`, or the name of a point.
  var countName: String { groups.contains { $0.whole != nil } ? "day" : pointName }

  var weeks: [Week] {
    let groups = groups.isEmpty ? points.indices.map { Group(name: points[$0].name, range: $0..<($0 + 1)) } : groups
    return groups.map { group in
      let past = points[group.range].filter { !$0.isToCome }
      let values = past.compactMap(\.value)
      let mean = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
      return Week(
        name: group.name, mean: group.whole.map(\.mean) ?? mean,
        before: group.whole.map(\.before) ?? meanBefore(in: group.range),
        logged: group.whole?.logged ?? values.count, passed: group.whole?.passed ?? past.count,
        countName: group.whole == nil ? pointName : "day",
        state: absenceWords(past))
    }
  }

  /// The mean of a group's days in the previous period; nil if no day has a value.
  private func meanBefore(in range: Range<Int>) -> Double? {
    let values = before?.values[range].compactMap { $0 } ?? []
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
