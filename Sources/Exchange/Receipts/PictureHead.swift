/// The format and size of a picture, read from its first bytes without decoding it.
struct PictureHead: Equatable {
  /// A picture format, with the name that ImageMagick uses for it.
  enum Format: String, Sendable {
    case jpeg, png, webp, heic, avif, tiff
  }

  let format: Format
  /// The width in pixels before any rotation; 0 if the header is damaged.
  let width: Int
  /// The height in pixels before any rotation; 0 if the header is damaged.
  let height: Int

  /// The number of pixels; 0 if the header is damaged.
  var pixels: Int { width * height }

  /// Reads the header of a file; nil if the file is not a picture in a known format.
  init?(_ bytes: [UInt8]) {
    let head = Bytes(bytes)
    guard let format = Self.format(head) else { return nil }
    let size =
      switch format {
      case .png: head.has("IHDR", at: 12) ? Self.pair(head.big(16, 4), head.big(20, 4)) : nil
      case .jpeg: Self.frame(head)
      case .webp: Self.webp(head)
      case .tiff: Self.tiff(head)
      case .heic, .avif: Self.largestExtent(head)
      }
    self.format = format
    // The side length is limited so that the number of pixels cannot overflow.
    let (width, height) = size ?? (0, 0)
    let isPossible = (1...Self.longest).contains(width) && (1...Self.longest).contains(height)
    (self.width, self.height) = isPossible ? (width, height) : (0, 0)
  }

  private static let longest = 1 << 24

  private static func format(_ head: Bytes) -> Format? {
    if head.big(0, 3) == 0xFF_D8FF { return .jpeg }
    if head.big(0, 4) == 0x8950_4E47, head.big(4, 4) == 0x0D0A_1A0A { return .png }
    if head.has("RIFF", at: 0), head.has("WEBP", at: 8) { return .webp }
    if head.has("II*\u{0}", at: 0) || head.has("MM\u{0}*", at: 0) { return .tiff }
    guard head.has("ftyp", at: 4) else { return nil }
    if ["avif", "avis"].contains(where: { head.has($0, at: 8) }) { return .avif }
    return ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"].contains { head.has($0, at: 8) } ? .heic : nil
  }

  /// The size in the first frame header of a JPEG (ITU T.81, B.2.2).
  private static func frame(_ head: Bytes) -> (Int, Int)? {
    var place = 2
    while let marker = head.big(place, 2), marker >> 8 == 0xFF {
      // Fill bytes may precede a marker.
      if marker == 0xFFFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker & 0xFF) && ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF)
      if isFrame { return pair(head.big(place + 7, 2), head.big(place + 5, 2)) }
      guard marker != 0xFFDA, marker != 0xFFD9, let length = head.big(place + 2, 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// The size in the first chunk of a WebP file (RFC 9649).
  private static func webp(_ head: Bytes) -> (Int, Int)? {
    if head.has("VP8X", at: 12) {
      return pair(head.little(24, 3).map { $0 + 1 }, head.little(27, 3).map { $0 + 1 })
    }
    if head.has("VP8L", at: 12), let bits = head.little(21, 4) {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard head.has("VP8 ", at: 12), head.big(23, 3) == 0x9D_012A else { return nil }
    return pair(head.little(26, 2).map { $0 & 0x3FFF }, head.little(28, 2).map { $0 & 0x3FFF })
  }

  /// The size in the first directory of a TIFF file (TIFF 6.0, section 2).
  private static func tiff(_ head: Bytes) -> (Int, Int)? {
    let isLittle = head.has("II", at: 0)
    func number(_ place: Int, _ count: Int) -> Int? { isLittle ? head.little(place, count) : head.big(place, count) }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    var sizes: [Int: Int] = [:]
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2), let type = number(place + 2, 2) else { return nil }
      // The tags are in order: 256 is the width, 257 the height; type 3 has two bytes, type 4 four.
      if tag > 257 { break }
      if tag >= 256, [3, 4].contains(type) { sizes[tag] = number(place + 8, type == 3 ? 2 : 4) }
    }
    return pair(sizes[256], sizes[257])
  }

  /// The largest size that a HEIF file states (ISO 23008-12, `ispe`); smaller sizes may be those of tiles.
  private static func largestExtent(_ head: Bytes) -> (Int, Int)? {
    var largest: (Int, Int)?
    for place in head.bytes.indices.prefix(farthestExtent)
    where head.bytes[place] == UInt8(ascii: "i") && head.has("ispe", at: place) {
      guard let size = pair(head.big(place + 8, 4), head.big(place + 12, 4)) else { continue }
      if max(size.0, size.1) <= longest, largest.map({ size.0 * size.1 > $0.0 * $0.1 }) ?? true { largest = size }
    }
    return largest
  }

  /// The number of bytes at the start of the file that are searched for sizes; the metadata with the sizes is there.
  private static let farthestExtent = 1_000_000

  private static func pair(_ width: Int?, _ height: Int?) -> (Int, Int)? {
    width.flatMap { width in height.map { (width, $0) } }
  }

  /// Reads numbers at given offsets in the bytes; the result is nil if a number would extend beyond the end.
  private struct Bytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func has(_ text: String, at place: Int) -> Bool {
      let length = text.utf8.count
      return place + length <= bytes.count && zip(text.utf8, bytes[place..<(place + length)]).allSatisfy(==)
    }

    func big(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    func little(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
