import Expect
import Testing

@testable import Domain

/// Wishes to lose or gain weight: what is planned of them, and what is refused.
///
/// Sabine is 41 years old and weighs 74 kg at 168 cm. By hand: 239 × (0.047 × 74 - 0.01452 × 41 + 3.21) = 239 × 6.09268
/// = 1456.15 kcal at rest, × 1.4 = 2038.61. Half a percent of 74 kg is 0.37 kg.
@Suite struct WeightChangeTests {
  private static let requirement = 2038.61

  private func sabine(_ change: Double?, weight: Double = 74, height: Double? = 168) -> FamilyMember {
    var member = FamilyMember.sample(41, weight, .sedentary, .female, height: height)
    member.name = "Sabine"
    member.weeklyChange = change
    return member
  }

  @Test(arguments: [
    ("0.3 kilogram", -0.3), ("0,3 Kilogramm", -0.3), ("300 g", -0.3), ("300 Gramm", -0.3), ("0.3", -0.3),
  ])
  func `an amount is read by its whole unit`(text: String, kilograms: Double) throws {
    let read = try require(try WeightWish.amount(text, loses: true)?.kilograms)
    expect(abs(read - kilograms) < 1e-12)
  }

  @Test func `what would be shown as nothing is refused`() {
    for text in ["0", "0.004", "0.01 g", "1.000 g"] {
      #expect(throws: LarderError.self, "\(text)") {
        let wish = try require(try WeightWish.amount(text, loses: true))
        try WeightChange.check(wish, of: sabine(nil))
      }
    }
  }

  /// 0.4 kg is more than half a percent of 74 kg, and 50 kg of anybody.
  @Test(arguments: [0.4, 50]) func `a wish is checked again when the weight is stated after it`(kilograms: Double)
    throws
  {
    let today = Day(number: 20_000)
    var draft = MemberDraft(id: 0, name: "Tom", today: today)
    try draft.take([.age(40), .height(180), .wish(WeightWish(kilograms: -kilograms))], today: today)
    #expect(throws: LarderError.self) { try draft.take(.weight(74), today: today) }
    // One that was there before is kept, and planned as far as it can be.
    var known = MemberDraft(sabine(-kilograms, weight: 90))
    try known.take(.weight(74), today: today)
    expect(known.weight, equals: 74)
  }

  @Test(
    arguments: [
      // 0.3 × 7700 / 7 = 330, 0.37 × 7700 / 7 = 407, 0.2 × 7700 / 7 = 220.
      (nil, 0.0), (-0.3, -330), (-0.37, -407), (0.2, 220), (0.37, 407),
    ] as [(Double?, Double)])
  func `a wish changes the planned energy by 7,700 kcal a kg`(wish: Double?, calories: Double) {
    let energy = EnergyRequirement(sabine(wish))
    expect(abs(energy.requirement - Self.requirement) < 0.01)
    expect(abs(energy.calories - (Self.requirement + calories)) < 0.01)
  }

  /// 15 % of 1708.61 kcal are 64.07 g of protein, 30 % are 56.95 g of fat, 10 % are 18.98 g of saturated fat and 42.7 g
  /// of sugar; (1710 - 4 × 64 - 9 × 57) / 4 = 235.25 g of carbohydrate.
  @Test func `all shares of energy follow the planned energy`() throws {
    let targets = try require(MemberPlan(sabine(-0.3)).targets)
    expect(targets.calories == 1710 && targets.protein == 64 && targets.fat == 57 && targets.carbohydrates == 235)
    expect(targets.saturatedFat == 19 && targets.sugar == 43 && targets.fiber == 30 && targets.sodium == 2000)
  }

  /// 300 kg at 200 cm: 239 × (0.047 × 300 - 0.01452 × 40 + 3.21) = 3998.28 at rest, × 1.4 = 5597.59; 1.5 kg a week are
  /// 1650 kcal a day, which would leave 3947.59.
  ///
  /// What is left is 1599.31 kcal a day less, × 7 / 7700 = 1.454 kg a week.
  @Test func `no plan goes below the resting energy`() throws {
    var member = FamilyMember.sample(40, 300, .sedentary, .female, height: 200)
    member.weeklyChange = -1.5
    let plan = MemberPlan(member)
    let energy = try require(plan.energy)
    expect(abs(energy.calories - 3998.28) < 0.01 && energy.change?.isHeldAtRest == true)
    expect(abs((energy.change?.effective ?? 0) + 1.454) < 0.001)
    expect(plan.notices.contains { $0.text.contains("so 3,998 kcal are planned, which is about 1.45 kg a week") })
  }

  @Test(
    arguments: [
      // 0.5 % of 74 kg are 0.37 kg, which are 0.8157 lb.
      (-0.371, false, ErrorCode.outOfRange, "0.37 kg a week is too fast"),
      (-0.5, false, .outOfRange, "0.5 kg a week is too fast for Sabine at 74 kg: at most 0.37 kg"),
      (0.5, false, .outOfRange, "at most 0.37 kg"),
      (-0.453_592_37, true, .outOfRange, "1 lb a week is too fast for Sabine at 74 kg: at most 0.37 kg (0.81 lb)"),
      (0, false, .outOfRange, "less than 0.01 kg a week changes nothing"),
    ] as [(Double, Bool, ErrorCode, String)])
  func `too much is refused with the most that is allowed`(
    kilograms: Double, isInPounds: Bool, code: ErrorCode, message: String
  ) {
    let wish = WeightWish(kilograms: kilograms, isInPounds: isInPounds)
    let error = #expect(throws: LarderError.self) { try WeightChange.check(wish, of: sabine(nil)) }
    expect(error?.code == code && error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [(74.0, "0.37"), (73, "0.36"), (80, "0.4"), (61.3, "0.3"), (100, "0.5")])
  func `what is named as the most is accepted`(weight: Double, most: String) throws {
    let error = #expect(throws: LarderError.self) {
      try WeightChange.check(WeightWish(kilograms: -2), of: sabine(nil, weight: weight, height: 150))
    }
    expect(error?.message.hasSuffix("at most \(most) kg"), equals: true, "\(error?.message ?? "")")
    let named = try require(Double(most))
    try WeightChange.check(WeightWish(kilograms: -named), of: sabine(nil, weight: weight, height: 150))
  }

  /// 50 kg at 168 cm: 50 / 1.68² = 17.7; 52.3 kg are 18.53.
  @Test(
    arguments: [
      (17.9, 60.0, 170.0, nil, -0.2, ErrorCode.notAllowed, "is below 18 years"),
      (9, 31, 136, nil, 0.1, .notAllowed, "is below 18 years"),
      (30, 60, 170, PhysiologicalState.pregnant(trimester: 1), -0.2, .notAllowed, "is pregnant, trimester 1"),
      (30, 60, 170, .lactating, 0.2, .notAllowed, "is breastfeeding"),
      (41, 74, nil, nil, -0.3, .missingValue, "the height of Sam is needed"),
      (41, 50, 168, nil, -0.2, .notAllowed, "a body mass index of 17.7"),
    ] as [(Double, Double, Double?, PhysiologicalState?, Double, ErrorCode, String)])
  func `for some people nothing is planned`(
    age: Double, weight: Double, height: Double?, state: PhysiologicalState?, kilograms: Double, code: ErrorCode,
    message: String
  ) {
    var member = FamilyMember.sample(age, weight, .active, .female, height: height, state: state)
    let error = #expect(throws: LarderError.self) {
      try WeightChange.check(WeightWish(kilograms: kilograms), of: member)
    }
    expect(error?.code == code && error?.message.contains(message) == true, "\(error?.message ?? "")")
    // A wish that was stated before, or comes with an old file, is not followed either, and that is said.
    let without = EnergyRequirement(member).calories
    member.weeklyChange = kilograms
    let plan = MemberPlan(member)
    expect(plan.energy?.calories, equals: without)
    expect(plan.notices.contains { $0.weight == .warning && $0.text.contains("is not followed: ") })
  }

  @Test func `gaining needs no height, and losing begins at a body mass index of 18.5`() throws {
    try WeightChange.check(WeightWish(kilograms: 0.2), of: sabine(nil, weight: 50, height: nil))
    try WeightChange.check(WeightWish(kilograms: -0.2), of: sabine(nil, weight: 52.3))
    try WeightChange.check(WeightWish(kilograms: 0.2), of: sabine(nil, weight: 50))
  }

  /// At 60 kg the most is 0.3 kg a week: 330 kcal a day instead of 407.
  @Test func `a wish that has become too much for a lower weight is planned in part`() throws {
    let plan = MemberPlan(sabine(-0.37, weight: 60))
    expect(abs((plan.energy?.change?.calories ?? 0) + 330) < 1e-9)
    expect(
      plan.notices.contains { $0.text.contains("is more than 0.5 % of the body weight: 0.3 kg a week is planned") })
  }

  @Test func `the calculation shows its steps, sources and limits`() throws {
    let lines = MemberPlan(sabine(-0.3)).derivation(of: .calories)
    let wish = try require(lines.first { $0.publication == .wishnofsky1958 })
    expect(wish.text, equals: "wish to lose 0.3 kg a week: 0.3 kg × 7,700 kcal / 7 days = 330 kcal")
    expect(lines.contains { $0.text == "planned: 2,038.6 - 330 = 1,708.6 kcal" })
    expect(lines.contains { $0.publication == .hall2011 })
    expect(lines.last?.text, equals: "displayed: rounded to 10 kcal = 1,710 kcal")
  }

  @Test func `a caution comes with every wish that is followed`() {
    for wish in [-0.3, 0.3] {
      let notices = MemberPlan(sabine(wish)).notices
      expect(notices.contains { $0.publication == .hall2011 && $0.text.contains("ask a physician first") })
    }
    expect(!MemberPlan(sabine(nil)).notices.contains { $0.publication == .hall2011 })
  }

  @Test func `an energy that was set by hand goes before the wish`() {
    var member = sabine(-0.3)
    member.id = 7
    let plan = MemberPlan(member, customTargets: [CustomTarget(.calories, member: 7, value: 1900)])
    expect(plan.targets?.calories, equals: 1900)
    expect(plan.notices.contains { $0.text.hasSuffix("so the wish to lose 0.3 kg a week changes nothing") })
  }
}

