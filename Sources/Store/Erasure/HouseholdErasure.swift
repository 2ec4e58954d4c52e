package import Domain
internal import Foundation
internal import GRDB

/// The size of a household's file before and after it was compacted.
package struct CompactedFile: Hashable, Sendable {
  /// The size before compaction, in bytes.
  package let before: Int
  /// The size after compaction, in bytes.
  package let after: Int
}

extension Household {
  /// The text that the history shows in place of a command that concerned an erased profile.
  package static let erasedLabel = "(erased)"

  /// Deletes all rows of a profile and everything about them in the journal, in one transaction that is not a step.
  ///
  /// Data that is deleted now is overwritten with zeros; `compact` overwrites data that was deleted earlier. Returns
  /// the kept files that are no longer needed. Until `finishErasure` is called, the household stores
  /// the names of these files and a note that the erasure has begun.
  ///
  /// Throws what `write` throws.
  package func erase(_ profile: ErasableProfile) throws -> [ErasedFile] {
    try transaction { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      let files = try ProfileErasure(db: db, recorder: recorder, profile: profile).run()
      try ErasureMarker.set(profile, files, db)
      return files
    }
  }

  /// Replaces the whole household with a new one that has the starter bank, in one transaction; open sessions see the
  /// new household.
  ///
  /// Throws what `write` throws.
  package func eraseEverything(now: Moment) throws {
    try requireWritable()
    let fresh = try Household.inMemory(now: now)
    try guarding(.unchanged) { own in
      try own.execute(sql: "PRAGMA secure_delete = ON")
      try fresh.queue.read { try $0.backup(to: own, pagesPerStep: Self.pagesErasedAtOnce) { _ in } }
      own.clearSchemaCache()
    }
    hasWritten = true
  }

  /// Throws `newerSchema` if the household is read-only.
  package func requireWritable() throws {
    guard !isReadOnly else { throw unwritable }
  }

  /// How many pages are replaced at a time; few enough for the page cache.
  private static let pagesErasedAtOnce: CInt = 64

  /// Removes the note that an erasure has begun, once everything is erased.
  package func finishErasure() throws {
    try transaction { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      try ErasureMarker.clear(db)
    }
  }

  /// Writes the whole file anew, without unused pages, and without remains of deleted rows in the pages in use.
  ///
  /// Nobody else can write meanwhile; open sessions read the new pages with their next command. Row numbers stay the
  /// same. The file is checked before and after.
  ///
  /// Throws `damagedDatabase`, `cannotCreate` if the disk lacks room, `busy`, `interrupted` or `databaseFailed`; in
  /// each of these cases, the file's contents are unchanged.
  package func compact() throws -> CompactedFile {
    guard !isReadOnly else { throw unwritable }
    return try guarding(.unchanged) { db in
      let before = try fileSize()
      try refuseWithoutRoom(before)
      try DatabaseCopy.check(db, .init(allowsDamagedRows: true))
      try db.execute(sql: "PRAGMA secure_delete = ON; VACUUM")
      try DatabaseCopy.check(db, .init(allowsDamagedRows: true))
      return CompactedFile(before: before, after: try fileSize())
    }
  }

  private func fileSize() throws -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Throws `cannotCreate` if the disk has less than `needed` bytes left.
  ///
  /// SQLite keeps the old pages in a file next to the database until the new ones are written.
  private func refuseWithoutRoom(_ needed: Int) throws {
    var room = statvfs()
    let folder = FileDraft.folder(of: DatabaseFile.resolved(path))
    guard watch != nil, statvfs(folder, &room) == 0 else { return }
    let free = Int(room.f_bavail) * Int(room.f_frsize)
    guard free < needed else { return }
    throw LarderError(
      .cannotCreate, "\(folder) has room for \(free) bytes, and \(needed) are needed to write the file anew",
      hint: "make room on that disk; nothing was changed")
  }
}
