/// What somebody usually eats in a day, to tell a day of which only a part was logged.
///
/// Nobody can see from the figures alone whether a day was lean or its log has a gap, so such a day is only pointed out,
/// and stays in every mean until somebody marks it. The bound, half of the median of the days, is a choice of
/// Larder: the days of one person vary by a quarter or so around their mean (a coefficient of variation of 23 % of
/// energy within a person: Black 2000, Int J Obes 24, 1119), so that half of it is about two such deviations below.
package struct UsualEnergy: Hashable, Sendable {
  /// The median in kcal.
  package let median: Double

  /// The fewest days that say what is usual.
  package static let minimumDays = 5

  /// Finds the median of the energy of days in kcal; nil for fewer than five days.
  package init?(_ energies: [Double]) {
    guard energies.count >= Self.minimumDays else { return nil }
    let sorted = energies.sorted()
    let middle = sorted.count / 2
    median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Whether a day's energy in kcal is less than half of what is usual.
  package func isFarAbove(_ energy: Double) -> Bool { energy < median / 2 }
}
