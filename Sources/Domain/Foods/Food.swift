/// A food in the household's bank, with its nutrition per 100 g.
///
/// ```
/// let values = Nutrients(calories: 89, protein: 1.1, carbohydrates: 22.8, fat: 0.3)
/// let medium = Portion(name: "medium", grams: 118)
/// let banana = Food(name: "Banana", category: .produce, nutrients: values, portions: [medium])
/// banana.nutrients.of(grams: 50).calories  // 44.5
/// banana.nutrients[.sodium]  // nil
/// banana.id  // 0
/// ```
package struct Food: Hashable, Sendable {
  /// The food's number, shown as `#12`; 0 if the food is not saved.
  package var id: Int
  /// The name that people see and type, 1 to 200 characters; unique in the household, ignoring case and accents.
  package var name: String
  /// The aisle of the store under which the food is listed.
  package var category: FoodCategory
  /// The nutrients per 100 g.
  package var nutrients: Nutrients
  /// Whether the stated carbohydrates include fiber.
  package var basis: CarbohydrateBasis
  /// The portions in the order in which they are offered; a count without a unit (`2 bananas`) means the first portion.
  package var portions: [Portion]
  /// Other names under which the food is found, 1 to 200 characters each.
  package var aliases: [String]
  /// Words that people use to group their foods.
  package var tags: [String]
  /// Grams per milliliter; nil if unknown.
  ///
  /// For drinks, an unknown density counts as 1; for other foods, no density is assumed.
  package var density: Double?
  /// Whether somebody in the household added the food; false for the foods that come with Larder.
  package var isUserCreated: Bool
  /// The source of the food's values; nil if they were typed in.
  package var source: FoodSource?
  /// When the food was added to the bank.
  package var createdAt: Moment
  /// When the food was last changed; the same as `createdAt` before the first change.
  package var updatedAt: Moment

  /// Creates a food without checking the values; `FoodCheck` has the rules.
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
  /// The portion's name, 1 to 60 characters.
  package var name: String
  /// The portion's weight in grams, above 0 and at most 100,000.
  package var grams: Double

  /// Creates a portion without checking the values.
  package init(name: String, grams: Double) {
    self.name = name
    self.grams = grams
  }

  /// The name of a serving whose weight is estimated from foods of the same kind.
  package static let estimatedServing = "estimated serving"

  /// Whether the portion is a serving: the amount that a person eats in one sitting, whether that amount was published
  /// or estimated.
  package var isServing: Bool { name == "serving" || name == Self.estimatedServing }
}

/// The source of a food's values, such as row `01123` of `USDA SR Legacy`.
package struct FoodSource: Hashable, Sendable {
  /// The name of the collection that has the values.
  package var name: String
  /// The food's number or code in that collection.
  package var id: String

  /// Creates a source without checking the values.
  package init(name: String, id: String) {
    self.name = name
    self.id = id
  }

  /// Whether the collection is one of the published tables that come with Larder; false if it is another program or a
  /// store.
  var isTable: Bool { Self.tables.contains { name.hasPrefix($0) } }

  private static let tables = ["USDA ", "FNDDS ", "BLS ", "Swiss food composition database"]
}

/// Whether the carbohydrate on a label includes fiber.
package enum CarbohydrateBasis: String, Sendable {
  /// Carbohydrate by difference, fiber included: labels in the United States, USDA tables.
  case total
  /// Carbohydrate without fiber: labels in the European Union.
  case available
}

/// The ten categories of foods, like the aisles of a store.
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

/// A food that fits a typed name, and how certain it is that this food was meant.
package struct FoodMatch: Hashable, Sendable {
  /// The food that fits.
  package let food: Food
  /// The food's name or alias that matched.
  package let matched: String
  /// How certain the match is, 0 to 1; below 0.8 is doubtful.
  package let confidence: Double
  /// Whether the typed words are one of the food's names, ignoring case, accents and plurals.
  package let isExact: Bool

  /// Creates a match; `confidence` is 0 to 1.
  package init(food: Food, matched: String, confidence: Double, isExact: Bool) {
    self.food = food
    self.matched = matched
    self.confidence = confidence
    self.isExact = isExact
  }

  /// The highest confidence that a match can have if the matched name lacks some of the typed words.
  package static let partial = 0.5
  /// The minimum confidence at which a match is used without asking.
  package static let certain = 0.8
}
