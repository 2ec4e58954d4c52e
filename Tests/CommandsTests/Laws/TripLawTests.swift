import Commands
import Domain
import TestSupport
import Testing

/// What is bought, corrected and taken back.
@Suite struct TripLawTests {
  private static let foods = ["banana", "egg", "cooked rice", "whole milk", "white bread", "oats", "toilet paper"]

  /// Random lines that are all understood: with and without amount, price and store.
  private static func purchase(_ lines: inout RandomLines) -> String {
    let items = (0..<lines.seconds(in: 1...4)).map { _ in
      lines.one(of: ["", "500g ", "2 ", "1.5 kg ", "2x200g "]) + lines.one(of: foods)
        + lines.one(of: [" 2.49", " 0,99", ""])
    }
    return "bought " + items.joined(separator: ", ") + lines.one(of: [" at REWE", " bei Edeka @yesterday", ""])
  }

  @Test(arguments: SplitMix64.seeds) func whatIsBoughtAndTakenBackWasNeverThere(seed: UInt64) throws {
    let household = try SampleHousehold()
    var lines = RandomLines(seed: seed &+ 600)
    for _ in 0..<10 {
      let line = Self.purchase(&lines)
      let before = try household.dump()
      try household.run(line)
      let after = try household.dump()
      #expect(after != before, "seed \(seed): `\(line)`")
      try household.run("undo")
      #expect(try household.dump() == before, "seed \(seed): `\(line)`")
      try household.run("redo")
      #expect(try household.dump() == after, "seed \(seed): `\(line)`")
    }
  }

  /// Cents, so that the sums are exact: an item without a price adds nothing, and no item is free for that.
  @Test(arguments: SplitMix64.seeds) func theTotalIsWhatTheItemsCost(seed: UInt64) throws {
    let household = try SampleHousehold()
    var lines = RandomLines(seed: seed &+ 700)
    for _ in 0..<20 {
      let line = Self.purchase(&lines)
      let trip = try #require(try household.json(line)["trip"] as? [String: Any])
      let items = try #require(trip["items"] as? [[String: Any]])
      let cents = line.split(separator: " ").reduce(0) { sum, word in
        sum + (word.hasPrefix("2.49") ? 249 : word.hasPrefix("0,99") ? 99 : 0)
      }
      let total = trip["total"] as? Double
      #expect(total.map { ($0 * 100).rounded() } ?? 0 == Double(cents), "seed \(seed): `\(line)`")
      #expect((total == nil) == items.allSatisfy { $0["price"] as? Double == nil }, "seed \(seed): `\(line)`")
      #expect(trip["unpriced"] as? Int == items.count { $0["price"] as? Double == nil })
    }
  }

  @Test func skippingTwiceAndTheSamePriceChangeNothing() throws {
    let household = try SampleHousehold()
    let before = try household.dump()
    for line in ["trip item skip 2", "trip item skip 2"] { try household.run(line) }
    #expect(try household.dump() == before)
    let steps = try household.steps().count
    try household.run("trip item edit 2 --price 1.09")
    #expect(try household.dump() == before && household.steps().count == steps)
  }
}
