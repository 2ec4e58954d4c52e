#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders on the disk, by their paths.
enum Folder {
  /// The regular files of a folder by name, hidden ones aside; nil where the path is no folder.
  static func files(_ path: String) -> [String]? {
    guard let handle = opendir(path) else { return nil }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      var status = stat()
      guard !name.hasPrefix("."), stat(path + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      names.append(name)
    }
    return names.sorted()
  }

  /// What stands behind the last slash of a path.
  static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }
}
