import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// A household with starter foods from an older bank, opened by this program.
@Suite struct StarterUpdateTests {
  let folder: TemporaryFolder
  var path: String { folder.file("larder.db") }

  init() throws {
    folder = try TemporaryFolder()
    _ = try Household.open(at: path, now: noon)
  }

  private let later = Moment(day: date("2027-03-01"), minuteOfDay: 480, offset: 3600)
  /// The starter foods of a file, without their numbers.
  private let bank = """
    SELECT uid, name, key, category, calories, protein, fat, sugar, density, isUserCreated, sourceId FROM food ORDER BY uid;
    SELECT f.uid, p.uid, p.position, p.name, p.grams FROM foodPortion p JOIN food f ON f.id = foodId ORDER BY 1, 2;
    SELECT f.uid, p.uid, p.position, p.name, p.key FROM foodAlias p JOIN food f ON f.id = foodId ORDER BY 1, 2;
    SELECT f.uid, p.uid, p.position, p.name FROM foodTag p JOIN food f ON f.id = foodId ORDER BY 1, 2;
    SELECT value FROM displaySetting WHERE name = 'starterBank'
    """
  /// Makes the file look like one with the first bank, which did not store its version.
  private let older = "DELETE FROM displaySetting WHERE name = 'starterBank';"

  private func food(_ name: String, in household: Household) throws -> Food? {
    try household.read { try $0.foods.list().first { $0.name == name } }
  }

  /// Takes foods out of the file as if the older bank had not had them.
  private func forget(_ condition: String) throws {
    try RawDatabase.run(path, "DELETE FROM food WHERE \(condition)")
    try Household.open(at: path, now: noon).rebuildIndex()
  }

  @Test func foodsThatNobodyTouchedBecomeThoseOfTheNewBank() throws {
    let fresh = try RawDatabase.run(path, bank)
    let banana = StarterBank.entries[0]
    // Another value, another name, portions and aliases that the new bank has and has not, two names exchanged, the
    // first bank's number for outside, and a food that is new.
    try forget("id > 900")
    try RawDatabase.run(
      path,
      older + """
        UPDATE food SET calories = 1, sugar = NULL, uid = '\(banana.firstUID)' WHERE id = 1;
        UPDATE food SET name = 'Old apple', key = 'old appl' WHERE id = 2;
        DELETE FROM foodPortion WHERE foodId = 3; DELETE FROM foodTag WHERE foodId = 3;
        UPDATE foodAlias SET name = 'moo', key = 'moo' WHERE foodId = 42 AND position = 0;
        UPDATE food SET key = 'x' WHERE id = 37;
        UPDATE food SET name = 'Egg', key = 'egg' WHERE id = 38;
        UPDATE food SET name = 'Hard-boiled egg', key = 'hard boiled egg' WHERE id = 37;
        """)
    expect(try RawDatabase.run(path, bank) != fresh)
    let household = try Household.open(at: path, now: later)
    expect(try RawDatabase.run(path, bank), equals: fresh)
    expect(try household.check(), equals: [])
    expect(try household.history(profile: nil, last: 1), equals: [])
    // Nothing counts as touched by it: the next bank may go on.
    expect(try RawDatabase.run(path, "SELECT count(*) FROM food WHERE updatedAt <> createdAt"), equals: ["0"])
    expect(try food("Banana", in: household)?.id, equals: 1)
    expect(try Household.open(at: path, now: noon).dump() == household.dump())
  }

  @Test func whatSomebodyTouchedStays() throws {
    let banana = try require(StarterBank.foods.first)
    try RawDatabase.run(path, "UPDATE food SET calories = 1 WHERE id IN (1, 2, 3)")
    let household = try Household.open(at: path, now: noon)
    let anna = try household.adding("Anna")
    let eaten = try require(try food(banana.name, in: household))
    try household.change(profile: anna) { try $0.profile(anna).insert(.sample([.sample(eaten)])) }
    // At the very moment of creation, of which no time stamp tells.
    try household.change("alias") { write in
      var apple = try require(try write.reading.foods.get(2))
      apple.aliases.append("Granny's")
      try write.foods.update(apple)
    }
    try household.change("delete") { try $0.foods.delete(3) }
    try household.change("add") { try $0.foods.insert(.sample("test oats")) }
    let aliases = try require(try household.read { try $0.foods.get(2)?.aliases })
    try RawDatabase.run(path, older)
    let opened = try Household.open(at: path, now: later)
    let calories = try RawDatabase.run(path, "SELECT id, calories, deletedAt IS NULL FROM food WHERE id < 4")
    expect(calories, equals: ["1|\(banana.nutrients.calories)|1", "2|1.0|1", "3|1.0|0"])
    expect(try opened.read { try $0.foods.get(2)?.aliases }, equals: aliases)
    // What was logged keeps its values.
    let logged = try opened.read { try $0.profile(anna).meals(last: 1).first?.items.first }
    expect(logged?.nutrients, equals: PartialNutrients(eaten.nutrients.of(grams: 50)))
    expect(try opened.check(), equals: [])
    expect(try opened.undo(1, profile: anna, now: later).map(\.label), equals: ["add"])
    _ = try opened.redo(1, profile: anna, now: later)
    expect(try opened.undo(5, profile: anna, now: later).count, equals: 5)
  }

  @Test func aNameThatSomebodyGaveIsNotTakenFromIt() throws {
    // Two foods of the older household have names from the new bank; one is deleted, and undo must be able to restore
    // it.
    let names = try RawDatabase.run(path, "SELECT name FROM food WHERE id IN (500, 501, 502) ORDER BY id")
    try forget("id IN (500, 501, 502)")
    try RawDatabase.run(
      path,
      older + """
        INSERT INTO displaySetting VALUES ('starterBank', '\(StarterBank.version)');
        """)
    let household = try Household.open(at: path, now: noon)
    let first = try household.change("add") { try $0.foods.insert(.sample(names[0])) }
    let second = try household.change("add") { try $0.foods.insert(.sample(names[1])) }
    try household.change("delete") { try $0.foods.delete(second.id) }
    try RawDatabase.run(path, older)
    let opened = try Household.open(at: path, now: later)
    expect(try food(names[0], in: opened)?.id, equals: first.id)
    expect(try food(names[1], in: opened), equals: nil)
    expect(try food(names[2], in: opened)?.isUserCreated, equals: false)
    expect(try opened.undo(1, profile: nil, now: later).count, equals: 1)
    expect(try food(names[1], in: opened)?.id, equals: second.id)
    expect(try opened.check(), equals: [])
  }

  @Test(arguments: ["99", "\(StarterBank.version)"]) func aBankThatIsNotOlderStaysAsItIs(_ version: String) throws {
    try RawDatabase.run(
      path, "UPDATE food SET calories = 1; UPDATE displaySetting SET value = '\(version)' WHERE name = 'starterBank'")
    _ = try Household.open(at: path, now: later)
    expect(try RawDatabase.run(path, "SELECT DISTINCT calories FROM food"), equals: ["1.0"])
  }
}
