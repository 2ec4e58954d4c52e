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
    return reading.name.dropLast(noun.count) + (now > 1 ? plural(singular(noun)) : singular(noun))
  }

  /// The plural of an English noun in the singular.
  static func plural(_ noun: String) -> String {
    if let end = irregular.first(where: { noun.hasSuffix($0.one) }) { return noun.dropLast(end.one.count) + end.many }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// The singular of an English noun; the noun itself if it has no plural ending.
  static func singular(_ noun: String) -> String {
    if let end = irregular.first(where: { noun.hasSuffix($0.many) }) { return noun.dropLast(end.many.count) + end.one }
    if noun.hasSuffix("us") { return noun }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes"].contains(where: noun.hasSuffix) { return String(noun.dropLast(2)) }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") ? String(noun.dropLast()) : noun
  }

  private static let irregular: [(one: String, many: String)] = [
    ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("tomato", "tomatoes"), ("potato", "potatoes"),
    ("mango", "mangoes"), ("radish", "radishes"), ("cookie", "cookies"), ("brownie", "brownies"), ("pie", "pies"),
    ("chilli", "chillies"), ("cheese", "cheeses"),
  ]
}
