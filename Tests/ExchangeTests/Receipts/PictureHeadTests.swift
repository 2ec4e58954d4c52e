import Expect
import Testing

@testable import Exchange

/// The heads of pictures, byte by byte as their standards have them.
@Suite struct PictureHeadTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let format: PictureHead.Format
    let width: Int
    let height: Int
    var testDescription: String { name }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + text("IHDR")
  /// A thumbnail of 160 by 120 is inside the first segment, which is skipped.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 12, 0xFF, 0xC0, 0, 17, 8, 0, 120, 0, 160, 3] + [0xFF, 0xC4, 0, 4, 0, 0]
  private static let tiff: [UInt8] = text("II*\u{0}") + [8, 0, 0, 0, 3, 0]

  static let cases: [Case] = [
    Case(name: "PNG", bytes: png + [0, 0, 0x0F, 0xC0, 0, 0, 0x0B, 0xD0, 8], format: .png, width: 4032, height: 3024),
    Case(
      name: "JPEG behind Exif and Huffman tables", bytes: jpeg + [0xFF, 0xC2, 0, 17, 8, 0x0B, 0xD0, 0x0F, 0xC0, 3],
      format: .jpeg, width: 4032, height: 3024),
    Case(
      name: "JPEG with fill bytes", bytes: [0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3, 3], format: .jpeg,
      width: 3, height: 2),
    Case(
      name: "WebP, lossy", bytes: text("RIFF....WEBPVP8 ....") + [0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x01, 0xF0, 0x00],
      format: .webp, width: 320, height: 240),
    Case(
      // 14 bits of width - 1, then 14 of height - 1: 319 | 239 << 14 = 0x3BC13F.
      name: "WebP, lossless", bytes: text("RIFF....WEBPVP8L....") + [0x2F, 0x3F, 0xC1, 0x3B, 0x00], format: .webp,
      width: 320, height: 240),
    Case(
      name: "WebP, extended",
      bytes: text("RIFF....WEBPVP8X....") + [0, 0, 0, 0, 0x3F, 0x01, 0x00, 0xEF, 0x00, 0x00], format: .webp, width: 320,
      height: 240),
    Case(
      name: "TIFF, little end first",
      bytes: tiff + [0xFE, 0, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0] + [0, 1, 3, 0, 1, 0, 0, 0, 0x40, 1, 0, 0]
        + [1, 1, 4, 0, 1, 0, 0, 0, 0xF0, 0, 0, 0], format: .tiff, width: 320, height: 240),
    Case(
      name: "TIFF, big end first",
      bytes: text("MM\u{0}*") + [0, 0, 0, 8, 0, 2] + [1, 0, 0, 3, 0, 0, 0, 1, 1, 0x40, 0, 0]
        + [1, 1, 0, 3, 0, 0, 0, 1, 0, 0xF0, 0, 0], format: .tiff, width: 320, height: 240),
    Case(
      // A picture of tiles: the largest extent is that of the whole.
      name: "HEIC",
      bytes: [0, 0, 0, 24] + text("ftypheic") + text("....iprp....ispe") + [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0]
        + text("....ispe") + [0, 0, 0, 0, 0, 0, 0x0F, 0xC0, 0, 0, 0x0B, 0xD0], format: .heic, width: 4032, height: 3024),
    Case(
      name: "AVIF", bytes: [0, 0, 0, 24] + text("ftypavif....ispe") + [0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 7],
      format: .avif,
      width: 5, height: 7),
  ]

  @Test(arguments: cases) func `format and size are read`(picture: Case) throws {
    let head = try require(PictureHead(picture.bytes))
    expect(head.format == picture.format && head.width == picture.width && head.height == picture.height)
  }

  /// Cut anywhere, a head has its size or none, and never crashes.
  @Test(arguments: cases) func `a head that is cut short has no size`(picture: Case) {
    for length in 0..<picture.bytes.count {
      let head = PictureHead(Array(picture.bytes[..<length]))
      // Of a picture of tiles the size of one may be left.
      let isTile = picture.format == .heic && head?.width == 512
      expect(head == nil || head?.pixels == 0 || head?.pixels == picture.width * picture.height || isTile)
    }
  }

  @Test(arguments: [
    Self.text("%PDF-1.4"), Self.text("REWE 1,00"), [], [0xFF], Self.text("GIF89a"), Self.text("RIFF....WAVE"),
    [0, 0, 0, 24] + Self.text("ftypmp42"),
  ])
  func `other files are no pictures`(bytes: [UInt8]) { expect(PictureHead(bytes), equals: nil) }

  /// Sides whose product would overflow, or that are 0, are no size.
  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0, 0, 0, 0, 5], [0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1],
    ] as [[UInt8]])
  func `impossible sizes are none`(sides: [UInt8]) { expect(PictureHead(Self.png + sides)?.pixels, equals: 0) }
}
