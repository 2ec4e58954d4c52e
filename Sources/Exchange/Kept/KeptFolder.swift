package import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A private folder next to a household's file, in which files of one kind are kept: receipts or photos.
///
/// Nothing is written or read if a symbolic link is in the place of the folder or of a file.
package struct KeptFolder: Sendable {
  /// The contents of a file that is to be kept.
  package struct File: Sendable {
    let bytes: [UInt8]
    /// The usual file name extension for this kind of file, such as `jpg`.
    package let suffix: String

    /// Creates a file from bytes; `suffix` must contain only ASCII letters.
    package init(bytes: [UInt8], suffix: String) { (self.bytes, self.suffix) = (bytes, suffix) }
  }

  private let kind: KeptKind
  let path: String

  /// The folder that keeps files of one kind for the household whose file has the given path.
  package init(_ kind: KeptKind, household: String) {
    self.kind = kind
    path = "\(household).\(kind.rawValue)"
  }

  // MARK: Keeping

  /// The maximum number of files that are kept together, such as the pages of one receipt.
  package static let most = 6
  private static let oldEnough = 86_400

  /// Saves files that belong together and returns their new names, separated by spaces; nil if there are no files, or
  /// more than `most`.
  ///
  /// Throws `cannotCreate` if the folder or one of the files cannot be written; the files that were already written are
  /// then removed.
  package func keep(_ files: [File]) throws(LarderError) -> String? {
    guard (1...Self.most).contains(files.count) else { return nil }
    guard makeIfMissing() else { throw unwritable }
    var names: [String] = []
    for file in files {
      let name = "\(Self.randomStem).\(file.suffix)"
      names.append(name)
      guard PrivateFile.create(file.bytes, at: "\(path)/\(name)") else {
        remove(names)
        throw unwritable
      }
    }
    Self.sync(path)
    return names.joined(separator: " ")
  }

  /// Saves a file, optionally with a small version of it, and returns its name; equal files are stored only once.
  ///
  /// Throws `cannotCreate` if the folder or the file cannot be written. If only the small version cannot be written, no
  /// small version is saved. If nothing refers to the file later, `sweep` removes the file.
  package func keepOnce(_ file: File, small: File? = nil) throws(LarderError) -> String {
    let name = Self.name(of: file)
    guard makeIfMissing() else { throw unwritable }
    if let small { create(small.bytes, Self.small(of: name, small.suffix)) }
    guard create(file.bytes, name) else { throw unwritable }
    Self.sync(path)
    return name
  }

  /// The name under which `keepOnce` saves a file.
  package static func name(of file: File) -> String {
    "\(SHA256.sum(of: file.bytes).prefix(letters)).\(file.suffix)"
  }

  /// Writes a file unless it already exists with the same size; returns false if the file cannot be written.
  ///
  /// The modification time of an existing file is set to now, so that `sweep` does not remove the file before something
  /// refers to it.
  @discardableResult
  private func create(_ bytes: [UInt8], _ name: String) -> Bool {
    let file = "\(path)/\(name)"
    if Folder.isFile(file), size(of: name) == bytes.count { return utimensat(AT_FDCWD, file, nil, 0) == 0 }
    // Removes what an interrupted program has left of the file, to which nothing refers yet.
    unlink(file)
    return PrivateFile.create(bytes, at: file)
  }

  /// Creates the folder if it does not exist; returns false if it cannot be created, or if something else is in its
  /// place.
  private func makeIfMissing() -> Bool {
    guard mkdir(path, 0o700) == 0 else { return errno == EEXIST && isFolder }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    Self.sync(above.isEmpty ? "/" : above)
    return true
  }

  // MARK: Finding

  /// The path of a kept file; nil if the folder has no file with this name.
  package func path(of name: String) -> String? {
    guard Self.isOwn(name), isFolder, Folder.isFile("\(path)/\(name)") else { return nil }
    return "\(path)/\(name)"
  }

  /// The path that a kept file has or would have; nil if no kept file can have this name.
  package func expectedPath(of name: String) -> String? { Self.isOwn(name) ? "\(path)/\(name)" : nil }

  /// The path of the small version of a kept file; nil if the file has no small version.
  package func smallPath(of name: String) -> String? {
    guard Self.isOwn(name), isFolder else { return nil }
    return Self.smallSuffixes.map { "\(path)/\(Self.small(of: name, $0))" }.first(where: Folder.isFile)
  }

  /// The names of all kept files, not including small versions.
  package var names: [String] { isFolder ? (Folder.files(path) ?? []).filter(Self.isOwn) : [] }

  /// The names of the kept files that are byte-for-byte identical to one of the given files.
  package func same(as files: [File]) -> [String] {
    names.filter { name in
      let size = size(of: name)
      guard let alike = files.first(where: { $0.bytes.count == size }),
        let kept = try? DiskFile(path: "\(path)/\(name)")
      else { return false }
      return (try? kept.bytes(at: 0, count: kept.size)) == alike.bytes
    }
  }

  // MARK: Removing

  /// Deletes the kept files with the given names; returns the paths of the files that are still there.
  ///
  /// A file that was not there is deleted.
  @discardableResult package func remove(_ names: [String]) -> [String] {
    let own = names.filter(Self.isOwn)
    // Without the right to look into the folder nobody knows whether the files are there.
    guard isFolder else { return Self.isGone(path) ? [] : own.map { "\(path)/\($0)" } }
    defer { Self.sync(path) }
    return own.flatMap(delete) + drafts(of: own).flatMap { Self.unlinked("\(path)/\($0)") }
  }

  /// Deletes all kept files, and then the folder if it is empty; returns the number of deleted files, not counting
  /// small versions, and the paths of the files that are still there.
  ///
  /// A folder that cannot be listed is among these paths itself.
  package func removeAll() -> (count: Int, left: [String]) {
    guard isFolder, let files = Folder.files(path) else { return (0, Self.isGone(path) ? [] : [path]) }
    let own = files.filter(Self.isOwn)
    // A small version or a draft whose file is gone is deleted, too.
    let rest = (files.filter(Self.isSmall) + drafts()).flatMap { Self.unlinked("\(path)/\($0)") }
    let left = Set(remove(own) + rest)
    rmdir(path)
    return (own.count { !left.contains("\(path)/\($0)") }, left.sorted())
  }

  /// Deletes files that are no longer needed and are at least a day old.
  ///
  /// A younger file may belong to something that another program is about to save.
  package func sweep(isNeeded: (_ name: String) throws -> Bool) rethrows {
    for name in names where isOld(name) {
      if try !isNeeded(name) { delete(name) }
    }
    sweepDrafts()
  }

  /// Deletes a file and its small versions; returns the paths of those that are still there.
  @discardableResult private func delete(_ name: String) -> [String] {
    ([name] + Self.smallSuffixes.map { Self.small(of: name, $0) }).flatMap { Self.unlinked("\(path)/\($0)") }
  }

  /// Deletes one file; returns its path if it is still there.
  private static func unlinked(_ path: String) -> [String] {
    unlink(path) == 0 || errno == ENOENT ? [] : [path]
  }

  /// Whether nothing has this path, which is not known if a folder above it cannot be read.
  private static func isGone(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  // MARK: Names and the disk

  /// Whether a file is at least a day old.
  func isOld(_ name: String) -> Bool {
    var state = stat()
    return lstat("\(path)/\(name)", &state) == 0 && time(nil) - Self.modified(state) > Self.oldEnough
  }

  static let letters = 24
  /// The file name extensions that small versions of files may have.
  static let smallSuffixes = ["jpg"]

  static var randomStem: String {
    String((0..<letters).map { _ in "0123456789abcdef".randomElement() ?? "0" })
  }

  /// The name of the small version of a file: `STEM.small.jpg`.
  static func small(of name: String, _ suffix: String) -> String { "\(name.prefix(letters)).small.\(suffix)" }

  /// Whether a file name is that of a small version.
  private static func isSmall(_ name: String) -> Bool {
    smallSuffixes.contains { name == small(of: name, $0) } && isOwn("\(name.prefix(letters)).jpg")
  }

  /// Whether a file name has the form that `keep` creates.
  package static func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == letters && parts[0].allSatisfy { $0.isASCII && $0.isHexDigit }
      && (1...8).contains(parts[1].utf8.count) && parts[1].allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether the folder exists and is not a symbolic link.
  var isFolder: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  func size(of name: String) -> Int? {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? Int(status.st_size) : nil
  }

  /// Waits until changed file names in a folder are written to the disk.
  static func sync(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func modified(_ state: stat) -> time_t {
    #if canImport(Darwin)
      state.st_mtimespec.tv_sec
    #else
      state.st_mtim.tv_sec
    #endif
  }

  private var unwritable: LarderError {
    switch kind {
    case .receipts:
      LarderError(
        .cannotCreate, "the receipt's file cannot be kept in \(ImportFile.quoted(path))",
        hint: "check the folder and the disk's space, or save without it: `--no-keep`")
    case .photos:
      LarderError(
        .cannotCreate, "the photo cannot be kept in \(ImportFile.quoted(path))",
        hint: "check the folder and the disk's space, or save the recipe without its photo")
    }
  }
}
