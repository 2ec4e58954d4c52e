/// What foods show of whether fiber is in their carbohydrates: with which of the two their energy fits.
package struct CarbohydrateEvidence: Sendable {
  /// kcal by which the energies miss what the macros give, with fiber in the carbohydrates and beside them.
  private var misses = (total: 0.0, available: 0.0)
  /// Whether any of the foods has fiber: without it there is nothing to tell, and nothing that depends on it.
  package private(set) var hasFiber = false

  /// The most that one food counts, in kcal: a damaged row must not outweigh the others.
  private static let most = 50.0

  /// No food yet.
  package init() {}

  /// Looks at a food; without energy, macros and fiber it shows nothing.
  package mutating func add(_ stated: StatedNutrients) {
    guard let energy = stated.energy, let protein = stated.protein, let carbohydrates = stated.carbohydrates,
      let fat = stated.fat, let fiber = stated.fiber,
      fiber > 0, [energy, protein, carbohydrates, fat, fiber].allSatisfy(\.isFinite)
    else { return }
    hasFiber = true
    let full = EnergyFactor.macros(protein: protein, carbohydrates: carbohydrates, fat: fat)
    // A gram of fiber in the carbohydrates counts 0 to 4 kcal, by table; beside them 0 to 2.
    let least = full - EnergyFactor.carbohydrate * min(fiber, carbohydrates)
    misses.total += PartTolerance.isBeside(fiber, carbohydrates) ? Self.most : Self.miss(energy, least, full)
    misses.available += Self.miss(energy, full, full + EnergyFactor.fiber * fiber)
  }

  /// The basis with which the energies fit better, `available` only by more than `lead` kcal; nil where both fit as well or
  /// no food has fiber.
  package func basis(lead: Double = 0) -> CarbohydrateBasis? {
    if misses.total.exceeds(misses.available + lead) { return .available }
    return misses.available.exceeds(misses.total) ? .total : nil
  }

  private static func miss(_ energy: Double, _ low: Double, _ high: Double) -> Double {
    min(most, max(0, low - energy, energy - high))
  }
}

extension StatedNutrients {
  /// The basis of the carbohydrates where nobody named it.
  ///
  /// It matters only where fiber is known. What gives salt instead of sodium is a label of the European Union (EU 1169/2011
  /// Annex XV), whose carbohydrates are without fiber (Annex I); more fiber than carbohydrates can only be beside them; else the
  /// basis that the energy fits, `total` where both do within the rounding of `EnergyBand`.
  package var likelyBasis: CarbohydrateBasis {
    if salt != nil { return .available }
    if let fiber, let carbohydrates, PartTolerance.isBeside(fiber, carbohydrates) { return .available }
    var evidence = CarbohydrateEvidence()
    evidence.add(self)
    return evidence.basis(lead: EnergyBand.least) ?? .total
  }
}
