import Expect
import Foundation
import TestSupport
import Testing

/// Backups during which a call fails: what can still be restored.
@Suite struct BackupFaultTests {
  /// Whichever call fails, the old backup or the new one can be restored.
  @Test(.enabled(if: FaultShim.library != nil, FaultShim.isMissing))
  func aBackupThatIsReplacedStaysOne() throws {
    let household = try HouseholdUnderTest()
    let usb = household.folder.file("usb.db")
    var failed = 0
    for call in [FaultShim.Call.rename, .unlink, .link] {
      for number in 1... {
        expect(try household.run(["eat", "2 eggs"]).status, equals: 0)
        expect(try household.run(["data", "backup", usb, "--force"]).status, equals: 0)
        let old = try household.dump()
        expect(try household.run(["eat", "1 apple"]).status, equals: 0)
        let new = try household.dump()
        let (result, file) = try FaultTests.run(household, ["data", "backup", usb, "--force"], Fault(call, number))
        guard let file else { break }
        failed += result.status == 0 ? 0 : 1
        let place = Comment(rawValue: "\(call.rawValue) \(number) of \(file): \(result.errorText)")
        let restored = try household.run(["data", "restore", usb, "--yes"])
        expect(restored.status, equals: 0, "\(place); then: \(restored.errorText)")
        let there = try household.dump()
        expect(there == old || there == new, place)
        if result.status == 0 { expect(there, equals: new, place) }
      }
    }
    expect(failed >= 2, "the new file and its checksum get their names")
  }
}
