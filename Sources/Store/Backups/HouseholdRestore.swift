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
  package func restore(from backup: String, now: Moment) throws -> RestoredHousehold {
    let draft = try Self.prepared(backup, beside: DatabaseFile.resolved(path), now: now, interruption)
    defer { draft.file.discard() }
    try replaceAll(with: draft.path)
    return RestoredHousehold(size: draft.size, layout: draft.layout, setAside: nil)
  }

  /// Restores a backup in the place of a file that cannot be opened, which is kept under another name.
  ///
  /// Throws what `restore(from:now:)` throws, and `cannotCreate`.
  package static func restore(from backup: String, inPlaceOf path: String, now: Moment) throws -> RestoredHousehold {
    let path = DatabaseFile.resolved(path)
    let draft = try prepared(backup, beside: path, now: now, Interruption())
    defer { draft.file.discard() }
    do {
      let aside = try setAside(path, now: now)
      try draft.file.sync()
      try draft.file.publish(as: path, replacing: true)
      return RestoredHousehold(size: draft.size, layout: draft.layout, setAside: aside)
    } catch {
      throw refusal(path, error.code)
    }
  }

  /// Puts the pages of another database, which has this program's layout, in the place of all of this one's.
  private func replaceAll(with other: String) throws {
    guard !isReadOnly else { throw unwritable }
    let source = try DatabaseQueue(path: other)
    try guarding(.unchanged) { own in
      try source.read { try $0.backup(to: own) }
      own.clearSchemaCache()
    }
    try source.close()
  }

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
      return try SQLiteErrors.translating(backup, interruption) {
        let file = try FileDraft(for: path, permissions: 0o600, needsPath: true)
        var isReady = false
        defer { if !isReady { file.discard() } }
        guard let aside = file.path else { throw SystemFailure(ENOENT) }
        try DatabaseCopy.make(of: backup, to: aside, .init(foreignKeys: true), interruption: interruption)
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
    let queue = try DatabaseQueue(
      path: path, configuration: Connection.configuration(LockWait(Interruption(), timeout: .zero)))
    let layout = try queue.read { try $0.number("PRAGMA user_version") }
    guard layout <= schema.number else {
      throw LarderError(
        .newerSchema, "the backup was made by a newer Larder, whose layout \(layout) this one cannot write",
        hint: "install the newer version to restore it")
    }
    _ = try Connection.bringUpToDate(queue, at: nil, as: schema, now: now)
    try queue.close()
    return layout
  }

  /// Keeps a file that cannot be opened, and its journal, under another name.
  private static func setAside(_ path: String, now: Moment) throws(SystemFailure) -> String? {
    guard DatabaseCreation.isTaken(path) else { return nil }
    let stamp = now.iso.prefix(19).replacing(":", with: "-")
    let target = "\(path).damaged-\(stamp)"
    // A journal that stays would be played back into the restored file.
    if DatabaseCreation.isTaken(path + "-journal"), rename(path + "-journal", target + "-journal") != 0 {
      throw SystemFailure(errno)
    }
    guard link(path, target) == 0 || rename(path, target) == 0 else { throw SystemFailure(errno) }
    return target
  }
}
