import Expect
import Foundation
import TestSupport
import Testing

/// Backups and restores during which a call fails: what can still be restored, and what is said.
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

  /// A restore names the file on which the call failed, and has no advice for backups.
  @Test(
    .enabled(if: FaultShim.library != nil, FaultShim.isMissing),
    arguments: [
      (.open, Array(1...20), .inputOutput), (.pread, [25, 30, 40, 60, 150, 750, 1500], .inputOutput),
      (.pwrite, [1, 50], .noSpace), (.fsync, [1, 2, 3], .inputOutput),
    ] as [(FaultShim.Call, [Int], Fault.Kind)])
  func aRestoreNamesTheFileThatFailed(call: FaultShim.Call, numbers: [Int], kind: Fault.Kind) throws {
    let household = try HouseholdUnderTest()
    let usb = household.folder.file("usb.db")
    expect(try household.run(["data", "backup", usb]).status, equals: 0)
    var named: Set<String> = []
    for number in numbers {
      expect(try household.run(["eat", "1 apple"]).status, equals: 0)
      let before = try household.dump()
      let (result, file) = try FaultTests.run(household, ["data", "restore", usb, "--yes"], Fault(call, number, kind))
      guard let file, result.status != 0 else { continue }
      let said = result.errorText
      let place = Comment(rawValue: "\(call.rawValue) \(number) of \(file): \(said)")
      expect(!said.contains("name a file") && !said.contains("damaged"), place)
      expect(said.contains("nothing was changed") || said.contains("restored all the same"), place)
      if said.contains("nothing was changed") { expect(try household.dump(), equals: before, place) }
      if file == usb {
        expect(said.contains("\(usb) cannot be ") && !said.contains("cannot be written"), place)
        named.insert("backup")
      } else if file.contains("/.larder.db.new-") {
        expect(said.contains("a copy of the backup cannot be written beside \(household.path)"), place)
        named.insert("copy")
      } else if file.contains(".backups") {
        expect(said.contains("the household as it is now cannot be backed up first"), place)
        named.insert("backup of before")
      }
    }
    let reached: [FaultShim.Call: Set<String>] = [
      .open: ["backup", "copy", "backup of before"], .pread: ["backup", "copy"], .pwrite: ["copy"],
    ]
    expect(named.isSuperset(of: reached[call] ?? []), "reached are only \(named)")
  }
}
