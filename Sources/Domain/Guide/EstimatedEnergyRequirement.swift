internal import Figures

/// The estimated energy requirement (EER) of the United States and Canada: NASEM 2023, tables S-4 to S-9.
///
/// The estimate needs the sex and the height; reports show it next to the D-A-CH value.
package struct EstimatedEnergyRequirement: Sendable {
  /// The requirement in kcal a day.
  package let calories: Double
  /// The equation with the member's numbers.
  package let text: String
  /// The equations' root mean square error for people like the member, in kcal a day.
  package let error: Double

  /// Creates the estimate for a member; nil if the sex or the height is unknown, or for a member below 1 year.
  ///
  /// Also nil if the equations give 0 kcal or less, which happens if the height and the weight do not fit together.
  package init?(_ member: FamilyMember) {
    guard let height = member.height, member.sexes.count == 1, let sex = member.sexes.first, !member.isInfant else {
      return nil
    }
    let (equations, isMean) = Self.equations(member, sex)
    let values = equations.map { $0.calories(age: member.age, height: height, weight: member.weight) }
    let sum = values.reduce(0, +) / Double(values.count)
    let (addition, note) = Self.addition(member, sex)
    guard sum + addition > 0 else { return nil }
    calories = sum + addition
    let base = equations.map { $0.text(age: member.age, height: height, weight: member.weight) }
    let joined = isMean ? "mean of " + base.joined(separator: " and ") : base.joined()
    text = joined + note
    error = Self.error(age: member.age, sex)
  }

  /// The equations that apply: one, or two to be averaged if the activity level is between two of their categories.
  private static func equations(_ member: FamilyMember, _ sex: Sex) -> (equations: [EnergyEquation], isMean: Bool) {
    let table = EnergyEquation.table(age: member.age, sex, member.state)
    guard table.count == 4 else { return (table, false) }
    switch member.activity {
    case .sedentary: return ([table[0]], false)
    case .lightlyActive: return ([table[0], table[1]], true)
    case .moderatelyActive: return ([table[1]], false)
    case .active: return ([table[2]], false)
    case .veryActive: return ([table[3]], false)
    }
  }

  /// The kcal a day for growth, pregnancy or breastfeeding, and the text that describes them.
  private static func addition(_ member: FamilyMember, _ sex: Sex) -> (calories: Double, text: String) {
    switch member.state {
    case .pregnant(let trimester) where trimester > 1:
      // The middle of the trimester, since the guide does not ask for the week.
      let weeks = trimester == 2 ? 20.0 : 34
      let deposition = deposition(member.bodyMassIndex)
      return (
        9.16 * weeks + deposition,
        " + 9.16 × \(Figure.exact(weeks)) weeks \(deposition < 0 ? "-" : "+") \(Figure.exact(abs(deposition)))"
      )
    default:
      let growth = growth(age: member.age, sex)
      let milk: (calories: Double, text: String) = member.state == .lactating ? (540 - 140, " + 540 - 140") : (0, "")
      return (growth + milk.calories, (growth > 0 ? " + \(Figure.exact(growth)) for growth" : "") + milk.text)
    }
  }

  /// The kcal a day that the body stores in pregnancy, by the body mass index before the pregnancy.
  package static func deposition(_ index: Double?) -> Double {
    switch index ?? 22 {
    case ..<18.5: 300
    case ..<25: 200
    case ..<30: 150
    default: -50
    }
  }

  /// The root mean square error of the equations for an age in years, in kcal a day.
  package static func error(age: Double, _ sex: Sex) -> Double {
    age < 19 ? (sex == .male ? 259 : 237) : (sex == .male ? 339 : 246)
  }

  /// The kcal a day that growth needs.
  package static func growth(age: Double, _ sex: Sex) -> Double {
    switch (sex, age) {
    case (_, 19...): 0
    case (.male, ..<4): 20
    case (.male, ..<9), (.female, ..<9): 15
    case (.male, ..<14): 25
    case (.female, ..<14): 30
    default: 20
    }
  }
}

/// kcal a day = constant + age x years + height x cm + weight x kg.
package struct EnergyEquation: Sendable {
  /// The constant term, in kcal a day.
  package let constant: Double
  /// The factor by which the age is multiplied, in kcal a day per year.
  package let age: Double
  /// The factor by which the height is multiplied, in kcal a day per cm.
  package let height: Double
  /// The factor by which the weight is multiplied, in kcal a day per kg.
  package let weight: Double

  private init(_ constant: Double, _ age: Double, _ height: Double, _ weight: Double) {
    self.constant = constant
    self.age = age
    self.height = height
    self.weight = weight
  }

  /// The result of the equation, in kcal a day.
  package func calories(age years: Double, height centimetres: Double, weight kilograms: Double) -> Double {
    constant + age * years + height * centimetres + weight * kilograms
  }

  /// The equation with numbers in place of its variables.
  func text(age years: Double, height centimetres: Double, weight kilograms: Double) -> String {
    let terms = [(age, years, "y"), (height, centimetres, "cm"), (weight, kilograms, "kg")].map { factor, value, unit in
      "\(factor < 0 ? "-" : "+") \(Figure.exact(abs(factor))) × \(Figure.exact(value)) \(unit)"
    }
    return ([Figure.exact(constant)] + terms).joined(separator: " ")
  }

  /// The equations for an age in years: one below 3, otherwise four, for inactive, low active, active and very active
  /// people.
  package static func table(age: Double, _ sex: Sex, _ state: PhysiologicalState?) -> [EnergyEquation] {
    if case .pregnant(let trimester) = state, trimester > 1 { return pregnant }
    switch (age, sex) {
    case (..<3, .male): return [EnergyEquation(-716.45, -1.00, 17.82, 15.06)]
    case (..<3, .female): return [EnergyEquation(-69.15, 80.0, 2.65, 54.15)]
    case (..<19, .male): return boys
    case (..<19, .female): return girls
    case (_, .male): return men
    case (_, .female): return women
    }
  }

  private static let men = [
    EnergyEquation(753.07, -10.83, 6.50, 14.10), EnergyEquation(581.47, -10.83, 8.30, 14.94),
    EnergyEquation(1004.82, -10.83, 6.52, 15.91), EnergyEquation(-517.88, -10.83, 15.61, 19.11),
  ]
  private static let women = [
    EnergyEquation(584.90, -7.01, 5.72, 11.71), EnergyEquation(575.77, -7.01, 6.60, 12.14),
    EnergyEquation(710.25, -7.01, 6.54, 12.34), EnergyEquation(511.83, -7.01, 9.07, 12.56),
  ]
  private static let boys = [
    EnergyEquation(-447.51, 3.68, 13.01, 13.15), EnergyEquation(19.12, 3.68, 8.62, 20.28),
    EnergyEquation(-388.19, 3.68, 12.66, 20.46), EnergyEquation(-671.75, 3.68, 15.38, 23.25),
  ]
  private static let girls = [
    EnergyEquation(55.59, -22.25, 8.43, 17.07), EnergyEquation(-297.54, -22.25, 12.77, 14.73),
    EnergyEquation(-189.55, -22.25, 11.74, 18.34), EnergyEquation(-709.59, -22.25, 18.22, 14.25),
  ]
  /// The equations for the second and third trimester, without the terms for the week of pregnancy and for stored
  /// energy.
  private static let pregnant = [
    EnergyEquation(1131.20, -2.04, 0.34, 12.15), EnergyEquation(693.35, -2.04, 5.73, 10.20),
    EnergyEquation(-223.84, -2.04, 13.23, 8.15), EnergyEquation(-779.72, -2.04, 18.45, 8.73),
  ]
}
