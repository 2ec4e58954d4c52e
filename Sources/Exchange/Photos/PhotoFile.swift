package import Domain
internal import Figures

/// A photo of a dish: a JPEG, a PNG or a WebP, recognized by its bytes and not by its name.
package struct PhotoFile: Hashable, Sendable {
  /// The maximum size of an accepted photo in bytes.
  package static let largest = 10_000_000

  /// The contents of the file.
  package let bytes: [UInt8]
  /// The name that ImageMagick uses for the format.
  let format: String
  /// The length of the photo's longer side in pixels.
  let side: Int

  /// Reads a photo from a file.
  ///
  /// Throws `noInputFile` if there is no such file, `tooLarge` if the file has more than 10 MB, and `badFile` if it
  /// is not a photo.
  package init(path: String) throws(LarderError) {
    let file = try DiskFile(path: path)
    guard file.size <= Self.largest else {
      throw LarderError(
        .tooLarge, "\(ImportFile.quoted(path)) is larger than \(Self.largest / 1_000_000) MB",
        hint: "save the photo in a smaller size")
    }
    let bytes = try file.bytes(at: 0, count: file.size)
    do throws(Refusal) {
      try self.init(checking: bytes)
    } catch {
      throw error.error(path)
    }
  }

  /// The maximum number of pixels in an accepted photo.
  static let mostPixels = ReceiptFile.mostPixels

  /// Reads a photo from bytes; nil if the bytes are not a photo, are damaged, or exceed 10 MB or 60 megapixels.
  package init?(_ bytes: [UInt8]) { try? self.init(checking: bytes) }

  /// Reads a photo from bytes; throws the reason if the bytes are not accepted as a photo.
  init(checking bytes: [UInt8]) throws(Refusal) {
    guard bytes.count <= Self.largest else { throw .tooManyBytes }
    guard let head = PictureHead(bytes) else { throw .noPicture }
    guard [.jpeg, .png, .webp].contains(head.format) else { throw .otherFormat }
    guard head.pixels > 0 else { throw .damaged }
    guard head.pixels <= Self.mostPixels else { throw .tooManyPixels(width: head.width, height: head.height) }
    self.bytes = bytes
    (format, side) = (head.format.rawValue, max(head.width, head.height))
  }

  /// The photo as a file that Larder can keep.
  package var file: KeptFolder.File { KeptFolder.File(bytes: bytes, suffix: format == "jpeg" ? "jpg" : format) }

  /// The media type, such as `image/jpeg`.
  package var mediaType: String { "image/\(format)" }
}

extension PhotoFile {
  /// Why bytes are not accepted as a photo.
  enum Refusal: Error {
    case noPicture
    case otherFormat
    case damaged
    case tooManyBytes
    case tooManyPixels(width: Int, height: Int)

    private static let kinds = "a photo is a JPEG, a PNG or a WebP"

    /// The reason, as words that can follow `since`.
    var reason: String {
      switch self {
      case .noPicture, .otherFormat: "it is not a JPEG, a PNG or a WebP"
      case .damaged: "it is damaged: its size cannot be read"
      case .tooManyBytes: "it is larger than \(PhotoFile.largest / 1_000_000) MB"
      case .tooManyPixels(let width, let height):
        "it is too large: it has \(Figure.text(width)) x \(Figure.text(height)) pixels, and a photo has at most "
          + "\(PhotoFile.mostPixels / 1_000_000) million"
      }
    }

    /// The error that says why the file at `path` is not accepted as a photo.
    fileprivate func error(_ path: String) -> LarderError {
      let name = ImportFile.quoted(path)
      let smaller = "save the photo in a smaller size"
      return switch self {
      case .noPicture: LarderError(.badFile, "\(name) is not a photo", hint: Self.kinds)
      case .otherFormat:
        LarderError(.badFile, "\(name) is a picture of another kind", hint: "\(Self.kinds): save it as one of these")
      case .damaged: LarderError(.badFile, "\(name) is not taken: \(reason)", hint: "save the photo once more as JPEG")
      case .tooManyBytes, .tooManyPixels: LarderError(.tooLarge, "\(name) is not taken: \(reason)", hint: smaller)
      }
    }
  }
}
