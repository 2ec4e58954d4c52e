package import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder beside a household's file in which the files of its receipts are kept, for the person only.
package struct ReceiptFolder {
  private let path: String

  /// The folder of the household whose file has this path.
  package init(household: String) { path = household + ".receipts" }

  /// The most files of one receipt that are kept.
  private static let most = 6
  private static let oldEnough = 86_400

  /// Keeps the files of a receipt and returns their names, parted by spaces; nil if there are too many.
  ///
  /// Throws `cannotCreate` if the folder or a file cannot be written; nothing is left of the files then.
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

  /// Makes the folder; false if it cannot be made.
  private func makeIfMissing() -> Bool {
    guard mkdir(path, 0o700) == 0 else { return errno == EEXIST }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    Self.sync(above.isEmpty ? "/" : above)
    return true
  }

  /// The names of kept files that are the same as one of these, byte for byte.
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

  /// Gives the files a second name in the folder of a backup, so that they are kept with it without being stored twice.
  ///
  /// On another file system they are copied. A file that is there already stays.
  ///
  /// Returns how many files could not be given one.
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

  /// Takes files away by their names.
  package func remove(_ names: String) {
    for name in names.split(separator: " ") where Self.isOwn(String(name)) { unlink("\(path)/\(name)") }
    Self.sync(path)
  }

  /// The names of all files that were kept.
  package var names: [String] { (Folder.files(path) ?? []).filter(Self.isOwn) }

  /// Takes away all files that were kept, and the folder if nothing else is in it; returns how many there were.
  package func removeAll() -> Int {
    let names = names
    for name in names { unlink("\(path)/\(name)") }
    Self.sync(path)
    rmdir(path)
    return names.count
  }

  /// Makes sure that names that were made or removed have reached the disk.
  private static func sync(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Takes away the files that nothing needs any more, of those that are at least a day old: younger ones may belong to a
  /// trip that another program is just saving.
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

  /// Whether a name is one that `keep` gives.
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
