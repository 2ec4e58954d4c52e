import Domain
import Expect
import Store
import Testing

/// Imported foods in the bank: added once, undone and redone together, updated by newer files, left alone if a person
/// changed them.
@Suite struct FoodImportTests {
  private let household: Household

  init() throws { household = try Household.inMemory(now: noon) }

  /// A food of a file; its number is its source's.
  static func food(_ number: Int, _ name: String? = nil, kcal: Double = 100, collection: String = "A list") -> Food {
    Food(
      name: name ?? "Imported \(number)", category: .snacks,
      nutrients: Nutrients(calories: kcal, protein: 1, carbohydrates: 2, fat: 0.1 + 0.2),
      basis: .available, portions: [Portion(name: "bar", grams: 40), Portion(name: "piece", grams: 8)],
      aliases: ["Riegel \(number)"], tags: ["vegan"], isUserCreated: false,
      source: FoodSource(name: collection, id: "\(number)"))
  }

  @discardableResult
  private func importing(_ foods: [Food], at moment: Moment = noon) throws -> WriteResult<[FoodOutcome]> {
    try household.importFoods("data import csv list.csv", author: nil, kind: "csv", file: "list.csv", now: moment) {
      sink in
      // In several portions, as a long file comes.
      try stride(from: 0, to: foods.count, by: 3).flatMap { try sink.add(Array(foods[$0..<min($0 + 3, foods.count)])) }
    }
  }

  private func named(_ name: String) throws -> [Food] {
    try household.read { try $0.foods.candidates(for: name, limit: 50) }.filter { $0.name == name }
  }

  @Test func foodsComeWithAllTheyHave() throws {
    let written = try importing((1...10).map { Self.food($0) })
    expect(written.value, equals: [FoodOutcome](repeating: .new, count: 10))
    expect(written.step != nil)
    let saved = try require(try named("Imported 7").first)
    var expected = Self.food(7)
    (expected.id, expected.createdAt, expected.updatedAt) = (saved.id, noon, noon)
    expect(saved, equals: expected)
    expect(try household.read { try $0.foods.candidates(for: "riegel 7", limit: 5) }.first?.name, equals: "Imported 7")
    expect(try household.check(), equals: [])
  }

  @Test func theSameFileTwiceIsNoStep() throws {
    let foods = (1...10).map { Self.food($0) }
    try importing(foods)
    let before = try household.dump()
    let again = try importing(foods)
    expect(again.value, equals: [FoodOutcome](repeating: .unchanged, count: 10))
    expect(again.step, equals: nil)
    expect(try household.dump(), equals: before)
    expect(try household.history(profile: nil, last: 10).count, equals: 1)
  }

  /// Duplicates within a file are not imported twice either; the first counts.
  @Test func aFoodThatStandsTwiceCountsOnce() throws {
    expect(
      try importing([Self.food(1), Self.food(1, kcal: 200), Self.food(1)]).value, equals: [.new, .repeated, .repeated])
    expect(try named("Imported 1").first?.nutrients.calories, equals: 100)
    expect(try importing([Self.food(1), Self.food(1, kcal: 200)]).step, equals: nil)
  }

  @Test func undoAndRedo() throws {
    let start = try household.dump()
    let count = try household.read { try $0.foods.count() }
    try importing((1...20).map { Self.food($0) })
    let end = try household.dump()
    for round in 1...3 {
      expect(try household.undo(1, profile: nil, now: noon).count, equals: 1)
      expect(try household.dump(), equals: start, "round \(round)")
      expect(try household.read { try $0.foods.count() }, equals: count)
      expect(try named("Imported 7"), equals: [])
      expect(try household.check(), equals: [])
      _ = try household.redo(1, profile: nil, now: noon)
      expect(try household.dump(), equals: end, "round \(round)")
      expect(try named("Imported 7").count, equals: 1)
      expect(try household.check(), equals: [])
    }
  }

  @Test func aNewerFileCorrectsWhatNobodyTouched() throws {
    let later = Moment(seconds: noon.seconds + 86_400, offset: 3600)
    try importing([Self.food(1), Self.food(2), Self.food(3), Self.food(4)])
    var own = try require(try named("Imported 2").first)
    own.aliases.append("mine")
    let gone = try require(try named("Imported 3").first)
    _ = try household.write("edit", author: nil, isShared: true, now: later) { writing in
      try writing.foods.update(own)
      try writing.foods.delete(gone.id)
    }
    let before = try household.dump()
    var renamed = Self.food(4, "Other name", kcal: 120)
    renamed.portions = [Portion(name: "pack", grams: 90)]
    let written = try importing([Self.food(1), Self.food(2, kcal: 50), Self.food(3), renamed, Self.food(5)], at: later)
    expect(written.value, equals: [.unchanged, .kept, .kept, .updated, .new])
    expect(try named("Other name").first?.portions, equals: renamed.portions)
    expect(try named("Imported 4"), equals: [])
    expect(try household.check(), equals: [])
    let after = try household.dump()
    _ = try household.undo(1, profile: nil, now: later)
    expect(try household.dump(), equals: before)
    expect(try named("Imported 4").count, equals: 1)
    _ = try household.redo(1, profile: nil, now: later)
    expect(try household.dump(), equals: after)
    expect(try household.check(), equals: [])
    // An update does not count as a person's change: a third file updates again.
    expect(try importing([Self.food(4, kcal: 130)], at: later).value, equals: [.updated])
  }

