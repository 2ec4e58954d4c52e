internal import Figures

/// Whether sodium and salt agree.
enum SodiumAgreement {
  /// Whether the sodium calculated from salt differs from the stated sodium by at most a tenth.
  ///
  /// By law, salt counts as 2.5 times the sodium, but it weighs 2.54 times as much.
  static func isClose(_ ofSalt: Double, _ sodium: Double) -> Bool { !abs(ofSalt - sodium).exceeds(0.1 * sodium) }

  /// The difference in mg that rounding explains, since labels state salt to 0.01 g.
  static let rounding = 10.0
}

/// Limits for sodium in mg per 100 g.
enum SaltLimit {
  /// The sodium in 3 g of salt; only condiments, cured and pickled foods and the like have more.
  static let ordinary = 1200.0
  /// The sodium in 12.5 g of salt; only salt, stock, soy sauce and the like have more.
  static let sodium = 5000.0
}

extension FoodValues {
  /// The finding that sodium and salt do not agree, or that sodium is stated in g instead of mg.
  var sodiumFinding: SanityFinding? {
    guard let sodium = stated.sodium else { return nil }
    guard let salt = stated.salt else { return sodiumInGrams(sodium) }
    let ofSalt = salt * StatedNutrients.sodiumOfSalt
    guard !SodiumAgreement.isClose(ofSalt, sodium), abs(ofSalt - sodium).exceeds(SodiumAgreement.rounding) else {
      return nil
    }
    // Labels in the European Union must state salt, so somebody has calculated the sodium that is stated next to it.
    let kind =
      switch max(ofSalt, sodium) / min(ofSalt, sodium) {
      case 2.25...2.75: ofSalt > sodium ? " (one was entered as the other)" : " (the same figure twice)"
      case 900...1100: " (g and mg mixed up)"
      default: ""
      }
    return SanityFinding(
      .sodiumUnit, .rejected,
      "\(Figure.tenths(sodium)) mg of sodium and \(Figure.tenths(salt)) g of salt do not agree\(kind)",
      repair: .replace(FoodRepair(.sodium, ofSalt)))
  }

  /// Detects sodium that was stated in g instead of mg; the limit depends on the category of the food.
  ///
  /// Meat, fish, dairy and baked goods naturally have some milligrams of sodium (USDA SR Legacy: ghee 2, unsalted
  /// butter 11, rump steak 50). Other foods may have as little, but no label gives tenths of a milligram: 0.4 mg is
  /// probably 0.4 g.
  private func sodiumInGrams(_ sodium: Double) -> SanityFinding? {
    // A smaller value would be almost nothing in g as well.
    guard let category, sodium >= 0.01 else { return nil }
    let isTrace =
      switch category {
      case .meat, .seafood, .dairy, .bakery: sodium < 2 || sodium < 5 && sodium != sodium.rounded()
      case .snacks, .frozen, .pantry, .other: sodium < 2 && sodium != sodium.rounded()
      case .produce, .beverages: false
      }
    guard isTrace else { return nil }
    return SanityFinding(
      .sodiumUnit, .rejected, "\(Figure.tenths(sodium)) mg of sodium is next to nothing, as if it were in g",
      repair: .replace(FoodRepair(.sodium, sodium * 1000)))
  }

  /// The finding that 100 g of a food contain an unusual amount of salt.
  ///
  /// The amount is unusual above 3 g in a food that is neither a condiment nor cured, and above 12.5 g in a food that
  /// is not salt, stock or soy sauce.
  var saltFinding: SanityFinding? {
    guard let sodium = milligramsOfSodium, sodium.exceeds(SaltLimit.ordinary) else { return nil }
    let isMuch = sodium.exceeds(SaltLimit.sodium)
    if isMuch ? hints.isSalt : isSaltedByNature || hints.isSalted || hints.isSalt { return nil }
    let grams = Figure.tenths(sodium / StatedNutrients.sodiumOfSalt)
    let said =
      stated.salt == nil ? "\(Figure.tenths(sodium)) mg of sodium is \(grams) g of salt" : "\(grams) g of salt"
    let question =
      stated.salt == nil ? "is it that salty, or is the unit wrong?" : isMuch ? "really?" : "is it that salty?"
    return SanityFinding(.salt, .warning, "\(said) per 100 g: \(question)")
  }

  /// Whether the food's category includes condiments, cured foods or dried foods.
  ///
  /// Of the dairy foods, only ripened cheese counts, which is recognized by at least 10 g of protein.
  private var isSaltedByNature: Bool {
    switch category {
    case .meat, .seafood, .snacks, .pantry: true
    case .dairy: protein >= 10
    case .produce, .bakery, .beverages, .frozen, .other, nil: false
    }
  }
}
