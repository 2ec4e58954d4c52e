/// Which points of a trend are marked on its axis.
extension TrendChart {
  /// The index of a point, and the label at the point's mark.
  typealias AxisMark = (point: Int, label: String)

  /// Returns the points to mark: all points if there is room for all their labels, otherwise those with a tick.
  ///
  /// If fewer than two points have a tick, returns all points with a label, of which the caller shows as many as fit.
  func axisMarks(hasRoom: (String) -> Bool) -> [AxisMark] {
    let all = points.indices.compactMap { index in points[index].label.map { (point: index, label: $0) } }
    let ticks = points.indices.compactMap { index in points[index].tick.map { (point: index, label: $0) } }
    let isEach = all.count == points.count && all.allSatisfy { hasRoom($0.label) }
    return isEach || (ticks.count < 2 && all.count > ticks.count) ? all : ticks
  }
}
