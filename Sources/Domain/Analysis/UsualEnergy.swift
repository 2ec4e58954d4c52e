/// A person's usual energy intake in a day, used to detect days that may be logged only in part.
///
/// A low figure may mean a day with little food or a gap in the log. So such a day is only pointed out, and counts in
/// every mean until the user marks it as partly logged. The threshold, half of the median, is Larder's own choice: one
/// person's days have a coefficient of variation of about 23 % of energy (Black 2000, Int J Obes 24, 1119), so half of
/// the median is about two standard deviations below it.
package struct UsualEnergy: Hashable, Sendable {
  /// The median in kcal.
  package let median: Double

  /// The minimum number of days for a median.
  package static let minimumDays = 5

  /// Finds the median of the days' energies, given in kcal; nil for fewer than five days.
  package init?(_ energies: [Double]) {
    guard energies.count >= Self.minimumDays else { return nil }
    let sorted = energies.sorted()
    let middle = sorted.count / 2
    median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Whether the usual energy is more than twice a day's energy in kcal.
  package func isMoreThanTwice(_ energy: Double) -> Bool { energy < median / 2 }
}
