internal import Figures
internal import Text

/// The positions of thresholds and the lengths of bars, in cells, on an axis that shows percentages of a limit.
///
/// Each stretch between two thresholds is filled separately. So the bar of an amount below a threshold never reaches
/// beyond the threshold's mark, and the bar of an amount above it always does, however small the difference.
struct MarkerScale {
  /// The number of cells in a bar, including those of its thresholds.
  let width: Int
  /// The ratio at which the axis ends: 1.3, or up to 2 if the largest ratio or second threshold needs a longer axis.
  let end: Double
  private let glyphs: Glyphs
  private let isASCII: Bool

  /// The largest ratio that is drawn to scale; the bar of a larger ratio ends with a sign that it continues.
  static let maximumShare = 2.0

  /// The ratio at the end of an axis for the ratios `shares` and the second thresholds `seconds`.
  static func end(of shares: [Double], seconds: [Double]) -> Double {
    min(maximumShare, max(1.3, shares.max() ?? 0, seconds.max() ?? 0))
  }

  init(width: Int, shares: [Double], seconds: [Double] = [], on canvas: Canvas) {
    self.width = max(8, width)
    end = Self.end(of: shares, seconds: seconds)
    glyphs = Glyphs.on(canvas)
    isASCII = canvas.isASCII
  }

  /// The cell of the mark for a ratio.
  func cell(of share: Double) -> Int { min(width - 1, Int(share / end * Double(width) + 1e-9)) }

  /// The bar of a row, or words if the amount or the limit is not known.
  func bar(_ row: MarkerBars.Row) -> StyledLine {
    var cells = CellRow(width: width)
    let marks = marks(of: row)
    if let share = row.share {
      fill(&cells, to: share, past: marks, row)
    } else {
      for (column, scalar) in (row.words ?? "").unicodeScalars.enumerated() { cells.set(scalar, at: column, .faint) }
    }
    for mark in marks { cells.set(mark.share == 1 ? glyphs.limitUp : glyphs.goalUp, at: mark.cell, .green) }
    if (row.share ?? 0) > end { cells.set(glyphs.overrun, at: width - 1, Self.ink(row)) }
    return cells.line
  }

  /// The thresholds of a row from left to right; empty if the row has no limit.
  ///
  /// The second threshold is left out if its mark would be in the cell of the limit.
  private func marks(of row: MarkerBars.Row) -> [(share: Double, cell: Int)] {
    guard let limit = row.limit else { return [] }
    let own = cell(of: 1)
    let second = limit.second.map { (share: $0, cell: cell(of: $0)) }.filter { $0.cell != own }
    return ([(1, own)] + [second].compactMap { $0 }).sorted { $0.0 < $1.0 }
  }

  private func fill(
    _ cells: inout CellRow, to share: Double, past marks: [(share: Double, cell: Int)], _ row: MarkerBars.Row
  ) {
    guard share >= 0 else {
      cells.set(glyphs.below, at: 0, .yellow)
      return
    }
    var start = (share: 0.0, cell: 0)
    for mark in marks + [(end, width)] {
      guard share > start.share else { return }
      let isBeyond = row.direction == .atMost && start.share >= 1
      let part = min(1, (share - start.share) / (mark.share - start.share))
      fill(&cells, from: start.cell, count: mark.cell - start.cell, part, isBeyond: isBeyond, Self.ink(row))
      start = (mark.share, mark.cell + 1)
    }
  }

  /// Fills a fraction (above 0, at most 1) of a stretch of cells; even the smallest fraction is visible.
  private func fill(
    _ cells: inout CellRow, from start: Int, count: Int, _ part: Double, isBeyond: Bool, _ ink: Ink
  ) {
    let isCoarse = isASCII || isBeyond
    let steps = isCoarse ? 1.0 : 8.0
    let filled = Int(max(1, (part * Double(count) * steps).rounded()))
    let full = min(count, filled / Int(steps))
    for column in start..<(start + full) { cells.set(isBeyond ? glyphs.beyond : glyphs.full, at: column, ink) }
    let rest = filled % Int(steps)
    if rest > 0, full < count { cells.set(Glyphs.eighths[rest - 1], at: start + full, ink) }
  }

  private static func ink(_ row: MarkerBars.Row) -> Ink {
    switch row.verdict?.sign {
    case nil, .unknown: .cyan
    case let sign?: sign.ink
    }
  }

  /// The scale above the bars: a figure every 50 %, and a figure at the `second` threshold unless it is nil.
  ///
  /// If there are two thresholds, the figure of the left one ends at its mark, and the figure of the right one starts
  /// at its mark, so that the figures never touch. `room` is the number of cells from the start of the bars to the
  /// right edge of the canvas.
  func header(second: Double?, room: Int) -> StyledLine {
    var row = CellRow(width: room)
    row.place("0", at: 0)
    let limit = cell(of: 1)
    let isRight = (second ?? 0) > 1
    row.place("100 %", at: isRight ? limit - 4 : limit)
    if let second {
      let (text, cell) = (Figure.text(second * 100), cell(of: second))
      let start = isRight ? cell : cell - 3
      if !row.place("\(text) %", at: start) { row.place(text, at: start) }
    }
    row.place("50", at: cell(of: 0.5) - 1)
    for percent in stride(from: 150.0, through: end * 100, by: 50) {
      row.place(Figure.text(percent), at: min(cell(of: percent / 100), room - 3))
    }
    return row.line
  }
}

extension Optional {
  fileprivate func filter(_ isKept: (Wrapped) -> Bool) -> Wrapped? { flatMap { isKept($0) ? $0 : nil } }
}
