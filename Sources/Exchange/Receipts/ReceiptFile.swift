package import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that contains a receipt; its kind is recognized from its bytes, not from its name.
package struct ReceiptFile: Sendable {
  /// The maximum size of an accepted file in bytes.
  package static let limit = 40_000_000

  /// The maximum size of an accepted text or web page in bytes.
  private static let longestText = 5_000_000

  private let bytes: [UInt8]
  private let name: String

  /// Reads a file, or the standard input if the path is `-`.
  ///
  /// Throws `noInputFile` if the file does not exist, and `badFile` if it is empty or larger than 40 MB.
  package init(path: String) throws(LarderError) {
    name = path == "-" ? "standard input" : path
    bytes = try path == "-" ? Self.standardInput() : Self.bytes(of: path)
    guard !bytes.isEmpty else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is empty", hint: "use the file of a receipt, such as a PDF or a text")
    }
  }

  private init(bytes: [UInt8], name: String) { (self.bytes, self.name) = (bytes, name) }

  /// The usual file name extension for this kind of file: `jpg`, `pdf`, `txt`.
  private var suffix: String {
    if let head = PictureHead(bytes) { return head.format == .jpeg ? "jpg" : head.format.rawValue }
    if Self.isPDF(bytes) { return "pdf" }
    if MailText.isMail(bytes) { return "eml" }
    return PageText.isPage(FieldText.whole(Array(bytes.prefix(4096)))) ? "html" : "txt"
  }

  /// The file in a form that Larder can keep.
  package var kept: KeptFolder.File { KeptFolder.File(bytes: bytes, suffix: suffix) }

  static func bytes(of path: String) throws(LarderError) -> [UInt8] {
    let file = try DiskFile(path: path)
    guard file.size <= limit else { throw tooLarge(path) }
    return try file.bytes(at: 0, count: file.size)
  }

  private static let pdf = Array("%PDF-".utf8)

  /// The content of a file: text, or pictures that can be read several times.
  enum Content {
    case text(String)
    case pictures(PictureReader)

    /// The text; nil for pictures.
    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }

    /// The reader for the pictures; nil for text.
    var reader: PictureReader? {
      if case .pictures(let reader) = self { reader } else { nil }
    }
  }

  /// The maximum number of pixels in a picture, more than phone cameras produce.
  static let mostPixels = 60_000_000

  static func tooManyPixels(_ name: String) -> LarderError {
    LarderError(
      .badFile, "\(ImportFile.quoted(name)) has more than \(mostPixels / 1_000_000) megapixels",
      hint: "crop the picture to the receipt, or save it in a smaller size")
  }

  /// The text of the file, or a reader for its pictures.
  ///
  /// Throws `badFile` if the file has neither text nor pictures, is damaged or is too large. Throws `missingProgram` if
  /// a needed program is not installed.
  func content(_ tools: ReceiptTools) throws(LarderError) -> Content {
    if let head = PictureHead(bytes) {
      guard head.pixels > 0 else {
        throw LarderError(
          .badFile, "\(ImportFile.quoted(name)) is damaged: its size cannot be read",
          hint: "save the picture once more as JPEG, or take another photo")
      }
      guard head.pixels <= Self.mostPixels else { throw Self.tooManyPixels(name) }
      return .pictures(try PictureReader(bytes, .picture(head), named: name, tools: tools))
    }
    if Self.isPDF(bytes) {
      if let text = try pdfText(tools) { return .text(text) }
      return .pictures(try PictureReader(bytes, .pdf, named: name, tools: tools))
    }
    return MailText.isMail(bytes) ? try mailContent(tools) : .text(try text())
  }

  /// Whether the bytes are a PDF, which may be preceded by some other bytes.
  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.prefix(1024).firstRange(of: pdf) != nil }

  /// The text of an attached PDF or of the email itself, if that text contains a receipt; otherwise an attached
  /// picture.
  private func mailContent(_ tools: ReceiptTools) throws(LarderError) -> Content {
    let mail = MailText(bytes)
    var texts: [String] = []
    var picture: ReceiptFile?
    var failure: LarderError?
    for attached in mail.files.map({ ReceiptFile(bytes: $0, name: name) }) {
      do throws(LarderError) {
        if Self.isPDF(attached.bytes), let text = try attached.pdfText(tools) {
          texts.append(text)
        } else {
          picture = picture ?? attached
        }
      } catch {
        failure = failure ?? error
      }
    }
    texts.append(mail.text)
    let read = texts.map { (text: $0, receipt: ReceiptReader().read($0)) }
    if let whole = read.first(where: { $0.receipt?.total != nil }) { return .text(whole.text) }
    // If no text has a total, a text with a list of prices is still better than a picture, which may be a logo.
    let counts = read.map { $0.receipt?.items.count ?? 0 }
    let most = counts.max() ?? 0
    if most >= Self.fewestItems, let place = counts.firstIndex(of: most) { return .text(texts[place]) }
    if let picture { return try picture.content(tools) }
    if let failure { throw failure }
    return .text(counts.firstIndex(of: most).map { texts[$0] } ?? "")
  }

  /// The minimum number of prices in an email without a total; an email with fewer prices is treated as advertising.
  private static let fewestItems = 3

  /// The text of all pages of a PDF; nil if its pages are pictures.
  private func pdfText(_ tools: ReceiptTools) throws(LarderError) -> String? {
    let output = try tools.pdfText.output(on: bytes, named: "receipt.pdf") { path in
      ["-layout", "-enc", "UTF-8", "-l", String(Self.mostPages + 1), path, "-"]
    }
    guard let output else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is damaged, or locked by a password",
        hint: "open it in a PDF viewer and save it without a password")
    }
    // Each page ends with a form feed.
    guard output.count(where: { $0 == 0x0C }) <= Self.mostPages else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) has more than \(Self.mostPages) pages, too many for a receipt",
        hint: "save the receipt's pages as a PDF of their own")
    }
    let text = FieldText.whole(output)
    let lines = text.split(whereSeparator: \.isNewline).count { $0.contains { $0.isLetter } }
    return lines >= Self.fewestLines ? text : nil
  }

  /// The maximum number of pages in an accepted PDF.
  private static let mostPages = 100
  /// The minimum number of lines of text in a PDF; the pages of a PDF with fewer lines are treated as pictures.
  private static let fewestLines = 5

  private static func standardInput() throws(LarderError) -> [UInt8] {
    guard let bytes = try StandardInput.bytes(limit: limit) else { throw tooLarge("standard input") }
    return bytes
  }

  private static func tooLarge(_ name: String) -> LarderError {
    LarderError(
      .badFile, "\(ImportFile.quoted(name)) is larger than 40 MB", hint: "use the file of a single receipt")
  }

  /// The text of the receipt, from a text file, a web page or a saved email.
  ///
  /// Throws `badFile` if the file has no text.
  func text() throws(LarderError) -> String {
    guard FieldText.isUTF16(bytes) || !bytes.prefix(4096).contains(0) else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) is not text",
        hint: "use a photo (JPEG, PNG, WebP, HEIC, TIFF), a PDF, a text, a saved mail or a saved page, "
          + "or write the purchase down with `trip add`")
    }
    if MailText.isMail(bytes) { return MailText(bytes).text }
    guard bytes.count <= Self.longestText else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) has more than 5 MB of text, too much for a receipt",
        hint: "use the text of a single receipt")
    }
    let text = FieldText.whole(bytes)
    return PageText.isPage(text) ? PageText.lines(text) : text
  }
}
