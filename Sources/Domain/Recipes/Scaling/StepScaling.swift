internal import Figures

/// Converts the temperatures in the text of a step, and scales and converts the amounts of ingredients.
extension RecipeScale {
  /// The scaled and converted text of a step, and whether its amounts stayed as written.
  ///
  /// They do so, all of them, if one of them is not certain to be that of an ingredient, so that a step never mixes
  /// amounts for two numbers of servings. The caller should then say what the step was written for. Temperatures are
  /// converted in any case.
  package func shown(step text: String, ingredients: [RecipeIngredient]) -> (text: String, hasWrittenAmounts: Bool) {
    guard !isAsWritten else { return (text, false) }
    let scalars = Array(text.unicodeScalars)
    let step = StepText(IngredientText(scalars: scalars, tokens: IngredientLexer.tokens(of: scalars)))
    var changes = units.map { step.temperatures(in: $0) } ?? []
    let known = ingredients.compactMap { ingredient in ingredient.reading.map { (ingredient: ingredient, reading: $0) }
    }
    let amounts = step.amounts(of: known.map(\.reading))
    let texts = amounts.map { self.shown($0, known, written: step.line.slice($0.range)) }
    let hasWritten = texts.contains { $0 == nil }
    if !hasWritten {
      changes += zip(amounts, texts).compactMap { amount, text in text.map { (amount.range, $0) } }
    }
    var result = ""
    var end = 0
    for (range, text) in changes.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) where range.lowerBound >= end {
      result += step.line.slice(end..<range.lowerBound) + text
      end = range.upperBound
    }
    return (result + step.line.slice(end..<scalars.count), hasWritten)
  }

  /// The text of an amount in a step; nil if it is not certain what the amount would be.
  private func shown(
    _ mentioned: StepText.Mentioned, _ known: [(ingredient: RecipeIngredient, reading: IngredientReading)],
    written: String
  ) -> String? {
    guard let first = mentioned.alternatives.first else { return nil }
    let own = mentioned.ingredient.map { known[$0] }
    guard factor == 1 || !mentioned.isOfEach && (own != nil || mentioned.isOfLiquid) else { return nil }
    let scale = own.map { growth(of: $0.reading, $0.reading.amount ?? first[0]) } ?? factor
    let said = units.flatMap { units in
      mentioned.alternatives.first { parts in parts.allSatisfy { ($0.unit?.system ?? units) == units } }
    }
    let parts: [IngredientAmount]
    if let said {
      parts = said
    } else if let own {
      parts = first.map { converted($0, own.reading, own.ingredient, isAlone: true) }
    } else {
      // Without the food, only weights can be converted, and liquids to milliliters.
      let isConvertible = first.allSatisfy { $0.unit?.grams != nil || units != .metric || mentioned.isOfLiquid }
      guard units == nil || isConvertible else { return nil }
      let food = IngredientReading(amount: first[0], name: mentioned.isOfLiquid ? "water" : "")
      parts = first.map { converted($0, food, RecipeIngredient(""), isAlone: true) }
    }
    return scale == 1 && parts == first && mentioned.alternatives.count == 1 ? written : Self.text(parts, scale)
  }
}
