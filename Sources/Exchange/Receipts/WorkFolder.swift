import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder that only the person can read; it is deleted with its contents when this object is released.
final class WorkFolder {
  let path: String

  /// Creates the folder in `TMPDIR`; throws `cannotCreate` if that fails.
  init() throws(LarderError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/larder-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw LarderError(.cannotCreate, "no folder for temporary files can be created", hint: "check TMPDIR")
    }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    // Programs that were ended may leave their own files in the folder.
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { unlink("\(path)/\(name)") }
      }
      closedir(folder)
    }
    rmdir(path)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Deletes a file if it exists.
  func remove(_ name: String) { unlink(file(name)) }

  /// The size of a file in bytes; nil if it does not exist.
  func size(of name: String) -> Int? {
    var written = stat()
    return stat(file(name), &written) == 0 ? Int(written.st_size) : nil
  }

  /// Writes a new file; throws `cannotCreate` if it cannot be written.
  func write(_ bytes: [UInt8], to name: String) throws(LarderError) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw unwritable }
    defer { close(descriptor) }
    guard Self.write(bytes, to: descriptor) else { throw unwritable }
  }

  /// Writes all bytes to an open file; false if that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private var unwritable: LarderError {
    LarderError(.cannotCreate, "a temporary file cannot be written", hint: "check TMPDIR and the disk's space")
  }
}

/// Calls the system's `write`, which a method with the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  bytes.map { write(descriptor, $0, count) } ?? 0
}
