/// FNV-1a with 64 bits, a hash that is the same in every run and every version, unlike Swift's own hash.
///
/// The hash identifies rows and names files, so it must never change. The offset basis and the prime are those of
/// Fowler, Noll and Vo (draft-eastlake-fnv, 5). The hash cannot protect secrets, since it is easy to find two strings
/// with the same hash.
package struct StableHash: Hashable, Sendable {
  /// The hash of everything added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty input.
  package init() {}

  /// The hash of a string.
  package static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    hash.add(text)
    return hash.value
  }

  /// Adds a byte; the order matters.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds the UTF-8 bytes of a string, without normalizing it.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds bytes from the last to the first.
  package mutating func add(backwards bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes.reversed() { add(byte) }
  }
}
