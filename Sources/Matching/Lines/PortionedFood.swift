import Domain
import Store

/// The food that has the portion which was said, where the one that was found has not: a can of beans is canned beans, a
/// teaspoon of paprika the spice.
struct PortionedFood {
  let bank: Bank

  private static let spoons: Set<String> = ["tsp", "TL", "tbsp", "EL"]

  /// The food to take; `other` is one that has the portion `unit` where only a person can tell which of the two is meant.
  struct Found {
    let match: FoodMatch
    var unit: String?
    var other: FoodMatch?
  }

  /// What was found, or another food that fits the name and has the portion; the same food in a can is taken as it is.
  func match(for phrase: ItemPhrase, found: FoodMatch) throws -> Found {
    guard let unit = Self.unit(of: phrase.quantity, in: found.food), RowNumber.read(phrase.name) == nil else {
      return Found(match: found)
    }
    let others = try bank.lookUp(phrase.name).matches(limit: FoodCandidates.reach).filter {
      $0.food.id != found.food.id && $0.food.portion(called: unit) != nil
    }
    if Self.isCan(unit) {
      return Found(match: others.first { $0.food.name.lowercased().hasPrefix("canned ") } ?? found)
    }
    guard let other = others.first(where: { $0.food.category == .pantry }) else { return Found(match: found) }
    return Found(match: other, unit: unit, other: other)
  }

  /// The portion that the food lacks; nil where it lacks none.
  private static func unit(of quantity: Quantity?, in food: Food) -> String? {
    switch quantity?.unit {
    case .portion(let name)?: food.portion(called: name) == nil ? name : nil
    // A spoon of a vegetable is rarely the vegetable.
    case .measure(let measure)? where spoons.contains(measure.symbol) && food.category == .produce:
      food.portion(called: measure.symbol) == nil ? measure.symbol : nil
    default: nil
    }
  }

  private static func isCan(_ unit: String) -> Bool {
    ["can", "tin", "dose"].contains { unit.lowercased().hasPrefix($0) }
  }
}
