package import Domain

/// Makes a PDF of a page with WeasyPrint, which is a separate program.
package struct PDFPrinter {
  /// The time limit for WeasyPrint, in milliseconds; a book of a hundred recipes with photos takes only a few seconds.
  private static let longest: Int32 = 60_000
  /// The maximum size of a PDF in bytes.
  private static let largest = 400_000_000
  /// The maximum address space of WeasyPrint in bytes; a book with photos needs more memory than a receipt.
  private static let mostMemory = 4_000_000_000

  private let program: ExternalProgram

  /// Looks for the program in the folders of `PATH`.
  package init() { self.init(folders: nil) }

  init(folders: String?, longest: Int32 = Self.longest) {
    program = ExternalProgram(
      name: "weasyprint", package: "weasyprint", longest: longest, folders: folders, largestOutput: Self.largest,
      mostMemory: Self.mostMemory, does: "a PDF is written by",
      way: "write a page with `--format html` and print it in the browser")
  }

  /// Makes a PDF of a page; the page must contain everything that it shows, because nothing is fetched.
  ///
  /// Throws `missingProgram` if WeasyPrint is not installed, `cannotCreate` if temporary files cannot be written, and
  /// `badFile` if WeasyPrint fails or takes longer than a minute.
  package func pdf(of page: String) throws(LarderError) -> [UInt8] {
    guard program.isInstalled else { throw program.missing }
    let folder = try WorkFolder()
    try folder.write(Array(page.utf8), to: "page")
    // Older versions lack the option that forbids all addresses; the page contains none anyway.
    var bytes = try printed(["--allowed-protocols", "data"], folder)
    if bytes == nil { bytes = try printed([], folder) }
    guard let bytes, ReceiptFile.isPDF(bytes) else {
      throw LarderError(
        .badFile, "weasyprint could not make a PDF of it", hint: "\(program.way), or see `weasyprint --info`")
    }
    return bytes
  }

  private func printed(_ options: [String], _ folder: WorkFolder) throws(LarderError) -> [UInt8]? {
    try program.start(in: folder, ["-q"] + options + ["-", "-"], input: "page")?.printed()
  }
}
