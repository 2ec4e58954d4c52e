import Domain
import Store

/// Finds a food that has the portion that was typed, if the first match lacks it.
///
/// A can of beans is canned beans, a teaspoon of paprika is the spice.
struct PortionedFood {
  let bank: FoodBank

  private static let spoons: Set<String> = ["tsp", "TL", "tbsp", "EL"]

  /// The food to use; `other` is a food that has the portion `unit`, if only a person can tell which of the two is
  /// meant.
  struct Found {
    let match: FoodMatch
    var unit: String?
    var other: FoodMatch?
  }

  /// The given match, or another food that matches the name and has the portion; the same food in a can needs no
  /// question.
  func match(for phrase: ItemPhrase, found: FoodMatch) throws -> Found {
    guard let unit = Self.unit(of: phrase.quantity, in: found.food), RowNumber.read(phrase.name) == nil else {
      return Found(match: found)
    }
    let others = try bank.lookUp(phrase.name).matches(limit: FoodCandidates.reach).filter {
      $0.food.id != found.food.id && $0.food.portion(called: unit) != nil
    }
    if Self.isCanUnit(unit) {
      return Found(match: others.first { $0.food.name.lowercased().hasPrefix("canned ") } ?? found)
    }
    guard let other = others.first(where: { $0.food.category == .pantry }) else { return Found(match: found) }
    return Found(match: other, unit: unit, other: other)
  }

  /// The portion that the food lacks; nil if it lacks none.
  private static func unit(of quantity: Quantity?, in food: Food) -> String? {
    switch quantity?.unit {
    case .portion(let name)?: food.portion(called: name) == nil ? name : nil
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
