import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Readings of pictures that were made of the receipts in `Fixtures/receipts`, as tesseract gave them, put together.
@Suite struct ReceiptReadingsTests {
  /// The readings of one picture, in the order in which the program asks for them.
  struct Picture: CustomTestStringConvertible {
    let truth: ReceiptFixtureTests.Truth
    let readings: [String]
    var testDescription: String { truth.name }

    private static let folder = ReceiptFixtureTests.Truth.folder + "/readings"

    /// Each file has the readings of one picture, parted by form feeds.
    static let all: [Picture] = ReceiptFixtureTests.Truth.all.compactMap { truth in
      (try? String(contentsOfFile: "\(folder)/\(truth.name).txt", encoding: .utf8)).map {
        Picture(truth: truth, readings: $0.split(separator: "\u{C}").map(String.init))
      }
    }

    /// What the readings say together; pairs are added until they are settled, as the program does.
    func receipt(_ change: (String) -> String = { $0 }) -> Receipt? {
      var together = ReceiptReadings()
      for (index, reading) in readings.enumerated() where index % 2 == 1 || !together.isSettled {
        together.add(change(reading))
      }
      return together.receipt
    }

    /// Whether a receipt has the lines and the total that are printed.
    func isTold(by receipt: Receipt?) -> Bool {
      receipt?.total?.minorUnits == truth.total && receipt?.items.map(\.price) == truth.items.map(\.price)
    }
  }

  @Test func `most prices are right, and nothing is falsely checked`() {
    var (right, read, printed, checked) = (0, 0, 0, 0)
    for picture in Picture.all {
      let receipt = picture.receipt()
      var rest = picture.truth.items.map(\.price)
      for price in receipt?.items.map(\.price) ?? [] {
        guard let place = rest.firstIndex(of: price) else { continue }
        rest.remove(at: place)
        right += 1
      }
      read += receipt?.items.count ?? 0
      printed += picture.truth.items.count
      expect(receipt?.total?.minorUnits, equals: picture.truth.total, "\(picture.truth.name)")
      guard receipt?.isChecked ?? false else { continue }
      checked += 1
      expect(picture.isTold(by: receipt), "\(picture.truth.name)")
    }
    let quality = Double(2 * right) / Double(read + printed)
    expect(
      Picture.all.count >= 8 && quality >= 0.95 && checked * 2 >= Picture.all.count, "F1 \(quality), \(checked) checked"
    )
  }

