package import Domain
internal import Foundation

/// A backup of a household, or a copy that an upgrade of its layout has kept.
package struct BackupFile: Hashable, Sendable {
  /// Its path.
  package let path: String
  /// When it was made.
  package let at: Moment
  /// Its size in bytes.
  package let bytes: Int
  /// The SHA-256 that was noted when it was made, as hexadecimal digits; nil if none was.
  package let sha256: String?
  /// When the household's file had last been written, as the backup remembers it.
  let source: FileTime

  /// The path of the file in which its SHA-256 is noted.
  static func note(of path: String) -> String { path + ".sha256" }

  /// The SHA-256 that is noted beside a file; nil if none is.
  static func sum(notedFor path: String) -> String? {
    let noted = FileManager.default.contents(atPath: note(of: path)).map { String(decoding: $0, as: UTF8.self) }
    return noted.map { String($0.prefix(64)) }.flatMap { $0.count == 64 && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
  }

  /// Whether it still is what was written when it was made; reads all of it.
  ///
  /// A copy without a noted SHA-256 is good if it is a sound database.
  package func isGood() -> Bool {
    guard let sha256 else {
      return (try? DatabaseFile.exists(at: path)) == true && DatabaseCopy.isSound(path)
    }
    return (try? FileSum.sha256(of: path)) == sha256
  }
}

/// The folder beside a household's file in which its backups are.
///
/// A backup is named by when it was made, `larder-2026-11-23T20-04-55+0100.db`, and bears the time at which the
/// household's file had last been written, so that an unchanged file is not copied again.
package struct BackupFolder: Sendable {
  /// The path of the household's file.
  let household: String

  /// The folder of the household whose file has this path; a link leads to its target's folder.
  package init(household: String) { self.household = DatabaseFile.resolved(household) }

  /// The folder's path.
  package var path: String { household + ".backups" }

  /// All backups, the newest first, and the copies that upgrades of the layout have kept beside the file.
  ///
  /// - Parameter zone: The offset of the local time in seconds at a time in seconds, for copies that bear none.
  package func all(zone: (Int) -> Int = { _ in 0 }) -> [BackupFile] {
    (backups + upgradeCopies(zone)).sorted { ($0.at.seconds, $0.path) > ($1.at.seconds, $1.path) }
  }

  /// Throws `databaseFailed` if the folder is there but cannot be listed, so that nobody is told that it is empty.
  package func requireListable() throws {
    guard let folder = opendir(path) else {
      guard errno != ENOENT else { return }
      throw LarderError(
        .databaseFailed, "the folder of backups cannot be read: \(String(cString: strerror(errno)).lowercased())",
        hint: "make \(path) a folder that you can read; the backups in it are as they were")
    }
    closedir(folder)
  }

  /// The backups in the folder, the newest first.
  private var backups: [BackupFile] {
    names(in: path).compactMap { name in
      Self.moment(of: name).flatMap { file(path + "/" + name, at: $0) }
    }.sorted { ($0.at.seconds, $0.path) > ($1.at.seconds, $1.path) }
  }

  private func upgradeCopies(_ zone: (Int) -> Int) -> [BackupFile] {
    let folder = FileDraft.folder(of: household)
    let start = FileDraft.name(of: household) + ".layout"
    return names(in: folder).filter { name in
      name.hasPrefix(start) && name.dropFirst(start.count).first?.isASCIIDigit == true
        && name.dropFirst(start.count).allSatisfy { $0.isASCIIDigit || $0 == "-" }
    }.compactMap { name in
      FileTime(of: folder + "/" + name).flatMap { time in
        file(folder + "/" + name, at: Moment(seconds: time.seconds, offset: zone(time.seconds)))
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

  /// The backup, with a noted sum, of the household's file as it was written last; nil if there is none.
  var unchanged: BackupFile? {
    guard let time = FileTime(of: household) else { return nil }
    return backups.first { $0.source == time && $0.sha256 != nil }
  }

  /// Makes the folder if there is none; throws `cannotCreate`.
  func make() throws {
    guard mkdir(path, 0o700) != 0 else { return FileDraft.syncFolder(of: path) }
    guard errno == EEXIST else { throw Household.refusal(path, errno) }
  }

  /// Whether a backup of this day is due: there is none of it, none was tried in vain, and the file has changed.
  ///
  /// Lists the folder, and where it has none of the day looks at its files and reads their noted sums.
  package func isDue(on day: Day) -> Bool {
    let names = names(in: path)
    guard !names.contains(Self.failure(on: day)), !names.contains(where: { Self.moment(of: $0)?.calendarDay == day })
    else { return false }
    return unchanged == nil
  }

  /// The day of the last backup that was due and could not be made; nil if there is none since the last that could.
  package var failedOn: Day? {
    names(in: path).filter { $0.hasPrefix(Self.failed) }.compactMap { Day(iso: $0.dropFirst(Self.failed.count)) }.max()
  }

  /// Notes that the backup of a day could not be made, so that it is not tried after each command of the day.
  package func noteFailure(on day: Day) {
    try? make()
    let descriptor = open(path + "/" + Self.failure(on: day), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  private static let failed = "failed-"
  private static func failure(on day: Day) -> String { failed + day.iso }

  /// Runs `body` while no other process makes or removes backups of the household.
  package func alone<T>(_ body: () throws -> T) throws -> T {
    try make()
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Household.refusal(path, errno) }
    defer { close(descriptor) }
    // On a file system without locks it is done without one.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  /// Removes the backups that `BackupRotation` does not keep; those of upgrades stay.
  ///
  /// Also removes notes of sums whose backup was never finished, and of failures. To be called within `alone`.
  package func rotate(today: Day, mostBytes: Int = BackupRotation.mostBytes) {
    let backups = backups
    let entries = backups.map {
      BackupRotation.Entry(day: $0.at.calendarDay, bytes: $0.bytes, isGood: $0.sha256 != nil && $0.bytes > 0)
    }
    for index in BackupRotation.removed(entries, today: today, mostBytes: mostBytes) {
      unlink(backups[index].path)
      unlink(BackupFile.note(of: backups[index].path))
    }
    let there = Set(names(in: path))
    for name in there
    where name.hasPrefix(Self.failed) || name.hasSuffix(".sha256") && !there.contains(String(name.dropLast(7))) {
      unlink(path + "/" + name)
    }
  }

  // MARK: Names

  private static let (start, end) = ("larder-", ".db")
  /// The characters of `2026-11-23`, and of `2026-11-23T20:04:55`, in a moment.
  private static let (dayEnd, clockEnd) = (10, 19)

  /// The name of a backup that is made now; `number` is 1, or more if there is one of the same second.
  static func name(at moment: Moment, number: Int) -> String {
    let iso = moment.iso
    let zone = iso.dropFirst(clockEnd).replacing(":", with: "")
    return start + iso.prefix(clockEnd).replacing(":", with: "-") + zone + (number > 1 ? "_\(number)" : "") + end
  }

  /// When the backup with this name was made; nil if the name is no backup's.
  static func moment(of name: String) -> Moment? {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
    let text = name.dropFirst(start.count).dropLast(end.count).split(separator: "_", maxSplits: 1)
    guard let stem = text.first, stem.count > clockEnd else { return nil }
    let clock = stem.prefix(clockEnd).dropFirst(dayEnd).replacing("-", with: ":")
    return Moment(iso: "\(stem.prefix(dayEnd))\(clock)\(stem.dropFirst(clockEnd))") { _ in 0 }
  }
}
