import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("Amounts")
struct AmountTests {
  /// Grams, by hand: oz 28.35 g, lb 453.6 g, Pfund 500 g.
  @Test(
    arguments: [
      ("150g", 150), ("150 g", 150), ("1.5kg", 1500), ("1,5 kg", 1500), ("500mg", 0.5), ("250 Gramm", 250),
      ("1 ½ oz", 42.525), ("1½ oz", 42.525), ("1 1/2 oz", 42.525), ("8oz", 226.8), ("1/2 lb", 226.8), ("½lb", 226.8),
      ("2x150g", 300), ("2 x 150 g", 300), ("2×150g", 300), ("half a kilo", 500), ("ein halbes Kilo", 500),
      ("1 Pfund", 500),
      ("two and a half oz", 70.875), ("1.500 g", 1.5), ("1e2 g", 100), ("3 oz.", 85.05), ("100 KG", 100_000),
    ] as [(String, Double)])
  func grams(_ text: String, _ expected: Double) throws {
    let grams = try require(try AmountReader.read(text).quantity.mass, "\(text) is not grams")
    expect(abs(grams - expected) < 1e-9)
  }

  /// Millilitres, by hand: tsp 4.93, tbsp 14.79, cup 236.6, fl oz 29.57, EL 15, TL 5.
  @Test(
    arguments: [
      ("250ml", 250, "ml"), ("1 l", 1000, "l"), ("1,5 Liter", 1500, "l"), ("2 cl", 20, "cl"), ("1 dl", 100, "dl"),
      ("1 tsp", 4.93, "tsp"), ("2 tbsp", 29.58, "tbsp"), ("1/2 cup", 118.3, "cup"), ("2 cups", 473.2, "cup"),
      ("8 fl oz", 236.56, "fl oz"), ("8 fl. oz.", 236.56, "fl oz"), ("8floz", 236.56, "fl oz"), ("2 EL", 30, "EL"),
      ("1TL", 5, "TL"), ("2 Teelöffel", 10, "TL"), ("eine Tasse", 236.6, "cup"), ("1 ½ cup", 354.9, "cup"),
      ("a cup", 236.6, "cup"),
    ] as [(String, Double, String)])
  func volumes(_ text: String, _ expected: Double, _ symbol: String) throws {
    let quantity = try AmountReader.read(text).quantity
    let milliliters = try require(quantity.milliliters, "\(text) is no volume")
    expect(abs(milliliters - expected) < 1e-9)
    expect(quantity.unit.word, equals: symbol)
  }

  @Test(
    "Counts, bare or of portions",
    arguments: [
      ("2", 2, nil), ("half a", 0.5, nil), ("half an", 0.5, nil), ("a", 1, nil), ("two", 2, nil), ("a dozen", 12, nil),
      ("half a dozen", 6, nil), ("two dozen", 24, nil), ("a couple of", 2, nil), ("three quarters of a", 0.75, nil),
      ("2x", 2, nil),
      ("zwölf", 12, nil), ("ein halbes Dutzend", 6, nil), ("ein Paar", 2, nil), ("ein Viertel", 0.25, nil),
      ("2 slices", 2, "slices"), ("a handful", 1, "handful"), ("2 large", 2, "large"),
      ("1 extra large", 1, "extra large"),
      ("1 thin slice", 1, "thin slice"), ("3 Scheiben", 3, "Scheiben"), ("2 Stück", 2, "Stück"),
      ("eine Handvoll", 1, "Handvoll"),
      ("ein Glas", 1, "Glas"), ("2slices", 2, "slices"), ("2 x 3 slices", 6, "slices"), ("a bowl of", 1, "bowl"),
    ] as [(String, Double, String?)])
  func counts(_ text: String, _ number: Double, _ unit: String?) throws {
    // `of` needs something after it.
    let words = (text + " it").split(separator: " ").map(String.init)
    let reading = try require(try AmountReader.read(words))
    expect(reading.quantity, equals: .count(number, unit: unit))
    expect(reading.used, equals: words.count - 1)
  }

  @Test(
    "The text is what was typed, tidied",
    arguments: [
      ("150g", "150 g"), ("1½cup", "1½ cup"), ("1 ½  cup", "1 ½ cup"), ("2x150g", "2 x 150 g"), ("half a", "half a"),
      ("1,5 kg", "1,5 kg"),
    ])
  func texts(_ text: String, _ tidied: String) throws {
    expect(try AmountReader.read(text).text, equals: tidied)
  }

