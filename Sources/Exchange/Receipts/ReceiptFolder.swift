package import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The private folder next to a household's file in which the files of its receipts are kept.
package struct ReceiptFolder {
  private let path: String

  /// The folder for the household whose file has the given path.
  package init(household: String) { path = household + ".receipts" }

  /// The maximum number of files of one receipt that are kept.
  private static let most = 6
  private static let oldEnough = 86_400

  /// Saves the files of a receipt and returns their new names, separated by spaces; nil if there are too many.
  ///
  /// Throws `cannotCreate` if the folder or a file cannot be written; all of these files are then removed again.
  package func keep(_ files: [ReceiptFile]) throws(LarderError) -> String? {
    guard (1...Self.most).contains(files.count) else { return nil }
    guard makeIfMissing() else { throw unwritable }
    var names: [String] = []
    for file in files {
      let name = "\(Self.randomName).\(file.suffix)"
      names.append(name)
      guard file.write(to: "\(path)/\(name)") else {
        remove(names.joined(separator: " "))
        throw unwritable
      }
    }
    Self.sync(path)
    return names.joined(separator: " ")
  }

  /// Creates the folder if it does not exist; false if that fails.
  private func makeIfMissing() -> Bool {
    guard mkdir(path, 0o700) == 0 else { return errno == EEXIST }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    Self.sync(above.isEmpty ? "/" : above)
    return true
  }

  /// The names of the kept files that are identical to one of the given files, byte for byte.
  package func same(as files: [ReceiptFile]) -> [String] {
    (Folder.files(path) ?? []).filter { name in
      var state = stat()
      guard Self.isOwn(name), stat("\(path)/\(name)", &state) == 0,
        let alike = files.first(where: { $0.size == Int(state.st_size) }),
        let kept = try? DiskFile(path: "\(path)/\(name)")
      else { return false }
      return (try? kept.bytes(at: 0, count: kept.size)).map(alike.isEqual(to:)) ?? false
    }
  }

  /// Links the files into the folder of a backup, so that the backup has them without storing them twice.
  ///
  /// If the backup is on another file system, the files are copied. Existing files are not replaced.
  ///
  /// Returns the number of files for which this failed.
  package func share(with other: ReceiptFolder) -> Int {
    let names = (Folder.files(path) ?? []).filter(Self.isOwn)
    guard !names.isEmpty else { return 0 }
    guard mkdir(other.path, 0o700) == 0 || errno == EEXIST else { return names.count }
    return names.count { name in
      if link("\(path)/\(name)", "\(other.path)/\(name)") == 0 || errno == EEXIST { return false }
      guard let bytes = try? ReceiptFile.bytes(of: "\(path)/\(name)") else { return true }
      guard ReceiptFile.write(bytes, to: "\(other.path)/\(name)") else {
        unlink("\(other.path)/\(name)")
        return true
      }
      return false
    }
  }

  /// Deletes files by their names, which are separated by spaces.
  package func remove(_ names: String) {
    for name in names.split(separator: " ") where Self.isOwn(String(name)) { unlink("\(path)/\(name)") }
    Self.sync(path)
  }

  /// The names of all kept files.
  package var names: [String] { (Folder.files(path) ?? []).filter(Self.isOwn) }

  /// Deletes all kept files, and the folder if it is empty then; returns the number of deleted files.
  package func removeAll() -> Int {
    let names = names
    for name in names { unlink("\(path)/\(name)") }
    Self.sync(path)
    rmdir(path)
    return names.count
  }

  /// Waits until changed file names in a folder are written to the disk.
  private static func sync(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Deletes files that are no longer needed and are at least a day old.
  ///
  /// Younger files may belong to a trip that another program is about to save.
  package func sweep(isNeeded: (_ name: String) throws -> Bool) rethrows {
    for name in Folder.files(path) ?? [] where Self.isOwn(name) {
      var state = stat()
      guard stat("\(path)/\(name)", &state) == 0, time(nil) - Self.modified(state) > Self.oldEnough,
        try !isNeeded(name)
      else { continue }
      unlink("\(path)/\(name)")
    }
  }

  private static func modified(_ state: stat) -> time_t {
    #if canImport(Darwin)
      state.st_mtimespec.tv_sec
    #else
      state.st_mtim.tv_sec
    #endif
  }

  private static let letters = 24

  private static var randomName: String {
    String((0..<letters).map { _ in "0123456789abcdef".randomElement() ?? "0" })
  }

  /// Whether a file name has the form that `keep` creates.
  private static func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == letters && parts[0].allSatisfy(\.isHexDigit) && !parts[1].isEmpty
      && parts[1].allSatisfy { $0.isASCII && $0.isLetter }
  }

  private var unwritable: LarderError {
    LarderError(
      .cannotCreate, "the receipt's file cannot be kept in \(ImportFile.quoted(path))",
      hint: "check the folder and the disk's space, or save without it: `--no-keep`")
  }
}
