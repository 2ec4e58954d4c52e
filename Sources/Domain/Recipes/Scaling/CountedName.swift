/// The name of an ingredient in the number that its scaled amount asks for: `2 onions` of `1 onion`.
package enum CountedName {
  /// The name as written, or in the plural or singular if the number of pieces has become another.
  ///
  /// Only English nouns are changed; a noun is English if the food has it in its name.
  package static func text(
    of ingredient: RecipeIngredient, _ reading: IngredientReading, counting shown: ShownAmount
  ) -> String {
    guard let amount = reading.amount, amount.unit == nil, let before = amount.quantityMax ?? amount.quantity,
      let now = shown.quantityMax ?? shown.quantity, (before > 1) != (now > 1), let food = ingredient.food,
      let noun = reading.name.split(separator: " ").last.map(String.init)
    else { return reading.name }
    let known = Set(SearchText.words(food.name))
    guard SearchText.words(noun).allSatisfy(known.contains) else { return reading.name }
    let one = EnglishNoun.singular(noun)
    return reading.name.dropLast(noun.count) + (now > 1 ? EnglishNoun.plural(one) : one)
  }
}
