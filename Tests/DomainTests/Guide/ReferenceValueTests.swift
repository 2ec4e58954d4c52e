import Expect
import Testing

@testable import Domain

/// Published reference values other than energy, cell by cell.
@Suite struct ReferenceValueTests {
  /// DGE, ÖGE, SGE, Protein (derivation 2017): g per kg and g a day, at ages of each band, women before men.
  @Test(
    arguments: [
      ([1, 2.5, 3.99], 1.0, 1.0, 14, 14), ([4, 6.99], 0.9, 0.9, 18, 18), ([7, 9.99], 0.9, 0.9, 26, 26),
      ([10, 12.99], 0.9, 0.9, 38, 37), ([13, 14.99], 0.9, 0.9, 49, 50), ([15, 17, 18.99], 0.8, 0.9, 48, 62),
      ([19, 24.99], 0.8, 0.8, 48, 57), ([25, 38, 50.99], 0.8, 0.8, 48, 57), ([51, 64.99], 0.8, 0.8, 47, 55),
      ([65, 80, 110], 1.0, 1.0, 57, 67),
    ] as [([Double], Double, Double, Int, Int)])
  func proteinIsThatOfDach(ages: [Double], female: Double, male: Double, femaleGrams: Int, maleGrams: Int) {
    for age in ages {
      for (sex, perKilogram, grams) in [(Sex.female, female, femaleGrams), (.male, male, maleGrams)] {
        let member = FamilyMember.sample(age, 50, .sedentary, sex)
        expect(abs(DietRule(.standard, for: member).proteinFloor - perKilogram) < 1e-12, "\(sex), \(age) years")
        // The table's grams are its grams per kg at its own reference weight.
        let reference = ReferenceTable.referenceWeight.row(age: age).value(sex)
        expect((reference * perKilogram).rounded(), equals: Double(grams), "\(sex), \(age) years")
      }
    }
  }

  /// The same table: 0.9 g per kg in the second and 1.0 in the third trimester, 1.2 while breastfeeding, at 15 to
  /// under 51 years.
  @Test(
    arguments: [
      (PhysiologicalState.pregnant(trimester: 1), 0.8), (.pregnant(trimester: 2), 0.9), (.pregnant(trimester: 3), 1.0),
      (.lactating, 1.2),
    ])
  func proteinRisesInPregnancyAndWhileBreastfeeding(state: PhysiologicalState, published: Double) {
    for age in [17.0, 30, 50] {
      expect(
        DietRule(.standard, for: .sample(age, 60, .sedentary, .female, state: state)).proteinFloor, equals: published)
    }
  }

  /// EFSA 2010, EFSA Journal 8(3):1462, adequate intakes of fiber: 10, 14, 16, 19, 21 g at 1-3, 4-6, 7-10, 11-14, 15-17
  /// years.
  ///
  /// From 19 on the guiding value of D-A-CH 2021, 30 g; 18 stays with the adolescents.
  @Test(
    arguments: [
      (1.0, 10), (3.99, 10), (4, 14), (6.99, 14), (7, 16), (10.99, 16), (11, 19), (14.99, 19), (15, 21), (17.99, 21),
      (18, 21), (19, 30), (40, 30), (110, 30),
    ])
  func fiberIsThatOfEfsaAndDach(age: Double, published: Int) {
    expect(targets(.sample(age, 50)).fiber, equals: published)
  }

  /// EFSA 2019, EFSA Journal 17(9):5778, safe and adequate intakes: 1.1, 1.3, 1.7, 2.0 g at 1-3, 4-6, 7-10, 11-17
  /// years, 2.0 g for adults, in pregnancy and while breastfeeding.
  ///
  /// The adults' value is the limit of WHO 2012 as well.
  @Test(
    arguments: [
      (1.0, 1100), (3.99, 1100), (4, 1300), (6.99, 1300), (7, 1700), (10.99, 1700), (11, 2000), (17, 2000), (30, 2000),
      (110, 2000),
    ])
  func sodiumIsThatOfEfsa(age: Double, published: Int) {
    expect(targets(.sample(age, 50)).sodium, equals: published)
  }

  /// NASEM 2019, adequate intakes of sodium: 800, 1000, 1200, 1500 mg at 1-3, 4-8, 9-13, 14 and more years.
  @Test(
    arguments: [
      (1.0, 800), (3.99, 800), (4, 1000), (8.99, 1000), (9, 1200), (13.99, 1200), (14, 1500), (30, 1500), (110, 1500),
    ])
  func lowSodiumIsTheAdequateIntakeOfNasem(age: Double, published: Int) {
    expect(targets(.sample(age, 50, diet: .lowSodium)).sodium, equals: published)
  }

  /// EU 1169/2011, Annex XIII part B, reference intakes of an average adult (8400 kJ, 2000 kcal): 20 g of saturated fat
  /// are 9 % of energy, 90 g of sugars 18 %; salt 6 g.
  ///
  /// WHO 2023: saturated fat at most 10 %; WHO 2015: free sugars under 10 %.
  @Test func limitsAreTheSharesOfWhoAndOfLabels() {
    let rule = DietRule(.standard, for: .sample(40, 70))
    let targets = rule.targets(energy: 2000, weight: 70)
    // 10 % of 2000 kcal: 200 / 9 = 22.2 g and 200 / 4 = 50 g, as WHO 2015 and DAG, DDG, DGE 2018 say it in grams.
    expect(targets.saturatedFat == 22 && targets.sugar == 50 && targets.totalSugarReference == 90)
    expect(rule.saturatedFatShare == 10 && DietRule.freeSugarShare == 10 && DietRule.totalSugarShare == 18)
    // 2400 mg of sodium are the labels' 6 g of salt; WHO 2012 says 2000 mg and under 5 g of salt.
    var salty = DailyTargets.zero
    salty.sodium = 2400
    expect(salty.salt, equals: 6)
    expect(targets.salt, equals: 5)
  }

  /// The planned shares lie in the acceptable ranges of IOM 2005 (protein 5-20, 10-30, 10-35 %; fat 30-40, 25-35,
  /// 20-35 %) and in D-A-CH's of fat (30-40 % from 1 to 3 years, 30-35 % to 14, 30 % after).
  @Test(
    arguments: [
      (2.0, 5.0...20, 30.0...40, 30.0...40), (10, 10...30, 25...35, 30...35), (16, 10...30, 25...35, 30...30),
      (40, 10...35, 20...35, 30...30),
    ])
  func plannedSharesLieInThePublishedRanges(
    age: Double, protein: ClosedRange<Double>, fat: ClosedRange<Double>, dachFat: ClosedRange<Double>
  ) {
    let rule = DietRule(.standard, for: .sample(age, 50))
    expect(protein.contains(rule.proteinShare))
    expect(rule.fatShare.map { fat.contains($0) && dachFat.contains($0) }, equals: true)
  }

  @Test func tablesHaveNeitherGapsNorOverlaps() {
    for table in ReferenceTable.all {
      for (line, next) in zip(table.rows, table.rows.dropFirst()) {
        expect(line.ages.below, equals: next.ages.from, "\(table.title)")
      }
      expect(table.rows.allSatisfy { $0.ages.from < $0.ages.below && $0.female > 0 && $0.male > 0 })
    }
    expect(ReferenceTable.childFiber.rows.last?.ages.below, equals: ReferenceTable.adultFiber.rows.first?.ages.from)
  }

  private func targets(_ member: FamilyMember) -> DailyTargets { MemberPlan(member).targets ?? .zero }
}
