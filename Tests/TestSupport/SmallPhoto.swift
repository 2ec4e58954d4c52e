import Foundation

/// The smallest photos that are whole, as programs for pictures write them.
package enum SmallPhoto {
  /// A grey JPEG of 1 by 1 pixel.
  package static let jpeg = bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////"
      + "////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z")
  /// A brown PNG of 4 by 3 pixels.
  package static let png = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAFElEQVR4nGM8UaHBAANMDEgAhQMANUQBbvQnLyMAAAAASUVORK5CYII=")
  /// The same as a WebP.
  package static let webp = bytes("UklGRh4AAABXRUJQVlA4TBEAAAAvA4AAAAdQvCIXpf+BiOh/AAA=")

  /// The photo as Base64.
  package static func text(_ photo: [UInt8]) -> String { Data(photo).base64EncodedString() }

  /// The head of a PNG of a size, which is enough for whoever only looks at its first bytes.
  package static func png(width: UInt16, height: UInt16, bytes: Int = 100) -> [UInt8] {
    func big(_ side: UInt16) -> [UInt8] { [0, 0, UInt8(side >> 8), UInt8(side & 0xFF)] }
    let head = png.prefix(16) + big(width) + big(height)
    return head + [UInt8](repeating: 7, count: max(0, bytes - head.count))
  }

  private static func bytes(_ text: String) -> [UInt8] { Data(base64Encoded: text).map(Array.init) ?? [] }
}
