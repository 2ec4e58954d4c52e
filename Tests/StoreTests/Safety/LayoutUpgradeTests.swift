import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// A file with an older layout is kept unchanged, beside the upgraded one.
@Suite struct LayoutUpgradeTests {
  let folder: TemporaryFolder
  var path: String { folder.file("larder.db") }
  var copy: String { path + ".layout4" }

  init() throws { folder = try TemporaryFolder() }

  private func makeOld(at path: String) throws { try RawDatabase.run(path, OldLayoutTests.fixture(4)) }

  /// All that is in a file: its layout, and every row of every table.
  private func content(of path: String) throws -> [String] {
    let tables = try RawDatabase.run(path, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return try RawDatabase.run(path, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid")
      + ["user_version", "application_id", "page_size"].flatMap { try RawDatabase.run(path, "PRAGMA \($0)") }
      + tables.flatMap { try [$0] + RawDatabase.run(path, "SELECT * FROM \($0)") }
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func theFileIsKeptAsItWas() throws {
    try makeOld(at: path)
    let before = try content(of: path)
    expect(before.contains("4") && before.count > 100)
    let household = try Household.open(at: path, now: noon)
    expect(household.upgrade, equals: LayoutUpgrade(from: 4, to: Schema.larder.number, copy: copy))
    expect(household.upgrade?.endsUndo, equals: true)
    expect(try permissions(of: copy), equals: 0o600)
    expect(try content(of: copy), equals: before)
    expect(try RawDatabase.run(path, "PRAGMA user_version"), equals: ["\(Schema.larder.number)"])
    expect(try names(), equals: ["larder.db", "larder.db-journal", "larder.db.layout4", "larder.db.layout4.sha256"])
    let listed = BackupFolder(household: path).all()
    expect(listed.map(\.path) == [copy] && listed[0].isGood())
    expect(listed.first?.sha256, equals: try FileSum.sha256(of: copy))
    // Once: from now on it is of this layout.
    expect(try Household.open(at: path, now: noon).upgrade, equals: nil)
    expect(try Household.open(at: copy, now: noon).dump().split(separator: "\n").count > 20)
  }

  @Test func whatHasTheNameAlreadyStays() throws {
    try makeOld(at: path)
    try folder.write("mine", to: "larder.db.layout4")
    try FileManager.default.createSymbolicLink(atPath: copy + "-2", withDestinationPath: folder.file("nowhere"))
    expect(try Household.open(at: path, now: noon).upgrade?.copy, equals: copy + "-3")
    expect(try folder.read("larder.db.layout4"), equals: "mine")
    expect(try RawDatabase.run(copy + "-3", "PRAGMA user_version"), equals: ["4"])
    expect(!FileManager.default.fileExists(atPath: folder.file("nowhere")))
  }

  /// Otherwise each start that fails would add another copy.
  @Test func anUpgradeThatFailsChangesNothingAndHasOneCopy() throws {
    var failing = Schema.larder
    failing.migrations[4] = .sql("DELETE FROM meal; DELETE FROM nowhere")
    try makeOld(at: path)
    let before = FileManager.default.contents(atPath: path)
    for _ in 0..<2 {
      let error = larderError { _ = try Household.open(at: path, now: noon, schema: failing) }
      expect(error?.code == .databaseFailed && error?.message.contains("nowhere") == true)
      expect(FileManager.default.contents(atPath: path), equals: before)
    }
    let kept = FileManager.default.contents(atPath: copy)
    expect(try Household.open(at: path, now: noon).upgrade?.copy, equals: copy)
    expect(FileManager.default.contents(atPath: copy), equals: kept)
    expect(try names(), equals: ["larder.db", "larder.db-journal", "larder.db.layout4", "larder.db.layout4.sha256"])
  }

  /// A name that leaves no room for that of a copy in the making, so that root is refused too.
  @Test func withoutACopyThereIsNoUpgrade() throws {
    let path = folder.file(String(repeating: "n", count: 230))
    try makeOld(at: path)
    let (before, files) = (FileManager.default.contents(atPath: path), try names())
    let error = larderError { _ = try Household.open(at: path, now: noon) }
    expect(error?.code, equals: .cannotCreate)
    expect(error?.message.contains("the copy to keep before"), equals: true)
    expect(error?.hint?.contains("nothing was changed"), equals: true)
    expect(FileManager.default.contents(atPath: path), equals: before)
    expect(try names(), equals: files)
  }

  @Test(.enabled(if: geteuid() != 0, "root may do everything")) func aFolderThatMayNotBeWrittenRefusesIt() throws {
    try makeOld(at: path)
    let before = FileManager.default.contents(atPath: path)
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    expect(larderError { _ = try Household.open(at: path, now: noon) }?.code, equals: .cannotCreate)
    expect(FileManager.default.contents(atPath: path), equals: before)
  }

  @Test func aDamagedFileIsNotUpgraded() throws {
    try makeOld(at: path)
    try RawDatabase.run(path, "PRAGMA ignore_check_constraints = ON; UPDATE profile SET uid = 'short' WHERE id = 1")
    let before = FileManager.default.contents(atPath: path)
    let error = larderError { _ = try Household.open(at: path, now: noon) }
    expect(error?.code, equals: .damagedDatabase)
    expect(error?.message.contains("CHECK constraint failed in profile"), equals: true)
    expect(FileManager.default.contents(atPath: path), equals: before)
    expect(try names().allSatisfy { !$0.contains("layout4") })
  }

  /// A bit of the header that flips makes a file look older than it is.
  @Test func aNumberThatIsTooLowIsDamage() throws {
    try Household.copyNew(to: path)
    for (number, table) in [(9, "ownLimit"), (8, "dayMark"), (2, "foodBatch")] {
      try RawDatabase.run(path, "PRAGMA user_version = \(number)")
      let before = FileManager.default.contents(atPath: path)
      let error = larderError { _ = try Household.open(at: path, now: noon) }
      expect(error?.code, equals: .damagedDatabase)
      expect(
        error?.message,
        equals: "the database's layout is \(number) by its number, but it has the later table `\(table)`")
      expect(FileManager.default.contents(atPath: path), equals: before)
      expect(try names().allSatisfy { !$0.contains("layout") })
    }
  }

  /// Byte 47 ends the format of the schema, 1 to 4 (sqlite.org/fileformat2.html, 1.3.10).
  @Test func aFormatThatNoSQLiteKnowsIsDamage() throws {
    try Household.copyNew(to: path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[47] = 0x40
    try bytes.write(to: URL(fileURLWithPath: path))
    let error = larderError { _ = try Household.open(at: path, now: noon) }
    expect(
      error?.code == .damagedDatabase && error?.message.contains("unsupported file format") == true,
      "\(error.map { "\($0.code) \($0.message)" } ?? "opened")")
  }

  /// Bytes 28 to 31 are the number of pages, which SQLite sets right where a write begins.
  @Test func checkingDoesNotSetTheHeaderRight() throws {
    try Household.copyNew(to: path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // The number of pages is not believed where the counters of changes at 24 and 92 differ.
    for place in [27, 31] { bytes[place] ^= 1 }
    try bytes.write(to: URL(fileURLWithPath: path))
    let household = try Household.open(at: path, now: noon)
    _ = try household.check()
    expect(FileManager.default.contents(atPath: path), equals: bytes)
  }

  /// The table of each layout that no layout before it had is in its file, and the next one's is not.
  @Test(arguments: OldLayoutTests.layouts) func eachLayoutHasItsLandmark(number: Int) throws {
    expect(Schema.landmarks.count, equals: Schema.larder.number)
    try RawDatabase.run(path, try OldLayoutTests.fixture(number))
    let tables = try RawDatabase.run(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")
    expect(Schema.landmarks.filter(tables.contains), equals: Array(Schema.landmarks.prefix(number)))
  }

  @Test func ofProcessesThatComeAtOnceOneUpgrades() throws {
    try makeOld(at: path)
    let path = path
    let seen = Seen()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      guard let household = try? Household.open(at: path, now: noon) else { return }
      seen.add(household.upgrade)
    }
    expect(seen.upgrades.count, equals: 4)
    expect(seen.upgrades.compactMap(\.self), equals: [LayoutUpgrade(from: 4, to: Schema.larder.number, copy: copy)])
    expect(try names(), equals: ["larder.db", "larder.db-journal", "larder.db.layout4", "larder.db.layout4.sha256"])
  }

  @Test func theCopyOfAFileBehindALinkLiesBesideTheFile() throws {
    try makeOld(at: path)
    let links = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: links.file("link.db"), withDestinationPath: path)
    expect(try Household.open(at: links.file("link.db"), now: noon).upgrade?.copy, equals: copy)
  }

  /// A layout that only adds keeps the undo history, and new files and those in memory get no copy.
  @Test func onlyALayoutThatChangesRowsEndsUndo() throws {
    expect(try Household.inMemory(now: noon).upgrade, equals: nil)
    expect(try Household.open(at: path, now: noon).upgrade, equals: nil)
    let number = Schema.larder.number
    var next = Schema.larder
    next.migrations.append(.sql("CREATE TABLE glass (size REAL NOT NULL) STRICT"))
    let upgrade = try Household.open(at: path, now: noon, schema: next).upgrade
    expect(upgrade, equals: LayoutUpgrade(from: number, to: number + 1, copy: "\(path).layout\(number)"))
    expect(upgrade?.endsUndo, equals: false)
  }
}

/// What several threads have seen.
private final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var upgrades: [LayoutUpgrade?] = []

  func add(_ upgrade: LayoutUpgrade?) { lock.withLock { upgrades.append(upgrade) } }
}
