internal import Text

/// The columns of gauges: name, bar, percentage, amount (`22 of 165 g`) and status.
struct GaugesDrawing {
  private let canvas: Canvas
  private let rows: [(name: String, unit: String, reading: GaugeReading)]
  private let nameWidth: Int
  private let percentWidth: Int
  private let valueWidth: Int
  private let limitWidth: Int
  private let unitWidth: Int
  private let barWidth: Int
  /// Whether the figures are on lines of their own.
  private let isFolded: Bool

  init(_ chart: Gauges, on canvas: Canvas) {
    self.canvas = canvas
    let rows = chart.rows.map { row in
      let unit = canvas.show(row.unit)
      return (
        name: canvas.show(row.name).truncated(to: 14, in: canvas.glyphs), unit: unit,
        reading: GaugeReading(row, unit: unit)
      )
    }
    self.rows = rows
    nameWidth = rows.map(\.name.cells).max() ?? 0
    percentWidth = 2 + max(3, rows.compactMap { $0.reading.percent?.cells }.max() ?? 0)
    valueWidth = rows.map(\.reading.value.cells).max() ?? 0
    limitWidth = rows.compactMap(\.reading.limit?.cells).max() ?? 0
    unitWidth = rows.map(\.unit.cells).max() ?? 0
    let statusWidth = rows.map { Self.status($0.reading).cells }.max() ?? 0
    let frame = nameWidth + 2 + 2 + percentWidth + 1
    let figures = 3 + valueWidth + 4 + limitWidth + 1 + unitWidth + 2 + statusWidth
    isFolded = canvas.width - frame - figures < 8
    barWidth = max(4, min(40, canvas.width - frame - (isFolded ? 0 : figures)))
  }

  var lines: [StyledLine] {
    rows.indices.flatMap { index -> [StyledLine] in
      if !isFolded { return [gauge(index) + StyledLine("   ") + figures(index)] }
      if rows[index].reading.percent != nil { return [gauge(index)] + foldedFigures(index) }
      return [StyledLine(rows[index].name.padded(to: nameWidth)) + foldedFigures(index)[0]]
    }.map { $0.trimmed.truncated(to: canvas.width, in: canvas.glyphs) }
  }

  private static func status(_ reading: GaugeReading) -> String {
    [reading.status, reading.unknown].compactMap { $0 }.joined(separator: "  ")
  }

  private func gauge(_ index: Int) -> StyledLine {
    let row = rows[index]
    var line = StyledLine(row.name.padded(to: nameWidth) + "  ")
    guard let percent = row.reading.percent else {
      line.append(String(repeating: " ", count: barWidth + 3 + percentWidth))
      return line
    }
    let glyphs = Glyphs.on(canvas)
    line.append(String(glyphs.frameStart), .faint)
    line.append(bar(row.reading, glyphs))
    line.append(String(glyphs.frameEnd), .faint)
    line.append(row.reading.isBeyond ? String(glyphs.overrun) : " ", row.reading.ink)
    line.append((percent + "%").paddedLeft(to: percentWidth))
    return line
  }

  /// The bar of a gauge, rounded down, so that it looks full only if the limit is reached.
  private func bar(_ reading: GaugeReading, _ glyphs: Glyphs) -> StyledLine {
    var cells = CellRow(width: barWidth)
    let eighths = Int((reading.filled * Double(barWidth) * 8).rounded(.down))
    let full = eighths / 8
    let ink = reading.ink == .plain ? Ink.cyan : reading.ink
    for column in 0..<barWidth { cells.set(glyphs.empty, at: column, .faint) }
    for column in 0..<full { cells.set(glyphs.full, at: column, ink) }
    if !canvas.isASCII, eighths % 8 > 0 { cells.set(Glyphs.eighths[eighths % 8 - 1], at: full, ink) }
    return cells.line
  }

  private func figures(_ index: Int) -> StyledLine {
    let row = rows[index]
    var amount = canvas.show(row.reading.value).paddedLeft(to: valueWidth)
    if let limit = row.reading.limit { amount += " of " + limit.paddedLeft(to: limitWidth) }
    let width = valueWidth + (limitWidth > 0 ? 4 + limitWidth : 0) + 1 + unitWidth
    return StyledLine((amount + " " + row.unit).padded(to: width)) + comments(on: row.reading)
  }

  /// The figures below the gauge, on as many lines as they need, because a status is never cut.
  private func foldedFigures(_ index: Int) -> [StyledLine] {
    let row = rows[index]
    let limit = row.reading.limit.map { " of \($0)" } ?? ""
    let amount = StyledLine("  \(canvas.show(row.reading.value))\(limit) \(row.unit)")
    let comments = comments(on: row.reading)
    return amount.cells + comments.cells <= canvas.width ? [amount + comments] : [amount, comments]
  }

  private func comments(on reading: GaugeReading) -> StyledLine {
    var line = StyledLine()
    if let status = reading.status { line.append(StyledLine("  ") + StyledLine(status, reading.ink)) }
    if let unknown = reading.unknown { line.append(StyledLine("  ") + StyledLine(unknown, .yellow)) }
    return line
  }
}
