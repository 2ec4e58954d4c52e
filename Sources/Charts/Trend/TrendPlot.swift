internal import Text

/// The drawn part of a trend: the line over its days, the axes, and rows that mark missing days and days that met the
/// goal.
struct TrendPlot {
  private let chart: TrendChart
  private let canvas: Canvas
  private let glyphs: Glyphs
  private let scale: TrendScale
  /// Cells before the axis.
  private let gutter: Int
  /// The width of a day's column in cells, 1 to 4; up to 8 if there are few points, so that each can have its name.
  private let columnWidth: Int
  /// The pointer to the goal's row on the right; short or empty if there is not enough room.
  private let goalPointer: String

  /// The smallest `gutter`: it has room for the names of the mark rows, `no log` and `unknown`.
  private static let minimumGutter = 7
  private static let fewPoints = 8

  /// Creates a plot of a chart with at least one value; nil if the canvas has fewer cells than days.
  init?(_ chart: TrendChart, on canvas: Canvas) {
    let values = chart.allValues
    guard let low = values.min(), let high = values.max() else { return nil }
    self.chart = chart
    self.canvas = canvas
    let glyphs = Glyphs.on(canvas)
    self.glyphs = glyphs
    let goalText = chart.goalFigure
    let goalLabel = canvas.show(chart.goalLabel)
    scale = TrendScale(low: low, high: high, goal: chart.goal, goalText: goalText, height: chart.height)
    let labelWidth = scale.labels.compactMap { $0?.cells }.max() ?? 0
    gutter = max(Self.minimumGutter, chart.metName.cells, labelWidth + 2)
    let days = chart.points.count
    let room = canvas.width - gutter - 1
    let widest = room / days
    guard widest >= 1 else { return nil }
    let pointers = goalText.map { text in
      ["\(glyphs.pointer) \(goalLabel) \(text)", "\(glyphs.pointer) \(goalLabel)", "\(glyphs.pointer)"]
    }
    // The short pointer is enough if that allows wider columns, because the figure is on the left too.
    let withPointer = pointers?.dropFirst().first.map { (room - $0.cells - 1) / days } ?? widest
    let width = min(days <= Self.fewPoints ? 8 : 4, withPointer >= 1 ? withPointer : widest)
    columnWidth = width
    let rest = room - width * days - 1
    goalPointer = pointers?.first { $0.cells <= rest } ?? ""
  }

  private var plotWidth: Int { columnWidth * chart.points.count }

  var lines: [StyledLine] {
    let grid = canvas.isASCII ? nil : drawnLine
    let before = beforeMarks
    let rows = scale.rows.indices.reversed().map { line(ofRow: $0, grid: grid, before: before[$0]) }
    return rows + axis + markRows
  }

  private func line(ofRow row: Int, grid: BrailleGrid?, before: [TrendBefore.Mark]) -> StyledLine {
    let isGoal = row == scale.goalRow
    let label = scale.labels[row]
    var line = StyledLine((label ?? "").paddedLeft(to: gutter - 1) + " ", isGoal ? .green : .plain)
    line.append(String(label == nil ? glyphs.axis : glyphs.tick), .faint)
    var cells = CellRow(width: plotWidth)
    if isGoal { for column in 0..<plotWidth { cells.set(glyphs.goalAcross, at: column, .green) } }
    if let grid {
      for column in 0..<plotWidth {
        if let dots = grid.character(column: column, row: row) { cells.set(dots, at: column, .cyan) }
      }
    } else {
      for (index, point) in chart.points.enumerated() {
        if let value = point.value, scale.row(of: value) == row { cells.set("*", at: index * columnWidth, .cyan) }
      }
    }
    for mark in before {
      let isDrawn = grid?.character(column: mark.column, row: row) != nil
      if let glyph = mark.glyph(overLine: isDrawn, glyphs) { cells.set(glyph, at: mark.column, .faint) }
    }
    line.append(cells.line)
    if isGoal, !goalPointer.isEmpty { line.append(" " + goalPointer, .green) }
    return line.trimmed
  }

  /// The marks of the previous period in each row.
  private var beforeMarks: [[TrendBefore.Mark]] {
    guard let before = chart.before else { return scale.rows.map { _ in [] } }
    let now = chart.points.map { $0.value.map(scale.position) }
    return TrendBefore(columnWidth: columnWidth, isDotted: !canvas.isASCII)
      .marks(of: before.values.map { $0.map(scale.position) }, beside: now, rows: scale.rows.count)
  }

