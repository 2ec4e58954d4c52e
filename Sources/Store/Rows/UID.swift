internal import Domain

/// Makes the UUIDs (uids) that identify rows outside this file, where row IDs mean nothing.
enum UID {
  /// A UUIDv7 (RFC 9562, 5.7): 48 bits for the time in ms; the other bits are random.
  static func random(_ now: Moment) -> String {
    let milliseconds = UInt64(clamping: now.seconds).multipliedReportingOverflow(by: 1000).partialValue
    let random = UInt64.random(in: 0...UInt64.max)
    return text(milliseconds << 16 | 0x7000 | random & 0xFFF, UInt64.random(in: 0...UInt64.max))
  }

  /// The time in a UUIDv7, in whole seconds since 1970; nil if `uid` is not a UUIDv7.
  static func seconds(of uid: String) -> Int? {
    let digits = uid.filter { $0 != "-" }
    guard digits.count == 32, digits.dropFirst(12).first == "7", let milliseconds = Int(digits.prefix(12), radix: 16)
    else { return nil }
    return milliseconds / 1000
  }

  /// A sequence of ascending UUIDv7s with the same time (RFC 9562, 6.2, method 2).
  ///
  /// Because the UUIDs ascend, SQLite adds them to an index as fast as integers.
  struct Sequence {
    private let high: UInt64
    private var low: UInt64

    init(_ now: Moment) {
      let milliseconds = UInt64(clamping: now.seconds).multipliedReportingOverflow(by: 1000).partialValue
      high = milliseconds << 16 | 0x7000 | UInt64.random(in: 0...0xFFF)
      // The two highest bits are the variant's; the next one is left clear so that counting up cannot overflow.
      low = UInt64.random(in: 0...UInt64.max >> 3)
    }

    mutating func next() -> String {
      low &+= UInt64.random(in: 1...0xFFFF)
      return UID.text(high, low)
    }
  }

  /// A UUIDv8 (RFC 9562, 5.8) that is always the same for the same text, for rows that every household has.
  ///
  /// The first half is the `StableHash` of the text. The second half is the `StableHash` of the text followed by the
  /// text's bytes in reverse order.
  static func derived(from text: String) -> String {
    var text = text
    var hash = StableHash()
    hash.add(text)
    let high = hash.value
    text.withUTF8 { hash.add(backwards: $0) }
    return Self.text(high & ~0xF000 | 0x8000, hash.value)
  }

  /// Formats 128 bits as a UUID (8-4-4-4-12 hexadecimal digits), after setting the two variant bits.
  private static func text(_ high: UInt64, _ low: UInt64) -> String {
    let variant = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { bytes in
      var place = 0
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          bytes[place] = UInt8(ascii: "-")
          place += 1
        }
        let digit = UInt8(truncatingIfNeeded: (index < 16 ? high : variant) >> UInt64(60 - index % 16 * 4)) & 15
        bytes[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
        place += 1
      }
      return place
    }
  }
}
