package import Domain
internal import Foundation
internal import GRDB

/// A summary of a household's file: how much it holds, and its settings.
package struct HouseholdSize: Hashable, Sendable {
  /// The number of profiles.
  package let profiles: Int
  /// The number of meals of all profiles.
  package let meals: Int
  /// The number of trips of all profiles.
  package let trips: Int
  /// The last day with a meal; nil if there are no meals.
  package let lastDay: Day?
  /// The settings that somebody has set, by name, in the form in which they are stored.
  package let settings: [String: String]
}

/// The result of a backup: a new backup, or an existing one that is still up to date.
package struct MadeBackup: Hashable, Sendable {
  /// The new or existing backup.
  package let file: BackupFile
  /// A summary of what the backup holds.
  package let size: HouseholdSize
  /// Whether the backup was made now; false if the newest existing backup is still up to date.
  package let isNew: Bool
  /// Whether rows of the household, and so of the backup, hold impossible values or refer to rows that do not exist.
  package var hasDamagedRows = false
}

extension Household {
  /// Whether a household's file can be opened, and its pages and indexes are sound.
  package static func isSound(at path: String) -> Bool { exists(at: path) && DatabaseCopy.isSound(path) }

  /// Copies the household into its backup folder, unless nothing has changed since the newest backup.
  ///
  /// The copy is a snapshot of the household, even if others write meanwhile. It gets its name only when it is
  /// complete, checked (pages, indexes, numbers of rows) and on the disk, with its SHA-256 recorded in a file next to
  /// it. The file's mode is 0600, the folder's 0700.
  ///
  /// Throws `damagedDatabase`, `cannotCreate`, `busy`, `interrupted` or `databaseFailed`; in each of these cases, no
  /// file is left behind.
  @discardableResult
  package static func backUp(_ path: String, now: Moment, interruption: BackupInterruption = .init()) throws
    -> MadeBackup
  {
    let folder = BackupFolder(household: path)
    // Removes what a killed first start or restore has left beside the household.
    FileDraft.sweep(FileDraft.folder(of: folder.household))
    if let newest = folder.unchanged, newest.isGood() {
      return MadeBackup(file: newest, size: try HouseholdSize(of: newest.path), isNew: false)
    }
    try folder.make()
    for number in 1...100 {
      let target = folder.path + "/" + BackupFolder.name(at: now, number: number)
      let made = try copy(path, to: target, at: now, replacing: false, isInFolder: true, interruption)
      if let made { return made }
    }
    throw refusal(folder.path, EEXIST)
  }

  /// Copies the household into a file with any name, in the same way as `backUp(_:now:)`.
  ///
  /// With `replacing`, an existing file is replaced once the copy is complete; a link is replaced, not followed. A
  /// process that is killed between the last two steps leaves a copy without a recorded SHA-256. Also throws
  /// `alreadyExists`.
  package static func backUp(
    _ path: String, to target: String, now: Moment, replacing: Bool, interruption: BackupInterruption = .init()
  ) throws -> MadeBackup {
    switch Occupant(of: target, household: path) {
    case .household:
      throw LarderError(.notAllowed, "\(target) is the household's own file", hint: "name another file")
    case .nothing where !target.isEmpty, .file: break
    case .nothing, .folder, .other:
      throw LarderError(
        .cannotCreate, "`\(target)` is not an ordinary file", hint: "name a file that does not exist yet, or a folder")
    }
    try DatabaseCreation.refuseWithoutFolder(target)
    guard let made = try copy(path, to: target, at: now, replacing: replacing, interruption) else {
      throw LarderError(
        .alreadyExists, "\(target) already exists", hint: "name another file, or replace it with `--force`")
    }
    return made
  }

