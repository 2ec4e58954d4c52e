import Expect
import TestSupport
import Testing

@testable import Domain

/// Laws that hold for every member and every household; `LARDER_SEED` repeats one run.
@Suite struct GuidePropertyTests {
  @Test(arguments: SplitMix64.seeds) func aHouseholdIsTheSumOfItsMembers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let guide = FamilyGuide.any(&random)
      let plan = guide.plan
      expect(plan.members.map(\.member), equals: guide.members, "seed \(seed)")
      for nutrient in Nutrient.allCases {
        // A member's own value stands in place of the guide's, which go by an own energy; an infant has nothing; a
        // refused diet counts as standard.
        let each = guide.members.filter { $0.age >= 1 }.map { member in
          let own = guide.customTargets.first { $0.member == member.id && $0.nutrient == nutrient }
          let energy = guide.customTargets.filter { $0.member == member.id && $0.nutrient == .calories }
          return own?.value ?? MemberPlan(member, customTargets: energy).computed?[nutrient] ?? 0
        }
        let sum = each.reduce(0, +)
        expect(plan.sum[nutrient], equals: sum, "seed \(seed), \(nutrient)")
        let household = guide.customTargets.first { $0.member == nil && $0.nutrient == nutrient }
        expect(
          plan.targets[nutrient], equals: (each.isEmpty ? 0 : household?.value ?? sum), "seed \(seed), \(nutrient)")
      }
      expect(plan.sum(over: 7), equals: plan.sum.times(7), "seed \(seed)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func daysOfAbsenceAreLeftOut(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let plan = FamilyGuide.any(&random).plan
      let present = Dictionary(
        uniqueKeysWithValues: plan.members.map { ($0.member.id, Int.random(in: 0...14, using: &random)) })
      let calories = plan.members.reduce(0) { $0 + ($1.targets?.calories ?? 0) * (present[$1.member.id] ?? 0) }
      expect(plan.sum(over: 14, present: present).calories, equals: calories, "seed \(seed)")
    }
  }

  /// Rounding to whole grams leaves at most half a gram of the nutrient that absorbs the rest: 2 kcal of carbohydrate,
  /// 4.5 of fat with keto.
  @Test(arguments: SplitMix64.seeds) func macrosMakeUpTheEnergy(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3000 {
      let member = FamilyMember.any(&random, ages: 1...110)
      let plan = MemberPlan(member)
      let targets = try require(plan.targets)
      let sum = 4 * targets.protein + 4 * targets.carbohydrates + 9 * targets.fat
      expect(
        Double(abs(targets.calories - sum)) <= (plan.diet == .keto ? 4.5 : 2), "seed \(seed): \(member), \(targets)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func moreWeightOrActivityNeverMeansLessEnergy(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3000 {
      let member = FamilyMember.any(&random, ages: 1...110)
      let calories = EnergyRequirement(member).calories
      var other = member
      other.weight = Double.random(in: member.weight...300, using: &random)
      expect(EnergyRequirement(other).calories >= calories, "seed \(seed): \(member), \(other.weight) kg")
      let levels = ActivityLevel.allCases
      other = member
      other.activity =
        levels[Int.random(in: (levels.firstIndex(of: member.activity) ?? 0)..<levels.count, using: &random)]
      expect(EnergyRequirement(other).calories >= calories, "seed \(seed): \(member), \(other.activity)")
    }
  }

  /// All members that pass the checks, the extremes first.
  @Test(arguments: SplitMix64.seeds) func nothingIsNegativeOrNoNumber(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var members = FamilyMember.corners
    for _ in 0..<2000 { members.append(.any(&random, ages: 1...110)) }
    var wrong: [String] = []
    for member in members {
      let plan = MemberPlan(member)
      let targets = Nutrient.allCases.map { plan.targets?[$0] ?? -1 } + [plan.targets?.totalSugarReference ?? -1]
      let results = Nutrient.allCases.flatMap { plan.derivation(of: $0).compactMap(\.result) }
      let comparison = plan.comparison.map { [$0.calories, $0.error] } ?? []
      let isSound = (results + comparison).allSatisfy { $0.isFinite && $0 >= 0 }
      if !isSound || targets.contains(where: { $0 < 0 }) || (plan.targets?.calories ?? 0) < 100 {
        wrong.append("\(member): \(targets) \(results) \(comparison)")
      }
    }
    expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(2))")
  }

  /// The last step of a derivation is the number that is shown, and every published value has its source.
  @Test(arguments: SplitMix64.seeds) func aDerivationEndsWithWhatIsShown(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      for plan in FamilyGuide.any(&random).plan.members {
        for nutrient in Nutrient.allCases {
          let steps = plan.derivation(of: nutrient)
          expect(steps.last?.result, equals: plan.targets.map { Double($0[nutrient]) }, "seed \(seed), \(nutrient)")
          let isSourced = steps.contains(where: { $0.publication != nil })
          expect(plan.targets == nil || isSourced, "seed \(seed), \(nutrient)")
        }
      }
    }
  }
}

