internal import Figures
internal import Text

/// The rows of a line chart: which value each row represents, and which rows are labeled.
///
/// The axis is linear: all rows are the same step apart (1, 2, 2.5 or 5 times a power of ten), and labels are exactly
/// on rows. Values and the goal are drawn at their own heights, even between rows, with a precision of a quarter of a
/// row. If a row were moved to the goal, the axis would be distorted, and values near the goal would be misread.
struct TrendScale {
  /// The value that each row stands for, listed from the bottom row to the top.
  let rows: [Double]
  /// The label of each row; nil for a row between two labels.
  let labels: [String?]

  /// The largest number of rows if no height was chosen for the chart.
  static let usualHeight = 13
  /// The largest number of rows at which each row gets a label.
  private static let mostLabels = 13

  /// How the lowest and the highest row are chosen.
  enum Ends {
    /// The rows nearest to the lowest and the highest value; these values are at most half a row beyond those rows.
    case nearest
    /// The rows below and above all values, for a drawing whose rows are lines.
    case outside
  }

  /// Creates a scale that includes `low...high` and the goal (finite, at most 1e100 in size), with at most `height`
  /// rows (3 to 60).
  init(low: Double, high: Double, goal: Double?, height: Int?, ends: Ends = .nearest) {
    let (low, high) = Self.widened(min(low, goal ?? low), max(high, goal ?? high))
    let maximum = min(60, max(3, height ?? Self.usualHeight))
    let target = Double(min(maximum, height ?? 11))
    let grids = TickSpacing.around(high - low).map { Grid($0, low, high, ends) }
    let fitting = grids.filter { $0.rowCount <= Double(maximum) && $0.rowCount >= 2 }
    let best = fitting.min { $0.cost(target: target, goal: goal) < $1.cost(target: target, goal: goal) }
    let grid = best ?? Grid(TickSpacing(tenths: 10, power: 0), 0, 1, .outside)
    rows = grid.rows
    labels = grid.labels(most: Self.mostLabels)
  }

  /// The position of a value, counted in rows from the middle of the lowest row (0); at most half a row beyond the
  /// outermost rows.
  func position(of value: Double) -> Double {
    guard let low = rows.first, let high = rows.last, high > low else { return 0 }
    let last = Double(rows.count - 1)
    return min(last + 0.5, max(-0.5, (value - low) / (high - low) * last))
  }

  /// The row in which a value is drawn: the row nearest to it.
  func row(of value: Double) -> Int { dot(of: value) / 4 }

  /// The height of a value in dots from the bottom, four to a row; the dot of a value exactly on a row is just above
  /// the row's middle.
  ///
  /// The middle of the dot is at most half a dot from the value.
  func dot(of value: Double) -> Int {
    min(4 * rows.count - 1, Int((position(of: value) * 4 + 2).rounded(.down)))
  }

  /// Widens a range whose two ends are equal, or differ by less than the axis can show.
  static func widened(_ low: Double, _ high: Double) -> (Double, Double) {
    let size = max(low.magnitude, high.magnitude)
    if high - low > size * 1e-9 { return (low, high) }
    return size < 1e-100 ? (0, 1) : (low - size * 0.1, high + size * 0.1)
  }
}

/// One way to divide a range into rows: a row at each multiple of the spacing.
private struct Grid {
  let spacing: TickSpacing
  let first: Double
  let last: Double
  let span: Double

  init(_ spacing: TickSpacing, _ low: Double, _ high: Double, _ ends: TrendScale.Ends) {
    self.spacing = spacing
    let (bottom, top) = (low / spacing.size, high / spacing.size)
    switch ends {
    case .nearest: (first, last) = ((bottom + 0.5).rounded(.down), (top + 0.5).rounded(.down))
    case .outside: (first, last) = (bottom.rounded(.down), top.rounded(.up))
    }
    span = high - low
  }

  var rowCount: Double { last - first + 1 }

  /// How unsuitable the grid is; low if there are about `target` rows, little empty room, and a row at the goal.
  func cost(target: Double, goal: Double?) -> Double {
    let room = max(0, 1 - span / (spacing.size * (last - first)))
    let row = (goal ?? 0) / spacing.size
    return (rowCount - target).magnitude + 6 * room + ((row - row.rounded()).magnitude > 1e-6 ? 1 : 0)
  }

  private var multiples: [Double] { Array(stride(from: first, through: last, by: 1)) }

  var rows: [Double] { multiples.map(spacing.value) }

  /// The labels of the rows: a label for each row or, if there are more than `most` rows, for every second row.
  ///
  /// If the labels of every second row would not be a round step apart, each row has a label.
  func labels(most: Int) -> [String?] {
    // If rows are 2 apart, labels on every second row would be 4 apart, which is not a round step.
    let isHalved = multiples.count > most && spacing.tenths != 20
    return multiples.map { multiple in
      let isLabelled = !isHalved || multiple.remainder(dividingBy: 2) == 0
      return isLabelled ? Figure.text(spacing.value(at: multiple), decimals: spacing.decimals) : nil
    }
  }
}
