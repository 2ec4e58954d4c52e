/// Energy against what protein, carbs and fat give, at 4, 4 and 9 kcal per gram (EU 1169/2011 Annex XIV).
///
/// Differences up to 10 kcal or 10 % are rounding. Four times too much is kJ, a quarter was divided by 4.184 twice. More than 20 %
/// off is refused, unless what nobody typed may explain it: alcohol, sweeteners, fiber.
struct EnergyRule {
  let finding: FoodFinding?

  init(
    _ nutrients: Nutrients, _ basis: CarbohydrateBasis, _ words: Set<String> = [], _ category: FoodCategory? = nil
  ) {
    let stated = nutrients.calories
    let carbs = nutrients.carbohydrates
    let full = nutrients.energyOfMacros
    if let mixUp = Self.unit(stated, full) {
      finding = mixUp
      return
    }
    // Fiber counts 2 kcal; the tables of the United States often count it as 4, and sometimes not at all.
    let fiber = nutrients.fiber ?? 0
    let low = basis == .total ? full - 4 * min(fiber, carbs) : full
    let high = basis == .total ? full : full + 2 * fiber
    let slack = max(10, stated * 0.1)
    guard stated < low - slack || stated > high + slack else {
      finding = nil
      return
    }
    let why: String
    var isRefused: Bool
    if stated > high {
      why = "alcohol, or a slip?"
      let room = 7 * max(0, 100 - nutrients.protein - carbs - nutrients.fat)
      let isDrink = category == .beverages || !Self.alcoholic.isDisjoint(with: words)
      isRefused = stated > high + max(10, stated * 0.2) && !(isDrink && stated <= high + room)
    } else {
      why = "sweeteners, or a slip?"
      // Where nobody said how much, a third of the carbs may be fiber.
      let unsaid = basis == .total && nutrients.fiber == nil ? 4 * carbs / 3 : 0
      isRefused = stated < low - unsaid - max(10, stated * 0.2) && Self.sweetened.isDisjoint(with: words)
    }
    isRefused = isRefused && category != nil && stated >= 40
    finding = FoodFinding(
      "\(FoodNumber.text(stated)) kcal, but its macros give \(FoodNumber.text(full.rounded())) kcal"
        + (isRefused ? ", and nothing explains it" : ": \(why)"), isRefused: isRefused)
  }

  /// kJ for kcal, or kcal taken for kJ and divided once more; of what has more than 20 kcal.
  private static func unit(_ stated: Double, _ full: Double) -> FoodFinding? {
    guard full > 20 else { return nil }
    switch stated / full {
    case 3.7...4.7:
      let repair = FoodRepair.ofJoules(stated)
      return FoodFinding("\(FoodNumber.text(stated)) looks like kJ: \(repair.text)?", isRefused: true, repair: repair)
    case 0.21...0.27:
      let repair = FoodRepair(.calories, (stated * FoodRepair.joules).rounded())
      return FoodFinding(
        "\(FoodNumber.text(stated)) kcal is a quarter of what its macros give: divided by 4.184 twice? \(repair.text)?",
        isRefused: true, repair: repair)
    default: return nil
    }
  }

  private static let alcoholic: Set = [
    "alcohol", "alkohol", "beer", "bier", "wine", "wein", "liqueur", "likor", "rum", "vodka", "gin", "whisky",
    "whiskey",
    "brandy", "schnap", "schnapps", "extract", "extrakt", "aroma", "vinegar", "essig", "sherry", "port", "marsala",
    "praline", "vanilla", "vanille",
  ]
  private static let sweetened: Set = [
    "sugarfree", "zuckerfrei", "sweetener", "sweetened", "sussstoff", "susse", "diet", "light", "zero", "keto",
    "stevia",
    "erythritol", "erythrit", "xylitol", "xylit", "birkenzucker", "gum", "kaugummi", "sorbitol", "maltitol", "lowcarb",
  ]
}

extension Nutrients {
  /// What protein, carbs and fat give at 4, 4 and 9 kcal per gram, in kcal (EU 1169/2011 Annex XIV).
  var energyOfMacros: Double { 4 * (protein + carbohydrates) + 9 * fat }
}

extension FoodCheck {
  /// Sodium in g where mg are meant, and far more than anything but salt has.
  static func sodium(_ nutrients: Nutrients, _ words: Set<String>, _ category: FoodCategory?) -> FoodFinding? {
    guard let sodium = nutrients.sodium else { return nil }
    if let category, isInGrams(sodium, category) {
      let repair = FoodRepair(.sodium, sodium * 1000)
      return FoodFinding(
        "\(FoodNumber.text(sodium)) mg of sodium is next to nothing: was it g? \(repair.text)?", isRefused: true,
        repair: repair)
    }
    guard sodium > 5000, salty.isDisjoint(with: words) else { return nil }
    return FoodFinding(
      "\(FoodNumber.text(sodium)) mg of sodium is \(FoodNumber.text(sodium * 2.5 / 1000)) g of salt in 100 g: mg or g?",
      isRefused: false)
  }

  /// Meat, fish, milk and what is baked have milligrams of it by nature (USDA SR Legacy: ghee 2, unsalted butter 11, rump
  /// steak 50); of the rest nobody gives tenths of a milligram.
  private static func isInGrams(_ sodium: Double, _ category: FoodCategory) -> Bool {
    guard sodium > 0 else { return false }
    return switch category {
    case .meat, .seafood, .dairy, .bakery: sodium < 2 || sodium < 5 && sodium != sodium.rounded()
    case .snacks, .frozen, .pantry, .other: sodium < 2 && sodium != sodium.rounded()
    case .produce, .beverages: false
    }
  }

  private static let salty: Set = [
    "salt", "salz", "stock", "bouillon", "broth", "bruhe", "soy", "soja", "sauce", "miso", "powder", "soda",
    "seasoning",
  ]
}
