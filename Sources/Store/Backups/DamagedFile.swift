internal import Domain
internal import Foundation

/// A household's file that cannot be opened; it is kept under another name when a backup takes its place.
struct DamagedFile {
  private let path: String
  /// The path under which the file is kept: `larder.db.damaged-2026-11-23T20-04-55`, with a number appended if that
  /// name is taken.
  let name: String
  /// Whether the file has both its old and its new name, which needs a file system with hard links.
  private let hasBoth: Bool
  private let hasJournal: Bool

  private static let journal = "-journal"
  private static let mostNames = 100

  /// Gives the file at `path` a second name, and its journal the matching name; nil if there is no file.
  ///
  /// If the journal kept its name, SQLite would apply it to the restored file. The journal is renamed last, so that a
  /// file with the matching name is always next to it, even if the power fails.
  static func setAside(_ path: String, now: Moment) throws(SystemFailure) -> DamagedFile? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFailure(EISDIR) }
    let stem = "\(path).damaged-\(now.iso.prefix(19).replacing(":", with: "-"))"
    let names = (1...mostNames).lazy.map { $0 == 1 ? stem : "\(stem)_\($0)" }
    // An attempt that was interrupted within the same second may have given the file this name already.
    guard let name = names.first(where: { !DatabaseCreation.isTaken($0) || DatabaseFile.isSame($0, path) }) else {
      throw SystemFailure(EEXIST)
    }
    let hasBoth = DatabaseCreation.isTaken(name) || link(path, name) == 0
    if !hasBoth {
      // The file system has no hard links.
      guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno), rename(path, name) == 0 else {
        throw SystemFailure(errno)
      }
    }
    let hasJournal = DatabaseCreation.isTaken(path + journal)
    if hasJournal, rename(path + journal, name + journal) != 0 {
      let failure = SystemFailure(errno)
      DamagedFile(path: path, name: name, hasBoth: hasBoth, hasJournal: false).takeBack()
      throw failure
    }
    return DamagedFile(path: path, name: name, hasBoth: hasBoth, hasJournal: hasJournal)
  }

  /// Gives the file and its journal their old names back, because no backup has taken the file's place.
  func takeBack() {
    if hasJournal { rename(name + Self.journal, path + Self.journal) }
    if hasBoth { unlink(name) } else { rename(name, path) }
  }
}
