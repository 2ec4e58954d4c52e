/// Chooses which labels of an axis are shown if there is not enough room for all.
enum AxisLabels {
  /// The indices of all labels, or of every second or third, so that `gap` stays free between any two.
  ///
  /// Each span is the room of one label, in cells or pixels; the spans are in ascending order.
  static func thinned(_ spans: [(start: Double, end: Double)], gap: Double) -> [Int] {
    let every = (1...max(1, spans.count)).first { every in
      let shown = stride(from: 0, to: spans.count, by: every).map { spans[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy { $0.end + gap <= $1.start }
    }
    return Array(stride(from: 0, to: spans.count, by: every ?? 1))
  }
}
