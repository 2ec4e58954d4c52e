import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// Random writes by several profiles: undone they leave nothing, redone everything, id for id and bit for bit.
///
/// `LARDER_PROPERTY_STEPS` makes the run longer, `LARDER_SEED` repeats one.
@Suite struct UndoPropertyTests {
  static let steps = Tier.rowSteps.count

  @Test(arguments: SplitMix64.seeds) func everyStepCanBeUndoneAndRedone(seed: UInt64) throws {
    let household = try Household.small()
    let start = try household.dump()
    var walk = RandomWalk(seed: seed)
    var owners: [Int: Int] = [:]
    for number in 1...Self.steps {
      if number % 7 == 0 { try someUndoAndRedo(household, try household.anyone(&walk.random), &walk, seed) }
      let actor = try household.anyone(&walk.random)
      let owner = Bool.random(using: &walk.random) ? actor : nil
      // Now and then somebody logs for another one as well.
      let guest = Int.random(in: 0..<4, using: &walk.random) == 0 ? try household.anyone(&walk.random) : nil
      let others = try owner.map { try household.dump(excludingProfile: $0) }
      do {
        let step = try household.write("step \(number)", author: owner, isShared: owner == nil, now: noon) { write in
          if let owner { try walk.changeOwnRows(write, owner) } else { try walk.changeSharedRows(write) }
          if owner != nil, let guest { try walk.changeOwnRows(write, guest) }
        }.step
        if let step { owners[step.id] = owner }
      } catch let error as LarderError {
        expect(RandomWalk.refusals.contains(error.code), "seed \(seed) step \(number): \(error)")
      }
      if let owner, guest == nil || guest == owner {
        expect(
          try household.dump(excludingProfile: owner), equals: others,
          "seed \(seed) step \(number): another's rows changed")
      }
      if number % 50 == 0 { expect(try household.check(), equals: [], "seed \(seed) step \(number)") }
    }
    try undoAndRedoAll(household, owners, start: start, seed: seed)
  }

  private func someUndoAndRedo(_ household: Household, _ actor: Int?, _ walk: inout RandomWalk, _ seed: UInt64) throws {
    let before = try household.dump()
    do {
      let undone = try household.undo(Int.random(in: 1...3, using: &walk.random), profile: actor, now: noon)
      guard Bool.random(using: &walk.random) else { return }
      _ = try household.redo(undone.count, profile: actor, now: noon)
      expect(try household.dump(), equals: before, "seed \(seed)")
    } catch let error as LarderError {
      expect([.nothingToUndo, .undoConflict].contains(error.code), "seed \(seed): \(error)")
      expect(try household.dump(), equals: before, "seed \(seed): a refused undo changed something")
    }
  }

  private func undoAndRedoAll(_ household: Household, _ owners: [Int: Int], start: String, seed: UInt64) throws {
    // What was undone on the way can never be redone after that, so that from here on only the steps that are done
    // count.
    _ = try household.adding("the last one")
    let end = try household.dump()
    let steps = try household.history(profile: nil, last: .max).filter { $0.state == .done }
    expect(steps.count > Self.steps / 4, "seed \(seed): too few steps to mean anything")
    for step in steps {
      let undone = try household.undo(1, profile: owners[step.id], now: noon)
      expect(undone.map(\.id), equals: [step.id], "seed \(seed)")
    }
    expect(try household.dump(), equals: start, "seed \(seed): all undone")
    expect(try household.check(), equals: [], "seed \(seed): all undone")
    for step in steps.reversed() {
      let redone = try household.redo(1, profile: owners[step.id], now: noon)
      expect(redone.map(\.id), equals: [step.id], "seed \(seed)")
    }
    expect(try household.dump(), equals: end, "seed \(seed): all redone")
    expect(try household.check(), equals: [], "seed \(seed): all redone")
  }
}

extension Household {
  fileprivate func anyone(_ random: inout SplitMix64) throws -> Int? {
    try read { try $0.profiles.all().map(\.id) }.randomElement(using: &random)
  }
}
