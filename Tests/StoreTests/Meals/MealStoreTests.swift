import Domain
import Expect
import Testing

@testable import Store

@Suite struct MealStoreTests {
  let household: Household
  let anna: Int
  let ben: Int
  let oats: Food

  init() throws {
    household = try Household.small()
    anna = try household.adding("Anna")
    ben = try household.adding("Ben")
    oats = try household.change { try $0.foods.insert(.sample("test oats")) }
  }

  @Test func aMealComesBackAsItWasSaved() throws {
    var meal = Meal.sample([.sample(oats, grams: 1.0 / 3), .sample(oats)])
    meal.notes = "with \"milk\""
    meal.items.append(MealItem(FoodLine(name: "a bite", quantity: Quantity(kept: "1"), grams: 1, isSkipped: true)))
    let wanted = meal
    let saved = try household.change { try $0.profile(anna).insert(wanted) }
    meal.id = saved.id
    (meal.createdAt, meal.updatedAt) = (noon, noon)
    for index in meal.items.indices { meal.items[index].id = saved.items[index].id }
    expect(saved, equals: meal)
    expect(try household.read { try $0.profile(anna).meal(saved.id) }, equals: meal)
    expect(try household.read { try $0.profile(anna).meals(on: date("2026-11-21"), slot: .lunch) }, equals: [meal])
    expect(try household.read { try $0.profile(anna).meals(on: date("2026-11-21"), slot: .dinner) }, equals: [])
  }

  @Test func mealsComeInTheOrderOfTheirTimes() throws {
    try household.change { write in
      let records = write.profile(anna)
      for (day, slot) in [
        ("2026-11-20", Slot.dinner), ("2026-11-21", .lunch), ("2026-11-21", .breakfast), ("2026-11-19", .snack),
      ] {
        try records.insert(.sample([.sample(oats)], on: day, slot: slot))
      }
    }
    try household.read { reading throws in
      let records = reading.profile(anna)
      expect(
        try records.meals(from: date("2026-11-20"), to: date("2026-11-21")).map(\.slot),
        equals: [
          .dinner, .breakfast, .lunch,
        ])
      expect(try records.meals(last: 2).map(\.slot), equals: [.lunch, .breakfast])
      expect(try records.meals(last: -1), equals: [])
      expect(try records.meals(from: date("2026-11-21"), to: date("2026-11-20")), equals: [])
      expect(try records.lastTouchedMeal()?.slot, equals: .snack)
      expect(try records.lastDay(), equals: date("2026-11-21"))
    }
  }

  @Test func anotherProfilesMealsAreOutOfReach() throws {
    let meal = try household.change { try $0.profile(anna).insert(.sample([.sample(oats)])) }
    let before = try household.dump()
    let attempts: [(ProfileWriter) throws -> Void] = [
      { try $0.update(meal) }, { try $0.delete(meal.id) }, { try $0.append(meal.items, to: meal.id) },
      { try $0.replace(meal.items[0], in: meal.id) }, { try $0.removeItem(meal.items[0].id) },
    ]
    for (index, attempt) in attempts.enumerated() {
      let code = larderError { try household.change { try attempt($0.profile(ben)) } }?.code
      expect(code, equals: (index == 4 ? .unknownItem : .unknownMeal), "attempt \(index)")
    }
    expect(try household.dump(), equals: before)
    try household.read { reading throws in
      let records = reading.profile(ben)
      expect(try records.meal(meal.id), equals: nil)
      expect(try records.meals(last: 9), equals: [])
      expect(try records.lastEntry(), equals: nil)
      expect(try records.lastTouchedMeal(), equals: nil)
      expect(try records.lastDay(), equals: nil)
      expect(try records.goals(), equals: nil)
      expect(try records.daySums(from: date("2026-01-01"), to: date("2026-12-31")), equals: [])
      expect(try records.habitCounts(slot: nil, to: date("2026-11-21")), equals: [:])
      expect(try records.sourcesOf(.calories, from: date("2026-01-01"), to: date("2026-12-31"), limit: 9), equals: [])
    }
  }

