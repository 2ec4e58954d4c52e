import Expect
import Testing

@testable import Domain

@Suite struct LeastAmountTests {
  /// From a microgram to 100 kg; 1e-320 is a number above 0 that no scale shows and no sum notices.
  @Test(arguments: [
    ("1e-320 g", false), ("0.0000009 g", false), ("0.000001 g", true), ("0.5 g", true), ("100 kg", true),
    ("100.001 kg", false),
  ])
  func anAmountIsAtLeastAMicrogram(typed: String, isTaken: Bool) throws {
    let grams = typed.hasSuffix("kg") ? 1000.0 : 1
    let number = try require(Double(typed.prefix { $0 != " " }))
    let quantity = Quantity.grams(number * grams)
    if isTaken {
      try quantity.refuseTooMuch(typed: typed)
    } else {
      #expect(throws: LarderError.self) { try quantity.refuseTooMuch(typed: typed) }
    }
  }
}
