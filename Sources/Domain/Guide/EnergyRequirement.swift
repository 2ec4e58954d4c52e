/// A person's daily energy requirement by the method of the D-A-CH guiding values (2015).
///
/// The requirement is the resting energy times the physical activity level (PAL), with additions for growth up to 18
/// years and for pregnancy and breastfeeding.
package struct EnergyRequirement: Sendable {
  /// The energy requirement, calculated with the equation for one sex.
  package struct Estimate: Sendable {
    /// The sex whose equation was used.
    package let sex: Sex
    /// The equation for resting energy.
    package let equation: RestingEnergy
    /// Resting energy in kcal a day.
    package let resting: Double
    /// The requirement in kcal a day.
    package let calories: Double
  }

  /// One estimate for the member's sex, or one for each sex if the sex is not given; their mean is the requirement.
  package let estimates: [Estimate]
  /// The physical activity level (PAL) at the member's age.
  package let physicalActivityLevel: Double
  /// The factor for growth, which takes 1 % of the energy (EFSA 2013): 1.01 from 1 to 18 years, otherwise 1.
  package let growth: Double
  /// Additional kcal a day for pregnancy or breastfeeding.
  package let addition: Double
  /// The requirement in kcal a day, not rounded: the mean of the estimates.
  package let requirement: Double
  /// The resting energy in kcal a day: the mean of the estimates.
  package let resting: Double
  /// How a wish to lose or gain weight changes the planned energy; nil without a wish.
  package let change: WeightChange?
  /// The planned energy in kcal a day, not rounded: the requirement, adjusted for a wish to lose or gain weight.
  ///
  /// An energy that was set by hand replaces the planned energy. Targets in grams are calculated from this value.
  package private(set) var calories: Double

  /// Calculates the requirement of a member who is at least 1 year old.
  package init(_ member: FamilyMember) {
    let level = member.activity.physicalActivityLevel(age: member.age)
    let growth = member.age < 19 ? 1.01 : 1
    let addition = member.state?.energyAddition ?? 0
    let estimates = member.sexes.map { sex in
      let equation = RestingEnergy.equation(age: member.age, sex)
      let resting = equation.calories(weight: member.weight, age: member.age)
      return Estimate(sex: sex, equation: equation, resting: resting, calories: resting * level * growth + addition)
    }
    self.estimates = estimates
    physicalActivityLevel = level
    self.growth = growth
    self.addition = addition
    requirement = estimates.map(\.calories).reduce(0, +) / Double(estimates.count)
    resting = estimates.map(\.resting).reduce(0, +) / Double(estimates.count)
    change = WeightChange(member, requirement: requirement, resting: resting)
    calories = requirement + (change?.calories ?? 0)
  }

  /// The same requirement with an energy that was set by hand; targets in grams are then calculated from that energy.
  func setting(calories: Int) -> EnergyRequirement {
    var requirement = self
    requirement.calories = Double(calories)
    return requirement
  }

  /// A member's energy is rounded to a multiple of this many kcal.
  package static let roundingUnit = 10.0

  /// How uncertain a requirement is for one person: the equations of NASEM 2023 have a standard error of 240 to 340
  /// kcal a day.
  package static let uncertainty =
    "may be more than 10 % off for one person: even equations that use height miss by 240 to 340 kcal (NASEM 2023)"
}