  /// What is written must be read again: `Day.iso` and `Moment.iso` have four digits for the year.
  @Test func mealsOutsideTheYearsThatCanBeWrittenAreRefused() throws {
    let kept = try household.change { try $0.profile(anna).insert(.sample([.sample(oats)], on: "9999-12-31")) }
    var late = kept
    late.time = Moment(day: date("9999-12-31") + 1, minuteOfDay: 120, offset: 0)
    var early = kept
    early.day = date("0001-01-01") - 1
    for meal in [late, early] {
      expect(larderError { try household.change { try $0.profile(anna).insert(meal) } }?.code, equals: .outOfRange)
      expect(larderError { try household.change { try $0.profile(anna).update(meal) } }?.code, equals: .outOfRange)
    }
    expect(try household.read { try $0.profile(anna).meals(last: 9).count }, equals: 1)
  }

  @Test func itemsAreCountedFromOne() throws {
    let meal = try household.change {
      try $0.profile(anna).insert(.sample([.sample(oats), .sample(oats), .sample(oats)]))
    }
    try household.change { try $0.profile(anna).removeItem(meal.items[1].id) }
    expect(
      try household.change { try $0.profile(anna).append([.sample(oats), .sample(oats)], to: meal.id) }, equals: [3, 4])
    expect(try household.change { try $0.profile(anna).append([], to: meal.id) }, equals: [])
    expect(try household.read { try $0.profile(anna).meal(meal.id)?.items.count }, equals: 4)
  }

  @Test func theLastEntryIsWhatWasLoggedLastAndIsStillThere() throws {
    func last() throws -> LoggedEntry? { try household.read { try $0.profile(anna).lastEntry() } }
    let first = try household.change { try $0.profile(anna).insert(.sample([.sample(oats), .sample(oats)])) }
    let second = try household.change("eat", profile: anna) {
      try $0.profile(anna).insert(.sample([.sample(oats)], on: "2026-11-01"))
    }
    expect(try last(), equals: LoggedEntry(mealID: second.id, itemIDs: [second.items[0].id]))
    try household.change { try $0.profile(anna).append([.sample(oats)], to: first.id) }
    let appended = try require(try last())
    expect(appended.mealID == first.id && appended.itemIDs.count == 1 && appended.itemIDs[0] > second.items[0].id)
    // A correction, a note on another meal, another's meal: the entry stays the last one.
    var corrected = MealItem.sample(oats, grams: 7)
    corrected.id = appended.itemIDs[0]
    var noted = second
    noted.notes = "late"
    let (item, meal) = (corrected, noted)
    try household.change {
      try $0.profile(anna).replace(item, in: first.id)
      try $0.profile(anna).update(meal)
      try $0.profile(ben).insert(.sample([.sample(oats)]))
    }
    expect(try last(), equals: appended)
    try household.change { try $0.profile(anna).removeItem(appended.itemIDs[0]) }
    expect(try last()?.mealID, equals: second.id)
    try household.change { try $0.profile(anna).delete(second.id) }
    expect(try last(), equals: LoggedEntry(mealID: first.id, itemIDs: first.items.map(\.id)))
  }

