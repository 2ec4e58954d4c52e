/// How much of a food was said: `2 large`, `150 g`, `2-3 slices`, `1/3 of 2 cups`, `about 200 ml`, `to taste`.
///
/// A value, not text: it can be scaled, added up and shown in other units. Where nothing was said there is no quantity (nil).
package struct Quantity: Hashable, Sendable {
  /// How many of the unit, 1 where none counts (`to taste`); the least of them where `upTo` is the most.
  package var number: Double
  /// The most of a range such as `2-3`; nil for one number.
  package var upTo: Double?
  /// What the number counts.
  package var unit: Unit
  /// The part of all of it that is meant, above 0: `1/3 of 2 large`; nil for all.
  package var share: Double?
  /// Whether the number was said to be rough: `ca. 150 g`.
  package var isAbout: Bool

  /// What a quantity counts.
  package enum Unit: Hashable, Sendable {
    /// Pieces: a bare count, whose size the food decides.
    case piece
    /// A unit of mass or volume.
    case measure(Measure)
    /// A portion by its name or as it was typed: `large`, `slices`.
    case portion(String)
    /// An amount that nobody measures: salt to taste.
    case toTaste
  }

  /// A quantity as it is given, unchecked.
  package init(_ number: Double, upTo: Double? = nil, _ unit: Unit, share: Double? = nil, isAbout: Bool = false) {
    self.number = number
    self.upTo = upTo
    self.unit = unit
    self.share = share
    self.isAbout = isAbout
  }

  /// The most that one line may weigh in grams (100 kg), measure in millilitres, or count.
  package static let limit = 100_000.0
}

extension Quantity {
  /// So many grams.
  package static func grams(_ grams: Double) -> Quantity { Quantity(grams, .measure(.gram)) }

  /// So many millilitres, counted in a unit by its symbol: `ml`, `cup`, `tbsp`.
  package static func volume(milliliters: Double, unit: String) -> Quantity {
    let size = Measure.milliliters(of: unit)
    return Quantity(
      milliliters / (size ?? 1), .measure(.volume(milliliters: size ?? 1, symbol: size == nil ? "ml" : unit)))
  }

  /// So many portions of a name; of pieces where `unit` is nil.
  package static func count(_ number: Double, unit: String?) -> Quantity {
    Quantity(number, unit.map(Unit.portion) ?? .piece)
  }

  /// Its grams where it is a mass; nil for anything else.
  package var mass: Double? {
    guard case .measure(.mass(let grams, _)) = unit else { return nil }
    return number * grams * (share ?? 1)
  }

  /// Its millilitres where it is a volume; nil for anything else.
  package var milliliters: Double? {
    guard case .measure(.volume(let size, _)) = unit else { return nil }
    return number * size * (share ?? 1)
  }

  /// How many pieces a bare count says; nil for anything else.
  package var pieces: Double? { unit == .piece ? number * (share ?? 1) : nil }

  /// Whether it counts pieces or portions.
  package var isCount: Bool { unit == .piece || portion != nil }

  /// The portion that it counts; nil where it counts something else.
  package var portion: String? {
    guard case .portion(let name) = unit else { return nil }
    return name
  }

  /// Its number, of a range the middle.
  var middle: Double { upTo.map { (number + $0) / 2 } ?? number }

  /// So many times as much.
  package func scaled(by factor: Double) -> Quantity {
    var scaled = self
    scaled.number *= factor
    scaled.upTo = upTo.map { $0 * factor }
    return scaled
  }

  /// Throws `outOfRange` for nothing, and for more than `limit`; `typed` is the amount as it was written.
  package func refuseTooMuch(typed: String) throws(LarderError) {
    let size = mass ?? milliliters ?? number * (share ?? 1)
    guard size.isFinite, size > 0, size <= Self.limit else {
      throw LarderError(
        .outOfRange, "\(LarderError.quoted(typed)) is \(size > 0 ? "too much" : "nothing") for one item",
        hint: "an amount is more than 0 and at most 100 kg")
    }
  }
}

extension Quantity.Unit {
  /// The word that stands for it outside of Swift: a measure's symbol, a portion's name, `to taste`; nil for pieces.
  package var word: String? {
    switch self {
    case .piece: nil
    case .measure(let measure): measure.symbol
    case .portion(let name): name
    case .toTaste: Self.tasteWord
    }
  }

  /// The unit that `word` stands for.
  package init(word: String?) {
    guard let word else {
      self = .piece
      return
    }
    self = word == Self.tasteWord ? .toTaste : Measure(symbol: word).map(Self.measure) ?? .portion(word)
  }

  private static let tasteWord = "to taste"
}
