/// One ingredient of a recipe: its line as written, and the food that was found for it.
package struct RecipeIngredient: Hashable, Sendable {
  /// The line as it was written, 1 to 2,000 characters.
  package var text: String
  /// The food; nil if none was found, or if the ingredient is another recipe.
  package var food: FoodReference?
  /// The other recipe that is used as an ingredient, such as a sauce; nil for a food.
  package var recipe: RecipeReference?
  /// How many servings of the other recipe are used; nil for a food.
  package var servings: Double?
  /// The weight of the ingredient in grams; nil if unknown.
  package var grams: Double?
  /// How the weight was found; nil if it is unknown.
  package var gramsFrom: IngredientWeight?
  /// How certain the food and the weight are, from 0 to 1; a value below 0.8 is doubtful.
  package var confidence: Double
  /// Whether a person has chosen the food, or has said that the ingredient is not a food.
  ///
  /// This decision is kept when the line is read again.
  package var isSetByHand: Bool
  /// The nutrients of the whole ingredient, calculated from the food's current values; unknown if the food or the
  /// weight is unknown.
  package var nutrients: PartialNutrients

  /// Creates an ingredient that has no food yet.
  package init(_ text: String) {
    self.text = text
    (confidence, isSetByHand) = (0, false)
    nutrients = .unknown
  }

  /// What was read from the line; nil if the line cannot be an ingredient.
  package var reading: IngredientReading? {
    guard case .ingredient(let reading)? = IngredientReader.read(text) else { return nil }
    return reading
  }

  /// The word for the size of each piece as it is written, such as `large` or `große`; nil if the line states no size.
  package var sizeAsWritten: String? {
    guard let size = reading?.size else { return nil }
    return text.split(whereSeparator: \.isWhitespace).map(String.init).first {
      PieceSize(word: $0.plainLetters) == size
    }
  }

  /// Whether the line has no amount, as in `salt to taste`, and no weight or servings were set.
  package var isWithoutAmount: Bool { grams == nil && servings == nil && reading?.amount == nil }

  /// Whether a person has said that the ingredient is not a food.
  package var isNoFood: Bool { isSetByHand && food == nil && recipe == nil }

  /// Sets the food that a person has chosen or that a search has found.
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

/// How the weight of an ingredient was found.
package enum IngredientWeight: String, CaseIterable, Sendable {
  /// The line states a weight.
  case weight
  /// The line states the size of one can or piece, which was multiplied by the number of cans or pieces.
  case size
  /// The food has a portion with the unit in the line, such as `slice`.
  case portion
  /// The line states a volume, which was converted with the density of the food.
  case density
  /// The line states a count, which was multiplied by the usual weight of a piece.
  case piece
}
