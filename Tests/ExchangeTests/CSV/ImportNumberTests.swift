import Exchange
import Expect
import Testing

@Suite struct ImportNumberTests {
  @Test(arguments: [
    ("12", 12.0, 12.0), ("12.5", 12.5, 12.5), ("12,5", 12.5, 12.5), ("0.123", 0.123, 0.123), ("0,123", 0.123, 0.123),
    // One mark with three digits behind it: the file's mark decides.
    ("1.234", 1.234, 1234), ("1,234", 1234, 1.234), ("12,345", 12345, 12.345),
    ("1,000.0", 1000, 1000), ("1.000,0", 1000, 1000), ("1,234,567", 1_234_567, 1_234_567),
    ("1.234.567", 1_234_567, 1_234_567),
    ("1 234,5", 1234.5, 1234.5), ("1'234.5", 1234.5, 1234.5), ("1’234", 1234, 1234), ("1\u{202F}234", 1234, 1234),
    ("<0.5", 0.25, 0.25), ("< 0,5", 0.25, 0.25), ("tr", 0, 0), ("Spuren", 0, 0), ("<LOD", 0, 0), ("~3", 3, 3),
    ("-3", -3, -3), ("−3", -3, -3), ("+3", 3, 3), ("1.5e2", 150, 150), (".5", 0.5, 0.5), ("5.", 5, 5),
    ("0.8333333333333333", 0.8333333333333333, 0.8333333333333333),
  ])
  func reads(text: String, withPoint: Double, withComma: Double) {
    expect(ImportNumber.read(text, .point).value, equals: withPoint)
    expect(ImportNumber.read(text, .comma).value, equals: withComma)
    var text = text
    text.withUTF8 { bytes in
      expect(ImportNumber.read(bytes, .point).value, equals: withPoint)
      expect(ImportNumber.read(bytes, .comma).value, equals: withComma)
    }
  }

  @Test(arguments: ["", " ", "-", "n/a", "NaN", "null", "k.A."])
  func unknownIsNotZero(text: String) { expect(ImportNumber.read(text, .point), equals: .empty) }

  @Test(arguments: [
    "abc", "12abc", "1,2,3", "1.2.3", "12-5", "1e999", "--5", "0x10", "1,23,456.7", "e", "<", "١٢", "5 kg",
  ])
  func otherWordsAreNoNumbers(text: String) { expect(ImportNumber.read(text, .point), equals: .unreadable) }

  @Test func veryLongIsNoNumber() {
    expect(ImportNumber.read(String(repeating: "9", count: 1_000_000), .point), equals: .unreadable)
  }

  @Test(arguments: [
    ("12 g", ImportNumber.Unit.gram), ("5mg", .milligram), ("7 µg", .microgram), ("350 kcal", .kilocalorie),
    ("1.465 kJ", .kilojoule),
  ])
  func unitsMayFollow(text: String, unit: ImportNumber.Unit) {
    guard case .value(_, let found) = ImportNumber.read(text, .comma) else {
      Issue.record("\(text) is no number")
      return
    }
    expect(found, equals: unit)
  }
}
