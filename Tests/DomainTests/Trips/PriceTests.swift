import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("Prices")
struct PriceTests {
  private static let yen = Currency(code: "JPY") ?? .euro
  private static let dinar = Currency(code: "KWD") ?? .euro
  private static let franc = Currency(code: "CHF") ?? .euro
  private static let dollar = Currency(code: "USD") ?? .euro

  @Test(
    "In euros, in cents",
    arguments: [
      ("2.49", 249), ("2,49", 249), ("€2.49", 249), ("2.49€", 249), ("2.49 EUR", 249), ("EUR 2.49", 249),
      ("€ 2,49", 249),
      ("2,49 €", 249), ("2.49eur", 249), ("2.49 Euro", 249), ("3 euros", 300), ("-0.25", -25), ("−0,25", -25),
      ("-€0.25", -25), ("€-0.25", -25), ("-0.25 €", -25), ("+1.00", 100), ("99 ct", 99), ("99ct", 99), ("1 cent", 1),
      ("2,-", 200), ("2.-", 200), ("2,--", 200), ("2,–", 200), ("2,- €", 200), ("2,-€", 200), ("€2,-", 200),
      ("12,—", 1200), ("2,---", nil), ("2-", nil), (",-", nil),
      ("10", 1000), ("10.", 1000), ("2.5", 250), (".99", 99), ("0.00", 0), ("-0.00", 0), ("0", 0),
      ("1,234.56", 123_456),
      ("1.234,56", 123_456), ("1,234,567", 123_456_700), ("1234.5", 123_450), ("0.29", 29), ("1.15", 115),
      ("10000000", 1_000_000_000), ("for 2.49", nil), ("two", nil), ("½", nil), ("", nil), ("2.49 kg", nil),
    ] as [(String, Int?)])
  func euros(_ text: String, _ cents: Int?) {
    let money = try? PriceReader(currency: .euro).read(text)
    expect(money?.minorUnits, equals: cents, "\(text)")
  }

  @Test(
    "What is refused, and why",
    arguments: [
      ("1,234", .doubtful, "may be 1234.00"), ("1.234", .doubtful, "may be 1234.00"),
      ("2.490", .doubtful, "digit too many"),
      ("0.255", .badNumber, "at most 2 decimals"), ("2.4999", .badNumber, "at most 2 decimals"),
      ("10000000.01", .outOfRange, "too high"), ("99999999999", .outOfRange, "too large"),
      ("20.11.", .badNumber, "cannot be read"), ("1.2.3", .badNumber, "cannot be read"),
      ("2.49 CHF", .badValue, "a price in CHF"), ("$2.49", .badValue, "a price in"),
      ("£2", .badValue, "a price in £"),
      ("2.5 ct", .badNumber, "whole number of cents"), ("2.49 chf", .badNumber, "not a price"),
      ("-", .badNumber, "not a price"), ("€", .badNumber, "not a price"), ("€2€", .badNumber, "not a price"),
      ("--2", .badNumber, "not a price"), ("1e3", .badNumber, "not a price"), ("2 x 1.09", .badNumber, "not a price"),
      ("nan", .badNumber, "not a price"), ("2.49\u{301}", .badNumber, "not a price"), ("٣", .badNumber, "not a price"),
      ("2.49 3.00", .badNumber, "not a price"), ("\"2.49\"", .badNumber, "not a price"),
    ] as [(String, ErrorCode, String)])
  func refused(_ text: String, _ code: ErrorCode, _ words: String) throws {
    let error = try #require(throws: LarderError.self) { try PriceReader(currency: .euro).read(text) }
    expect(error.code == code && error.message.contains(words), "\(text): \(error.code) \(error.message)")
    expect(error.location != nil && error.hint != nil)
  }

  /// A yen has no hundredth: every number is a price, and a comma can only part thousands.
  @Test(
    arguments: [
      ("249", 249), ("1,234", 1234), ("12,345", 12_345), ("¥249", 249), ("249 JPY", 249), ("249 yen", 249),
      ("2.49", nil), ("1.234", nil), ("249 ct", nil),
    ] as [(String, Int?)])
  func withoutDecimals(_ text: String, _ yen: Int?) {
    expect((try? PriceReader(currency: Self.yen).read(text))?.minorUnits, equals: yen, "\(text)")
  }

  /// A dinar has a thousand fils: three digits after a comma or a point are decimals, and a fourth is too many.
  @Test(
    arguments: [
      ("2.490", 2490), ("1,500", 1500), ("12,345", 12_345), ("1.500", 1500), ("2.49", 2490), ("1,234.500", 1_234_500),
      ("2", 2000), ("1.5000", nil), ("1,2345", nil),
    ] as [(String, Int?)])
  func withThreeDecimals(_ text: String, _ fils: Int?) {
    let reader = PriceReader(currency: Self.dinar)
    guard let fils else {
      let error = #expect(throws: LarderError.self) { try reader.read(text) }
      expect(error?.code == .badNumber && error?.hint == "a price is a number such as 2.490, in KWD", "\(text)")
      return
    }
    expect((try? reader.read(text))?.minorUnits, equals: fils, "\(text)")
  }

  @Test func examplesHaveTheCurrencysDecimals() {
    expect(
      [Currency.euro, .unnamed, Self.yen, Self.dinar].map { $0.example() }, equals: ["2.49", "2.49", "249", "2.490"])
    expect([Currency.euro, Self.yen, Self.dinar].map { $0.example(109) }, equals: ["1.09", "109", "1.090"])
  }

  @Test func signsOfTheHouseholdsOwnCurrency() throws {
    expect(try PriceReader(currency: Self.franc).read("2.49 chf").minorUnits, equals: 249)
    expect(try PriceReader(currency: Self.dollar).read("$2.49").minorUnits, equals: 249)
    expect(try PriceReader(currency: Self.dollar).read("2 dollars").minorUnits, equals: 200)
    // If no currency is named, any currency with cents will do.
    expect(try PriceReader(currency: .unnamed).read("€2.49").minorUnits, equals: 249)
    expect(try PriceReader(currency: .unnamed).read("2.49 CHF").minorUnits, equals: 249)
    #expect(throws: LarderError.self) { try PriceReader(currency: .unnamed).read("249 JPY") }
  }

  @Test(arguments: SplitMix64.seeds) func garbageIsRefusedOrRead(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let text = random.garbage(pieces: Int.random(in: 0...6, using: &random))
      for currency in [Currency.euro, .unnamed, Self.yen] {
        guard let money = try? PriceReader(currency: currency).read(text) else { continue }
        expect(abs(money.minorUnits) <= Money.limit, "seed \(seed): \(text)")
      }
    }
  }
}
