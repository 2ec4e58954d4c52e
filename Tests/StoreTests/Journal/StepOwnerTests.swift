import Domain
import Expect
import Store
import Testing

/// Who owns a step: who may undo it, who sees its label, and whose redo it empties.
@Suite struct StepOwnerTests {
  let household: Household
  let dad: Int
  let mom: Int
  let kid: Int

  init() throws {
    household = try Household.small()
    dad = try household.adding("Dad")
    mom = try household.adding("Mom")
    kid = try household.adding("Kid")
  }

  /// Dad gives a command that logs a meal for each.
  @discardableResult
  private func log(_ label: String, by author: Int, for profiles: [Int]) throws -> Step? {
    try household.write(label, author: author, isShared: false, now: noon) { write in
      for profile in profiles {
        let items = [MealItem(FoodLine(name: "toast", grams: 40))]
        try write.profile(profile).insert(.sample(items))
      }
    }.step
  }

  private func meals(_ profile: Int) throws -> Int {
    try household.read { try $0.profile(profile).meals(last: 9).count }
  }

  private func labels(_ profile: Int?, _ count: Int) throws -> [String?] {
    try household.history(profile: profile, last: count).map(\.label)
  }

  @Test func whatIsLoggedForAnotherIsThatOnesAndTheAuthors() throws {
    for taker in [dad, mom] {
      try log("eat toast @mom", by: dad, for: [mom])
      expect(larderError { try household.undo(4, profile: kid, now: noon) }?.code, equals: .nothingToUndo)
      expect(
        try labels(kid, 1) == [nil] && labels(dad, 1) == ["eat toast @mom"] && labels(mom, 1) == ["eat toast @mom"])
      let undone = try household.undo(1, profile: taker, now: noon)
      expect(undone.map(\.label) == ["eat toast @mom"] && undone.map(\.author) == ["Dad"])
      expect(undone.map(\.profiles) == [["Mom"]] && undone.map(\.isShared) == [false])
      expect(try meals(mom), equals: 0)
    }
  }

  @Test func whatIsLoggedForSeveralIsTakenBackByWhoLoggedIt() throws {
    try log("eat toast @dad @mom", by: dad, for: [dad, mom])
    expect(try labels(mom, 1) == [nil] && labels(kid, 1) == [nil] && labels(dad, 1) == ["eat toast @dad @mom"])
    for other in [mom, kid] {
      // The latest that they may take back is the household's own.
      expect(try household.undo(1, profile: other, now: noon).map(\.label), equals: ["profile add Kid"])
      _ = try household.redo(1, profile: other, now: noon)
    }
    let undone = try household.undo(1, profile: dad, now: noon)
    expect(undone.map(\.label) == ["eat toast @dad @mom"] && undone.map(\.profiles) == [["Dad", "Mom"]])
    expect(try meals(dad) == 0 && meals(mom) == 0)
    expect(larderError { try household.redo(1, profile: mom, now: noon) }?.code, equals: .nothingToRedo)
    expect(try household.redo(1, profile: dad, now: noon).map(\.label), equals: ["eat toast @dad @mom"])
    expect(try meals(dad) == 1 && meals(mom) == 1)
  }

  @Test func aProfileSeesItsOwnAndTheSharedSteps() throws {
    try log("eat toast", by: dad, for: [dad])
    _ = try household.write("food add", author: dad, isShared: true, now: noon) {
      try $0.foods.insert(.sample("test oats"))
    }
    expect(try labels(kid, 3), equals: ["food add", nil, "profile add Kid"])
    expect(try labels(nil, 3), equals: ["food add", nil, "profile add Kid"])
    expect(try household.undo(1, profile: kid, now: noon).map(\.label), equals: ["food add"])
  }

