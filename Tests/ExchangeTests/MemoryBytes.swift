import Domain
import Exchange

/// Bytes that a test has made, handed out in pieces of any size.
final class MemoryBytes: ByteSource {
  private let bytes: [UInt8]
  private let piece: Int
  private var offset = 0

  init(_ bytes: [UInt8], piece: Int = .max) {
    self.bytes = bytes
    self.piece = piece
  }

  convenience init(_ text: String, piece: Int = .max) { self.init(Array(text.utf8), piece: piece) }

  var progress: Double { bytes.isEmpty ? 1 : Double(offset) / Double(bytes.count) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    let count = min(buffer.count, piece, bytes.count - offset)
    buffer.copyBytes(from: bytes[offset..<offset + count])
    offset += count
    return count
  }
}
