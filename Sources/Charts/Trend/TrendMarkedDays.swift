/// The indices of the days that are marked in rows below the line of a trend chart.
struct TrendMarkedDays {
  /// Days without a log that are not in the future.
  let missing: [Int]
  /// Days of which only a part is logged.
  let partial: [Int]
  /// Days with entries whose value is unknown.
  let unknown: [Int]
  /// Days that met the goal; nil if the chart judges no day.
  let met: [Int]?

  /// The name of the row that marks days with unknown values.
  static let unknownName = "unknown"
  /// The name of the row that marks days of which only a part is logged.
  static let partialName = "partial"

  init(_ chart: TrendChart) {
    let points = chart.points
    let empty = points.indices.filter { points[$0].value == nil && !points[$0].isToCome }
    missing = empty.filter { !points[$0].isUnknown && !points[$0].isPartial }
    partial = empty.filter { points[$0].isPartial }
    unknown = empty.filter { points[$0].isUnknown }
    met =
      points.contains { $0.metGoal != nil } ? points.indices.filter { points[$0].metGoal == true } : nil
  }
}
