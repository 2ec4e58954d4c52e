import CZlib
import Domain

/// Decompresses a range of a file with zlib's inflate.
final class Inflater {
  /// The format that the compressed bytes are wrapped in; the raw values are zlib's `windowBits`.
  enum Wrapping: Int32 {
    /// Only the compressed bytes, as in `.zip` (RFC 1951).
    case raw = -15
    /// A header, the compressed bytes and a checksum, as in `.gz` (RFC 1952).
    case gzip = 31
  }

  /// The result of a read.
  enum Outcome {
    case bytes(Int)
    /// The compressed stream is complete.
    case finished
    /// The file ends before the compressed stream does.
    case truncated
    case damaged
  }

  private static let chunkSize = 1 << 16
  private var stream = z_stream()
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: Inflater.chunkSize, alignment: 1)
  private let wrapping: Wrapping
  private var isOpen: Bool

  init(_ wrapping: Wrapping) {
    self.wrapping = wrapping
    isOpen = inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit {
    if isOpen { inflateEnd(&stream) }
    input.deallocate()
  }

  /// Decompresses bytes into `buffer`: at least one byte, unless the stream ends.
  func read(from source: any ByteSource, into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Outcome {
    guard isOpen else { return .damaged }
    let size = min(buffer.count, 1 << 30)
    stream.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.avail_out = UInt32(size)
    while true {
      if stream.avail_in == 0 { try refill(source) }
      let hadInput = stream.avail_in > 0
      let status = inflate(&stream, Z_NO_FLUSH)
      let written = size - Int(stream.avail_out)
      switch status {
      // If called again, zlib reports again that the stream has ended.
      case Z_STREAM_END: return written == 0 ? .finished : .bytes(written)
      case Z_OK, Z_BUF_ERROR:
        if written > 0 { return .bytes(written) }
        if !hadInput { return .truncated }
      default: return .damaged
      }
    }
  }

  /// Whether there are compressed bytes after the end of the stream.
  func hasMore(_ source: any ByteSource) throws(LarderError) -> Bool {
    if stream.avail_in == 0 { try refill(source) }
    return stream.avail_in > 0
  }

  /// Prepares to read the next stream after one has ended; returns false if no stream follows.
  func restart() -> Bool {
    guard stream.avail_in > 0, stream.next_in.pointee == 0x1F else { return false }
    return inflateReset(&stream) == Z_OK
  }

  private func refill(_ source: any ByteSource) throws(LarderError) {
    let count = try source.read(into: input)
    stream.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.avail_in = UInt32(count)
  }
}
