import Domain
import Expect
import Store
import Testing

@Suite struct UndoTests {
  let household: Household
  let anna: Int
  let ben: Int
  let oats: Food

  init() throws {
    household = try Household.small()
    anna = try household.adding("Anna")
    ben = try household.adding("Ben")
    oats = try household.change("food add") { try $0.foods.insert(.sample("test oats")) }
  }

  /// A change to make as a step, and whose step it is (nil: the household's).
  static let steps: [(name: String, body: @Sendable (WriteTransaction, Int, Food) throws -> Void)] = [
    ("log a meal", { write, anna, oats in try write.profile(anna).insert(.sample([.sample(oats), .sample(oats)])) }),
    ("add a food", { write, _, _ in try write.foods.insert(.sample("test rye")) }),
    ("delete a food", { write, _, oats in try write.foods.delete(oats.id) }),
    ("add a profile", { write, _, _ in try write.profiles.insert(Profile(name: "Carl", createdAt: noon)) }),
    (
      "add a default profile",
      { write, _, _ in
        try write.profiles.insert(Profile(name: "Carl", isDefault: true, createdAt: noon))
      }
    ),
    ("delete a profile", { write, anna, _ in try write.profiles.delete(anna) }),
    ("another default", { write, anna, _ in try write.profiles.makeDefault(anna + 1) }),
    ("goals", { write, anna, _ in try write.profile(anna).setGoals(.default) }),
    (
      "goals set and reset",
      { write, anna, _ in
        try write.profile(anna).setGoals(.default)
        try write.profile(anna).resetGoals()
        try write.profile(anna).setGoals(.default.setting(calories: 1800))
      }
    ),
    (
      "edit a food",
      { write, _, oats in
        var edited = oats
        edited.name = "test oat flakes"
        edited.portions = [Portion(name: "cup", grams: 100), Portion(name: "bowl", grams: 200)]
        edited.aliases = ["flakes", "avena"]
        edited.tags = []
        edited.nutrients.fiber = nil
        try write.foods.update(edited, past: true)
      }
    ),
    (
      "swap two names",
      { write, _, oats in
        var rye = try write.foods.insert(.sample("test rye"))
        var oats = oats
        rye.name = "test middle"
        try write.foods.update(rye)
        oats.name = "test rye"
        try write.foods.update(oats)
        rye.name = "test oats"
        try write.foods.update(rye)
      }
    ),
    (
      "edit meals",
      { write, anna, oats in
        var meal = try write.profile(anna).insert(.sample([.sample(oats), .sample(oats, grams: 7)]))
        try write.profile(anna).append([.sample(oats, grams: 0.1 + 0.2)], to: meal.id)
        try write.profile(anna).removeItem(meal.items[0].id)
        meal.items[1].isSkipped = true
        try write.profile(anna).replace(meal.items[1], in: meal.id)
        meal.notes = "late \u{1F963} \"quoted\" 'too'"
        try write.profile(anna).update(meal)
      }
    ),
  ]

  @Test(arguments: steps.indices) func undoAndRedoGiveTheSameRows(_ index: Int) throws {
    let (name, body) = Self.steps[index]
    // Something to lose: meals and goals of both, with foods.
    try household.change {
      for profile in [anna, ben] {
        try $0.profile(profile).insert(.sample([.sample(oats), .sample(oats, grams: 1e-300)]))
        try $0.profile(profile).setGoals(.default.setting(calories: 2000))
      }
    }
    let before = try household.dump()
    let step = try household.write("\(name) now", author: anna, isShared: false, now: noon) { try body($0, anna, oats) }
      .step
    let after = try household.dump()
    expect(before != after, "\(name) changed nothing")
    expect(step?.label, equals: "\(name) now")
    for _ in 0..<2 {
      expect(try household.undo(1, profile: anna, now: noon).map(\.id), equals: [step?.id])
      expect(try household.dump(), equals: before, "undo of: \(name)")
      expect(try household.redo(1, profile: anna, now: noon).map(\.id), equals: [step?.id])
      expect(try household.dump(), equals: after, "redo of: \(name)")
    }
    expect(try household.check(), equals: [])
  }

