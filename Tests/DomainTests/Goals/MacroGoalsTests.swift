import Domain
import Expect
import Testing

/// Daily goals: calories, a split, grams that follow.
@Suite struct MacroGoalsTests {
  struct Expected: Equatable {
    let calories: Int
    let basisPoints: [Int]
    let grams: [Int]

    init(_ calories: Int, _ basisPoints: [Int], _ grams: [Int]) {
      self.calories = calories
      self.basisPoints = basisPoints
      self.grams = grams
    }

    init(_ goals: MacroGoals) {
      self.init(goals.calories, Macro.allCases.map { goals.shares[$0] }, [goals.protein, goals.carbs, goals.fat])
    }
  }

  @Test func aNewProfileStartsWith2200At304030() {
    // 2200 x 0.30 / 4 = 165; 2200 x 0.40 / 4 = 220; 2200 x 0.30 / 9 = 73.3
    expect(Expected(.default), equals: Expected(2200, [3000, 4000, 3000], [165, 220, 73]))
  }

  @Test func changedCaloriesKeepTheSplit() throws {
    expect(
      Expected(try MacroGoals.default.setting(calories: 1800)),
      equals: Expected(1800, [3000, 4000, 3000], [135, 180, 60]))
    expect(
      Expected(try MacroGoals.default.setting(calories: 4000)),
      equals: Expected(4000, [3000, 4000, 3000], [300, 400, 133]))
  }

  @Test func aMacroInGramsLeavesTheRestToTheOthersInProportion() throws {
    let fresh = MacroGoals.default
    // 200 g x 4 = 800 of 2200 kcal = 36.36 %; the other 63.64 % at 40:30 = 36.37 and 27.27.
    expect(
      Expected(try fresh.setting(.protein, grams: 200)), equals: Expected(2200, [3636, 3637, 2727], [200, 200, 67]))
    // 900 of 2200 = 40.91 %; 59.09 % at 30:40 = 25.32 and 33.77.
    expect(Expected(try fresh.setting(.fat, grams: 100)), equals: Expected(2200, [2532, 3377, 4091], [139, 186, 100]))
    // 100 % at 40:30 = 57.14 and 42.86.
    expect(Expected(try fresh.setting(.protein, grams: 0)), equals: Expected(2200, [0, 5714, 4286], [0, 314, 105]))
  }

  @Test func aMacroSetInGramsFollowsLaterCalories() throws {
    let set = try MacroGoals.default.setting(.protein, grams: 180)
    expect(Expected(set), equals: Expected(2200, [3273, 3844, 2883], [180, 211, 70]))
    expect(Expected(try set.setting(calories: 2000)), equals: Expected(2000, [3273, 3844, 2883], [164, 192, 64]))
  }

  @Test func macrosThatHadNothingShareAtTheFreshRatio() throws {
    let all = try MacroGoals.default.setting(.protein, grams: 550)
    expect(Expected(all), equals: Expected(2200, [10000, 0, 0], [550, 0, 0]))
    expect(Expected(try all.setting(.carbs, grams: 220)), equals: Expected(2200, [6000, 4000, 0], [330, 220, 0]))
    // Carbs and fat have nothing: the 60 % left are shared 40:30, 34.29 and 25.71.
    expect(Expected(try all.setting(.protein, grams: 220)).basisPoints, equals: [4000, 3429, 2571])
  }

  @Test func aSplitIsWholePercents() throws {
    expect(
      Expected(try MacroGoals.default.split(25, 45, 30)), equals: Expected(2200, [2500, 4500, 3000], [138, 248, 73]))
    expect(try MacroGoals.default.setting(.protein, grams: 200).shares.percent(.carbs), equals: 36.37)
  }

  @Test func whatDoesNotFitIsRefusedWithTheRange() {
    let fresh = MacroGoals.default
    expectRefusal(.outOfRange, "1,200 to 4,000") { _ = try fresh.setting(calories: 1199) }
    expectRefusal(.outOfRange, "1,200 to 4,000") { _ = try fresh.setting(calories: 4001) }
    expectRefusal(.outOfRange, "0 to 550 g") { _ = try fresh.setting(.protein, grams: -1) }
    expectRefusal(.outOfRange, "0 to 550 g") { _ = try fresh.setting(.protein, grams: 551) }
    // 2200 / 9 = 244.4
    expectRefusal(.outOfRange, "0 to 244 g") { _ = try fresh.setting(.fat, grams: 245) }
    expectRefusal(.outOfRange, "0 to 550 g") { _ = try fresh.setting(.carbs, grams: .max) }
    expectRefusal(.badValue, "30 40 30") { _ = try fresh.split(30, 40, 29) }
    expectRefusal(.badValue, "30 40 30") { _ = try fresh.split(-10, 80, 30) }
    expectRefusal(.badValue, "30 40 30") { _ = try fresh.split(.max, 1, .min) }
    expectRefusal(.badValue, "10000") { _ = try MacroShares(basisPoints: 3000, 4000, 3001) }
  }

