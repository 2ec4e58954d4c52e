import Domain

/// The external programs that read pictures and PDFs of receipts.
struct ReceiptTools {
  /// Recognizes text in pictures; required for all pictures.
  let tesseract: ExternalProgram
  /// Rotates, crops and scales pictures; nil if ImageMagick is not installed.
  let magick: ExternalProgram?
  /// Renders the pages of a PDF as pictures.
  let pages: ExternalProgram
  /// Extracts the text of a PDF.
  let pdfText: ExternalProgram

  /// Finds the programs in the given folders, separated by colons, or in those of `PATH`.
  ///
  /// `longest` is the time limit of each program in milliseconds.
  init(folders: String? = nil, longest: Int32 = 20_000) {
    func program(_ name: String, _ package: String, largest: Int = 8_000_000) -> ExternalProgram {
      ExternalProgram(
        name: name, package: package, longest: longest, folders: folders, largestOutput: largest)
    }
    tesseract = program("tesseract", "tesseract-ocr tesseract-ocr-deu")
    magick = .imageMagick(folders: folders, longest: longest)
    pages = program("pdftoppm", "poppler-utils", largest: ExternalProgram.largestPicture)
    pdfText = program("pdftotext", "poppler-utils")
  }

  /// The languages for text recognition in the form of tesseract's option `-l`, and whether German is one of them.
  ///
  /// With German and English together, 4 more lines in 100 are recognized correctly than with German alone, because
  /// half of the text is names and numbers.
  ///
  /// Throws `missingProgram` if tesseract is not installed or has neither language.
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
