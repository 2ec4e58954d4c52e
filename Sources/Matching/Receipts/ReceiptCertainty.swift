internal import Domain

/// What has to hold so that the food of a line of a receipt is certain.
extension ReceiptResolver {
  /// Whether the food's own names have all telling words of the name under which it was found, as they are or translated.
  ///
  /// A food that is only listed as similar need not have them: haggis is not the scrapple whose values it has. A food
  /// that is named after an ingredient in the food's name is not this food either: `Frittaten` are not the
  /// `Rinderkraftbrühe mit Flädle/Frittaten`.
  func bears(_ food: Food, _ name: String) -> Bool {
    guard !food.isUserCreated else { return true }
    let query = FoodQuery(PrintedNames.telling(name.split(separator: " ").map(String.init)).joined(separator: " "))
    guard
      Self.covers([food.name], query)
        || Self.covers([food.name] + food.aliases, query) && !Self.isKind(query.text, of: food)
    else { return false }
    let ends = Self.ingredients.compactMap { food.name.firstRange(of: $0) }
    guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { return true }
    let ingredients = SearchText.words(String(food.name[end.upperBound...]))
    return !query.terms.allSatisfy(ingredients.contains)
  }

  /// Whether names together have each word of a query, as it is, translated, or at the end of a compound.
  private static func covers(_ names: [String], _ query: FoodQuery) -> Bool {
    let own = Set(names.flatMap(SearchText.words))
    let readings = query.readings.filter { $0.kind != .correction && $0.words.allSatisfy(own.contains) }
    return query.terms.enumerated().allSatisfy { place, term in
      readings.contains { $0.terms.contains(place) }
        || term.utf8.count >= shortestEnd && own.contains { $0.hasSuffix(term) }
    }
  }

  /// Whether a name is that of a narrower kind of the food: it ends with another name of it, as `Eisbergsalat` with the
  /// `Salat` of lettuce.
  private static func isKind(_ name: String, of food: Food) -> Bool {
    ([food.name] + food.aliases).map(SearchText.normalize).contains {
      $0.utf8.count >= shortestEnd && $0 != name && name.hasSuffix($0)
    }
  }

  /// The fewest letters of a word that is found at the end of a compound: `paprika` in `Gemüsepaprika`.
  private static let shortestEnd = 4
  /// What comes before the ingredients in the name of a food.
  private static let ingredients = [" mit ", " with "]

  /// The place of the likeliest food so far if a product is rather the food that is listed for its own name: Rivella is
  /// a soft drink with flavor, where its brand was spelled out as a lemonade.
  ///
  /// Nil if no food is listed for the product's name, or if it is another kind of food; then nobody knows.
  func product(_ match: FoodMatch, listedAs name: String, ratherThan found: [FoodMatch]) throws -> Int? {
    guard match.isExact, try !bank.hasName(name),
      let place = found.indices.max(by: { found[$0].confidence < found[$1].confidence }),
      found[place].confidence >= FoodMatch.certain,
      !found.contains(where: { $0.food.id == match.food.id }), OpenTables.agree([found[place].food, match.food])
    else { return nil }
    return place
  }

  /// The foods that single words of a name mean, the one first that says what the product is.
  ///
  /// Fruits, spices and fish are what other products taste of or contain, more than the other way round: `Tortellini
  /// Ricotta` are tortellini, and `Berliner Himbeer` a doughnut. In either category the order stays.
  func headed(_ matches: some Collection<FoodMatch>) -> [FoodMatch] {
    let ordered = matches.enumerated().sorted { one, other in
      let (first, second) = (Self.rank(one.element), Self.rank(other.element))
      return first == second ? one.offset < other.offset : first > second
    }
    return ordered.map(\.element)
  }

  /// How likely the food of one word is the product rather than an ingredient or flavor of it, the higher the likelier.
  private static func rank(_ match: FoodMatch) -> Int {
    if SearchText.words(match.matched).contains(where: WordRoles.isFlavour) { return 0 }
    return switch match.food.category {
    case .produce: 0
    case .meat, .seafood: 1
    case .dairy: 2
    case .pantry, .beverages, .snacks: 3
    case .frozen, .bakery, .other: 4
    }
  }
}
