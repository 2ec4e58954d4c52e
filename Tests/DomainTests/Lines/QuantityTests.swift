import Expect
import TestSupport
import Testing

@testable import Domain

/// A stated amount of a food, as a value.
@Suite struct QuantityTests {
  /// Every measure that there is, by its symbol: grams or millilitres of one.
  static let measures: [(symbol: String, Quantity.Unit)] = [
    ("mg", .measure(.mass(grams: 0.001, symbol: "mg"))), ("g", .measure(.mass(grams: 1, symbol: "g"))),
    ("kg", .measure(.mass(grams: 1000, symbol: "kg"))), ("oz", .measure(.mass(grams: 28.35, symbol: "oz"))),
    ("lb", .measure(.mass(grams: 453.6, symbol: "lb"))), ("Pfund", .measure(.mass(grams: 500, symbol: "Pfund"))),
    ("ml", .measure(.volume(milliliters: 1, symbol: "ml"))), ("cl", .measure(.volume(milliliters: 10, symbol: "cl"))),
    ("dl", .measure(.volume(milliliters: 100, symbol: "dl"))), ("l", .measure(.volume(milliliters: 1000, symbol: "l"))),
    ("tsp", .measure(.volume(milliliters: 4.93, symbol: "tsp"))),
    ("tbsp", .measure(.volume(milliliters: 14.79, symbol: "tbsp"))),
    ("cup", .measure(.volume(milliliters: 236.6, symbol: "cup"))),
    ("EL", .measure(.volume(milliliters: 15, symbol: "EL"))), ("TL", .measure(.volume(milliliters: 5, symbol: "TL"))),
    ("fl oz", .measure(.volume(milliliters: 29.57, symbol: "fl oz"))),
  ]

  private static func unit(_ symbol: String) throws -> Quantity.Unit {
    try require(measures.first { $0.symbol == symbol }, "\(symbol)").1
  }

  // MARK: What it measures

  @Test func `a range measures its middle`() {
    expect(Quantity(200, upTo: 300, .measure(.gram)).mass, equals: 250)
    expect(Quantity(1, upTo: 2, .measure(.volume(milliliters: 1000, symbol: "l"))).milliliters, equals: 1500)
    expect(Quantity(2, upTo: 3, .piece).pieces, equals: 2.5)
    // A third of two to four pieces is one.
    expect(Quantity(2, upTo: 4, .piece, share: 1.0 / 3).pieces, equals: 1)
  }

  @Test(arguments: ["can", "tin", "Dose", "large tin", "kleine Dose"]) func `a can is one of any size`(word: String) {
    expect(PortionWords.isCan(word))
  }

  @Test(arguments: ["bottle", "can opener", "Dosenbier", "", "large"]) func `what else is no can`(word: String) {
    expect(!PortionWords.isCan(word))
  }

  @Test(
    arguments: [
      // Six ounces of 28.35 g, two pounds of 453.6 g; a third of 300 g, twice 100 g.
      (150, "g", nil, 150), (6, "oz", nil, 170.1), (2, "lb", nil, 907.2), (1, "Pfund", nil, 500), (500, "mg", nil, 0.5),
      (1.5, "kg", nil, 1500), (300, "g", 1.0 / 3, 100), (100, "g", 2, 200),
    ] as [(Double, String, Double?, Double)])
  func `grams of a mass`(number: Double, unit: String, share: Double?, grams: Double) throws {
    let quantity = Quantity(number, try Self.unit(unit), share: share)
    expect(abs(try require(quantity.mass) - grams) < 1e-9)
    expect(quantity.milliliters == nil && quantity.pieces == nil && !quantity.isCount && quantity.portion == nil)
  }

  @Test(
    arguments: [
      // Two cups of 236.6 ml, eight fluid ounces of 29.57 ml; half of two German spoons of 15 ml.
      (250, "ml", nil, 250), (2, "cup", nil, 473.2), (8, "fl oz", nil, 236.56), (0.5, "l", nil, 500),
      (2, "EL", 0.5, 15), (3, "tsp", nil, 14.79),
    ] as [(Double, String, Double?, Double)])
  func `millilitres of a volume`(number: Double, unit: String, share: Double?, milliliters: Double) throws {
    let quantity = Quantity(number, try Self.unit(unit), share: share)
    expect(abs(try require(quantity.milliliters) - milliliters) < 1e-9)
    expect(quantity.mass == nil && quantity.pieces == nil && !quantity.isCount && quantity.portion == nil)
  }

