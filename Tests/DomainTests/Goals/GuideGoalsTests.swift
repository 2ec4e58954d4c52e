import Expect
import TestSupport
import Testing

@testable import Domain

/// A member's targets as goals: gram for gram.
@Suite struct GuideGoalsTests {
  /// Shares by hand: 10000 × kcal per gram × grams / kcal, the basis points that are over or under 10000 taken up by
  /// carbs.
  @Test(
    arguments: [
      // 404 / 2690 = 1501.9 bp, 1476 / 2690 = 5487.0, 810 / 2690 = 3011.2: 1502 + 5487 + 3011 = 10000.
      ([2690, 101, 369, 90], [1502, 5487, 3011]),
      // 324 / 2170 = 1493.1, 1044 / 2170 = 4811.1, 801 / 2170 = 3691.2: 9995, and 5 more for carbs; 2169 of 2170 kcal.
      ([2170, 81, 261, 89], [1493, 4816, 3691]),
      // Keto: 280 / 1390 = 2014.4, 140 / 1390 = 1007.2, 972 / 1390 = 6992.8: 10014; carbs 993 are 34.5 g, half up 35.
      ([1390, 70, 35, 108], [2014, 993, 6993]),
      // The most: 600, 2212 and 1188 of 4000.
      ([4000, 150, 553, 132], [1500, 5530, 2970]),
    ])
  func sharesAreByHand(guide: [Int], expected: [Int]) throws {
    let goals = try MacroGoals(targets(guide))
    expect([goals.calories, goals.protein, goals.carbs, goals.fat], equals: guide)
    expect(Macro.allCases.map { goals.shares[$0] }, equals: expected)
  }

  @Test(arguments: SplitMix64.seeds) func everyMembersGramsReadAsTheGuides(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var adopted = 0
    for _ in 0..<4000 {
      let member = FamilyMember.any(&random, ages: 1...110)
      let guide = try require(MemberPlan(member).targets)
      guard MacroGoals.caloriesRange.contains(guide.calories) else {
        #expect(throws: LarderError.self) { _ = try MacroGoals(guide) }
        continue
      }
      let goals = try MacroGoals(guide)
      adopted += 1
      expect(
        [goals.calories, goals.protein, goals.carbs, goals.fat],
        equals: [guide.calories, guide.protein, guide.carbohydrates, guide.fat], "seed \(seed): \(member)")
      expect(goals.shares.protein + goals.shares.carbs + goals.shares.fat, equals: 10000, "seed \(seed): \(member)")
    }
    expect(adopted > 500, "seed \(seed): too few to mean anything")
  }

  /// Every split of grams that makes up the energy to 2 kcal, at the ends of the range and between.
  @Test func gramsThatMakeUpTheEnergyAlwaysHaveShares() {
    for calories in [1200, 1201, 1999, 2000, 2690, 3333, 3999, 4000] {
      for protein in stride(from: 0, through: calories / 4, by: 7) {
        for fat in stride(from: 0, through: (calories - 4 * protein) / 9, by: 5) {
          let carbs = (calories - 4 * protein - 9 * fat + 2) / 4
          let goals = try? MacroGoals(targets([calories, protein, carbs, fat]))
          expect(
            goals.map { [$0.protein, $0.carbs, $0.fat] }, equals: [protein, carbs, fat], "\(calories) \(protein) \(fat)"
          )
        }
      }
    }
  }

  @Test(arguments: [1190, 4010, 0, 100_000]) func energyOutOfRangeIsRefusedWithTheRange(calories: Int) {
    let error = #expect(throws: LarderError.self) { _ = try MacroGoals(targets([calories, 100, 100, 100])) }
    expect(error?.code, equals: .outOfRange)
    expect(error?.hint?.contains("1,200 to 4,000"), equals: true)
  }

  /// Values set by hand: 4 × 200 + 4 × 369 + 9 × 90 = 3086 kcal are not 2690.
  @Test func valuesThatDoNotFitTogetherAreRefused() {
    for grams in [[2690, 200, 369, 90], [2690, 101, 369, 1], [2690, 20_000, 20_000, 20_000], [2690, 1, 1, 1]] {
      let error = #expect(throws: LarderError.self) { _ = try MacroGoals(targets(grams)) }
      expect(error?.code, equals: .notAllowed)
    }
    let error = #expect(throws: LarderError.self) { _ = try MacroGoals(targets([2690, 200, 369, 90])) }
    expect(error?.message, equals: "the guide's protein 200 g, carbs 369 g, fat 90 g give 3,086 kcal, not 2,690")
  }

  private func targets(_ values: [Int]) -> DailyTargets {
    var targets = DailyTargets.zero
    targets.calories = values[0]
    targets.protein = values[1]
    targets.carbohydrates = values[2]
    targets.fat = values[3]
    return targets
  }
}
