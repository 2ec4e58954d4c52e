internal import Text

/// The drawing of a trend: the line over its days, the axes, and rows that mark missing days and days that met the
/// goal.
struct TrendPlot {
  private let chart: TrendChart
  private let canvas: Canvas
  private let glyphs: Glyphs
  private let scale: TrendScale
  /// The number of cells before the axis.
  private let gutter: Int
  /// The width of a day's column in cells: 1 to 4, or up to 8 if there are so few points that each can have a label.
  private let columnWidth: Int
  /// The height of the goal in dots from the bottom; nil without a goal.
  private let goalDot: Int?
  /// The text at the right end of the goal's line, with the exact figure.
  ///
  /// It is empty if there is no room; the legend then contains the figure.
  private let goalPointer: String

  /// The smallest `gutter`: it has room for the names of the mark rows, `no log`, `partial` and `unknown`.
  private static let minimumGutter = 7
  private static let fewPoints = 8

  /// Creates a plot; nil if there is nothing to draw, or if the canvas has fewer cells than days.
  init?(_ chart: TrendChart, on canvas: Canvas) {
    guard let range = chart.drawnRange else { return nil }
    self.chart = chart
    self.canvas = canvas
    let glyphs = Glyphs.on(canvas)
    self.glyphs = glyphs
    scale = TrendScale(low: range.lowerBound, high: range.upperBound, goal: chart.goal, height: chart.height)
    goalDot = chart.goal.map(scale.dot)
    let labelWidth = scale.labels.compactMap { $0?.cells }.max() ?? 0
    gutter = max(Self.minimumGutter, chart.metName.cells, labelWidth + 2)
    let days = chart.points.count
    let room = canvas.width - gutter - 1
    guard room >= days else { return nil }
    let pointers =
      chart.goalFigure.map { text in
        ["\(glyphs.pointer) \(canvas.show(chart.goalLabel)) \(text)", "\(glyphs.pointer) \(text)"]
      } ?? []
    let width = Self.width(ofDays: days, in: room, pointers: pointers.map(\.cells))
    columnWidth = width
    let rest = room - width * days - 1
    goalPointer = pointers.first { $0.cells <= rest } ?? ""
  }

  /// The width of a day's column in cells, chosen so that there is room for the goal's pointer beside the plot.
  ///
  /// `pointers` contains the widths of the pointer's long form and of its short form. Room is left for the long form,
  /// unless columns can be wider than one cell only with the short form.
  private static func width(ofDays days: Int, in room: Int, pointers: [Int]) -> Int {
    let widths = pointers.map { (room - $0 - 1) / days }.filter { $0 >= 1 }
    let width = widths.first { $0 > 1 } ?? widths.first ?? room / days
    return min(days <= fewPoints ? 8 : 4, width)
  }

  private var plotWidth: Int { columnWidth * chart.points.count }

  var lines: [StyledLine] {
    let grid = canvas.isASCII ? nil : drawnLine
    let before = beforeMarks
    let rows = scale.rows.indices.reversed().map { line(ofRow: $0, grid: grid, before: before[$0]) }
    return rows + axis + markRows
      + (TrendDifferences(chart)?.lines(gutter: gutter, columnWidth: columnWidth, on: canvas) ?? [])
  }

  private func line(ofRow row: Int, grid: BrailleGrid?, before: [TrendBefore.Mark]) -> StyledLine {
    let goal = goalDot.flatMap { $0 / 4 == row ? $0 : nil }
    let label = scale.labels[row]
    var line = StyledLine((label ?? "").paddedLeft(to: gutter - 1) + " ")
    line.append(String(label == nil ? glyphs.axis : glyphs.tick), .faint)
    var cells = CellRow(width: plotWidth)
    if let stem, row < stem.top { cells.set(glyphs.goalUp, at: stem.column, .faint) }
    if let goal { drawGoal(goal, into: &cells) }
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
    if goal != nil, !goalPointer.isEmpty { line.append(" " + goalPointer, .green) }
    return line.trimmed
  }

  /// Draws the line of the goal: in ASCII across its whole row, otherwise as a dot in every second cell at the goal's
  /// exact height.
  private func drawGoal(_ dot: Int, into cells: inout CellRow) {
    guard !canvas.isASCII else {
      for column in 0..<plotWidth { cells.set(glyphs.goalAcross, at: column, .green) }
      return
    }
    // The left dots of a cell are for the days, so the goal's dots are on the right.
    for column in stride(from: 0, to: plotWidth, by: 2) { cells.set(BrailleGrid.dot(1, dot), at: column, .green) }
  }