  @Test func `counts of pieces and portions`() {
    let pieces = Quantity(3, .piece)
    expect(pieces.pieces == 3 && pieces.isCount && pieces.portion == nil)
    expect(Quantity(3, .piece, share: 0.5).pieces, equals: 1.5)
    let slices = Quantity(2, .portion("slice"))
    expect(slices.portion == "slice" && slices.isCount && slices.pieces == nil)
    for quantity in [pieces, slices, Quantity(1, .toTaste)] {
      expect(quantity.mass == nil && quantity.milliliters == nil)
    }
    expect(!Quantity(1, .toTaste).isCount)
    expect(Quantity.count(2, unit: nil), equals: Quantity(2, .piece))
    expect(Quantity.count(2, unit: "slice"), equals: slices)
  }

  @Test func `a volume is counted in the unit that is named, and in millilitres where there is none of that name`()
    throws
  {
    expect(Quantity.volume(milliliters: 473.2, unit: "cup"), equals: Quantity(2, try Self.unit("cup")))
    expect(Quantity.volume(milliliters: 30, unit: "EL"), equals: Quantity(2, try Self.unit("EL")))
    expect(Quantity.volume(milliliters: 330, unit: "bucket"), equals: Quantity(330, try Self.unit("ml")))
    expect(Quantity.volume(milliliters: 50, unit: "g"), equals: Quantity(50, try Self.unit("ml")))
  }

  // MARK: Scaled

  @Test func `so many times as much is more of the unit, of the same share`() {
    let quantity = Quantity(2, upTo: 3, .portion("slice"), share: 1.0 / 3, isAbout: true)
    expect(quantity.scaled(by: 2), equals: Quantity(4, upTo: 6, .portion("slice"), share: 1.0 / 3, isAbout: true))
    expect(Quantity.grams(150).scaled(by: 0.5), equals: .grams(75))
    expect(Quantity(2, .piece).scaled(by: 1.5), equals: Quantity(3, .piece))
  }