  @Test("Digit, comma and three digits is doubtful, with both readings")
  func doubtful() throws {
    let reading = try AmountReader.read("1,500g")
    expect(reading.quantity, equals: .grams(1.5))
    expect(reading.doubt, equals: "`1,500 g` may be 1.5 g or 1,500 g")
    expect(try AmountReader.read("1,500").doubt, equals: "`1,500` may be 1.5 or 1,500")
    expect(try AmountReader.read("1,50 g").doubt, equals: nil)
    expect(try AmountReader.read("0,500 kg").doubt, equals: nil)
  }

  @Test(
    "What cannot be weighed is refused with its word",
    arguments: [
      ("0g", ErrorCode.badAmount, "0g"), ("0", .badAmount, "0"), ("-5 g", .badAmount, "-5"), ("-5g", .badAmount, "-5g"),
      ("nan g", .badAmount, "nan"), ("inf", .badAmount, "inf"), ("1e999 g", .badAmount, "1e999"),
      ("1e999g", .badAmount, "1e999g"),
      ("1/0 cup", .badAmount, "1/0"), ("101 kg", .outOfRange, "101 kg"), ("2x60kg", .outOfRange, "2x60kg"),
      ("1000001", .outOfRange, "1000001"), ("101 l", .outOfRange, "101 l"), ("1.2.3 g", .badAmount, "1.2.3"),
      ("egg", .badAmount, "egg"), ("2 eggs", .badAmount, "2 eggs"), ("", .badAmount, ""), ("7up", .badAmount, "7up"),
      ("99999999999999999999 g", .badAmount, "99999999999999999999"),
    ])
  func refuses(_ text: String, _ code: ErrorCode, _ word: String) throws {
    let error = try #require(throws: LarderError.self) { try AmountReader.read(text) }
    expect(error.code, equals: code)
    let place = try require(error.location)
    expect(String(Array(place.text)[place.range]), equals: word)
  }

  @Test("What is written is read back as the same amount")
  func property() throws {
    var random = SplitMix64(seed: 3)
    let units = ["ml", "cl", "dl", "l", "tsp", "tbsp", "cup", "EL", "TL", "fl oz"]
    for _ in 0..<2000 {
      let number = (Double.random(in: 0.001..<90, using: &random) * 1000).rounded() / 1000
      let unit = try require(units.randomElement(using: &random))
      let size = try require(Measure.milliliters(of: unit))
      let quantities: [Quantity] = [
        .grams(number), .volume(milliliters: number * size, unit: unit), .count(number, unit: nil),
        .count(number, unit: "slices"),
        .grams((number * 3).rounded(.up) / 3), .volume(milliliters: (number * 3).rounded(.up) / 3 * size, unit: unit),
      ]
      for quantity in quantities where Self.size(quantity) <= Quantity.limit {
        let read = try AmountReader.read(quantity.text).quantity
        expect(abs(Self.size(read) - Self.size(quantity)) <= 1e-9 * Self.size(quantity), "seed 3: \(quantity.text)")
        expect(read.unit, equals: quantity.unit, "seed 3: \(quantity.text)")
      }
    }
  }

  private static func size(_ quantity: Quantity) -> Double {
    quantity.mass ?? quantity.milliliters ?? quantity.number
  }

  @Test(
    "Figures",
    arguments: [
      (2, "2"), (0.5, "0.5"), (1.0 / 3, "1/3"), (5.0 / 3, "1 2/3"), (42.525, "42.525"), (0.0005, "0.0005"),
      (100_000, "100000"),
      (0.001, "0.001"), (2.0004, "2"),
    ] as [(Double, String)])
  func figures(_ value: Double, _ text: String) { expect(Quantity.figure(value), equals: text) }
}

extension AmountTests {
  @Test(
    "Whether a text is, or begins with, an amount",
    arguments: [
      ("200g", true, true), ("2 slices", true, true), ("half a", true, true), ("2 eggs", false, true),
      ("200g rice", false, true),
      ("eggs", false, false), ("slices", false, false), ("", false, false), ("\"2\"", false, false),
      ("7up", false, false),
    ])
  func begins(_ text: String, _ isWhole: Bool, _ begins: Bool) throws {
    expect(try (AmountReader.whole(text) != nil), equals: isWhole)
    expect(AmountReader.startsAmount(text), equals: begins)
  }

  @Test func aBadNumberBeginsAnAmount() {
    expect(AmountReader.startsAmount("-5g"))
    #expect(throws: LarderError.self) { try AmountReader.whole("-5g") }
  }
}
