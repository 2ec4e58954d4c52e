import Domain
import Store

/// Finds a food that has the portion that was typed, if the food that matches best does not have this portion.
///
/// For example, `a can of beans` finds canned beans, and `a teaspoon of paprika` finds the spice instead of the
/// vegetable.
struct PortionedFood {
  let bank: FoodBank

  /// The minimum confidence of the other food: a food with a part of the name is not meant.
  private static let least = 0.5
  private static let spoons: Set<String> = ["tsp", "TL", "tbsp", "EL"]

  /// The food to use, and what is unclear about it.
  ///
  /// If only the user can tell whether the first match or another food with the typed portion is meant, `unit` is the
  /// name of the portion and `other` is the other food. Otherwise both are nil.
  struct Found {
    let match: FoodMatch
    var unit: String?
    var other: FoodMatch?
  }

  /// Returns the food to use for a phrase: `found`, or another food that matches the name and has the typed portion.
  ///
  /// If the portion is a can and the other food is canned, nobody has to be asked.
  func match(for phrase: ItemPhrase, found: FoodMatch) throws -> Found {
    guard let unit = Self.unit(of: phrase.quantity, in: found.food), RowNumber.read(phrase.name) == nil else {
      return Found(match: found)
    }
    // Any food has a serving.
    if unit.split(separator: " ").last.map(PortionWords.isServing) == true { return Found(match: found) }
    let others = try bank.lookUp(phrase.name).matches(limit: FoodCandidates.reach).filter {
      $0.food.id != found.food.id && $0.confidence >= Self.least && $0.food.portion(called: unit) != nil
    }
    if Self.isCanUnit(unit) {
      let canned = others.first {
        $0.confidence >= FoodMatch.certain && $0.food.name.lowercased().hasPrefix("canned ")
      }
      return Found(match: canned ?? found)
    }
    // Two tablespoons of peas are peas; a teaspoon of paprika may be the spice.
    guard
      let other = others.first(where: {
        $0.food.category == .pantry && (!Self.spoons.contains(unit) || $0.food.tags.contains("spice"))
      })
    else { return Found(match: found) }
    return Found(match: other, unit: unit, other: other)
  }

  /// The name of the typed portion if the food does not have it; otherwise nil.
  private static func unit(of quantity: Quantity?, in food: Food) -> String? {
    switch quantity?.unit {
    case .portion(let name)?:
      ([name] + PortionWords.relatives(of: name)).contains { food.portion(called: $0) != nil } ? nil : name
    // A spoonful of a vegetable rarely means the vegetable itself.
    case .measure(let measure)? where spoons.contains(measure.symbol) && food.category == .produce:
      food.portion(called: measure.symbol) == nil ? measure.symbol : nil
    default: nil
    }
  }

  private static func isCanUnit(_ unit: String) -> Bool {
    ["can", "tin", "dose"].contains { unit.lowercased().hasPrefix($0) }
  }
}
