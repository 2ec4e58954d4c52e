import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// Backups of a household's file, and bringing them back.
@Suite struct BackupTests {
  private let folder: TemporaryFolder
  private let path: String
  private let household: Household

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("larder.db")
    household = try Household.open(at: path, now: noon)
    try add("Dad", to: household)
  }

  private func add(_ name: String, to household: Household) throws {
    _ = try household.write("profile add \(name)", author: nil, isShared: true, now: noon) {
      try $0.profiles.insert(Profile(name: name, createdAt: noon))
    }
  }

  private func names(_ household: Household) throws -> [String] {
    try household.read { try $0.profiles.all().map(\.name) }
  }

  /// What lies beside the household that is not its own.
  private func leftovers() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return all.filter { $0.contains(".new-") }
  }

  private func later(_ days: Int) -> Moment { Moment(seconds: noon.seconds + days * 86_400, offset: noon.offset) }

  @Test func `a backup holds every row and is a household of its own`() throws {
    let made = try Household.backUp(path, now: noon)
    expect(made.isNew && made.size.profiles == 1 && made.file.isGood())
    expect(made.file.path, equals: path + ".backups/larder-2026-11-21T12-00-00+0100.db")
    expect(try Household.open(at: made.file.path, now: noon).dump() == household.dump())
    expect(try permissions(of: made.file.path), equals: 0o600)
    expect(try permissions(of: path + ".backups"), equals: 0o700)
    expect(try leftovers(), equals: [])
  }

  /// A restore that was killed has saved the present state before, so that the next backup has nothing to copy.
  @Test func `what a killed restore has left is removed even if nothing has changed`() throws {
    try Household.backUp(path, now: noon)
    let draft = folder.file(".\(FileDraft.name(of: path)).new-01a1fdc3-5780-7000-8000-000000000001")
    try Data("half a copy".utf8).write(to: URL(fileURLWithPath: draft))
    expect(try leftovers().count, equals: 1)
    expect(try !Household.backUp(path, now: later(1)).isNew)
    expect(try leftovers(), equals: [])
  }

  @Test func `an unchanged household is not copied again`() throws {
    let first = try Household.backUp(path, now: noon)
    let second = try Household.backUp(path, now: later(1))
    expect(!second.isNew && second.file.path == first.file.path)
    expect(!BackupFolder(household: path).isDue(on: later(1).calendarDay))
    try add("Mom", to: household)
    expect(BackupFolder(household: path).isDue(on: later(1).calendarDay))
    expect(!BackupFolder(household: path).isDue(on: noon.calendarDay), "there is one of that day")
    let third = try Household.backUp(path, now: noon)
    expect(third.isNew && third.size.profiles == 2)
    expect(BackupFolder(household: path).all().map(\.path), equals: [third.file.path, first.file.path])
  }

  @Test func `restoring brings every row back, also for a session that is open`() throws {
    let before = try household.dump()
    let made = try Household.backUp(path, now: noon)
    try add("Mom", to: household)
    let other = try Household.open(at: path, now: noon)
    expect(try names(other), equals: ["Dad", "Mom"])
    let restored = try household.restore(from: made.file.path, now: noon)
    expect(restored.size.profiles == 1 && restored.setAside == nil)
    expect(try household.dump(), equals: before)
    expect(try names(other), equals: ["Dad"])
    try add("Ben", to: other)
    expect(try names(household), equals: ["Dad", "Ben"])
    expect(try household.check(), equals: [])
    expect(try leftovers(), equals: [])
  }

  @Test func `what somebody writes while a restore begins is in the backup of before`() throws {
    let made = try Household.backUp(path, now: noon)
    let other = try Household.open(at: path, now: noon)
    var kept: [MadeBackup] = []
    _ = try household.restore(from: made.file.path, now: noon) {
      kept.append(try Household.backUp(path, now: noon))
      // Too late for this backup.
      if kept.count == 1 { try add("Mom", to: other) }
    }
    expect(kept.count, equals: 2)
    expect(try names(household), equals: ["Dad"])
    let last = try require(kept.last)
    expect(try names(Household.open(at: last.file.path, now: noon)), equals: ["Dad", "Mom"])
  }

  @Test func `a household that does not fit into the cache is restored`() throws {
    // 30 MB; the connection keeps 16 MiB of pages.
    try RawDatabase.run(
      path,
      "CREATE TABLE filling (text TEXT); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) "
        + "INSERT INTO filling SELECT hex(zeroblob(50000)) FROM n")
    let made = try Household.backUp(path, now: noon)
    try add("Mom", to: household)
    _ = try household.restore(from: made.file.path, now: noon) { _ = try Household.backUp(path, now: noon) }
    expect(try names(household), equals: ["Dad"])
  }

  @Test func `a household with a damaged row is backed up all the same`() throws {
    try RawDatabase.run(
      path,
      "PRAGMA foreign_keys = OFF; INSERT INTO foodTag (uid, foodId, position, name) "
        + "VALUES ('00000000-0000-0000-0000-000000000000', 99999, 0, 'x')")
    let made = try Household.backUp(path, now: noon)
    expect(made.isNew && made.hasDamagedRows && made.file.isGood())
  }

  @Test func `a backup that is not what it was is refused, although it is sound`() throws {
    let made = try Household.backUp(path, now: noon)
    try RawDatabase.run(made.file.path, "UPDATE profile SET name = 'Somebody'")
    let error = #expect(throws: LarderError.self) { try household.restore(from: made.file.path, now: noon) }
    expect(error?.code, equals: .damagedDatabase)
    expect(try names(household), equals: ["Dad"])
  }

  @Test func `a backup that cannot be made is not tried again on that day`() throws {
    let backups = BackupFolder(household: path)
    expect(backups.isDue(on: noon.calendarDay))
    backups.noteFailure(on: noon.calendarDay)
    expect(!backups.isDue(on: noon.calendarDay) && backups.isDue(on: later(1).calendarDay))
    expect(backups.failedOn, equals: noon.calendarDay)
    _ = try Household.backUp(path, now: later(1))
    backups.rotate(today: later(1).calendarDay)
    expect(backups.failedOn, equals: nil)
  }

  @Test func `a damaged backup is told and restores nothing`() throws {
    let made = try Household.backUp(path, now: noon)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: made.file.path))
    // A byte of the second page, which has the schema's first table.
    for place in 4096..<4196 { bytes[place] ^= 0xff }
    try bytes.write(to: URL(fileURLWithPath: made.file.path))
    expect(!made.file.isGood())
    let before = try household.dump()
    #expect(throws: LarderError.self) { try household.restore(from: made.file.path, now: noon) }
    expect(try household.dump(), equals: before)
    expect(try leftovers(), equals: [])
  }

  @Test(arguments: [ErrorCode.noInputFile, .notADatabase, .emptyDatabase])
  func `what is no backup is refused by name`(code: ErrorCode) throws {
    let file = folder.file("other")
    switch code {
    case .notADatabase: try folder.write("buy milk", to: "other")
    case .emptyDatabase: try folder.write("", to: "other")
    default: break
    }
    let error = #expect(throws: LarderError.self) { try household.restore(from: file, now: noon) }
    expect(error?.code, equals: code)
    expect(try names(household), equals: ["Dad"])
  }

  @Test func `a backup of a newer layout is refused, one of an older layout is brought up to this one`() throws {
    let newer = try Household.backUp(path, to: folder.file("newer.db"), now: noon, replacing: false).file.path
    try RawDatabase.run(newer, "PRAGMA user_version = 99")
    try FileManager.default.removeItem(atPath: newer + ".sha256")
    let error = #expect(throws: LarderError.self) { try household.restore(from: newer, now: noon) }
    expect(error?.code, equals: .newerSchema)
    expect(try names(household), equals: ["Dad"])

    let old = try folder.write("", to: "old.db")
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/databases/v009.sql")
    try RawDatabase.run(old, String(contentsOf: fixture, encoding: .utf8))
    let restored = try household.restore(from: old, now: noon)
    expect(restored.layout, equals: 9)
    let expected = try RawDatabase.run(old, "SELECT name FROM profile ORDER BY id")
    expect(try names(household), equals: expected)
    expect(try household.check(), equals: [])
    expect(try RawDatabase.run(old, "PRAGMA user_version"), equals: ["9"], "the backup itself stays as it was")
    expect(try leftovers(), equals: [])
  }

  @Test func `a file that cannot be opened is kept beside the restored one`() throws {
    let made = try Household.backUp(path, now: noon)
    let before = try household.dump()
    let broken = folder.file("broken.db")
    try folder.write("SQLite format 3\u{0} and then nothing", to: "broken.db")
    try folder.write("an old journal", to: "broken.db-journal")
    let restored = try Household.restore(from: made.file.path, inPlaceOf: broken, now: noon)
    let aside = try require(restored.setAside)
    expect(try String(contentsOfFile: aside, encoding: .utf8).hasSuffix("and then nothing"))
    expect(try String(contentsOfFile: aside + "-journal", encoding: .utf8), equals: "an old journal")
    expect(try Household.open(at: broken, now: noon).dump(), equals: before)
  }

  @Test func `a named file is replaced only if asked for, and never through a link`() throws {
    let (target, victim) = (folder.file("copy.db"), folder.file("victim"))
    try folder.write("mine", to: "victim")
    try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: victim)
    let error = #expect(throws: LarderError.self) {
      try Household.backUp(path, to: target, now: noon, replacing: false)
    }
    expect(error?.code, equals: .alreadyExists)
    _ = try Household.backUp(path, to: target, now: noon, replacing: true)
    expect(try String(contentsOfFile: victim, encoding: .utf8), equals: "mine")
    expect(try Household.open(at: target, now: noon).dump() == household.dump())
  }

  @Test func `the household's own file is no place for a backup of it`() throws {
    let error = #expect(throws: LarderError.self) {
      try Household.backUp(path, to: folder.path + "/./larder.db", now: noon, replacing: true)
    }
    expect(error?.code, equals: .notAllowed)
    expect(try names(household), equals: ["Dad"])
    // As root, a device would be replaced.
    let device = #expect(throws: LarderError.self) {
      try Household.backUp(path, to: "/dev/full", now: noon, replacing: true)
    }
    expect(device?.code, equals: .cannotCreate)
  }

  @Test(arguments: [("2026-11-23T20:04:55+01:00", 1), ("2026-03-01T00:00:00-09:30", 1), ("2026-11-23T20:04:55Z", 3)])
  func `a name tells when the backup was made`(iso: String, number: Int) throws {
    let moment = try require(Moment(iso: iso) { _ in 0 })
    let name = BackupFolder.name(at: moment, number: number)
    expect(BackupFolder.moment(of: name), equals: moment, "\(name)")
    expect(!name.contains(":"), "some disks have no colons in names")
  }

  @Test func `copies of upgrades are backups, other files are not`() throws {
    for name in ["larder.db.layout7", "larder.db.layout7-2", "larder.db.layouts", "other.db.layout7"] {
      try FileManager.default.copyItem(atPath: path, toPath: folder.file(name))
    }
    let listed = BackupFolder(household: path).all()
    expect(Set(listed.map(\.path)), equals: [path + ".layout7", path + ".layout7-2"])
    expect(listed.allSatisfy { $0.isGood() && $0.sha256 == nil })
  }

  @Test func `old backups go, and notes without a backup`() throws {
    var number = 0
    for days in [0, 1, 2] {
      number += 1
      try add("Guest \(number)", to: household)
      _ = try Household.backUp(path, now: later(days))
    }
    let backups = BackupFolder(household: path)
    let bytes = try require(backups.all().first).bytes
    try folder.write("gone", to: "larder.db.backups/larder-2026-01-01T00-00-00Z.db.sha256")
    backups.rotate(today: later(2).calendarDay, mostBytes: 2 * bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path).sorted()
    expect(
      names,
      equals: [
        "larder-2026-11-22T12-00-00+0100.db", "larder-2026-11-22T12-00-00+0100.db.sha256",
        "larder-2026-11-23T12-00-00+0100.db", "larder-2026-11-23T12-00-00+0100.db.sha256",
      ])
  }
}
