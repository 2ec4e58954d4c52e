package import Domain
internal import Foundation
internal import GRDB

/// The result of a restore.
package struct RestoredHousehold: Hashable, Sendable {
  /// A summary of what the household holds after the restore.
  package let size: HouseholdSize
  /// The layout that the backup had before it was upgraded to this program's layout.
  package let layout: Int
  /// The path under which the file that could not be opened is kept; nil if there was no such file.
  package let setAside: String?
}

extension Household {
  /// Replaces everything in the household with what a backup holds.
  ///
  /// First the backup is copied to a draft next to the household, checked, and upgraded to this program's layout. Then
  /// SQLite writes the draft's pages into the household's file in one transaction, and open sessions see the new
  /// contents. A restore can be undone only by restoring a backup of the household as it was before.
  ///
  /// Throws `noInputFile`, `notADatabase`, `emptyDatabase`, `foreignDatabase`, `damagedDatabase`, `newerSchema`,
  /// `busy`, `interrupted` or `databaseFailed`; in each of these cases, the household is unchanged.
  ///
  /// `keeping` is called when the draft is ready, to back up the household as it is now. If somebody writes to the
  /// household between this backup and the restore, `keeping` is called again, so that no change is lost.
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
      .busy, "somebody kept writing to \(path) while it was backed up", outcome: .unchanged, hint: "try again")
  }

  /// The maximum number of attempts to restore, if others keep writing to the household meanwhile.
  private static let mostTries = 5

  /// Restores a backup in place of a file that cannot be opened; that file is kept under another name.
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
      throw refusal(ofReplacing: path, error)
    }
  }

  /// Replaces all pages of this database with those of another one, which must have this program's layout.
  ///
  /// Returns false and changes nothing if this database's file was not last written at `time`.
  private func replaceAll(with other: String, ifWritten time: FileTime?) throws -> Bool {
    guard !isReadOnly else { throw unwritable }
    let source = try DatabaseQueue(path: other)
    defer { try? source.close() }
    do {
      let finding = { (_: DatabaseError) -> LarderError.Outcome? in self.outcome(ofReplacingWith: other) }
      try guarding(.unchanged, finding: finding) { own in
        try source.read { reading in
          // Copying the first pages takes the lock. From then on nobody else writes, but SQLite itself does if its
          // cache is full.
          var isFirst = true
          try reading.backup(to: own, pagesPerStep: Self.pagesAtOnce) { progress in
            defer { isFirst = false }
            guard !isFirst || FileTime(of: self.path) == time else { throw Written() }
          }
        }
        own.clearSchemaCache()
      }
      hasWritten = true
      return true
    } catch is Written {
      return false
    }
  }

  /// Whether a failed replacement took place anyway: SQLite may have completed all of it except the last sync.
  private func outcome(ofReplacingWith other: String) -> LarderError.Outcome {
    SQLiteFailure.isReplaced(path, with: other).map { $0 ? .restored : .unchanged } ?? .unknown
  }

  /// Thrown if somebody has written to the file that is about to be replaced.
  private struct Written: Error {}

  /// How many pages are replaced at a time: fewer than any household has, and few enough for the page cache.
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
    try refuseUnlessGood(backup)
    let file: FileDraft
    do throws(SystemFailure) { file = try FileDraft(for: path, permissions: 0o600, needsPath: true) } catch {
      throw refusal(ofCopyBeside: path, error)
    }
    var isReady = false
    defer { if !isReady { file.discard() } }
    guard let aside = file.path else { throw refusal(ofCopyBeside: path, SystemFailure(ENOENT)) }
    do {
      let draft = try SQLiteErrors.translating(backup, interruption) {
        _ = try DatabaseCopy.make(
          of: backup, to: aside, .init(allowsDamagedRows: true, name: backup), interruption: interruption)
        return try upgraded(file, aside, now: now)
      }
      isReady = true
      return draft
    } catch let failure as DiskFailure {
      throw failure.side == .copy
        ? refusal(ofCopyBeside: path, failure.failure) : unreadable(backup, failure.failure)
    } catch let error as LarderError where error.code == .damagedDatabase {
      // A disk that fails when the backup is opened looks like damage, too.
      if let code = DatabaseFile.readError(of: backup) { throw unreadable(backup, SystemFailure(code)) }
      throw LarderError(error.code, error.message, outcome: .unchanged, hint: otherBackup)
    }
  }

  /// Upgrades a complete copy; whatever the disk does then is done to the copy.
  private static func upgraded(_ file: FileDraft, _ path: String, now: Moment) throws -> Draft {
    do {
      let layout = try upgrade(path, now: now)
      return Draft(file: file, path: path, size: try HouseholdSize(of: path), layout: layout)
    } catch let error as DatabaseError {
      throw DiskFailure(behind: error, on: .copy, source: nil, copy: nil) ?? error
    }
  }

  /// Throws unless there is a household's file at the path of a backup, and it is as it was when it was made.
  private static func refuseUnlessGood(_ backup: String) throws {
    do {
      guard try DatabaseFile.exists(at: backup) else {
        throw LarderError(.noInputFile, "there is no file \(backup)", hint: "`data backups` lists the backups")
      }
    } catch let error as LarderError where [.emptyDatabase, .damagedDatabase, .databaseFailed].contains(error.code) {
      let hint = error.code == .databaseFailed ? readable : otherBackup
      throw LarderError(error.code, error.message, outcome: .unchanged, hint: hint)
    }
    let noted = BackupFile.sum(notedFor: backup)
    do throws(SystemFailure) {
      if noted == nil { return }
      if try FileSum.sha256(of: backup) == noted { return }
    } catch {
      throw unreadable(backup, error)
    }
    throw LarderError(
      .damagedDatabase, "\(backup) is not what it was when it was made",
      hint: "`data backups` says which are good; if you have changed it on purpose, delete "
        + "\(FileSum.note(of: backup))")
  }

  // MARK: What went wrong

  private static let readable = "make it a file that you can read, or restore another one of `data backups`"
  private static let otherBackup = "`data backups` says which backups are good"

  /// The error for a backup that cannot be read.
  private static func unreadable(_ backup: String, _ failure: SystemFailure) -> LarderError {
    LarderError(
      .databaseFailed, "\(backup) cannot be read: \(failure.reason)", outcome: .unchanged, hint: readable)
  }

  /// The error for a copy of a backup that cannot be made beside the household's file.
  private static func refusal(ofCopyBeside path: String, _ failure: SystemFailure) -> LarderError {
    LarderError(
      .cannotCreate, "a copy of the backup cannot be written beside \(path): \(failure.reason)",
      outcome: .unchanged, hint: advice(FileDraft.folder(of: path), failure.code))
  }

  /// The error for a household's file whose place a backup cannot take.
  private static func refusal(ofReplacing path: String, _ failure: SystemFailure) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be replaced: \(failure.reason)",
      outcome: .unchanged, hint: advice(FileDraft.folder(of: path), failure.code))
  }

  private static func advice(_ folder: String, _ code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "make room on the disk of \(folder)"
    case EFBIG: "raise that limit"
    default: "make \(folder) a folder that you can write to"
    }
  }

  /// Upgrades a copy to this program's layout, and returns the layout that it had.
  ///
  /// Throws `newerSchema`.
  private static func upgrade(_ path: String, now: Moment) throws -> Int {
    let schema = Schema.larder
    // Works without a journal, which a killed process would leave behind; an unfinished draft is useless anyway.
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
