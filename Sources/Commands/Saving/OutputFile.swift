internal import Domain
internal import Foundation

/// A file that a person names for something to be written into: whole or not at all.
struct OutputFile {
  /// As the system opens it.
  let path: String

  /// What is said of a file that is not to be replaced.
  var taken: LarderError {
    LarderError(.alreadyExists, "\(path) is there already", hint: "name another file, or replace it with `--yes`")
  }

  /// Whether there is a file at the path; throws `cannotCreate` where something else is, such as a folder.
  func isThere() throws(LarderError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link to nothing is replaced like a file: writing through it could make a file anywhere.
      return lstat(path, &status) == 0
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw refusal("it is a folder") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("it is no file but a device or a pipe") }
    return true
  }

  /// Writes the text beside the path and then gives it its name; `replacing` a file that is there, else never.
  ///
  /// What replaces a file may be read by those who could read that one. Throws `alreadyExists`, `cannotCreate`; whatever was
  /// there is untouched then.
  func write(_ text: String, replacing: Bool) throws(LarderError) {
    let target = replacing ? resolved : path
    var status = stat()
    let old = replacing && stat(target, &status) == 0 ? status.st_mode & 0o777 : nil
    if old != nil, access(target, W_OK) != 0 { throw refusal(Self.reason(errno)) }
    let folder = target.dropLast((target.split(separator: "/").last ?? "").count)
    let draft = "\(folder).larder-\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw refusal(Self.reason(errno)) }
    defer { unlink(draft) }
    if let old { fchmod(descriptor, old) }
    let failure = Self.fill(descriptor, with: text)
    guard close(descriptor) == 0, failure == 0 else { throw refusal(Self.reason(failure == 0 ? errno : failure)) }
    try publish(draft, as: target, replacing: replacing)
  }

  /// Where a link leads, so that the link stays one.
  private var resolved: String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

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
      return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
    }
  }

  private func publish(_ draft: String, as target: String, replacing: Bool) throws(LarderError) {
    if replacing {
      guard rename(draft, target) == 0 else { throw refusal(Self.reason(errno)) }
    } else if link(draft, target) != 0 {
      if errno == EEXIST { throw taken }
      guard [EPERM, ENOTSUP, ENOSYS, EOPNOTSUPP].contains(errno) else { throw refusal(Self.reason(errno)) }
      // A file system without hard links (FAT): a rename replaces, so look first.
      var status = stat()
      guard lstat(target, &status) != 0 else { throw taken }
      guard rename(draft, target) == 0 else { throw refusal(Self.reason(errno)) }
    }
  }

  private func refusal(_ reason: String) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be written: \(reason)",
      hint: "name a file in a folder of your own, such as ~/week.html")
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such folder"
    case EACCES, EPERM, EROFS: "not permitted"
    case ENOSPC, EDQUOT: "the disk is full"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
