import Expect
import TestSupport
import Testing

@testable import Domain
@testable import Store

/// What goes out and comes into an empty household is the same, bit for bit; twice changes nothing; undo leaves nothing.
@Suite struct ExportRoundTripTests {
  private func full() throws -> (Household, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try FullHousehold.make(at: folder.file("full.db"))
    return (try Household.open(at: folder.file("full.db"), now: noon), folder)
  }

  /// The other tests could not fail for a column that holds nothing.
  @Test func everyColumnHasSomethingInIt() throws {
    let (household, folder) = try full()
    let all = try withExtendedLifetime(folder) { try household.exported() }
    func check(_ table: ExportTable, _ records: [ExportRecord]) {
      for (index, column) in table.columns.enumerated() {
        expect(records.contains { $0.values[index] != .null }, "\(table.table).\(column.column) is null everywhere")
      }
      for (index, part) in table.parts.enumerated() { check(part, records.flatMap { $0.parts[index] }) }
    }
    for table in ExportFormat.tables { check(table, all[table.name, default: []]) }
  }

  @Test func everyColumnComesBack() throws {
    let (household, folder) = try full()
    let all = try withExtendedLifetime(folder) { try household.exported() }
    let empty = try Household.inMemory(now: noon + 3600)
    let start = try empty.dump()
    let written = try empty.take(all)
    expect(written.step != nil && written.renamings.isEmpty)
    expect(written.tallies.values.allSatisfy { $0.kept == 0 && $0.unchanged == 0 })
    expect(try empty.exported(), equals: all)
    expect(try empty.check(), equals: [])
    try law(twice: all, empty)

    expect(try empty.undo(1, profile: nil, now: noon).map(\.label), equals: ["import"])
    expect(try empty.dump(), equals: start)
    expect(try empty.check(), equals: [])
    _ = try empty.redo(1, profile: nil, now: noon)
    expect(try empty.exported(), equals: all)
    expect(try empty.check(), equals: [])
  }

  private func law(twice all: [String: [ExportRecord]], _ household: Household) throws {
    let before = try household.dump()
    let again = try household.take(all)
    expect(again.step, equals: nil)
    expect(again.tallies.values.allSatisfy { $0.new == 0 && $0.kept == 0 && $0.updated == 0 })
    expect(try household.dump(), equals: before)
  }

  @Test func aRehearsalChangesNothing() throws {
    let (household, folder) = try full()
    let all = try withExtendedLifetime(folder) { try household.exported() }
    let empty = try Household.inMemory(now: noon)
    let start = try empty.dump()
    let rehearsed = try empty.take(all, isRehearsal: true)
    expect(rehearsed.step == nil && rehearsed.tallies["meals"]?.new == 2)
    expect(try empty.dump(), equals: start)
    expect(try empty.history(profile: nil, last: 9).isEmpty)
  }

  @Test(arguments: SplitMix64.seeds) func anyHouseholdComesBack(seed: UInt64) throws {
    let starters = Array(StarterBank.entries.prefix(50))
    let household = try Household.small()
    var walk = RandomWalk(seed: seed &+ 900)
    for number in 1...UndoPropertyTests.steps {
      let actor = try household.read { try $0.profiles.all().map(\.id) }.randomElement(using: &walk.random)
      do {
        _ = try household.write("step \(number)", author: actor, isShared: actor == nil, now: noon + number) { write in
          if let actor, Bool.random(using: &walk.random) {
            try walk.changeOwnRows(write, actor)
          } else {
            try walk.changeSharedRows(write)
          }
        }
      } catch let error as LarderError {
        expect(RandomWalk.refusals.contains(error.code), "seed \(seed) step \(number): \(error)")
      }
    }
    let all = try household.exported(starters: starters)
    expect(all["foods", default: []].count > 3, "seed \(seed): too little to mean anything")
    let empty = try Household.inMemory(now: noon + 99, starters: starters)
    let start = try empty.dump()
    try empty.take(all, starters: starters)
    expect(try empty.exported(starters: starters), equals: all, "seed \(seed)")
    expect(try empty.check(), equals: [], "seed \(seed)")
    expect(try empty.take(all, starters: starters).step, equals: nil, "seed \(seed): the second time")
    _ = try empty.undo(1, profile: nil, now: noon)
    expect(try empty.dump(), equals: start, "seed \(seed): undone")
    expect(try empty.check(), equals: [], "seed \(seed): undone")
  }

  /// The next version's bank: a food fewer, one more whose name the household has given to a food of its own, and other
  /// values for one that the household uses and one that it does not.
  @Test func aNewerStarterBankChangesNothingOfIt() throws {
    let old = Array(StarterBank.entries.prefix(50))
    let tomorrow = StarterBank.entries[50]
    let household = try Household.inMemory(now: noon, starters: old)
    let dad = try household.adding("Dad")
    let used = try require(try household.read { try $0.foods.list() }.first { $0.name == old[3].food.name })
    let lost = try require(try household.read { try $0.foods.list() }.first { $0.name == old[7].food.name })
    try household.change {
      try $0.profile(dad).insert(.sample([.sample(used), .sample(lost)]))
      try $0.foods.insert(.sample(tomorrow.food.name))
    }
    var new = old
    new.remove(at: 7)
    for index in [3, 5] {
      var food = new[index].food
      food.nutrients.calories += 1
      new[index] = StarterFood(key: new[index].key, food: food)
    }
    new.append(tomorrow)

    let all = try household.exported(starters: old)
    expect(
      Set(all["foods", default: []].compactMap { $0.values[1].text }),
      equals: [used.name, lost.name, tomorrow.food.name])
    let moved = try Household.inMemory(now: noon + 60, starters: new)
    let written = try moved.take(all, starters: new)
    expect(try moved.exported(starters: new), equals: all)
    expect(written.renamings.isEmpty)
    expect(written.tallies["foods"].map { [$0.new, $0.updated] }, equals: [2, 1])
    expect(try moved.check(), equals: [])
    // What nobody uses is as the newer bank has it.
    let unused = try moved.read { try $0.foods.list() }.first { $0.name == new[5].food.name }
    expect(unused?.nutrients.calories, equals: new[5].food.nutrients.calories)
  }
}
