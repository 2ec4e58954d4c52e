import Expect
import Testing

@testable import Domain

/// The estimated energy requirement of NASEM 2023 (Dietary Reference Intakes for Energy, tables S-4 to S-9).
@Suite struct NasemEnergyTests {
  /// Results that others published with their transcriptions of the tables.
  @Test(
    arguments: [
      // Men, inactive: 753.07 - 10.83 × 30 + 6.50 × 170 + 14.10 × 70.
      (FamilyMember.sample(30, 70, .sedentary, .male, height: 170), 2520.17, 0.01),
      // Women, active: 710.25 - 7.01 × 30 + 6.54 × 170 + 12.34 × 70.
      (.sample(30, 70, .active, .female, height: 170), 2475.55, 0.01),
      // Boys of 14 to 18 with 20 kcal for growth, inactive and low active.
      (.sample(16, 82.5, .sedentary, .male, height: 177.5), 3026, 1),
      (.sample(16, 82.5, .moderatelyActive, .male, height: 177.5), 3301, 1),
    ])
  func publishedResultsComeOut(member: FamilyMember, published: Double, tolerance: Double) throws {
    let estimate = try require(EstimatedEnergyRequirement(member))
    expect(abs(estimate.calories - published) <= tolerance, "\(estimate.calories)")
  }

  struct Line: Sendable, CustomTestStringConvertible {
    let who: String
    let age: Double
    let sex: Sex
    var state: PhysiologicalState?
    /// What comes on top of the equation, in kcal: growth, the weeks and the deposition of a pregnancy, milk.
    let addition: Double
    /// Constant, age, height, weight for inactive, low active, active, very active people.
    let equations: [[Double]]

    var testDescription: String { who }
  }

  private static let men = [
    [753.07, -10.83, 6.50, 14.10], [581.47, -10.83, 8.30, 14.94], [1004.82, -10.83, 6.52, 15.91],
    [-517.88, -10.83, 15.61, 19.11],
  ]
  private static let women = [
    [584.90, -7.01, 5.72, 11.71], [575.77, -7.01, 6.60, 12.14], [710.25, -7.01, 6.54, 12.34],
    [511.83, -7.01, 9.07, 12.56],
  ]
  private static let boys = [
    [-447.51, 3.68, 13.01, 13.15], [19.12, 3.68, 8.62, 20.28], [-388.19, 3.68, 12.66, 20.46],
    [-671.75, 3.68, 15.38, 23.25],
  ]
  private static let girls = [
    [55.59, -22.25, 8.43, 17.07], [-297.54, -22.25, 12.77, 14.73], [-189.55, -22.25, 11.74, 18.34],
    [-709.59, -22.25, 18.22, 14.25],
  ]
  private static let pregnant = [
    [1131.20, -2.04, 0.34, 12.15], [693.35, -2.04, 5.73, 10.20], [-223.84, -2.04, 13.23, 8.15],
    [-779.72, -2.04, 18.45, 8.73],
  ]
  private static let youngBoys = Array(repeating: [-716.45, -1.00, 17.82, 15.06], count: 4)
  private static let youngGirls = Array(repeating: [-69.15, 80.0, 2.65, 54.15], count: 4)

