import Domain
import Expect
import Store
import Testing

@Suite struct FoodStoreTests {
  let household: Household

  init() throws { household = try Household.small() }

  @Test func aFoodComesBackAsItWasSaved() throws {
    let saved = try household.change { try $0.foods.insert(.sample("test oats")) }
    var expected = Food.sample("test oats")
    expected.id = saved.id
    (expected.createdAt, expected.updatedAt) = (noon, noon)
    expect(saved, equals: expected)
    expect(try household.read { try $0.foods.get(saved.id) }, equals: expected)
    expect(try household.read { try $0.foods.get(saved.id + 1) }, equals: nil)
  }

  @Test(arguments: ["Test Oats", "test oat", "t\u{E9}st oats", "test  OATS!"])
  func aNameIsTakenWhateverItsSpelling(_ name: String) throws {
    try household.change { try $0.foods.insert(.sample("test oats")) }
    let error = larderError { try household.change { try $0.foods.insert(.sample(name)) } }
    expect(error?.code, equals: .alreadyExists)
    expect(error?.candidates, equals: ["test oats"])
    expect(try household.read { try [name, "the " + name].allSatisfy($0.foods.hasName) })
  }

  @Test(arguments: [
    "it's \"one\"", "\u{1F963}", "日本 ラーメン", "Robert'); DROP TABLE food;--", "e\u{301}clair", "%s", "\u{1B}[31mred",
    String(repeating: "long ", count: 40),
  ]) func anyNameIsKept(_ name: String) throws {
    let food = try household.change { try $0.foods.insert(.sample(name)) }
    expect(try household.read { try $0.foods.get(food.id) }?.name, equals: name)
    expect(try household.read { try $0.foods.hasName(name) })
    expect(try household.check(), equals: [])
  }

  @Test func nulIsLeftOut() throws {
    let food = try household.change { try $0.foods.insert(.sample("test\u{0}oats")) }
    expect(try household.read { try $0.foods.get(food.id) }?.name, equals: "testoats")
    expect(larderError { try household.change { try $0.foods.insert(.sample("\u{0}")) } }?.code, equals: .outOfRange)
  }

  @Test func aDeletedFoodIsNowhereAndItsNameIsFree() throws {
    let (anna, food) = try household.change { write in
      let food = try write.foods.insert(.sample("test oats"))
      let anna = try write.profiles.insert(Profile(name: "Anna", createdAt: noon)).id
      try write.profile(anna).insert(.sample([.sample(food)]))
      return (anna, food)
    }
    try household.change { try $0.foods.delete(food.id) }
    try household.read { reading throws in
      expect(try reading.foods.get(food.id), equals: nil)
      expect(try !reading.foods.list(tag: "test").contains { $0.id == food.id })
      expect(try reading.foods.candidates(for: "test oats", limit: 20).allSatisfy { $0.id != food.id })
      expect(try !reading.foods.hasName("test oats"))
      expect(try !reading.foods.tags().contains("test"))
      expect(try reading.foods.completions(prefix: "test", profile: anna, limit: 5), equals: [])
      let item = try require(try reading.profile(anna).meals(last: 1).first?.items.first)
      expect(
        item.name == "test oats" && item.food == nil && item.nutrients == PartialNutrients(food.nutrients.of(grams: 50))
      )
    }
    let again = try household.change { try $0.foods.insert(.sample("test oats")) }
    expect(again.id, equals: food.id + 1)
    expect(larderError { try household.change { try $0.foods.delete(food.id) } }?.code, equals: .unknownFood)
  }

  @Test func onlyWithPastIsWhatWasLoggedCorrected() throws {
    let (anna, food) = try household.change { write in
      let food = try write.foods.insert(.sample("test oats"))
      let anna = try write.profiles.insert(Profile(name: "Anna", createdAt: noon)).id
      try write.profile(anna).insert(.sample([.sample(food, grams: 33.3)]))
      return (anna, food)
    }
    func logged() throws -> PartialNutrients? {
      try household.read { try $0.profile(anna).meals(last: 1).first?.items.first?.nutrients }
    }
    var edited = food
    edited.nutrients = Nutrients(calories: 371.7, protein: 1.1, carbohydrates: 2.3, fat: 0.7, fiber: 3.9)
    try household.change { try $0.foods.update(edited) }
    expect(try logged(), equals: PartialNutrients(food.nutrients.of(grams: 33.3)))
    try household.change { try $0.foods.update(edited, past: true) }
    expect(try logged(), equals: PartialNutrients(edited.nutrients.of(grams: 33.3)))
  }

  @Test func valuesThatNoFoodHasAreRefused() throws {
    for value in [-1, 1e7, .infinity, -.infinity, .nan] {
      let error = larderError { try household.change { try $0.foods.insert(.sample("test oats", calories: value)) } }
      expect(error != nil, "\(value)")
    }
    for grams in [0, -1, 1e6, .infinity, .nan] {
      var food = Food.sample("test oats")
      food.portions = [Portion(name: "piece", grams: grams)]
      let broken = food
      expect(larderError { try household.change { try $0.foods.insert(broken) } } != nil, "\(grams) g")
    }
  }

  @Test func foodsAreListedByCategoryAndTag() throws {
    try household.change {
      var food = Food.sample("test salmon")
      food.category = .seafood
      food.tags = ["Omega", "test"]
      try $0.foods.insert(food)
      try $0.foods.insert(.sample("test oats"))
    }
    try household.read { reading throws in
      expect(try reading.foods.list(category: .seafood, tag: "test").map(\.name), equals: ["test salmon"])
      expect(try reading.foods.list(tag: "omega").map(\.name), equals: ["test salmon"])
      expect(try reading.foods.list(tag: "test").map(\.name), equals: ["test oats", "test salmon"])
      expect(try reading.foods.list().count == reading.foods.count())
      expect(try reading.foods.tags().filter { ["Omega", "test"].contains($0) }, equals: ["Omega", "test"])
    }
  }
}
