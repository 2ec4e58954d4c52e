/// The places of a series' highest and lowest value; of several that are equal, the first of each.
struct Extremes {
  /// The index of the highest value.
  let high: Int
  /// The index of the lowest value.
  let low: Int
  /// Whether no value is higher than another.
  let isLevel: Bool

  /// Of values that are finite, nil where a place has none; nil where no place has one.
  init?(_ values: [Double?]) {
    let known = values.enumerated().compactMap { index, value in value.map { (index: index, value: $0) } }
    guard let high = known.max(by: { $0.value < $1.value }), let low = known.min(by: { $0.value < $1.value }) else {
      return nil
    }
    (self.high, self.low, isLevel) = (high.index, low.index, high.value == low.value)
  }
}
