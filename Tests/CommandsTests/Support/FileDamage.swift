import TestSupport

/// What disks, copies that broke off and stray writes do to a file; the same for the same number.
struct FileDamage: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case bit = "one bit flipped"
    case bits = "2 to 64 bits flipped"
    case bytes = "up to 512 bytes overwritten"
    case headerBit = "a bit of the header flipped"
    case headerBytes = "bytes of the header overwritten"
    case zeroedPage = "a page zeroed"
    case zeroedSector = "a sector zeroed"
    case swappedPages = "two pages swapped"
    case copiedPage = "a page written over another"
    case lostWrite = "a page as the backup has it"
    case truncated = "cut off anywhere"
    case truncatedPages = "cut off after a page"
    case appended = "bytes appended"
  }

  /// One bit in every third copy, then all kinds in turn.
  static func kind(_ number: Int) -> Kind {
    number.isMultiple(of: 3) ? .bit : Kind.allCases[(number / 3 * 2 + number % 3) % Kind.allCases.count]
  }

  let number: Int
  let kind: Kind
  private(set) var description: String
  private(set) var bytes: [UInt8]
  private var random: SplitMix64

  /// A damaged copy of a file whose pages have 4,096 bytes.
  ///
  /// - Parameter backup: The bytes of its backup.
  init(number: Int, seed: UInt64, of file: [UInt8], backup: [UInt8]) {
    self.number = number
    kind = Self.kind(number)
    random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    bytes = file
    description = ""
    let place = damage(backup)
    description = "copy \(number) of seed \(seed): \(kind.rawValue) at \(place)"
  }

  private static let pageSize = 4096

  private mutating func damage(_ backup: [UInt8]) -> Int {
    let pages = bytes.count / Self.pageSize
    let (page, other) = (number(below: pages), number(below: pages))
    let (start, otherStart) = (page * Self.pageSize, other * Self.pageSize)
    let place = number(below: bytes.count)
    switch kind {
    case .bit: flip(place)
    case .bits: for _ in 0..<(2 + number(below: 63)) { flip(number(below: bytes.count)) }
    case .bytes: overwrite(place..<min(bytes.count, place + 1 + number(below: 512)))
    case .headerBit:
      let place = number(below: 100)
      flip(place)
      return place
    case .headerBytes:
      let place = number(below: 100)
      overwrite(place..<min(100, place + 1 + number(below: 20)))
      return place
    case .zeroedPage: for index in start..<start + Self.pageSize { bytes[index] = 0 }
    case .zeroedSector:
      for index in (place / 512 * 512)..<min(bytes.count, place / 512 * 512 + 512) { bytes[index] = 0 }
    case .swappedPages: for index in 0..<Self.pageSize { bytes.swapAt(start + index, otherStart + index) }
    case .copiedPage: for index in 0..<Self.pageSize { bytes[start + index] = bytes[otherStart + index] }
    case .lostWrite:
      let start = start % (backup.count / Self.pageSize * Self.pageSize)
      for index in start..<start + Self.pageSize { bytes[index] = backup[index] }
      return start
    case .truncated: bytes.removeLast(bytes.count - place)
    case .truncatedPages: bytes.removeLast(bytes.count - start)
    case .appended: for _ in 0...number(below: 9000) { bytes.append(UInt8.random(in: .min ... .max, using: &random)) }
    }
    return kind == .zeroedPage || kind == .swappedPages || kind == .copiedPage ? start : place
  }

  private mutating func flip(_ place: Int) { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }

  private mutating func overwrite(_ range: Range<Int>) {
    for index in range { bytes[index] = .random(in: .min ... .max, using: &random) }
  }

  private mutating func number(below bound: Int) -> Int { .random(in: 0..<bound, using: &random) }
}