  /// 01123 is the starter bank's egg; 14226 is only in it as the source of another food's values (`14226/...`).
  @Test func theStarterBanksFoodsAreThere() throws {
    let rows = ["01123", "14226"].map { number in
      var food = Self.food(0, "Row \(number)")
      food.source = FoodSource(name: "USDA SR Legacy", id: number)
      return food
    }
    let ids = try household.read { try $0.foods.list() }.compactMap(\.source?.id)
    try require(ids.contains("01123") && ids.contains("14226"))
    expect(try importing(rows).value, equals: [.unchanged, .unchanged])
    // Nor does the number of another collection.
    expect(try importing([Self.food(1123, collection: "USDA Branded")]).value, equals: [.new])
  }

  @Test func namesMayBeShared() throws {
    try household.change { try $0.foods.insert(.sample("Vollmilch")) }
    expect(try importing([Self.food(1, "Vollmilch"), Self.food(2, "Vollmilch")]).value, equals: [.new, .new])
    expect(try named("Vollmilch").count, equals: 3)
    // An own food may be called like an imported one, not like another own one.
    try importing([Self.food(3, "Kefir mild")])
    try household.change { try $0.foods.insert(.sample("Kefir mild")) }
    expect(
      larderError { try household.change { try $0.foods.insert(.sample("kefir mild")) } }?.code, equals: .alreadyExists)
    expect(try household.check(), equals: [])
  }

  /// Mum has eaten a food from an import that Dad undoes: her meal keeps its name and values.
  @Test func whatWasEatenStays() throws {
    let (dad, mum) = (try household.adding("Dad"), try household.adding("Mum"))
    try importing([Self.food(1), Self.food(2)])
    let food = try require(try named("Imported 1").first)
    try household.change("eat", profile: mum) { try $0.profile(mum).insert(.sample([.sample(food)])) }
    let undone = try household.undo(1, profile: dad, now: noon)
    expect(undone.map(\.hidesLoggedFoods), equals: [true])
    func item() throws -> MealItem? { try household.read { try $0.profile(mum).meals(last: 1) }.first?.items.first }
    expect(try item()?.food, equals: nil)
    expect(try item()?.name == "Imported 1" && item()?.nutrients == PartialNutrients(food.nutrients.of(grams: 50)))
    _ = try household.redo(1, profile: dad, now: noon)
    expect(try item()?.food?.id, equals: food.id)
    // Forgotten for good: the food that the meal names stays hidden, the other one is gone.
    _ = try household.undo(1, profile: dad, now: noon)
    try household.change("goals", profile: dad) { try $0.profile(dad).setGoals(.default) }
    expect(larderError { try household.redo(1, profile: dad, now: noon) }?.code, equals: .nothingToRedo)
    expect(try item()?.food == nil && item()?.name == "Imported 1")
    expect(try household.check(), equals: [])
    expect(try importing([Self.food(1), Self.food(2)]).value, equals: [.new, .new])
    expect(try named("Imported 1").map(\.id) != [food.id])
    expect(try household.check(), equals: [])
  }

  @Test func whatFailsOrIsRehearsedLeavesNothing() throws {
    struct Stop: Error {}
    let before = try household.dump()
    #expect(throws: Stop.self) {
      try household.importFoods("import", author: nil, kind: "csv", file: "", now: noon) { sink -> Void in
        _ = try sink.add([Self.food(1)])
        throw Stop()
      }
    }
    expect(try household.dump(), equals: before)
    expect(
      try household.rehearseImport(now: noon) { try $0.add([Self.food(1), Self.food(1)]) }, equals: [.new, .repeated])
    expect(try household.dump(), equals: before)
    expect(try household.history(profile: nil, last: 5), equals: [])
    expect(try household.check(), equals: [])
  }

  /// A step that can be redone is discarded by the next import, but only if that changes something.
  @Test func redoIsEmptiedOnlyByAChange() throws {
    let foods = [Self.food(1)]
    try importing(foods)
    try importing([Self.food(2)])
    _ = try household.undo(1, profile: nil, now: noon)
    expect(try importing(foods).step, equals: nil)
    _ = try household.redo(1, profile: nil, now: noon)
    _ = try household.undo(1, profile: nil, now: noon)
    expect(try importing([Self.food(3)]).step != nil)
    expect(larderError { try household.redo(1, profile: nil, now: noon) }?.code, equals: .nothingToRedo)
    expect(try household.check(), equals: [])
  }
}
