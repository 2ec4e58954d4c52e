package import Domain

/// A photo of a dish: a JPEG, a PNG or a WebP, recognized by its bytes and not by its name.
package struct PhotoFile: Hashable, Sendable {
  /// The maximum number of bytes of a photo that is taken in.
  package static let largest = 10_000_000

  /// The contents of the file.
  package let bytes: [UInt8]
  /// The format as ImageMagick calls it.
  let format: String
  /// The longer side in pixels.
  let side: Int

  /// Reads a photo from a file.
  ///
  /// Throws `noInputFile` if there is no such file, `tooLarge` if it has more than 10 MB, and `badFile` if it is not a
  /// photo.
  package init(path: String) throws(LarderError) {
    let file = try DiskFile(path: path)
    guard file.size <= Self.largest else {
      throw LarderError(
        .tooLarge, "\(ImportFile.quoted(path)) is larger than \(Self.largest / 1_000_000) MB",
        hint: "save the photo in a smaller size")
    }
    let bytes = try file.bytes(at: 0, count: file.size)
    guard let photo = PhotoFile(bytes) else { throw Self.refusal(of: bytes, path) }
    self = photo
  }

  /// Takes bytes as a photo; nil if they are none, are damaged, or are more than 10 MB or 60 megapixels.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.largest, let head = PictureHead(bytes), [.jpeg, .png, .webp].contains(head.format),
      head.pixels > 0, head.pixels <= ReceiptFile.mostPixels
    else { return nil }
    self.bytes = bytes
    (format, side) = (head.format.rawValue, max(head.width, head.height))
  }

  /// The photo in the form in which it is kept.
  package var file: KeptFolder.File { KeptFolder.File(bytes: bytes, suffix: format == "jpeg" ? "jpg" : format) }

  /// The media type, such as `image/jpeg`.
  package var mediaType: String { "image/\(format)" }

  private static func refusal(of bytes: [UInt8], _ path: String) -> LarderError {
    let name = ImportFile.quoted(path)
    let kinds = "a photo is a JPEG, a PNG or a WebP"
    guard let head = PictureHead(bytes) else { return LarderError(.badFile, "\(name) is not a photo", hint: kinds) }
    guard [.jpeg, .png, .webp].contains(head.format) else {
      return LarderError(.badFile, "\(name) is a picture of another kind", hint: "\(kinds): save it as one of these")
    }
    guard head.pixels > 0 else {
      return LarderError(
        .badFile, "\(name) is damaged: its size cannot be read", hint: "save the photo once more as JPEG")
    }
    return LarderError(
      .badFile, "\(name) has more than \(ReceiptFile.mostPixels / 1_000_000) megapixels",
      hint: "save the photo in a smaller size")
  }
}
