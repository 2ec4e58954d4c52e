/// Whether sodium and salt say the same.
enum SodiumAgreement {
  /// Within a tenth of the sodium: salt is 2.5 times sodium by law, 2.54 times in truth.
  static func isClose(_ ofSalt: Double, _ sodium: Double) -> Bool { !abs(ofSalt - sodium).exceeds(0.1 * sodium) }

  /// mg that rounding explains: labels give salt to 0.01 g.
  static let rounding = 10.0
}

/// How much sodium in mg 100 g have at most, condiments aside.
enum SaltLimit {
  /// 3 g of salt.
  static let ordinary = 1200.0
  /// 12.5 g of salt: only salt, stock, soy sauce and the like have more.
  static let sodium = 5000.0
}

extension FoodValues {
  /// Sodium against salt, then sodium in g where mg are meant.
  var sodiumFinding: SanityFinding? {
    guard let sodium = stated.sodium else { return nil }
    guard let salt = stated.salt else { return sodiumInGrams(sodium) }
    let ofSalt = salt * StatedNutrients.sodiumOfSalt
    guard !SodiumAgreement.isClose(ofSalt, sodium), abs(ofSalt - sodium).exceeds(SodiumAgreement.rounding) else {
      return nil
    }
    // Labels of the European Union have to give salt; sodium beside it is reckoned by somebody.
    let kind =
      switch max(ofSalt, sodium) / min(ofSalt, sodium) {
      case 2.25...2.75: ofSalt > sodium ? " (one of them stands for the other)" : " (the same figure twice)"
      case 900...1100: " (g and mg mixed up)"
      default: ""
      }
    return SanityFinding(
      .sodiumUnit, .rejected,
      "\(FoodNumber.text(sodium)) mg of sodium and \(FoodNumber.text(salt)) g of salt do not agree\(kind)",
      repair: .replace(FoodRepair(.sodium, ofSalt)))
  }

  /// Meat, fish, milk and what is baked have milligrams of it by nature (USDA SR Legacy: ghee 2, unsalted butter 11, rump steak 50);
  /// of the rest nobody gives tenths of a milligram.
  private func sodiumInGrams(_ sodium: Double) -> SanityFinding? {
    // Less would be next to nothing in g as well.
    guard let category, sodium >= 0.01 else { return nil }
    let isTrace =
      switch category {
      case .meat, .seafood, .dairy, .bakery: sodium < 2 || sodium < 5 && sodium != sodium.rounded()
      case .snacks, .frozen, .pantry, .other: sodium < 2 && sodium != sodium.rounded()
      case .produce, .beverages: false
      }
    guard isTrace else { return nil }
    return SanityFinding(
      .sodiumUnit, .rejected, "\(FoodNumber.text(sodium)) mg of sodium is next to nothing, as if in g",
      repair: .replace(FoodRepair(.sodium, sodium * 1000)))
  }

  /// More than 3 g of salt outside condiments and cured foods, more than 12.5 g outside salt, stock and soy sauce.
  var saltFinding: SanityFinding? {
    guard let sodium = milligramsOfSodium, sodium.exceeds(SaltLimit.ordinary) else { return nil }
    let isMuch = sodium.exceeds(SaltLimit.sodium)
    if isMuch ? hints.isSalt : isSaltedByNature || hints.isSalted || hints.isSalt { return nil }
    let grams = FoodNumber.text(sodium / StatedNutrients.sodiumOfSalt)
    let said =
      stated.salt == nil ? "\(FoodNumber.text(sodium)) mg of sodium is \(grams) g of salt" : "\(grams) g of salt"
    return SanityFinding(
      .salt, .warning, said + " in 100 g: \(stated.salt == nil ? "mg or g?" : isMuch ? "really?" : "is it so salty?")")
  }

  /// Aisles where condiments, cured and dried foods stand; ripened cheese among milk is told by its protein.
  private var isSaltedByNature: Bool {
    switch category {
    case .meat, .seafood, .snacks, .pantry: true
    case .dairy: protein >= 10
    case .produce, .bakery, .beverages, .frozen, .other, nil: false
    }
  }
}