  /// Copies a household and checks the copy; nil if the name is taken and `replacing` is false.
  ///
  /// - Parameter isInFolder: Whether the copy is one in the folder of backups, to which only one process writes.
  private static func copy(
    _ path: String, to target: String, at now: Moment, replacing: Bool, isInFolder: Bool = false,
    _ interruption: BackupInterruption
  ) throws -> MadeBackup? {
    if !replacing, DatabaseCreation.isTaken(target) { return nil }
    do {
      return try SQLiteErrors.translating(path, interruption.flag) {
        let draft = try FileDraft(for: target, permissions: 0o600, needsPath: true)
        defer { draft.discard() }
        guard let aside = draft.path else { throw SystemFailure(ENOENT) }
        var time: FileTime?
        var sum: Pending<String>?
        // The other thread reads the draft, so it must have finished before the draft is closed.
        defer { sum?.wait() }
        let findings = try DatabaseCopy.make(
          of: path, to: aside, .init(allowsDamagedRows: true), interruption: interruption.flag
        ) {
          time = FileTime(of: path)
        } written: {
          let descriptor = draft.descriptor
          sum = Pending { try FileSum.sha256(of: descriptor) }
        }
        let size = try HouseholdSize(of: aside)
        time?.apply(to: draft.descriptor)
        try draft.sync()
        guard let sum = try sum?.value() else { throw SystemFailure(EIO) }
        try publish(draft, as: target, sum, replacing: replacing, isInFolder: isInFolder)
        var status = stat()
        guard fstat(draft.descriptor, &status) == 0 else { throw SystemFailure(errno) }
        let file = BackupFile(
          path: target, at: now, bytes: Int(status.st_size), sha256: sum, source: FileTime(written: status))
        return MadeBackup(file: file, size: size, isNew: true, hasDamagedRows: findings.hasDamagedRows)
      }
    } catch let failure as SystemFailure {
      if failure.code == EEXIST { return nil }
      throw refusal(target, failure.code)
    } catch let failure as DiskFailure {
      throw failure.side == .copy ? refusal(target, failure.failure.code) : unreadable(path, failure.failure)
    }
  }

  /// Gives a complete copy its name, and records its sum.
  ///
  /// In the folder of backups the name is new, and its sum is recorded first, so that each backup there has one. Any
  /// other name may be that of an older copy. So the old sum is removed first and the new one recorded last: a copy
  /// without a sum is still looked at and restored, but one with another's sum would be refused.
  private static func publish(
    _ draft: FileDraft, as target: String, _ sum: String, replacing: Bool, isInFolder: Bool
  ) throws {
    if isInFolder {
      try FileSum.note(sum, of: target)
      return try draft.publish(as: target)
    }
    // What needs room on the disk comes before anything is changed.
    let note = try FileSum.draft(of: sum, for: target)
    defer { note.discard() }
    try FileSum.removeNote(of: target)
    try draft.publish(as: target, replacing: replacing)
    do throws(SystemFailure) { try note.publish(as: FileSum.note(of: target), replacing: true) } catch {
      throw LarderError(
        .cannotCreate, "\(FileSum.note(of: target)) cannot be written: \(SystemError.text(error.code))",
        hint: "\(target) is complete and checked all the same; only its checksum is missing")
    }
  }

  /// The error for a household whose file cannot be read.
  private static func unreadable(_ path: String, _ failure: SystemFailure) -> LarderError {
    LarderError(
      .databaseFailed, "\(path) cannot be read: \(failure.text)", outcome: .unchanged, hint: "try again")
  }

  static func refusal(_ target: String, _ code: Int32) -> LarderError {
    let hint =
      switch code {
      case ENOSPC, EDQUOT: "make room on that disk, or name a file on another one: `data backup FILE`"
      default: "name a file in a folder of your own: `data backup FILE`"
      }
    return LarderError(.cannotCreate, "\(target) cannot be written: \(SystemError.text(code))", hint: hint)
  }
}

/// Lets another thread stop a backup.
package struct BackupInterruption: Sendable {
  let flag = Interruption()

  /// Creates an interruption that stops nothing until `stop` is called.
  package init() {}

  /// Stops the backup, which then throws `interrupted`; may be called from any thread.
  package func stop() { flag.isSet = true }
}

extension HouseholdSize {
  /// Reads the summary of a household's file, which must not be written to meanwhile.
  init(of path: String) throws {
    var reading = Configuration()
    reading.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: reading)
    self = try queue.read { db in
      func count(_ table: String) throws -> Int { try db.number("SELECT count(*) FROM \(table)") }
      // A damaged day is no reason to have no backup.
      let last =
        try db.first("SELECT max(day) FROM meal WHERE typeof(day) = 'text'", []) { try $0[0] as String? } ?? nil
      return HouseholdSize(
        profiles: try count("profile"), meals: try count("meal"), trips: try count("trip"),
        lastDay: last.flatMap { Day(iso: $0) }, settings: try SettingReader(db: db).all())
    }
    try queue.close()
  }
}
