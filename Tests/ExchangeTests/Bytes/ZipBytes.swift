/// Archives that a test makes byte by byte, after PKWARE's APPNOTE 6.3.10.
enum ZipBytes {
  /// A member that is stored, or deflated into blocks that are stored (RFC 1951, 3.2.4).
  struct Member {
    var name: String
    var content: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0
  }

  static func archive(_ members: [Member], is64Bit: Bool = false, comment: String = "") -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for member in members {
      let packed = member.method == 8 ? deflated(member.content) : member.content
      let name = Array(member.name.utf8)
      let offset = bytes.count
      bytes +=
        le32(0x0403_4B50) + le16(45) + le16(member.flags) + le16(member.method) + le32(0)
        + le32(checksum(member.content))
      bytes +=
        le32(UInt32(packed.count)) + le32(UInt32(member.content.count)) + le16(UInt16(name.count)) + le16(0) + name
      bytes += packed
      let far: UInt32 = 0xFFFF_FFFF
      let extra = is64Bit ? le16(1) + le16(24) + le64(member.content.count) + le64(packed.count) + le64(offset) : []
      directory +=
        le32(0x0201_4B50) + le16(45) + le16(45) + le16(member.flags) + le16(member.method) + le32(0)
        + le32(checksum(member.content))
      directory += le32(is64Bit ? far : UInt32(packed.count)) + le32(is64Bit ? far : UInt32(member.content.count))
      directory += le16(UInt16(name.count)) + le16(UInt16(extra.count)) + le16(0) + le16(0) + le16(0) + le32(0)
      directory += le32(is64Bit ? far : UInt32(offset)) + name + extra
    }
    let start = bytes.count
    bytes += directory
    if is64Bit {
      let place = bytes.count
      bytes += le32(0x0606_4B50) + le64(44) + le16(45) + le16(45) + le32(0) + le32(0)
      bytes += le64(members.count) + le64(members.count) + le64(directory.count) + le64(start)
      bytes += le32(0x0706_4B50) + le32(0) + le64(place) + le32(1)
    }
    bytes += le32(0x0605_4B50) + le16(0) + le16(0) + le16(UInt16(members.count)) + le16(UInt16(members.count))
    bytes += le32(is64Bit ? 0xFFFF_FFFF : UInt32(directory.count)) + le32(is64Bit ? 0xFFFF_FFFF : UInt32(start))
    return bytes + le16(UInt16(comment.utf8.count)) + comment.utf8
  }

  static func deflated(_ content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    repeat {
      let end = min(content.count, index + 65_535)
      bytes.append(end == content.count ? 1 : 0)
      bytes += le16(UInt16(end - index)) + le16(~UInt16(end - index)) + content[index..<end]
      index = end
    } while index < content.count
    return bytes
  }

  /// CRC-32 as in ISO 3309, bit by bit.
  static func checksum(_ content: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  static func le16(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
  static func le32(_ value: UInt32) -> [UInt8] { le16(UInt16(value & 0xFFFF)) + le16(UInt16(value >> 16)) }
  static func le64(_ value: Int) -> [UInt8] {
    le32(UInt32(truncatingIfNeeded: value)) + le32(UInt32(truncatingIfNeeded: value >> 32))
  }
}
