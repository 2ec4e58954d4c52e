internal import Domain
internal import GRDB

/// The database's layout and how an older file comes to it.
enum Schema {
  /// What `PRAGMA user_version` says of a file of this layout.
  static let number = migrations.count
  /// "Lrdr": what `PRAGMA application_id` says of a file of Larder's.
  static let applicationID: Int32 = 0x4C72_6472

  /// The first makes an empty file's layout; each later one takes a file from the layout before.
  ///
  /// Never edited once landed.
  static let migrations: [String] = [Schema001.sql, Schema002.sql, Schema003.sql, Schema004.sql, Schema005Lines.sql]

  /// The tables whose rows are the household's: journaled, undone, dumped.
  ///
  /// In an order in which parents come first.
  static let journaled = [
    "profile", "foodBatch", "food", "foodPortion", "foodAlias", "foodTag", "meal", "mealItem", "macroGoals",
    "trip", "tripItem", "setting", "favourite", "favouriteItem", "familyMember", "ownTarget", "familyGuide",
  ]
  /// What the journal, the search index and the settings of display are kept in.
  static let unjournaled = ["step", "change", "foodSearch", "foodWord", "foodWordPage", "displaySetting"]

  /// The layout from which on the search index is as it is now.
  private static let indexedSince = 3
  /// The layout from which on an amount is a quantity.
  private static let linedSince = 5

  /// Brings a file to this layout within the caller's transaction.
  static func migrate(_ db: Database, from version: Int) throws {
    for sql in migrations.dropFirst(version) { try db.execute(sql: sql) }
    // A new file has no foods yet; an older one's were indexed as its Larder did.
    if (1..<indexedSince).contains(version) { try FoodIndex(db: db).fill() }
    if (1..<linedSince).contains(version) { try Schema005Lines.readAmounts(db) }
    try db.execute(sql: "PRAGMA user_version = \(number)")
  }

  /// Throws `damagedDatabase` where a table is missing, or where something is there that would act by itself.
  static func check(_ db: Database) throws {
    var missing = Set(journaled + unjournaled)
    for row in try Row.fetchAll(db, sql: "SELECT type, name FROM sqlite_schema WHERE type <> 'index'") {
      let (type, name): (String, String) = (row[0], row[1])
      guard type == "table" else {
        throw LarderError(
          .damagedDatabase, "the database holds a \(type) `\(name)` that Larder has not made",
          hint: Damage.hint)
      }
      missing.remove(name)
    }
    if let name = missing.min() {
      throw LarderError(.damagedDatabase, "the database has lost its table `\(name)`", hint: Damage.hint)
    }
  }
}
