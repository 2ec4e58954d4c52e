/// A grid of dots, two across and four down in each cell, drawn with Unicode's braille patterns.
struct BrailleGrid {
  private let columns: Int
  private let rows: Int
  private var patterns: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    patterns = [UInt8](repeating: 0, count: columns * rows)
  }

  /// Sets the dot `x` from the left and `y` from the bottom; a dot outside the grid is ignored.
  mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    // Braille numbers its dots 1-3 and 7 down the left column, 4-6 and 8 down the right one.
    let masks: [[UInt8]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]
    patterns[(y / 4) * columns + x / 2] |= masks[x % 2][y % 4]
  }

  /// Sets the dots of a straight line between two dots.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
    for step in 0...Int(steps) {
      let part = steps == 0 ? 0 : Double(step) / Double(steps)
      let x = Double(start.x) + Double(end.x - start.x) * part
      let y = Double(start.y) + Double(end.y - start.y) * part
      set(Int(x.rounded()), Int(y.rounded()))
    }
  }

  /// The braille pattern of a cell; nil for a cell without dots, which is shown as a space and never as U+2800.
  func character(column: Int, row: Int) -> Unicode.Scalar? {
    let pattern = patterns[row * columns + column]
    return pattern == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(pattern))
  }
}
