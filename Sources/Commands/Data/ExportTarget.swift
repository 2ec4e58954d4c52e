internal import Domain
internal import Exchange
internal import Foundation
internal import Store

/// Where an export goes.
enum ExportTarget {
  case file(String)
  case folder(String)
  case standardOutput
}

/// A file for an export; the file gets its name only when it is complete, and only the file's owner can read it (0600).
final class ExportFile {
  /// The number of bytes written so far.
  private(set) var byteCount = 0
  private let path: String
  private let draft: FileDraft

  /// Begins a file; throws `cannotCreate`.
  init(path: String) throws(LarderError) {
    self.path = path
    do { draft = try FileDraft(for: path, permissions: 0o600) } catch {
      throw Self.refusal(path, error.reason)
    }
  }

  deinit { draft.discard() }

  func write(_ bytes: UnsafeRawBufferPointer) throws(LarderError) {
    do { try draft.write(bytes) } catch { throw Self.refusal(path, error.reason) }
    byteCount += bytes.count
  }

  /// Makes sure that what was written has reached the disk; throws `cannotCreate`.
  func sync() throws(LarderError) {
    do { try draft.sync() } catch { throw Self.refusal(path, error.reason) }
  }

  /// Gives the file its name; a symbolic link of that name is replaced, not followed.
  ///
  /// Throws `cannotCreate`, or `alreadyExists` if the name is taken and `replacing` is false.
  func publish(replacing: Bool) throws(LarderError) {
    do { try draft.publish(as: path, replacing: replacing) } catch {
      throw error.code == EEXIST ? Self.taken(path) : Self.refusal(path, error.reason)
    }
  }

  static func taken(_ path: String) -> LarderError {
    LarderError(.alreadyExists, "\(path) is there already", hint: "name another file, or replace it with `--force`")
  }

  static func refusal(_ path: String, _ reason: String) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be written: \(reason)",
      outcome: .nothing(.written), hint: "name a file in a folder of your own, such as ~/household.json")
  }

  /// Throws an error if an export is not allowed to be written to the path.
  ///
  /// Throws `notAllowed` for the household's own file, `cannotCreate` for a folder, a device or a pipe, and
  /// `alreadyExists` for any other existing file unless `replacing` is true.
  static func check(_ path: String, household: String, replacing: Bool) throws(LarderError) {
    switch Occupant(of: path, household: household) {
    case .nothing: break
    case .file: if !replacing { throw taken(path) }
    case .folder: throw refusal(path, "it is a folder")
    case .other: throw refusal(path, "it is a device or a pipe, not a file")
    case .household: throw LarderError(.notAllowed, "\(path) is the household's own file", hint: "name another file")
    }
  }
}

/// A folder for an export's CSV files; the files get their names only when all files are complete.
///
/// The file that marks the folder as an export gets its name last, so that an incomplete folder is never taken for an
/// export.
final class ExportFiles {
  private let path: String
  private let isMade: Bool
  private let replacing: Bool
  private var files: [(name: String, file: ExportFile)] = []
  private var isPublished = false

  /// Prepares the folder, and creates it if it does not exist.
  ///
  /// Throws `cannotCreate`, or `alreadyExists` if the folder is not empty. If `replacing` is true, the folder is
  /// allowed to contain the files of an earlier export.
  init(path: String, replacing: Bool) throws(LarderError) {
    (self.path, self.replacing) = (path, replacing)
    var status = stat()
    if lstat(path, &status) == 0 {
      isMade = false
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw ExportFile.refusal(
          path, status.st_mode & S_IFMT == S_IFLNK ? "it is a link, which is not followed" : "it is not a folder")
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw ExportFile.refusal(path, "not permitted")
      }
      guard names.isEmpty || replacing else {
        throw LarderError(
          .alreadyExists, "\(path) has files in it already",
          hint: "name another folder, or replace an earlier export with `--force`")
      }
      if let foreign = names.sorted().first(where: { !ExportFolder.fileNames.contains($0) }) {
        throw LarderError(
          .alreadyExists, "\(path) has `\(foreign.prefix(100))` in it, which no export has written",
          hint: "name a folder of its own for the export")
      }
    } else {
      guard mkdir(path, 0o700) == 0 else { throw ExportFile.refusal(path, SystemFailure(errno).reason) }
      FileDraft.syncFolder(of: path)
      isMade = true
    }
  }

  deinit {
    // Only an empty folder can be removed.
    if isMade, !isPublished { rmdir(path) }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.file.byteCount } }

  /// Begins a file and returns a function that writes bytes to it.
  func open(_ name: String) throws -> (UnsafeRawBufferPointer) throws -> Void {
    let file = try ExportFile(path: path + "/" + name)
    files.append((name, file))
    return { try file.write($0) }
  }

  /// Gives all files their names, after removing the files of an earlier export; throws `cannotCreate`.
  func publish() throws {
    for (_, file) in files { try file.sync() }
    if replacing {
      unlink(path + "/" + ExportFolder.mark)
      for name in ExportFolder.fileNames where !files.contains(where: { $0.name == name }) {
        unlink(path + "/" + name)
      }
    }
    do {
      for (name, file) in files where name != ExportFolder.mark { try file.publish(replacing: replacing) }
      for (name, file) in files where name == ExportFolder.mark { try file.publish(replacing: replacing) }
    } catch {
      if isMade { for (name, _) in files { unlink(path + "/" + name) } }
      throw error
    }
    isPublished = true
  }
}
