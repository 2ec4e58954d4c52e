/// How far a stated energy may be from the energy of the macros, in kcal.
enum EnergyBand {
  /// 10 kcal count as rounding for any food.
  static let minimum = 10.0
  /// Up to 10 % is accepted.
  static func accepted(_ energy: Double) -> Double { max(minimum, energy * 0.1) }
  /// Up to 20 % is unusual; beyond that a value is wrong or missing.
  static func possible(_ energy: Double) -> Double { max(minimum, energy * 0.2) }
  /// Below this energy in kcal, only the 10 kcal apply, and nothing is refused.
  static let low = 40.0
}

/// The energy that the stated values give, in kcal per 100 g.
struct EnergyExpectation {
  /// E* = 4 (C - polyols) + 2.4 polyols + 4 P + 9 F + 2 fiber + 7 alcohol + 3 acids, where C excludes fiber.
  let energy: Double
  /// The energy if fiber and polyols give nothing: close to USDA's factors for vegetables and bran, and erythritol has
  /// 0.
  let low: Double
  /// The energy if they count like carbohydrates, as in many tables of the United States.
  let high: Double
  /// Carbohydrates in g that may be sweeteners or fiber that was not stated.
  let open: Double
  /// g that are missing to 100, plus 5 for rounding, and may be nutrients that were not stated.
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

  /// kcal by which an energy is above (positive) or below (negative) the range that the values allow.
  func gap(_ kilocalories: Double) -> Double {
    kilocalories > high ? kilocalories - high : min(0, kilocalories - low)
  }
}
