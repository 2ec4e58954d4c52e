/// A food of the household's bank, with its nutrition per 100 g.
package struct Food: Hashable, Sendable {
  /// The number that people see as `#12`; 0 for a food that is not saved.
  package var id: Int
  package var name: String
  package var category: FoodCategory
  /// Of 100 g.
  package var nutrients: Nutrients
  package var basis: CarbohydrateBasis
  /// In the order in which they are offered: a bare count means the first.
  package var portions: [Portion]
  package var aliases: [String]
  package var tags: [String]
  /// Grams per millilitre, where it is known; 1 is assumed for drinks only.
  package var density: Double?
  package var isUserCreated: Bool
  package var source: FoodSource?
  package var createdAt: Moment
  package var updatedAt: Moment

  package init(
    id: Int = 0, name: String, category: FoodCategory, nutrients: Nutrients, basis: CarbohydrateBasis = .total,
    portions: [Portion] = [], aliases: [String] = [], tags: [String] = [], density: Double? = nil,
    isUserCreated: Bool = true, source: FoodSource? = nil, createdAt: Moment = Moment(seconds: 0, offset: 0),
    updatedAt: Moment = Moment(seconds: 0, offset: 0)
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.nutrients = nutrients
    self.basis = basis
    self.portions = portions
    self.aliases = aliases
    self.tags = tags
    self.density = density
    self.isUserCreated = isUserCreated
    self.source = source
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

/// A named amount of a food: "slice", 30 g.
package struct Portion: Hashable, Sendable {
  package var name: String
  /// Above 0, at most 100,000.
  package var grams: Double

  package init(name: String, grams: Double) {
    self.name = name
    self.grams = grams
  }
}

/// Where a food's values come from: `USDA SR Legacy`, `01123`.
package struct FoodSource: Hashable, Sendable {
  package var name: String
  package var id: String

  package init(name: String, id: String) {
    self.name = name
    self.id = id
  }
}

/// Whether the carbohydrate on a label includes fiber.
package enum CarbohydrateBasis: String, Sendable {
  /// By difference, fiber included: labels of the United States, USDA tables.
  case total
  /// Without fiber: labels of the European Union.
  case available
}

/// The ten aisles of the food bank.
package enum FoodCategory: String, CaseIterable, Sendable {
  case produce
  case dairy
  case meat
  case seafood
  case bakery
  case beverages
  case snacks
  case frozen
  case pantry
  case other
}

/// A food that may be what somebody meant, and how sure that is.
package struct FoodMatch: Hashable, Sendable {
  package let food: Food
  /// The food's name or alias that the words met.
  package let matched: String
  /// 0 to 1; below 0.8 is doubtful.
  package let confidence: Double
  /// Whether the words are one of its names, case, accents and plural aside.
  package let isExact: Bool

  package init(food: Food, matched: String, confidence: Double, isExact: Bool) {
    self.food = food
    self.matched = matched
    self.confidence = confidence
    self.isExact = isExact
  }

  /// From here on a match is taken without asking.
  package static let certain = 0.8
}
