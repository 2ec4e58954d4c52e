package import Domain

/// Reduces photos with ImageMagick before they are kept; without ImageMagick, they are kept unchanged.
///
/// A reduced photo is a JPEG without the camera's metadata, such as the place where it was taken.
package struct PhotoPreparation: Sendable {
  private let magick: ExternalProgram?

  /// Looks for ImageMagick in the folders of `PATH`.
  package init() { self.init(folders: nil) }

  init(folders: String?) { magick = .imageMagick(folders: folders) }

  /// The maximum length, in pixels, of the longer side of a kept photo, and the same for its small version.
  private static let longestSide = 1200
  private static let smallSide = 400
  /// The maximum size of a reduced photo in bytes.
  private static let mostBytes = 1_000_000
  /// JPEG qualities, tried in order until the photo is small enough.
  private static let qualities = [85, 65, 45]

  /// Returns the photo to keep, and a small version of it.
  ///
  /// The small version is nil if the photo is already small or cannot be reduced.
  ///
  /// Throws `cannotCreate` if temporary files cannot be written.
  package func prepared(_ photo: PhotoFile) throws(LarderError) -> (whole: PhotoFile, small: PhotoFile?) {
    guard let magick else { return (photo, nil) }
    let folder = try WorkFolder()
    var whole = photo
    if photo.side > Self.longestSide || photo.bytes.count > Self.mostBytes {
      for quality in Self.qualities {
        guard let reduced = try reduced(photo, to: Self.longestSide, quality, magick, folder) else { break }
        whole = reduced
        if reduced.bytes.count <= Self.mostBytes { break }
      }
    }
    guard whole.side > Self.smallSide else { return (whole, nil) }
    return (whole, try reduced(whole, to: Self.smallSide, Self.qualities[0], magick, folder))
  }

  /// The photo reduced so that its longer side has at most `side` pixels; nil if ImageMagick cannot read the photo.
  private func reduced(
    _ photo: PhotoFile, to side: Int, _ quality: Int, _ magick: ExternalProgram, _ folder: WorkFolder
  ) throws(LarderError) -> PhotoFile? {
    try folder.write(photo.bytes, to: "photo")
    folder.remove("reduced")
    // A JPEG is decoded at only twice the size that is needed, which is much faster.
    let hint = photo.format == "jpeg" ? ["-define", "jpeg:size=\(2 * side)x\(2 * side)"] : []
    let words =
      ExternalProgram.magickLimits + hint
      + [
        "\(photo.format):\(folder.file("photo"))[0]", "-auto-orient", "-resize", "\(side)x\(side)>", "-background",
        "white", "-alpha", "remove", "-colorspace", "sRGB", "-strip", "-quality", "\(quality)",
        "jpeg:" + folder.file("reduced"),
      ]
    guard let running = try magick.start(in: folder, words), (try? running.finish()) == 0,
      let file = try? DiskFile(path: folder.file("reduced")), file.size <= PhotoFile.largest
    else { return nil }
    let made = PhotoFile(try file.bytes(at: 0, count: file.size))
    return made.flatMap { $0.side <= side ? $0 : nil }
  }
}