  /// The tables with the energy of growth: boys 20 kcal to 3 years, 15 to 8, 25 to 13, 20 to 18; girls 15 to 8, 30 to
  /// 13, 20 to 18.
  ///
  /// Pregnancy: 9.16 kcal per week, here the trimester's middle, 20 and 34; 200 kcal laid down at a body mass index
  /// that is normal. Breastfeeding: 540 - 140.
  private static let lines: [Line] = [
    Line(who: "boy of 1", age: 1, sex: .male, addition: 20, equations: youngBoys),
    Line(who: "girl of 2", age: 2.5, sex: .female, addition: 15, equations: youngGirls),
    Line(who: "boy of 3", age: 3, sex: .male, addition: 20, equations: boys),
    Line(who: "girl of 3", age: 3, sex: .female, addition: 15, equations: girls),
    Line(who: "boy of 8", age: 8.5, sex: .male, addition: 15, equations: boys),
    Line(who: "girl of 8", age: 8.5, sex: .female, addition: 15, equations: girls),
    Line(who: "boy of 13", age: 13.5, sex: .male, addition: 25, equations: boys),
    Line(who: "girl of 13", age: 13.5, sex: .female, addition: 30, equations: girls),
    Line(who: "boy of 18", age: 18.9, sex: .male, addition: 20, equations: boys),
    Line(who: "girl of 18", age: 18.9, sex: .female, addition: 20, equations: girls),
    Line(who: "man", age: 19, sex: .male, addition: 0, equations: men),
    Line(who: "woman", age: 72, sex: .female, addition: 0, equations: women),
    Line(
      who: "first trimester", age: 30, sex: .female, state: .pregnant(trimester: 1), addition: 0, equations: women),
    Line(
      who: "second trimester", age: 30, sex: .female, state: .pregnant(trimester: 2), addition: 9.16 * 20 + 200,
      equations: pregnant),
    Line(
      who: "third trimester", age: 30, sex: .female, state: .pregnant(trimester: 3), addition: 9.16 * 34 + 200,
      equations: pregnant),
    Line(who: "breastfeeding", age: 30, sex: .female, state: .lactating, addition: 540 - 140, equations: women),
    Line(
      who: "breastfeeding at 17", age: 17, sex: .female, state: .lactating, addition: 20 + 540 - 140, equations: girls),
  ]

  @Test(arguments: lines) func eachEquationIsThatOfItsTable(line: Line) throws {
    let results = line.equations.map { $0[0] + $0[1] * line.age + $0[2] * 168 + $0[3] * 62 + line.addition }
    let expected: [(ActivityLevel, Double)] = [
      (.sedentary, results[0]), (.lightlyActive, (results[0] + results[1]) / 2), (.moderatelyActive, results[1]),
      (.active, results[2]), (.veryActive, results[3]),
    ]
    for (level, calories) in expected {
      // 62 kg at 168 cm are an index of 22.0.
      let member = FamilyMember.sample(line.age, 62, level, line.sex, height: 168, state: line.state)
      let estimate = try require(EstimatedEnergyRequirement(member))
      expect(abs(estimate.calories - calories) < 1e-6, "\(level): \(estimate.text)")
    }
  }

  /// Energy that is laid down in pregnancy, by the body mass index at 165 cm: under 18.5 300 kcal, normal 200, to 30
  /// 150, obese -50.
  @Test(arguments: [(50.0, 300.0), (51, 200), (68, 200), (69, 150), (81, 150), (82, -50)])
  func depositionGoesByTheBodyMassIndex(weight: Double, deposition: Double) throws {
    let member = FamilyMember.sample(30, weight, .sedentary, .female, height: 165, state: .pregnant(trimester: 2))
    let estimate = try require(EstimatedEnergyRequirement(member))
    let equation = 1131.20 - 2.04 * 30 + 0.34 * 165 + 12.15 * weight + 9.16 * 20
    expect(abs(estimate.calories - equation - deposition) < 1e-6)
  }

  /// Root mean square errors: men 339, women 246, boys 259, girls 237 kcal.
  @Test(arguments: [(30.0, Sex.male, 339.0), (30, .female, 246), (10, .male, 259), (10, .female, 237)])
  func theErrorIsThePublishedOne(age: Double, sex: Sex, published: Double) {
    expect(EstimatedEnergyRequirement(.sample(age, 60, .active, sex, height: 170))?.error, equals: published)
  }

  @Test func withoutSexOrHeightThereIsNone() {
    expect(EstimatedEnergyRequirement(.sample(30, 70, .active, .male)) == nil)
    expect(EstimatedEnergyRequirement(.sample(30, 70, .active, height: 170)) == nil)
    expect(EstimatedEnergyRequirement(.sample(0.5, 7, .active, .male, height: 70)) == nil)
    // Who is pregnant counts as female.
    expect(EstimatedEnergyRequirement(.sample(30, 70, .active, height: 170, state: .lactating)) != nil)
  }
}
