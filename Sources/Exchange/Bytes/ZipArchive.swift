import CZlib
import Domain

/// A `.zip` file (PKWARE APPNOTE 6.3.10), whose files are read without extracting them to the disk.
final class ZipArchive {
  /// A file in the archive.
  struct Entry {
    let name: String
    /// The compression method: 0 for none, 8 for deflate; files with other methods are refused when they are opened.
    let method: UInt16
    let isEncrypted: Bool
    let packedSize: Int
    let size: Int
    /// The checksum of the decompressed bytes.
    let checksum: UInt32
    /// The offset of the file's local header in the archive.
    let offset: Int
  }

  let entries: [Entry]
  private let file: DiskFile

  /// Reads the archive's list of files.
  ///
  /// Throws `damagedFile` if the archive is truncated or its directory does not match the file.
  init(_ file: DiskFile) throws(LarderError) {
    self.file = file
    let directory = try ZipDirectory(file)
    entries = directory.entries
  }

  /// Opens a stream of the decompressed bytes of one file.
  ///
  /// Throws `encryptedFile` for an encrypted file, `damagedFile` if the archive is damaged, and `badFile` for an unknown
  /// method of compression.
  func open(_ entry: Entry) throws(LarderError) -> any ByteSource {
    let name = ImportFile.quoted(entry.name)
    guard !entry.isEncrypted else {
      throw LarderError(
        .encryptedFile, "\(name) in \(ImportFile.quoted(file.path)) is encrypted", hint: "unpack it first")
    }
    let header = try file.bytes(at: entry.offset, count: 30)
    guard header.count == 30, header.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { throw ZipDirectory.damaged(file) }
    let start = entry.offset + 30 + Int(header.little16(26)) + Int(header.little16(28))
    guard start <= file.size, entry.packedSize <= file.size - start else { throw ZipDirectory.damaged(file) }
    let range = start..<start + entry.packedSize
    switch entry.method {
    case 0: return ZipMemberBytes(file, range, inflater: nil, checksum: entry.checksum)
    case 8: return ZipMemberBytes(file, range, inflater: Inflater(.raw), checksum: entry.checksum)
    default:
      throw LarderError(
        .badFile, "\(name) in \(ImportFile.quoted(file.path)) is compressed with an unknown method",
        hint: "unpack it first")
    }
  }
}

/// A member of an archive, decompressed as it is read; its checksum is compared at the end.
private final class ZipMemberBytes: ByteSource {
  private let bytes: FileBytes
  private let range: Range<Int>
  private let path: String
  private let inflater: Inflater?
  private let checksum: UInt32
  private var sum: UInt = 0
  private var isDone = false

  init(_ file: DiskFile, _ range: Range<Int>, inflater: Inflater?, checksum: UInt32) {
    bytes = FileBytes(file, range)
    self.range = range
    path = file.path
    self.inflater = inflater
    self.checksum = checksum
  }

  var progress: Double { range.isEmpty ? 1 : Double(bytes.position - range.lowerBound) / Double(range.count) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    guard !isDone else { return 0 }
    let count = try unpack(into: buffer)
    if count > 0 {
      sum = crc32(sum, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(min(count, 1 << 30)))
      return count
    }
    isDone = true
    guard sum == UInt(checksum) else { throw damaged }
    return 0
  }

  private func unpack(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    guard let inflater else { return try bytes.read(into: buffer) }
    switch try inflater.read(from: bytes, into: buffer) {
    case .bytes(let count): return count
    case .finished: return 0
    case .truncated, .damaged: throw damaged
    }
  }

  private var damaged: LarderError {
    LarderError(
      .damagedFile, "\(ImportFile.quoted(path)) is damaged",
      hint: "download it again, or unpack it with another program")
  }
}
