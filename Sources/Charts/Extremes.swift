/// The positions of the highest and the lowest value in a series; if several values are equal, the first counts.
struct Extremes {
  /// The index of the highest value.
  let high: Int
  /// The index of the lowest value.
  let low: Int
  /// Whether all values are equal.
  let isLevel: Bool

  /// Finds the highest and the lowest of finite values, some of which may be missing (nil); the result is nil if all
  /// values are missing.
  init?(_ values: [Double?]) {
    let known = values.enumerated().compactMap { index, value in value.map { (index: index, value: $0) } }
    guard let high = known.max(by: { $0.value < $1.value }), let low = known.min(by: { $0.value < $1.value }) else {
      return nil
    }
    (self.high, self.low, isLevel) = (high.index, low.index, high.value == low.value)
  }
}