/// What the guide says about the bounds of its sources.
@Suite struct GuideBoundTests {
  private func notices(_ member: FamilyMember) -> [String] { MemberPlan(member).notices.map(\.text) }

  /// D-A-CH 2015 binds its additions to a normal weight before the pregnancy (60 kg at 165 cm is an index of 22.0, 75 kg
  /// 27.5) and to breastfeeding alone in the first 4 to 6 months.
  @Test(
    arguments: [
      (
        60.0, 165.0, PhysiologicalState.pregnant(trimester: 2),
        "the extra 250 kcal a day are meant for women who had a normal weight before"
      ),
      (
        75, 165, .pregnant(trimester: 3),
        "the extra 500 kcal a day are meant for women who had a normal weight before the pregnancy, but the body mass index was 27.5"
      ),
      (60, nil, .pregnant(trimester: 3), "the extra 500 kcal a day are meant for women who had a normal weight before"),
      (
        60, 165, .lactating,
        "the extra 500 kcal a day apply while the child gets only breast milk, in its first 4 to 6 months"
      ),
    ] as [(Double, Double?, PhysiologicalState, String)])
  func `what an addition is made for is said`(
    weight: Double, height: Double?, state: PhysiologicalState, beginning: String
  ) {
    let said = notices(.sample(30, weight, .sedentary, .female, height: height, state: state))
    expect(said.contains { $0.hasPrefix(beginning) }, "\(said)")
  }

