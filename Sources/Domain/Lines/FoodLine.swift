/// So much of a food: what an item of a meal, a purchase or a favourite is made of, with the nutrition of its moment.
package struct FoodLine: Hashable, Sendable {
  /// What it is, as the food was called when the line was made.
  package var name: String
  /// Nil for what is no food of the bank.
  package var food: FoodReference?
  /// How much was said, or taken where nothing was; nil if unknown.
  package var quantity: Quantity?
  /// The weight of all of it, above 0 and at most 100,000; nil if unknown.
  package var grams: Double?
  /// Of all of it, each value unknown by itself.
  package var nutrients: PartialNutrients
  /// 0 to 1: how sure it is that this food and amount were meant; doubtful below 0.8.
  package var confidence: Double
  /// Whether its nutrition is left out of every total, though the line stays.
  package var isSkipped: Bool
  /// As it was typed or printed, for people; nil if nothing was.
  ///
  /// Only an import reads it, to know its own items again.
  package var said: String?

  /// A line as it is given, unchecked.
  package init(
    name: String, food: FoodReference? = nil, quantity: Quantity? = nil, grams: Double? = nil,
    nutrients: PartialNutrients = .unknown, confidence: Double = 1, isSkipped: Bool = false, said: String? = nil
  ) {
    self.name = name
    self.food = food
    self.quantity = quantity
    self.grams = grams
    self.nutrients = nutrients
    self.confidence = confidence
    self.isSkipped = isSkipped
    self.said = said
  }

  /// Its amount for people: the quantity, else what was said; empty where neither is known.
  package var amountText: String { quantity?.text ?? said ?? "" }

  /// So much of the line: its quantity is said as that share of what was said, `1/3 of 2 large`, of a share by its weight.
  package func share(_ factor: Double) -> FoodLine {
    var part = self
    part.grams = grams.map { $0 * factor }
    part.nutrients = nutrients.scaled(by: factor)
    guard factor != 1 else { return part }
    // 154 g of a meal are no share that anybody says.
    if let grams = part.grams, Quantity.fraction(factor).count > 4 {
      part.quantity = .grams(Self.shown(grams))
    } else if var quantity, quantity.share == nil || grams == nil {
      quantity.share = (quantity.share ?? 1) * factor
      part.quantity = quantity
    } else if let grams {
      part.quantity = .grams(Self.shown(grams))
      part.quantity?.share = factor
    } else {
      part.said = said.map { "\(Quantity.fraction(factor)) \(factor > 1 ? "x" : "of") \($0)" }
    }
    return part
  }

  /// To a tenth of a gram; what would be nothing then, as it is.
  private static func shown(_ grams: Double) -> Double {
    let tenths = (grams * 10).rounded() / 10
    return tenths > 0 ? tenths : grams
  }
}

/// What holds a line of food: an item of a meal, a favourite or a trip.
package protocol LineBearing {
  /// What it is and how much.
  var line: FoodLine { get set }
}