  /// A change by the author, or one that affects the author's rows, empties redo; a change by somebody else does not.
  @Test func aNewChangeEmptiesTheRedoOfThoseConcerned() throws {
    for (author, isEmptied) in [(dad, true), (mom, true), (kid, false)] {
      try log("eat toast @mom", by: dad, for: [mom])
      _ = try household.undo(1, profile: dad, now: noon)
      try log("eat", by: author, for: [author])
      for taker in [dad, mom] {
        let redone = try? household.redo(1, profile: taker, now: noon)
        expect((redone == nil), equals: isEmptied, "\(author) \(taker)")
        if redone != nil { _ = try household.undo(1, profile: taker, now: noon) }
      }
    }
    // Logged for Mom by Kid: it is in her rows.
    try log("eat toast @mom", by: dad, for: [mom])
    _ = try household.undo(1, profile: dad, now: noon)
    try log("eat egg @mom", by: kid, for: [mom])
    expect(larderError { try household.redo(1, profile: dad, now: noon) }?.code, equals: .nothingToRedo)
  }

  /// What was undone last is redone first, even if somebody else has undone what came before.
  @Test func redoBringsBackWhatOneHasUndone() throws {
    _ = try household.write("food add", author: dad, isShared: true, now: noon) {
      try $0.foods.insert(.sample("test oats"))
    }
    try log("eat toast", by: mom, for: [mom])
    expect(try household.undo(1, profile: dad, now: noon).map(\.label), equals: ["food add"])
    expect(try household.undo(1, profile: mom, now: noon).map(\.label), equals: ["eat toast"])
    expect(try household.redo(1, profile: mom, now: noon).map(\.label), equals: ["eat toast"])
    expect(try household.redo(1, profile: mom, now: noon).map(\.label), equals: ["food add"])
  }

  /// What Mom added to the meal that Dad logged for her would be deleted with it: he is told so, but not what it is.
  @Test func aConflictTellsNothingOfAnothersRows() throws {
    try log("eat toast @mom", by: dad, for: [mom])
    try household.change("eat secret", profile: mom) { write in
      let meal = try require(try write.reading.profile(mom).lastTouchedMeal())
      let item = MealItem(FoodLine(name: "secret", grams: 40))
      try write.profile(mom).append([item], to: meal.id)
    }
    let error = larderError { try household.undo(1, profile: dad, now: noon) }
    expect(error?.code, equals: .undoConflict)
    expect(
      error?.message.contains("secret") == false && error?.message.contains("#") == false, "\(error?.message ?? "")")
    // Her own rows are named to herself.
    try household.change("rename", profile: mom) { write in
      var meal = try require(try write.reading.profile(mom).lastTouchedMeal())
      meal.notes = "late"
      try write.profile(mom).update(meal)
    }
    _ = try household.undo(2, profile: mom, now: noon)
    expect(try household.undo(1, profile: dad, now: noon).map(\.label), equals: ["eat toast @mom"])
  }

  /// Dad's undo does not include what Mom has deleted: her undo would bring it back later, and his would not know of
  /// it.
  @Test func whatTheOtherHasDeletedIsNotTakenBack() throws {
    try log("eat toast @mom", by: dad, for: [mom])
    try household.change("delete", profile: mom) { write in
      let meal = try require(try write.reading.profile(mom).lastTouchedMeal())
      try write.profile(mom).delete(meal.id)
    }
    let error = larderError { try household.undo(1, profile: dad, now: noon) }
    expect(
      error?.code == .undoConflict && error?.message.contains("has been deleted since") == true,
      "\(error?.message ?? "")")
    _ = try household.undo(1, profile: mom, now: noon)
    expect(try household.undo(1, profile: dad, now: noon).count, equals: 1)
    expect(try meals(mom), equals: 0)
  }

  @Test func anAuthorThatIsGoneIsStillNamed() throws {
    try log("eat toast @mom", by: dad, for: [mom])
    _ = try household.write("profile delete Dad", author: dad, isShared: true, now: noon) {
      try $0.profiles.delete(dad)
    }
    let steps = try household.history(profile: mom, last: 2)
    expect(steps.map(\.author) == ["Dad", "Dad"] && steps.map(\.label) == ["profile delete Dad", "eat toast @mom"])
    // Mom is the default from then on.
    expect(steps.map(\.profiles), equals: [["Dad", "Mom"], ["Mom"]])
  }
}
