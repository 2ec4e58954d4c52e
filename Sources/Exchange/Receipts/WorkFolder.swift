import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder that only the current user can read; it is deleted with its contents when this object is released.
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

  // Programs that were ended may leave files of their own in the folder, and some make folders in it.
  deinit { Self.remove(path, depth: 0) }

  /// The maximum depth to which nested folders are removed; no program nests its folders that deep.
  private static let deepest = 20

  /// Removes a folder with its contents; a symbolic link is removed, but what it points to is kept.
  private static func remove(_ path: String, depth: Int) {
    if depth < deepest, let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let inner = "\(path)/\(name)"
        var status = stat()
        let isFolder = lstat(inner, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        if isFolder { remove(inner, depth: depth + 1) } else { unlink(inner) }
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
    guard PrivateFile.write(bytes, to: descriptor) else { throw unwritable }
  }

  private var unwritable: LarderError {
    LarderError(.cannotCreate, "a temporary file cannot be written", hint: "check TMPDIR and the disk's space")
  }
}