  @Test func daySumsAreWhatTheItemsAddUpTo() throws {
    var partly = oats.nutrients.of(grams: 10)
    partly.sodium = nil
    let items = [
      MealItem.sample(oats, grams: 50),
      MealItem(FoodLine(name: "x", quantity: Quantity(kept: ""), grams: 10, nutrients: PartialNutrients(partly))),
      MealItem(FoodLine(name: "y", quantity: Quantity(kept: ""), grams: 10)),
      MealItem(
        FoodLine(
          name: "z", quantity: Quantity(kept: ""), grams: 10, nutrients: PartialNutrients(partly), isSkipped: true)),
    ]
    try household.change { write in
      try write.profile(anna).insert(.sample(items, on: "2026-11-20"))
      try write.profile(anna).insert(.sample([items[3]], on: "2026-11-18"))
      try write.profile(anna).insert(.sample([items[2]], on: "2026-11-17"))
      try write.profile(anna).insert(.sample([], on: "2026-11-16"))
      try write.profile(ben).insert(.sample(items, on: "2026-11-19"))
    }
    let sums = try household.read { try $0.profile(anna).daySums(from: date("2026-11-14"), to: date("2026-11-20")) }
    expect(sums.map(\.day.iso), equals: ["2026-11-17", "2026-11-20"])
    expect(sums.map(\.items), equals: [1, 3])
    // 100 kcal per 100 g: 50 g and 10 g. Sodium of the 50 g only: 0.3 / 2.
    let total = try require(sums.last?.total)
    expect(total[.calories] == 60 && total[.sodium] == (0.1 + 0.2) / 2)
    expect(total.unknown(.sodium) == 2 && total.unknown(.fiber) == 3 && total.unknown(.calories) == 1)
    let meal = try household.read { try $0.profile(anna).meals(on: date("2026-11-20"))[0] }
    for nutrient in Nutrient.allCases {
      expect(
        abs(meal.total[nutrient] - total[nutrient]) < 1e-9 && meal.total.unknown(nutrient) == total.unknown(nutrient))
    }
    let sources = try household.read {
      try $0.profile(anna).sourcesOf(.calories, from: date("2026-11-14"), to: date("2026-11-20"), limit: 5)
    }
    expect(sources.map(\.name) == ["test oats", "x"] && sources.map(\.amount) == [50, 10])
  }

  @Test func habitsAreOfNinetyDays() throws {
    try household.change { write in
      for (day, slot) in [
        ("2026-11-21", Slot.lunch), ("2026-11-20", .dinner), ("2026-08-24", .lunch), ("2026-08-23", .lunch),
      ] {
        try write.profile(anna).insert(.sample([.sample(oats)], on: day, slot: slot))
      }
    }
    try household.read { reading throws in
      // 21 November back to 24 August: 21 + 31 + 30 + 8 = 90 days.
      expect(try reading.profile(anna).habitCounts(slot: nil, to: date("2026-11-21")), equals: [oats.id: 3])
      expect(try reading.profile(anna).habitCounts(slot: .lunch, to: date("2026-11-21")), equals: [oats.id: 2])
      expect(try reading.profile(anna).habitCounts(slot: .snack, to: date("2026-11-21")), equals: [:])
    }
  }

  @Test func whatIsNotThereIsNamed() throws {
    let ghost = Food.sample("ghost")
    func code(_ body: (WriteTransaction) throws -> Void) -> ErrorCode? {
      larderError { try household.change { try body($0) } }?.code
    }
    expect(code { try $0.profile(99).insert(.sample([])) }, equals: .unknownProfile)
    expect(code { try $0.profile(99).setGoals(.default) }, equals: .unknownProfile)
    expect(code { try $0.profile(anna).insert(.sample([.sample(ghost)])) }, equals: .unknownFood)
    expect(code { try $0.profile(anna).delete(99) }, equals: .unknownMeal)
    expect(code { try $0.profile(anna).removeItem(99) }, equals: .unknownItem)
    expect(code { try $0.profiles.delete(99) }, equals: .unknownProfile)
    expect(code { try $0.foods.update(ghost) }, equals: .unknownFood)
  }

  @Test func goalsAreKept() throws {
    let goals = try MacroGoals.default.setting(.protein, grams: 123)
    try household.change { try $0.profile(anna).setGoals(goals) }
    expect(try household.read { try $0.profile(anna).goals() }, equals: goals)
    expect(
      try household.write("goals", author: anna, isShared: false, now: noon) { try $0.profile(anna).setGoals(goals) }
        .step, equals: nil)
    try household.change { try $0.profile(anna).resetGoals() }
    expect(try household.read { try $0.profile(anna).goals() }, equals: nil)
  }
}