  /// The legend of the two lines; empty for a single line.
  var legend: [StyledLine] {
    guard let before = chart.before else { return [] }
    let now = StyledLine(canvas.isASCII ? "*" : "⠤⠒", .cyan) + StyledLine(" " + canvas.show(before.nowName))
    let earlier = Legend.entry(glyphs.before, before.legendName, .faint, on: canvas)
    let isShared = beforeMarks.contains { $0.contains(where: \.isShared) }
    let both = isShared ? [Legend.entry(glyphs.both, "both", .faint, on: canvas)] : []
    return Legend.lines([now, earlier] + both, on: canvas)
  }

  /// The line in dots.
  ///
  /// A day is at the left of its column; a day between two gaps is a square of four dots, so that it is visible.
  private var drawnLine: BrailleGrid {
    var grid = BrailleGrid(columns: plotWidth, rows: scale.rows.count)
    var last: (x: Int, y: Int)?
    for (index, point) in chart.points.enumerated() {
      guard let value = point.value else {
        last = nil
        continue
      }
      let dot = (x: index * columnWidth * 2, y: dotHeight(of: value))
      grid.line(from: last ?? dot, to: dot)
      let isAlone = last == nil && (index + 1 >= chart.points.count || chart.points[index + 1].value == nil)
      if isAlone {
        let partner = dot.y % 4 == 3 ? dot.y - 1 : dot.y + 1
        for y in [dot.y, partner] { grid.line(from: (dot.x, y), to: (dot.x + 1, y)) }
      }
      last = dot
    }
    return grid
  }

  /// The position of a value in dots from the bottom; a value exactly on a row is just above the middle of that row.
  private func dotHeight(of value: Double) -> Int { Int((scale.position(of: value) * 4 + 2).rounded(.down)) }

  private var axis: [StyledLine] {
    var floor = CellRow(width: plotWidth)
    for column in 0..<plotWidth { floor.set(glyphs.floor, at: column, .faint) }
    let marks = chart.axisMarks { canvas.show($0).cells < columnWidth }
    for mark in marks { floor.set(glyphs.floorTick, at: mark.point * columnWidth, .faint) }
    let start = String(repeating: " ", count: gutter)
    return [StyledLine(start + String(glyphs.corner), .faint) + floor.line]
      + [axisLabels(marks)].filter { !$0.spans.isEmpty }
  }

  /// The labels below the marks: all, or every second or third, so that two cells stay free between them.
  private func axisLabels(_ marks: [TrendChart.AxisMark]) -> StyledLine {
    let labels = marks.map { (column: $0.point * columnWidth, text: canvas.show($0.label)) }
    let spans = labels.map { (start: Double($0.column), end: Double($0.column + $0.text.cells)) }
    var text = String(repeating: " ", count: gutter + 1)
    var used = 0
    let isEach = marks.count == chart.points.count
    for index in AxisLabels.thinned(spans, gap: isEach ? 1 : 2) {
      let label = labels[index]
      guard gutter + 1 + label.column + label.text.cells <= canvas.width else { break }
      text += String(repeating: " ", count: label.column - used) + label.text
      used = label.column + label.text.cells
    }
    return StyledLine(text).trimmed
  }

  private var markRows: [StyledLine] {
    let days = TrendMarkedDays(chart)
    let rows = [
      days.missing.isEmpty ? nil : markRow(TrendMarkedDays.missingName, glyphs.missing, .yellow, at: days.missing),
      days.unknown.isEmpty ? nil : markRow(TrendMarkedDays.unknownName, "?", .yellow, at: days.unknown),
      days.met.map { markRow(canvas.show(chart.metName), glyphs.met, .green, at: $0) },
    ]
    return rows.compactMap { $0 }
  }

  private func markRow(_ name: String, _ mark: Unicode.Scalar, _ ink: Ink, at days: [Int]) -> StyledLine {
    var cells = CellRow(width: plotWidth)
    for day in days { cells.set(mark, at: day * columnWidth, ink) }
    // An empty row could look like one that was forgotten.
    if days.isEmpty { cells.place("none", at: 0, .faint) }
    return (StyledLine(name.padded(to: gutter + 1)) + cells.line).trimmed
  }
}
