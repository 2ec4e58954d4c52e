/// A state of the body for which reference values are others.
package enum PhysiologicalState: Hashable, Sendable {
  /// In the first, second or third trimester, 1 to 3.
  case pregnant(trimester: Int)
  /// Breastfeeding, by the value for the first months.
  case lactating

  /// kcal a day on top of the requirement; D-A-CH 2015: 250 in the second and 500 in the third trimester at a normal weight
  /// before, 500 while a child is breastfed alone, in its first 4 to 6 months.
  package var energyAddition: Double {
    switch self {
    case .pregnant(trimester: 2): 250
    case .pregnant(trimester: 3), .lactating: 500
    case .pregnant: 0
    }
  }

  /// g of protein per kg of body weight (D-A-CH 2017); nil where it stays as it is.
  package var proteinPerKilogram: Double? {
    switch self {
    case .pregnant(trimester: 2): 0.9
    case .pregnant(trimester: 3): 1.0
    case .lactating: 1.2
    case .pregnant: nil
    }
  }

  /// `pregnant, trimester 2`, `breastfeeding`.
  package var words: String {
    switch self {
    case .pregnant(let trimester): "pregnant, trimester \(trimester)"
    case .lactating: "breastfeeding"
    }
  }
}
