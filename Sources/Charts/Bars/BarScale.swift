internal import Figures
internal import Text

/// The scale above bars with a goal: zero, ticks at round numbers, and the goal's text next to its mark.
extension GoalBars {
  /// Writes the scale into a row in which the bars start at the cell `start`.
  ///
  /// `goal` is the goal's text: its name and figure. A tick is left out if its figure would collide with this text.
  /// `hasValues` says whether any value is above zero; without such a value and without a goal, there are no ticks.
  func placeScale(in row: inout CellRow, at start: Int, goal: String?, hasValues: Bool) {
    let isGoalLeft = placeGoal(goal, in: &row, at: start)
    row.place("0", at: start)
    guard hasValues || goalCell != nil else { return }
    let span = unit * Double(width)
    let widest = Figure.text(span).cells
    guard let spacing = TickSpacing.around(span).first(where: { $0.size / unit >= Double(max(9, widest + 3)) }) else {
      return
    }
    for index in 1...10 {
      let value = spacing.value(at: Double(index))
      guard value <= span else { break }
      let text = Figure.text(value, decimals: spacing.decimals)
      // Two cells separate the goal's figure from a tick's figure, otherwise the two look like one number.
      let column = start + Int(value / unit) - text.count / 2
      row.place(text, at: column, before: 2, after: isGoalLeft ? 2 : 1)
    }
  }

  /// Writes the goal's name and figure next to its mark; returns true if this text is to the left of the mark.
  private func placeGoal(_ text: String?, in row: inout CellRow, at start: Int) -> Bool {
    guard let text, let goalCell else { return false }
    let mark = String(Glyphs.on(canvas).goalUp)
    if row.place("\(mark) \(text)", at: start + goalCell, .green) { return false }
    if row.place("\(text) \(mark)", at: start + goalCell - text.count - 1, .green) { return true }
    row.place(mark, at: start + goalCell, .green)
    return false
  }
}
