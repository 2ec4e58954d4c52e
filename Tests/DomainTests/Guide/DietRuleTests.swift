import Expect
import Testing

@testable import Domain

/// The changes that each diet makes, for whom it is refused, and the remarks on it.
@Suite struct DietRuleTests {
  /// kcal, P, C, F, saturated fat, free sugar, fiber, sodium and the reference of all sugars.
  struct Case: Sendable, CustomTestStringConvertible {
    let who: String
    let member: FamilyMember
    let expected: [Int]

    init(_ who: String, _ member: FamilyMember, _ expected: [Int]) {
      self.who = who
      self.member = member
      self.expected = expected
    }

    var testDescription: String { who }
  }

  private static func man(_ diet: DietType) -> FamilyMember { .sample(40, 80, .moderatelyActive, .male, diet: diet) }

  /// Men of 40 years and 80 kg at PAL 1.6: 239 × (0.047 × 80 + 1.009 - 0.01452 × 40 + 3.21) = 1768.17; × 1.6 = 2829.07
  /// kcal, shown 2830.
  private static let men: [Case] = [
    // P 15 % / 4 = 106.09; F 30 % / 9 = 94.30; C (2830 - 424 - 846) / 4 = 390; saturated 10 % / 9 = 31.4; sugar 10 % /
    // 4 = 70.7 and 18 % / 4 = 127.3.
    Case("standard", man(.standard), [2830, 106, 390, 94, 31, 71, 30, 2000, 127]),
    Case("vegetarian changes nothing", man(.vegetarian), [2830, 106, 390, 94, 31, 71, 30, 2000, 127]),
    // 1.0 g/kg × 80 = 80 g are fewer than 106.
    Case("vegan, the floor exceeded", man(.vegan), [2830, 106, 390, 94, 31, 71, 30, 2000, 127]),
    // P 20 % / 4 = 141.45; C the lower of 50 and 70.7; F (2830 - 564 - 200) / 9 = 229.6.
    // Sugars are among the carbohydrates, so that 50 g are the most of them, too.
    Case("keto, 50 g", man(.keto), [2830, 141, 50, 230, 31, 50, 30, 2000, 50]),
    // F 37 % / 9 = 116.3; C (2830 - 424 - 1044) / 4 = 340.5, half up; saturated 9 % / 9 = 28.3; fiber 15 × 2.829 =
    // 42.4.
    Case("mediterranean", man(.mediterranean), [2830, 106, 341, 116, 28, 71, 42, 2000, 127]),
    // P 25 % / 4 = 176.8, at most 2.0 × 80 = 160; C (2830 - 640 - 846) / 4 = 336.
    Case("high-protein, the most by weight", man(.highProtein), [2830, 160, 336, 94, 31, 71, 30, 2000, 127]),
    Case("low-sodium", man(.lowSodium), [2830, 106, 390, 94, 31, 71, 30, 1500, 127]),
  ]

