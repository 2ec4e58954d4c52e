/// A state of the body that changes the reference values.
package enum PhysiologicalState: Hashable, Sendable {
  /// Pregnant, in the first, second or third trimester (1 to 3).
  case pregnant(trimester: Int)
  /// Breastfeeding; the reference values are those for the first months.
  case lactating

  /// The kcal a day that the state adds to the requirement.
  ///
  /// D-A-CH 2015: 250 in the second and 500 in the third trimester if the weight before pregnancy was normal, and 500
  /// while a child is exclusively breastfed, in the child's first 4 to 6 months.
  package var energyAddition: Double {
    switch self {
    case .pregnant(trimester: 2): 250
    case .pregnant(trimester: 3), .lactating: 500
    case .pregnant: 0
    }
  }

  /// Protein in g per kg of body weight in this state (D-A-CH 2017); nil if the state does not change the value.
  package var proteinPerKilogram: Double? {
    switch self {
    case .pregnant(trimester: 2): 0.9
    case .pregnant(trimester: 3): 1.0
    case .lactating: 1.2
    case .pregnant: nil
    }
  }

  /// The state in words: `pregnant, trimester 2`, `breastfeeding`.
  package var words: String {
    switch self {
    case .pregnant(let trimester): "pregnant, trimester \(trimester)"
    case .lactating: "breastfeeding"
    }
  }
}
