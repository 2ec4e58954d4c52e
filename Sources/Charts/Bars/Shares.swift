/// Shares of a whole, each 0 to 1, that add up to 1.
struct Shares {
  let parts: [Double]

  /// Calculates each amount's share of the sum; negative or non-finite amounts count as zero.
  ///
  /// Nil if the sum is zero.
  init?(_ amounts: [Double]) {
    let amounts = amounts.map { $0.isFinite && $0 > 0 ? min($0, 1e100) : 0 }
    let sum = amounts.reduce(0, +)
    guard sum > 0 else { return nil }
    parts = amounts.map { $0 / sum }
  }

  /// Returns whole numbers that are in proportion to the shares and add up to exactly `total`.
  ///
  /// The `total` is 100 for percentages, or a number of cells. The numbers are rounded by the largest-remainder method.
  func apportioned(to total: Int) -> [Int] {
    let exact = parts.map { $0 * Double(total) }
    var whole = exact.map { Int($0.rounded(.down)) }
    // Products such as 0.29999999999999998 x 100 must not lose a unit by being rounded down.
    for index in whole.indices where exact[index] - Double(whole[index]) > 1 - 1e-9 { whole[index] += 1 }
    let left = total - whole.reduce(0, +)
    let order = exact.indices.sorted { (exact[$0] - Double(whole[$0]), $1) > (exact[$1] - Double(whole[$1]), $0) }
    for index in order.prefix(max(0, left)) { whole[index] += 1 }
    return whole
  }
}

extension SplitBars {
  /// Returns whole percentages that are in proportion to `shares` and add up to 100; empty if the sum of the shares is
  /// zero.
  package static func percents(_ shares: [Double]) -> [Int] { Shares(shares)?.apportioned(to: 100) ?? [] }
}
