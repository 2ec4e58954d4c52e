extension Amount {
  /// How many of what a purchase counts: `1.5 kg`, `500 g`, `1 l`, `10 pcs`; nil where nothing was said.
  ///
  /// Other measures are counted in grams and millilitres. `typed` is the amount as it was written, which says whether it was
  /// in kilograms.
  package func purchased(typed: String) -> (quantity: Double, unit: PurchaseUnit)? {
    switch self {
    case .none: nil
    case .grams(let grams):
      Self.isInKilograms(typed) ? (grams / 1000, .kilograms) : (grams, .grams)
    case .volume(let milliliters, "l"): (milliliters / 1000, .liters)
    case .volume(let milliliters, _): (milliliters, .milliliters)
    case .count(let number, _): (number, .pieces)
    }
  }

  private static func isInKilograms(_ typed: String) -> Bool {
    let letters = typed.plainLetters.split { !$0.isLetter }.last.map(String.init) ?? ""
    return Measure.read([letters])?.measure == .mass(grams: 1000)
  }

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
  package func weight(bought food: Food) throws(LarderError) -> ResolvedAmount? {
    switch self {
    case .none: return nil
    case .grams, .volume: return try resolved(for: food)
    case .count(_, nil) where food.portions.first.map(Self.isServed) ?? true: return nil
    case .count:
      do throws(LarderError) {
        return try resolved(for: food)
      } catch {
        guard error.code == .doubtful || error.code == .badAmount else { throw error }
        return nil
      }
    }
  }
}
