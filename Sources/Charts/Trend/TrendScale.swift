internal import Figures
internal import Text

/// The rows of a line chart: which value each row represents, and which rows are labeled.
///
/// Ticks and the goal are exactly on rows. The rows are evenly spaced if one of them can then be at the goal. Otherwise
/// (for a goal of 2,130, for example) the goal replaces an unlabeled row between its neighboring ticks, and values
/// between these two ticks are placed in proportion. So a value above the goal is always drawn above it, and a value
/// below the goal is drawn below.
struct TrendScale {
  /// The values of the rows in ascending order, from the lowest row up.
  private(set) var rows: [Double]
  private(set) var labels: [String?]
  private(set) var goalRow: Int?

  /// Creates a scale for `low...high` (finite, at most 1e100 in size) and the goal, with at most `height` rows (3 to
  /// 60).
  ///
  /// The scale gets an additional row if there is no other place for the goal.
  init(low: Double, high: Double, goal: Double?, goalText: String?, height: Int?) {
    let (low, high) = Self.widened(min(low, goal ?? low), max(high, goal ?? high))
    let maximum = min(60, max(3, height ?? 13))
    let target = Double(min(maximum, height ?? 11))
    let grids = TickSpacing.around(high - low).flatMap { spacing in [1, 2, 4, 5].map { Grid(spacing, $0, low, high) } }
    let fitting = grids.filter { $0.rowCount <= Double(maximum) && $0.rowCount >= 2 }
    let best = fitting.min { $0.cost(target: target, goal: goal) < $1.cost(target: target, goal: goal) }
    (rows, labels) = (best ?? Grid(TickSpacing(tenths: 10, power: 0), 1, 0, 1)).rows
    if let goal { place(goal, text: goalText ?? Figure.text(goal)) }
  }

  /// The position of a value, in rows from the lowest (0).
  func position(of value: Double) -> Double {
    guard let above = rows.firstIndex(where: { $0 > value }) else { return Double(rows.count - 1) }
    guard above > 0 else { return 0 }
    let (low, high) = (rows[above - 1], rows[above])
    return Double(above - 1) + (value - low) / (high - low)
  }

  /// The row of a value.
  func row(of value: Double) -> Int { Int((position(of: value) + 0.5).rounded(.down)) }

  /// Widens a range of equal values, or of values that differ by less than the axis can show.
  static func widened(_ low: Double, _ high: Double) -> (Double, Double) {
    let size = max(low.magnitude, high.magnitude)
    if high - low > size * 1e-9 { return (low, high) }
    return size < 1e-100 ? (0, 1) : (low - size * 0.1, high + size * 0.1)
  }

  private mutating func place(_ goal: Double, text: String) {
    let nearness = goal.magnitude * 1e-9
    if let row = rows.firstIndex(where: { ($0 - goal).magnitude <= nearness }) {
      (goalRow, labels[row]) = (row, text)
      return
    }
    guard let above = rows.firstIndex(where: { $0 > goal }), above > 0 else { return }
    let candidates = [above - 1, above].filter { labels[$0] == nil }
    if let row = candidates.min(by: { (rows[$0] - goal).magnitude < (rows[$1] - goal).magnitude }) {
      (goalRow, rows[row], labels[row]) = (row, goal, text)
    } else {
      rows.insert(goal, at: above)
      labels.insert(text, at: above)
      goalRow = above
    }
  }
}

/// One way to divide a range into rows: a tick at each multiple of the spacing, and rows between the ticks.
private struct Grid {
  let spacing: TickSpacing
  let rowsPerTick: Double
  let first: Double
  let last: Double
  let span: Double

  init(_ spacing: TickSpacing, _ rowsPerTick: Int, _ low: Double, _ high: Double) {
    self.spacing = spacing
    self.rowsPerTick = Double(rowsPerTick)
    first = (low / spacing.size).rounded(.down)
    last = (high / spacing.size).rounded(.up)
    span = high - low
  }

  var rowCount: Double { (last - first) * rowsPerTick + 1 }

  /// How unsuitable the grid is; low if there are about `target` rows, four to seven ticks, little empty room, and a
  /// row exactly at the goal.
  func cost(target: Double, goal: Double?) -> Double {
    let ticks = last - first + 1
    let room = 1 - span / (spacing.size * (last - first))
    var cost = (rowCount - target).magnitude + 2 * max(0, 4 - ticks) + 2 * max(0, ticks - 7) + 6 * room
    if let goal {
      let row = goal / spacing.size * rowsPerTick
      if (row - row.rounded()).magnitude > 1e-6 { cost += rowsPerTick == 1 ? 8 : 5 }
    }
    return cost
  }

  var rows: (values: [Double], labels: [String?]) {
    var values: [Double] = []
    var labels: [String?] = []
    var tick = first
    while tick <= last {
      values.append(spacing.value(at: tick))
      labels.append(Figure.text(spacing.value(at: tick), decimals: spacing.decimals))
      guard tick < last else { break }
      let next = spacing.value(at: tick + 1)
      for part in stride(from: 1, to: rowsPerTick, by: 1) {
        values.append(spacing.value(at: tick) + (next - spacing.value(at: tick)) * part / rowsPerTick)
        labels.append(nil)
      }
      tick += 1
    }
    return (values, labels)
  }
}
