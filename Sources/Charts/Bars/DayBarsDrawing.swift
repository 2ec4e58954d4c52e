internal import Text

/// The columns of day bars: name, bar, number, note and word.
struct DayBarsDrawing {
  private let chart: DayBars
  private let canvas: Canvas
  private let names: Column
  private let figures: Column
  private let notes: Column
  private let words: Column
  /// The bars; nil if there is only room for the numbers.
  private let bars: GoalBars?
  /// The number of cells between the bars and their numbers.
  private let space: Int

  /// A column of text, two cells to the right of the previous column; a column without any text takes no room.
  private struct Column {
    let texts: [String]
    let width: Int
    var taken: Int { width > 0 ? 2 + width : 0 }

    init(_ texts: [String]) {
      self.texts = texts
      width = texts.map(\.cells).max() ?? 0
    }
  }

  init(_ chart: DayBars, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    names = Column(chart.rows.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) })
    figures = Column(chart.rows.map { $0.value.map(chart.figure) ?? "" })
    words = Column(chart.rows.map { canvas.show($0.word?.text ?? "") })
    let fixed = names.width + 2 + figures.taken + words.taken
    let allNotes = Column(chart.rows.map { canvas.show($0.note) })
    notes = canvas.width - fixed - allNotes.taken >= 8 ? allNotes : Column(chart.rows.map { _ in "" })
    let room = min(72, canvas.width - fixed - notes.taken)
    guard room >= 8 else {
      (bars, space) = (nil, 2)
      return
    }
    let top = max(0, chart.rows.compactMap(\.value).max() ?? 0)
    let widest = GoalBars(width: room, top: top, goal: chart.goal, on: canvas)
    let headingWidth = notes.width > 0 ? canvas.show(chart.noteHeading ?? "").cells : 0
    let rowWidth =
      headingWidth > 0 ? room + figures.taken + notes.taken - headingWidth - 3 : canvas.width - names.width - 2
    let label = chart.goalText.map { "| \($0)".cells } ?? 0
    // The bars are shortened to make room for the goal's label, which is to the right of its mark, if they stay long
    // enough.
    let missing = max(0, (widest.goalCell ?? 0) + label - rowWidth)
    let isWorthIt = missing > 0 && room - missing >= 24
    bars = isWorthIt ? GoalBars(width: room - missing, top: top, goal: chart.goal, on: canvas) : widest
    space = isWorthIt && notes.width > 0 ? 2 + missing : 2
  }

  var lines: [StyledLine] {
    if chart.rows.isEmpty { return ["No days."] }
    return ([header] + chart.rows.indices.map(line) + legend).map {
      $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs)
    }
  }

  private func line(_ index: Int) -> StyledLine {
    let row = chart.rows[index]
    var line = StyledLine(names.texts[index].padded(to: names.width))
    line.append(" \(Glyphs.on(canvas).axis)", .faint)
    let state = row.state.words ?? ""
    if let bars {
      line.append(row.value.map(bars.bar) ?? bars.words(state))
    } else if row.value == nil {
      line.append(state, .faint)
    }
    guard row.value != nil else { return line }
    line.append(String(repeating: " ", count: space) + figures.texts[index].paddedLeft(to: figures.width))
    if notes.width > 0 { line.append("  " + notes.texts[index].paddedLeft(to: notes.width), .faint) }
    if words.width > 0 { line.append("  " + words.texts[index], .yellow) }
    return line
  }

  private var legend: [StyledLine] {
    guard let rule = chart.rule else { return [] }
    let isBeyond = bars != nil && chart.rows.contains { row in chart.goal.map { (row.value ?? 0) > $0 } ?? false }
    return Legend.lines(beyond: isBeyond ? chart.goalName : nil, rule: rule, on: canvas)
  }

  /// The line above the bars: the unit, the scale, the goal next to its mark, and the heading of the notes.
  private var header: StyledLine {
    guard let bars else { return StyledLine([canvas.show(chart.unit), chart.goalText ?? ""].joined(separator: "  ")) }
    let start = names.width + 2
    var row = CellRow(width: canvas.width)
    if let heading = chart.noteHeading.map(canvas.show), notes.width > 0 {
      let end = start + bars.width + space + figures.width + notes.taken
      row.place(heading, at: max(start + bars.width + space, end - heading.cells), .faint)
    }
    row.place(canvas.show(chart.unit), at: 0)
    bars.placeScale(
      in: &row, at: start, goal: chart.goalText, hasValues: chart.rows.contains { ($0.value ?? 0) > 0 })
    return row.line
  }
}
