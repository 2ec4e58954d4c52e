/// Infers from the stated energy of foods whether their carbohydrates include fiber.
package struct CarbohydrateEvidence: Sendable {
  /// For all foods together, the sums of the differences in kcal between the stated and the calculated energy.
  ///
  /// `total` is calculated as if the carbohydrates included fiber, `available` as if they did not.
  private var misses = (total: 0.0, available: 0.0)
  /// Whether any food has fiber; without fiber there is no evidence, and the basis does not matter.
  package private(set) var hasFiber = false

  /// The largest difference in kcal that is counted for one food, so that a damaged row does not outweigh the others.
  private static let maximumDifference = 50.0

  /// Creates evidence that contains no foods yet.
  package init() {}

  /// Adds a food; a food is ignored unless its energy, macros and fiber are all stated.
  package mutating func add(_ stated: StatedNutrients) {
    guard let energy = stated.energy, let protein = stated.protein, let carbohydrates = stated.carbohydrates,
      let fat = stated.fat, let fiber = stated.fiber,
      fiber > 0, [energy, protein, carbohydrates, fat, fiber].allSatisfy(\.isFinite)
    else { return }
    hasFiber = true
    let full = EnergyFactor.macros(protein: protein, carbohydrates: carbohydrates, fat: fat)
    // Depending on the table, a gram of fiber counts 0 to 4 kcal if the carbohydrates include it, and 0 to 2 if not.
    let minimum = full - EnergyFactor.carbohydrate * min(fiber, carbohydrates)
    misses.total +=
      PartTolerance.isBeside(fiber, carbohydrates) ? Self.maximumDifference : Self.distance(energy, minimum, full)
    misses.available += Self.distance(energy, full, full + EnergyFactor.fiber * fiber)
  }

  /// The basis that fits the stated energies better; nil if both fit equally well or no food has fiber.
  ///
  /// `available` is returned only if the sum of its differences is smaller than that of `total` by more than `lead`
  /// kcal.
  package func basis(lead: Double = 0) -> CarbohydrateBasis? {
    if misses.total.exceeds(misses.available + lead) { return .available }
    return misses.available.exceeds(misses.total) ? .total : nil
  }

  private static func distance(_ energy: Double, _ low: Double, _ high: Double) -> Double {
    min(maximumDifference, max(0, low - energy, energy - high))
  }
}

extension StatedNutrients {
  /// Whether the carbohydrates probably include fiber, for foods of which this is not stated.
  ///
  /// This matters only if fiber is known. Values with salt are from a label of the European Union (EU 1169/2011 Annex
  /// XV), whose carbohydrates exclude fiber (Annex I). Carbohydrates that are less than the fiber cannot include it.
  /// Otherwise the result is `available` if that fits the stated energy better by more than 10 kcal
  /// (`EnergyBand.minimum`), else `total`.
  package var likelyBasis: CarbohydrateBasis {
    if salt != nil { return .available }
    if let fiber, let carbohydrates, PartTolerance.isBeside(fiber, carbohydrates) { return .available }
    var evidence = CarbohydrateEvidence()
    evidence.add(self)
    return evidence.basis(lead: EnergyBand.minimum) ?? .total
  }
}
