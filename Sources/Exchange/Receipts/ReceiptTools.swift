import Domain

/// The programs that pictures and PDFs of receipts are read with.
struct ReceiptTools {
  /// Reads letters; nothing works without it.
  let tesseract: ExternalProgram
  /// Turns, crops and scales pictures; nil if ImageMagick is not installed.
  let magick: ExternalProgram?
  /// Makes pictures of the pages of a PDF.
  let pages: ExternalProgram
  /// Takes the text out of a PDF.
  let pdfText: ExternalProgram

  /// Looks for the programs in folders parted by colons, or in those of `PATH`; each is ended after so many milliseconds.
  init(folders: String? = nil, longest: Int32 = 20_000) {
    func program(_ name: String, _ package: String, largest: Int = 8_000_000) -> ExternalProgram {
      ExternalProgram(
        name: name, package: package, longest: longest, folders: folders, largestOutput: largest)
    }
    tesseract = program("tesseract", "tesseract-ocr tesseract-ocr-deu")
    // Version 7 is called `magick`; its `convert` only warns.
    magick =
      [program("magick", "imagemagick", largest: Self.largestPicture)].first(where: \.isInstalled)
      ?? [program("convert", "imagemagick", largest: Self.largestPicture)].first(where: \.isInstalled)
    pages = program("pdftoppm", "poppler-utils", largest: Self.largestPicture)
    pdfText = program("pdftotext", "poppler-utils")
  }

  /// The most bytes of a picture that a program writes: ImageMagick keeps 8 bytes for each of 60 million points.
  private static let largestPicture = 520_000_000

  /// The languages that receipts are read in, as tesseract's option `-l` takes them, and whether German is one.
  ///
  /// English beside German reads four in a hundred lines more, for half of what is printed is names and numbers. Throws
  /// `missingProgram` without tesseract, or if it has neither language.
  func languages(in folder: WorkFolder) throws(LarderError) -> (option: String, hasGerman: Bool) {
    guard let listed = try tesseract.output(in: folder, ["--list-langs"]) else { return ("deu+eng", true) }
    let names = Set(String(decoding: listed, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
    let usable = ["deu", "eng"].filter(names.contains)
    guard !usable.isEmpty else {
      throw LarderError(
        .missingProgram, "tesseract has no data for German or English",
        hint: "install it with `sudo apt-get install \(tesseract.package)`, or save the receipt as text")
    }
    return (usable.joined(separator: "+"), usable.contains("deu"))
  }
}
