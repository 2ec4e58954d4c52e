internal import Text

/// Horizontal bars that start at zero and share one scale, with a mark at the goal and a different glyph for the part
/// beyond the goal.
struct GoalBars {
  let width: Int
  let canvas: Canvas
  private let glyphs: Glyphs
  private var isASCII: Bool { canvas.isASCII }
  private let goal: Double?
  /// The amount that one cell represents.
  let unit: Double
  /// The cell of the goal's mark: the first cell after a bar that just reaches the goal.
  let goalCell: Int?

  /// Creates bars of `width` cells for values up to `top`; a goal that is not above zero is ignored.
  init(width: Int, top: Double, goal: Double?, on canvas: Canvas) {
    self.width = max(1, width)
    glyphs = Glyphs.on(canvas)
    self.canvas = canvas
    let goal = goal.flatMap { $0 > 0 ? $0 : nil }
    self.goal = goal
    guard let goal else {
      (unit, goalCell) = (top > 0 ? top / Double(self.width) : 1, nil)
      return
    }
    let cells = (Double(self.width - 1) * min(1, goal / max(top, goal))).rounded(.down)
    unit = cells >= 1 ? goal / cells : top / Double(self.width)
    goalCell = Int(cells)
  }

  /// The bar of a value, padded to the full width of the bars.
  func bar(_ value: Double) -> StyledLine {
    var row = emptyRow
    guard value >= 0 else {
      row.set(glyphs.below, at: 0, .yellow)
      return row.line
    }
    let within = goal.map { min(value, $0) } ?? value
    var eighths = min((within / unit * 8).rounded(), Double(goalCell ?? width) * 8)
    if isASCII { eighths = (eighths / 8).rounded() * 8 }
    if value > 0, eighths < 8 { eighths = isASCII ? 8 : max(1, eighths) }
    let full = Int(eighths) / 8
    for column in 0..<full { row.set(glyphs.full, at: column, .cyan) }
    let rest = Int(eighths) % 8
    if rest > 0 { row.set(Glyphs.eighths[rest - 1], at: full, .cyan) }
    if let goal, let goalCell, value > goal {
      let beyond = max(1, Int(min(Double(width), ((value - goal) / unit).rounded())))
      for column in goalCell..<min(width, goalCell + beyond) { row.set(glyphs.beyond, at: column, .yellow) }
    }
    return row.line
  }

  /// The bar of a value in the previous period, drawn with the light glyph in whole cells.
  ///
  /// If the value is above the goal, the bar covers the goal's mark.
  func lightBar(_ value: Double) -> StyledLine {
    var row = emptyRow
    guard value >= 0 else {
      row.set(glyphs.below, at: 0, .faint)
      return row.line
    }
    // A bar below the goal must not touch the goal's mark; a bar above the goal may.
    let within = goal.map { value <= $0 } ?? true
    let maximum = within ? (goalCell ?? width) : width
    let minimum = within ? (value > 0 ? 1 : 0) : (goalCell ?? 0) + 1
    let cells = max(minimum, Int(min((value / unit).rounded(), Double(maximum))))
    for column in 0..<min(width, cells) { row.set(glyphs.light, at: column, .faint) }
    return row.line
  }

  /// A row with words instead of a bar, and with the mark of the goal if there is a goal.
  func words(_ text: String) -> StyledLine {
    var row = emptyRow
    for (column, scalar) in text.unicodeScalars.enumerated() { row.set(scalar, at: column, .faint) }
    return row.line
  }

  private var emptyRow: CellRow {
    var row = CellRow(width: width)
    if let goalCell { row.set(glyphs.goalUp, at: goalCell, .green) }
    return row
  }
}
