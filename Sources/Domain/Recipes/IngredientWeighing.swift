/// What an ingredient weighs: by a weight in its line, by the size of its can or piece, by the food's portion of that name, by
/// a volume, or by a typical piece, in this order.
extension Food {
  /// The weight of what a line says, in grams, where it is from, and whether nothing had to be assumed that may be wrong;
  /// nil if the line has no amount, or one that is not known of this food.
  package func weight(of reading: IngredientReading) -> (grams: Double, from: IngredientWeight, isSure: Bool)? {
    guard let amount = reading.amount else { return nil }
    let same = [amount] + reading.moreAmounts.filter { $0.role == .same }.map(\.amount)
    guard let own = Self.mass(same) ?? sized(amount, reading) ?? weight(of: amount) else {
      // The same in other words may be what is known.
      return same.dropFirst().lazy.compactMap { self.weight(of: $0) }.first.flatMap(Self.checked)
    }
    var sum = own
    for added in reading.moreAmounts where added.role == .added {
      guard let more = Self.mass([added.amount]) ?? weight(of: added.amount) else { return nil }
      sum.grams += more.grams
      sum.isSure = sum.isSure && more.isSure
    }
    return Self.checked(sum)
  }

  private typealias Weight = (grams: Double, from: IngredientWeight, isSure: Bool)

  private static func checked(_ weight: Weight) -> Weight? {
    weight.grams.isFinite && weight.grams > 0 && weight.grams <= 1_000_000 ? weight : nil
  }

  private static func mass(_ amounts: [IngredientAmount]) -> Weight? {
    amounts.lazy.compactMap { amount in
      amount.unit?.grams.map { (grams: (amount.middle ?? 1) * $0, from: .weight, isSure: true) }
    }.first
  }

  /// The size of one can or piece times their number.
  private func sized(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    guard let size = reading.moreAmounts.first(where: { $0.role == .each })?.amount, let one = size.middle,
      let unit = size.unit
    else { return nil }
    let number = amount.middle ?? 1
    if let grams = unit.grams { return (number * one * grams, .size, true) }
    guard let milliliters = unit.milliliters else { return nil }
    return (number * one * milliliters * (knownDensity ?? 1), .size, true)
  }

  private func weight(of amount: IngredientAmount) -> Weight? {
    let number = amount.middle ?? 1
    guard let unit = amount.unit else {
      guard let weight = try? weight(of: Quantity(number, .piece)) else { return nil }
      // A bare count of something that is only known by the cup is no piece.
      return weight.quantity.isCount && !(portions.first?.isServing ?? false)
        ? (weight.grams, .piece, weight.doubt == nil) : nil
    }
    if let milliliters = unit.milliliters {
      if let portion = portion(called: unit.portionWord) {
        return (number * portion.grams, .portion, !unit.isVague)
      }
      guard let weight = try? weight(of: .volume(milliliters: number * milliliters, unit: "ml")) else { return nil }
      return (weight.grams, .density, weight.doubt == nil && !unit.isVague)
    }
    if let grams = unit.grams { return (number * grams, .weight, true) }
    guard let weight = try? weight(of: Quantity(number, Quantity.Unit(word: unit.portionWord))) else { return nil }
    return (weight.grams, .portion, weight.doubt == nil)
  }
}

extension IngredientAmount {
  /// The number, or the middle of a range; nil if only a unit is said.
  package var middle: Double? { quantity.map { number in quantityMax.map { (number + $0) / 2 } ?? number } }
}
