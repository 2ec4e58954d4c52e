/// How far a stated energy may be from the energy of the macros, in kcal.
enum EnergyBand {
  /// The difference in kcal that counts as rounding for any food.
  static let minimum = 10.0
  /// The difference in kcal that is accepted: 10 % of the energy, but at least 10 kcal.
  static func accepted(_ energy: Double) -> Double { max(minimum, energy * 0.1) }
  /// The difference in kcal that is unusual but possible: 20 % of the energy, but at least 10 kcal.
  ///
  /// If the difference is larger, a value is wrong or missing.
  static func possible(_ energy: Double) -> Double { max(minimum, energy * 0.2) }
  /// The energy in kcal below which a difference of more than 10 kcal is only a warning, never a refusal.
  static let low = 40.0
}

/// The energy calculated from the stated values, in kcal per 100 g.
struct EnergyExpectation {
  /// The energy E* = 4 (C - polyols) + 2.4 polyols + 4 P + 9 F + 2 fiber + 7 alcohol + 3 acids, in kcal.
  ///
  /// C is the carbohydrates without fiber, P the protein and F the fat, in g.
  let energy: Double
  /// The energy if fiber and polyols supply no energy.
  ///
  /// This is the case for erythritol, and nearly the case in vegetables and bran with USDA's energy factors.
  let low: Double
  /// The energy if polyols and the fiber in the carbohydrates count like other carbohydrates, as in many tables of the
  /// United States.
  let high: Double
  /// The grams of carbohydrates, without the stated fiber and polyols, that may in fact be sweeteners or fiber.
  let open: Double
  /// The grams that are left for unstated nutrients: 105 g (100 g, and 5 g for rounding) minus the stated values.
  let room: Double

  init(_ values: FoodValues) {
    let stated = values.stated
    let fiber = stated.fiber ?? 0
    let isTotal = values.basis == .total
    let inside = isTotal ? min(fiber, values.carbohydrates) : 0
    let net = values.carbohydrates - inside
    let polyols = min(stated.polyols ?? 0, net)
    let alcohol = stated.alcohol ?? 0
    let others = EnergyFactor.alcohol * alcohol + EnergyFactor.organicAcids * (stated.organicAcids ?? 0)
    let digested = EnergyFactor.macros(protein: values.protein, carbohydrates: net - polyols, fat: values.fat) + others
    energy = digested + EnergyFactor.polyols * polyols + EnergyFactor.fiber * (isTotal ? inside : fiber)
    low = digested
    high =
      digested + EnergyFactor.carbohydrate * (polyols + inside) + (isTotal ? 0 : EnergyFactor.fiber * fiber)
    open = net - polyols
    let mass =
      values.protein + values.carbohydrates + values.fat + (isTotal ? 0 : fiber) + alcohol + (stated.water ?? 0)
    room = max(0, MassLimit.possible - mass)
  }

  /// The difference in kcal between an energy and the range from `low` to `high`.
  ///
  /// The result is positive above the range, negative below the range, and 0 within the range.
  func gap(_ kilocalories: Double) -> Double {
    kilocalories > high ? kilocalories - high : min(0, kilocalories - low)
  }
}
