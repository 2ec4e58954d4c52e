package import Domain
internal import Foundation
internal import GRDB

/// How large a household's file was and is.
package struct CompactedFile: Hashable, Sendable {
  /// Its size before in bytes.
  package let before: Int
  /// Its size now in bytes.
  package let after: Int
}

extension Household {
  /// What stands in the place of a command that was erased, because it concerned an erased profile.
  package static let erasedLabel = "(erased)"

  /// Deletes all rows of a profile and all that the journal has of them, in one transaction that is not a step.
  ///
  /// What is deleted now is overwritten with zeros; what was deleted before is, by `compact`. Returns the names of the
  /// files of receipts that nothing needs any more. Until `finishErasure`, the household remembers them, and that the
  /// erasure has begun.
  ///
  /// Throws what `write` throws.
  package func erase(_ profile: ErasableProfile) throws -> [String] {
    try transaction { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      let files = try ProfileErasure(db: db, recorder: recorder, profile: profile).run()
      try ErasureMarker.set(profile, files, db)
      return files
    }
  }

  /// Puts a new household with the starter bank in the place of everything, in one transaction that open sessions see.
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

  /// Throws `newerSchema` if nothing can be changed.
  package func requireWritable() throws {
    guard !isReadOnly else { throw unwritable }
  }

  /// How many pages are replaced at once; fewer than fit into the cache of pages.
  private static let pagesErasedAtOnce: CInt = 64

  /// Forgets that an erasure has begun.
  package func finishErasure() throws {
    try transaction { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      try ErasureMarker.clear(db)
    }
  }

  /// Writes the whole file anew without unused pages and without what deleted rows have left in used ones.
  ///
  /// Nobody else writes meanwhile; sessions that are open read the new pages with their next command. Numbers of rows
  /// stay. The file is checked before and after.
  ///
  /// Throws `damagedDatabase`, `cannotCreate` if the disk lacks room; `busy`, `interrupted`, `databaseFailed`. The file
  /// holds what it held then.
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

  /// SQLite keeps the pages as they were beside the file until the new ones are written.
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
