import Domain
import Reference
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
    if PortionWords.isCan(unit) {
      let canned = others.first {
        $0.confidence >= FoodMatch.certain && $0.food.name.lowercased().hasPrefix("canned ")
      }
      guard canned == nil, !unit.contains(" "), !found.food.isUserCreated, found.food.category == .produce else {
        return Found(match: canned ?? found)
      }
      return Found(match: try bank.canned(phrase.name) ?? found)
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

  /// The match with a pack of the size that shops sell most, if a pack was typed for which the food has no portion: `half
  /// a bag of wine gums`; nil if no such size is known.
  static func packed(_ phrase: ItemPhrase, _ match: FoodMatch) -> FoodMatch? {
    // In `jar pesto`, nobody says how many jars.
    guard let unit = phrase.quantity?.portion, let word = unit.split(separator: " ").last,
      PortionWords.isContainer(String(word)),
      phrase.amountText.contains(" ") || packages.contains(PortionWords.key(word)),
      // Shops weigh packs of what is still to be cooked, but `microwave rice` is ready.
      !match.food.name.hasPrefix("Cooked ") && !match.food.name.hasPrefix("Boiled ")
        || PackWeights.named(phrase.name)?.pack ?? .infinity <= largestReady,
      !unit.split(separator: " ").dropLast().contains(where: { PortionWords.isSizeWord($0.plainLetters) }),
      let grams = [phrase.name, match.food.name].lazy.compactMap(packWeight).first,
      // Who has a bag of chips with a beer does not have a freezer bag.
      grams * match.food.nutrients.calories / 100 <= largestPack
    else { return nil }
    var food = match.food
    food.portions.append(Portion(name: unit, grams: grams))
    return FoodMatch(food: food, matched: match.matched, confidence: match.confidence, isExact: match.isExact)
  }

  /// The weight in grams of a pack of a product: of the first words of the name that are listed, or of its last word.
  private static func packWeight(_ name: String) -> Double? {
    let words = name.split { " ,(".contains($0) }.map(String.init)
    guard let last = words.last, words.count <= longestName else { return nil }
    let starts = (1...words.count).reversed().map { words.prefix($0).joined(separator: " ") }
    return starts.lazy.compactMap { PackWeights.named($0)?.pack }.first ?? PackWeights.weight(of: last)?.pack
  }

  private static let longestName = 8
  /// Packs that are one without a number.
  private static let packages: Set<String> = ["package", "packet"]
  /// The grams of the largest pack of a food that is listed as ready to eat, such as microwave rice.
  private static let largestReady = 300.0
  /// The kcal of a pack above which one person hardly has all of it, so that the amount is asked about.
  private static let largestPack = 2000.0
}