  private static let others: [Case] = [
    // Woman of 60, 110 kg: 239 × (5.17 - 0.8712 + 3.21) × 1.4 = 2512.4; P 15 % / 4 = 94.2 and 0.8 × 110 = 88.
    Case(
      "a heavy woman, standard", .sample(60, 110, .sedentary, .female), [2510, 94, 345, 84, 28, 63, 30, 2000, 113]),
    // 1.0 × 110 = 110 g; C (2510 - 440 - 756) / 4 = 328.5.
    Case(
      "a heavy woman, vegan", .sample(60, 110, .sedentary, .female, diet: .vegan),
      [2510, 110, 329, 84, 28, 63, 30, 2000, 113]),
    // Girl of 12, 100 kg: (11.1 × 100 + 761) × 1.4 × 1.01 = 2645.6; P 15 % / 4 = 99.2, 1.2 × 0.9 × 100 = 108; F 30 % /
    // 9 = 88.2; C (2650 - 432 - 792) / 4 = 356.5.
    Case(
      "a heavy girl, vegan", .sample(12, 100, .sedentary, .female, diet: .vegan),
      [2650, 108, 357, 88, 29, 66, 19, 2000, 119]),
    // Woman of 80, 45 kg: 239 × (2.115 - 1.1616 + 3.21) × 1.4 = 1393.1; C 10 % / 4 = 34.8; P 20 % / 4 = 69.7; F (1390
    // - 280 - 140) / 9 = 107.8.
    Case(
      "a light woman, keto by energy", .sample(80, 45, .sedentary, .female, diet: .keto),
      [1390, 70, 35, 108, 15, 35, 30, 2000, 35]),
    // Child of 8, 27 kg, sex not given: (20.1 × 27 + 507 + 23.3 × 27 + 514) / 2 × 1.6 × 1.01 = 1771.8; F 35 % / 9 =
    // 68.9; P 66.4; C (1770 - 264 - 621) / 4 = 221.25; saturated 9 % / 9 = 17.7; fiber 15 × 1.7718 = 26.6.
    Case(
      "a child, mediterranean", .sample(8, 27, .moderatelyActive, diet: .mediterranean),
      [1770, 66, 221, 69, 18, 44, 27, 1700, 80]),
    // Boy of 10, 35 kg: (18.4 × 35 + 581) × 1.6 × 1.01 = 1979.6; P 20 % / 4 = 98.98; F 65.99; C (1980 - 396 - 594) / 4
    // = 247.5; sugar 10 % of the planned 1980 / 4 = 49.5.
    Case(
      "a boy, high-protein", .sample(10, 35, .moderatelyActive, .male, diet: .highProtein),
      [1980, 99, 248, 66, 22, 50, 16, 1700, 89]),
    // Woman of 80, 300 kg: 239 × (14.1 - 1.1616 + 3.21) × 1.4 = 5403.3; P 25 % / 4 = 337.7, at least 1.2 × 300 = 360;
    // F 180.1; C (5400 - 1440 - 1620) / 4 = 585.
    Case(
      "high-protein, the least by weight", .sample(80, 300, .sedentary, .female, diet: .highProtein),
      [5400, 360, 585, 180, 60, 135, 30, 2000, 243]),
    // Man of 40, 120 kg, 180 cm: an index of 37, so that protein goes by 22 × 1.8² = 71.28 kg. 239 × (5.64 + 1.009 -
    // 0.5808 + 3.21) × 1.4 = 3104.5; P 25 % / 4 = 194, at most 2.0 × 71.28 = 142.6; F 103.48; C (3100 - 572 - 927) / 4
    // = 400.25.
    Case(
      "high-protein above an index of 25", .sample(40, 120, .sedentary, .male, diet: .highProtein, height: 180),
      [3100, 143, 400, 103, 34, 78, 30, 2000, 140]),
    // Girl of 2, 12 kg: (58.9 × 12 - 23.1) × 1.6 × 1.01 = 1104.9; P 12.5 % / 4 = 34.5; F 35 % / 9 = 42.97; C (1100 -
    // 140 - 387) / 4 = 143.25; saturated 10 % / 9 = 12.3; sugar 10 % / 4 = 27.6 and 18 % / 4 = 49.7.
    Case(
      "a small child", .sample(2, 12, .veryActive, .female), [1100, 35, 143, 43, 12, 28, 10, 1100, 50]),
  ]

  @Test(arguments: men + others) func aDietGivesWhatItIsByHand(item: Case) throws {
    let targets = try require(MemberPlan(item.member).targets)
    expect(Nutrient.allCases.map { targets[$0] } + [targets.totalSugarReference], equals: item.expected)
  }

  /// AAP 2023 for children, IOM 2005 (175 and 210 g of carbohydrate) for keto; IOM 2005 (5 to 20 % of energy from
  /// protein at 1 to 3 years) for high-protein.
  ///
  /// For a refused diet the standard one is calculated, and the choice is kept.
  @Test(
    arguments: [
      (FamilyMember.sample(17.9, 60, .active, .male, diet: .keto), Publication.aap2023 as Publication?),
      (.sample(2, 12, .active, .male, diet: .keto), .aap2023), (.sample(18, 60, .active, .male, diet: .keto), nil),
      (.sample(30, 60, .active, .female, diet: .keto, state: .pregnant(trimester: 1)), .iom2005),
      (.sample(30, 60, .active, .female, diet: .keto, state: .lactating), .iom2005),
      (.sample(3.9, 15, .active, .male, diet: .highProtein), .iom2005),
      (.sample(4, 15, .active, .male, diet: .highProtein), nil),
      (.sample(30, 60, .active, .female, diet: .highProtein, state: .lactating), nil),
      (.sample(2, 12, .active, .male, diet: .vegan), nil), (.sample(2, 12, .active, .male, diet: .lowSodium), nil),
      (.sample(2, 12, .active, .male, diet: .mediterranean), nil),
    ])
  func aDietIsRefused(member: FamilyMember, publication: Publication?) {
    let plan = MemberPlan(member)
    var standard = member
    standard.diet = .standard
    let refusals = plan.notices.filter { $0.weight == .refused }
    expect(refusals.map(\.publication), equals: [publication].compactMap(\.self))
    expect(refusals.allSatisfy { $0.text.contains("the standard values are used instead") })
    expect(plan.member.diet, equals: member.diet)
    expect(plan.diet, equals: (publication == nil ? member.diet : .standard))
    if publication != nil { expect(plan.targets, equals: MemberPlan(standard).targets) }
  }

