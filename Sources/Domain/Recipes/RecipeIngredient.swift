/// One thing that goes into a recipe: its line as written, and the food that it is taken to be.
package struct RecipeIngredient: Hashable, Sendable {
  /// The line as it was written, 1 to 2,000 characters.
  package var text: String
  /// The food; nil if none is known, or if it is another recipe.
  package var food: FoodReference?
  /// The recipe that goes into this one; nil for a food.
  package var recipe: RecipeReference?
  /// How many servings of that recipe; nil for a food.
  package var servings: Double?
  /// What it weighs in grams; nil if unknown.
  package var grams: Double?
  /// Where the weight is from; nil if it is unknown.
  package var gramsFrom: IngredientWeight?
  /// How certain food and weight are, from 0 to 1; below 0.8 is doubtful.
  package var confidence: Double
  /// Whether a person has chosen the food, or has said that it is none, which no later reading changes.
  package var isSetByHand: Bool
  /// The nutrients of all of it, from the food's present values; unknown without a food or weight.
  package var nutrients: PartialNutrients

  /// Creates an ingredient whose food is not known yet.
  package init(_ text: String) {
    self.text = text
    (confidence, isSetByHand) = (0, false)
    nutrients = .unknown
  }

  /// What the line says; nil if it says nothing that can be an ingredient.
  package var reading: IngredientReading? {
    guard case .ingredient(let reading)? = IngredientReader.read(text) else { return nil }
    return reading
  }

  /// Whether the line has no amount, as `salt to taste`, and nobody has given it a weight.
  package var isWithoutAmount: Bool { grams == nil && servings == nil && reading?.amount == nil }

  /// Whether a person has said that it is no food.
  package var isNoFood: Bool { isSetByHand && food == nil && recipe == nil }

  /// Takes a food that a person or a search has found.
  package mutating func take(_ food: Food, grams: Double?, from: IngredientWeight?, confidence: Double) {
    self.food = FoodReference(id: food.id, name: food.name)
    (recipe, servings) = (nil, nil)
    (self.grams, gramsFrom, self.confidence) = (grams, grams == nil ? nil : from, confidence)
    nutrients = grams.map { PartialNutrients(food.nutrients.of(grams: $0)) } ?? .unknown
  }

  /// Forgets the food and its weight.
  package mutating func forgetFood() {
    (food, recipe, servings, grams, gramsFrom, confidence) = (nil, nil, nil, nil, nil, 0)
    nutrients = .unknown
  }
}

/// Where the weight of an ingredient is from.
package enum IngredientWeight: String, CaseIterable, Sendable {
  /// A weight in the line.
  case weight
  /// The size of a can or piece in the line, times their number.
  case size
  /// A portion of the food that is called as in the line.
  case portion
  /// A volume in the line and the density of the food.
  case density
  /// What a piece of the food usually weighs.
  case piece
}
