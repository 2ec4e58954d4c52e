import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Receipts of 57 tills, invented by two people who had not seen the program, with what is printed on them.
@Suite struct ReceiptFixtureTests {
  struct Truth: CustomTestStringConvertible {
    let name: String
    let store: String
    let day: String
    let total: Int
    let currency: String
    let items: [ReceiptItem]
    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/receipts").path

    static let all: [Truth] = {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".tsv") }.sorted().compactMap { name in
        (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).map { Truth(String(name.dropLast(4)), $0) }
      }
    }()

    init(_ name: String, _ text: String) {
      let rows = text.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      self.name = name
      store = String(rows[0][0].dropFirst(2))
      day = rows[0][1]
      total = Self.cents(rows[0][2])
      currency = rows[0][3]
      items = rows.dropFirst().map { row in
        ReceiptItem(
          row[0], quantity: Double(row[1]) ?? .nan, unit: PurchaseUnit(rawValue: row[2]) ?? .liters,
          price: Money(minorUnits: Self.cents(row[3])), kind: PurchaseKind(rawValue: row[4]) ?? .service)
      }
    }

    private static func cents(_ text: String) -> Int { Int((Double(text).map { $0 * 100 } ?? .nan).rounded()) }

    func text() throws -> String {
      for ending in ["txt", "eml", "html"]
      where FileManager.default.fileExists(atPath: "\(Self.folder)/\(name).\(ending)") {
        return try ReceiptFile(path: "\(Self.folder)/\(name).\(ending)").text()
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  @Test(arguments: Truth.all)
  func `what is printed is read`(truth: Truth) throws {
    let receipt = try require(ReceiptReader().read(try truth.text()))
    expect(receipt.total?.minorUnits, equals: truth.total)
    // An order bears the day of the order and that of the bill.
    if truth.name != "mail-multipart" { expect(receipt.day?.iso, equals: truth.day) }
    expect(receipt.currency == truth.currency || receipt.currency == nil)
    let store = receipt.store?.lowercased() ?? ""
    expect(
      store == truth.store.lowercased()
        || Self.namedInText.contains(truth.name))
    expect(
      receipt.items.map(Self.told), equals: truth.items.map(Self.told), "\(receipt.doubts)")
    expect(receipt.checks.contains { !$0.holds }, equals: false)
  }

  /// The headings of these are those of the market's owner or of a mail.
  private static let namedInText: Set<String> = [
    "tengelmann-2015", "html-table", "baeckerei-2024", "metzgerei-2023", "mail-html-only", "mail-multipart",
  ]

  private static func told(_ item: ReceiptItem) -> String {
    let quantity = (item.quantity * 1000).rounded() / 1000
    return "\(item.text) | \(quantity) \(item.unit.rawValue) | \(item.price.minorUnits) | \(item.kind.rawValue)"
  }

  @Test func `a weight above its price per kilogram`() throws {
    let text = "HOFLADEN HUBER\nBergkäse 0,236kg\n19,90 €/kg  4,70\nEier 10er  3,50\nSumme  8,20\n"
    let receipt = try require(ReceiptReader().read(text))
    expect(
      receipt.items.map(Self.told),
      equals: ["Bergkäse | 0.236 kg | 470 | product", "Eier 10er | 1.0 pcs | 350 | product"])
  }

  @Test func `most are checked by something else that is printed`() throws {
    let checked = try Truth.all.filter { try ReceiptReader().read($0.text())?.isChecked ?? false }
    expect(Truth.all.count == 57 && checked.count >= 52)
  }

  /// A digit of a single price that was read wrongly never goes unnoticed.
  @Test(arguments: SplitMix64.seeds) func `a wrong digit is never checked`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let truth = Truth.all[Int.random(in: Truth.all.indices, using: &random)]
      guard truth.name.hasPrefix("html") == false, truth.name.hasPrefix("mail") == false else { continue }
      var lines = try truth.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let item = truth.items[Int.random(in: truth.items.indices, using: &random)]
      guard let index = lines.firstIndex(where: { $0.contains(item.text) && $0.contains { $0.isNumber } }) else {
        continue
      }
      var characters = Array(lines[index])
      // The last digit but the tax group's is one of the price.
      guard let mark = characters.lastIndex(where: { ",.".contains($0) }), mark + 2 < characters.count,
        let digit = characters[mark + 1].wholeNumberValue
      else { continue }
      characters[mark + 1] = Character(String((digit + 1 + Int.random(in: 0..<9, using: &random)) % 10))
      guard characters[mark + 1].wholeNumberValue != digit else { continue }
      lines[index] = String(characters)
      let receipt = ReceiptReader().read(lines.joined(separator: "\n"))
      let isRead = receipt?.items.map(\.price) == truth.items.map(\.price)
      expect(receipt?.isChecked != true || isRead, "seed \(seed): \(truth.name): \(lines[index])")
    }
  }

  /// Lines that are lost, doubled, cut or exchanged crash nothing, and what is checked adds up.
  @Test(arguments: SplitMix64.seeds) func `damaged receipts are no receipts, or doubtful`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let truth = Truth.all[Int.random(in: Truth.all.indices, using: &random)]
      var lines = try truth.text().split(separator: "\n").map(String.init)
      for _ in 0..<Int.random(in: 1...8, using: &random) where !lines.isEmpty {
        let index = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: index)
        case 2: lines[index] = String(lines[index].prefix(Int.random(in: 0...lines[index].count, using: &random)))
        case 3: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
        case 4: lines[index] = String(lines[index].shuffled(using: &random))
        default: lines[index] += String(UnicodeScalar(UInt8.random(in: 0...127, using: &random)))
        }
      }
      guard let receipt = ReceiptReader().read(lines.joined(separator: "\n")), receipt.isChecked else { continue }
      expect(receipt.sum, equals: receipt.total, "seed \(seed): \(truth.name)")
    }
  }

  @Test(arguments: [
    "", "\n\n", "hello", String(repeating: "<", count: 200_000), String(repeating: "1,99 ", count: 50_000),
    String(repeating: "x 1,00\n", count: 20_000), "<html>" + String(repeating: "<td>", count: 100_000),
    "From: a\nSubject: b\nContent-Type: multipart/mixed; boundary=x\n\n" + String(repeating: "--x\n\n", count: 20_000),
    "From: a\nDate: b\nContent-Transfer-Encoding: base64\n\n" + String(repeating: "=", count: 100_000),
    "\u{1B}[31mMILK 1,00\u{0} A\nSUMME 1,00", "SUMME 999999999999,99", "A -9999999,99\nSUMME -9999999,99",
  ])
  func `anything is read or refused`(text: String) {
    let page = PageText.isPage(text) ? PageText.lines(text) : text
    _ = ReceiptReader().read(MailText.isMail(Array(text.utf8)) ? MailText(Array(text.utf8)).text : page)
  }

  /// What is below the first total contradicts it, or the lines, in each.
  @Test(arguments: [
    "REWE\nMILCH 1,00\nBROT 4,00\nKAESE 5,00\nSUMME 10,00\nCOUPON -2,00\nZU ZAHLN 8,00\nVISA 8,00",
    "REWE\nMILCH 5,00\nBROT 5,00\nSUMME 10,00\nBONUS COUPON -2,00\nZU ZAHLEN 8,00\nVISA 8,00",
    "REWE\nMILCH 10,00\nSUMME 10,00\nCOUPON -1,00\nCOUPON -1,00\nCOUPON -1,00\nCOUPON -1,00\nCOUPON -1,00\nGESAMT 5,00\nBAR 5,00",
    "MARKT\nSEIFE 10,00\nZwischensumme 10,00\nCoupon -1,00\nSchlussbetrag 9,00\nEC-Karte 9,00\nPosten: 1",
    "REWE\nMILCH 5,00\nBROT 5,00\nSUMME 10,00\nAnzahl Artikel: 7\nBAR 10,00",
    "REWE\nMILCH 5,00\nSUMME 5,00\nBAR 10,00\nRUECKGABE 2,00",
  ])
  func `what contradicts itself is not checked`(text: String) throws {
    let receipt = try require(ReceiptReader().read(text + "\n20.11.2026 17:25"))
    expect(!receipt.isChecked && !receipt.doubts.isEmpty)
  }

  /// Ten lines without a group among nine groups would be 9 to the power of 10 ways.
  @Test func `lines are not parted in endless ways`() {
    let groups = "ABCDEFGHI".map(String.init)
    let items = groups.map { "Ware\($0) 1,00 \($0)" } + (0..<10).map { "Nachlass\($0)x -0,01" }
    let table = groups.map { "\($0) 7% 0,90 0,08 0,98" }
    let lines = ["SHOP"] + items + ["SUMME 8,90"] + table + ["20.11.2026 10:00"]
    expect(ReceiptReader().read(lines.joined(separator: "\n"))?.isChecked, equals: false)
  }

  @Test func `neither escape sequences nor control characters are in a name`() throws {
    let receipt = try require(ReceiptReader().read("\u{1B}[31mMILK\u{7} 1,00 A\nSUMME 1,00"))
    expect(receipt.items.first?.text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, equals: true)
  }
}
