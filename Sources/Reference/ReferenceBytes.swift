internal import CReference

/// The packed food tables, read directly from the program's memory.
///
/// The type is unchecked Sendable because it contains a pointer; the bytes are constants that never change.
struct ReferenceBytes: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  let count: Int

  /// The tables that are embedded in the program.
  static var shared: ReferenceBytes {
    ReferenceBytes(start: larder_reference_start(), count: larder_reference_length)
  }

  subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "reference.bin is damaged: run `make reference`")
    return start[place]
  }

  func number16(_ place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }

  func number32(_ place: Int) -> Int { number16(place) | number16(place + 2) << 16 }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "reference.bin is damaged: run `make reference`")
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Reads one of the counts in the header of the tables.
  func number(of count: ReferenceLayout.Count) -> Int { number32(ReferenceLayout.place(of: count)) }

  /// The offset at which a section begins.
  func start(of section: ReferenceLayout.Section) -> Int { number32(ReferenceLayout.place(of: section)) }
}

/// Reads numbers from the tables, one after the other.
struct ReferenceCursor {
  let bytes: ReferenceBytes
  var place: Int

  mutating func byte() -> Int {
    defer { place += 1 }
    return Int(bytes[place])
  }

  mutating func number32() -> Int {
    defer { place += 4 }
    return bytes.number32(place)
  }

  mutating func varint() -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte = byte()
      value |= (byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// Reads a decimal number, which is stored as its digits (an integer) times 5, plus the number of its decimals (0 to
  /// 4).
  mutating func decimal() -> Double {
    let (digits, places) = varint().quotientAndRemainder(dividingBy: 5)
    return Double(digits) / Self.powers[places]
  }

  private static let powers = [1.0, 10, 100, 1000, 10_000]

  mutating func take(_ length: Int) -> UnsafeBufferPointer<UInt8> {
    defer { place += length }
    return bytes.bytes(place..<(place + length))
  }
}
