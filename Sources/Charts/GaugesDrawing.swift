internal import Text

/// The columns of gauges: name, bar, percentage, value of limit, status.
struct GaugesDrawing {
  private let canvas: Canvas
  private let rows: [(name: String, unit: String, reading: GaugeReading)]
  private let nameWidth: Int
  private let percentWidth: Int
  private let valueWidth: Int
  private let limitWidth: Int
  private let unitWidth: Int
  private let barWidth: Int
  /// Whether the figures go to a line of their own.
  private let isFolded: Bool

  init(_ chart: Gauges, on canvas: Canvas) {
    self.canvas = canvas
    let rows = chart.rows.map { row in
      (
        name: canvas.show(row.name).truncated(to: 14, in: canvas.glyphs), unit: canvas.show(row.unit),
        reading: GaugeReading(row)
      )
    }
    self.rows = rows
    nameWidth = rows.map(\.name.cells).max() ?? 0
    percentWidth = max(5, rows.compactMap { $0.reading.percent?.cells }.max().map { $0 + 1 } ?? 0)
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
      let gauge = gauge(index)
      let figures = figures(index)
      guard isFolded else { return [gauge + StyledLine("   ") + figures] }
      return [gauge, StyledLine(String(repeating: " ", count: nameWidth + 2)) + figures]
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
    line.append(canvas.isASCII ? "[" : "▕", .faint)
    line.append(bar(row.reading))
    line.append(canvas.isASCII ? "]" : "▏", .faint)
    line.append(row.reading.isBeyond ? (canvas.isASCII ? ">" : "▶") : " ", row.reading.ink)
    line.append((percent + "%").paddedLeft(to: percentWidth))
    return line
  }

  private func bar(_ reading: GaugeReading) -> StyledLine {
    var cells = CellRow(width: barWidth)
    let eighths = Int((reading.filled * Double(barWidth) * 8).rounded(.down))
    let full = canvas.isASCII ? Int((reading.filled * Double(barWidth)).rounded(.down)) : eighths / 8
    let ink = reading.ink == .plain ? Ink.cyan : reading.ink
    for column in 0..<barWidth { cells.set(canvas.isASCII ? "." : "·", at: column, .faint) }
    for column in 0..<full { cells.set(canvas.isASCII ? "#" : "█", at: column, ink) }
    if !canvas.isASCII, eighths % 8 > 0 { cells.set(Glyphs.eighths[eighths % 8 - 1], at: full, ink) }
    return cells.line
  }

  private func figures(_ index: Int) -> StyledLine {
    let row = rows[index]
    let amount: String
    if isFolded {
      amount = row.reading.value + (row.reading.limit.map { " of \($0)" } ?? "") + " " + row.unit
    } else {
      let limit = row.reading.limit.map { " of " + $0.paddedLeft(to: limitWidth) }
      let blank = String(repeating: " ", count: limitWidth > 0 ? limitWidth + 4 : 0)
      amount = row.reading.value.paddedLeft(to: valueWidth) + (limit ?? blank) + " " + row.unit.padded(to: unitWidth)
    }
    let unknown = row.reading.unknown.map { (row.reading.status == nil ? "" : "  ") + $0 } ?? ""
    return StyledLine(amount + "  ") + StyledLine(row.reading.status ?? "", row.reading.ink)
      + StyledLine(unknown, .yellow)
  }
}
