internal import Figures

/// A food and its amount in a meal, trip or favourite, with the nutrition that was recorded.
package struct FoodLine: Hashable, Sendable {
  /// The food's name when the line was created.
  package var name: String
  /// The food in the food bank; nil if the bank does not have it.
  package var food: FoodReference?
  /// The recipe whose dish was eaten; nil if the line is not from a recipe.
  package var recipe: RecipeReference?
  /// The stated amount, or the assumed amount if none was stated; nil if unknown.
  package var quantity: Quantity?
  /// The weight of the whole amount in grams, above 0 and at most 100,000; nil if unknown.
  package var grams: Double?
  /// The nutrients of the whole amount, any of which may be unknown.
  package var nutrients: PartialNutrients
  /// How certain it is that this food and amount were meant, 0 to 1; below 0.8 is doubtful.
  package var confidence: Double
  /// Whether the line is left out of every nutrition total while it stays in its meal or trip.
  package var isSkipped: Bool
  /// Whether the usual amount was assumed because the stated amount was missing or incomplete.
  package var isAmountAssumed = false
  /// The typed name, if the user has just said which food it means; nil for saved lines, since the name is not saved
  /// with them.
  package var explainedName: ExplainedName?
  /// The words as typed or printed, for people to read; nil if no words are kept.
  ///
  /// Only an import evaluates these words, to recognize the items that it imported before.
  package var originalText: String?

  /// Creates a line without checking the values.
  package init(
    name: String, food: FoodReference? = nil, quantity: Quantity? = nil, grams: Double? = nil,
    nutrients: PartialNutrients = .unknown, confidence: Double = 1, isSkipped: Bool = false, originalText: String? = nil
  ) {
    self.name = name
    self.food = food
    self.quantity = quantity
    self.grams = grams
    self.nutrients = nutrients
    self.confidence = confidence
    self.isSkipped = isSkipped
    self.originalText = originalText
  }

  /// The amount as shown to people: the quantity, or else the words as typed; empty if neither is known.
  package var amountText: String { quantity?.text ?? originalText ?? "" }

  /// Whether another line has the same food, amount and values, however the two were typed.
  package func isSame(as other: FoodLine) -> Bool {
    var line = self
    line.originalText = other.originalText
    return line == other
  }

  /// The line for a part of the amount, with grams and nutrients multiplied by the factor.
  ///
  /// The quantity becomes a share, `1/3 of 2 large`, or a weight if the factor is not a simple fraction.
  package func share(_ factor: Double) -> FoodLine {
    var part = self
    part.grams = grams.map { $0 * factor }
    part.nutrients = nutrients.scaled(by: factor)
    guard factor != 1 else { return part }
    // Nobody states 154 g of a meal as a fraction, so such a part is stated in grams.
    if let grams = part.grams, !Quantity.isSimpleFraction(factor) {
      part.quantity = .grams(Self.shown(grams))
    } else if var quantity, quantity.share == nil || grams == nil {
      quantity.share = (quantity.share ?? 1) * factor
      part.quantity = quantity
    } else if let grams {
      part.quantity = .grams(Self.shown(grams))
      part.quantity?.share = factor
    } else {
      part.originalText = originalText.map { "\(Quantity.fraction(factor)) \(factor > 1 ? "x" : "of") \($0)" }
    }
    return part
  }

  /// Rounds to a tenth of a gram; a weight that would become 0 is not rounded.
  private static func shown(_ grams: Double) -> Double {
    let tenths = Figure.shown(grams, decimals: 1)
    return tenths > 0 ? tenths : grams
  }
}

/// A type that has a food line, such as an item of a meal or trip.
package protocol FoodLineHolder {
  /// The food and how much of it.
  var line: FoodLine { get set }
}
