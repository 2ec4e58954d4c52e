import Expect
import Testing

@testable import Domain

/// Amounts that the first four layouts kept as text.
@Suite struct KeptAmountTests {
  private static let numbers = [1, 2, 0.5, 1.5, 1.0 / 3, 12, 1.125]
  private static let shares = [nil, 1.0 / 3, 0.5, 2.0 / 3, 0.75, 2, 1.5, 0.44]

  /// Every portion of every food of the starter bank, as Larder wrote it: the same quantity is read again.
  @Test func `what Larder wrote is read as the same quantity`() throws {
    let foods = StarterBank.foods
    expect(foods.count > 1000)
    var words: [Quantity.Unit: Set<String>] = [:]
    for unit in Set(foods.flatMap(\.portions).map { Quantity.Unit(word: $0.name) }) {
      for number in Self.numbers {
        for share in Self.shares {
          let quantity = Quantity(number, unit, share: share)
          guard let kept = Quantity(kept: quantity.text) else {
            Issue.record("`\(quantity.text)` is not read")
            continue
          }
          expect(kept.text, equals: quantity.text)
          expect(kept.upTo == nil && !kept.isAbout)
          expect(abs(kept.number - quantity.number) < 1e-6, "`\(quantity.text)`: \(kept.number)")
          expect(abs((kept.share ?? 1) - (share ?? 1)) < 1e-6, "`\(quantity.text)`: \(kept.share ?? 1)")
          switch (unit, kept.unit) {
          // The number says how many; the name may be the plural that was written.
          case (.portion, .portion(let word)): words[unit, default: []].insert(word)
          // Ounces are kept as grams.
          default: expect(kept.unit, equals: unit, "`\(quantity.text)`: \(kept.unit)")
          }
        }
      }
    }
    for food in foods {
      for portion in food.portions {
        for word in words[Quantity.Unit(word: portion.name)] ?? [] {
          expect(food.portion(called: word), equals: portion, "\(food.name): `\(word)`")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("150 g", Quantity.grams(150)), ("0.5 cup", Quantity(0.5, .measure(.volume(milliliters: 236.6, symbol: "cup")))),
      ("1 ½ medium", Quantity(1.5, .portion("medium"))), ("2 large", Quantity(2, .portion("large"))),
      ("1/3 of 2 large", Quantity(2, .portion("large"), share: 1.0 / 3)), ("2", Quantity(2, .piece)),
      ("½ of 33.3 g", Quantity(33.3, .measure(.gram), share: 0.5)),
      ("2 x 150 g", Quantity(150, .measure(.gram), share: 2)),
      ("1 ½ florets", Quantity(1.5, .portion("florets"))), ("half", Quantity(1, .portion("half"))),
      ("half fillet", Quantity(1, .portion("half fillet"))), ("1 splash", Quantity(1, .portion("splash"))),
      ("2 Scheiben", Quantity(2, .portion("Scheiben"))),
      ("2 EL", Quantity(2, .measure(.volume(milliliters: 15, symbol: "EL")))),
      // Halves that are portions, and three decimals, which no mark for thousands is.
      ("2 halves", Quantity(2, .portion("halves"))), ("½ half fillet", Quantity(0.5, .portion("half fillet"))),
      ("1/3 of 2 half fillets", Quantity(2, .portion("half fillets"), share: 1.0 / 3)), ("42.525 g", .grams(42.525)),
      ("1.125 cup", Quantity(1.125, .measure(.volume(milliliters: 236.6, symbol: "cup")))),
      ("1.125 large", Quantity(1.125, .portion("large"))),
      ("0.125 of 2 large", Quantity(2, .portion("large"), share: 0.125)),
      ("2 x 100 g pieces", Quantity(2, .portion("100 g pieces"))),
    ] as [(String, Quantity)])
  func `by hand`(text: String, quantity: Quantity) { expect(Quantity(kept: text), equals: quantity) }

  /// Rows of Cronometer and MyFitnessPal, notes, and what no Larder could have written.
  @Test(
    arguments: [
      "2.00 medium (2-2/3\" dia)", "1.00 full recipe", "100.00 g", "1 1/2 medium", "two eggs",
      "150g", "150 G", "1.5 kg", "2x150 g", "", " ", "2 ", " 2", "1,500 g", "1.500 g", "a handful of nuts", "-2 large",
      "of 2 large", "2 of 2 large", "nan g", "1e999 g", "1/3 of 1/3 of 2 large", "about 150 g",
    ])
  func `what Larder did not write is not read`(text: String) { expect(Quantity(kept: text), equals: nil) }

  @Test func `a long text takes no time`() {
    for text in [
      String(repeating: "1 of ", count: 40), String(repeating: "x ", count: 100), String(repeating: "9", count: 201),
    ] {
      expect(Quantity(kept: text), equals: nil)
    }
    expect(Quantity(kept: "2 " + String(repeating: "ä", count: 100)), equals: nil)
  }
}
