internal import Commands
internal import Domain
internal import Foundation

/// The file in the state folder that stores which profile each household uses.
///
/// Each household has one line: the profile's ID, a space, the profile's uid, a tab, and the household's path. Lines
/// written by an earlier version of Larder have no uid.
struct ProfileFile: Sendable {
  /// The state folder, which need not exist yet.
  let folder: String
  /// The path of the household's file.
  let household: String

  private var path: String { folder + "/profiles" }

  /// The functions with which a session reads, stores and forgets the profile in use.
  ///
  /// - Parameter history: Returns the path of a history file. With `isShared`, this is the file that all profiles
  ///   share. Otherwise it is the file of `profile` or, if `profile` is nil, the file from before there were profiles.
  func memory(history: @escaping @Sendable (_ profile: Profile?, _ isShared: Bool) -> String) -> ProfileMemory {
    ProfileMemory(recall: recall, remember: remember) { profiles, isEverything in
      // Lines in shared files cannot be told apart by profile, so these files are deleted too.
      for path in profiles.map({ history($0, false) }) + [history(nil, false), history(nil, true)] {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw Self.refusal(path, errno) }
      }
      if let used = recall(), isEverything || profiles.contains(where: used.isOf) { try remember(nil) }
    }
  }

  /// The profile that the household uses; nil if none is stored or the file cannot be read.
  func recall() -> ProfileMemory.Entry? {
    guard let line = (try? lines())?.last(where: { $0.hasSuffix("\t" + household) }) else { return nil }
    let words = line.prefix { $0 != "\t" }.split(separator: " ")
    return words.first.flatMap { Int($0) }.map { id in
      ProfileMemory.Entry(id: id, uid: words.count > 1 ? String(words[1]) : nil)
    }
  }

  /// Stores the profile that the household uses, or nil if no profile is chosen; other households' lines do not change.
  ///
  /// The file is replaced completely or not at all, by one process at a time. Throws `cannotCreate`, `databaseFailed` if
  /// the disk fails, or `busy` if another process does not come to an end of it.
  func remember(_ profile: ProfileMemory.Entry?) throws(LarderError) {
    guard recall() != profile else { return }
    try makeFolder()
    let lock = try lock()
    defer { if let lock { close(lock) } }
    if lock != nil { sweep() }
    try replace(
      by: [profile.map { (["\($0.id)"] + [$0.uid].compactMap(\.self)).joined(separator: " ") + "\t\(household)" }]
        .compactMap(\.self))
  }

  /// Replaces this household's lines in the file with `own`.
  private func replace(by own: [String]) throws(LarderError) {
    let others = try lines().filter { !$0.hasSuffix("\t" + household) }
    let text = (others.map(String.init) + own).map { $0 + "\n" }.joined()
    let draft = "\(folder)/\(Self.draftStart)\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw refusal(errno) }
    // After the rename there is nothing left to remove.
    defer { unlink(draft) }
    var failure = Self.fill(descriptor, with: text)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(draft, path) != 0 { failure = errno }
    guard failure == 0 else { throw refusal(failure) }
  }

  private static let draftStart = ".profiles-"

  /// How long to wait for another process, which holds the lock while it writes a few lines.
  private static let patience: Duration = .seconds(5)

  /// Locks the folder until the returned descriptor is closed; nil where that is impossible, as on a file system
  /// without locks.
  ///
  /// Without the lock two processes could read the same lines, and the second would undo what the first has written.
  private func lock() throws(LarderError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let deadline = ContinuousClock.now + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let isTaken = errno == EWOULDBLOCK
      guard isTaken, ContinuousClock.now < deadline else {
        close(descriptor)
        guard isTaken else { return nil }
        throw LarderError(.busy, "another Larder is writing to \(path)", hint: "try again when it has finished")
      }
      usleep(2000)
    }
    return descriptor
  }

  /// Removes what killed processes have left; whoever writes a draft holds the lock.
  private func sweep() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(Self.draftStart) {
      unlink("\(folder)/\(name)")
    }
  }

  private func lines() throws(LarderError) -> [Substring] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      // Nothing is stored yet; whether the file can be created is found out when it is written.
      guard errno != ENOENT, errno != ENOTDIR else { return [] }
      throw refusal(errno)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw refusal(errno) }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self).split(separator: "\n") }
      bytes += chunk[..<count]
    }
  }

  private func makeFolder() throws(LarderError) {
    let code = PrivateFolder.make(folder)
    guard code == 0 else { throw refusal(code) }
  }

  /// Writes `text` to an open file; returns the system's error number, or 0 if there was no error.
  private static func fill(_ descriptor: Int32, with text: String) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        done += count
      }
      // Some file systems do not support fsync.
      return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
    }
  }

  private static func refusal(_ path: String, _ code: Int32) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be removed: \(String(cString: strerror(code)).lowercased())",
      hint: "make its folder one that you can write to")
  }

  private func refusal(_ code: Int32) -> LarderError {
    let isDisk = [ENOSPC, EDQUOT, EFBIG, EIO].contains(code)
    return LarderError(
      isDisk ? .databaseFailed : .cannotCreate,
      "\(path) cannot be written: \(String(cString: strerror(code)).lowercased())",
      hint: "make \(folder) a folder that you can write to, or name another place in XDG_STATE_HOME")
  }
}
