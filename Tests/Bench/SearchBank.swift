import Domain
import Foundation
import Store
import TestSupport

/// A household with many imported foods, and the same names in a plain full-text index beside it.
struct SearchBank {
  let path: String
  let plainPath: String
  /// In seconds.
  let rows: Double
  let index: Double
  let plain: Double

  /// Makes both files, from a household that has eaten for a quarter of a year; the same foods every time.
  init(foods: Int, beside base: SampleHousehold, in folder: String) throws {
    path = "\(folder)/search-\(foods).db"
    plainPath = "\(folder)/plain-\(foods).db"
    try FileManager.default.copyItem(atPath: base.path, toPath: path)
    _ = try Household.open(at: path, now: SampleHousehold.now)
    (rows, plain) = try Self.write(foods, path, plainPath)
    let household = try Household.open(at: path, now: SampleHousehold.now)
    index = try Stopwatch.time { try household.rebuildIndex() }.milliseconds / 1000
  }

  /// Row by row into the tables of a batch, since only the index is to be measured.
  private static func write(_ count: Int, _ path: String, _ plainPath: String) throws -> (rows: Double, plain: Double) {
    let (household, plain) = (try RawConnection(path), try RawConnection(plainPath))
    try household.run("PRAGMA synchronous = OFF; BEGIN")
    try plain.run("PRAGMA synchronous = OFF; CREATE VIRTUAL TABLE food USING fts5(names); BEGIN")
    let time = SampleHousehold.now.iso
    try household.run(
      "INSERT INTO foodBatch (uid, kind, file, createdAt) VALUES ('\(UUID())', 'bench', 'bench', '\(time)')")
    let food = try household.prepare(
      """
      INSERT INTO food (uid, name, key, category, calories, protein, carbohydrates, fat, basis, isUserCreated, createdAt,
        updatedAt, batchId, sourceName, sourceId)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'total', 0, '\(time)', '\(time)', 1, 'bench', ?1)
      """)
    let alias = try household.prepare(
      "INSERT INTO foodAlias (uid, foodId, position, name, key) SELECT ?1, max(id), ?2, ?3, ?4 FROM food")
    let text = try plain.prepare("INSERT INTO food (names) VALUES (?)")
    for starter in StarterBank.foods {
      try text.run([.text(([starter.name] + starter.aliases).joined(separator: " "))])
    }
    var names = SampleNames(seed: 1)
    var spent = Duration.zero
    let all = try Stopwatch.time {
      for number in 0..<count {
        let next = names.next()
        let nutrients = next.food.nutrients
        try food.run([
          .text(uid(number)), .text(next.name), .text(SearchText.normalize(next.name)),
          .text(next.food.category.rawValue), .real(nutrients.calories), .real(nutrients.protein),
          .real(nutrients.carbohydrates), .real(nutrients.fat),
        ])
        for (position, name) in next.aliases.enumerated() {
          try alias.run([
            .text(uid(number * 2 + position, "a")), .integer(position), .text(name), .text(SearchText.normalize(name)),
          ])
        }
        spent += try Stopwatch.time { try text.run([.text(([next.name] + next.aliases).joined(separator: " "))]) }
      }
    }
    try household.run("COMMIT")
    spent += try Stopwatch.time { try plain.run("COMMIT; INSERT INTO food(food) VALUES ('optimize')") }
    return (all.milliseconds / 1000, spent.milliseconds / 1000)
  }

  private static func uid(_ number: Int, _ kind: String = "f") -> String {
    let digits = String(number)
    return kind + String(repeating: "0", count: 35 - digits.count) + digits
  }
}
