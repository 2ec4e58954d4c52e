internal import Text

/// A row of cells that marks are written into one by one, then read as a styled line.
struct CellRow {
  private var scalars: [Unicode.Scalar]
  private var inks: [Ink]

  init(width: Int) {
    scalars = [Unicode.Scalar](repeating: " ", count: max(0, width))
    inks = [Ink](repeating: .plain, count: max(0, width))
  }

  /// Writes a mark of one cell; one outside the row is left out.
  mutating func set(_ scalar: Unicode.Scalar, at column: Int, _ ink: Ink = .plain) {
    guard scalars.indices.contains(column) else { return }
    scalars[column] = scalar
    inks[column] = ink
  }

  /// Writes a text of one-cell characters if its place, and a space on each side of it, is free.
  @discardableResult
  mutating func place(_ text: String, at column: Int, _ ink: Ink = .plain) -> Bool {
    let text = Array(text.unicodeScalars)
    guard column >= 0, column + text.count <= scalars.count else { return false }
    let around = max(0, column - 1)..<min(scalars.count, column + text.count + 1)
    guard scalars[around].allSatisfy({ $0 == " " }) else { return false }
    for (offset, scalar) in text.enumerated() { set(scalar, at: column + offset, ink) }
    return true
  }

  /// The row as spans, one for each run of an ink; spaces take the ink of their neighbours.
  var line: StyledLine {
    var spans: [Span] = []
    var run = ""
    var ink = Ink.plain
    for (scalar, own) in zip(scalars, inks) {
      if own != ink, scalar != " " {
        if !run.isEmpty { spans.append(Span(run, ink)) }
        (run, ink) = ("", own)
      }
      run.unicodeScalars.append(scalar)
    }
    return StyledLine(spans + [Span(run, ink)])
  }
}
