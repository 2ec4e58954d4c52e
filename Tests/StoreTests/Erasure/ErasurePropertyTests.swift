import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// Random households of three, of whom one is erased.
@Suite struct ErasurePropertyTests {
  @Test(arguments: SplitMix64.seeds) func theOthersHaveWhatTheyHadAndCanUndo(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("larder.db")
    try Household.copyNew(to: path)
    let household = try Household.open(at: path, now: noon)
    var walk = RandomWalk(seed: seed)
    let ids = try ["Dad", "Mom", "Kid"].map { name in
      try household.write("profile add \(name)", author: nil, isShared: true, now: noon) {
        try $0.profiles.insert(Profile(name: name, createdAt: noon))
      }.value.id
    }
    for number in 1...UndoPropertyTests.steps {
      guard let actor = ids.randomElement(using: &walk.random), let guest = ids.randomElement(using: &walk.random)
      else { continue }
      let isShared = Int.random(in: 0..<6, using: &walk.random) == 0
      do {
        _ = try household.write("step \(number) of \(actor)", author: actor, isShared: isShared, now: noon) { write in
          if isShared { return try foods(&walk, write) }
          try walk.changeOwnRows(write, actor)
          if Int.random(in: 0..<3, using: &walk.random) == 0 { try walk.changeOwnRows(write, guest) }
        }
        if number % 9 == 0 { _ = try household.undo(1, profile: actor, now: noon) }
      } catch let error as LarderError {
        expect(
          (RandomWalk.refusals.union([.nothingToUndo, .undoConflict])).contains(error.code), "seed \(seed): \(error)")
      }
    }
    // Not the default one, which would go on to another profile.
    let erased = ids[1 + Int(seed % 2)]
    let others = try household.dump(excludingProfile: erased)
    let profile = try require(try household.erasableProfiles().first { $0.id == erased })
    _ = try household.erase(profile)
    expect(try household.unfinishedErasure() != nil)
    _ = try household.compact()
    try household.finishErasure()
    expect(try household.unfinishedErasure(), equals: nil)
    expect(try household.dump(), equals: others, "seed \(seed)")
    expect(try household.check(), equals: [], "seed \(seed)")
    expect(try !Data(contentsOf: URL(fileURLWithPath: path)).contains(profile.uid), "seed \(seed)")
    expect(try household.history(profile: nil, last: 1000).allSatisfy { $0.author != profile.name })
    for id in ids where id != erased { try undoAll(household, id, seed) }
  }

  /// Undoes as far as possible: each step is undone whole or refused with a reason, and the file stays sound.
  private func undoAll(_ household: Household, _ profile: Int, _ seed: UInt64) throws {
    var count = 0
    do {
      while count < 1000 {
        _ = try household.undo(1, profile: profile, now: noon)
        count += 1
      }
    } catch let error as LarderError {
      expect([.nothingToUndo, .undoConflict].contains(error.code), "seed \(seed): \(error)")
    }
    expect(count > 0, "seed \(seed): nothing could be undone")
    expect(try household.check(), equals: [], "seed \(seed)")
    _ = try household.redo(count, profile: profile, now: noon)
    expect(try household.check(), equals: [], "seed \(seed)")
    _ = try household.undo(count, profile: profile, now: noon)
  }

  private func foods(_ walk: inout RandomWalk, _ write: WriteTransaction) throws {
    let name = "shared \(Int.random(in: 0..<1_000_000, using: &walk.random))"
    _ = try write.foods.insert(Food.sample(name))
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
