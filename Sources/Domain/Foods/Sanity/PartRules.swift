internal import Figures

/// The amounts by which a part (sugar) may exceed its whole (carbohydrates) because of rounding.
enum PartTolerance {
  /// The tolerance in g for two values in tenths of a gram, including differences between two methods of measurement.
  static let tenths = 0.2
  /// The tolerance in g for two values in whole grams, as on labels in the European Union from 10 g on.
  static let wholes = 1.0
  /// The grams by which the sugar may exceed carbohydrates that were calculated by difference.
  ///
  /// Sugar is measured, but such carbohydrates are 100 g minus all other measured values, so they include the errors of
  /// those values. USDA's turkey breast has 3.28 g of sugar in 2.34 g of carbohydrates; in no other food of SR Legacy
  /// is the difference larger.
  static let byDifference = 1.0

  static func rounding(_ part: Double, _ whole: Double) -> Double {
    whole >= 10 && part == part.rounded() && whole == whole.rounded() ? wholes : tenths
  }

  /// Whether the fiber is more than the carbohydrates, so that the carbohydrates cannot include it.
  static func isBeside(_ fiber: Double, _ carbohydrates: Double) -> Bool {
    fiber.exceeds(carbohydrates + rounding(fiber, carbohydrates))
  }
}

extension FoodValues {
  // MARK: Parts of a whole

  /// Findings that saturated fat exceeds the fat, that sugar exceeds the carbohydrates, or that parts together exceed
  /// their whole.
  var partFindings: [SanityFinding] {
    let ofFat =
      part(.saturatedFat, of: .fat) ?? sum([.saturatedFat, .monounsaturatedFat, .polyunsaturatedFat], of: .fat)
    let ofCarbs = part(.sugar, of: .carbohydrates) ?? sum([.sugar, .polyols, .starch], of: .carbohydrates)
    return [ofFat, ofCarbs].compactMap(\.self)
  }

  private func part(_ part: StatedField, of whole: StatedField) -> SanityFinding? {
    guard let value = stated[part], let limit = stated[whole] else { return nil }
    let excess = value - limit
    guard excess.exceeds(PartTolerance.rounding(value, limit)) else { return nil }
    let isMeasuredApart = whole == .carbohydrates && basis == .total && !excess.exceeds(PartTolerance.byDifference)
    return SanityFinding(
      .part, isMeasuredApart ? .warning : .rejected,
      "\(Figure.tenths(value)) g of \(part.label) is more than the \(Figure.tenths(limit)) g of \(whole.label) that includes it",
      repair: isMeasuredApart ? nil : .leaveOut([part]))
  }

  /// The finding that several parts together exceed their whole.
  ///
  /// The repair keeps only the first part, which on its own does not exceed the whole.
  private func sum(_ parts: [StatedField], of whole: StatedField) -> SanityFinding? {
    let given = parts.filter { stated[$0] != nil }
    let others = given.filter { $0 != parts.first }
    guard !others.isEmpty, let limit = stated[whole] else { return nil }
    let values = given.compactMap { stated[$0] }
    let sum = values.reduce(0, +)
    // Each value may be off by half a unit in its last digit.
    let isWhole = limit >= 10 && (values + [limit]).allSatisfy { $0 == $0.rounded() }
    let rounding = isWhole ? Double(values.count + 1) / 2 : PartTolerance.tenths
    let slack = max(rounding, whole == .carbohydrates && basis == .total ? PartTolerance.byDifference : 0)
    guard sum.exceeds(limit + slack) else { return nil }
    return SanityFinding(
      .part, .rejected,
      "\(given.map(\.label).joined(separator: ", ")) add up to \(Figure.tenths(sum)) g, more than the \(Figure.tenths(limit)) g of \(whole.label)",
      repair: .leaveOut(others))
  }

  // MARK: All together

  /// The finding that the parts of 100 g weigh more than 100 g: up to 102 g is rounding, over 105 g is impossible.
  ///
  /// Salt weighs more than the sodium in it, but in stock cubes a part of the sodium is in glutamate: if all of that
  /// sodium counted as salt, 100 g of USDA's chicken bouillon would weigh 108 g. For a refusal, only the weight of the
  /// sodium itself therefore counts.
  var massFinding: SanityFinding? {
    let beside = (basis == .available ? [StatedField.fiber] : []) + [.alcohol, .water]
    let extras = beside.filter { (stated[$0] ?? 0) > 0 }
    let macros = protein + carbohydrates + fat
    let sodium = (milligramsOfSodium ?? 0) / 1000
    let known = extras.reduce(macros) { $0 + (stated[$1] ?? 0) }
    let salt = sodium * 1000 / StatedNutrients.sodiumOfSalt
    guard (known + salt).exceeds(MassLimit.accepted) else { return nil }
    let isRejected = (known + sodium).exceeds(MassLimit.possible)
    let isOfMacros = macros.exceeds(MassLimit.accepted)
    let named = isOfMacros ? [] : extras.map(\.label) + (salt >= 0.1 ? ["salt"] : [])
    let shown = isOfMacros ? macros : known + salt
    let words = ["protein", "carbs"] + (named.isEmpty ? [] : ["fat"]) + named.dropLast()
    return SanityFinding(
      .mass, isRejected ? .rejected : .warning,
      "\(words.joined(separator: ", ")) and \(named.last ?? "fat") add up to \(Figure.tenths(shown)) g per 100 g",
      repair: isRejected ? massRepair(extras, over: known + sodium) : nil)
  }

  private func massRepair(_ extras: [StatedField], over sum: Double) -> SanityRepair? {
    // Fiber that the carbohydrates include was counted twice.
    if let fiber = stated.fiber, extras.contains(.fiber), !PartTolerance.isBeside(fiber, carbohydrates),
      !(sum - fiber).exceeds(MassLimit.accepted)
    {
      return .basis(.total)
    }
    let rest = extras.reduce(sum) { $0 - (stated[$1] ?? 0) }
    return rest.exceeds(MassLimit.possible) ? nil : .leaveOut(extras)
  }

  /// The finding that there is more fiber than carbohydrates although the carbohydrates are said to include fiber.
  var basisFinding: SanityFinding? {
    guard basis == .total, let fiber = stated.fiber, PartTolerance.isBeside(fiber, carbohydrates) else { return nil }
    return SanityFinding(
      .basis, .warning,
      "\(Figure.tenths(fiber)) g of fiber is more than the \(Figure.tenths(carbohydrates)) g of carbs",
      repair: .basis(.available))
  }

  /// The finding that all three macros have the same value; below 1 g, this may be a coincidence.
  var sameFiguresFinding: SanityFinding? {
    guard protein >= 1, protein == carbohydrates, protein == fat else { return nil }
    return SanityFinding(
      .sameFigures, .warning, "protein, carbs and fat are all \(Figure.tenths(protein)) g: really?")
  }

  /// The finding that a food has no energy and no macros although it is not water, tea, salt or a sweetener.
  var nothingFinding: SanityFinding? {
    guard kilocalories == 0, protein == 0, carbohydrates == 0, fat == 0, !name.isEmpty,
      !(milligramsOfSodium ?? 0).exceeds(SaltLimit.sodium), !hints.isCalorieFree
    else { return nil }
    return SanityFinding(.nothing, .warning, "no energy and no macros: does \(name) really have none?")
  }
}

/// The maximum sums, in grams, of the parts of 100 g of a food.
enum MassLimit {
  /// The largest sum in g that rounding explains.
  static let accepted = 102.0
  /// The largest possible sum in g; above 100 because each part is rounded and measured separately.
  static let possible = 105.0
}
