/// How far a part may exceed its whole by rounding.
enum PartTolerance {
  /// In g: two values to a tenth of a gram, and what two methods measure apart.
  static let tenths = 0.2
  /// In g: two values to a whole gram, as labels of the European Union give them from 10 g on.
  static let wholes = 1.0
  /// In g: carbohydrates by difference bear the errors of all other values, while sugar is measured.
  ///
  /// USDA's turkey breast has 3.28 g of sugar in 2.34 g of carbohydrates; no food of SR Legacy is further off.
  static let byDifference = 1.0

  static func rounding(_ part: Double, _ whole: Double) -> Double {
    whole >= 10 && part == part.rounded() && whole == whole.rounded() ? wholes : tenths
  }

  /// More fiber than carbohydrates can only be beside them.
  static func isBeside(_ fiber: Double, _ carbohydrates: Double) -> Bool {
    fiber.exceeds(carbohydrates + rounding(fiber, carbohydrates))
  }
}

extension FoodValues {
  // MARK: Parts of a whole

  /// Saturated fat above the fat, sugar above the carbohydrates; the same of all parts together.
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
      "\(FoodNumber.text(value)) g of \(part.label) is more than the \(FoodNumber.text(limit)) g of \(whole.label) that it is a part of",
      repair: isMeasuredApart ? nil : .leaveOut([part]))
  }

  /// The first part stays: it fits alone.
  private func sum(_ parts: [StatedField], of whole: StatedField) -> SanityFinding? {
    let given = parts.filter { stated[$0] != nil }
    let others = given.filter { $0 != parts.first }
    guard !others.isEmpty, let limit = stated[whole] else { return nil }
    let values = given.compactMap { stated[$0] }
    let sum = values.reduce(0, +)
    // Each value may be half a unit of its last digit off.
    let isWhole = limit >= 10 && (values + [limit]).allSatisfy { $0 == $0.rounded() }
    let rounding = isWhole ? Double(values.count + 1) / 2 : PartTolerance.tenths
    let slack = max(rounding, whole == .carbohydrates && basis == .total ? PartTolerance.byDifference : 0)
    guard sum.exceeds(limit + slack) else { return nil }
    return SanityFinding(
      .part, .rejected,
      "\(given.map(\.label).joined(separator: ", ")) come to \(FoodNumber.text(sum)) g, more than the \(FoodNumber.text(limit)) g of \(whole.label)",
      repair: .leaveOut(others))
  }

  // MARK: All together

  /// 100 g have 100 g: up to 102 is rounding, over 105 is impossible.
  ///
  /// Salt is more than the sodium in it, but the sodium of stock cubes is in glutamate as well: USDA's chicken bouillon would have
  /// 108 g. So for what is refused only the sodium itself is weighed.
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
      "\(words.joined(separator: ", ")) and \(named.last ?? "fat") come to \(FoodNumber.text(shown)) g in 100 g",
      repair: isRejected ? massRepair(extras, over: known + sodium) : nil)
  }

  private func massRepair(_ extras: [StatedField], over sum: Double) -> SanityRepair? {
    // Fiber that stands in the carbohydrates was weighed twice.
    if let fiber = stated.fiber, extras.contains(.fiber), !PartTolerance.isBeside(fiber, carbohydrates),
      !(sum - fiber).exceeds(MassLimit.accepted)
    {
      return .basis(.total)
    }
    let rest = extras.reduce(sum) { $0 - (stated[$1] ?? 0) }
    return rest.exceeds(MassLimit.possible) ? nil : .leaveOut(extras)
  }

  /// More fiber than carbohydrates where these are said to include it.
  var basisFinding: SanityFinding? {
    guard basis == .total, let fiber = stated.fiber, PartTolerance.isBeside(fiber, carbohydrates) else { return nil }
    return SanityFinding(
      .basis, .warning,
      "\(FoodNumber.text(fiber)) g of fiber is more than the \(FoodNumber.text(carbohydrates)) g of carbs",
      repair: .basis(.available))
  }

  /// The same figure in all three fields, where it cannot be a coincidence of small ones.
  var sameFiguresFinding: SanityFinding? {
    guard protein >= 1, protein == carbohydrates, protein == fat else { return nil }
    return SanityFinding(
      .sameFigures, .warning, "protein, carbs and fat are all \(FoodNumber.text(protein)) g: really?")
  }

  /// No energy and no macros in what is not water, tea, salt or sweetened.
  var nothingFinding: SanityFinding? {
    guard kilocalories == 0, protein == 0, carbohydrates == 0, fat == 0, !name.isEmpty,
      !(milligramsOfSodium ?? 0).exceeds(SaltLimit.sodium), !hints.isCalorieFree
    else { return nil }
    return SanityFinding(.nothing, .warning, "no energy and no macros: does \(name) really have none?")
  }
}

/// How much 100 g may weigh when its parts are added up, in g.
enum MassLimit {
  /// What rounding explains.
  static let accepted = 102.0
  /// What nothing explains.
  static let possible = 105.0
}
