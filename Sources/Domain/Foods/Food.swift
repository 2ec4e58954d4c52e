/// A food of the household's bank, with its nutrition per 100 g.
package struct Food: Hashable, Sendable {
  /// The number that people see as `#12`; 0 for a food that is not saved.
  package var id: Int
  /// As people see and type it, 1 to 200 characters; unique in the household, case and accents aside.
  package var name: String
  /// The aisle that it is listed under.
  package var category: FoodCategory
  /// Of 100 g.
  package var nutrients: Nutrients
  /// Whether its carbohydrates include fiber.
  package var basis: CarbohydrateBasis
  /// In the order in which they are offered: a bare count means the first.
  package var portions: [Portion]
  /// Other names that it is found by, 1 to 200 characters each.
  package var aliases: [String]
  /// Words that people group their foods by; one may be on many foods.
  package var tags: [String]
  /// Grams per millilitre, where it is known; 1 is assumed for drinks only.
  package var density: Double?
  /// Whether somebody of the household added it; false for the foods that Larder comes with.
  package var isUserCreated: Bool
  /// Where its values were taken from; nil for what was typed in.
  package var source: FoodSource?
  /// When it came into the bank.
  package var createdAt: Moment
  /// When it was last changed; the same as `createdAt` before the first change.
  package var updatedAt: Moment

  /// A food as it is given, unchecked; `FoodCheck` has the rules.
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
  /// What it is called, 1 to 60 characters.
  package var name: String
  /// Above 0, at most 100,000.
  package var grams: Double

  /// A portion as it is given, unchecked.
  package init(name: String, grams: Double) {
    self.name = name
    self.grams = grams
  }
}

/// Where a food's values come from: `USDA SR Legacy`, `01123`.
package struct FoodSource: Hashable, Sendable {
  /// The collection of foods that it is from.
  package var name: String
  /// The number or code of the food in that collection.
  package var id: String

  /// A source as it is given, unchecked.
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
  /// The food that would be taken.
  package let food: Food
  /// The food's name or alias that the words met.
  package let matched: String
  /// 0 to 1; below 0.8 is doubtful.
  package let confidence: Double
  /// Whether the words are one of its names, case, accents and plural aside.
  package let isExact: Bool

  /// A match as it was found; `confidence` is 0 to 1.
  package init(food: Food, matched: String, confidence: Double, isExact: Bool) {
    self.food = food
    self.matched = matched
    self.confidence = confidence
    self.isExact = isExact
  }

  /// From here on a match is taken without asking.
  package static let certain = 0.8
}
