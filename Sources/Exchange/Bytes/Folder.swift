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
    closedir(handle)
    return names(path).filter { name in
      var status = stat()
      return stat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }.sorted()
  }

  /// The regular files in a folder and its subfolders, as paths relative to the folder, without hidden ones; nil if the
  /// path is not a folder.
  ///
  /// The files of a folder come before those of its subfolders. Links to folders are not followed. `left` has the
  /// subfolders that were not read because they are too deep, cannot be opened, or come after `most` files.
  static func tree(
    _ path: String, deepest: Int, most: Int
  ) -> (files: [String], left: [(path: String, why: String)])? {
    guard let own = files(path) else { return nil }
    var (found, left) = (own, [(path: String, why: String)]())
    var waiting = subfolders(path).reversed().map { (path: $0, depth: 1) }
    while let folder = waiting.popLast() {
      let whole = path + "/" + folder.path
      if folder.depth > deepest {
        left.append((folder.path, "it is more than \(deepest) folders deep"))
      } else if found.count >= most {
        left.append((folder.path, "the folder has more than \(most) files"))
      } else if let names = files(whole) {
        found += names.map { folder.path + "/" + $0 }
        waiting += subfolders(whole).reversed().map { (folder.path + "/" + $0, folder.depth + 1) }
      } else {
        left.append((folder.path, "it cannot be opened"))
      }
    }
    return (found, left)
  }

  /// The names of the folders in a folder, sorted, without hidden ones and links.
  private static func subfolders(_ path: String) -> [String] {
    names(path).filter { name in
      var status = stat()
      return lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }.sorted()
  }

  /// The names of everything in a folder that is not hidden; empty if the folder cannot be opened.
  private static func names(_ path: String) -> [String] {
    guard let handle = opendir(path) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The part of a path after the last slash.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }
}
