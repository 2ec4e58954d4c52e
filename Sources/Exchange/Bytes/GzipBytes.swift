import CZlib
import Domain

/// The bytes of a `.gz` file, unpacked as they are read; several members behind one another are one stream (RFC 1952).
final class GzipBytes: ByteSource {
  private let file: FileBytes
  private let inflater: Inflater
  private let path: String
  private var isDone = false

  /// From the first byte of a file.
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
        // Zeros after the last member are padding of tapes; anything else is not ours and ends the text.
        isDone = !(try inflater.hasMore(file)) || !inflater.restart()
      case .truncated:
        throw LarderError(
          .badFile, "\(ImportFile.quoted(path)) ends in the middle", hint: "the download was cut off: fetch it again")
      case .damaged:
        throw LarderError(.badFile, "\(ImportFile.quoted(path)) is damaged", hint: "fetch it again")
      }
    }
    return 0
  }
}
