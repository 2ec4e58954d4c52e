/// Rows of text in columns that are as wide as their contents need; the table is no wider than the canvas.
package struct TextTable: Sendable {
  /// The alignment of a column's cells: words left, numbers right.
  package enum Alignment: Sendable {
    case left
    case right
  }

  /// A column's title and alignment.
  package struct Column: Sendable {
    /// The heading of the column; a table in which all headings are empty has no header.
    package let title: String
    /// The side on which the column's cells are aligned; only a left-aligned column is ever cut.
    package let alignment: Alignment

    /// Creates a column, which is left-aligned by default.
    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// The columns from left to right.
  package let columns: [Column]
  /// The cells of each row, from left to right.
  package let rows: [[StyledLine]]

  /// Creates a table; a row may have fewer cells than there are columns, and additional cells are dropped.
  package init(_ columns: [Column], rows: [[StyledLine]]) {
    self.columns = columns
    self.rows = rows
  }

  private static let gap = 2
  /// The smallest width, in cells, to which a column is shortened: enough to tell names apart.
  private static let minimumWidth = 8

  /// The header and the rows; the widest text columns are shortened if the canvas is too narrow.
  ///
  /// Numbers are never shortened: if they alone are too wide, the line is cut at the edge of the canvas.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    guard !columns.isEmpty else { return [] }
    let header = columns.map { StyledLine(canvas.show($0.title), .faint) }
    let hasHeader = columns.contains { !$0.title.isEmpty }
    let body = rows.map {
      $0.prefix(columns.count).map { cell in StyledLine(cell.spans.map { Span(canvas.show($0.text), $0.ink) }) }
    }
    let table = (hasHeader ? [header] : []) + body
    let widths = widths(of: table, on: canvas)
    return table.map { line($0, widths: widths, on: canvas) }
  }

  /// The minimum width of the table in cells, with text truncated as far as allowed.
  package func minimumCells(on canvas: Canvas) -> Int {
    let widths = columns.indices.map { index in
      let cells = rows.compactMap { index < $0.count ? canvas.show($0[index].plain).cells : nil }
      let widest = max(columns[index].title.cells, cells.max() ?? 0)
      return columns[index].alignment == .left ? min(widest, Self.minimumWidth) : widest
    }
    return widths.reduce(0, +) + Self.gap * max(0, columns.count - 1)
  }

  private func widths(of table: [[StyledLine]], on canvas: Canvas) -> [Int] {
    var widths = [Int](repeating: 0, count: columns.count)
    for row in table {
      for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.cells) }
    }
    var excess = widths.reduce(0, +) + Self.gap * (columns.count - 1) - canvas.width
    while excess > 0 {
      let texts = columns.indices.filter { columns[$0].alignment == .left && widths[$0] > Self.minimumWidth }
      guard let widest = texts.max(by: { widths[$0] < widths[$1] }) else { break }
      // Shorten the widest text column to the width of the next, then both in turn, so that no column is cut while a
      // wider one is whole.
      let second = texts.filter { $0 != widest }.map { widths[$0] }.max() ?? Self.minimumWidth
      let step = min(excess, max(1, widths[widest] - max(second, Self.minimumWidth)))
      widths[widest] -= step
      excess -= step
    }
    return widths
  }

  private func line(_ row: [StyledLine], widths: [Int], on canvas: Canvas) -> StyledLine {
    var line = StyledLine()
    for (index, cell) in row.enumerated() {
      if index > 0 { line.append(String(repeating: " ", count: Self.gap)) }
      let cell = cell.truncated(to: widths[index], in: canvas.glyphs)
      let space = StyledLine(String(repeating: " ", count: widths[index] - cell.cells))
      line.append(columns[index].alignment == .left ? cell + space : space + cell)
    }
    return line.trimmed.truncated(to: canvas.width, in: canvas.glyphs)
  }
}
