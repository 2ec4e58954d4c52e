internal import Figures
internal import Text

/// Horizontal bars that start at zero and share one scale; the bars of negative values go to the left.
struct SignedBars {
  /// The number of cells to the left of the axis; 0 if no value is negative.
  let left: Int
  /// The number of cells to the right of the axis.
  let right: Int
  /// The amount that one cell represents.
  let unit: Double
  /// Whether any value is not zero; if all are zero, there is no scale.
  private let hasValues: Bool
  private let glyphs: Glyphs
  private let isASCII: Bool

  /// Creates bars for `values`, which must be finite and at most 1e100 in size.
  ///
  /// The bars are `width` cells wide, plus one cell for the axis. At least `minimum` of these cells are to the right of
  /// the axis.
  init(width: Int, values: [Double], minimum: Int, on canvas: Canvas) {
    let low = -min(0, values.min() ?? 0)
    let high = max(0, values.max() ?? 0)
    let width = max(2, width)
    let share = low > 0 ? low / (low + high) : 0
    let wanted = Int((Double(width) * share).rounded())
    left = low > 0 ? min(max(1, wanted), max(1, width - max(1, minimum))) : 0
    right = width - left
    let needed = max(low / Double(max(1, left)), high / Double(right))
    hasValues = needed > 1e-100
    unit = hasValues ? needed : 1
    glyphs = Glyphs.on(canvas)
    isASCII = canvas.isASCII
  }

  /// The axis and the bar of a value, padded to the full width of the bars.
  func bar(_ value: Double) -> StyledLine {
    var row = CellRow(width: left + 1 + right)
    row.set(glyphs.axis, at: left, .faint)
    // No block character fills eighths of a cell from the right, so bars to the left end at half cells.
    let parts = value < 0 ? 2.0 : 8.0
    let room = Double(value < 0 ? left : right)
    var cells = min((value.magnitude / unit * parts).rounded() / parts, room)
    if isASCII { cells = cells.rounded() }
    if value != 0 { cells = max(cells, isASCII ? 1 : 1 / parts) }
    let full = Int(cells)
    let rest = Int((cells - Double(full)) * parts)
    if value < 0 {
      for column in (left - full)..<left { row.set(glyphs.full, at: column, .yellow) }
      if rest > 0 { row.set(glyphs.rightHalf, at: left - full - 1, .yellow) }
    } else {
      for column in 0..<full { row.set(glyphs.full, at: left + 1 + column, .cyan) }
      if rest > 0 { row.set(Glyphs.eighths[rest - 1], at: left + 1 + full, .cyan) }
    }
    return row.line
  }

  /// A row with the axis, and with words in place of a bar.
  func words(_ text: String) -> StyledLine {
    let start = StyledLine(String(repeating: " ", count: left)) + StyledLine(String(glyphs.axis), .faint)
    return start + StyledLine(text.truncated(to: right, in: isASCII ? .ascii : .unicode).padded(to: right), .faint)
  }

  /// The scale above the bars: zero and ticks at round numbers, each where a bar of that value would end.
  var scale: StyledLine {
    var row = CellRow(width: left + 1 + right)
    row.place("0", at: left + (left > 0 ? 0 : 1))
    guard hasValues else { return row.line }
    let span = unit * Double(max(left, right))
    let widest = Figure.text(span).cells
    let spacing = TickSpacing.around(span).first { $0.size / unit >= Double(max(9, widest + 3)) }
    guard let spacing else { return row.line }
    for side in [1.0, -1] {
      for index in 1...10 {
        let value = spacing.value(at: Double(index)) * side
        let cells = Int(value.magnitude / unit)
        guard cells <= (side > 0 ? right : left) else { break }
        let text = Figure.text(value, decimals: spacing.decimals)
        let end = side > 0 ? left + cells : left - cells
        row.place(text, at: max(0, min(end - (text.cells - 1) / 2, left + 1 + right - text.cells)))
      }
    }
    return row.line
  }
}
