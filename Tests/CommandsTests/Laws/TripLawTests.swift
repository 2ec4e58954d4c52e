import Commands
import Domain
import Expect
import TestSupport
import Testing

/// Purchases that are written down, corrected and taken back.
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
      expect(after != before, "seed \(seed): `\(line)`")
      try household.run("undo")
      expect(try household.dump(), equals: before, "seed \(seed): `\(line)`")
      try household.run("redo")
      expect(try household.dump(), equals: after, "seed \(seed): `\(line)`")
    }
  }

  /// Cents, so that the sums are exact: an item without a price adds nothing, but is not free.
  @Test(arguments: SplitMix64.seeds) func theTotalIsWhatTheItemsCost(seed: UInt64) throws {
    let household = try SampleHousehold()
    var lines = RandomLines(seed: seed &+ 700)
    for _ in 0..<20 {
      let line = Self.purchase(&lines)
      let trip = try require(try household.json(line)["trip"] as? [String: Any])
      let items = try require(trip["items"] as? [[String: Any]])
      let cents = line.split(separator: " ").reduce(0) { sum, word in
        sum + (word.hasPrefix("2.49") ? 249 : word.hasPrefix("0,99") ? 99 : 0)
      }
      let total = trip["total"] as? Double
      expect(total.map { ($0 * 100).rounded() } ?? 0, equals: Double(cents), "seed \(seed): `\(line)`")
      expect((total == nil), equals: items.allSatisfy { $0["price"] as? Double == nil }, "seed \(seed): `\(line)`")
      expect(trip["unpriced"] as? Int, equals: items.count { $0["price"] as? Double == nil })
    }
  }

  /// A line that corrects one of the last trip's items, or all of it; some are refused.
  private static func correction(_ lines: inout RandomLines) -> String {
    let number = lines.seconds(in: 1...4)
    let price = lines.one(of: ["1.29", "-0.50", "0,25", "0.00"])
    let what = lines.one(of: foods + ["coupon", "Leergut", "Pfand", "delivery fee", "a thing"])
    return lines.one(of: [
      "trip item edit \(number) \(what)", "trip item edit \(number) \(what) \(price) --no-food",
      "trip item edit \(number) --price \(price)", "trip item edit \(number) --price none",
      "trip item edit \(number) \(what) --no-food --price \(price)", "trip item edit \(number) 750g \(price)",
      "trip item skip \(number)", "trip item remove \(number)", "trip edit --total \(price)", "trip edit --total none",
      "trip item add \(what) \(price)", "trip item add \(what) --no-food",
    ])
  }

  /// Added up by hand, in cents: what each trip's printed total says, else its known prices.
  @Test(arguments: SplitMix64.seeds) func kindsAndSignsAgreeAndSpentIsTheirSum(seed: UInt64) throws {
    let household = try SampleHousehold.empty()
    try household.run("profile add Dad")
    var lines = RandomLines(seed: seed &+ 800)
    var amounts: [Int: Int?] = [:]
    var written = 0
    for round in 0..<40 {
      let line = round % 8 == 0 ? Self.purchase(&lines).replacing(" @yesterday", with: "") : Self.correction(&lines)
      if household.error(of: line) == nil { written += 1 }
      let trip = try require(try household.json("trip show")["trip"] as? [String: Any])
      let number = try require(trip["id"] as? Int)
      let items = try require(trip["items"] as? [[String: Any]])
      func cents(_ value: Any?) -> Int? { (value as? Double).map { Int(($0 * 100).rounded()) } }
      for item in items {
        let price = cents(item["price"]) ?? 0
        let kind = try require(item["kind"] as? String)
        let isRight =
          switch kind {
          case "discount", "deposit_return": price <= 0
          case "product", "deposit": price >= 0
          default: true
          }
        expect(isRight, "seed \(seed): `\(line)`: \(kind) \(price)")
      }
      let prices = items.compactMap { cents($0["price"]) }
      let sum: Int? = prices.isEmpty ? nil : prices.reduce(0, +)
      amounts.updateValue(cents(trip["printedTotal"]) ?? sum, forKey: number)
      let known = amounts.values.compactMap(\.self)
      let spent = try household.json("range today today")["spent"]
      expect(cents(spent), equals: (known.isEmpty ? nil : known.reduce(0, +)), "seed \(seed): `\(line)`")
    }
    expect(written > 10, "seed \(seed): most lines were refused")
  }

  @Test func skippingTwiceAndTheSamePriceChangeNothing() throws {
    let household = try SampleHousehold()
    let before = try household.dump()
    for line in ["trip item skip 2", "trip item skip 2"] { try household.run(line) }
    expect(try household.dump(), equals: before)
    let steps = try household.steps().count
    try household.run("trip item edit 2 --price 1.09")
    expect(try household.dump() == before && household.steps().count == steps)
  }
}
