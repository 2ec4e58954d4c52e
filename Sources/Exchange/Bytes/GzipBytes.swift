import CZlib
import Domain

/// The bytes of a `.gz` file, decompressed as they are read; if the file has several members, their bytes form one
/// stream (RFC 1952).
final class GzipBytes: ByteSource {
  private let file: FileBytes
  private let inflater: Inflater
  private let path: String
  private var isDone = false

  /// Creates a stream that begins at the first byte of a file.
  init(_ file: DiskFile) {
    self.file = FileBytes(file)
    path = file.path
    inflater = Inflater(.gzip)
  }

  var progress: Double { file.progress }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    while !isDone {
      switch try inflater.read(from: file, into: buffer) {
      case .bytes(let count): return count
      case .finished:
        // Zeros after the last member are tape padding; anything else is not part of the text, which ends here.
        isDone = !(try inflater.hasMore(file)) || !inflater.restart()
      case .truncated:
        throw LarderError(
          .damagedFile, "\(ImportFile.quoted(path)) ends in the middle",
          hint: "the download was cut off: download it again"
        )
      case .damaged:
        throw LarderError(.damagedFile, "\(ImportFile.quoted(path)) is damaged", hint: "download it again")
      }
    }
    return 0
  }
}
