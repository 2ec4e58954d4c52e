import Expect
import Testing

@testable import Domain

/// The household that nutrition science works through: four members whose lines add up to 7,920 kcal.
@Suite struct FamilyPlanTests {
  private static let day = Day(number: 20_000)

  private let guide = FamilyGuide(members: [
    FamilyMember(name: "Dad", age: 40, ageOn: day, weight: 82, activity: .lightlyActive, sex: .male),
    FamilyMember(
      name: "Mum", age: 38, ageOn: day, weight: 64, activity: .moderatelyActive, diet: .mediterranean, sex: .female),
    FamilyMember(name: "Lena", age: 8, ageOn: day, weight: 27, activity: .moderatelyActive, diet: .vegetarian),
    FamilyMember(name: "Ida", age: 3, ageOn: day, weight: 14.5, activity: .active, sex: .female),
  ])

  /// Each member's kcal, P, C, F, saturated fat, free sugar, fiber, sodium and the reference of all sugars.
  ///
  /// Dad by hand: 239 × (0.047 × 82 + 1.009 - 0.01452 × 40 + 3.21) = 1790.6; × 1.5 = 2685.9; protein 15 % / 4 = 100.7,
  /// fat 30 % / 9 = 89.5, carbohydrate (2690 - 404 - 810) / 4 = 369.
  @Test func eachLineIsAsByHand() {
    let expected: [[Int]] = [
      [2690, 101, 369, 90, 30, 67, 30, 2000, 121], [2170, 81, 261, 89, 22, 54, 33, 2000, 98],
      [1770, 66, 244, 59, 20, 44, 16, 1700, 80], [1290, 40, 170, 50, 14, 32, 10, 1100, 58],
    ]
    let lines = guide.plan.members.map { plan in
      plan.targets.map { targets in Nutrient.allCases.map { targets[$0] } + [targets.totalSugarReference] } ?? []
    }
    expect(lines, equals: expected)
  }

  @Test func theTotalIsWhatTheLinesAddUpTo() {
    let total = guide.plan.targets
    expect(Nutrient.allCases.map { total[$0] }, equals: [7920, 288, 1044, 288, 86, 197, 89, 6800])
    expect(total.totalSugarReference, equals: 357)
    expect(abs(total.salt - 17) < 1e-9)
  }

  @Test func anOwnValueStandsInPlaceOfTheGuides() {
    var guide = guide
    guide.members[0].id = 7
    guide.customTargets = [
      CustomTarget(.sodium, member: 7, value: 1500), CustomTarget(.fiber, member: nil, value: 100),
    ]
    let plan = guide.plan
    expect(plan.members[0].targets?.sodium == 1500 && plan.members[0].computed?.sodium == 2000)
    expect(plan.targets.sodium == 6300 && plan.sum.fiber == 89 && plan.targets.fiber == 100)
    expect(plan.customNutrients == [.fiber] && plan.members[0].customNutrients == [.sodium])
  }

  /// 2,005 kcal in place of 2,690: protein 15 % / 4 = 75.2, fat 30 % / 9 = 66.8, carbohydrate (2005 - 300 - 603) / 4 =
  /// 275.5, saturated fat 10 % / 9 = 22.3, free sugar 10 % / 4 = 50.1, all sugars 18 % / 4 = 90.2.
  @Test func sharesOfEnergyGoByAnEnergySetByHand() {
    var dad = guide.members[0]
    dad.id = 7
    let plan = MemberPlan(dad, customTargets: [CustomTarget(.calories, member: 7, value: 2005)])
    let targets = plan.targets.map { targets in Nutrient.allCases.map { targets[$0] } + [targets.totalSugarReference] }
    expect(targets, equals: [2005, 75, 276, 67, 22, 50, 30, 2000, 90])
    expect(plan.computed?.calories == 2690 && plan.customNutrients == [.calories])
    for nutrient in Nutrient.allCases {
      expect(plan.derivation(of: nutrient).last?.result, equals: plan.targets.map { Double($0[nutrient]) })
    }
  }

  @Test func theOnlyMemberWhoIsPlannedForIsMeant() {
    let infant = FamilyMember(name: "Bo", age: 0.5, ageOn: Self.day, weight: 7, activity: .sedentary)
    expect(FamilyGuide(members: [guide.members[0], infant]).me?.name, equals: "Dad")
    expect(guide.me == nil && FamilyGuide(members: [infant]).me == nil)
  }

  @Test func anInfantIsListedAndARefusalBlocksNobody() {
    var guide = guide
    guide.members.append(FamilyMember(name: "Bo", age: 0.5, ageOn: Self.day, weight: 7, activity: .sedentary))
    guide.members[2].diet = .keto
    let plan = guide.plan
    expect(plan.members.count == 5 && plan.members[4].targets == nil)
    expect(plan.targets.calories, equals: 7920)
    expect(plan.members[2].notices.first?.weight == .refused && plan.members[2].diet == .standard)
    expect(plan.members[2].member.diet, equals: .keto)
  }
}
