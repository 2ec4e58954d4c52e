import Domain
import Expect
import Testing

/// Which days hold so much less than usual that something may be missing from their log.
@Suite struct UsualEnergyTests {
  /// The median of six values is the mean of the middle two: (1,800 + 2,000) / 2 = 1,900; of five it is the third.
  @Test(
    arguments: [
      ([1600, 2400, 1800, 2000, 1500, 2500], 1900), ([900, 2100, 1900, 2000, 2600], 2000),
      ([1500, 1500, 1500, 1500, 1500], 1500),
    ] as [([Double], Double)])
  func medianOfTheDays(energies: [Double], median: Double) {
    expect(UsualEnergy(energies)?.median, equals: median)
  }

  @Test func fourDaysSayNothing() {
    expect(UsualEnergy([2000, 2000, 2000, 2000]), equals: nil)
    expect(UsualEnergy([]), equals: nil)
  }

  /// Half of 1,900 is 950: 949 is far below it, 950 is not.
  @Test func halfIsTheBound() {
    let usual = UsualEnergy([1600, 2400, 1800, 2000, 1500, 2500])
    expect(usual?.isMoreThanTwice(949), equals: true)
    expect(usual?.isMoreThanTwice(950), equals: false)
  }
}
