internal import Text

/// The columns of amount bars: name, bar, figure and note.
struct AmountBarsDrawing {
  private let chart: AmountBars
  private let canvas: Canvas
  private let names: [String]
  private let figures: [String]
  private let notes: [String]
  private let nameWidth: Int
  private let figureWidth: Int
  private let hasNotes: Bool
  /// The bars; nil if there is only room for the figures.
  private let bars: SignedBars?

  private static let minimumBarWidth = 8

  init(_ chart: AmountBars, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    names = chart.rows.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) }
    figures = chart.rows.map { $0.amount.value == nil ? "" : canvas.show($0.figure) }
    notes = chart.rows.map { canvas.show($0.note) }
    nameWidth = names.map(\.cells).max() ?? 0
    figureWidth = figures.map(\.cells).max() ?? 0
    let noteWidth = notes.map(\.cells).max() ?? 0
    let room = canvas.width - nameWidth - 2 - (figureWidth > 0 ? 2 + figureWidth : 0)
    hasNotes = noteWidth > 0 && room - 2 - noteWidth >= Self.minimumBarWidth
    let width = min(60, room - (hasNotes ? 2 + noteWidth : 0))
    let wordWidth = chart.rows.compactMap(chart.words).map { canvas.show($0).cells }.max() ?? 0
    bars =
      width < Self.minimumBarWidth
      ? nil : SignedBars(width: width, values: chart.rows.compactMap(\.amount.value), minimum: wordWidth, on: canvas)
  }

  var lines: [StyledLine] {
    let heading =
      canvas.width < 60
      ? chart.heading.narrowLines(
        of: chart.heading.per == chart.rowName ? "" : "each \(chart.rowName)", withCoverage: true, on: canvas)
      : chart.heading.lines(on: canvas)
    let footer = Parts(chart.summary).lines(on: canvas)
    let body = chart.rows.isEmpty ? [StyledLine(canvas.show(chart.emptyText))] : scale + chart.rows.indices.map(line)
    return (heading + [""] + body + (footer.isEmpty ? [] : [""] + footer))
      .map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private var scale: [StyledLine] {
    bars.map { [StyledLine(String(repeating: " ", count: nameWidth + 1)) + $0.scale] } ?? []
  }

  private func line(_ index: Int) -> StyledLine {
    let row = chart.rows[index]
    var line = StyledLine(names[index].paddedLeft(to: nameWidth) + " ")
    let words = chart.words(row).map(canvas.show)
    if let bars {
      line.append(row.amount.value.map(bars.bar) ?? bars.words(words ?? ""))
    } else if let words {
      line.append(" " + words, .faint)
    }
    if row.amount.value != nil { line.append("  " + figures[index].paddedLeft(to: figureWidth)) }
    if hasNotes, !notes[index].isEmpty {
      // A row without an amount can still have a note, which is aligned with the others.
      if row.amount.value == nil { line.append(String(repeating: " ", count: 2 + figureWidth)) }
      line.append("  " + notes[index], .faint)
    }
    return line
  }
}
