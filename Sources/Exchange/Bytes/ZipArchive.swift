import Domain

/// The directory of a `.zip` file (PKWARE APPNOTE 6.3.10): which files it holds and where; nothing is unpacked to the disk.
final class ZipArchive {
  /// A file of the archive.
  struct Entry {
    let name: String
    /// 0 stored, 8 deflated; others are refused when they are opened.
    let method: UInt16
    let isEncrypted: Bool
    let packedSize: Int
    let size: Int
    /// Where its local header stands.
    let offset: Int
  }

  let entries: [Entry]
  private let file: DiskFile

  /// Reads the directory.
  ///
  /// Throws `badFile` for an archive that is cut off or whose directory does not fit the file.
  init(_ file: DiskFile) throws(LarderError) {
    self.file = file
    let directory = try ZipDirectory(file)
    entries = directory.entries
  }

  /// The unpacked bytes of one file.
  func open(_ entry: Entry) throws(LarderError) -> any ByteSource {
    let name = ImportFile.quoted(entry.name)
    guard !entry.isEncrypted else {
      throw LarderError(.badFile, "\(name) in \(ImportFile.quoted(file.path)) is encrypted", hint: "unpack it first")
    }
    let header = try file.bytes(at: entry.offset, count: 30)
    guard header.count == 30, header.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { throw ZipDirectory.damaged(file) }
    let start = entry.offset + 30 + Int(header.little16(26)) + Int(header.little16(28))
    guard start <= file.size, entry.packedSize <= file.size - start else { throw ZipDirectory.damaged(file) }
    let bytes = FileBytes(file, start..<start + entry.packedSize)
    switch entry.method {
    case 0: return ZipStoredBytes(bytes, start..<start + entry.packedSize)
    case 8: return ZipDeflatedBytes(bytes, start..<start + entry.packedSize, path: file.path)
    default:
      throw LarderError(
        .badFile, "\(name) in \(ImportFile.quoted(file.path)) is compressed in a way that is not known here",
        hint: "unpack it first")
    }
  }
}

/// A member that stands in the archive as it is.
private final class ZipStoredBytes: ByteSource {
  private let bytes: FileBytes
  private let range: Range<Int>

  init(_ bytes: FileBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  var progress: Double { range.isEmpty ? 1 : Double(bytes.position - range.lowerBound) / Double(range.count) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int { try bytes.read(into: buffer) }
}

/// A member that is unpacked as it is read.
private final class ZipDeflatedBytes: ByteSource {
  private let bytes: FileBytes
  private let range: Range<Int>
  private let path: String
  private let inflater = Inflater(.raw)
  private var isDone = false

  init(_ bytes: FileBytes, _ range: Range<Int>, path: String) {
    self.bytes = bytes
    self.range = range
    self.path = path
  }

  var progress: Double { range.isEmpty ? 1 : Double(bytes.position - range.lowerBound) / Double(range.count) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    guard !isDone else { return 0 }
    switch try inflater.read(from: bytes, into: buffer) {
    case .bytes(let count): return count
    case .finished:
      isDone = true
      return 0
    case .truncated, .damaged:
      throw LarderError(
        .badFile, "\(ImportFile.quoted(path)) is damaged", hint: "fetch it again, or unpack it with another program")
    }
  }
}
