internal import Figures

/// A range of ages in years.
package struct AgeBand: Hashable, Sendable {
  /// The lowest age in years, included in the range.
  package let from: Double
  /// The age in years at which the range ends, not included; infinite in the last row of a table.
  package let below: Double

  /// Whether the age in years is in the range.
  package func contains(_ age: Double) -> Bool { age >= from && age < below }

  /// The range in words: `1 to under 4`, `19 and over`.
  package var text: String {
    let first = Figure.exact(from)
    return below.isFinite ? "\(first) to under \(Figure.exact(below))" : "\(first) and over"
  }
}

/// One row of a published table.
package struct ReferenceRow: Hashable, Sendable {
  /// The ages that the row applies to.
  package let ages: AgeBand
  /// The value for females, in the table's unit.
  package let female: Double
  /// The value for males, in the table's unit.
  package let male: Double

  /// Creates a row for ages of at least `from` and below `below`; without `male`, the value applies to both sexes.
  init(_ from: Double, _ below: Double, _ female: Double, male: Double? = nil) {
    ages = AgeBand(from: from, below: below)
    self.female = female
    self.male = male ?? female
  }

  /// The value for a sex.
  package func value(_ sex: Sex) -> Double { sex == .female ? female : male }
}

/// Reference values by age and sex, with their source.
package struct ReferenceTable: Sendable {
  /// What the table holds: `fiber, at least`.
  package let title: String
  /// The unit of the values, such as `g/kg`.
  package let unit: String
  /// Where the values were published.
  package let publication: Publication
  /// The table or chapter of the publication, and how its values were adapted.
  package let passage: String
  /// The rows, the youngest ages first, without gaps between the ages.
  package let rows: [ReferenceRow]

  /// The row for an age in years; the first row for lower ages, the last row for higher ones.
  package func row(age: Double) -> ReferenceRow {
    rows.first { age < $0.ages.below } ?? rows[rows.count - 1]
  }

  /// The value for a member's age and sex; if the sex is not known, the mean of the values for both sexes.
  func mean(_ member: FamilyMember) -> Double { mean(age: member.age, member.sexes) }

  /// The mean of the values for some sexes at an age in years.
  func mean(age: Double, _ sexes: [Sex]) -> Double {
    let row = row(age: age)
    return sexes.map(row.value).reduce(0, +) / Double(sexes.count)
  }
}

extension ReferenceTable {
  /// Protein by body weight; for overweight adults, the normal weight is used (see `FamilyMember.weightForProtein`).
  package static let protein = ReferenceTable(
    title: "protein, at least", unit: "g/kg", publication: .dachProtein, passage: "table of recommended intakes",
    rows: [
      ReferenceRow(1, 4, 1.0), ReferenceRow(4, 15, 0.9), ReferenceRow(15, 19, 0.8, male: 0.9),
      ReferenceRow(19, 65, 0.8), ReferenceRow(65, .infinity, 1.0),
    ])

  /// The share of energy planned for protein; for people of normal weight, this share gives more protein than the table
  /// by body weight.
  package static let proteinShare = ReferenceTable(
    title: "protein, planned share of energy", unit: "%", publication: .iom2005,
    passage:
      "a value that Larder chose within the acceptable ranges (5 to 20 % of energy at 1 to 3 years, 10 to 30 % up to 18, "
      + "then 10 to 35 %)",
    rows: [ReferenceRow(1, 4, 12.5), ReferenceRow(4, .infinity, 15)])

  /// The share of energy planned for fat.
  package static let fatShare = ReferenceTable(
    title: "fat, planned share of energy", unit: "%", publication: .dachFat,
    passage: "30 to 40 % at 1 to 3 years, 30 to 35 % up to 14, then 30 %; within EFSA 2010 and IOM 2005",
    rows: [ReferenceRow(1, 4, 35), ReferenceRow(4, .infinity, 30)])

  /// Fiber for children.
  package static let childFiber = ReferenceTable(
    title: "fiber of children, at least", unit: "g", publication: .efsaFiber,
    passage: "adequate intakes for 1 to 17 years; 18 counts as adolescent here",
    rows: [
      ReferenceRow(1, 4, 10), ReferenceRow(4, 7, 14), ReferenceRow(7, 11, 16), ReferenceRow(11, 15, 19),
      ReferenceRow(15, 19, 21),
    ])

  /// Fiber for adults.
  package static let adultFiber = ReferenceTable(
    title: "fiber of adults, at least", unit: "g", publication: .dachFiber, passage: "guiding value",
    rows: [ReferenceRow(19, .infinity, 30)])

  /// Sodium: safe and adequate intakes; the value for adults is also the limit of the World Health Organization.
  package static let sodium = ReferenceTable(
    title: "sodium, at most", unit: "mg", publication: .efsaSodium, passage: "safe and adequate intakes",
    rows: [
      ReferenceRow(1, 4, 1100), ReferenceRow(4, 7, 1300), ReferenceRow(7, 11, 1700), ReferenceRow(11, .infinity, 2000),
    ])

  /// Sodium in the low-sodium diet: adequate intakes.
  package static let lowSodium = ReferenceTable(
    title: "sodium of the low-sodium diet, at most", unit: "mg", publication: .nasemSodium,
    passage: "adequate intakes (AI)",
    rows: [
      ReferenceRow(1, 4, 800), ReferenceRow(4, 9, 1000), ReferenceRow(9, 14, 1200), ReferenceRow(14, .infinity, 1500),
    ])

  /// The body weights that the D-A-CH tables assume: the tables' grams of protein divided by their grams per kg.
  package static let referenceWeight = ReferenceTable(
    title: "reference body weight", unit: "kg", publication: .dachProtein,
    passage: "grams per day divided by grams per kg, from the same table",
    rows: [
      ReferenceRow(1, 4, 14), ReferenceRow(4, 7, 20), ReferenceRow(7, 10, 28.9), ReferenceRow(10, 13, 42.2, male: 41.1),
      ReferenceRow(13, 15, 54.4, male: 55.6), ReferenceRow(15, 19, 60, male: 68.9),
      ReferenceRow(19, 51, 60, male: 71.25),
      ReferenceRow(51, 65, 58.75, male: 68.75), ReferenceRow(65, .infinity, 57, male: 67),
    ])

  /// All tables of values by age, as the reference page lists them.
  package static let all: [ReferenceTable] = [
    protein, proteinShare, fatShare, childFiber, adultFiber, sodium, lowSodium, referenceWeight,
  ]

  /// The table of minimum fiber for an age in years.
  static func fiber(age: Double) -> ReferenceTable { age < 19 ? childFiber : adultFiber }
}
