internal import Domain
internal import Foundation

/// Examines what is at a path before SQLite opens it, so that another program's file stays as it is, byte for byte.
///
/// The file is opened and closed here, and POSIX then drops all locks that this process has on the file. So this type
/// must not be used while this process has a connection with an open transaction on the file.
enum DatabaseFile {
  private static let magic = Array("SQLite format 3\u{0}".utf8)

  /// True if there is a Larder database at the path, false if there is nothing.
  ///
  /// Throws for anything else.
  static func exists(at path: String) throws -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return try judge(errno, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw notAFile(path, status.st_mode) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = pread(descriptor, &header, header.count, 0)
    guard count >= 0 else { throw unreadable(path, errno) }
    try check(header.prefix(count), path)
    return true
  }

  /// The path of the file itself: if `path` is a link, the path of its target; otherwise `path`.
  ///
  /// Files that are kept next to the file get this path with a suffix. So they are in the same folder as the file,
  /// where SQLite also keeps its journal.
  static func resolved(_ path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil) else {
      return path
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether two paths lead to the same file.
  static func isSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_ino == other.st_ino
      && one.st_dev == other.st_dev
  }

  /// Removes a file's temporary name, which is left if the process that created the file was killed.
  static func sweepSecondName(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0, status.st_nlink > 1 { FileDraft.sweep(FileDraft.folder(of: path)) }
  }

  /// The number (`errno`) of the error with which reading the whole file fails; nil if the file can be read.
  static func readError(of path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    var place = 0
    while true {
      let count = pread(descriptor, &chunk, chunk.count, off_t(place))
      if count < 0, errno == EINTR { continue }
      guard count != 0 else { return nil }
      guard count > 0 else { return errno }
      place += count
    }
  }

  /// Throws unless a file with this header is a Larder database.
  private static func check(_ header: ArraySlice<UInt8>, _ path: String) throws {
    guard !header.isEmpty else {
      throw LarderError(
        .emptyDatabase, "\(path) is empty",
        hint: "`data backups` lists its backups; delete the empty file only to start a new household")
    }
    guard header.starts(with: magic) else {
      throw LarderError(.notADatabase, "\(path) is not a database", hint: "name a file that Larder has made")
    }
    guard header.count == 100 else {
      throw LarderError(.damagedDatabase, "\(path) is damaged: it ends within its header", hint: SQLiteErrors.hint)
    }
    // Offset 68: application_id, big-endian (sqlite.org/fileformat2.html, 1.3).
    let id = header[68..<72].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard id == UInt32(bitPattern: Schema.applicationID) else {
      throw LarderError(
        .foreignDatabase, "\(path) is a database of another program", hint: "name a file that Larder has made")
    }
  }

  private static func judge(_ error: Int32, _ path: String) throws -> Bool {
    switch error {
    case ENOENT:
      var status = stat()
      guard lstat(path, &status) != 0 else {
        throw LarderError(
          .cannotCreate, "\(path) is a link to a file that does not exist",
          hint: "delete the link, or name another file")
      }
      return false
    case ENOTDIR:
      throw LarderError(
        .cannotCreate, "\(path) cannot be created: a part of the path is a file", hint: "name another path")
    case ENXIO: throw notAFile(path, S_IFSOCK)
    default: throw unreadable(path, error)
    }
  }

  private static func notAFile(_ path: String, _ mode: mode_t) -> LarderError {
    let kind =
      switch mode & S_IFMT {
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFCHR, S_IFBLK: "a device"
      default: "not an ordinary file"
      }
    return LarderError(.notADatabase, "\(path) is \(kind)", hint: "name a file of your own")
  }

  private static func unreadable(_ path: String, _ error: Int32) -> LarderError {
    LarderError(
      .databaseFailed, "\(path) cannot be opened: \(SystemError.text(error))",
      hint: "the file must be readable and writable")
  }
}