  @Test func numbersAreWhole() throws {
    expect(try MacroGoals.wholeNumber("2200"), equals: 2200)
    expect(try MacroGoals.wholeNumber("-1"), equals: -1)
    for word in ["2200.5", "2,200", "", "-", "two", "1e3", "٢٢٠٠", "0x10"] {
      expectRefusal(.badNumber, "whole") { _ = try MacroGoals.wholeNumber(word) }
    }
    expectRefusal(.outOfRange, "1,200 to 4,000") { _ = try MacroGoals.wholeNumber(String(repeating: "9", count: 50)) }
  }

  @Test func moderateIs120And250And70Grams() throws {
    // 120 x 4 + 250 x 4 + 70 x 9 = 2110 kcal, 23/47/30 %.
    expect(Expected(try .preset("moderate")), equals: Expected(2110, [2275, 4739, 2986], [120, 250, 70]))
  }

  @Test func otherPresetsKeepTheCaloriesAndSayWhereTheyComeFrom() throws {
    let goals = try MacroGoals.default.setting(calories: 1900)
    for preset in GoalPreset.all {
      let set = try MacroGoals.preset(preset.name.uppercased(), for: goals)
      expect(set.calories, equals: preset.calories ?? 1900, "\(preset.name)")
      expect(set.shares.protein + set.shares.carbs + set.shares.fat, equals: 10000, "\(preset.name)")
      expect(!preset.origin.isEmpty, "\(preset.name)")
    }
    expectRefusal(.badValue, "balanced") { _ = try MacroGoals.preset("atkins") }
  }

  /// Every number of grams of every macro at every goal of calories, from two splits: 8 million settings would be too
  /// many for each run, so calories go in steps of 41 and to the ends of the range.
  @Test func theTypedGramsAreShownAsTypedAndSharesAddUp() throws {
    var wrong: [String] = []
    for calories in Array(stride(from: 1200, through: 4000, by: 41)) + [3999, 4000] {
      let start = try MacroGoals.default.setting(calories: calories)
      for macro in Macro.allCases {
        for grams in 0...start.maximumGrams(of: macro) {
          let set = try start.setting(macro, grams: grams)
          let sum = set.shares.protein + set.shares.carbs + set.shares.fat
          if set.grams(macro) != grams || sum != 10000 || Macro.allCases.contains(where: { set.shares[$0] < 0 }) {
            wrong.append("\(calories) kcal, \(macro) \(grams) g: \(set)")
          }
        }
      }
    }
    expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func aDayMeetsAGoalWithinATenth() {
    // 90 and 110 % of 2000 are 1800 and 2200; 0.1 x 3 = 0.30000000000000004 is still 0.3.
    expect(GoalVerdict(1799.9, goal: 2000), equals: .under)
    expect(GoalVerdict(1800, goal: 2000), equals: .met)
    expect(GoalVerdict(2200, goal: 2000), equals: .met)
    expect(GoalVerdict(2200.1, goal: 2000), equals: .over)
    expect(GoalVerdict(0.1 * 3 * 110 / 0.3, goal: 100), equals: .met)
    expect(GoalVerdict(0, goal: 0), equals: .met)
    expect(GoalVerdict(1, goal: 0), equals: .over)
  }

  @Test func goalsAnswerByNutrient() {
    expect(MacroGoals.default[.calories], equals: 2200)
    expect(MacroGoals.default[.carbohydrates], equals: 220)
    expect(MacroGoals.default[.sodium], equals: nil)
  }

  private func expectRefusal(
    _ code: ErrorCode, _ hint: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    let error = #expect(throws: LarderError.self, sourceLocation: sourceLocation) { try body() }
    #expect(error?.code == code, sourceLocation: sourceLocation)
    let told = (error?.message ?? "") + " " + (error?.hint ?? "")
    #expect(told.contains(hint), sourceLocation: sourceLocation)
  }
}
