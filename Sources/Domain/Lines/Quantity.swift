/// How much of a food was stated: `2 large`, `150 g`, `2-3 slices`, `1/3 of 2 cups`, `about 200 ml`, `to taste`.
///
/// A quantity is a value, not text, so it can be scaled, added up and shown in other units. If nothing was stated, the
/// quantity is nil.
package struct Quantity: Hashable, Sendable {
  /// The number of units, or the lower end of the range if `upTo` is set; 1 for a unit that is not counted
  /// (`to taste`).
  package var number: Double
  /// The upper end of a range such as `2-3`; nil for a single number.
  package var upTo: Double?
  /// The unit that the number counts.
  package var unit: Unit
  /// The share of the amount that is meant, above 0: a third in `1/3 of 2 large`; nil for the whole amount.
  package var share: Double?
  /// Whether the number was stated as approximate: `ca. 150 g`.
  package var isAbout: Bool

  /// What a quantity counts.
  package enum Unit: Hashable, Sendable {
    /// Pieces: a bare count, whose size depends on the food.
    case piece
    /// A unit of mass or volume.
    case measure(Measure)
    /// A portion, by its name or as typed: `large`, `slices`.
    case portion(String)
    /// An unmeasured amount: salt to taste.
    case toTaste
  }

  /// Creates a quantity without checking the values.
  package init(_ number: Double, upTo: Double? = nil, _ unit: Unit, share: Double? = nil, isAbout: Bool = false) {
    self.number = number
    self.upTo = upTo
    self.unit = unit
    self.share = share
    self.isAbout = isAbout
  }

  /// The maximum amount of a line, in grams (100 kg), in milliliters, or as a count of pieces or portions.
  package static let limit = 100_000.0
  /// The minimum amount of a line, in the same units as `limit`: a microgram, less than any food or supplement weighs.
  package static let least = 0.000_001
}

extension Quantity {
  /// A quantity in grams.
  package static func grams(_ grams: Double) -> Quantity { Quantity(grams, .measure(.gram)) }

  /// A volume given in milliliters, shown in the unit with that symbol: `ml`, `cup`, `tbsp`.
  package static func volume(milliliters: Double, unit: String) -> Quantity {
    let size = Measure.milliliters(of: unit)
    return Quantity(
      milliliters / (size ?? 1), .measure(.volume(milliliters: size ?? 1, symbol: size == nil ? "ml" : unit)))
  }

  /// A number of portions with that name; a number of pieces if `unit` is nil.
  package static func count(_ number: Double, unit: String?) -> Quantity {
    Quantity(number, unit.map(Unit.portion) ?? .piece)
  }

  /// The grams if the quantity is a mass, the middle of a range; nil for anything else.
  package var mass: Double? {
    guard case .measure(.mass(let grams, _)) = unit else { return nil }
    return count * grams
  }

  /// The milliliters if the quantity is a volume, the middle of a range; nil for anything else.
  package var milliliters: Double? {
    guard case .measure(.volume(let size, _)) = unit else { return nil }
    return count * size
  }

  /// The number of pieces in a bare count, the middle of a range; nil for anything else.
  package var pieces: Double? { unit == .piece ? count : nil }

  /// The number of pieces, with or without a word for them: `3`, `3 Stück`; nil for anything else.
  package var countOfPieces: Double? {
    pieces ?? portion.flatMap { PortionWords.isPiece($0) ? count : nil }
  }

  /// Whether the quantity counts pieces or portions.
  package var isCount: Bool { unit == .piece || portion != nil }

  /// Whether the amount is measured in cups, which may be those that somebody drank from.
  var isInCups: Bool {
    guard case .measure(let measure) = unit else { return false }
    return measure.symbol == "cup"
  }

  /// Whether the amount is measured in tablespoons or teaspoons.
  package var isSpoon: Bool {
    guard case .measure(.volume(let size, _)) = unit else { return false }
    return size >= 4 && size <= 16
  }

  /// Whether the amount is counted in cups, which are a measure in recipes and vessels of any size at the table.
  var isCup: Bool {
    guard case .measure(.volume(_, let symbol)) = unit else { return false }
    return symbol == "cup"
  }

  /// Whether portions are counted, among them cups.
  var countsPortions: Bool { isCup || portion != nil }

  /// Whether what a drink is served or sold in is counted: glasses, cups, bottles.
  package var countsVessels: Bool { isCup || portion.map(PortionWords.isVessel) ?? false }

  /// The name of the portion that is counted; nil if anything else is counted.
  package var portion: String? {
    guard case .portion(let name) = unit else { return nil }
    return name
  }

  /// The number, or the middle of the range if there is one.
  var middle: Double { upTo.map { (number + $0) / 2 } ?? number }

  /// The number of units that is meant: `middle` multiplied by the share.
  var count: Double { middle * (share ?? 1) }

  /// The quantity multiplied by a factor.
  package func scaled(by factor: Double) -> Quantity {
    var scaled = self
    scaled.number *= factor
    scaled.upTo = upTo.map { $0 * factor }
    return scaled
  }

  /// Throws `outOfRange` if the quantity is below `least` or above `limit`.
  ///
  /// `typed` is the amount as typed, for the error.
  package func refuseTooMuch(typed: String) throws(LarderError) {
    let size = mass ?? milliliters ?? number * (share ?? 1)
    guard size.isFinite, size >= Self.least, size <= Self.limit else {
      throw LarderError(
        .outOfRange, "\(LarderError.quoted(typed)) is \(size >= Self.least ? "too much" : "nothing") for one item",
        hint: "an amount is more than 0 and at most 100 kg")
    }
  }
}

extension Quantity.Unit {
  /// The unit as a word for storage and JSON: a measure's symbol, a portion's name, `to taste`; nil for pieces.
  package var word: String? {
    switch self {
    case .piece: nil
    case .measure(let measure): measure.symbol
    case .portion(let name): name
    case .toTaste: Self.tasteWord
    }
  }

  /// Creates the unit that `word` names.
  package init(word: String?) {
    guard let word else {
      self = .piece
      return
    }
    self = word == Self.tasteWord ? .toTaste : Measure(symbol: word).map(Self.measure) ?? .portion(word)
  }

  private static let tasteWord = "to taste"
}
