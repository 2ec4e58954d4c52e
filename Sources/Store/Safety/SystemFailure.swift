internal import Foundation

/// An error of the operating system.
package struct SystemFailure: Error {
  /// The error's number (`errno`).
  package let code: Int32

  /// Creates a failure from the error's number (`errno`).
  package init(_ code: Int32) { self.code = code }

  /// The operating system's text for the error.
  package var text: String { SystemError.text(code) }

  /// Why a file cannot be written, as words to follow a colon: `there is no such folder`.
  package var reason: String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such folder"
    case EACCES, EPERM, EROFS: "not permitted"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "the size of files is limited here (`ulimit -f`)"
    default: text.lowercased()
    }
  }
}

/// What already exists at the path to which a copy of a household will be written.
package enum Occupant: Sendable {
  case nothing
  /// A file, or a link: a link is replaced, not followed.
  case file
  case folder
  /// A device, a pipe or a socket, which cannot be replaced.
  case other
  /// The household's own file, under whatever name.
  case household

  /// Finds out what is at `path`; `household` is the path of the household's own file.
  package init(of path: String, household: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case _ where DatabaseFile.isSame(path, household): self = .household
    case S_IFREG, S_IFLNK: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