  /// Words of a notice, and how serious it is; nil if there must be no such notice.
  struct Notice: Sendable, CustomTestStringConvertible {
    let member: FamilyMember
    let weight: GuideNotice.Weight?
    let words: String

    init(_ member: FamilyMember, _ weight: GuideNotice.Weight?, _ words: String) {
      self.member = member
      self.weight = weight
      self.words = words
    }

    var testDescription: String { "\(member.diet.rawValue) at \(member.age): \(words)" }
  }

  private static let notices: [Notice] = [
    Notice(.sample(40, 70, diet: .vegetarian), .info, "iron, vitamin B12 and iodine"),
    // DGE 2024: neither for nor against in childhood, pregnancy, breastfeeding, old age.
    Notice(.sample(17.9, 60, diet: .vegan), .warning, "neither recommends"),
    Notice(.sample(65, 60, diet: .vegan), .warning, "neither recommends"),
    Notice(.sample(30, 60, diet: .vegan, state: .lactating), .warning, "neither recommends"),
    Notice(.sample(64.9, 60, diet: .vegan), nil, "neither recommends"),
    Notice(.sample(40, 60, diet: .vegan), .warning, "B12 has to be supplemented"),
    Notice(.sample(40, 60, diet: .vegan), .info, "no official value"),
    Notice(.sample(40, 60, diet: .keto), .warning, "below the recommended 130 g"),
    Notice(.sample(40, 60, diet: .keto), .warning, "diabetes"),
    Notice(.sample(40, 60, diet: .keto), .warning, "kidney disease"),
    Notice(.sample(40, 60, diet: .mediterranean), .info, "above the 30 % of WHO 2023 and the 35 % of EFSA 2010"),
    Notice(.sample(8, 27, diet: .mediterranean), .info, "35 % of energy from fat, not 37"),
    Notice(.sample(4, 16, diet: .highProtein), .warning, "below 18 years: 20 % of energy"),
    Notice(.sample(18, 60, diet: .highProtein), nil, "below 18 years"),
    Notice(.sample(40, 60, diet: .highProtein), .warning, "kidney disease"),
    Notice(.sample(30, 60, diet: .highProtein, state: .pregnant(trimester: 2)), .warning, "physician first"),
    Notice(.sample(17, 60, diet: .lowSodium), .warning, "below 18 years"),
    Notice(.sample(30, 60, diet: .lowSodium, state: .pregnant(trimester: 1)), .warning, "in pregnancy"),
    Notice(.sample(40, 60, diet: .lowSodium), .warning, "heart failure or while taking lithium"),
    Notice(.sample(40, 60, diet: .lowSodium), nil, "physician first"),
    Notice(.sample(30, 60, state: .pregnant(trimester: 1)), .warning, "midwife or physician"),
    // 25.0 is not overweight: 81 kg at 180 cm; 82 kg are 25.3.
    Notice(.sample(40, 81, height: 180), nil, "body mass index"),
    Notice(.sample(40, 82, height: 180), .info, "body mass index 25.3: protein is based on the normal weight, 71.3 kg"),
    // 16.0 is 51.84 kg at 180 cm, 40.0 is 129.6.
    Notice(.sample(40, 51, height: 180), .warning, "body mass index of 15.7"),
    Notice(.sample(40, 130, height: 180), .warning, "body mass index of 40.1"),
    Notice(.sample(17, 130, height: 180), nil, "body mass index"),
    // The reference weight of women from 25 to under 51 is 60 kg: 30 to 120 kg are half to twice that.
    Notice(.sample(38, 29.9, .sedentary, .female), .warning, "far from the reference weight of 60 kg"),
    Notice(.sample(38, 30, .sedentary, .female), nil, "reference weight"),
    Notice(.sample(38, 120, .sedentary, .female), nil, "reference weight"),
    Notice(.sample(38, 120.1, .sedentary, .female), .warning, "reference weight"),
    Notice(.sample(40, 60), .info, "sex not given: calculated as the mean of female"),
    Notice(.sample(40, 60, .sedentary, .male), nil, "sex not given"),
    Notice(.sample(0.5, 7), .info, "no targets below 1 year"),
  ]

