#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension KeptFolder {
  /// Links the kept files into a backup's folder, so that the backup contains them without using disk space for a
  /// second copy.
  ///
  /// If the backup is on another file system, the files are copied. An existing file is replaced only if it is shorter,
  /// because then an interrupted copy has left it.
  ///
  /// Returns the names of the files that could be neither linked nor copied, without those of small versions.
  package func share(with other: KeptFolder) -> [String] {
    let names = names
    guard !names.isEmpty else { return [] }
    guard mkdir(other.path, 0o700) == 0 || errno == EEXIST && other.isFolder else { return names }
    other.sweepDrafts()
    defer { Self.sync(other.path) }
    for name in names {
      for small in Self.smallSuffixes.map({ Self.small(of: name, $0) }) { _ = share(small, with: other) }
    }
    return names.filter { !share($0, with: other) }
  }

  private func share(_ name: String, with other: KeptFolder) -> Bool {
    let (own, target) = ("\(path)/\(name)", "\(other.path)/\(name)")
    guard Folder.isFile(own) else { return false }
    if let length = other.size(of: name) {
      guard Folder.isFile(target) else { return false }
      if length >= size(of: name) ?? 0 { return true }
    } else if link(own, target) == 0 {
      return true
    }
    // The file gets its name when it is whole, so that an interruption leaves no torn file under this name.
    let draft = target + Self.draftMark + Self.randomStem
    defer { unlink(draft) }
    return (link(own, draft) == 0 || Self.copy(own, to: draft)) && rename(draft, target) == 0
  }

  private static func copy(_ path: String, to other: String) -> Bool {
    guard let file = try? DiskFile(path: path), let bytes = try? file.bytes(at: 0, count: file.size) else {
      return false
    }
    return PrivateFile.create(bytes, at: other)
  }

  /// What the name of a file that is being copied has between the file's own name and random letters.
  private static let draftMark = ".new-"

  /// The drafts of these files, or of all files, that interrupted copies have left.
  func drafts(of names: [String]? = nil) -> [String] {
    let stems = names.map { Set($0.map { $0.prefix(Self.letters) }) }
    return (Folder.files(path) ?? []).filter { file in
      file.contains(Self.draftMark) && Self.isOwn("\(file.prefix(Self.letters)).new")
        && stems?.contains(file.prefix(Self.letters)) != false
    }
  }

  /// Deletes the drafts that are too old for a copy that is still under way.
  func sweepDrafts() {
    for draft in drafts() where isOld(draft) { unlink("\(path)/\(draft)") }
  }
}
