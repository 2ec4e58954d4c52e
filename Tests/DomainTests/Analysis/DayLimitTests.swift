import Expect
import Testing

@testable import Domain

/// Which limits of a day are worth a word.
@Suite struct DayLimitTests {
  /// A woman of 41 on a standard diet with these targets set by hand; her sodium limit is 2,000 mg (EFSA 2019).
  private static func reference(_ own: [(Nutrient, Int)] = []) -> MarkerReference {
    var member = FamilyMember(
      name: "Lena", age: 41, ageOn: Day(number: 0), weight: 65, activity: .lightlyActive, diet: .standard, sex: .female,
      height: 168, state: nil, isMe: true)
    member.id = 1
    let guide = FamilyGuide(
      members: [member], customTargets: own.map { CustomTarget($0.0, member: 1, value: $0.1) })
    return MarkerReference(guide, for: .meals, goals: .default)
  }

  private static func total(sodium: Double?, fiber: Double? = 0, saturatedFat: Double? = 0) -> NutrientTotal {
    var nutrients = PartialNutrients.unknown
    nutrients[.calories] = 2000
    nutrients[.sodium] = sodium
    nutrients[.fiber] = fiber
    nutrients[.saturatedFat] = saturatedFat
    nutrients[.sugar] = 0
    var total = NutrientTotal()
    total.add(nutrients)
    return total
  }

  @Test(arguments: [
    // Nine tenths of 2,000 mg are 1,800 mg.
    (1799.0, false), (1800.0, true), (2400.0, true),
  ])
  func `a limit of the guide is said from nine tenths on`(sodium: Double, isSaid: Bool) {
    let limits = DayLimit.notable(Self.total(sodium: sodium), items: 1, Self.reference())
    expect(limits.map(\.nutrient), equals: (isSaid ? [.sodium] : []))
    expect(limits.allSatisfy { $0.limit == 2000 && $0.eaten == sodium && $0.isExceeded == (sodium > 2000) })
  }

  @Test func `one that was set by hand is always said, a minimum last`() {
    let reference = Self.reference([(.fiber, 35), (.sodium, 1500)])
    let limits = DayLimit.notable(Self.total(sodium: 300, fiber: 34), items: 1, reference)
    expect(limits.map(\.nutrient) == [.sodium, .fiber] && limits.map(\.limit) == [1500, 35])
    expect(limits.map(\.isExceeded), equals: [false, false])
    // Much fiber exceeds nothing.
    let much = DayLimit.notable(Self.total(sodium: 1501, fiber: 60), items: 1, reference)
    expect(much.map(\.isExceeded), equals: [true, false])
  }

  @Test func `nothing is said of what is not known, and zero of an empty day`() {
    let reference = Self.reference([(.sodium, 1500)])
    expect(DayLimit.notable(Self.total(sodium: nil), items: 1, reference).isEmpty)
    expect(DayLimit.notable(NutrientTotal(), items: 0, reference).map(\.eaten), equals: [0])
  }

  @Test func `the values for adults are nobody's own`() {
    expect(DayLimit.notable(Self.total(sodium: 9000), items: 1, .adults).isEmpty)
  }

  @Test func `a limit of one's own is said without a guide, and only that one`() throws {
    let goals = try MacroGoals.default.limiting(.sodium, to: 1500)
    let reference = MarkerReference(FamilyGuide(), for: .meals, goals: goals)
    // Saturated fat is over 10 % of 2,200 kcal, 24.4 g, but that limit is nobody's own.
    let limits = DayLimit.notable(Self.total(sodium: 1600, saturatedFat: 40), items: 1, reference)
    expect(limits.map(\.nutrient) == [.sodium] && limits.map(\.limit) == [1500] && limits[0].isExceeded)
  }

  /// 25 g of free sugar set by hand; 18 % of 2,200 kcal are 396 kcal, 99 g of all sugars.
  @Test(arguments: [(20.0, 25.0, false, false), (60, 25, false, true), (100, 99, true, false)])
  func `sugar is held against one's own limit until it is certainly too much`(
    sugar: Double, limit: Double, isExceeded: Bool, isOpen: Bool
  ) throws {
    var total = NutrientTotal()
    total.add(Nutrients(calories: 2200, protein: 0, carbohydrates: 0, fat: 0, sugar: sugar))
    let reference = MarkerReference(FamilyGuide(), for: .meals, goals: try MacroGoals.default.limiting(.sugar, to: 25))
    let limits = DayLimit.notable(total, items: 1, reference)
    expect(limits.map(\.nutrient) == [.sugar] && limits.map(\.limit) == [limit], "\(limits)")
    expect(limits.map(\.isExceeded) == [isExceeded] && limits.map(\.isOpen) == [isOpen], "\(limits)")
  }

  @Test func `a limit of one's own goes before the guide's, for meals alone`() throws {
    var member = FamilyMember(
      name: "Lena", age: 41, ageOn: Day(number: 0), weight: 65, activity: .lightlyActive, diet: .standard, sex: .female,
      height: 168, state: nil, isMe: true)
    member.id = 1
    let guide = FamilyGuide(members: [member], customTargets: [CustomTarget(.sodium, member: 1, value: 1800)])
    let goals = try MacroGoals.default.limiting(.sodium, to: 1500).limiting(.fiber, to: 40)
    let meals = MarkerReference(guide, for: .meals, goals: goals)
    expect(meals.sodium.amount == 1500 && meals.sodium.isCustom && meals.fiber.amount == 40)
    expect(meals.owner == .member("Lena") && !meals.saturatedFat.isCustom)
    // What is bought is for a family, not for one of its profiles.
    expect(MarkerReference(guide, for: .trips, goals: goals).sodium.amount, equals: 1800)
  }

  @Test func `calories and macros leave the limits as they are`() throws {
    let goals = try MacroGoals.default.limiting(.sodium, to: 1500)
    expect(try goals.setting(calories: 1800).limits, equals: [.sodium: 1500])
    expect(try goals.setting(.protein, grams: 120).split(25, 45, 30).limits, equals: [.sodium: 1500])
    expect(try MacroGoals.preset("keto", for: goals).limits, equals: [.sodium: 1500])
    expect(try goals.hasSameMacros(as: .default) && !goals.hasSameMacros(as: goals.setting(calories: 1800)))
    #expect(throws: LarderError.self) { try goals.limiting(.sodium, to: 0) }
  }
}
