/// A state of the body that changes the reference values.
package enum PhysiologicalState: Hashable, Sendable {
  /// In the first, second or third trimester (1 to 3).
  case pregnant(trimester: Int)
  /// Breastfeeding, with the value for the first months.
  case lactating

  /// kcal a day in addition to the requirement.
  ///
  /// D-A-CH 2015: 250 in the second and 500 in the third trimester at a normal weight before, and 500 while a child is
  /// exclusively breastfed, in its first 4 to 6 months.
  package var energyAddition: Double {
    switch self {
    case .pregnant(trimester: 2): 250
    case .pregnant(trimester: 3), .lactating: 500
    case .pregnant: 0
    }
  }

  /// g of protein per kg of body weight (D-A-CH 2017); nil if it does not change.
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
