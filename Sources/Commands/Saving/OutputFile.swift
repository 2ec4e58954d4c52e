internal import Domain
internal import Foundation
internal import Store

/// A file that the user names for output; it is written either completely or not at all.
struct OutputFile {
  /// The path as it is passed to the system.
  let path: String

  /// The error if the file exists and must not be replaced.
  var taken: LarderError {
    LarderError(.alreadyExists, "\(path) is there already", hint: "name another file, or replace it with `--yes`")
  }

  /// Whether there is a file at the path; throws `cannotCreate` if there is something else, such as a folder.
  func isThere() throws(LarderError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A dangling link is replaced like a file: writing through it could create a file anywhere.
      return lstat(path, &status) == 0
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw refusal("it is a folder") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("it is a device or a pipe, not a file") }
    return true
  }

  /// Writes the text to a temporary file in the same folder, and then gives the temporary file the name of this file.
  ///
  /// If `replacing` is true, an existing file is replaced, and the new file gets the permissions of the old one.
  ///
  /// Throws `alreadyExists` or `cannotCreate`, and then leaves an existing file unchanged.
  func write(_ text: String, replacing: Bool) throws(LarderError) {
    let target = replacing ? resolved : path
    var status = stat()
    let old = replacing && stat(target, &status) == 0 ? status.st_mode & 0o777 : nil
    if old != nil, access(target, W_OK) != 0 { throw refusal(SystemFailure(errno).reason) }
    do {
      let draft = try FileDraft(for: target, permissions: 0o666)
      defer { draft.discard() }
      if let old { fchmod(draft.descriptor, old) }
      try draft.write(text)
      try draft.sync()
      try draft.publish(as: target, replacing: replacing)
    } catch {
      throw error.code == EEXIST ? taken : refusal(error.reason)
    }
  }

  /// The path with symbolic links resolved, so that writing replaces the target of a link and not the link.
  private var resolved: String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func refusal(_ reason: String) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be written: \(reason)",
      hint: "name a file in a folder of your own, such as ~/week.html")
  }
}
