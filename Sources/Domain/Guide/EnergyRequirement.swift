/// What somebody needs in a day by the method of the D-A-CH guiding values (2015): resting energy times the physical activity
/// level, with an addition for growth up to 18 and for pregnancy and breastfeeding.
package struct EnergyRequirement: Sendable {
  /// One sex's value; where the sex is not given there are two.
  package struct Estimate: Sendable {
    /// Whose equation it is.
    package let sex: Sex
    /// What resting energy was worked out with.
    package let equation: RestingEnergy
    /// Resting energy in kcal a day.
    package let resting: Double
    /// The requirement in kcal a day.
    package let calories: Double
  }

  /// Of the sexes that count, whose mean is the requirement.
  package let estimates: [Estimate]
  /// The PAL at this age.
  package let physicalActivityLevel: Double
  /// 1.01 from 1 to 18 years, else 1: growth takes 1 % (EFSA 2013).
  package let growth: Double
  /// kcal a day for pregnancy or breastfeeding.
  package let addition: Double
  /// kcal a day, not rounded: grams are reckoned from it.
  package private(set) var calories: Double

  /// The requirement of a member of 1 year and more.
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
    calories = estimates.map(\.calories).reduce(0, +) / Double(estimates.count)
  }

  /// The same with an energy that somebody has set by hand, by which grams are reckoned then.
  func setting(calories: Int) -> EnergyRequirement {
    var requirement = self
    requirement.calories = Double(calories)
    return requirement
  }

  /// The step of rounding a member's energy, kcal.
  package static let step = 10.0

  /// What is uncertain about any of these numbers for one person: NASEM 2023 gives its equations a standard error of 240 to
  /// 340 kcal a day.
  package static let uncertainty =
    "about ±10 % for one person: even equations with height miss by 240 to 340 kcal (NASEM 2023)"
}
