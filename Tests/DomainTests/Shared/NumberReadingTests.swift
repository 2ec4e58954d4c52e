import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("Numbers as people write them")
struct NumberReadingTests {
  @Test(
    arguments: [
      ("2", 2), ("1.5", 1.5), ("1,5", 1.5), (".5", 0.5), ("0,25", 0.25), ("½", 0.5), ("1½", 1.5), ("1/2", 0.5),
      ("3⁄4", 0.75), ("0", 0), ("007", 7), ("2.", 2), ("+3", 3), ("1e3", 1000),
      ("two", 2), ("Twelve", 12), ("a", 1), ("half", 0.5), ("dozen", 12), ("quarter", 0.25),
      ("zwei", 2), ("zwölf", 12), ("fuenf", 5), ("ein", 1), ("halbe", 0.5), ("anderthalb", 1.5), ("Dutzend", 12),
      // A point is always decimal; groups of three are thousands if there are two marks or more.
      ("1.500", 1.5), ("1,500.5", 1500.5), ("1.500,5", 1500.5), ("1,000,000", 1_000_000), ("1.234.567,5", 1_234_567.5),
      // No thousands begin with 0, or have four digits before them.
      ("0,500", 0.5), ("1234,567", 1234.567), ("1,5000", 1.5),
    ] as [(String, Double)])
  func reads(_ word: String, _ value: Double) {
    expect(NumberReading.read(word), equals: .number(value))
  }

  @Test("Digit, comma and exactly three digits has two readings")
  func doubtful() {
    expect(NumberReading.read("1,500"), equals: .doubtful(decimal: 1.5, thousands: 1500))
    expect(NumberReading.read("12,345"), equals: .doubtful(decimal: 12.345, thousands: 12_345))
  }

  @Test(
    arguments: [
      ("-5", .belowZero), ("−1,5", .belowZero), ("-1/2", .belowZero),
      ("nan", .notFinite), ("-inf", .notFinite),
      ("Infinity", .notFinite), ("1e308", .tooLarge), ("1e999", .tooLarge),
      ("99999999999", .tooLarge), ("1/0", .dividedByZero), ("1.2.3", .unreadable),
      ("20.11.", .unreadable), ("1,,5", .unreadable),
      (String(repeating: "9", count: 100), .tooLong),
    ] as [(String, NumberReading.Refusal)])
  func refuses(_ word: String, _ reason: NumberReading.Refusal) {
    expect(NumberReading.read(word), equals: .refused(reason))
  }

  @Test(
    "What is no number at all",
    arguments: [
      "", "egg", "7up", "100%", "-", "+", ".", ",", "/", "e", "e5", "1x", "-egg", "1/2/3", "1\u{308}", "٣", "2️⃣",
    ])
  func isNone(_ word: String) {
    expect(NumberReading.read(word), equals: nil)
  }

  @Test("A decimal that Swift prints is read as itself, with point or comma")
  func property() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let value = (Double.random(in: 0.01..<9000, using: &random) * 100).rounded() / 100
      expect(NumberReading.read("\(value)"), equals: .number(value), "seed 11")
      let comma = "\(value)".replacing(".", with: ",")
      expect(NumberReading.read(comma), equals: .number(value), "seed 11")
    }
  }
}