  @Test func `the first trimester adds nothing, so nothing is said of it`() {
    let said = notices(.sample(30, 60, .sedentary, .female, state: .pregnant(trimester: 1)))
    expect(!said.contains { $0.contains("the extra") })
  }

  /// 85 kg at 170 cm are an index of 29.4; at index 22 it is 63.58 kg: 239 × (0.047 × 63.58 - 0.01452 × 40 + 3.21) × 1.4
  /// = 239 × 5.61746 × 1.4 = 1879.6 kcal.
  @Test func `from an index of 28 on it is said that the energy maintains the weight`() {
    let said = notices(.sample(40, 85, .sedentary, .female, height: 170))
    expect(
      said.contains {
        $0.hasPrefix("body mass index 29.4: the energy requirement maintains the present weight")
          && $0.contains("63.6 kg") && $0.hasSuffix("it would be 1,880 kcal")
      }, "\(said)")
    // While she breastfeeds it is 500 kcal more: 2379.6 kcal.
    let breastfeeding = notices(.sample(40, 85, .sedentary, .female, height: 170, state: .lactating))
    expect(
      breastfeeding.contains { $0.contains("63.6 kg") && $0.hasSuffix("it would be 2,380 kcal") }, "\(breastfeeding)")
    // 80 kg are an index of 27.7.
    expect(
      !notices(.sample(40, 80, .sedentary, .female, height: 170)).contains { $0.contains("maintains the present") })
  }

