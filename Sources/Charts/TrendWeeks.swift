internal import Text

/// The trend with a row a week: a bar of the mean of its logged days.
extension TrendChart {
  private struct Week {
    let name: String
    let mean: Double?
    /// The mean of the period before.
    let before: Double?
    let count: String
    /// What stands in the place of a bar where there is no mean.
    let state: String
  }

  func narrowLines(on canvas: Canvas) -> [StyledLine] {
    let weeks = weeks
    let rowName = groups.isEmpty ? "each \(pointName)" : "mean of each \(groupName)"
    let heading = heading.narrowLines(of: rowName, on: canvas)
    let names = weeks.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) }
    let nameWidth = names.map(\.cells).max() ?? 0
    let texts = weeks.map { $0.mean.map(figure) ?? "" }
    let textWidth = texts.map(\.cells).max() ?? 0
    let countWidth = weeks.map(\.count.cells).max() ?? 0
    let befores = before == nil ? [] : weeks.map { $0.before.map(figure) ?? canvas.show("–") }
    let beforeWidth = befores.map(\.cells).max() ?? 0
    let fixed = nameWidth + 2 + 1 + textWidth + 1 + countWidth
    // Where both figures don't fit on one line, the earlier one goes to the next.
    let isFolded = beforeWidth > 0 && fixed + 1 + beforeWidth > canvas.width
    let room = canvas.width - fixed - (beforeWidth > 0 && !isFolded ? 1 + beforeWidth : 0)
    let top = weeks.compactMap(\.mean).max() ?? 0
    let bars = GoalBars(width: min(60, room), top: top, goal: goal, on: canvas)
    let rows = weeks.indices.flatMap { index in
      let bar = weeks[index].mean.map(bars.bar) ?? bars.words(weeks[index].state)
      let second = befores.isEmpty ? "" : befores[index].paddedLeft(to: beforeWidth)
      let numbers =
        " " + texts[index].paddedLeft(to: textWidth) + " " + weeks[index].count.paddedLeft(to: countWidth)
        + (isFolded || befores.isEmpty ? "" : " " + second)
      let start = StyledLine(names[index].paddedLeft(to: nameWidth)) + StyledLine(" \(Glyphs.on(canvas).axis)", .faint)
      let line =
        room < 4
        ? StyledLine(names[index].paddedLeft(to: nameWidth) + " " + numbers) : start + bar + StyledLine(numbers)
      return isFolded ? [line, StyledLine(String(repeating: " ", count: nameWidth + 2) + second)] : [line]
    }
    return heading + [""] + goalLine(bars, after: nameWidth + 2, on: canvas)
      + rows.map { $0.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  /// What the figures of a row are, where there are two; nothing for one.
  func narrowLegend(on canvas: Canvas) -> [StyledLine] {
    guard let before else { return [] }
    let text = "figures: \(before.nowName), \(pointName)s logged, \(before.name)"
    return StyledLine(canvas.show(text)).wrapped(to: canvas.width)
  }

  /// The mean of the period before on the days of a group; nil where none has a value.
  func meanBefore(in range: Range<Int>) -> Double? {
    let values = before?.values[range].compactMap { $0 } ?? []
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The goal's figure over its mark, the last digit in the mark's column.
  private func goalLine(_ bars: GoalBars, after start: Int, on canvas: Canvas) -> [StyledLine] {
    guard let goal, let cell = bars.goalCell else { return [] }
    let text = figure(goal)
    let column = max(0, start + cell + 1 - text.cells)
    let label = String(repeating: " ", count: column) + "\(text) \(canvas.show(goalLabel))"
    return [StyledLine(label.truncated(to: canvas.width, in: canvas.glyphs), .green)]
  }

  private var weeks: [Week] {
    let groups = groups.isEmpty ? points.indices.map { Group(name: points[$0].name, range: $0..<($0 + 1)) } : groups
    return groups.map { group in
      let past = points[group.range].filter { !$0.isToCome }
      let values = past.compactMap(\.value)
      let mean = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
      return Week(
        name: group.name, mean: mean, before: meanBefore(in: group.range), count: "\(values.count)/\(past.count)",
        state: past.isEmpty ? "to come" : past.contains(where: \.isUnknown) ? "not known" : "no log")
    }
  }
}
