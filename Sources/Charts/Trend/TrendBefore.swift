/// Calculates where the line of the previous period is in a plot, and which line is drawn in a cell that both lines
/// need.
///
/// The value of each day in the previous period is always visible: its mark is drawn over this period's line, and a
/// cell with the values of the same day in both periods gets a mark for both. The dots between two days of the previous
/// period only guide the eye, so this period's line replaces them.
struct TrendBefore {
  /// The width of a day's column in cells.
  let columnWidth: Int
  /// Whether the days are connected by dots.
  let isDotted: Bool

  /// A mark in a row of the plot.
  struct Mark {
    let column: Int
    /// Whether this is the mark of a day; if not, it is a dot between two days.
    let isDay: Bool
    /// Whether this period's value for the same day is in the same cell.
    let isShared: Bool

    /// The glyph to draw; nil to leave this period's line in the cell.
    func glyph(overLine isDrawn: Bool, _ glyphs: Glyphs) -> Unicode.Scalar? {
      isShared ? glyphs.both : isDay || !isDrawn ? glyphs.before : nil
    }
  }

  /// Returns the marks in each of `rows` rows of the plot, from the lowest row up.
  ///
  /// `before` and `now` contain the position of each day's value in the two periods, counted in rows from the lowest
  /// row (0), or nil for a missing day.
  func marks(of before: [Double?], beside now: [Double?], rows: Int) -> [[Mark]] {
    var marks = [[Mark]](repeating: [], count: rows)
    func row(_ position: Double) -> Int { min(rows - 1, max(0, Int((position + 0.5).rounded(.down)))) }
    for (day, position) in before.enumerated() {
      guard let position else { continue }
      let isShared = now[day].map(row) == row(position)
      marks[row(position)].append(Mark(column: day * columnWidth, isDay: true, isShared: isShared))
      guard isDotted, day + 1 < before.count, let next = before[day + 1] else { continue }
      for (column, row) in dots(from: position, to: next, row: row) {
        marks[row].append(Mark(column: day * columnWidth + column, isDay: false, isShared: false))
      }
    }
    return marks
  }

  /// The columns and rows of the cells between two days; where the line is steep, a column has several cells, so that
  /// no row is skipped.
  private func dots(from start: Double, to end: Double, row: (Double) -> Int) -> [(column: Int, row: Int)] {
    func position(_ column: Double) -> Double { start + (end - start) * column / Double(columnWidth) }
    return stride(from: 1, to: columnWidth, by: 1).flatMap { column -> [(column: Int, row: Int)] in
      let entry = row(position(column == 1 ? 0 : Double(column) - 0.5))
      let exit = row(position(column == columnWidth - 1 ? Double(columnWidth) : Double(column) + 0.5))
      let between = (min(entry, exit)...max(entry, exit)).filter { $0 != row(start) && $0 != row(end) }
      let rows = between.isEmpty ? [row(position(Double(column)))] : between
      return rows.map { (column, $0) }
    }
  }
}
