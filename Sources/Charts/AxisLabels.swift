/// Chooses which labels of an axis are shown if there is not enough room for all of them.
enum AxisLabels {
  /// Returns the indices of the labels to show: all labels or, if neighboring labels would be less than `gap` apart,
  /// every second label, every third, and so on.
  ///
  /// Each span says where one label starts and ends, in cells or pixels; the spans are in ascending order.
  static func thinned(_ spans: [(start: Double, end: Double)], gap: Double) -> [Int] {
    let every = (1...max(1, spans.count)).first { every in
      let shown = stride(from: 0, to: spans.count, by: every).map { spans[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy { $0.end + gap <= $1.start }
    }
    return Array(stride(from: 0, to: spans.count, by: every ?? 1))
  }
}
