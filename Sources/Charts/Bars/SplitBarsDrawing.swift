internal import Figures
internal import Text

/// The columns of split bars: name, bar, a percentage for each part, and total.
struct SplitBarsDrawing {
  private let chart: SplitBars
  private let canvas: Canvas
  private let names: [String]
  private let letters: [String]
  private let nameWidth: Int
  private let totals: [String]
  private let totalWidth: Int
  /// The number of cells in the bar; 0 if there is only room for the numbers.
  private let barWidth: Int

  private static let percentWidth = 4

  init(_ chart: SplitBars, on canvas: Canvas) {
    self.chart = chart
    self.canvas = canvas
    names = chart.rows.map { canvas.show($0.name).truncated(to: 12, in: canvas.glyphs) }
    letters = chart.letters(on: canvas)
    nameWidth = max(canvas.width < 60 ? 0 : 8, names.map(\.cells).max() ?? 0)
    let totals = chart.rows.map { $0.shares == nil ? "" : $0.total.map { canvas.show(Figure.text($0)) } ?? "" }
    let totalWidth = 2 + max(canvas.show(chart.totalUnit).cells, totals.map(\.cells).max() ?? 0)
    let room = canvas.width - nameWidth - 3 - Self.percentWidth * chart.parts.count
    // A truncated total would be a wrong number: if bars and totals do not both fit, the totals are left out.
    let hasTotals = room - totalWidth >= 8
    self.totals = hasTotals ? totals : totals.map { _ in "" }
    self.totalWidth = hasTotals ? totalWidth : 0
    barWidth = max(0, min(60, room - self.totalWidth))
  }

  var lines: [StyledLine] {
    let heading = Parts([chart.title, chart.period, chart.subject], ink: .bold).lines(on: canvas)
    let rows = chart.rows.indices.map(line)
    let all = heading + [""] + [header] + rows + [""] + legend
    return all.map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private var header: StyledLine {
    var scale = CellRow(width: barWidth + 2)
    if barWidth > 0 {
      // The mark at the end is below the right side of the frame.
      scale.place("0%", at: 1)
      scale.place("100%", at: barWidth - 2)
      for percent in barWidth < 24 ? [50] : [50, 25, 75] { scale.place("\(percent)%", at: barWidth * percent / 100) }
    }
    var line = StyledLine(String(repeating: " ", count: nameWidth + 1)) + scale.line
    for letter in letters { line.append(letter.paddedLeft(to: Self.percentWidth)) }
    if totalWidth > 0 { line.append(canvas.show(chart.totalUnit).paddedLeft(to: totalWidth)) }
    return line
  }

  private func line(_ index: Int) -> StyledLine {
    let row = chart.rows[index]
    let axis = String(Glyphs.on(canvas).axis)
    var line = StyledLine(names[index].padded(to: nameWidth) + " ", row.isSummary ? .bold : .plain)
    guard let shares = row.shares.flatMap(Shares.init) else {
      line.append(
        StyledLine(axis, .faint) + StyledLine((row.shares == nil ? "no log" : "none").padded(to: barWidth), .faint))
      if barWidth > 0 { line.append(axis, .faint) }
      return line
    }
    let bar = SplitBars.bar(shares.parts, width: barWidth, glyphs: canvas.glyphs, letters: letters)
    line.append(StyledLine(axis, .faint) + bar + StyledLine(axis, .faint))
    for percent in shares.apportioned(to: 100) { line.append("\(percent)".paddedLeft(to: Self.percentWidth)) }
    line.append(totals[index].paddedLeft(to: totalWidth))
    return line
  }

  /// Each part's glyph, name and note, followed by the footer; broken into several lines if one line is too short.
  private var legend: [StyledLine] {
    var entries = chart.parts.enumerated().map { index, part in
      StyledLine(SplitBars.mark(index, canvas.glyphs, letters), SplitBars.ink(index))
        + StyledLine(" " + canvas.show([part.name, part.note].filter { !$0.isEmpty }.joined(separator: " ")))
    }
    if let footer = chart.footer { entries.append(StyledLine(canvas.show(footer))) }
    return Legend.lines(entries, on: canvas)
  }
}
