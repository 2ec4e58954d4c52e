internal import Figures

/// An equation for resting energy in kcal a day, from weight and, for adults, age.
package enum RestingEnergy {
  /// From 19 years: REE = 239 x (0.047 W + 1.009 (men) - 0.01452 age + 3.21), with W in kg (Müller et al. 2004).
  ///
  /// The published equation is in MJ; D-A-CH converts a MJ to 239 kcal, which reproduces its published examples.
  case mueller(Sex)
  /// Below 19 years: slope x W + intercept, by age and sex (Henry 2005, weight only).
  case henry(HenryRow, Sex)

  /// The equation for an age in years.
  ///
  /// Henry's row for 10 to under 18 is also used at 18, since D-A-CH counts adults from 19.
  package static func equation(age: Double, _ sex: Sex) -> RestingEnergy {
    age >= 19 ? .mueller(sex) : .henry(HenryRow.row(age: min(age, 17)), sex)
  }

  /// The resting energy in kcal a day at a weight in kg and an age in years.
  package func calories(weight: Double, age: Double) -> Double {
    switch self {
    case .mueller(let sex): 239 * (0.047 * weight + (sex == .male ? 1.009 : 0) - 0.01452 * age + 3.21)
    case .henry(let row, let sex): row.slope.value(sex) * weight + row.intercept.value(sex)
    }
  }

  /// The equation with a weight in kg and an age in years in place of its variables.
  package func text(weight: Double, age: Double) -> String {
    text(weight: "\(Figure.exact(weight)) kg", age: "\(Figure.exact(age)) y")
  }

  /// The equation as it was published: `239 × (0.047 × weight + 1.009 - 0.01452 × age + 3.21)`.
  package var formula: String { text(weight: "weight", age: "age") }

  private func text(weight: String, age: String) -> String {
    switch self {
    case .mueller(let sex):
      return "239 × (0.047 × \(weight)\(sex == .male ? " + 1.009" : "") - 0.01452 × \(age) + 3.21)"
    case .henry(let row, let sex):
      let intercept = row.intercept.value(sex)
      let sign = intercept < 0 ? "-" : "+"
      return "\(Figure.exact(row.slope.value(sex))) × \(weight) \(sign) \(Figure.exact(abs(intercept)))"
    }
  }

  /// Where the equation was published.
  package var publication: Publication { if case .mueller = self { .mueller2004 } else { .henry2005 } }
}

/// A row of Henry's equations: kcal a day = slope x kg + intercept.
package struct HenryRow: Sendable {
  /// The factors by which the weight is multiplied, in kcal a day per kg.
  package let slope: ReferenceRow
  /// The constant terms, in kcal a day.
  package let intercept: ReferenceRow

  private init(_ from: Double, _ below: Double, female: (Double, Double), male: (Double, Double)) {
    slope = ReferenceRow(from, below, female.0, male: male.0)
    intercept = ReferenceRow(from, below, female.1, male: male.1)
  }

  /// The Oxford equations from weight alone (Henry 2005, tables of the recommended equations).
  package static let all: [HenryRow] = [
    HenryRow(0, 3, female: (58.9, -23.1), male: (61.0, -33.7)),
    HenryRow(3, 10, female: (20.1, 507), male: (23.3, 514)),
    HenryRow(10, 18, female: (11.1, 761), male: (18.4, 581)),
    HenryRow(18, 30, female: (13.1, 558), male: (16.0, 545)),
    HenryRow(30, 60, female: (9.74, 694), male: (14.2, 593)),
    HenryRow(60, 70, female: (10.2, 572), male: (13.0, 567)),
    HenryRow(70, .infinity, female: (10.0, 577), male: (13.7, 481)),
  ]

  /// The row for an age in years.
  package static func row(age: Double) -> HenryRow { all.first { age < $0.slope.ages.below } ?? all[all.count - 1] }
}
