/// An IPv4 or IPv6 address and whether Larder may connect to it.
///
/// Pages are fetched only from the internet: an address in a message must not make Larder talk to the router, the
/// television or the machine itself. If a provider has given public addresses to the household's own devices, these
/// addresses cannot be recognized, so they are not refused.
package enum NetworkAddress {
  /// Whether the 4 or 16 bytes are an address on the internet.
  ///
  /// The ranges for special purposes in the IANA registries (RFC 6890 and later entries) are refused: this machine,
  /// private and local networks, examples, multicast, and the IPv6 addresses that contain a refused IPv4 address.
  package static func isPublic(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: !ranges4.contains { $0.contains(bytes) }
    case 16: isPublic6(bytes)
    default: false
    }
  }

  private static func isPublic6(_ bytes: [UInt8]) -> Bool {
    // ::ffff:0:0/96 and 64:ff9b::/96 hold an IPv4 address.
    for prefix in [mapped, translated] where prefix.contains(bytes) { return isPublic(Array(bytes[12...])) }
    return global.contains(bytes) && !ranges6.contains { $0.contains(bytes) }
  }

  /// A range of addresses that begin with the same bits.
  private struct Range {
    let start: [UInt8]
    let bits: Int

    init(_ bits: Int, _ start: UInt8...) {
      (self.start, self.bits) = (start, bits)
    }

    func contains(_ bytes: [UInt8]) -> Bool {
      for bit in 0..<bits {
        let (place, mask) = (bit / 8, UInt8(0x80) >> UInt8(bit % 8))
        let wanted = place < start.count ? start[place] : 0
        if (bytes[place] ^ wanted) & mask != 0 { return false }
      }
      return true
    }
  }

  private static let ranges4: [Range] = [
    Range(8, 0), Range(8, 10), Range(10, 100, 64), Range(8, 127), Range(16, 169, 254), Range(12, 172, 16),
    Range(24, 192, 0, 0), Range(24, 192, 0, 2), Range(24, 192, 88, 99), Range(16, 192, 168), Range(15, 198, 18),
    Range(24, 198, 51, 100), Range(24, 203, 0, 113), Range(4, 224), Range(4, 240),
  ]

  /// 2000::/3, the only part of IPv6 from which public addresses are assigned.
  private static let global = Range(3, 0x20)
  private static let mapped = Range(96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF)
  private static let translated = Range(96, 0, 0x64, 0xFF, 0x9B)

  /// The parts of 2000::/3 for special purposes: protocols and Teredo (2001::/23), documentation, and 6to4.
  ///
  /// Documentation uses 2001:db8::/32 and 3fff::/20. A 6to4 address (2002::/16) contains an IPv4 address, which anybody
  /// can choose.
  private static let ranges6: [Range] = [
    Range(23, 0x20, 0x01, 0), Range(32, 0x20, 0x01, 0x0D, 0xB8), Range(16, 0x20, 0x02), Range(20, 0x3F, 0xFF),
  ]
}