  /// A slice of 30 g, a cup of 158 g: n times as much weighs n times as much, whatever the unit.
  @Test(arguments: SplitMix64.seeds) func `what is scaled weighs as much more`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let food = ResolvedAmountTests.food("Bread", .bakery, ["slice": 30, "cup": 158])
    let units = Self.measures.map(\.1) + [.piece, .portion("slice"), .portion("slices")]
    for _ in 0..<300 {
      let unit = try require(units.randomElement(using: &random))
      let number = Double.random(in: 0.1...20, using: &random)
      let quantity = Quantity(
        number, upTo: Bool.random(using: &random) ? number + 1 : nil, unit,
        share: Bool.random(using: &random) ? 0.5 : nil)
      let factor = Double.random(in: 0.1...3, using: &random)
      let (once, scaled) = (try food.weight(of: quantity).grams, try food.weight(of: quantity.scaled(by: factor)).grams)
      expect(abs(scaled - once * factor) <= 1e-9 * scaled, "seed \(seed): \(quantity.text) x \(factor)")
    }
  }

  /// A slice of 30 g: two to three are 75 g, and a third of that 25 g.
  @Test func `of a range the middle is weighed`() throws {
    let bread = ResolvedAmountTests.bread
    let slices = Quantity(2, upTo: 3, .portion("slices"))
    expect(slices.middle == 2.5 && Quantity(2, .piece).middle == 2)
    expect(try bread.weight(of: slices).grams, equals: 75)
    var third = slices
    third.share = 1.0 / 3
    let weight = try bread.weight(of: third)
    expect(abs(weight.grams - 25) < 1e-9)
    expect(weight.text, equals: "1/3 of 2-3 slices")
    expect(try bread.weight(of: Quantity(100, upTo: 200, .measure(.gram), isAbout: true)).grams, equals: 150)
  }

  @Test func `what is to taste has no weight`() throws {
    let error = try #require(throws: LarderError.self) {
      try ResolvedAmountTests.bread.weight(of: Quantity(1, .toTaste))
    }
    expect(error.code == .badAmount && error.message == "the weight of Bread to taste is not known")
  }

  // MARK: As text

  @Test(
    arguments: [
      (Quantity(150, .measure(.gram)), "150 g"), (Quantity(0.5, .measure(.gram)), "0.5 g"),
      (Quantity(2, .piece), "2"), (Quantity(0.5, .piece), "0.5"), (Quantity(1.0 / 3, .piece), "1/3"),
      (Quantity(1, .portion("slice")), "1 slice"), (Quantity(2, .portion("slice")), "2 slices"),
      (Quantity(0.5, .portion("slice")), "½ slice"), (Quantity(1.5, .portion("medium")), "1 ½ medium"),
      (Quantity(2, .portion("large")), "2 large"), (Quantity(2, .portion("thin slice")), "2 thin slices"),
      (Quantity(3, .portion("leaf")), "3 leaves"), (Quantity(2, .portion("patty")), "2 patties"),
      (Quantity(2, .portion("glass")), "2 glasses"), (Quantity(2, .portion("Scheibe")), "2 Scheibe"),
      // A portion whose name starts with a figure; what is eaten by halves.
      (Quantity(2, .portion("100 g piece")), "2 x 100 g pieces"), (Quantity(1, .portion("half")), "half"),
      (Quantity(2, .portion("half")), "2 halves"), (Quantity(1, .portion("half fillet")), "half fillet"),
      (Quantity(2, upTo: 3, .portion("slice")), "2-3 slices"), (Quantity(0.5, upTo: 1, .portion("slice")), "½-1 slice"),
      (Quantity(2, upTo: 3, .piece), "2-3"), (Quantity(100, upTo: 150, .measure(.gram)), "100-150 g"),
      (Quantity(2, .portion("large"), share: 1.0 / 3), "1/3 of 2 large"),
      (Quantity(150, .measure(.gram), share: 0.5), "½ of 150 g"),
      (Quantity(2, .portion("large"), share: 2), "2 x 2 large"),
      (Quantity(150, .measure(.gram), isAbout: true), "about 150 g"),
      (Quantity(200, .measure(.gram), share: 0.5, isAbout: true), "½ of about 200 g"),
      (Quantity(1, .toTaste), "to taste"),
    ])
  func text(quantity: Quantity, text: String) { expect(quantity.text, equals: text) }

  @Test(
    "Masses are in grams, volumes in the unit of their symbol",
    arguments: [
      (1.5, "kg", "1500 g"), (1, "oz", "28.35 g"), (500, "mg", "0.5 g"), (1, "Pfund", "500 g"), (0.5, "cup", "½ cup"),
      (1.0 / 3, "cup", "1/3 cup"), (2, "EL", "2 EL"), (8, "fl oz", "8 fl oz"), (250, "ml", "250 ml"),
      (1.5, "l", "1.5 l"),
    ] as [(Double, String, String)])
  func measured(number: Double, unit: String, text: String) throws {
    expect(Quantity(number, try Self.unit(unit)).text, equals: text)
  }

  @Test func `the share alone`() {
    expect(Quantity(2, .portion("large"), share: 1.0 / 3).shareText, equals: "1/3")
    expect(Quantity(2, .portion("large"), share: 0.5).shareText, equals: "½")
    expect(Quantity(2, .portion("large")).shareText, equals: nil)
  }

  // MARK: Words for units

  @Test(arguments: measures) func `a measure's word is its symbol, there and back`(symbol: String, unit: Quantity.Unit)
  {
    expect(unit.word, equals: symbol)
    expect(Quantity.Unit(word: symbol), equals: unit)
  }

  @Test func `pieces have no word, taste its own, and anything else is a portion`() {
    expect(Quantity.Unit.piece.word == nil && Quantity.Unit(word: nil) == .piece)
    expect(Quantity.Unit.toTaste.word == "to taste" && Quantity.Unit(word: "to taste") == .toTaste)
    // A spelling of a measure that is not its symbol is what a food calls its portion.
    for name in ["slice", "cup, chopped", "cups", "G", "Tasse", "fl. oz.", "half", "100 g", ""] {
      expect(Quantity.Unit.portion(name).word, equals: name)
      expect(Quantity.Unit(word: name), equals: .portion(name))
    }
  }

  // MARK: Bounds

  @Test(
    arguments: [
      (Quantity.grams(100_000), nil), (.grams(100_001), "too much"), (.grams(0), "nothing"), (.grams(-1), "nothing"),
      (Quantity(101, .measure(.mass(grams: 1000, symbol: "kg"))), "too much"),
      (Quantity(300, .measure(.mass(grams: 1000, symbol: "kg")), share: 1.0 / 3), nil),
      (Quantity(101, .measure(.volume(milliliters: 1000, symbol: "l"))), "too much"),
      (Quantity(100_000, .piece), nil), (Quantity(100_001, .portion("slice")), "too much"),
      (Quantity(0, .piece), "nothing"), (.grams(.nan), "nothing"), (.grams(.infinity), "too much"),
    ] as [(Quantity, String?)])
  func `more than 100 kg and nothing are refused`(quantity: Quantity, why: String?) throws {
    guard let why else { return try quantity.refuseTooMuch(typed: "z") }
    let error = try #require(throws: LarderError.self) { try quantity.refuseTooMuch(typed: "z") }
    expect(error.code == .outOfRange && error.message == "`z` is \(why) for one item")
  }
}
