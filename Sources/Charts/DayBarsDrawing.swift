internal import Text

/// The columns of day bars: name, bar, number, note, word.
struct DayBarsDrawing {
  private let chart: DayBars
  private let canvas: Canvas
  private let names: [String]
  private let nameWidth: Int
  private let figureWidth: Int
  private let notes: [String]
  private let noteWidth: Int
  private let words: [String]
  private let bars: GoalBars?

  init(_ chart: DayBars, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    names = chart.rows.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) }
    nameWidth = names.map(\.cells).max() ?? 0
    figureWidth = chart.rows.map { $0.value.map { chart.figure($0).cells } ?? 0 }.max() ?? 0
    words = chart.rows.map { canvas.show($0.word ?? "") }
    let wordWidth = words.map(\.cells).max() ?? 0
    let notes = chart.rows.map { canvas.show($0.note) }
    let noteWidth = notes.map(\.cells).max() ?? 0
    let fixed = nameWidth + 2 + 2 + figureWidth + (wordWidth > 0 ? 2 + wordWidth : 0)
    let withNotes = canvas.width - fixed - (noteWidth > 0 ? 2 + noteWidth : 0)
    let hasNotes = withNotes >= 8
    self.notes = hasNotes ? notes : notes.map { _ in "" }
    self.noteWidth = hasNotes ? noteWidth : 0
    let room = hasNotes ? withNotes : canvas.width - fixed
    let top = chart.rows.compactMap(\.value).max() ?? 0
    bars = room >= 8 ? GoalBars(width: min(72, room), top: max(0, top), goal: chart.goal, on: canvas) : nil
  }

  var lines: [StyledLine] {
    ([header] + chart.rows.indices.map(line)).map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private func line(_ index: Int) -> StyledLine {
    let row = chart.rows[index]
    var line = StyledLine(names[index].padded(to: nameWidth)) + StyledLine(" \(Glyphs.on(canvas).axis)", .faint)
    let state = row.state == .missing ? "no log" : "to come"
    if let bars {
      line.append(row.value.map(bars.bar) ?? bars.words(state))
    } else if row.value == nil {
      line.append(state, .faint)
    }
    guard let value = row.value else { return line }
    line.append("  " + chart.figure(value).paddedLeft(to: figureWidth))
    if noteWidth > 0 { line.append("  " + notes[index].paddedLeft(to: noteWidth), .faint) }
    if !words[index].isEmpty { line.append("  " + words[index], .yellow) }
    return line
  }

  /// The unit, the scale, the goal over its mark, and what the notes are.
  private var header: StyledLine {
    guard let bars else {
      return StyledLine([canvas.show(chart.unit), goalText.map(canvas.show) ?? ""].joined(separator: "  "))
    }
    let start = nameWidth + 2
    var row = CellRow(width: canvas.width)
    let end = start + bars.width + 2 + figureWidth + (noteWidth > 0 ? 2 + noteWidth : 0)
    if let heading = chart.noteHeading, noteWidth > 0 {
      let text = canvas.show(heading)
      row.place(text, at: end - text.unicodeScalars.count, .faint)
    }
    placeGoal(in: &row, bars: bars, start: start)
    row.place(canvas.show(chart.unit), at: 0)
    row.place("0", at: start)
    placeTicks(in: &row, bars: bars, start: start)
    return row.line
  }

  private var goalText: String? { chart.goal.map { "goal \(chart.figure($0))" } }

  private func placeGoal(in row: inout CellRow, bars: GoalBars, start: Int) {
    guard let text = goalText, let cell = bars.goalCell else { return }
    let mark = String(Glyphs.on(canvas).goalUp)
    if row.place("\(mark) \(text)", at: start + cell, .green) { return }
    if row.place("\(text) \(mark)", at: start + cell - text.count - 1, .green) { return }
    row.place(mark, at: start + cell, .green)
  }

  private func placeTicks(in row: inout CellRow, bars: GoalBars, start: Int) {
    let span = bars.unit * Double(bars.width)
    let widest = chart.figure(span).count
    let step = NiceStep.around(span).first { $0.size / bars.unit >= Double(widest + 3) }
    guard let step else { return }
    for index in 1...10 {
      let value = step.value(at: Double(index))
      guard value <= span else { break }
      let text = Figure.text(value, decimals: step.decimals)
      row.place(text, at: start + Int(value / bars.unit) - text.count / 2)
    }
  }
}
