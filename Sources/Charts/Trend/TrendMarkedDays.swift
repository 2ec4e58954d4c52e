/// The days of a trend that have a mark in a row under it, by their index.
struct TrendMarkedDays {
  /// Without a log, and not to come.
  let missing: [Int]
  /// With entries of which the value is not known.
  let unknown: [Int]
  /// At the goal; nil where the chart doesn't say it of any day.
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
