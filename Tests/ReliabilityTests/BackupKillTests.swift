import Expect
import Foundation
import TestSupport
import Testing

/// Backups and restores that are killed at random moments, and the backup that nobody waits for.
@Suite struct BackupKillTests {
  /// The files of backups, by name, that are there.
  private func backups(_ household: HouseholdUnderTest) throws -> [String] {
    let folder = household.path + ".backups"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Whenever it is killed, each file with a backup's name is complete and good, and the next backup leaves nothing else.
  @Test func `a killed backup leaves a whole one or none`() throws {
    var numbers = SplitMix64(seed: 18)
    let household = try HouseholdUnderTest()
    var (killed, whole) = (0, 0)
    for round in 0..<KillTests.kills / 2 {
      expect(try household.run(["eat", "100 g apple"]).status, equals: 0)
      let count = try backups(household).count { $0.hasSuffix(".db") }
      let program = try household.start(["data", "backup"])
      Moments.pass(microseconds: Int.random(in: 0..<120_000, using: &numbers))
      program.process.send(signal: SIGKILL)
      _ = try program.waitForExit()
      if try backups(household).count(where: { $0.hasSuffix(".db") }) > count { whole += 1 } else { killed += 1 }
      let listed = try household.run(["data", "backups", "--json"])
      expect(listed.status == 0 && !listed.text.contains("\"good\":false"), "round \(round): \(listed.text)")
    }
    expect(killed > 0, "no backup was killed: \(whole) were whole")
    expect(try household.run(["data", "backup"]).status, equals: 0)
    let names = try backups(household)
    expect(
      names.allSatisfy { $0.hasPrefix("larder-") && ($0.hasSuffix(".db") || $0.hasSuffix(".db.sha256")) }, "\(names)")
    expect(names.count { $0.hasSuffix(".db") }, equals: names.count { $0.hasSuffix(".sha256") })
  }

  /// Whenever it is killed, the household has all rows from before or all of the backup's.
  @Test func `a killed restore leaves one household or the other`() throws {
    var numbers = SplitMix64(seed: 19)
    let household = try HouseholdUnderTest()
    expect(try household.run(["data", "backup"]).status, equals: 0)
    let first = try household.dump()
    for round in 0..<KillTests.kills / 2 {
      if try household.dump() == first { expect(try household.run(["eat", "100 g apple"]).status, equals: 0) }
      let before = try household.dump()
      let oldest = try require(try backups(household).first { $0.hasSuffix(".db") })
      let program = try household.start(["data", "restore", oldest, "--yes"])
      Moments.pass(microseconds: Int.random(in: 0..<250_000, using: &numbers))
      program.process.send(signal: SIGKILL)
      _ = try program.waitForExit()
      expect(try household.complaints(), equals: [], "round \(round)")
      let after = try household.dump()
      expect(after == before || after == first, "round \(round)")
    }
    let oldest = try require(try backups(household).first { $0.hasSuffix(".db") })
    expect(try household.run(["data", "restore", oldest, "--yes"]).status, equals: 0)
    expect(try household.dump(), equals: first)
    expect(try household.drafts(), equals: [])
  }

  @Test func `a command that changes something leaves the day's backup behind, once`() throws {
    let household = try HouseholdUnderTest()
    let eaten = try household.shell("LARDER_BACKUPS=on LARDER_NOW=\(HouseholdUnderTest.now) \"$LARDER\" eat 2 eggs")
    expect(eaten.status, equals: 0)
    let made = ["larder-2026-11-21T20-00-00+0100.db", "larder-2026-11-21T20-00-00+0100.db.sha256"]
    // The backup has its name a moment before its draft has lost the other one.
    let deadline = ContinuousClock.now + .seconds(60)
    while try backups(household) != made, ContinuousClock.now < deadline { Moments.pass(microseconds: 5000) }
    expect(try backups(household), equals: made)
    let listed = try household.run(["data", "backups", "--json"])
    expect(listed.text.contains("\"good\":true"))
  }

  @Test func `a damaged household is kept aside when a backup takes its place`() throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["data", "backup"]).status, equals: 0)
    let before = try household.dump()
    let file = try require(FileHandle(forWritingAtPath: household.path))
    // The first page is the schema's; its header stays, so that the file still looks like a household.
    try file.seek(toOffset: 100)
    try file.write(contentsOf: Data(repeating: 0xff, count: 3000))
    try file.close()
    expect(try household.run(["today"]).status, equals: 74)
    let restored = try household.run(["data", "restore", "1", "--yes"])
    expect(restored.status, equals: 0, "\(restored.errorText)")
    expect(restored.text.contains("larder.db.damaged-2026-11-21T20-00-00"))
    expect(try household.dump(), equals: before)
  }
}