  /// The vertical line from the cursor's mark on the axis up to the row below the value; nil if there is no value.
  private var stem: (column: Int, top: Int)? {
    guard let cursor = chart.cursor, let value = chart.points[cursor].value else { return nil }
    return (cursor * columnWidth, scale.row(of: value))
  }

  /// The marks of the previous period in each row.
  private var beforeMarks: [[TrendBefore.Mark]] {
    guard let before = chart.before else { return scale.rows.map { _ in [] } }
    let now = chart.points.map { $0.value.map(scale.position) }
    return TrendBefore(columnWidth: columnWidth, isDotted: !canvas.isASCII && before.isCompared)
      .marks(of: before.values.map { $0.map(scale.position) }, beside: now, rows: scale.rows.count)
  }

  /// Explains the lines if there are two, and gives the goal's figure if there is no room for it beside the plot.
  var legend: [StyledLine] { Legend.lines(lineEntries + goalEntry, on: canvas) }

  private var lineEntries: [StyledLine] {
    guard let before = chart.before else { return [] }
    let now = StyledLine(canvas.isASCII ? "*" : "⠤⠒", .cyan) + StyledLine(" " + canvas.show(before.nowName))
    let earlier = Legend.entry(glyphs.before, before.legendName, .faint, on: canvas)
    let isShared = beforeMarks.contains { $0.contains(where: \.isShared) }
    let both = isShared ? [Legend.entry(glyphs.both, "both", .faint, on: canvas)] : []
    return [now, earlier] + both
  }

  private var goalEntry: [StyledLine] {
    guard goalPointer.isEmpty, let figure = chart.goalFigure else { return [] }
    let mark = canvas.isASCII ? "- -" : "⠐ ⠐"
    return [StyledLine(mark, .green) + StyledLine(" \(canvas.show(chart.goalLabel)) \(figure)")]
  }

  /// The line in dots.
  ///
  /// A day is one dot at the left of its column; a day between two gaps gets three more dots next to it, so that it
  /// is visible.
  private var drawnLine: BrailleGrid {
    var grid = BrailleGrid(columns: plotWidth, rows: scale.rows.count)
    var last: (x: Int, y: Int)?
    for (index, point) in chart.points.enumerated() {
      guard let value = point.value else {
        last = nil
        continue
      }
      let dot = (x: index * columnWidth * 2, y: scale.dot(of: value))
      grid.set(dot.x, dot.y)
      if let last { grid.connect(last, dot) }
      let isAlone = last == nil && (index + 1 >= chart.points.count || chart.points[index + 1].value == nil)
      if isAlone {
        let middle = dot.y / 4 * 4 + min(2, max(1, dot.y % 4))
        for y in middle - 1...middle + 1 { grid.set(dot.x + 1, y) }
      }
      last = dot
    }
    return grid
  }

  private var axis: [StyledLine] {
    var floor = CellRow(width: plotWidth)
    for column in 0..<plotWidth { floor.set(glyphs.floor, at: column, .faint) }
    let marks = chart.axisMarks { canvas.show($0).cells < columnWidth }
    for mark in marks { floor.set(glyphs.floorTick, at: mark.point * columnWidth, .faint) }
    if let cursor = chart.cursor { floor.set(glyphs.cursor, at: cursor * columnWidth, .bold) }
    let start = String(repeating: " ", count: gutter)
    return [StyledLine(start + String(glyphs.corner), .faint) + floor.line]
      + [axisLabels(marks)].filter { !$0.spans.isEmpty }
  }

  /// The labels below the marks: all labels or, if they would be too close together, every second label, every third,
  /// and so on.
  ///
  /// The labels are at least two cells apart, or one cell if every point has a mark.
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
      days.missing.isEmpty ? nil : markRow(chart.missingName, glyphs.missing, .yellow, at: days.missing),
      days.partial.isEmpty ? nil : markRow(TrendMarkedDays.partialName, glyphs.partial, .yellow, at: days.partial),
      days.unknown.isEmpty ? nil : markRow(TrendMarkedDays.unknownName, "?", .yellow, at: days.unknown),
      days.met.map { markRow(canvas.show(chart.metName), glyphs.met, .green, at: $0) },
    ]
    return rows.compactMap { $0 }
  }

  private func markRow(_ name: String, _ mark: Unicode.Scalar, _ ink: Ink, at days: [Int]) -> StyledLine {
    var cells = CellRow(width: plotWidth)
    for day in days { cells.set(mark, at: day * columnWidth, ink) }
    // An empty row could look like one that was forgotten.
    if days.isEmpty { cells.place("no day", at: 0, .faint) }
    return (StyledLine(name.padded(to: gutter + 1)) + cells.line).trimmed
  }
}