  @Test func severalStepsAreUndoneTogetherOrNotAtAll() throws {
    for number in 1...3 {
      try household.change("eat \(number)", profile: anna) { try $0.profile(anna).insert(.sample([.sample(oats)])) }
    }
    expect(try household.undo(2, profile: anna, now: noon).map(\.label), equals: ["eat 3", "eat 2"])
    expect(try household.redo(2, profile: anna, now: noon).map(\.label), equals: ["eat 2", "eat 3"])
    // Three of hers, three shared ones of the setup.
    expect(larderError { _ = try household.undo(7, profile: anna, now: noon) }?.code, equals: .nothingToUndo)
    expect(try household.read { try $0.profile(anna).meals(last: 9).count }, equals: 3)
    expect(try household.undo(6, profile: anna, now: noon).count, equals: 6)
    expect(try household.read { try $0.profiles.all() }, equals: [])
    expect(larderError { _ = try household.undo(1, profile: anna, now: noon) }?.code, equals: .nothingToUndo)
  }

  @Test func undoLeavesOtherProfilesStepsAlone() throws {
    try household.change("eat a", profile: anna) { try $0.profile(anna).insert(.sample([.sample(oats)])) }
    try household.change("eat b", profile: ben) { try $0.profile(ben).insert(.sample([.sample(oats)])) }
    expect(try household.undo(1, profile: anna, now: noon).map(\.label), equals: ["eat a"])
    expect(try household.history(profile: anna, last: 2).map(\.label), equals: [nil, "eat a"])
    expect(try household.history(profile: ben, last: 2).map(\.label), equals: ["eat b", nil])
    expect(try household.history(profile: ben, last: 2).map(\.author), equals: ["Ben", "Anna"])
    expect(try household.history(profile: ben, last: 2).map(\.state), equals: [.done, .undone])
  }

  @Test func aNewChangeEmptiesRedoAndNoChangeDoesNot() throws {
    try household.change("eat", profile: anna) { try $0.profile(anna).insert(.sample([.sample(oats)])) }
    _ = try household.undo(1, profile: anna, now: noon)
    let nothing = try household.write("food edit", author: anna, isShared: false, now: noon) {
      try $0.foods.update(oats)
    }
    expect(nothing.step, equals: nil)
    try household.change("eat", profile: ben) { try $0.profile(ben).insert(.sample([.sample(oats)])) }
    expect(try household.redo(1, profile: anna, now: noon).map(\.label), equals: ["eat"])
    _ = try household.undo(1, profile: anna, now: noon)
    try household.change("goals", profile: anna) { try $0.profile(anna).setGoals(.default) }
    expect(larderError { _ = try household.redo(1, profile: anna, now: noon) }?.code, equals: .nothingToRedo)
  }

  @Test func undoOfAFoodThatWasLoggedSinceIsRefused() throws {
    try household.change("eat", profile: ben) { try $0.profile(ben).insert(.sample([.sample(oats)])) }
    let before = try household.dump()
    let error = larderError { _ = try household.undo(1, profile: anna, now: noon) }
    expect(error?.code, equals: .undoConflict)
    expect(error?.message.contains("food"), equals: true)
    expect(try household.dump(), equals: before)
    expect(try household.history(profile: anna, last: 1).first?.state, equals: .done)
  }

  @Test func undoOfAProfileThatHasMealsSinceIsRefused() throws {
    let carl = try household.adding("Carl")
    try household.change("eat", profile: carl) { try $0.profile(carl).insert(.sample([.sample(oats)])) }
    let before = try household.dump()
    expect(larderError { _ = try household.undo(1, profile: anna, now: noon) }?.code, equals: .undoConflict)
    expect(try household.dump(), equals: before)
  }

  @Test func undoOfARowThatWasChangedByAnotherIsRefused() throws {
    try household.change("food edit", profile: anna) {
      var edited = oats
      edited.nutrients.calories = 111
      try $0.foods.update(edited)
    }
    try household.change("food edit", profile: ben) {
      var edited = oats
      edited.nutrients.calories = 222
      try $0.foods.update(edited)
    }
    let error = larderError { _ = try household.undo(1, profile: anna, now: noon) }
    expect(error?.code, equals: .undoConflict)
    expect(error?.message.contains("food #\(oats.id) `test oats` has been changed since"), equals: true)
  }

  @Test func aLabelIsCutAtFiveHundredCharacters() throws {
    let long = String(repeating: "\u{1F963}", count: 600)
    let step = try household.write(long + "\u{0}", author: anna, isShared: false, now: noon) {
      try $0.profile(anna).setGoals(.default)
    }
    .step
    expect(step?.label?.count, equals: 500)
    expect(try household.history(profile: anna, last: 1).first?.label, equals: step?.label)
  }
}
