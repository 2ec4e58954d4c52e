#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lists the files in folders on the disk.
package enum Folder {
  /// Whether a path is a folder that Larder has no permission to list or open.
  package static func isLocked(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && access(path, R_OK | X_OK) != 0
  }

  /// Whether a path is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a regular file and not a symbolic link.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The names of the regular files in a folder, sorted and without hidden files; nil if the path is not a folder.
  package static func files(_ path: String) -> [String]? {
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

  /// The part of a path after the last slash.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }
}
