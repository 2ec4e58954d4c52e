import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Texts of 24 receipts by a writer who had not seen the program: German, Austrian, Swiss, British, Irish and American.
///
/// At the first run, on 29 November 2026, 360 of the 361 prices, 357 names and 23 of the 24 totals were right.
@Suite struct UnseenReceiptTests {
  @Test func whatIsPrintedIsRead() throws {
    let folder = URL(fileURLWithPath: Larder.repository).appendingPathComponent("Fixtures/receipt-texts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    expect(files.count, equals: 24)
    var (lines, prices, names, totals) = (0, 0, 0, 0)
    for file in files {
      let path = folder.appendingPathComponent(file)
      let wanted = try JSONDecoder().decode(
        Wanted.self, from: Data(contentsOf: path.deletingPathExtension().appendingPathExtension("json")))
      let receipt = try require(ReceiptReader().read(try ReceiptFile(path: path.path).text()))
      totals += receipt.total?.minorUnits == Self.cents(wanted.total) ? 1 : 0
      var left = receipt.items
      for item in wanted.items {
        lines += 1
        let same = left.indices.filter { left[$0].price.minorUnits == Self.cents(item.price) }
        guard let place = same.first(where: { Self.isSame(left[$0].text, item.text) }) ?? same.first else { continue }
        prices += 1
        names += Self.isSame(left[place].text, item.text) ? 1 : 0
        left.remove(at: place)
      }
    }
    print("receipt texts: \(lines) lines, \(prices) prices, \(names) names, \(totals) totals of \(files.count)")
    expect(lines == 361 && prices >= 360 && names >= 355 && totals >= 24)
  }

  private struct Wanted: Decodable {
    struct Item: Decodable {
      let text: String
      let price: Double
    }
    let total: Double
    let items: [Item]
  }

  private static func cents(_ value: Double) -> Int { Int((value * 100).rounded()) }

  private static func isSame(_ read: String, _ printed: String) -> Bool {
    let (one, other) = (letters(read), letters(printed))
    return one == other || one.hasPrefix(other) || other.hasPrefix(one) && !one.isEmpty
  }

  private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