  /// D-A-CH 2015 has 1.4 and 1.6 for 1 to under 4 years.
  @Test(
    arguments: [
      (1.0, ActivityLevel.sedentary, 1.4), (2, .lightlyActive, 1.5), (2, .moderatelyActive, 1.6), (2, .active, 1.6),
      (3.9, .veryActive, 1.6), (4, .veryActive, 1.8), (10, .veryActive, 2),
    ] as [(Double, ActivityLevel, Double)])
  func `children of 1 to 3 years have the published levels`(age: Double, activity: ActivityLevel, level: Double) {
    expect(activity.physicalActivityLevel(age: age), equals: level)
  }

  @Test func `below 3 years it is said that others count no activity`() {
    expect(notices(.sample(2, 13, .active)).contains { $0.contains("EFSA and NASEM 2023 count none below 3") })
    expect(!notices(.sample(2, 13, .sedentary)).contains { $0.contains("count none below 3") })
  }

  @Test(arguments: [(0.25, false), (8.0 / 12, true)])
  func `a baby gets no value, and that is said`(age: Double, hasFood: Bool) {
    let plan = MemberPlan(.sample(age, 6))
    expect(plan.targets == nil && plan.notices.count == 2)
    expect(plan.notices[0].text.contains("and other food"), equals: hasFood)
    expect(plan.notices[1].text.contains("no published targets for babies"))
  }

  /// Keto at 239 × (0.047 × 82 + 1.009 - 0.01452 × 40 + 3.21) × 1.5 = 2685.95 kcal: 50 g of carbohydrate; 10 % of the
  /// energy would be 67 g of free sugar and 18 % 121 g of all sugars.
  @Test func `keto caps all sugars at its carbohydrates`() throws {
    let plan = MemberPlan(.sample(40, 82, .lightlyActive, .male, diet: .keto))
    let targets = try require(plan.targets)
    expect(targets.carbohydrates == 50 && targets.sugar == 50 && targets.totalSugarReference == 50)
    let reference = try require(MarkerReference(plan))
    expect(reference.totalSugar.value(energy: 2690, caloriesPerGram: 4), equals: 50)
    expect(reference.freeSugar.value(energy: 2690, caloriesPerGram: 4), equals: 50)
    expect(plan.derivation(of: .sugar).contains { $0.title == "no more than all carbs" && $0.result == 50 })
  }

  /// Below 2,000 kcal the carbohydrates of keto are 10 % of energy, as free sugar is: 1,500 × 10 % / 4 = 37.5.
  @Test func `keto below 2,000 kcal`() {
    let targets = DietRule(.keto, for: .sample(40, 55, diet: .keto)).targets(energy: 1500, weight: 55)
    expect(targets.carbohydrates == 38 && targets.sugar == 38 && targets.totalSugarReference == 38)
  }
}
