import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// The search index always matches the foods, whatever is done to them.
@Suite struct FoodIndexTests {
  let folder: TemporaryFolder
  let path: String
  let household: Household

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("larder.db")
    household = try Household.open(at: path, now: noon)
  }

  private static let words = [
    "zorbel", "Zorbél", "quarg", "Bluntz", "kräm", "krem", "日本", "a4", "🥣", "soup", "egg", "x", "fillet's", "3,5 %",
  ]

  @Test(arguments: SplitMix64.seeds) func staysInStepThroughWritesUndoAndRedo(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func name() -> String {
      (0...Int.random(in: 0...3, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    for number in 1...60 {
      let batch = number.isMultiple(of: 9)
      do {
        try household.change { write in
          let foods = try write.reading.foods.list(tag: "test")
          switch (Int.random(in: 0..<6, using: &random), foods.randomElement(using: &random)) {
          case (0, let food?): try write.foods.delete(food.id)
          case (1, var food?), (2, var food?):
            food.name = name()
            food.aliases = (0..<Int.random(in: 0...3, using: &random)).map { _ in name() }
            try write.foods.update(food)
          default: try write.foods.insert(.sample(name() + " \(number)"))
          }
        }
        if batch { _ = try household.undo(Int.random(in: 1...4, using: &random), profile: nil, now: noon) }
        if number.isMultiple(of: 18) { _ = try household.redo(1, profile: nil, now: noon) }
      } catch let error as LarderError {
        expect([.alreadyExists, .nothingToUndo, .nothingToRedo].contains(error.code), "seed \(seed): \(error)")
      }
      if number.isMultiple(of: 15) { expect(try household.check(), equals: [], "seed \(seed) step \(number)") }
    }
    let index = try contents()
    try household.rebuildIndex()
    expect(try contents(), equals: index, "seed \(seed): made anew it is another one")
    expect(try household.check(), equals: [], "seed \(seed): made anew")
  }

  /// Every food's words, and every word with its count, as stored in the file.
  private func contents() throws -> [String] {
    let foods = try RawDatabase.run(path, "SELECT rowid, words FROM foodSearch").map { row in
      row.split(whereSeparator: { $0 == "|" || $0 == " " }).sorted().joined(separator: " ")
    }
    return foods + (try RawDatabase.run(path, "SELECT word, uses FROM foodWord ORDER BY word"))
  }

  @Test(arguments: [
    ("DELETE FROM foodSearch WHERE rowid = 1", "food #1 is not found by its names"),
    ("UPDATE foodSearch SET words = 'zorbel' WHERE rowid = 1", "food #1 is not found by its names"),
    ("INSERT INTO foodSearch (rowid, words) VALUES (99999999, 'zorbel')", "a food #99999999 that does not exist"),
    ("UPDATE foodWord SET uses = uses + 1 WHERE word = 'egg'", "the search index counts words wrongly"),
    ("DELETE FROM foodWord WHERE word = 'egg'", "the search index lacks words"),
    ("INSERT INTO foodWord VALUES ('zorbel', 1)", "the search index counts words wrongly"),
    ("UPDATE foodWordPage SET words = words || 'abcd' WHERE length = 4", "misspellings"),
    ("DELETE FROM foodWordPage WHERE length = 7", "misspellings"),
    ("UPDATE foodSearch_content SET c0 = 'zorbel' WHERE id = 1", "does not match its texts"),
  ]) func whatIsOutOfStepIsFoundAndCured(_ damage: String, _ finding: String) throws {
    expect(try household.check(), equals: [])
    try RawDatabase.run(path, damage)
    let findings = try household.check()
    expect(findings.contains { $0.contains(finding) }, "\(damage): \(findings)")
    try household.rebuildIndex()
    expect(try household.check(), equals: [], "\(damage)")
  }

  @Test func importedFoodsMayShareAName() throws {
    try RawDatabase.run(path, Self.batch(["Zorbel drink", "Zorbel drink", "Zorbel", "Zorbel chocolate cream"]))
    try household.rebuildIndex()
    expect(try household.check(), equals: [])
    let found = try household.read { try $0.foods.candidates(for: "zorbel drink", limit: 10) }
    expect(found.map(\.name).prefix(2), equals: ["Zorbel drink", "Zorbel drink"])
    let plainest = try household.read { try $0.foods.candidates(for: "zorb", limit: 1) }
    expect(plainest.map(\.name), equals: ["Zorbel"])
    // The household's own food may have the same name, and then comes first; only one may.
    let own = try household.change { try $0.foods.insert(.sample("zorbel drink")) }
    expect(try household.read { try $0.foods.candidates(for: "Zorbel drink", limit: 9) }.first?.id, equals: own.id)
    expect(
      larderError { try household.change { try $0.foods.insert(.sample("Zorbel Drink")) } }?.code,
      equals: .alreadyExists)
    // A newly chosen name must be free; a food that already has a name may keep it.
    var imported = found[0]
    imported.name = "zorbel"
    let renamed = imported
    expect(larderError { try household.change { try $0.foods.update(renamed) } }?.code, equals: .alreadyExists)
    imported = found[0]
    imported.tags = ["drink"]
    let tagged = imported
    try household.change { try $0.foods.update(tagged) }
    expect(try household.check(), equals: [])
  }

  /// SQL that adds foods of an import; the search index has to be rebuilt afterwards.
  static func batch(_ names: [String]) -> String {
    let time = noon.iso
    let foods = names.enumerated().map { number, name in
      "('\(uid(number))', '\(name)', '\(FoodKey.of(name))', 'other', 1, 1, 1, 1, 'total', 0, '\(time)', '\(time)', 1)"
    }
    return """
      INSERT INTO foodBatch (id, uid, kind, file, createdAt) VALUES (1, '\(uid(0))', 'test', 'test.csv', '\(time)');
      INSERT INTO food (uid, name, key, category, calories, protein, carbohydrates, fat, basis, isUserCreated, createdAt,
        updatedAt, batchId) VALUES \(foods.joined(separator: ", "));
      """
  }

  private static func uid(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: 36 - digits.count) + digits
  }
}
