import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The part of a stream that is being looked at; it moves forward and is never longer than its limit.
final class ByteWindow {
  /// Bytes that are read at once.
  static let step = 1 << 18

  /// Where the bytes are; valid from `start` to `end`, until the next `fill` or `skip`.
  private(set) var base: UnsafeMutablePointer<UInt8>
  /// The first byte that is still needed; who has read on sets it.
  var start = 0
  /// Behind the last byte that is there.
  private(set) var end = 0
  /// Whether the stream has nothing more.
  private(set) var isAtEnd = false
  private var capacity: Int
  private let source: any ByteSource

  /// A window that has not looked yet.
  init(_ source: any ByteSource) {
    self.source = source
    capacity = 2 * Self.step
    base = UnsafeMutablePointer.allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// How much of the file was read: 0 to 1.
  var progress: Double { source.progress }

  /// Bytes from `start` on that are there.
  var count: Int { end - start }

  /// Reads more, and is false at the end of the stream.
  ///
  /// `start` and `end` may move, the bytes between them stay.
  func fill() throws(LarderError) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      memmove(base, base + start, end - start)
      end -= start
      start = 0
    }
    if capacity - end < Self.step {
      capacity *= 2
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      memcpy(larger, base, end)
      base.deallocate()
      base = larger
    }
    let count = try source.read(into: UnsafeMutableRawBufferPointer(start: base + end, count: Self.step))
    isAtEnd = count == 0
    end += count
    return count > 0
  }

  /// The first place of `byte` from `offset` on.
  func first(_ byte: UInt8, from offset: Int) -> Int? {
    guard offset < end, let found = memchr(base + offset, Int32(byte), end - offset) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Moves `start` behind the next `byte`, or to the end of the stream, keeping nothing in between.
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

  /// A stretch of what is there.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
