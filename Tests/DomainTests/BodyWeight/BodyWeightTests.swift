import Domain
import Expect
import TestSupport
import Testing

/// What is typed as a body weight, and the mean of seven days.
@Suite struct BodyWeightTests {
  /// A pound is 0.45359237 kg, a stone 14 pounds: 161 lb = 73.028 kg; 11 st 7 lb = 161 lb; 11.5 st = 161 lb.
  @Test(arguments: [
    ("73.2", 73.2), ("73,2", 73.2), ("73.2kg", 73.2), (" 73.2 KG ", 73.2), ("73.2 kilos", 73.2), ("161 lb", 73.028),
    ("161lbs", 73.028), ("161 pounds", 73.028), ("11 st 7", 73.028), ("11st7lb", 73.028), ("11 stone 7 pounds", 73.028),
    ("11.5 st", 73.028), ("0.5", 0.5), ("700", 700), ("3.25 kg", 3.25),
  ])
  func read(_ text: String, _ kilograms: Double) throws {
    expect(try BodyWeight.read(text), equals: kilograms)
  }

  @Test func aBareNumberIsInPoundsWhereTheyAreUsed() throws {
    expect(try BodyWeight.read("161", isInPounds: true), equals: 73.028)
    expect(try BodyWeight.read("73.2 kg", isInPounds: true), equals: 73.2)
    expect(try BodyWeight.read("11 st 7", isInPounds: true), equals: 73.028)
  }

  @Test(
    arguments: [
      ("", ErrorCode.badNumber), ("heavy", .badNumber), ("73 kg 5", .badNumber), ("11 st 14", .badNumber),
      ("11 st 7 kg", .badNumber), ("11 st 7 lb 3", .badNumber), ("1.2.3", .badNumber), ("-73", .badNumber),
      ("73 oz", .badNumber), ("nan", .badNumber), ("1e2", .badNumber), ("0", .outOfRange), ("0.49", .outOfRange),
      ("701", .outOfRange), ("99999999999999999999999", .outOfRange),
    ])
  func refuses(_ text: String, _ code: ErrorCode) {
    let error = #expect(throws: LarderError.self) { _ = try BodyWeight.read(text) }
    expect(error?.code == code && error?.hint?.isEmpty == false)
  }

  /// 72, 74 and 76 on days 1, 4 and 8: up to day 7 (72 + 74) / 2 = 73, up to day 8 (74 + 76) / 2 = 75.
  @Test func theMeanIsOfTheWeightsOfSevenDays() {
    let start = Day(number: 20_000)
    let weights = [(1, 72.0), (4, 74), (8, 76)].map { BodyWeight(day: start + $0.0, kilograms: $0.1) }
    expect(weights.meanOfSevenDays(upTo: start), equals: nil)
    expect(weights.meanOfSevenDays(upTo: start + 1), equals: 72)
    expect(weights.meanOfSevenDays(upTo: start + 7), equals: 73)
    expect(weights.meanOfSevenDays(upTo: start + 8), equals: 75)
    expect(weights.meanOfSevenDays(upTo: start + 14), equals: 76)
    expect(weights.meanOfSevenDays(upTo: start + 15), equals: nil)
  }

  @Test func garbageIsReadOrRefused() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let text = random.garbage(pieces: Int.random(in: 0..<8, using: &random))
      if let weight = try? BodyWeight.read(text) { expect(BodyWeight.range.contains(weight), "seed \(seed)") }
    }
  }
}
