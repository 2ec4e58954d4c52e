/// The days of a trend that are marked in a row below it, by index.
struct TrendMarkedDays {
  /// Days without a log that are not in the future.
  let missing: [Int]
  /// Days with entries whose value is unknown.
  let unknown: [Int]
  /// Days that met the goal; nil if the chart does not say so for any day.
  let met: [Int]?

  /// The names of the rows.
  static let missingName = "no log"
  static let unknownName = "unknown"

  init(_ chart: TrendChart) {
    let points = chart.points
    let empty = points.indices.filter { points[$0].value == nil && !points[$0].isToCome }
    missing = empty.filter { !points[$0].isUnknown }
    unknown = empty.filter { points[$0].isUnknown }
    met =
      points.contains { $0.metGoal != nil } ? points.indices.filter { points[$0].metGoal == true } : nil
  }
}
