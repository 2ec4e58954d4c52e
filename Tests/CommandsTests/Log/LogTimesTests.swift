import Domain
import Expect
import Testing

@testable import Commands

/// Times around the night of 29 March 2026, when clocks in Berlin went from 02:00 to 03:00 at 01:00 UTC.
@Suite struct LogTimesTests {
  private static let change = 1_774_746_000
  private static let clock = Clock(
    now: { Moment(seconds: change, offset: 7200) }, offset: { $0 < change ? 3600 : 7200 })

  /// Seconds from the change in UTC, and what a wall clock shows then.
  @Test(arguments: [(-1800, "01:30"), (-60, "01:59"), (0, "03:00"), (1800, "03:30"), (7200, "05:00")])
  func theLogHasTheTimesOfTheWall(seconds: Int, time: String) {
    let entry = LogEntry(seconds: Self.change + seconds, level: .error, text: "x")
    let report = LogReport(entries: [entry], offset: Self.clock.offset, isFiltered: false)
    expect(report.table?.rows.first?.first?.contains("T\(time)"), equals: true)
  }

  /// A wall clock's minute of that day, and the offset there; 02:30 was skipped.
  @Test(arguments: [(90, 3600), (119, 3600), (150, 3600), (180, 7200), (300, 7200)])
  func aTimeOnTheWallHasItsOffset(minute: Int, offset: Int) {
    let midnight = Self.change - 3600
    expect(Self.clock.zone(midnight + minute * 60), equals: offset)
  }
}
