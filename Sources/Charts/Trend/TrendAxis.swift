/// Which points of a trend have a mark on its axis.
extension TrendChart {
  /// A point, by its index, and the label at its mark.
  typealias AxisMark = (point: Int, label: String)

  /// Each point where all their labels have room in a column, else those with a tick; where fewer than two have one,
  /// all that are labelled, which are thinned to what fits.
  func axisMarks(hasRoom: (String) -> Bool) -> [AxisMark] {
    let all = points.indices.compactMap { index in points[index].label.map { (point: index, label: $0) } }
    let ticks = points.indices.compactMap { index in points[index].tick.map { (point: index, label: $0) } }
    let isEach = all.count == points.count && all.allSatisfy { hasRoom($0.label) }
    return isEach || (ticks.count < 2 && all.count > ticks.count) ? all : ticks
  }
}
