internal import Domain
internal import GRDB

/// Brings the starter foods of an older household up to date, once for each new version of the starter bank.
///
/// Foods that somebody has changed or deleted stay as they are, as do foods that are no longer in the starter bank;
/// logged items keep their values. Undo does not affect the update, and every earlier step can still be undone and
/// redone.
struct StarterUpdate {
  /// The name in `displaySetting` under which the version of a household's bank is stored.
  static let setting = "starterBank"

  let db: Database
  let now: Moment

  /// A starter food as it is stored in the household.
  private struct Stored {
    let id: Int
    let uid: String
  }

  /// Whether the household's bank is older than this program's.
  static func isDue(_ db: Database) throws -> Bool {
    let version = try db.first("SELECT value FROM displaySetting WHERE name = ?", [setting]) {
      try Int($0[0] as String)
    }
    // The first bank did not store its version.
    return (version?.flatMap(\.self) ?? 1) < StarterBank.version
  }

  /// Records that the household has this program's version of the starter bank.
  static func note(_ db: Database) throws {
    try db.run(
      "INSERT INTO displaySetting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
      [setting, String(StarterBank.version)])
  }

  /// Updates starter foods that nobody has changed and adds new ones, within the caller's transaction.
  ///
  /// A household that was created without starter foods does not get any.
  func run() throws {
    let entries = StarterBank.entries
    let stored = try storedFoods(entries)
    if !stored.isEmpty { try update(entries, stored) }
    try Self.note(db)
  }

  private func update(_ entries: [StarterFood], _ stored: [String: Stored]) throws {
    let touched = try touchedFoods()
    let untouched = stored.values.map(\.id).filter { !touched.contains($0) }
    let foods = Dictionary(
      try FoodBankReader(db: db).load(ids: untouched).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let taken = try takenKeys(entries, except: Array(foods.keys))
    let changes = entries.compactMap { entry -> Change? in
      guard let row = stored[entry.uid] ?? stored[entry.firstUID] else { return Change(entry, nil, taken) }
      guard let old = foods[row.id] else { return nil }
      let change = Change(entry, old, taken)
      return change.food == old && row.uid == entry.uid ? nil : change
    }
    try write(Self.possible(changes, taken))
  }

  /// A food to be added, or a new version of an existing food.
  private struct Change {
    let entry: StarterFood
    let old: Food?
    let food: Food

    /// Creates a change from a food in the starter bank; leaves out aliases that another food in the household has.
    init(_ entry: StarterFood, _ old: Food?, _ taken: Set<String>) {
      var food = entry.food
      food.aliases.removeAll { taken.contains(FoodKey.of($0)) && old?.aliases.contains($0) != true }
      if let old { (food.id, food.createdAt, food.updatedAt) = (old.id, old.createdAt, old.updatedAt) }
      (self.entry, self.old, self.food) = (entry, old, food)
    }
  }

  /// The changes that can be made: those in which the food's name is still free.
  ///
  /// `taken` contains the names of foods outside the update. When a change is left out, the food keeps its old name, so
  /// that this name is taken too and may prevent another change.
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
    // Foods may swap names, but no two may have the same name, not even temporarily.
    for change in changes {
      if let old = change.old { try db.run("UPDATE food SET key = uid WHERE id = ?", [old.id]) }
    }
    let foods = try changes.map { change in
      // The food is written as if it had been created in this form, so that the next update treats it as unchanged.
      try FoodBankWriter(db: db, now: change.old?.createdAt ?? now).save(change.food, of: change.entry)
    }
    try FoodIndex(db: db).update(foods)
  }

  /// The rows of these starter foods in the household, by uid, including deleted foods.
  private func storedFoods(_ entries: [StarterFood]) throws -> [String: Stored] {
    let uids = Self.json(entries.flatMap { [$0.uid, $0.firstUID] })
    let rows = try db.all("SELECT id, uid FROM food WHERE uid IN (SELECT value FROM json_each(?))", [uids]) {
      try Stored(id: $0[0], uid: $0[1])
    }
    return Dictionary(rows.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The changes of all steps except those that were undone and can no longer be redone.
  private static let changes = "(SELECT * FROM change WHERE stepId NOT IN (\(StepRules.forgotten)))"

  /// Selects the foods whose portions, aliases or tags were changed: by uid or, in steps from before layout 5, by ID.
  private static let foodsOfParts = """
    SELECT json_extract(coalesce(after, before), '$.foodId') FROM \(changes)
    WHERE tableName IN ('foodPortion', 'foodAlias', 'foodTag')
    """

  /// The IDs of foods that somebody has changed or deleted, including in a step that was undone but may be redone.
  private func touchedFoods() throws -> Set<Int> {
    try Set(
      db.all(
        """
        SELECT id FROM food WHERE updatedAt <> createdAt OR deletedAt IS NOT NULL
        UNION SELECT rowId FROM \(Self.changes) WHERE tableName = 'food'
        UNION SELECT id FROM food WHERE uid IN (\(Self.foodsOfParts))
        UNION SELECT id FROM food WHERE id IN (\(Self.foodsOfParts))
        """, []
      ) { try $0[0] as Int })
  }

  /// The keys of names and aliases in the new starter bank that a food outside the update has taken.
  ///
  /// Such a food may have the key now, or get it back when a step is undone or redone.
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
        """, [wanted, ids.json]
      ) { try $0[0] as String })
  }

  /// Returns the strings as a JSON array; uids and keys have no characters that would need escaping.
  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
}
