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

  /// The grams of a food of the starter bank that goes with another food, as in `tea with lemon`, if they are much less
  /// than people have of the food by itself; nil for other foods.
  static func side(of food: Food) -> Double? {
    guard !food.isUserCreated, let source = food.source, source.name == StarterBank.sourceName else { return nil }
    return sides[source.id]
  }

  /// Estimates of what is usual in German and British households, keyed by NDB number.
  private static let sides: [String: Double] = [
    // Fruit: lemon, lime, strawberries, apple, pear, peach, mango, blackcurrants, redcurrants, pomegranate.
    "09150": 12, "09159": 12, "09316": 80, "09003": 100, "09252": 110, "09236": 90, "09176": 100, "09083": 50,
    "09084": 45, "09286": 40,
    // Dried fruit, nuts and seeds: currants, raisins, Brazil nuts, pumpkin seeds, sunflower seeds.
    "09085": 15, "09297": 20, "12078": 12, "12014": 12, "12036": 12,
    // Dairy: Greek yogurt, quark, ice cream.
    "01256": 150, "01293": 100, "19095": 70, "19270": 70, "19271": 70, "19089": 70, "19088": 70,
    // Onions, potato salad, kidney beans, tomato puree.
    "11282": 25, "11414": 150, "16145": 80, "11547": 20,
  ]

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
