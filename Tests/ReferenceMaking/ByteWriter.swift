import Reference

/// Collects bytes in the forms that `ReferenceLayout` has.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func byte(_ value: Int) { bytes.append(UInt8(value)) }

  mutating func number16(_ value: Int) {
    byte(value & 0xFF)
    byte(value >> 8)
  }

  mutating func number32(_ value: Int) {
    number16(value & 0xFFFF)
    number16(value >> 16)
  }

  mutating func varint(_ value: Int) {
    var rest = value
    while rest >= 0x80 {
      byte(rest & 0x7F | 0x80)
      rest >>= 7
    }
    byte(rest)
  }

  mutating func decimal(_ number: TableNumber) { varint(number.digits * 5 + number.places) }

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  mutating func append(_ other: ByteWriter) { bytes += other.bytes }

  /// Bytes with their number in front.
  mutating func counted(_ more: some Collection<UInt8>) {
    varint(more.count)
    bytes += more
  }
}
