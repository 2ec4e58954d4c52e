/// Shares of a whole, each 0 to 1, that add up to 1.
struct Shares {
  let parts: [Double]

  /// Shares in proportion to `amounts`; what is negative or no number counts as nothing.
  ///
  /// Nil where nothing is left.
  init?(_ amounts: [Double]) {
    let amounts = amounts.map { $0.isFinite && $0 > 0 ? min($0, 1e100) : 0 }
    let sum = amounts.reduce(0, +)
    guard sum > 0 else { return nil }
    parts = amounts.map { $0 / sum }
  }

  /// Whole numbers in proportion that add up to exactly `total` (largest remainder): percentages with 100, cells with a width.
  func apportioned(to total: Int) -> [Int] {
    let exact = parts.map { $0 * Double(total) }
    var whole = exact.map { Int($0.rounded(.down)) }
    // Sums such as 0.29999999999999998 x 100 must not lose their unit to the floor.
    for index in whole.indices where exact[index] - Double(whole[index]) > 1 - 1e-9 { whole[index] += 1 }
    let left = total - whole.reduce(0, +)
    let order = exact.indices.sorted { (exact[$0] - Double(whole[$0]), $1) > (exact[$1] - Double(whole[$1]), $0) }
    for index in order.prefix(max(0, left)) { whole[index] += 1 }
    return whole
  }
}

extension SplitBars {
  /// Whole percentages in proportion to `shares` that add up to 100; none where there is nothing to share.
  package static func percents(_ shares: [Double]) -> [Int] { Shares(shares)?.apportioned(to: 100) ?? [] }
}
