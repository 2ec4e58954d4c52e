internal import Figures

extension FoodValues {
  /// Findings about the energy: whether kJ and kcal agree, then the unit, then the amount.
  var energyFindings: [SanityFinding] {
    let expected = EnergyExpectation(self)
    let pair = pair(expected)
    if let pair, pair.severity == .rejected { return [pair] }
    return [pair, unit(expected) ?? amount(expected)].compactMap(\.self)
  }

  // MARK: kJ and kcal

  /// Compares kJ with kcal; according to EU 1169/2011 Annex XIV, one kcal is 4.00 kJ (fiber) to 4.33 kJ (acids).
  private func pair(_ expected: EnergyExpectation) -> SanityFinding? {
    guard let kcal = stated.kilocalories, let kilojoules = stated.kilojoules,
      !Self.agree(kcal, kilojoules, within: 3.95...4.40)
    else { return nil }
    let figures = "\(Figure.tenths(kcal)) kcal and \(Figure.tenths(kilojoules)) kJ"
    if Self.agree(kcal, kilojoules, within: 3.8...4.5) {
      return SanityFinding(.energyPair, .warning, "\(figures) do not quite agree")
    }
    let fact =
      switch kilojoules / kcal {
      case 0.9...1.1: "\(Figure.tenths(kcal)) is given both as kcal and as kJ"
      case 0.21...0.27: "\(figures) look swapped"
      default: "\(figures) do not agree"
      }
    // Uses the first reading that fits the macros: either value as stated, or else either value in the other unit.
    let factor = EnergyFactor.kilojoules
    let readings = [kcal, kilojoules / factor, kcal / factor, kilojoules]
    let fitting = readings.first { !abs(expected.gap($0)).exceeds(EnergyBand.possible(expected.energy)) }
    return SanityFinding(.energyPair, .rejected, fact, repair: .replace(.energy(fitting ?? kcal)))
  }

  /// Whether kJ divided by kcal is within `factors`, allowing both to be off by half a unit: 1 kcal and 3 kJ agree.
  private static func agree(_ kcal: Double, _ kilojoules: Double, within factors: ClosedRange<Double>) -> Bool {
    !(factors.lowerBound * (kcal - 0.5)).exceeds(kilojoules + 0.5)
      && !(kilojoules - 0.5).exceeds(factors.upperBound * (kcal + 0.5))
  }

  // MARK: The unit

  /// Detects kJ stated as kcal (4.18 times the energy of the macros) and kcal stated as kJ (a quarter of that energy),
  /// if the macros have more than 20 kcal.
  ///
  /// A sweet wine also has four times the energy of its sugar, and a sweetener has a quarter of the energy of its
  /// carbohydrates. Nothing is therefore detected if the name suggests unstated alcohol or sweeteners.
  private func unit(_ expected: EnergyExpectation) -> SanityFinding? {
    guard expected.energy > 20, abs(expected.gap(kilocalories)).exceeds(EnergyBand.accepted(expected.energy)) else {
      return nil
    }
    switch kilocalories / expected.energy {
    case 3.7...4.7:
      guard stated.alcohol != nil || !hints.isAlcoholic else { return nil }
      return SanityFinding(
        .energyUnit, .rejected, "\(Figure.tenths(kilocalories)) looks like kJ",
        repair: .replace(.ofJoules(kilocalories)))
    case 0.21...0.27:
      guard stated.polyols != nil || !(hints.isSweetened || hints.isIndigestible) else { return nil }
      let isInField = stated.kilocalories == nil
      let text = Figure.tenths(stated.kilojoules ?? kilocalories)
      return SanityFinding(
        .energyUnit, .rejected,
        isInField
          ? "\(text) kJ looks like kcal"
          : "\(Figure.tenths(kilocalories)) kcal is a quarter of what its macros add up to, as if it had been converted from kJ twice",
        repair: .replace(.energy(kilocalories * EnergyFactor.kilojoules)))
    default: return nil
    }
  }

  // MARK: The amount

