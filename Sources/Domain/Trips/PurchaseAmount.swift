extension Quantity {
  /// The amount in one of the units for purchases: `1.5 kg`, `500 g`, `1 l`, `10 pcs`; nil for an amount such as
  /// `to taste`.
  ///
  /// Other measures are converted to grams or milliliters, and a range is converted to its middle.
  package var purchased: (quantity: Double, unit: PurchaseUnit)? {
    switch unit {
    case .piece, .portion: (middle, .pieces)
    case .measure(.mass(_, "kg")): (middle, .kilograms)
    case .measure(.mass(let grams, _)): (middle * grams, .grams)
    case .measure(.volume(_, "l")): (middle, .liters)
    case .measure(.volume(let milliliters, _)): (middle * milliliters, .milliliters)
    case .toTaste: nil
    }
  }
}

extension PurchaseUnit {
  /// The given number of this unit, as a quantity.
  package func quantity(_ number: Double) -> Quantity {
    switch self {
    case .pieces: Quantity(number, .piece)
    case .kilograms, .grams, .liters, .milliliters: Quantity(number, Quantity.Unit(word: rawValue))
    }
  }
}

extension Food {
  /// Whether people serve the portion at home, such as a glass or a slice, instead of buying it.
  private static func isServedAtHome(_ portion: Portion) -> Bool {
    !served.isDisjoint(with: portion.name.plainLetters.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let served: Set<String> = [
    "bowl", "cup", "glass", "handful", "mug", "pat", "plate", "scoop", "serving", "slice", "spoon", "square", "tbsp",
    "tsp",
    "wedge",
  ]

  /// The weight of a bought food; nil if it cannot be known.
  ///
  /// Without a stated amount, the weight is unknown, since a pack is not a portion. The weight is also unknown for a
  /// count that matches no portion of the food (`2 bottles`), and for a bare count if the food's first portion is one
  /// that people serve at home (`2 milk` are not two glasses). Throws `outOfRange` if the weight is not 0 to 100 kg.
  package func weight(bought quantity: Quantity?) throws(LarderError) -> ResolvedAmount? {
    guard let quantity else { return nil }
    // Only British shops sell by the pint.
    if isPoured, let unit = quantity.portion, PortionWords.key(unit) == "pint" {
      return try weight(of: .volume(milliliters: quantity.number * TypicalPortion.britishPint, unit: "ml"))
    }
    switch quantity.unit {
    case .toTaste: return nil
    case .measure: return try weight(of: quantity)
    case .piece where portions.first.map(Self.isServedAtHome) ?? true: return nil
    case .piece, .portion:
      do throws(LarderError) {
        return try weight(of: quantity)
      } catch {
        guard error.code == .doubtful || error.code == .badAmount else { throw error }
        return nil
      }
    }
  }
}
