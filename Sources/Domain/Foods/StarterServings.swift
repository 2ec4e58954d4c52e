/// Typical servings of the starter bank's foods whose first portion is not what people eat in one sitting.
///
/// The first portion that USDA lists is often a cup, or one piece of a food of which people eat several pieces.
package enum StarterServings {
  struct Serving: Equatable {
    /// The weight in grams.
    let grams: Double
    /// The FNDDS code of the food from which the weight was taken; nil if the weight is an estimate.
    ///
    /// FNDDS gives this weight for "quantity not specified" or for one of the food's measures.
    let survey: Int?
  }

  /// The serving of a food of the starter bank; nil if the food is not in the starter bank, if its first portion is its
  /// serving, or if it stands in for something else, whose serving it has.
  static func serving(of food: Food) -> Serving? {
    guard !food.isUserCreated, let source = food.source, source.name == StarterBank.sourceName,
      !food.portions.contains(where: { $0.name == Portion.estimatedServing })
    else { return nil }
    let words = food.name.plainLetters.split { !$0.isLetter && $0.decimalDigit == nil }
    return servings["\(source.id)/\(words.joined(separator: "-"))"] ?? servings[source.id]
  }

  private static let servings: [String: Serving] = {
    var servings: [String: Serving] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let grams = Double(fields[1]) else { continue }
      servings[String(fields[0])] = Serving(grams: grams, survey: Int(fields[2]))
    }
    return servings
  }()
}
