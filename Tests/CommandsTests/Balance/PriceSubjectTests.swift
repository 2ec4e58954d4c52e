import Commands
import Domain
import Expect
import Testing

/// The meaning of the words after `prices` and `balance`: a food, a store, or both; and the days.
@Suite struct PriceSubjectTests {
  private let analysis: AnalysisUnderTest

  init() throws {
    analysis = try AnalysisUnderTest()
    let household = analysis.household
    for name in ["Penny", "Rye zq"] {
      try household.run("food add \(name) --category pantry --kcal 300 --protein 9 --carbs 60 --fat 2")
    }
    try household.run("bought 500g Brick 1.00 at Rewe @2026-11-10")
    try household.run("bought 500g Brick 2.00, 1kg Penny 3.00 at Penny @2026-11-11")
    try household.run("bought 1kg \"Rye zq\" 3.00 at Reinhard @2026-11-12")
  }

  @Test(arguments: [
    ("", nil, nil), ("brick", "Brick", nil), ("Brick at rewe", "Brick", "Rewe"), ("brick at pen", "Brick", "Penny"),
    ("rewe", nil, "Rewe"), ("at REWE", nil, "Rewe"), ("rewe --last 2w", nil, "Rewe"), ("rei", nil, "Reinhard"),
    // Both a food and a store: the food, unless it is after `at`.
    ("penny", "Penny", nil), ("at penny", nil, "Penny"), ("penny at penny", "Penny", "Penny"),
    ("rye zq", "Rye zq", nil),
  ])
  func wordsMean(words: String, food: String?, store: String?) throws {
    let prices = try analysis.json("prices \(words)")
    expect(prices["food.name"].text == food && prices["store"].text == store)
  }

  @Test(arguments: [
    ("at Lidl", ErrorCode.notFound), ("brick at Lidl", .notFound), ("at brick", .notFound), ("xyzzy", .unknownFood),
    ("at re", .notFound),
  ])
  func wordsThatMeanNothing(words: String, code: ErrorCode) throws {
    let error = try #require(throws: LarderError.self) { try analysis.json("prices \(words)") }
    expect(error.code, equals: code)
  }

  /// Months have their own lengths; today is 21 November 2026.
  @Test(arguments: [
    ("--last 3m", "2026-09-01 to 2026-11-30"), ("--last 3m --prev", "2026-06-01 to 2026-08-31"),
    ("--last 1m --prev 9", "2026-02-01 to 2026-02-28"), ("--last 1m --next 1", "2026-12-01 to 2026-12-31"),
    ("--last 1y --prev", "2025-01-01 to 2025-12-31"), ("--last 4w --prev", "2026-09-28 to 2026-10-25"),
    ("--prev", "2026-09-28 to 2026-10-25"), ("month --prev", "2026-10-01 to 2026-10-31"),
    ("week 2026-11-11", "2026-11-09 to 2026-11-15"),
  ])
  func daysOfABalance(words: String, span: String) throws {
    expect(try analysis.json("balance \(words)")["period"].span, equals: span)
  }

  /// Days that have come, and on which something was eaten: Sunday's meal is ahead, Friday's is skipped.
  @Test func loggedDaysAreOfThePast() throws {
    try analysis.eat(["2026-11-16": 100, "2026-11-20": 100, "2026-11-22": 100])
    try analysis.household.run("meal item skip #2 1")
    let balance = try analysis.json("balance week")
    expect(balance["daysLogged"].number == 1 && balance["daysPossible"].number == 6)
  }
}
