extension FoodValues {
  /// What is odd about the energy: of the pair of kJ and kcal first, then of the unit, then of the amount.
  var energyFindings: [SanityFinding] {
    let expected = EnergyExpectation(self)
    let pair = pair(expected)
    if let pair, pair.severity == .rejected { return [pair] }
    return [pair, unit(expected) ?? amount(expected)].compactMap(\.self)
  }

  // MARK: The pair

  /// kJ against kcal: by the factors of EU 1169/2011 Annex XIV from 4.00 (fiber) to 4.33 (acids).
  private func pair(_ expected: EnergyExpectation) -> SanityFinding? {
    guard let kcal = stated.kilocalories, let kilojoules = stated.kilojoules,
      !Self.agree(kcal, kilojoules, within: 3.95...4.40)
    else { return nil }
    let figures = "\(FoodNumber.text(kcal)) kcal and \(FoodNumber.text(kilojoules)) kJ"
    if Self.agree(kcal, kilojoules, within: 3.8...4.5) {
      return SanityFinding(.energyPair, .warning, "\(figures) do not quite agree")
    }
    let fact =
      switch kilojoules / kcal {
      case 0.9...1.1: "\(FoodNumber.text(kcal)) stands for kcal and for kJ"
      case 0.21...0.27: "\(figures) look swapped"
      default: "\(figures) do not agree"
      }
    // The first that the macros give: as it is, else read in the other unit.
    let factor = EnergyFactor.kilojoules
    let readings = [kcal, kilojoules / factor, kcal / factor, kilojoules]
    let fitting = readings.first { !abs(expected.gap($0)).exceeds(EnergyBand.possible(expected.energy)) }
    return SanityFinding(.energyPair, .rejected, fact, repair: .replace(.energy(fitting ?? kcal)))
  }

  /// Each of the two may be half a unit off: 1 kcal and 3 kJ agree.
  private static func agree(_ kcal: Double, _ kilojoules: Double, within factors: ClosedRange<Double>) -> Bool {
    !(factors.lowerBound * (kcal - 0.5)).exceeds(kilojoules + 0.5)
      && !(kilojoules - 0.5).exceeds(factors.upperBound * (kcal + 0.5))
  }

  // MARK: The unit

  /// kJ for kcal is 4.18 times what the macros give, kcal for kJ a quarter of it; of what has more than 20 kcal.
  ///
  /// A sweet wine has four times what its sugar gives, and a sweetener a quarter of what its carbohydrates would: where alcohol or
  /// polyols are not stated, names that speak of them are no mix-up.
  private func unit(_ expected: EnergyExpectation) -> SanityFinding? {
    guard expected.energy > 20, abs(expected.gap(kilocalories)).exceeds(EnergyBand.accepted(expected.energy)) else {
      return nil
    }
    switch kilocalories / expected.energy {
    case 3.7...4.7:
      guard stated.alcohol != nil || !hints.isAlcoholic else { return nil }
      return SanityFinding(
        .energyUnit, .rejected, "\(FoodNumber.text(kilocalories)) looks like kJ",
        repair: .replace(.ofJoules(kilocalories)))
    case 0.21...0.27:
      guard stated.polyols != nil || !(hints.isSweetened || hints.isIndigestible) else { return nil }
      let isInField = stated.kilocalories == nil
      let text = FoodNumber.text(stated.kilojoules ?? kilocalories)
      return SanityFinding(
        .energyUnit, .rejected,
        isInField
          ? "\(text) kJ looks like kcal"
          : "\(FoodNumber.text(kilocalories)) kcal is a quarter of what its macros give, as if divided by 4.184 twice",
        repair: .replace(.energy(kilocalories * EnergyFactor.kilojoules)))
    default: return nil
    }
  }

  // MARK: The amount

  /// Energy against E*: 10 kcal or 10 % are rounding, up to 20 % is odd, more is refused unless something explains it that is
  /// not stated.
  private func amount(_ expected: EnergyExpectation) -> SanityFinding? {
    let gap = expected.gap(kilocalories)
    guard abs(gap).exceeds(EnergyBand.accepted(expected.energy)) else { return nil }
    let beyond = abs(gap) - EnergyBand.possible(expected.energy)
    let isLow = max(kilocalories, expected.energy) < EnergyBand.low
    let isExplained =
      !beyond.exceeds(0) || isLow || (gap > 0 ? explains(more: beyond, expected) : explains(less: beyond, expected))
    return SanityFinding(
      .energy, isExplained ? .warning : .rejected,
      "\(FoodNumber.text(kilocalories)) kcal, but its macros give \(FoodNumber.text(expected.energy.rounded())) kcal"
        + (isExplained ? ": \(explanation(gap))a slip?" : ", and nothing explains it"))
  }

  /// What of that kind of food may explain it, if it is not stated.
  private func explanation(_ gap: Double) -> String {
    if gap > 0 {
      if isFiberOpenBeside, gap <= EnergyFactor.fiber * Self.mostFiber, !hints.isAlcoholic { return "fiber, or " }
      return stated.alcohol == nil && mayHaveAlcohol ? "alcohol, or " : ""
    }
    guard stated.polyols == nil, let category else { return stated.polyols == nil ? "sweeteners, or " : "" }
    let isLikely = [.snacks, .pantry, .beverages].contains(category) || hints.isSweetened
    return isLikely ? "sweeteners, or " : ""
  }

  /// Little is eaten that has more fiber than bran (USDA 20077: 42.8 g).
  private static let mostFiber = 45.0

  /// Whether there may be fiber beside the carbohydrates that nobody stated; drinks have none.
  private var isFiberOpenBeside: Bool { stated.fiber == nil && basis == .available && category != .beverages }

  private var mayHaveAlcohol: Bool {
    category == nil || category == .beverages || hints.isAlcoholic || hints.isUnusual
  }

  /// Alcohol, acids, or fiber beside the carbohydrates, if not stated, may give more: as much as there is room for, where the kind
  /// of food allows for it.
  private func explains(more kcal: Double, _ expected: EnergyExpectation) -> Bool {
    if isFiberOpenBeside, !kcal.exceeds(EnergyFactor.fiber * min(Self.mostFiber, expected.room)) { return true }
    // Nor more acid than strong vinegar, 10 g.
    let most =
      stated.alcohol == nil
      ? EnergyFactor.alcohol * expected.room
      : stated.organicAcids == nil ? EnergyFactor.organicAcids * min(10, expected.room) : 0
    return !kcal.exceeds(most) && mayHaveAlcohol
  }

  /// Sweeteners or fiber among the carbohydrates, if not stated, give less: down to what protein and fat give.
  private func explains(less kcal: Double, _ expected: EnergyExpectation) -> Bool {
    let isFiberOpen = stated.fiber == nil && basis == .total
    guard stated.polyols == nil || isFiberOpen, !kcal.exceeds(EnergyFactor.carbohydrate * expected.open) else {
      return false
    }
    guard let category else { return true }
    // Where nobody said how much, a third of the carbohydrates may be fiber.
    if isFiberOpen, !kcal.exceeds(EnergyFactor.carbohydrate * expected.open / 3) { return true }
    if hints.isSweetened || hints.isIndigestible || hints.isUnusual { return true }
    // Candy and drinks may be sweetened with what is no sugar.
    guard [.snacks, .pantry, .beverages].contains(category), stated.polyols == nil, let sugar = stated.sugar else {
      return false
    }
    return !kcal.exceeds(EnergyFactor.carbohydrate * max(0, expected.open - sugar))
  }

  /// Whether the energy fits what the macros give.
  var isEnergyFitting: Bool { energyFindings.isEmpty }
}
