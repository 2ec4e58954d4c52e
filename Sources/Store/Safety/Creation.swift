internal import Domain
internal import Foundation
internal import GRDB

/// Makes a new database: whole or not at all, whenever the process is killed.
enum Creation {
  /// Makes the file and the folders above it that are missing.
  ///
  /// True unless another process was first, whose file then stays. `filling` adds to what a new household has, before anybody
  /// can see the file.
  static func create(
    at path: String, now: Moment, filling body: (Writing) throws -> Void = { _ in }
  ) throws -> Bool {
    try makeFolders(of: path)
    let draft = folder(of: path) + "/.\(name(of: path)).new-\(UID.random(now))"
    let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    defer { unlink(draft) }
    do {
      defer { close(descriptor) }
      try fill(draft, now: now, body)
      guard fsync(descriptor) == 0 else { throw refusal(path, errno) }
    }
    return try publish(draft, as: path)
  }

  /// The layout and the starter bank, in a file that nobody else knows yet and that needs no journal.
  private static func fill(_ draft: String, now: Moment, _ body: (Writing) throws -> Void) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF")
    }
    let queue = try DatabaseQueue(path: draft, configuration: configuration)
    try populate(queue, now: now, body)
    try queue.close()
  }

  /// Gives an empty database the layout, the starter bank, and what `body` writes; none of it is a step.
  static func populate(
    _ queue: DatabaseQueue, now: Moment, starters: [StarterFood] = StarterBank.entries(),
    _ body: (Writing) throws -> Void
  ) throws {
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
      try db.inTransaction(.immediate) {
        try Schema.migrate(db, from: 0)
        try StarterWriting(db: db, now: now, entries: starters).write()
        try body(Writing(db: db, now: now))
        return .commit
      }
    }
  }

  /// Puts the finished file in its place without replacing anything, and makes the folder's entry durable.
  private static func publish(_ draft: String, as path: String) throws -> Bool {
    if link(draft, path) != 0 {
      if errno == EEXIST { return false }
      // A file system without hard links (FAT): a rename replaces, so look first.
      var status = stat()
      guard lstat(path, &status) != 0 else { return false }
      guard rename(draft, path) == 0 else { throw refusal(path, errno) }
    }
    let folderDescriptor = open(folder(of: path), O_RDONLY | O_CLOEXEC)
    if folderDescriptor >= 0 {
      fsync(folderDescriptor)
      close(folderDescriptor)
    }
    return true
  }

  /// Whether anything is at the path, a broken link included.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Throws `cannotCreate` where the file's folder is not there: for a file that somebody names once, a slip in the path must
  /// not leave folders behind.
  static func refuseWithoutFolder(_ path: String) throws {
    guard access(folder(of: path), F_OK) != 0 else { return }
    throw LarderError(
      .cannotCreate, "\(path) cannot be made: there is no folder \(folder(of: path))",
      hint: "make the folder first, or name another file")
  }

  private static func makeFolders(of path: String) throws {
    var missing: [String] = []
    var current = folder(of: path)
    while access(current, F_OK) != 0, current != "/", current != "." {
      missing.append(current)
      current = folder(of: current)
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw refusal(path, errno)
    }
  }

  private static func folder(of path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(bytes[..<slash]) ?? "."
  }

  private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "larder" }

  private static func refusal(_ path: String, _ error: Int32) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be made: \(SystemError.text(error))",
      hint: "name a file in a folder of your own with `--db`")
  }
}
