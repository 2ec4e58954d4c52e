package import Domain
internal import Foundation
internal import GRDB

/// What a restore has done.
package struct RestoredHousehold: Hashable, Sendable {
  /// What the household holds now.
  package let size: HouseholdSize
  /// The layout that the backup had; it was brought up to this program's.
  package let layout: Int
  /// The path under which the file that could not be read is kept; nil if there was none.
  package let setAside: String?
}

extension Household {
  /// Puts what a backup holds in the place of all that the household holds.
  ///
  /// The backup is copied, checked and brought up to this program's layout beside the household first; then SQLite
  /// writes its pages into the household's file in one transaction, which sessions that are open see. Nothing of this
  /// can be undone except by restoring a backup of before.
  ///
  /// Throws `noInputFile`, `notADatabase`, `emptyDatabase`, `foreignDatabase`, `damagedDatabase`, `newerSchema`,
  /// `busy`, `interrupted`, `databaseFailed`; the household is then as it was.
  ///
  /// `keeping` is called when the backup is ready, to make one of the household as it is now. If somebody writes between
  /// it and the restore, it is called again, so that nothing is in neither.
  package func restore(from backup: String, now: Moment, keeping: () throws -> Void = {}) throws -> RestoredHousehold {
    let draft = try Self.prepared(backup, beside: DatabaseFile.resolved(path), now: now, interruption)
    defer { draft.file.discard() }
    for _ in 0..<Self.mostTries {
      let time = FileTime(of: path)
      try keeping()
      guard try replaceAll(with: draft.path, ifWritten: time) else { continue }
      return RestoredHousehold(size: draft.size, layout: draft.layout, setAside: nil)
    }
    throw LarderError(
      .busy, "somebody kept writing to \(path) while it was backed up", hint: "nothing was changed; try again")
  }

  /// How often a restore begins anew because somebody has written meanwhile.
  private static let mostTries = 5

  /// Restores a backup in the place of a file that cannot be opened, which is kept under another name.
  ///
  /// Throws what `restore(from:now:)` throws, and `cannotCreate`.
  package static func restore(from backup: String, inPlaceOf path: String, now: Moment) throws -> RestoredHousehold {
    let path = DatabaseFile.resolved(path)
    let draft = try prepared(backup, beside: path, now: now, Interruption())
    defer { draft.file.discard() }
    do throws(SystemFailure) {
      try draft.file.sync()
      let aside = try DamagedFile.setAside(path, now: now)
      do throws(SystemFailure) { try draft.file.publish(as: path, replacing: true) } catch {
        aside?.takeBack()
        throw error
      }
      return RestoredHousehold(size: draft.size, layout: draft.layout, setAside: aside?.name)
    } catch {
      throw refusal(path, error.code)
    }
  }

  /// Puts the pages of another database, which has this program's layout, in the place of all of this one's.
  ///
  /// Returns false, and nothing is changed, if this one's file was written at another time than `time`.
  private func replaceAll(with other: String, ifWritten time: FileTime?) throws -> Bool {
    guard !isReadOnly else { throw unwritable }
    let source = try DatabaseQueue(path: other)
    defer { try? source.close() }
    do {
      let finding = { (_: DatabaseError) -> WriteOutcome? in self.outcome(ofReplacingWith: other) }
      try guarding(.unchanged, finding: finding) { own in
        try source.read { reading in
          // The first pages take the lock: from then on nobody else writes, but SQLite itself does, where its cache is full.
          var isFirst = true
          try reading.backup(to: own, pagesPerStep: Self.pagesAtOnce) { progress in
            defer { isFirst = false }
            guard !isFirst || FileTime(of: self.path) == time else { throw Written() }
          }
        }
        own.clearSchemaCache()
      }
      return true
    } catch is Written {
      return false
    }
  }

  /// What is known of a replacing that failed: SQLite may have done all of it but the last sync.
  private func outcome(ofReplacingWith other: String) -> WriteOutcome {
    SQLiteFailure.isReplaced(path, with: other).map { $0 ? .restored : .unchanged } ?? .unknown
  }

  /// Somebody has written to the file that is about to be replaced.
  private struct Written: Error {}

  /// How many pages are replaced at once; fewer than a household has, and than fit into the cache of pages.
  private static let pagesAtOnce: CInt = 64

  /// A copy of a backup that is about to be restored.
  private struct Draft {
    let file: FileDraft
    let path: String
    let size: HouseholdSize
    let layout: Int
  }

  private static func prepared(
    _ backup: String, beside path: String, now: Moment, _ interruption: Interruption
  ) throws -> Draft {
    guard try DatabaseFile.exists(at: backup) else {
      throw LarderError(.noInputFile, "there is no file \(backup)", hint: "`data backups` lists the backups")
    }
    do {
      let noted = BackupFile.sum(notedFor: backup)
      guard try noted == nil || FileSum.sha256(of: backup) == noted else {
        throw LarderError(
          .damagedDatabase, "\(backup) is not what it was when it was made",
          hint: "`data backups` says which are good; if you have changed it on purpose, delete "
            + "\(BackupFile.note(of: backup))")
      }
      return try SQLiteErrors.translating(backup, interruption) {
        let file = try FileDraft(for: path, permissions: 0o600, needsPath: true)
        var isReady = false
        defer { if !isReady { file.discard() } }
        guard let aside = file.path else { throw SystemFailure(ENOENT) }
        _ = try DatabaseCopy.make(
          of: backup, to: aside, .init(allowsDamagedRows: true), interruption: interruption)
        let layout = try upgrade(aside, now: now)
        let draft = Draft(file: file, path: aside, size: try HouseholdSize(of: aside), layout: layout)
        isReady = true
        return draft
      }
    } catch let failure as SystemFailure {
      throw refusal(path, failure.code)
    }
  }

  /// Brings a copy up to this program's layout, and returns the layout that it had.
  ///
  /// Throws `newerSchema`.
  private static func upgrade(_ path: String, now: Moment) throws -> Int {
    let schema = Schema.larder
    // Without a journal, which a kill would leave behind; the draft is of no use half made.
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let layout = try queue.read { try $0.number("PRAGMA user_version") }
    guard layout <= schema.number else {
      throw LarderError(
        .newerSchema, "the backup was made by a newer Larder, whose layout \(layout) this one cannot write",
        hint: "install the newer version to restore it")
    }
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        if layout < schema.number { try schema.migrate(db, from: layout, now: now) }
        try schema.check(db)
        return .commit
      }
    }
    try queue.close()
    return layout
  }
}
