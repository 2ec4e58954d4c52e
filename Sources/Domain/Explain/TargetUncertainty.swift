extension MemberPlan {
  /// How uncertain a target is for one person; nil for an infant, who has no targets.
  package func uncertainty(of nutrient: Nutrient) -> String? {
    guard energy != nil else { return nil }
    if customNutrients.contains(nutrient) { return "set by hand: Larder does not judge it" }
    switch nutrient {
    case .calories: return EnergyRequirement.uncertainty
    case .protein, .carbohydrates, .fat, .saturatedFat, .sugar:
      return "it is based on the energy requirement, which is uncertain by \(EnergyRequirement.uncertainty)"
    case .fiber, .sodium:
      return "a reference value for people of that age; how much one person needs or tolerates is not known"
    }
  }
}
