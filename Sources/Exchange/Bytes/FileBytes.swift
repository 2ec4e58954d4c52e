import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading at any offset, or the unpacked bytes of a file in an archive.
final class DiskFile {
  /// The path as typed.
  let path: String
  /// The size of the file in bytes when it was opened.
  let size: Int
  private let descriptor: Int32
  /// The bytes, if they are in memory and not on the disk.
  private let memory: [UInt8]?

  /// Opens a file.
  ///
  /// Throws `noInputFile` if the file does not exist or cannot be read.
  init(path: String) throws(LarderError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw LarderError(
        .noInputFile, "\(ImportFile.quoted(path)) is not a file",
        hint: "use a file on the disk: a pipe cannot be read twice")
    }
    self.path = path
    size = Int(status.st_size)
    memory = nil
  }

  /// Creates a file from bytes in memory; error messages call the file `path`.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    size = bytes.count
    memory = bytes
    descriptor = -1
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Fills `buffer` with the bytes at `offset` and returns the number of bytes read; this is less than the size of the
  /// buffer only at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(LarderError) -> Int {
    if let memory {
      let rest = memory[min(max(0, offset), memory.count)...].prefix(buffer.count)
      buffer.copyBytes(from: rest)
      return rest.count
    }
    var done = 0
    while done < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.unreadable(path, errno) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Reads `count` bytes at `offset`, or fewer if the file ends before that.
  func bytes(at offset: Int, count: Int) throws(LarderError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, count))
    guard count > 0 else { return [] }
    var failure: LarderError?
    var done = 0
    bytes.withUnsafeMutableBytes { buffer in
      do throws(LarderError) { done = try read(into: buffer, at: offset) } catch { failure = error }
    }
    if let failure { throw failure }
    return Array(bytes.prefix(done))
  }

  static func unreadable(_ path: String, _ code: Int32) -> LarderError {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "it does not exist"
      case EACCES, EPERM: "not permitted"
      case EISDIR: "it is a folder"
      default: String(cString: strerror(code))
      }
    return LarderError(.noInputFile, "\(ImportFile.quoted(path)) cannot be opened: \(reason)", hint: "check the path")
  }
}

/// The bytes of a file, or of a range of it, unchanged.
final class FileBytes: ByteSource {
  private let file: DiskFile
  private var offset: Int
  private let end: Int

  /// Creates a stream of a whole file.
  convenience init(_ file: DiskFile) { self.init(file, 0..<file.size) }

  /// Creates a stream of the bytes in a range of a file.
  init(_ file: DiskFile, _ range: Range<Int>) {
    self.file = file
    offset = range.lowerBound
    end = range.upperBound
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    let wanted = min(buffer.count, end - offset)
    guard wanted > 0 else { return 0 }
    let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: offset)
    offset += count
    return count
  }

  /// The offset of the next byte in the file.
  var position: Int { offset }

  var progress: Double { file.size == 0 ? 1 : Double(offset) / Double(file.size) }
}
