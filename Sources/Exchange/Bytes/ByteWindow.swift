import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The part of a stream that is currently in memory; it moves forward and is never longer than its limit.
final class ByteWindow {
  /// The number of bytes that are read from the stream in one step.
  static let chunkSize = 1 << 18

  /// The address of the bytes; valid from `start` to `end`, until the next `fill` or `skip`.
  private(set) var base: UnsafeMutablePointer<UInt8>
  /// The offset of the first byte that is still needed; the caller increases the offset after using bytes.
  var start = 0
  /// The offset after the last byte in memory.
  private(set) var end = 0
  /// Whether the end of the stream has been reached.
  private(set) var isAtEnd = false
  private var capacity: Int
  private let source: any ByteSource

  /// Creates an empty window at the beginning of a stream.
  init(_ source: any ByteSource) {
    self.source = source
    capacity = 2 * Self.chunkSize
    base = UnsafeMutablePointer.allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The share of the file that has been read: 0 to 1.
  var progress: Double { source.progress }

  /// The number of bytes in memory from `start` on.
  var count: Int { end - start }

  /// Reads more bytes into memory; returns false at the end of the stream.
  ///
  /// `start` and `end` may change, but the bytes between them stay the same.
  func fill() throws(LarderError) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      memmove(base, base + start, end - start)
      end -= start
      start = 0
    }
    if capacity - end < Self.chunkSize {
      capacity *= 2
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      memcpy(larger, base, end)
      base.deallocate()
      base = larger
    }
    let count = try source.read(into: UnsafeMutableRawBufferPointer(start: base + end, count: Self.chunkSize))
    isAtEnd = count == 0
    end += count
    return count > 0
  }

  /// The offset of the first byte in memory, at or after `offset`, that equals `byte`; nil if there is no such byte.
  func first(_ byte: UInt8, from offset: Int) -> Int? {
    guard offset < end, let found = memchr(base + offset, Int32(byte), end - offset) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Moves `start` to the position after the next byte that equals `byte`, or to the end of the stream if there is
  /// none, and discards the bytes before `start`.
  func skip(behind byte: UInt8) throws(LarderError) {
    while true {
      if let found = first(byte, from: start) {
        start = found + 1
        return
      }
      start = end
      guard try fill() else { return }
    }
  }

  /// A range of the bytes in memory.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
