internal import Text

/// Horizontal bars from zero on one scale, with the goal marked in each and what goes beyond it in another glyph.
struct GoalBars {
  let width: Int
  let canvas: Canvas
  private let glyphs: Glyphs
  private var isASCII: Bool { canvas.isASCII }
  private let goal: Double?
  /// What one cell stands for.
  let unit: Double
  /// The cell that the goal's mark is in: the first one after a bar that just reaches it.
  let goalCell: Int?

  /// Bars in `width` cells for values of at most `top`; the goal counts only where it is above zero.
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

  /// A value's bar, as wide as all bars are.
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

  /// A value's bar in the light glyph of the period before, in whole cells; it covers the goal's mark where it reaches it.
  func lightBar(_ value: Double) -> StyledLine {
    var row = emptyRow
    guard value >= 0 else {
      row.set(glyphs.below, at: 0, .faint)
      return row.line
    }
    // A value short of the goal stays short of its mark, one beyond it does not.
    let within = goal.map { value <= $0 } ?? true
    let most = within ? (goalCell ?? width) : width
    let least = within ? (value > 0 ? 1 : 0) : (goalCell ?? 0) + 1
    let cells = max(least, Int(min((value / unit).rounded(), Double(most))))
    for column in 0..<min(width, cells) { row.set(glyphs.light, at: column, .faint) }
    return row.line
  }

  /// Words in a bar's place, the goal still marked.
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
