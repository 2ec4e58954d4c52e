import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Saved mails whose receipt is an attached PDF or picture, and texts in UTF-16; programs stand in for the system's.
@Suite struct MailTests {
  let folder: TemporaryFolder
  private var tools: ReceiptTools { ReceiptTools(folders: folder.path, longest: 60_000) }

  init() throws { folder = try TemporaryFolder() }

  private static let receipt = "REWE\nMILCH 1,09 B\nBROT 2,50 B\nSUMME EUR 3,59\nGeg. BAR EUR 3,59\n20.11.2026\n"
  private static let terms = "Terms of sale\nas of today\nof the shop\nfor all\nand everybody\nwho buys\n"

  private func program(_ name: String, _ script: String) throws {
    try StandIn.write(script, to: "\(folder.path)/\(name)")
  }

  private func pdftotext(_ text: String) throws { try program("pdftotext", "cat <<'END'\n\(text)\nEND") }

  /// A mail with a text and an attached file.
  private func mail(_ text: String, _ type: String, _ file: [UInt8]) throws -> String {
    let lines = Data(file).base64EncodedString(options: .lineLength76Characters)
    try folder.write(
      """
      From: "REWE" <noreply@example.org>
      Subject: Your receipt
      MIME-Version: 1.0
      Content-Type: multipart/mixed; boundary="part"

      --part
      Content-Type: text/plain; charset=utf-8

      \(text)
      --part
      Content-Type: \(type); name="receipt"
      Content-Transfer-Encoding: base64
      Content-Disposition: attachment; filename="receipt"

      \(lines)
      --part--

      """, to: "mail.eml")
    return "\(folder.path)/mail.eml"
  }

  private func sums(_ path: String) throws -> [Int]? {
    try FoundReceipt.read([path], tools)?.receipt.items.map(\.price.minorUnits)
  }

  private static let pdf = Array("%PDF-1.4 and so on".utf8)
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 2, 0, 8]

  @Test(arguments: ["application/pdf", "application/octet-stream"])
  func `an attached PDF is the receipt, not the text that goes with it`(_ type: String) throws {
    try pdftotext(Self.receipt)
    let path = try mail("Thank you!\nGift cards now from 5,00\nYour total 99,00", type, Self.pdf)
    expect(try sums(path), equals: [109, 250])
  }

  @Test func `a PDF without a total leaves the receipt to the mail's text`() throws {
    try pdftotext(Self.terms)
    expect(try sums(mail(Self.receipt, "application/pdf", Self.pdf)), equals: [109, 250])
  }

  @Test func `without the program, the mail's text counts, and else the missing program is named`() throws {
    expect(try sums(mail(Self.receipt, "application/pdf", Self.pdf)), equals: [109, 250])
    let path = try mail("Thank you!", "application/pdf", Self.pdf)
    let error = #expect(throws: LarderError.self) { try self.sums(path) }
    expect(error?.code, equals: .missingProgram)
  }

  @Test func `an attached photo is read`() throws {
    try program(
      "tesseract", "if [ \"$1\" = --list-langs ]; then echo deu; exit 0; fi\ncat <<'END'\n\(Self.receipt)END")
    expect(try sums(mail("My receipt", "image/png", Self.png)), equals: [109, 250])
  }

  @Test func `more pages than a receipt has are refused`() throws {
    try program("pdftotext", "for page in $(seq 101); do printf 'page %s\\n\\f' $page; done")
    try Data(Self.pdf).write(to: URL(filePath: "\(folder.path)/book.pdf"))
    let error = #expect(throws: LarderError.self) { try self.sums("\(self.folder.path)/book.pdf") }
    expect(error?.code == .badFile && error?.message.contains("more than 100 pages") == true)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `a text in UTF-16 is read`(_ encoding: String.Encoding) throws {
    let text = try require(Self.receipt.replacing("MILCH", with: "KÄSE €").data(using: encoding))
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    try (Data(mark) + text).write(to: URL(filePath: "\(folder.path)/r.txt"))
    let found = try FoundReceipt.read(["\(folder.path)/r.txt"], tools)
    expect(found?.receipt.items.first?.text.hasPrefix("KÄSE"), equals: true)
  }

  @Test func `a text that goes on and on is cut, and that is said`() throws {
    try folder.write(Self.receipt + String(repeating: "and so on\n", count: 4000), to: "long.txt")
    let found = try require(try FoundReceipt.read(["\(folder.path)/long.txt"], tools))
    expect(found.remarks, equals: ["only the first 4000 lines were read"])
  }

  @Test func `a list of prices without a total is read, and not the logo beside it`() throws {
    let list = "REWE\nMILCH 1,09 B\nBROT 2,50 B\nEIER 2,99 B\n20.11.2026\n"
    expect(try sums(mail(list, "image/png", Self.png)), equals: [109, 250, 299])
  }
}
