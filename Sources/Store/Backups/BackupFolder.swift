package import Domain
internal import Foundation

/// A backup of a household, or a copy that was kept when its layout was upgraded.
package struct BackupFile: Hashable, Sendable {
  /// The path of the backup or copy.
  package let path: String
  /// When the backup or copy was made.
  package let at: Moment
  /// The file's size in bytes.
  package let bytes: Int
  /// The SHA-256 that was recorded when the backup was made, as hexadecimal digits; nil if none was recorded.
  package let sha256: String?
  /// When the household's file was last written before the backup was made.
  let source: FileTime

  /// The SHA-256 that is recorded for the backup at a path; nil if none is recorded.
  static func sum(notedFor path: String) -> String? {
    let noted = FileManager.default.contents(atPath: FileSum.note(of: path)).map { String(decoding: $0, as: UTF8.self) }
    return noted.map { String($0.prefix(64)) }.flatMap { $0.count == 64 && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
  }

  /// Whether the backup still contains exactly what was written when it was made; reads the whole file.
  ///
  /// A copy without a recorded SHA-256 is good if it is a sound database.
  package func isGood() -> Bool {
    guard let sha256 else {
      return (try? DatabaseFile.exists(at: path)) == true && DatabaseCopy.isSound(path)
    }
    return (try? FileSum.sha256(of: path)) == sha256
  }
}

/// The folder next to a household's file that contains its backups.
///
/// A backup's name says when it was made: `larder-2026-11-23T20-04-55+0100.db`. A backup has the same modification time
/// as the household's file, so that an unchanged file is not copied again.
package struct BackupFolder: Sendable {
  /// The path of the household's file.
  let household: String

  /// The backup folder of the household's file at this path; for a link, the folder is next to the link's target.
  package init(household: String) { self.household = DatabaseFile.resolved(household) }

  /// The folder's path.
  package var path: String { household + ".backups" }

  /// All backups in the folder, and the copies that layout upgrades have left next to the household's file; newest
  /// first.
  ///
  /// - Parameter offset: Returns the offset of local time from UTC, in seconds, at a time in seconds since 1970. The
  ///   copies need it, because their names do not contain the offset.
  package func all(offset: (Int) -> Int = { _ in 0 }) -> [BackupFile] {
    (backups + upgradeCopies(offset)).sorted { ($0.at.seconds, $0.path) > ($1.at.seconds, $1.path) }
  }

  /// Throws `databaseFailed` if the folder exists but cannot be listed; otherwise the folder would be taken for an
  /// empty one.
  package func requireListable() throws {
    guard let folder = opendir(path) else {
      guard errno != ENOENT else { return }
      throw LarderError(
        .databaseFailed, "the folder of backups cannot be read: \(String(cString: strerror(errno)).lowercased())",
        hint: "there has to be a folder that you can read at \(path); no backup was changed")
    }
    closedir(folder)
  }

  /// The backups in the folder, the newest first.
  private var backups: [BackupFile] {
    names(in: path).compactMap { name in
      Self.moment(of: name).flatMap { file(path + "/" + name, at: $0) }
    }.sorted { ($0.at.seconds, $0.path) > ($1.at.seconds, $1.path) }
  }

  private func upgradeCopies(_ offset: (Int) -> Int) -> [BackupFile] {
    let folder = FileDraft.folder(of: household)
    let start = FileDraft.name(of: household) + ".layout"
    return names(in: folder).filter { name in
      name.hasPrefix(start) && name.dropFirst(start.count).first?.isASCIIDigit == true
        && name.dropFirst(start.count).allSatisfy { $0.isASCIIDigit || $0 == "-" }
    }.compactMap { name in
      FileTime(of: folder + "/" + name).flatMap { time in
        file(folder + "/" + name, at: Moment(seconds: time.seconds, offset: offset(time.seconds)))
      }
    }
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func file(_ path: String, at moment: Moment) -> BackupFile? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return BackupFile(
      path: path, at: moment, bytes: Int(status.st_size), sha256: BackupFile.sum(notedFor: path),
      source: FileTime(written: status))
  }

  /// A backup of the household's file exactly as it is now, with a recorded SHA-256; nil if there is none.
  var unchanged: BackupFile? {
    guard let time = FileTime(of: household) else { return nil }
    return backups.first { $0.source == time && $0.sha256 != nil }
  }

  /// Creates the folder if it does not exist; throws `cannotCreate`.
  func make() throws {
    guard mkdir(path, 0o700) != 0 else { return FileDraft.syncFolder(of: path) }
    guard errno == EEXIST else { throw Household.refusal(path, errno) }
  }

  /// Whether a backup is due: no backup was made or failed on this day, and the household's file has changed since the
  /// newest backup.
  ///
  /// Lists the folder. If no backup was made or failed on this day, also looks at the backups in it and reads their
  /// recorded checksums.
  package func isDue(on day: Day) -> Bool {
    let names = names(in: path)
    guard !names.contains(Self.failure(on: day)), !names.contains(where: { Self.moment(of: $0)?.calendarDay == day })
    else { return false }
    return unchanged == nil
  }

  /// The last day on which a backup failed; nil if no backup has failed since the last successful one.
  package var failedOn: Day? {
    names(in: path).filter { $0.hasPrefix(Self.failed) }.compactMap { Day(iso: $0.dropFirst(Self.failed.count)) }.max()
  }

  /// Records that the backup of a day failed, so that no other command of that day tries again.
  package func noteFailure(on day: Day) {
    try? make()
    let descriptor = open(path + "/" + Self.failure(on: day), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// What the name of the record of a failed backup begins with.
  static let failed = "failed-"
  private static func failure(on day: Day) -> String { failed + day.iso }

  /// Runs `body` while no other process makes or removes backups of the household.
  ///
  /// `waiting` is called once if another process does so for longer than half a second. Throws `busy` if it does so for
  /// longer than `patience`, and `interrupted`.
  package func alone<T>(
    _ interruption: BackupInterruption = .init(), patience: Duration = Household.patience, waiting: () -> Void = {},
    _ body: () throws -> T
  ) throws -> T {
    try make()
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Household.refusal(path, errno) }
    defer { close(descriptor) }
    try lock(descriptor, interruption.flag, patience, waiting)
    return try body()
  }

  /// Waits for the lock on the folder; on a file system without locks, returns without one.
  private func lock(
    _ descriptor: Int32, _ interruption: Interruption, _ patience: Duration, _ waiting: () -> Void
  ) throws {
    let wait = LockWait(interruption, timeout: patience)
    let start = ContinuousClock.now
    var (tries, isTold) = (0, false)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return }
      if !isTold, ContinuousClock.now - start > Self.silence {
        waiting()
        isTold = true
      }
      guard wait.shouldRetry(after: tries) else {
        if interruption.isSet { throw LarderError.interrupted(.unchanged) }
        throw LarderError(
          .busy, "another Larder is making or removing backups in \(path)", hint: "try again when it has finished")
      }
      tries += 1
    }
  }

  /// How long a wait for another process is not worth a word.
  private static let silence: Duration = .milliseconds(500)

  /// Removes the backups that `BackupRotation` does not keep; copies from layout upgrades stay.
  ///
  /// Also removes recorded sums that have no backup, and records of failed backups. Must be called within `alone`.
  package func rotate(today: Day, mostBytes: Int = BackupRotation.mostBytes) {
    let backups = backups
    let entries = backups.map {
      BackupRotation.Entry(day: $0.at.calendarDay, bytes: $0.bytes, isGood: $0.sha256 != nil && $0.bytes > 0)
    }
    for index in BackupRotation.removed(entries, today: today, mostBytes: mostBytes) {
      unlink(backups[index].path)
      unlink(FileSum.note(of: backups[index].path))
    }
    let there = Set(names(in: path))
    for name in there
    where name.hasPrefix(Self.failed)
      || name.hasSuffix(FileSum.noteSuffix)
        && !there.contains(String(name.dropLast(FileSum.noteSuffix.count)))
    {
      unlink(path + "/" + name)
    }
  }

  // MARK: Names

  private static let (start, end) = ("larder-", ".db")
  /// The numbers of characters after which the date and the time of day end in `2026-11-23T20:04:55+01:00`.
  private static let (dayEnd, clockEnd) = (10, 19)

  /// The name of a backup made at a moment; `number` is 1, or more if other backups were made in the same second.
  static func name(at moment: Moment, number: Int) -> String {
    let iso = moment.iso
    let zone = iso.dropFirst(clockEnd).replacing(":", with: "")
    return start + iso.prefix(clockEnd).replacing(":", with: "-") + zone + (number > 1 ? "_\(number)" : "") + end
  }

  /// The time contained in the name of a backup; nil if the name is not that of a backup.
  static func moment(of name: String) -> Moment? {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
    let text = name.dropFirst(start.count).dropLast(end.count).split(separator: "_", maxSplits: 1)
    guard let stem = text.first, stem.count > clockEnd else { return nil }
    let clock = stem.prefix(clockEnd).dropFirst(dayEnd).replacing("-", with: ":")
    return Moment(iso: "\(stem.prefix(dayEnd))\(clock)\(stem.dropFirst(clockEnd))") { _ in 0 }
  }
}
