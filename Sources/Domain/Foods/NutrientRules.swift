extension FoodCheck {
  /// Throws `outOfRange` for what no food can have in 100 g: below 0, not a number, more than pure fat, sugar or
  /// salt has.
  ///
  /// Nothing overrides these limits.
  package static func range(_ nutrients: Nutrients) throws(LarderError) {
    for nutrient in Nutrient.allCases {
      guard let value = nutrients[nutrient] else { continue }
      let most = maximum(nutrient)
      guard value.isFinite, value >= 0, value <= most else {
        throw LarderError(
          .outOfRange, "\(FoodNumber.text(value)) \(nutrient.unit) of \(nutrient.label) in 100 g is not possible",
          hint: hint(nutrient, value, most, nutrients))
      }
    }
  }

  /// The most that 100 g can hold: 902 kcal (fat at 37.7 kJ/g), 39,400 mg sodium (salt, 39.3 g, rounded up), 100 g of the rest.
  package static func maximum(_ nutrient: Nutrient) -> Double {
    switch nutrient {
    case .calories: 902
    case .sodium: 39_400
    default: 100
    }
  }

  private static func hint(_ nutrient: Nutrient, _ value: Double, _ most: Double, _ nutrients: Nutrients) -> String {
    let range = "\(nutrient.label) per 100 g goes from 0 to \(FoodNumber.text(most)) \(nutrient.unit)"
    guard value.isFinite, value > most else { return range }
    if let repair = repair(ofImpossible: nutrient, value) {
      return "\(range); \(FoodNumber.text(value)) looks like kJ: \(repair.text)?"
    }
    return "\(range); values are per 100 g, not per portion"
  }

  /// What a value above the most that 100 g can hold was probably meant to be: kJ up to 3,774, those of pure fat.
  package static func repair(ofImpossible nutrient: Nutrient, _ value: Double) -> FoodRepair? {
    guard nutrient == .calories, value > maximum(.calories), value <= 3774 else { return nil }
    return .ofJoules(value)
  }

  /// What does not fit together in the values of 100 g, refusals first.
  ///
  /// Call `range` before.
  ///
  /// - Parameters:
  ///   - name: Tells what is salty, alcoholic or sugar-free by nature.
  ///   - category: Does, too; without one the rules that depend on it only warn, or are left out.
  package static func findings(
    _ nutrients: Nutrients, basis: CarbohydrateBasis = .total, name: String = "", category: FoodCategory? = nil
  ) -> [FoodFinding] {
    guard Nutrient.allCases.allSatisfy({ nutrients[$0].map { $0.isFinite && $0 >= 0 } ?? true }) else {
      return [FoodFinding("a value is negative or not a number", isRefused: true)]
    }
    let words = Set(SearchText.words(name))
    let mass = mass(nutrients, basis)
    // Values of more than 100 g cannot give the right energy either.
    let energy = mass?.isRefused == true ? nil : EnergyRule(nutrients, basis, words, category).finding
    let all = [
      mass, part(.saturatedFat, of: .fat, nutrients), part(.sugar, of: .carbohydrates, nutrients),
      fiber(nutrients, basis), energy,
      sodium(nutrients, words, category), sameFigures(nutrients), nothing(nutrients, name, words),
    ].compactMap { $0 }
    return all.filter(\.isRefused) + all.filter { !$0.isRefused }
  }

  /// What labels and tables round away, in g: USDA's whole milk has 5.05 g of sugar in 4.80 g of carbohydrate.
  private static let rounding = 0.3

  private static func mass(_ nutrients: Nutrients, _ basis: CarbohydrateBasis) -> FoodFinding? {
    let macros = nutrients.protein + nutrients.carbohydrates + nutrients.fat
    if macros > 100 + rounding {
      return FoodFinding(
        "protein, carbs and fat come to \(FoodNumber.text(macros)) g in 100 g", isRefused: true)
    }
    let salt = (nutrients.sodium ?? 0) * 2.5 / 1000
    let all = macros + salt + (basis == .available ? nutrients.fiber ?? 0 : 0)
    guard all > 102 else { return nil }
    return FoodFinding(
      "protein, carbs, fat\(basis == .available ? ", fiber" : "") and salt come to \(FoodNumber.text(all)) g in 100 g",
      isRefused: all > 105)
  }

  private static func part(_ part: Nutrient, of whole: Nutrient, _ nutrients: Nutrients) -> FoodFinding? {
    guard let value = nutrients[part], let limit = nutrients[whole] else { return nil }
    // From 10 g on, labels of the European Union give whole grams: each of the two may be half a gram off.
    let isWhole = limit >= 10 && value == value.rounded() && limit == limit.rounded()
    guard value > limit + (isWhole ? 1 : rounding) else { return nil }
    return FoodFinding(
      "\(FoodNumber.text(value)) g of \(part.label) is more than the \(FoodNumber.text(limit)) g of \(whole.label) that it is a part of",
      isRefused: true)
  }

  private static func fiber(_ nutrients: Nutrients, _ basis: CarbohydrateBasis) -> FoodFinding? {
    guard basis == .total, let fiber = nutrients.fiber, fiber > nutrients.carbohydrates + rounding else { return nil }
    return FoodFinding(
      "\(FoodNumber.text(fiber)) g of fiber is more than the \(FoodNumber.text(nutrients.carbohydrates)) g of carbs: a label of the "
        + "European Union gives carbs without fiber", isRefused: false)
  }

  private static func sameFigures(_ nutrients: Nutrients) -> FoodFinding? {
    guard nutrients.protein > 0, nutrients.protein == nutrients.carbohydrates, nutrients.protein == nutrients.fat
    else { return nil }
    return FoodFinding(
      "protein, carbs and fat are all \(FoodNumber.text(nutrients.protein)) g: really?", isRefused: false)
  }

  private static func nothing(_ nutrients: Nutrients, _ name: String, _ words: Set<String>) -> FoodFinding? {
    let empty: Set = [
      "water", "wasser", "tea", "tee", "coffee", "kaffee", "salt", "salz", "sweetener", "sussstoff", "soda", "zero",
      "diet", "light",
    ]
    guard nutrients.calories == 0, nutrients.protein == 0, nutrients.carbohydrates == 0, nutrients.fat == 0,
      !name.isEmpty, empty.isDisjoint(with: words)
    else { return nil }
    return FoodFinding("no energy and no macros: does \(name) really have none?", isRefused: false)
  }
}

/// Numbers in the messages about foods: one decimal at most, thousands parted.
enum FoodNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "no number" : value < 0 ? "minus infinity" : "infinity" }
    guard abs(value) < 1e9 else { return value < 0 ? "under -1,000,000,000" : "over 1,000,000,000" }
    let tenths = Int((abs(value) * 10).rounded())
    var digits = String(tenths / 10)
    var grouped = ""
    while digits.count > 3 {
      grouped = "," + digits.suffix(3) + grouped
      digits.removeLast(3)
    }
    return (value < 0 && tenths > 0 ? "-" : "") + digits + grouped + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}
