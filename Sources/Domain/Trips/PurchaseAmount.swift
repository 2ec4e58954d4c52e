extension Quantity {
  /// How many of what a purchase counts: `1.5 kg`, `500 g`, `1 l`, `10 pcs`; nil for what cannot be counted so.
  ///
  /// Other measures are counted in grams and millilitres.
  package var purchased: (quantity: Double, unit: PurchaseUnit)? {
    switch unit {
    case .piece, .portion: (number, .pieces)
    case .measure(.mass(_, "kg")): (number, .kilograms)
    case .measure(.mass(let grams, _)): (number * grams, .grams)
    case .measure(.volume(_, "l")): (number, .liters)
    case .measure(.volume(let milliliters, _)): (number * milliliters, .milliliters)
    case .toTaste: nil
    }
  }
}

extension PurchaseUnit {
  /// So many of it.
  package func quantity(_ number: Double) -> Quantity {
    switch self {
    case .pieces: Quantity(number, .piece)
    case .kilograms, .grams, .liters, .milliliters: Quantity(number, Quantity.Unit(word: rawValue))
    }
  }
}

extension Food {
  /// Whether a portion is made at home of what is bought in packs.
  private static func isServed(_ portion: Portion) -> Bool {
    !served.isDisjoint(with: portion.name.plainLetters.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let served: Set<String> = [
    "bowl", "cup", "glass", "handful", "mug", "pat", "plate", "scoop", "serving", "slice", "spoon", "square", "tbsp",
    "tsp",
    "wedge",
  ]

  /// What it weighs of a food that was bought; nil where that cannot be known.
  ///
  /// A shop's amount is none unless it is said: one pack is not one portion. A count of what the food has no portion for (`2
  /// bottles`), and a bare one of what is portioned at home (`2 milk` are no two glasses), leave the weight unknown. Throws
  /// `outOfRange`.
  package func weight(bought quantity: Quantity?) throws(LarderError) -> ResolvedAmount? {
    guard let quantity else { return nil }
    switch quantity.unit {
    case .toTaste: return nil
    case .measure: return try weight(of: quantity)
    case .piece where portions.first.map(Self.isServed) ?? true: return nil
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
