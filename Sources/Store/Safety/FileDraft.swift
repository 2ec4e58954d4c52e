internal import Foundation

/// A file that is being created; even if the process is killed, an incomplete file never has the final name.
///
/// The draft has no name if the file system supports that (`O_TMPFILE` on Linux), so that a killed process leaves
/// nothing behind. If the file system does not support that, or if writing needs a path, the file is named
/// `.NAME.new-UUID` and locked. A draft left by a killed process is deleted when the next file is created in the
/// folder.
package final class FileDraft {
  /// The file's descriptor, which is open for reading and writing.
  package let descriptor: Int32
  /// The path of the draft; nil if the draft has no name, or already has its final name.
  package private(set) var path: String?

  /// Creates an empty draft in the folder of the file's final path; umask applies to the permissions.
  ///
  /// - Parameter needsPath: Whether the draft must have a path before it is complete, as SQLite requires.
  package init(for target: String, permissions: UInt32, needsPath: Bool = false) throws(SystemFailure) {
    let folder = Self.folder(of: target)
    Self.sweep(folder)
    if !needsPath, let nameless = try Self.nameless(in: folder, permissions) {
      descriptor = nameless
      return
    }
    (descriptor, path) = try Self.named(Self.draftName(for: target), permissions)
  }

  deinit { discard() }

  /// Writes a whole text; throws if only a part could be written.
  package func write(_ text: String) throws(SystemFailure) {
    var text = text
    let failure = text.withUTF8 { attempt(UnsafeRawBufferPointer($0)) }
    guard failure == 0 else { throw SystemFailure(failure) }
  }

  /// Writes all the bytes; throws if only a part could be written.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    let failure = attempt(bytes)
    guard failure == 0 else { throw SystemFailure(failure) }
  }

  /// Writes all the bytes and returns the error's number (`errno`); 0 if everything was written.
  private func attempt(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var done = 0
    while done < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      done += count
    }
    return 0
  }

  /// Makes sure that what was written has reached the disk.
  package func sync() throws(SystemFailure) {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      // If the file system does not support this, nothing more can be done.
      guard errno == EINVAL else { throw SystemFailure(errno) }
      return
    }
  }

  /// Gives the file its final name; throws EEXIST if a file with this name already exists, unless `replacing` is
  /// true.
  package func publish(as target: String, replacing: Bool = false) throws(SystemFailure) {
    if replacing {
      try rename(to: target)
    } else if let path {
      try Self.move(path, to: target)
    } else {
      try link(as: target)
    }
    path = nil
    Self.syncFolder(of: target)
  }

  /// Deletes the draft, or only closes its descriptor if the file already has its final name.
  package func discard() {
    if let path { unlink(path) }
    path = nil
    guard !isClosed else { return }
    isClosed = true
    close(descriptor)
  }

  private var isClosed = false

  private func link(as target: String) throws(SystemFailure) {
    guard linkat(AT_FDCWD, Self.descriptorPath(descriptor), AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 else {
      throw SystemFailure(errno)
    }
  }

  /// Renames the draft, replacing an existing file; a draft without a name first gets one, because only a file with a
  /// name can replace another.
  private func rename(to target: String) throws(SystemFailure) {
    if path == nil {
      let name = Self.draftName(for: target)
      // Locked before it gets a name, because another process could then mistake it for a leftover and delete it.
      _ = Self.lock(descriptor)
      try link(as: name)
      path = name
    }
    guard let path, Foundation.rename(path, target) == 0 else { throw SystemFailure(errno) }
  }

  private static func move(_ path: String, to target: String) throws(SystemFailure) {
    guard Foundation.link(path, target) != 0 else {
      unlink(path)
      return
    }
    guard [EPERM, ENOTSUP, ENOSYS, EOPNOTSUPP].contains(errno) else { throw SystemFailure(errno) }
    // On a file system without hard links (FAT): renaming would replace a file, so check first.
    var status = stat()
    guard lstat(target, &status) != 0 else { throw SystemFailure(EEXIST) }
    guard Foundation.rename(path, target) == 0 else { throw SystemFailure(errno) }
  }

  /// Makes sure that a newly created or removed name has reached the disk; does nothing if the file system cannot
  /// sync folders.
  package static func syncFolder(of target: String) {
    let folder = open(folder(of: target), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// The folder that contains a path.
  package static func folder(of path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(bytes[..<slash]) ?? "."
  }
}

extension FileDraft {
  /// The part of a path after its last slash.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

// MARK: Creating a draft

extension FileDraft {
  /// Creates a file without a name; returns nil if the file system cannot do that, or could not name the file later.
  private static func nameless(in folder: String, _ permissions: UInt32) throws(SystemFailure) -> Int32? {
    #if os(Linux)
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      // O_TMPFILE, which is not available in Swift: __O_TMPFILE | O_DIRECTORY.
      let descriptor = open(folder, O_RDWR | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, mode_t(permissions))
      if descriptor >= 0 { return descriptor }
      // EISDIR comes from a kernel without O_TMPFILE.
      guard [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) else { throw SystemFailure(errno) }
    #endif
    return nil
  }

  private static func descriptorPath(_ descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func named(_ path: String, _ permissions: UInt32) throws(SystemFailure) -> (Int32, String) {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions))
      guard descriptor >= 0 else { throw SystemFailure(errno) }
      _ = lock(descriptor)
      // Before the file was locked, another process may have deleted it as a leftover.
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (descriptor, path) }
      close(descriptor)
    }
  }

  /// Locks a draft; returns false if another process has locked it, or if the file system has no locks.
  ///
  /// The lock belongs to the open file, not to the process, and covers a byte that SQLite never locks.
  private static func lock(_ descriptor: Int32) -> Bool {
    #if os(Linux)
      // F_OFD_SETLK, which is not available in Swift.
      let command: Int32 = 37
    #else
      let command = F_OFD_SETLK
    #endif
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = .max - 1
    range.l_len = 1
    return fcntl(descriptor, command, &range) == 0
  }
}

// MARK: Leftovers of killed processes

extension FileDraft {
  private static let mark = ".new-"
  private static let groups = [8, 4, 4, 4, 12]

  private static func draftName(for target: String) -> String {
    "\(folder(of: target))/.\(name(of: target))\(mark)\(UUID().uuidString.lowercased())"
  }

  /// Whether a file has the name of a draft.
  private static func isDraft(_ name: String) -> Bool {
    guard name.first == ".", let place = name.range(of: mark, options: .backwards), place.lowerBound > name.startIndex
    else { return false }
    let parts = name[place.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == groups
      && parts.joined().utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Deletes those drafts in a folder that are not locked by a running process.
  static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isDraft(name) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { continue }
      guard status.st_nlink == 1 else {
        // The process was killed while the file had both names: the file is complete under its final name. Opening
        // and closing it here would drop this process's SQLite locks on it.
        unlink(path)
        continue
      }
      let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        lock(descriptor)
      {
        unlink(path)
      }
      close(descriptor)
    }
  }
}
