/// ImageMagick, which rotates and reduces pictures.
extension ExternalProgram {
  /// The maximum size in bytes of a picture that a program writes; ImageMagick needs 8 bytes for each of at most 60
  /// million pixels.
  static let largestPicture = 520_000_000

  /// Arguments that keep ImageMagick from using more memory than Debian's configuration allows.
  ///
  /// What does not fit into that memory is written to a file of limited size.
  static let magickLimits = ["-limit", "memory", "256MiB", "-limit", "map", "512MiB"]

  /// ImageMagick in the given folders, separated by colons, or in the folders of `PATH`; nil if it is not installed.
  ///
  /// `longest` is ImageMagick's time limit in milliseconds.
  static func imageMagick(folders: String? = nil, longest: Int32 = 20_000) -> ExternalProgram? {
    // Version 7 of ImageMagick is called `magick`; its command `convert` prints a warning.
    ["magick", "convert"].lazy.map { name in
      ExternalProgram(
        name: name, package: "imagemagick", longest: longest, folders: folders, largestOutput: largestPicture)
    }.first(where: \.isInstalled)
  }
}