  @Test(arguments: notices) func whatHasToBeSaidIsSaid(notice: Notice) {
    let said = MemberPlan(notice.member).notices.filter { $0.text.contains(notice.words) }
    expect(said.map(\.weight), equals: [notice.weight].compactMap(\.self))
  }

  /// D-A-CH 2015: from 1 to 3 years at most 1.6; from 4 to 9 at most 1.8; all from 10.
  @Test(
    arguments: [
      (1.0, [1.4, 1.5, 1.6, 1.6, 1.6]), (2.99, [1.4, 1.5, 1.6, 1.6, 1.6]), (3, [1.4, 1.5, 1.6, 1.6, 1.6]),
      (3.99, [1.4, 1.5, 1.6, 1.6, 1.6]), (4, [1.4, 1.5, 1.6, 1.8, 1.8]), (9.99, [1.4, 1.5, 1.6, 1.8, 1.8]),
      (10, [1.4, 1.5, 1.6, 1.8, 2.0]), (110, [1.4, 1.5, 1.6, 1.8, 2.0]),
    ] as [(Double, [Double])])
  func activityIsCappedByAge(age: Double, levels: [Double]) {
    expect(ActivityLevel.allCases.map { $0.physicalActivityLevel(age: age) }, equals: levels)
    for (activity, level) in zip(ActivityLevel.allCases, levels) {
      let notices = MemberPlan(.sample(age, 30, activity)).notices
      let said = notices.contains { $0.text.contains("counts as a physical activity level") }
      expect(said, equals: (level != activity.physicalActivityLevel), "\(activity) at \(age)")
    }
  }

  @Test(arguments: [1.0, 2.5, 8, 12, 17, 18.5, 30, 65, 80]) func anUnknownSexIsTheMeanOfBoth(age: Double) {
    let both = [Sex.female, .male].map { EnergyRequirement(.sample(age, 55, .active, $0)).calories }
    let unknown = FamilyMember.sample(age, 55, .active)
    expect(abs(EnergyRequirement(unknown).calories - (both[0] + both[1]) / 2) < 1e-9)
    // Only at 15 to 18 years do the sexes differ in g per kg: 0.8 and 0.9.
    let floor = DietRule(.standard, for: unknown).proteinFloor
    let expected = age < 4 || age >= 65 ? 1.0 : age < 15 ? 0.9 : age < 19 ? 0.85 : 0.8
    expect(abs(floor - expected) < 1e-12)
  }

  /// Vegan floors: 1.0 g per kg for adults, 1.2 times the value of D-A-CH below 18; never below what pregnancy and
  /// breastfeeding ask for.
  @Test(
    arguments: [
      (FamilyMember.sample(2, 12, diet: .vegan), 1.2), (.sample(10, 30, diet: .vegan), 1.08),
      (.sample(17, 60, .sedentary, .male, diet: .vegan), 1.08),
      (.sample(17, 60, .sedentary, .female, diet: .vegan), 0.96),
      (.sample(18, 60, .sedentary, .male, diet: .vegan), 1.0), (.sample(40, 60, diet: .vegan), 1.0),
      (.sample(70, 60, diet: .vegan), 1.0), (.sample(30, 60, diet: .vegan, state: .pregnant(trimester: 2)), 1.0),
      (.sample(30, 60, diet: .vegan, state: .lactating), 1.2),
    ])
  func veganFloorsAreThoseOfTheExperts(member: FamilyMember, expected: Double) {
    expect(abs(DietRule(member.diet, for: member).proteinFloor - expected) < 1e-12)
  }

  /// D-A-CH 2017: above a body mass index of 25, an adult's protein is based on the normal weight, except in pregnancy.
  @Test(
    arguments: [
      (FamilyMember.sample(40, 81, height: 180), 81.0), (.sample(40, 82, height: 180), 71.28),
      (.sample(18, 82, height: 180), 71.28), (.sample(17.9, 82, height: 180), 82), (.sample(40, 82), 82),
      (.sample(40, 82, height: 180, state: .pregnant(trimester: 3)), 82),
    ])
  func proteinGoesByTheNormalWeight(member: FamilyMember, expected: Double) {
    expect(abs(member.weightForProtein - expected) < 1e-9)
  }

  /// Half up, as everywhere in the guide.
  @Test(arguments: [(2825.0, 10.0, 2830.0), (2824.9, 10, 2820), (0.5, 1, 1), (1.5, 1, 2), (2.5, 1, 3), (2.49, 1, 2)])
  func roundingIsHalfUp(value: Double, step: Double, expected: Double) {
    expect(GuideNumber.rounded(value, to: step), equals: expected)
  }
}