extension FamilyMember {
  /// Anybody whom the checks let pass.
  static func any(_ random: inout SplitMix64, ages: ClosedRange<Double>) -> FamilyMember {
    func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }
    let age = Double.random(in: ages, using: &random)
    let rounded = Bool.random(using: &random) ? max(ages.lowerBound, age.rounded(.down)) : age
    let states: [PhysiologicalState?] = [
      nil, nil, nil, .pregnant(trimester: 1), .pregnant(trimester: 2), .pregnant(trimester: 3), .lactating,
    ]
    let state = (10...60).contains(rounded) ? pick(states) ?? nil : nil
    let sexes: [Sex?] = state == nil ? [nil, .female, .male] : [nil, .female]
    return FamilyMember(
      name: "Sam", age: rounded, ageOn: Day(number: 20_000),
      weight: rounded < 1 ? .random(in: 2...20, using: &random) : .random(in: 5...300, using: &random),
      activity: pick(ActivityLevel.allCases) ?? .active, diet: pick(DietType.allCases) ?? .standard,
      sex: pick(sexes) ?? nil, height: Bool.random(using: &random) ? .random(in: 40...250, using: &random) : nil,
      state: state)
  }

  /// Everybody at an end of a range, or where a rule changes.
  static var corners: [FamilyMember] {
    var members: [FamilyMember] = []
    for age in [1.0, 2.99, 3, 4, 9.99, 10, 15, 17.99, 18, 18.99, 19, 60, 65, 110] {
      for weight in [5.0, 30, 70, 300] {
        for diet in DietType.allCases {
          for (sex, height) in [(nil, nil), (Sex.female, 40), (.male, 40), (.female, 250), (.male, 250)]
            as [(Sex?, Double?)]
          {
            members.append(.sample(age, weight, .veryActive, sex, diet: diet, height: height))
          }
          if (10...60).contains(age) {
            members.append(.sample(age, weight, .sedentary, diet: diet, height: 40, state: .pregnant(trimester: 3)))
            members.append(.sample(age, weight, .sedentary, diet: diet, height: 250, state: .lactating))
          }
        }
      }
    }
    return members
  }
}

extension FamilyGuide {
  /// A household of any members, infants and refused diets among them, with own values of some and of the household.
  static func any(_ random: inout SplitMix64) -> FamilyGuide {
    var guide = FamilyGuide()
    for number in 0..<Int.random(in: 0...8, using: &random) {
      var member = FamilyMember.any(&random, ages: Bool.random(using: &random) ? 0...2 : 1...110)
      member.id = number + 1
      guide.members.append(member)
    }
    for owner in [nil] + guide.members.map({ Optional($0.id) }) {
      for nutrient in Nutrient.allCases where Int.random(in: 0..<5, using: &random) == 0 {
        guide.customTargets.append(
          CustomTarget(
            nutrient, member: owner, value: .random(in: 1...CustomTarget.maximum(nutrient), using: &random)))
      }
    }
    return guide
  }
}
