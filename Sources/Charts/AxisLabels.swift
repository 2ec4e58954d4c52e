/// Which labels of an axis are shown where not all of them have room.
enum AxisLabels {
  /// All of the labels, or every second or third, so that `gap` stays free between two of them; by their index.
  ///
  /// Each label takes its span, in cells or pixels; the spans rise.
  static func thinned(_ spans: [(start: Double, end: Double)], gap: Double) -> [Int] {
    let every = (1...max(1, spans.count)).first { every in
      let shown = stride(from: 0, to: spans.count, by: every).map { spans[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy { $0.end + gap <= $1.start }
    }
    return Array(stride(from: 0, to: spans.count, by: every ?? 1))
  }
}
