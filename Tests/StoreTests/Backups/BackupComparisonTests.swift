import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// What `data check` finds by comparing the household's rows with those of a backup.
@Suite struct BackupComparisonTests {
  private let folder: TemporaryFolder
  private let path: String
  private let household: Household

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("larder.db")
    household = try Household.open(at: path, now: noon)
  }

  private var backups: [BackupFile] { BackupFolder(household: path).all() }

  /// Random changes, undos and redos by two profiles.
  private func walk(_ walk: inout RandomWalk, steps: Int) throws {
    for number in 1...steps {
      let profiles = try household.read { try $0.profiles.all().map(\.id) }
      let profile = profiles.randomElement(using: &walk.random)
      do {
        if number.isMultiple(of: 5) {
          let undone = try household.undo(Int.random(in: 1...3, using: &walk.random), profile: profile, now: noon)
          if Bool.random(using: &walk.random) { _ = try household.redo(undone.count, profile: profile, now: noon) }
          continue
        }
        _ = try household.write("step \(number)", author: profile, isShared: profile == nil, now: noon) { write in
          if let profile, !number.isMultiple(of: 3) {
            try walk.changeOwnRows(write, profile)
          } else {
            try walk.changeSharedRows(write)
          }
        }
      } catch let error as LarderError {
        expect(RandomWalk.refusals.union([.nothingToUndo, .nothingToRedo, .undoConflict]).contains(error.code))
      }
    }
  }

  private func populate(_ random: inout RandomWalk) throws {
    for name in ["Dad", "Mom"] {
      _ = try household.write("profile add \(name)", author: nil, isShared: true, now: noon) {
        try $0.profiles.insert(Profile(name: name, createdAt: noon))
      }
    }
    try walk(&random, steps: 40)
  }

  @Test(arguments: SplitMix64.seeds) func `no change that a step has made is taken for rot`(seed: UInt64) throws {
    var random = RandomWalk(seed: seed)
    try populate(&random)
    let made = try Household.backUp(path, now: noon)
    for round in 1...4 {
      try walk(&random, steps: 10)
      let found = try household.findings(comparedWith: backups)
      expect(found.compared?.path, equals: made.file.path, "seed \(seed) round \(round)")
      expect(found.damage, equals: [], "seed \(seed) round \(round)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func `a value that changes on the disk is found and brought back`(seed: UInt64)
    throws
  {
    var random = RandomWalk(seed: seed)
    try populate(&random)
    try Household.backUp(path, now: noon)
    let before = try household.dump()
    let tables = try RawDatabase.run(
      path,
      """
      SELECT t.name, c.name, c.type FROM sqlite_schema t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND c.name <> 'id' ORDER BY t.name, c.cid
      """
    ).map { $0.split(separator: "|").map(String.init) }.filter { Schema.larder.journaled.contains($0[0]) }
    var rotten: Set<String> = []
    while rotten.count < 20, let column = tables.randomElement(using: &random.random) {
      let rows = try RawDatabase.run(path, "SELECT id FROM \(column[0])")
      guard let row = rows.randomElement(using: &random.random) else { continue }
      let value = column[2] == "TEXT" ? "coalesce(\(column[1]), '') || 'x'" : "coalesce(\(column[1]), 0) + 1"
      let rot = """
        PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
        UPDATE OR IGNORE \(column[0]) SET \(column[1]) = \(value) WHERE id = \(row); SELECT changes()
        """
      if try RawDatabase.run(path, rot) == ["1"] { rotten.insert("\(column[0]) \(row)") }
    }
    let damage = try household.findings(comparedWith: backups).damage
    // The search index no longer matches a name that has changed.
    let found = damage.filter { $0.table != "foodSearch" }
    expect(Set(found.map { "\($0.table ?? "") \($0.row ?? 0)" }), equals: rotten, "seed \(seed)")
    expect(found.allSatisfy { $0.remedies.first == .backup }, "seed \(seed): \(found)")
    expect(try household.dump() != before, "seed \(seed)")
    _ = try household.write("repair", author: nil, isShared: true, now: noon) { write in
      for damage in found { try write.repair(damage, by: .backup) }
    }
    expect(try household.dump(), equals: before, "seed \(seed)")
    expect(try household.findings(comparedWith: backups).damage, equals: [], "seed \(seed)")
  }

  @Test func `a row that is missing is found and brought back`() throws {
    var random = RandomWalk(seed: 1)
    try populate(&random)
    try Household.backUp(path, now: noon)
    let before = try household.dump()
    let id = try require(try RawDatabase.run(path, "SELECT max(id) FROM foodPortion").first.flatMap { Int($0) })
    try RawDatabase.run(path, "DELETE FROM foodPortion WHERE id = \(id)")
    let found = try household.findings(comparedWith: backups)
    expect(
      found.damage.map(\.sentence), equals: ["foodPortion #\(id): is missing, and no step has removed it"])
    _ = try household.write("repair", author: nil, isShared: true, now: noon) {
      try $0.repair(found.damage[0], by: .backup)
    }
    expect(try household.dump(), equals: before)
  }

  /// What a step has written down about a row is put into the household by `undo`.
  @Test(arguments: [
    ("before", "replace(before, '{', '{ ')", "before IS NOT NULL"), ("after", "after || ' '", "after IS NOT NULL"),
    ("after", "NULL", "after LIKE '{\"#\":%'"),
    ("rowId", "rowId + 1", "1"), ("rowUid", "NULL", "rowUid IS NOT NULL"), ("tableName", "'meals'", "1"),
  ])
  func `a change of the journal that has rotted is found and brought back`(
    column: String, value: String, those: String
  ) throws {
    var random = RandomWalk(seed: 5)
    try populate(&random)
    try Household.backUp(path, now: noon)
    let rows = "SELECT group_concat(quote(before) || quote(after) || rowId || quote(rowUid) || tableName) FROM change"
    let before = try RawDatabase.run(path, rows)
    let id = try require(
      try RawDatabase.run(path, "SELECT max(id) FROM change WHERE \(those)").first.flatMap { Int($0) })
    try RawDatabase.run(path, "UPDATE change SET \(column) = \(value) WHERE id = \(id)")
    let found = try household.findings(comparedWith: backups)
    expect(
      found.damage.map(\.sentence), equals: ["change #\(id): \(column) changed on the disk, and not by a step"])
    _ = try household.write("repair", author: nil, isShared: true, now: noon) {
      try $0.repair(found.damage[0], by: .backup)
    }
    expect(try RawDatabase.run(path, rows), equals: before)
  }

  @Test func `a backup that goes before the repair ends it`() throws {
    var random = RandomWalk(seed: 3)
    try populate(&random)
    let made = try Household.backUp(path, now: noon)
    let id = try require(try RawDatabase.run(path, "SELECT max(id) FROM foodPortion").first.flatMap { Int($0) })
    try RawDatabase.run(path, "UPDATE foodPortion SET grams = grams + 1 WHERE id = \(id)")
    let damage = try household.findings(comparedWith: backups).damage
    expect(damage.count, equals: 1)
    let before = try household.dump()
    try FileManager.default.removeItem(atPath: made.file.path)
    let error = larderError {
      _ = try household.write("repair", author: nil, isShared: true, now: noon) {
        try $0.repair(damage[0], by: .backup)
      }
    }
    expect(error?.code == .noInputFile && error?.message.contains("can no longer be read") == true)
    expect(try household.dump(), equals: before)
  }

  @Test func `another household's backup is not compared`() throws {
    var random = RandomWalk(seed: 4)
    try populate(&random)
    let made = try Household.backUp(path, now: noon)
    try RawDatabase.run(made.file.path, "UPDATE device SET uid = '01a1fdc3-5780-7000-8000-0000000000aa' WHERE isOwn")
    // The sum that was noted is untrue now.
    try FileManager.default.removeItem(atPath: FileSum.note(of: made.file.path))
    expect(try household.findings(comparedWith: backups).compared, equals: nil)
  }

  @Test func `a backup that is not of this household's past is not compared`() throws {
    var random = RandomWalk(seed: 2)
    try populate(&random)
    let old = try Household.backUp(path, now: noon)
    try walk(&random, steps: 10)
    let newer = try Household.backUp(path, now: Moment(seconds: noon.seconds + 60, offset: noon.offset))
    expect(try household.findings(comparedWith: backups).compared?.path, equals: newer.file.path)
    // The household goes on from the old one, with another step of the same number.
    _ = try household.restore(from: old.file.path, now: noon)
    try walk(&random, steps: 20)
    let found = try household.findings(comparedWith: backups)
    expect(found.compared?.path == old.file.path && found.damage == [])
    // Nor is one that has itself rotted.
    try RawDatabase.run(old.file.path, "UPDATE food SET name = name || 'x'")
    expect(try household.findings(comparedWith: backups).compared, equals: nil)
    expect(try household.findings(comparedWith: backups).damage, equals: [])
  }

  /// What the history shows of the past does not change by itself either.
  @Test func `a step that changes on the disk is found and brought back`() throws {
    var random = RandomWalk(seed: 3)
    try populate(&random)
    try Household.backUp(path, now: noon)
    let labels = try household.history(profile: nil, last: 9).map(\.label)
    let step = try require(try household.history(profile: nil, last: 3).last?.id)
    try RawDatabase.run(
      path, "UPDATE step SET label = label || 'x', at = replace(at, '2026', '2024') WHERE id = \(step)")
    let damage = try household.findings(comparedWith: backups).damage
    expect(damage.map(\.sentence), equals: ["step #\(step): at, label changed on the disk, and not by a step"])
    _ = try household.write("repair", author: nil, isShared: true, now: noon) { write in
      for damage in damage { try write.repair(damage, by: .backup) }
    }
    expect(try household.findings(comparedWith: backups).damage, equals: [])
    expect(try household.history(profile: nil, last: 9).map(\.label), equals: labels)
    try RawDatabase.run(
      path, "UPDATE stepProfile SET profileId = 99 WHERE stepId = (SELECT min(stepId) FROM stepProfile)")
    let strangers = try household.findings(comparedWith: backups).damage
    expect(strangers.count == 1 && strangers.first?.sentence.hasSuffix("no longer what was written") == true)
  }
}
