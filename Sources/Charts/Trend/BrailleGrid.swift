/// A grid of dots, two columns of four in each cell, drawn with Unicode's braille patterns.
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
    patterns[(y / 4) * columns + x / 2] |= Self.mask(x, y)
  }

  /// The bit of a dot in its cell's pattern.
  private static func mask(_ x: Int, _ y: Int) -> UInt8 {
    // Braille numbers its dots 1-3 and 7 down the left column, 4-6 and 8 down the right one.
    let masks: [[UInt8]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]
    return masks[x % 2][y % 4]
  }

  /// The braille pattern with the one dot `x` from the left and `y` from the bottom of the grid.
  static func dot(_ x: Int, _ y: Int) -> Unicode.Scalar { Unicode.Scalar(0x2800 + UInt32(mask(x, y))) ?? "." }

  /// Connects two dots with dots in the columns between them, as a straight line without a gap.
  ///
  /// The columns of both ends keep a single dot, so that the height of each end can be read exactly however steep the
  /// line is.
  mutating func connect(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) {
    let columns = end.x - start.x - 1
    guard columns > 0 else { return }
    func height(at part: Int) -> Int {
      start.y + Int((Double(end.y - start.y) * Double(part) / Double(columns)).rounded())
    }
    for column in 1...columns {
      let (from, to) = (height(at: column - 1), height(at: column))
      let step = (to - from).signum()
      // The last dot of the previous column is not drawn again, and neither is the dot of the end.
      let last = column == columns ? to - step : to
      let first = from == last ? from : from + step
      for y in stride(from: first, through: last, by: step == 0 ? 1 : step) { set(start.x + column, y) }
    }
  }

  /// The braille pattern of a block that is `height` dots (1 to 4) high, at the bottom of its cell or, if `isHanging`,
  /// at the top.
  static func block(height: Int, isHanging: Bool) -> Unicode.Scalar {
    let rows = isHanging ? (4 - height)..<4 : 0..<height
    let pattern = rows.reduce(UInt8(0)) { $0 | mask(0, $1) | mask(1, $1) }
    return Unicode.Scalar(0x2800 + UInt32(pattern)) ?? "#"
  }

  /// The braille pattern of a cell; nil for a cell without dots, which is shown as a space and never as U+2800.
  func character(column: Int, row: Int) -> Unicode.Scalar? {
    let pattern = patterns[row * columns + column]
    return pattern == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(pattern))
  }
}
