import Domain
import Expect
import Testing

/// From how many days on a change of means is told.
@Suite struct MeanChangeTests {
  @Test(
    arguments: [
      // A week with one logged day before it tells no change; three on both sides do.
      ([859], [1600, 1700, 1500], 7, false), ([800, 900], [1600, 1700, 1500], 7, false),
      ([800, 900, 850], [1600, 1700], 7, false), ([800, 900, 850], [1600, 1700, 1500], 7, true),
      // A day is compared with a day, two days with two.
      ([859], [1600], 1, true), ([859], [1600, 1700], 2, false), ([800, 900], [1600, 1700], 2, true),
    ] as [([Double], [Double], Int, Bool)])
  func told(before: [Double], now: [Double], dayCount: Int, isTold: Bool) throws {
    let change = try require(MeanChange(from: before, to: now, dayCount: dayCount))
    expect(change.isTold, equals: isTold)
  }

  /// (800 + 900 + 850) / 3 = 850, and (1,600 + 1,700 + 1,500) / 3 = 1,600.
  @Test func means() throws {
    let change = try require(MeanChange(from: [800, 900, 850], to: [1600, 1700, 1500], dayCount: 7))
    expect(change.before == 850 && change.now == 1600)
    expect(MeanChange(from: [], to: [1600], dayCount: 7), equals: nil)
    expect(MeanChange(from: [1600], to: [], dayCount: 7), equals: nil)
  }
}
