internal import Domain
internal import GRDB

/// Brings the starter foods of an older household up to this program's bank, once for each new bank.
///
/// A food that somebody has changed or deleted stays as it is, and so does one that the bank no longer has; what was
/// logged keeps its values. It is no step, and every step can still be undone and redone.
struct StarterUpdate {
  /// The name in `displaySetting` under which a household's bank is noted.
  static let setting = "starterBank"

  let db: Database
  let now: Moment

  /// A starter food as the household has it.
  private struct Stored {
    let id: Int
    let uid: String
  }

  /// Whether the household's bank is older than this program's.
  static func isDue(_ db: Database) throws -> Bool {
    let version = try db.first("SELECT value FROM displaySetting WHERE name = ?", [setting]) { Int($0[0] as String) }
    // The first bank did not say what it was.
    return (version?.flatMap(\.self) ?? 1) < StarterBank.version
  }

  /// Notes that the household has this program's bank.
  static func note(_ db: Database) throws {
    try db.run(
      "INSERT INTO displaySetting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
      [setting, String(StarterBank.version)])
  }

  /// Updates what nobody has touched and adds what is new, within the caller's transaction.
  ///
  /// A household that was made without starter foods stays without them.
  func run() throws {
    let entries = StarterBank.entries()
    let stored = try storedFoods(entries)
    if !stored.isEmpty { try update(entries, stored) }
    try Self.note(db)
  }

  private func update(_ entries: [StarterFood], _ stored: [String: Stored]) throws {
    let touched = try touchedFoods()
    let untouched = stored.values.map(\.id).filter { !touched.contains($0) }
    let foods = Dictionary(
      try FoodReading(db: db).load(ids: untouched).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let taken = try takenKeys(entries, except: Array(foods.keys))
    let changes = entries.compactMap { entry -> Change? in
      guard let row = stored[entry.uid] ?? stored[entry.firstUID] else { return Change(entry, nil, taken) }
      guard let old = foods[row.id] else { return nil }
      let change = Change(entry, old, taken)
      return change.food == old && row.uid == entry.uid ? nil : change
    }
    try write(Self.possible(changes, taken))
  }

  /// What becomes of a food: a new one, or another version of an old one.
  private struct Change {
    let entry: StarterFood
    let old: Food?
    let food: Food

    /// Aliases that mean another food by now are left out.
    init(_ entry: StarterFood, _ old: Food?, _ taken: Set<String>) {
      var food = entry.food
      food.aliases.removeAll { taken.contains(FoodKey.of($0)) && old?.aliases.contains($0) != true }
      if let old { (food.id, food.createdAt, food.updatedAt) = (old.id, old.createdAt, old.updatedAt) }
      (self.entry, self.old, self.food) = (entry, old, food)
    }
  }

  /// The changes without those to a name that is taken, also by a food that for this reason keeps its own.
  private static func possible(_ changes: [Change], _ taken: Set<String>) -> [Change] {
    var (possible, taken) = (changes, taken)
    while true {
      let refused = possible.filter { taken.contains(FoodKey.of($0.food.name)) }
      guard !refused.isEmpty else { return possible }
      possible.removeAll { taken.contains(FoodKey.of($0.food.name)) }
      for change in refused { change.old.map { _ = taken.insert(FoodKey.of($0.name)) } }
    }
  }

  private func write(_ changes: [Change]) throws {
    // Foods may exchange their names, but no two may bear one, not even on the way.
    for change in changes {
      if let old = change.old { try db.run("UPDATE food SET key = uid WHERE id = ?", [old.id]) }
    }
    let foods = try changes.map { change in
      // As if it had been made so: the next bank finds it untouched.
      try FoodWriting(db: db, now: change.old?.createdAt ?? now).save(change.food, of: change.entry)
    }
    try FoodIndex(db: db).update(foods)
  }

  /// The household's rows of these foods by uid, deleted ones too.
  private func storedFoods(_ entries: [StarterFood]) throws -> [String: Stored] {
    let uids = Self.json(entries.flatMap { [$0.uid, $0.firstUID] })
    let rows = try db.all("SELECT id, uid FROM food WHERE uid IN (SELECT value FROM json_each(?))", [uids]) {
      Stored(id: $0[0], uid: $0[1])
    }
    return Dictionary(rows.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The changes of all steps but those that were undone and can never be done again.
  private static let changes = "(SELECT * FROM change WHERE stepId NOT IN (\(StepRules.forgotten)))"

  /// The foods of changed portions, aliases and tags: by their uids, in steps of the layouts before 5 by their numbers.
  private static let foodsOfParts = """
    SELECT json_extract(coalesce(after, before), '$.foodId') FROM \(changes)
    WHERE tableName IN ('foodPortion', 'foodAlias', 'foodTag')
    """

  /// The foods that a step has changed, even an undone one, or that are not as they were made.
  private func touchedFoods() throws -> Set<Int> {
    Set(
      try db.all(
        """
        SELECT id FROM food WHERE updatedAt <> createdAt OR deletedAt IS NOT NULL
        UNION SELECT rowId FROM \(Self.changes) WHERE tableName = 'food'
        UNION SELECT id FROM food WHERE uid IN (\(Self.foodsOfParts))
        UNION SELECT id FROM food WHERE id IN (\(Self.foodsOfParts))
        """, []
      ) { $0[0] as Int })
  }

  /// Those of the bank's names and aliases that mean a food which is not to be updated, or would once a step is undone
  /// or redone.
  private func takenKeys(_ entries: [StarterFood], except ids: [Int]) throws -> Set<String> {
    let wanted = Self.json(entries.flatMap { [$0.food.name] + $0.food.aliases }.map(FoodKey.of))
    return Set(
      try db.all(
        """
        SELECT key FROM food WHERE deletedAt IS NULL AND batchId IS NULL AND key IN (SELECT value FROM json_each(?1))
          AND id NOT IN (SELECT value FROM json_each(?2))
        UNION SELECT a.key FROM foodAlias a JOIN food f ON f.id = a.foodId
          WHERE f.deletedAt IS NULL AND f.batchId IS NULL AND a.key IN (SELECT value FROM json_each(?1))
          AND f.id NOT IN (SELECT value FROM json_each(?2))
        UNION SELECT json_extract(before, '$.key') FROM \(Self.changes) WHERE tableName = 'food' AND before IS NOT NULL
        UNION SELECT json_extract(after, '$.key') FROM \(Self.changes) WHERE tableName = 'food' AND after IS NOT NULL
        """, [wanted, "[" + ids.map(String.init).joined(separator: ",") + "]"]
      ) { $0[0] as String })
  }

  /// Uids and keys hold no quotation marks, backslashes or control characters.
  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
}
