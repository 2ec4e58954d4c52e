package import Domain

/// What the user names for an import: a file, a compressed file, an archive or a folder.
///
/// The type of a file is determined by its first bytes and not by its name.
package final class ImportFile {
  /// The path as typed.
  package let path: String
  /// The names of the files in the archive or folder, without the paths of the folders that contain them; for a single
  /// file, only its own name.
  ///
  /// The names of an archive's files are in the order of the archive; those of a folder's files are sorted.
  package let members: [String]
  private let content: Content

  enum Content {
    case file(DiskFile)
    case gzip(DiskFile)
    case zip(ZipArchive)
    case folder
  }

  /// Examines what is at the path; for a file, it reads only the first bytes and, if the file is an archive, the
  /// archive's directory.
  ///
  /// Throws `noInputFile` if there is nothing at the path, and `damagedFile` for a damaged archive.
  package init(path: String) throws(LarderError) {
    self.path = path
    if let names = Folder.files(path) {
      content = .folder
      members = names
      return
    }
    let file = try DiskFile(path: path)
    let front = try file.bytes(at: 0, count: 4)
    let name = Folder.name(of: path)
    if front.starts(with: [0x1F, 0x8B]) {
      content = .gzip(file)
      members = [name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name]
    } else if front.starts(with: [0x50, 0x4B, 0x03, 0x04]) || front.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      let archive = try ZipArchive(file)
      content = .zip(archive)
      members = archive.entries.map { Folder.name(of: $0.name) }
    } else {
      content = .file(file)
      members = [name]
    }
  }

  /// Whether the path is a folder or an archive, which may contain several files.
  package var isCollection: Bool {
    switch content {
    case .zip, .folder: true
    case .file, .gzip: false
    }
  }

  /// Opens a stream of the given member, or of the only member if `member` is nil.
  ///
  /// Throws `noInputFile` if there is no member with this name.
  package func open(_ member: String? = nil) throws(LarderError) -> any ByteSource {
    let name: String
    if let member { name = member } else { name = try only() }
    guard let index = members.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
      throw LarderError(
        .noInputFile, "\(Self.quoted(path)) has no \(Self.quoted(name))",
        hint: members.isEmpty ? "it is empty" : "it has \(Self.list(members))")
    }
    switch content {
    case .file(let file): return FileBytes(file)
    case .gzip(let file): return GzipBytes(file)
    case .zip(let archive): return try archive.open(archive.entries[index])
    case .folder: return FileBytes(try DiskFile(path: path + "/" + members[index]))
    }
  }

  /// Whether there is a member with this name, ignoring case.
  package func has(_ member: String) -> Bool { members.contains { $0.lowercased() == member.lowercased() } }

  /// The size of a member on disk in bytes, which determines how much it counts in the progress; 0 if there is no such
  /// member.
  func weight(of member: String) -> Int {
    guard let index = members.firstIndex(where: { $0.lowercased() == member.lowercased() }) else { return 0 }
    switch content {
    case .file(let file), .gzip(let file): return file.size
    case .zip(let archive): return archive.entries[index].packedSize
    case .folder: return (try? DiskFile(path: path + "/" + members[index]))?.size ?? 0
    }
  }

  /// The name of the only member; throws `badFile` if there is no member or more than one.
  private func only() throws(LarderError) -> String {
    guard members.count == 1, let one = members.first else {
      throw LarderError(
        .badFile, "\(Self.quoted(path)) holds \(members.isEmpty ? "no file" : "\(members.count) files")",
        hint: members.isEmpty ? "name a single file" : "name one of them by itself: \(Self.list(members))")
    }
    return one
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(5).map(quoted).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }

  /// A path or name for messages: in backticks, shortened if it is very long.
  static func quoted(_ word: String) -> String {
    let scalars = word.unicodeScalars
    guard scalars.count > 200 else { return "`\(word)`" }
    return "`…\(String(String.UnicodeScalarView(scalars.suffix(200))))`"
  }
}
