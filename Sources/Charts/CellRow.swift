internal import Text

/// A row of terminal cells, which is filled mark by mark; `line` returns the finished row as a styled line.
struct CellRow {
  private var scalars: [Unicode.Scalar]
  private var inks: [Ink]
  /// Characters that need several scalars or cells, by the index of their first cell.
  ///
  /// In `scalars`, that cell contains `cluster`, and the other cells of the character contain `covered`.
  private var clusters: [Int: Character] = [:]

  private static let cluster: Unicode.Scalar = "\u{FFFC}"
  private static let covered: Unicode.Scalar = "\0"

  init(width: Int) {
    scalars = [Unicode.Scalar](repeating: " ", count: max(0, width))
    inks = [Ink](repeating: .plain, count: max(0, width))
  }

  /// Writes a mark of one cell; a mark outside the row is ignored.
  mutating func set(_ scalar: Unicode.Scalar, at column: Int, _ ink: Ink = .plain) {
    guard scalars.indices.contains(column) else { return }
    scalars[column] = scalar
    inks[column] = ink
  }

  /// Puts the text into the row if the text's own cells, the `before` cells to its left and the `after` cells to its
  /// right are all free.
  ///
  /// Returns whether the text was put into the row.
  @discardableResult
  mutating func place(
    _ text: String, at column: Int, _ ink: Ink = .plain, before: Int = 1, after: Int = 1
  ) -> Bool {
    let width = text.cells
    guard column >= 0, column + width <= scalars.count else { return false }
    let around = max(0, column - before)..<min(scalars.count, column + width + after)
    guard scalars[around].allSatisfy({ $0 == " " }) else { return false }
    if width == text.unicodeScalars.count, text.count == width {
      for (offset, scalar) in text.unicodeScalars.enumerated() { set(scalar, at: column + offset, ink) }
      return true
    }
    var place = column
    for character in text {
      let cells = String(character).cells
      guard cells > 0 else { continue }
      clusters[place] = character
      for cell in place..<(place + cells) { set(cell == place ? Self.cluster : Self.covered, at: cell, ink) }
      place += cells
    }
    return true
  }

  /// The row as a styled line, with one span for each run of the same ink; a space never starts a new span.
  var line: StyledLine {
    var spans: [Span] = []
    var run = ""
    var ink = Ink.plain
    for (column, (scalar, own)) in zip(scalars, inks).enumerated() where scalar != Self.covered {
      if own != ink, scalar != " " {
        if !run.isEmpty { spans.append(Span(run, ink)) }
        (run, ink) = ("", own)
      }
      if scalar == Self.cluster, let character = clusters[column] {
        run.append(character)
      } else {
        run.unicodeScalars.append(scalar)
      }
    }
    return StyledLine(spans + [Span(run, ink)])
  }
}
