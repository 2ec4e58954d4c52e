internal import Figures
package import Text

/// A row of level glyphs, one for each day: the shape of a series in a few cells.
package struct Sparkline: Chart {
  let name: String
  let unit: String
  let series: [Observation]
  let scale: LevelScale
  let decimals: Int

  /// Creates a sparkline of a series with its `name` (`Energy`) and `unit`; `scale` can be shared with other series.
  ///
  /// If `scale` is nil, the sparkline gets a scale that fits its own values.
  package init(name: String, unit: String, series: [Observation], scale: LevelScale? = nil, decimals: Int = 0) {
    self.name = name
    self.unit = unit
    self.series = series.map(\.drawable)
    self.scale = scale ?? LevelScale(fitting: series.compactMap(\.value))
    self.decimals = decimals
  }

  /// The series as glyphs after its name, with an explanation of the levels; on an accessible canvas, a sentence.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    if canvas.isAccessible { return Sentences.lines(["\(name.capitalizedFirst), \(unit): \(spoken)."], on: canvas) }
    let measure = [name, unit].filter { !$0.isEmpty }.joined(separator: ", ")
    let name = canvas.show(measure).truncated(to: 20, in: canvas.glyphs)
    let glyphs = glyphs(on: canvas)
    let room = max(8, canvas.width - name.cells - 2)
    // Each column is a day: a series longer than a line continues in the next line, aligned with its start.
    let rows = stride(from: 0, to: max(1, series.count), by: room).map { start in
      StyledLine((start == 0 ? name : "").padded(to: name.cells) + "  ")
        + (series.isEmpty ? StyledLine("no days", .faint) : Self.line(glyphs[start..<min(start + room, glyphs.count)]))
    }
    return rows.map(\.trimmed) + legend(on: canvas) + Parts(figures).lines(on: canvas)
  }

  /// The number of days with a value, and the highest and the lowest value with their days, because the glyphs cannot
  /// show exact values.
  private var figures: [String] {
    guard let extremes = Extremes(series.map(\.value)), let high = series[extremes.high].value,
      let low = series[extremes.low].value
    else { return [] }
    let days = "\(Figure.text(series.count { $0.value != nil })) of \(series.count.counted("day"))"
    if extremes.isLevel { return ["\(days): \(figure(high))"] }
    return [
      days, "highest \(figure(high)) (day \(extremes.high + 1))", "lowest \(figure(low)) (day \(extremes.low + 1))",
    ]
  }

  /// The glyphs alone, one cell for each day.
  package func line(on canvas: Canvas) -> StyledLine { Self.line(glyphs(on: canvas)[...]) }

  private func glyphs(on canvas: Canvas) -> [(glyph: Unicode.Scalar, ink: Ink)] {
    let absent = Glyphs.on(canvas)
    return series.map { day in
      day.value.map { (scale.glyph(of: $0, on: canvas), .cyan) } ?? (absent.absence(day) ?? " ", .faint)
    }
  }

  private static func line(_ glyphs: ArraySlice<(glyph: Unicode.Scalar, ink: Ink)>) -> StyledLine {
    var cells = CellRow(width: glyphs.count)
    for (column, cell) in glyphs.enumerated() { cells.set(cell.glyph, at: column, cell.ink) }
    return cells.line
  }

  private func legend(on canvas: Canvas) -> [StyledLine] {
    let hasValues = series.contains { $0.value != nil }
    let levels = "\(scale.legend(on: canvas)) \(canvas.show(unit))"
    return Legend.lines((hasValues ? [StyledLine(levels)] : []) + Legend.absences(in: series, on: canvas), on: canvas)
  }

  /// The series in words: the value of each day, up to 14 days.
  ///
  /// A longer series is described by the number of days with a value, the highest value, and the lowest value.
  var spoken: String {
    if series.isEmpty { return "no days" }
    if series.count <= 14 { return series.map { $0.value.map(figure) ?? $0.words ?? "" }.joined(separator: ", ") }
    let values = series.compactMap(\.value)
    guard let high = values.max(), let low = values.min() else {
      return "none of \(series.count.counted("day")) has a value"
    }
    let days = values.count.counted(of: series.count, "day")
    return "\(days) have a value, highest \(figure(high)), lowest \(figure(low))"
  }

  private func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }
}

extension Sparkline: InlineChart {
  package var widths: ClosedRange<Int> { series.count...series.count }

  package var key: String { "" }

  package var words: String { "" }

  package func line(on canvas: Canvas, width: Int) -> StyledLine { line(on: canvas) }
}