  /// Compares the stated energy with the energy calculated from the macros.
  ///
  /// A difference of up to 10 kcal or 10 % is rounding, and one of up to 20 % is unusual. A larger difference is
  /// refused unless an unstated value may explain it.
  private func amount(_ expected: EnergyExpectation) -> SanityFinding? {
    let gap = expected.gap(kilocalories)
    guard abs(gap).exceeds(EnergyBand.accepted(expected.energy)) else { return nil }
    let beyond = abs(gap) - EnergyBand.possible(expected.energy)
    let isLow = max(kilocalories, expected.energy) < EnergyBand.low
    let isExplained =
      !beyond.exceeds(0) || isLow || (gap > 0 ? explains(more: beyond, expected) : explains(less: beyond, expected))
    return SanityFinding(
      .energy, isExplained ? .warning : .rejected,
      "\(Figure.tenths(kilocalories)) kcal, but its macros give \(Figure.text(expected.energy)) kcal"
        + (isExplained ? ": is it \(explanation(gap))a mistake?" : ", and nothing explains the difference"))
  }

  /// Text that names unstated values that may explain the difference: `due to fiber, or `; empty if there are none.
  private func explanation(_ gap: Double) -> String {
    if gap > 0 {
      if isFiberOpenBeside, gap <= EnergyFactor.fiber * Self.maximumFiber, !hints.isAlcoholic {
        return "due to fiber, or "
      }
      return stated.alcohol == nil && mayHaveAlcohol ? "due to alcohol, or " : ""
    }
    guard stated.polyols == nil, let category else { return stated.polyols == nil ? "due to sweeteners, or " : "" }
    let isLikely = [.snacks, .pantry, .beverages].contains(category) || hints.isSweetened
    return isLikely ? "due to sweeteners, or " : ""
  }

  /// The maximum grams of fiber that a food is assumed to have per 100 g; bran has 42.8 g (USDA 20077), and hardly any
  /// food has more.
  private static let maximumFiber = 45.0

  /// Whether the food may have unstated fiber in addition to its carbohydrates; drinks have no such fiber.
  private var isFiberOpenBeside: Bool { stated.fiber == nil && basis == .available && category != .beverages }

  private var mayHaveAlcohol: Bool {
    category == nil || category == .beverages || hints.isAlcoholic || hints.isUnusual
  }

  /// Whether unstated alcohol, acids or fiber may explain why the stated energy is too high for the macros.
  ///
  /// The weight of these substances must fit in what is left of the 100 g, and they must be plausible for the kind of
  /// food.
  private func explains(more kcal: Double, _ expected: EnergyExpectation) -> Bool {
    if isFiberOpenBeside, !kcal.exceeds(EnergyFactor.fiber * min(Self.maximumFiber, expected.room)) { return true }
    // At most as much acid as in strong vinegar, 10 g.
    let maximum =
      stated.alcohol == nil
      ? EnergyFactor.alcohol * expected.room
      : stated.organicAcids == nil ? EnergyFactor.organicAcids * min(10, expected.room) : 0
    return !kcal.exceeds(maximum) && mayHaveAlcohol
  }

  /// Whether sweeteners or fiber among the carbohydrates may explain why the stated energy is too low for the macros.
  ///
  /// Sweeteners and fiber explain a difference of at most the energy of all carbohydrates.
  private func explains(less kcal: Double, _ expected: EnergyExpectation) -> Bool {
    let isFiberOpen = stated.fiber == nil && basis == .total
    guard stated.polyols == nil || isFiberOpen, !kcal.exceeds(EnergyFactor.carbohydrate * expected.open) else {
      return false
    }
    guard let category else { return true }
    // If no fiber is stated, up to a third of the carbohydrates may be fiber.
    if isFiberOpen, !kcal.exceeds(EnergyFactor.carbohydrate * expected.open / 3) { return true }
    if hints.isSweetened || hints.isIndigestible || hints.isUnusual { return true }
    // Candy and drinks may contain sweeteners instead of sugar.
    guard [.snacks, .pantry, .beverages].contains(category), stated.polyols == nil, let sugar = stated.sugar else {
      return false
    }
    return !kcal.exceeds(EnergyFactor.carbohydrate * max(0, expected.open - sugar))
  }

  /// Whether the stated energy fits the macros.
  var isEnergyFitting: Bool { energyFindings.isEmpty }
}
