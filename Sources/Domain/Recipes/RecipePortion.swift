/// Logs an amount of a recipe as a line of a meal.
extension Recipe {
  /// The maximum number of levels of recipes within a recipe that are read.
  package static let maximumDepth = 8

  /// The words that count servings.
  private static let servingWords: Set<String> = [
    "serving", "servings", "portion", "portions", "portionen", "plate", "plates", "teller", "piece", "pieces", "stuck",
    "bowl", "bowls", "slice", "slices", "scheibe", "scheiben", "stucke", "schale", "schalen", "schussel", "plateful",
    "bowlful",
  ]

  /// The weight of the finished dish in grams, and whether a person has weighed it.
  ///
  /// If nobody has weighed the dish, the weight is the sum of the ingredients' weights. Nil if this sum is unknown too.
  package var dishWeight: (grams: Double, isWeighed: Bool)? {
    weight.map { ($0, true) } ?? rawWeight.map { ($0, false) }
  }

  /// The weight of a number of servings in grams; nil if the weight of the dish is unknown.
  package func grams(ofServings servings: Double) -> Double? {
    dishWeight.map { $0.grams / self.servings * servings }
  }

  /// The line of a meal for an amount of this recipe, with its current nutrients; a nil quantity means one serving.
  ///
  /// Throws `badAmount` if recipes have no such portion, or if the quantity is in grams and the weight of the dish is
  /// unknown.
  package func line(_ quantity: Quantity?) throws(LarderError) -> FoodLine {
    let servings = try count(quantity)
    let nutrition = RecipeNutrition(self)
    var line = FoodLine(
      name: title, quantity: quantity ?? .count(1, unit: "serving"),
      grams: quantity?.mass ?? grams(ofServings: servings))
    if quantity?.unit == .piece { line.quantity?.unit = .portion("serving") }
    line.grams = line.grams.flatMap { $0 > 0 && $0 <= Quantity.limit ? $0 : nil }
    line.recipe = RecipeReference(id: id, title: title)
    line.isAmountAssumed = quantity == nil
    line.nutrients = nutrition.logged.scaled(by: servings)
    let parts = ingredients.parts().filter { $0.food != nil && !$0.isWithoutAmount }
    let isCounted = nutrition.source == .ingredients || nutrition.source == .partial
    // The user named the dish, so only a doubtful ingredient makes the line doubtful.
    let doubtful = parts.map(\.confidence).filter { $0 < FoodMatch.certain }
    line.confidence = isCounted ? doubtful.min() ?? 1 : 1
    if nutrition.source == .partial { line.confidence = min(line.confidence, Self.partial) }
    return line
  }

  /// The maximum confidence of a line whose nutrients leave out some ingredients of the dish.
  private static let partial = 0.6

  /// How many servings were eaten, by the amount that was logged; nil if that is not known.
  package func servings(of quantity: Quantity?, grams: Double?) -> Double? {
    if let quantity, let servings = Self.servingCount(quantity) { return servings }
    return grams.flatMap(servings(weighing:))
  }

  /// How many servings have this weight in grams; nil if the weight of the dish is unknown.
  private func servings(weighing grams: Double) -> Double? {
    dishWeight.flatMap { $0.grams > 0 ? grams / $0.grams * servings : nil }
  }

  /// The number of servings in a quantity; nil if the quantity does not count servings.
  package static func servingCount(_ quantity: Quantity) -> Double? {
    let number = quantity.count
    switch quantity.unit {
    case .piece: return number
    case .portion(let word): return servingWords.contains(word.plainLetters) ? number : nil
    case .measure, .toTaste: return nil
    }
  }

  /// Converts a quantity to a number of servings, even if the quantity is in grams; returns 1 if the quantity is nil.
  private func count(_ quantity: Quantity?) throws(LarderError) -> Double {
    guard let quantity else { return 1 }
    if let servings = Self.servingCount(quantity) { return servings }
    switch quantity.unit {
    case .measure(.mass):
      guard let servings = quantity.mass.flatMap(servings(weighing:)) else {
        throw LarderError(
          .badAmount, "`\(title)` cannot be logged in grams, because the weight of the dish is unknown",
          hint: "say how many servings, or weigh it once: `recipe edit \(title) --weight 1400`")
      }
      return servings
    case .piece, .measure, .portion, .toTaste:
      throw LarderError(
        .badAmount, "`\(title)` is a recipe, so it has no such portion",
        hint: "say how many servings (`2 servings of \(title)`), or how many grams")
    }
  }
}

extension FoodLine {
  /// The line for another amount of the same dish, calculated from this line's nutrients; nil if the line is not a
  /// recipe, or if the new amount cannot be compared with the old one.
  package func anotherPortion(_ new: Quantity) -> FoodLine? {
    guard recipe != nil, let quantity else { return nil }
    let factor: Double
    if let mass = new.mass, let grams {
      factor = mass / grams
    } else if let now = Recipe.servingCount(new), let before = Recipe.servingCount(quantity) {
      factor = now / before
    } else {
      return nil
    }
    guard factor.isFinite, factor > 0 else { return nil }
    var line = self
    line.quantity = new
    if new.unit == .piece { line.quantity?.unit = .portion("serving") }
    line.isAmountAssumed = false
    line.grams = grams.map { $0 * factor }.flatMap { $0 <= Quantity.limit ? $0 : nil }
    line.nutrients = nutrients.scaled(by: factor)
    return line
  }
}
