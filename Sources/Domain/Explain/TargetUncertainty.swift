extension MemberPlan {
  /// How uncertain a target is for the member, in words; nil for an infant, who has no targets.
  package func uncertainty(of nutrient: Nutrient) -> String? {
    guard energy != nil else { return nil }
    if customNutrients.contains(nutrient) { return "this value was set by hand, and Larder does not judge it" }
    switch nutrient {
    case .calories: return "the energy requirement \(EnergyRequirement.uncertainty)"
    case .protein, .carbohydrates, .fat, .saturatedFat, .sugar:
      return "this value is based on the energy requirement, which \(EnergyRequirement.uncertainty)"
    case .fiber, .sodium:
      return "a reference value for people of this age; how much one person needs or tolerates is not known"
    }
  }
}
