/// How far an energy may be from what the macros give, in kcal.
enum EnergyBand {
  /// 10 kcal are rounding, whatever the food.
  static let least = 10.0
  /// Up to 10 % is accepted.
  static func accepted(_ energy: Double) -> Double { max(least, energy * 0.1) }
  /// Up to 20 % is odd; beyond it something is wrong, or not stated.
  static func possible(_ energy: Double) -> Double { max(least, energy * 0.2) }
  /// Below, 10 kcal is the only measure, and nothing is refused.
  static let low = 40.0
}

/// What the stated values give in energy, in kcal per 100 g.
struct EnergyExpectation {
  /// E* = 4 (C - polyols) + 2.4 polyols + 4 P + 9 F + 2 fiber + 7 alcohol + 3 acids, C without fiber.
  let energy: Double
  /// Where fiber and polyols give nothing: USDA's factors for vegetables and bran come near it, erythritol has 0.
  let low: Double
  /// Where they count as carbohydrates do: many tables of the United States reckon so.
  let high: Double
  /// Carbohydrates in g that may be sweeteners or fiber that nobody stated.
  let open: Double
  /// g that are left of 100, with 5 for rounding: what nobody stated may be there.
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

  /// kcal by which an energy is above (positive) or below (negative) what the values may give.
  func gap(_ kilocalories: Double) -> Double {
    kilocalories > high ? kilocalories - high : min(0, kilocalories - low)
  }
}