  /// Single digits that are misread, otherwise in each reading.
  @Test(arguments: SplitMix64.seeds) func `digits that are misread here and there are never checked`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for picture in Picture.all {
      let receipt = picture.receipt { Self.shuffled($0, share: 0.03, &random) }
      expect(receipt?.isChecked != true || picture.isTold(by: receipt), "seed \(seed): \(picture.truth.name)")
    }
  }

  /// A digit that is taken for another one wherever it is printed, in all readings.
  @Test func `a digit that is always misread is never checked`() {
    for picture in Picture.all {
      for (digit, other) in [("0", "8"), ("1", "7"), ("9", "5"), ("6", "0")] {
        let receipt = picture.receipt { $0.replacingOccurrences(of: digit, with: other) }
        expect(
          receipt?.isChecked != true || picture.isTold(by: receipt), "\(picture.truth.name): \(digit) as \(other)")
      }
    }
  }

  /// Two lines are misread in the same way by all, so that they cancel each other or are lost together.
  @Test(arguments: SplitMix64.seeds) func `lines that are lost in some readings are missed`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for picture in Picture.all {
      let receipt = picture.receipt { text in
        var lines = text.split(separator: "\n")
        for _ in 0..<3 { lines.remove(at: Int.random(in: lines.indices, using: &random)) }
        return lines.joined(separator: "\n")
      }
      expect(receipt?.isChecked != true || picture.isTold(by: receipt), "seed \(seed): \(picture.truth.name)")
    }
  }

  /// The text with some of its digits exchanged for others.
  private static func shuffled(_ text: String, share: Double, _ random: inout SplitMix64) -> String {
    String(
      text.map { character in
        guard character.isASCII, character.isNumber, Double.random(in: 0..<1, using: &random) < share else {
          return character
        }
        return Character(String(Int.random(in: 0...9, using: &random)))
      })
  }

  // MARK: Small cases

  private static func together(_ texts: String...) -> Receipt? {
    var readings = ReceiptReadings()
    for text in texts { readings.add(text) }
    return readings.receipt
  }

  private static let end = "\nGeg. BAR EUR 10,00\nRückgeld EUR 4,00\n20.11.2026 10:00"

  @Test func `equal lines in a row are several products`() {
    let text = "REWE\nMILCH 1,00 B\nMILCH 1,00 B\nMILCH 1,00 B\nBROT 3,00 B\nSUMME EUR 6,00" + Self.end
    let receipt = Self.together(text, text)
    expect(receipt?.items.count == 4 && receipt?.isChecked == true)
  }

  @Test func `the total speaks for a price that fewer readings have, but does not check it`() {
    let right = "REWE\nMILCH 1,00 B\nBROT 5,00 B\nSUMME EUR 6,00" + Self.end
    let wrong = "REWE\nMILCH 1,00 B\nBROT 3,00 B\nSUMME EUR 6,00" + Self.end
    let receipt = Self.together(wrong, wrong, right)
    expect(receipt?.sum == receipt?.total && receipt?.items.last?.price == Money(minorUnits: 500))
    expect(receipt?.isChecked == false && receipt?.doubts.contains(.readings) == true)
  }

  @Test func `a price that most readings have stays, whatever the total`() {
    let right = "REWE\nMILCH 1,00 B\nBROT 5,00 B\nSUMME EUR 6,00" + Self.end
    let wrong = "REWE\nMILCH 1,00 B\nBROT 3,00 B\nSUMME EUR 6,00" + Self.end
    let receipt = Self.together(wrong, wrong, wrong, right)
    expect(receipt?.items.map(\.price.minorUnits), equals: [100, 300])
    expect(
      receipt?.doubts.prefix(2),
      equals: [.sum(lines: Money(minorUnits: 400), total: Money(minorUnits: 600)), .line(2, exact: nil)])
    expect(receipt?.isChecked, equals: false)
    // Five at 1.00 are 5.00, so that one reading is enough.
    let proved = right.replacingOccurrences(of: "SUMME", with: "  5 Stk x 1,00\nSUMME")
    expect(Self.together(wrong, wrong, wrong, proved)?.items.map(\.price.minorUnits), equals: [100, 500])
  }

  @Test func `a line that most readings have is not left out to reach the total`() {
    let whole = "REWE\nMILCH 1,00 B\nEIER 2,00 B\nBROT 3,00 B\nSUMME EUR 4,00" + Self.end
    let less = "REWE\nMILCH 1,00 B\nBROT 3,00 B\nSUMME EUR 4,00" + Self.end
    let receipt = Self.together(whole, whole, whole, less)
    expect(receipt?.items.map(\.text), equals: ["MILCH", "EIER", "BROT"])
    expect(receipt?.doubts.contains(.sum(lines: Money(minorUnits: 600), total: Money(minorUnits: 400))), equals: true)
  }

  @Test func `a name whose price cannot be read does not speak against its line`() {
    let whole = "TESCO\nMILK £1.00\nYORKSHIRE TEA £5.50\nBREAD £3.00\nTOTAL £9.50\n20/11/2026 10:00"
    let lost = whole.replacingOccurrences(of: "£5.50", with: "coe")
    expect(Self.together(lost, whole, lost, lost)?.items.map(\.price.minorUnits), equals: [100, 550, 300])
    // A lost point is given back behind the sign, too.
    let glued = whole.replacingOccurrences(of: "£5.50", with: "£550")
    expect(Self.together(glued, glued)?.items.map(\.price.minorUnits), equals: [100, 550, 300])
  }

  @Test func `a quantity that one reading spoils is no line`() {
    let text = "REWE\nWURZELBROT 1,00 B\nFEIGE BLAU 0,98 B\n  2 Stk x 0,49\nSUMME EUR 1,98" + Self.end
    let spoiled = text.replacingOccurrences(of: "  2 Stk x 0,49", with: "3 2 Stkx 0,49")
    let unread = text.replacingOccurrences(of: "  2 Stk x 0,49", with: "  2 Stk.x ;")
    expect(Self.together(unread, spoiled, unread, text)?.items.map(\.price.minorUnits), equals: [100, 98])
    let speck = text.replacingOccurrences(of: "  2 Stk x 0,49", with: ": 2 Stk x 0,49")
    expect(Self.together(speck, speck)?.items.map(\.quantity), equals: [1, 2])
  }

  @Test func `the currency of the total outvotes a stray sign`() {
    let text = "Coop\nBROT $2.90\nMILCH 1.65\nTotal ee CHF 4.55\n20.11.2026 10:00"
    let receipt = Self.together(text, text)
    expect(receipt?.currency == "CHF" && receipt?.total == Money(minorUnits: 455))
  }

  @Test func `a subtotal and a misread payment are no total while a total is read`() {
    let text = "REWE\nMILCH 1,00 B\nBROT 5,00 B\nZwischensumme 6,00\nRabatt -1,00\nSUMME EUR 5,00" + Self.end
    let lost = text.replacingOccurrences(of: "SUMME EUR 5,00", with: "SVMNE EUR S,0O")
    expect(Self.together(lost, text, lost)?.total?.minorUnits, equals: 500)
    // Most readings have 5.00, and no tax table proves another one.
    let other = text.replacingOccurrences(of: "SUMME EUR 5,00", with: "SUMME EUR 6,00")
    expect(Self.together(text, text, text, other)?.total?.minorUnits, equals: 500)
  }

  @Test func `a line that only some readings have is kept if the sum needs it`() {
    let whole = "REWE\nMILCH 1,00 B\nEIER 2,00 B\nBROT 3,00 B\nSUMME EUR 6,00" + Self.end
    let less = "REWE\nMILCH 1,00 B\nBROT 3,00 B\nSUMME EUR 6,00" + Self.end
    expect(Self.together(less, whole, less, whole, whole)?.items.map(\.text), equals: ["MILCH", "EIER", "BROT"])
  }

  @Test func `lines that cancel each other are not left out unnoticed`() {
    let text = "ALDI\nWASSER 6,00 B\nPFAND 0,50 B\nLEERGUT -@,50 B\nSUMME EUR 6,00" + Self.end
    expect(Self.together(text, text)?.isChecked, equals: false)
    let lost = "ALDI\nWASSER 6,00 B\nPFAND @,5® B\nLEERGUT -@;50; B\nSUMME EUR 6,00" + Self.end
    expect(Self.together(lost, lost)?.isChecked, equals: false)
  }

  /// The slashed zeros of an app are misread wherever they are printed; tax and net amount do not give what they should.
  @Test func `a price that is printed several times is no proof of itself`() {
    let text = "LIDL\nPfirsichring 1,84 A\nzu zahlen 1,84\nKreditkarte 1,84\nA 5% 0,05 0,99 1,84\n13.08.2020 13:41"
    expect(Self.together(text, text, text)?.isChecked, equals: false)
    let right = text.replacingOccurrences(of: "1,84", with: "1,04")
    expect(Self.together(right, right)?.isChecked, equals: true)
  }

  @Test func `one reading checks nothing`() {
    expect(Self.together("REWE\nMILCH 1,00 B\nBROT 5,00 B\nSUMME EUR 6,00" + Self.end)?.isChecked, equals: false)
  }

  @Test func `a total is never made up`() {
    let text = "REWE\nMILCH 1,00 B\nBROT 5,00 B\nSUMME EUR G,0O" + Self.end
    let receipt = Self.together(text, text)
    expect(receipt?.total == nil && receipt?.isChecked == false && receipt?.items.count == 2)
  }

  @Test(arguments: [
    ("MILCH 1, 09 B", 109), ("MILCH 1,09.B", 109), ("MILCH 1,09 B |", 109), ("LEERGUT ~0,25 A x", -25),
    ("MILCH 1;09 B", 109), ("MILCH “1,09 B", 109),
  ])
  func `spaces and specks in a price are taken back`(line: String, cents: Int) {
    expect(Self.together("REWE\n\(line)\nBROT 1,00 B\nSUMME EUR 9,99")?.items.first?.price.minorUnits, equals: cents)
  }

  /// Twice 1,45 are 2,90, whatever is left of the price; 8 times 0,19 are 1,52.
  @Test func `a price that cannot be read is given by its quantity`() {
    let biscuits = Self.together("dm\nDinkel Bisk.\n2x 1,45 2,9 °2\nSeife 1,00 1\nSUMME EUR 3,90")
    expect(biscuits?.items.map(\.price.minorUnits), equals: [290, 100])
    let rolls = Self.together("KAISERS\nJOGH. 2 0,29\nBx 0,19\nSEMMEL 2 T. oe\nWURST 2 1,99\nZwischensumme EUR 3,80")
    expect(rolls?.items.map(\.price.minorUnits), equals: [29, 152, 199])
  }

  @Test(arguments: [
    "", "\n\n", String(repeating: "1,99 ", count: 20_000), String(repeating: "x 1,00\n", count: 5000),
    String(repeating: "MILCH 1,00 B\n", count: 400) + "SUMME 400,00", "SUMME 999999999,99\nA -9999999,99",
    "\u{1B}[31mMILK 1,00\u{0} A\nSUMME 1,00", String(repeating: "2 x 1,00\n", count: 3000),
  ])
  func `anything is read or refused`(text: String) {
    expect(Self.together(text, text, "SHOP\nTEA 1,00\nTOTAL 1,00")?.isChecked != true)
  }
}
