import Domain
import Expect
import Store
import Testing

/// What another program logged, in a profile's meals: once, with the values from the file.
@Suite struct MealImportTests {
  private let household: Household
  private let dad: Int

  init() throws {
    household = try Household.inMemory(now: noon)
    dad = try household.adding("Dad")
  }

  private static func item(_ name: String, _ amount: String = "3 large", kcal: Double = 215, weight: Double? = nil)
    -> MealItem
  {
    MealItem(
      FoodLine(
        name: name, quantity: Quantity(kept: amount), grams: weight,
        nutrients: PartialNutrients(calories: kcal, protein: 18.9, carbohydrates: 1.1, fat: 14.3), originalText: amount)
    )
  }

  private static let file = [
    Meal.sample([item("Eggs"), item("Eggs"), item("Oats, rolled", "80 g", weight: 80)], slot: .breakfast),
    Meal.sample([item("Chili", "1 recipe")], on: "2026-11-20", slot: .dinner),
  ]

  @discardableResult
  private func importing(_ meals: [Meal], for profile: Int? = nil, from program: String = "cronometer") throws
    -> WriteResult<
      [FoodOutcome]
    >
  {
    let profile = profile ?? dad
    return try household.write("data import", author: profile, isShared: false, now: noon) { writing in
      let sink = try writing.profile(profile).importing(from: program)
      return try meals.flatMap { try sink.add($0) }
    }
  }

  private func items(on day: String = "2026-11-21") throws -> [MealItem] {
    try household.read { try $0.profile(dad).meals(on: date(day)) }.flatMap(\.items)
  }

  @Test func itemsKeepTheValuesOfTheFile() throws {
    expect(try importing(Self.file).value, equals: [.new, .new, .new, .new])
    let saved = try items()
    expect(saved.map(\.name), equals: ["Eggs", "Eggs", "Oats, rolled"])
    expect(saved.map(\.grams), equals: [nil, nil, 80])
    expect(saved.map(\.nutrients), equals: Self.file[0].items.map(\.nutrients))
    // `Eggs` is a name of the bank's egg; its values are not taken.
    expect(saved[0].food?.name == "Egg" && saved[2].food == nil)
    expect(try household.check(), equals: [])
  }

  @Test func theSameFileTwiceAddsNothing() throws {
    try importing(Self.file)
    let before = try household.dump()
    expect(try importing(Self.file).value, equals: [.unchanged, .unchanged, .unchanged, .unchanged])
    expect(try importing(Self.file).step, equals: nil)
    expect(try household.dump(), equals: before)
    // Another program's, another person's and a third egg are others.
    let mum = try household.adding("Mum")
    expect(try importing([Self.file[1]], from: "loseit").value, equals: [.new])
    expect(try importing([Self.file[1]], for: mum).value, equals: [.new])
    expect(
      try importing([.sample([Self.item("Eggs"), Self.item("Eggs"), Self.item("Eggs")], slot: .breakfast)]).value,
      equals: [.unchanged, .unchanged, .new])
    expect(try household.check(), equals: [])
  }

  @Test func whatAPersonChangedStays() throws {
    try importing(Self.file)
    var meal = try require(try household.read { try $0.profile(dad).meals(on: date("2026-11-21")) }.first)
    meal.items[0].name = "Duck eggs"
    try household.change("rename", profile: dad) { try $0.profile(dad).replace(meal.items[0], in: meal.id) }
    expect(try importing(Self.file).value, equals: [.kept, .unchanged, .unchanged, .unchanged])
    expect(try items().map(\.name), equals: ["Duck eggs", "Eggs", "Oats, rolled"])
  }

  @Test func itJoinsTheMealThatIsThere() throws {
    try household.change("eat", profile: dad) {
      try $0.profile(dad).insert(.sample([Self.item("Toast")], slot: .breakfast))
    }
    let before = try household.dump()
    try importing(Self.file)
    expect(try household.read { try $0.profile(dad).meals(on: date("2026-11-21")) }.count, equals: 1)
    expect(try items().map(\.name), equals: ["Toast", "Eggs", "Eggs", "Oats, rolled"])
    _ = try household.undo(1, profile: dad, now: noon)
    expect(try household.dump(), equals: before)
    _ = try household.redo(1, profile: dad, now: noon)
    expect(try importing(Self.file).step, equals: nil)
  }

  /// `food edit --past` multiplies by the weight, and 3 large eggs from a file have none.
  @Test func valuesWithoutAWeightAreNotRewritten() throws {
    try importing(Self.file)
    var egg = try require(try household.read { try $0.foods.candidates(for: "eggs", limit: 1) }.first)
    egg.nutrients.calories = 150
    try household.change("food edit --past") { try $0.foods.update(egg, past: true) }
    expect(try items().map { $0.nutrients.calories }, equals: [215, 215, 215])
  }

  @Test func aRehearsalWritesNothing() throws {
    let before = try household.dump()
    let outcomes = try household.read { reading in
      let sink = try reading.profile(dad).rehearsingImport(from: "cronometer")
      return try Self.file.flatMap { try sink.add($0) }
    }
    expect(outcomes, equals: [.new, .new, .new, .new])
    expect(try household.dump(), equals: before)
  }
}
