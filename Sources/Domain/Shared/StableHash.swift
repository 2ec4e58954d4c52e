/// FNV-1a in 64 bits, a hash that is the same in every run and in every version, as Swift's own is not.
///
/// Rows are known by it and files are named by it: it must never change. Offset basis and prime are those of Fowler, Noll and
/// Vo (draft-eastlake-fnv, 5). Not for secrets, nor against somebody who looks for two texts of one hash.
package struct StableHash: Hashable, Sendable {
  /// The hash of what was added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// The hash of a text.
  package static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    hash.add(text)
    return hash.value
  }

  /// Adds a byte; the order counts.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds a text's bytes in UTF-8, as it is spelled.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds bytes from the last one to the first.
  package mutating func add(backwards bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes.reversed() { add(byte) }
  }
}
