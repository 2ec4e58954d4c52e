internal import Domain
internal import GRDB

/// A layout of the database (its tables and indexes), and how older files are migrated to it.
struct Schema: Sendable {
  /// The migrations: the first creates layout 1 in an empty file, each later one migrates a file to the next layout.
  var migrations: [Migration]
  /// The tables with the household's data; their changes are journaled and can be undone, and dumps contain these
  /// tables.
  ///
  /// Parents come before the tables that refer to them.
  var journaled: [String]

  /// Migrates a file from one layout to the next.
  enum Migration: Sendable {
    case sql(String)
    /// Swift code for a migration that has to read rows; receives the database and the time of the migration.
    case code(@Sendable (Database, Moment) throws -> Void)
  }

  /// The schema of this program, with the migrations from every older layout.
  ///
  /// A migration is never edited once it is released.
  static let larder = Schema(
    migrations: [
      .sql(Schema001.sql), .sql(Schema002.sql), .sql(Schema003.sql), .sql(Schema004.sql), .code(Schema005.run),
      .sql(Schema006.sql), .sql(Schema007.sql), .sql(Schema008.sql), .sql(Schema009.sql), .sql(Schema010.sql),
      .sql(Schema011.sql), .sql(Schema012.sql),
    ],
    journaled: [
      "profile", "foodBatch", "food", "foodPortion", "foodAlias", "foodTag", "meal", "mealItem", "macroGoals",
      "trip", "tripItem", "setting", "favourite", "favouriteItem", "familyMember", "ownTarget", "familyGuide",
      "learnedName", "receipt", "printedName", "bodyWeight", "dayMark",
      "ownLimit", "recipe", "recipeTag", "recipeNutrition", "recipeIngredient", "recipeStep", "recipeFavourite",
      "ingredientFood", "inboxItem",
    ])

  /// The value of `PRAGMA user_version` in a file with this layout.
  var number: Int { migrations.count }

  /// The value of `PRAGMA application_id` in Larder's files: the letters `Lrdr`.
  static let applicationID: Int32 = 0x4C72_6472
  /// The tables of the journal, the search index, the display settings, cook mode, and what was found at links.
  static let unjournaled = [
    "device", "step", "stepProfile", "change", "foodSearch", "foodWord", "foodWordPage", "displaySetting", "recipeView",
    "cookSession", "cookTimer", "inboxFetch",
  ]
  /// The columns that refer to another table without a foreign key; each table has a list of such columns with the
  /// tables to which they refer.
  static let looseReferences = ["food": ["batchId": "foodBatch"]]

  /// For each layout in order, the name of a table that it introduced.
  static let landmarks = [
    "profile", "trip", "foodBatch", "familyMember", "device", "learnedName", "receipt", "bodyWeight", "dayMark",
    "ownLimit", "recipe", "inboxItem",
  ]

  /// Throws `damagedDatabase` if a file with the layout number `version` has a table that only a later layout
  /// introduced.
  ///
  /// The number is then damaged, and migrating the file would be wrong.
  static func checkNumber(_ version: Int, _ db: Database) throws {
    for table in landmarks.dropFirst(version)
    where try db.exists("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [table]) {
      throw LarderError(
        .damagedDatabase, "the database's layout is \(version) by its number, but it has the later table `\(table)`",
        hint: SQLiteErrors.hint)
    }
  }

  /// The number of the layout that introduced the current search index.
  private static let indexedSince = 3

  /// Migrates a file to this layout within the caller's transaction.
  func migrate(_ db: Database, from version: Int, now: Moment) throws {
    for migration in migrations.dropFirst(version) {
      switch migration {
      case .sql(let sql): try db.execute(sql: sql)
      case .code(let run): try run(db, now)
      }
    }
    // A new file has no foods yet; the foods of an older file were indexed in the old way.
    if (1..<Self.indexedSince).contains(version) { try FoodIndex(db: db).fill() }
    try db.execute(sql: "PRAGMA user_version = \(number)")
  }

  /// Throws `damagedDatabase` if a table is missing, or if the file contains a trigger or view, which Larder never
  /// creates.
  func check(_ db: Database) throws {
    var missing = Set(journaled + Self.unjournaled)
    for (type, name) in try db.all(
      "SELECT type, name FROM sqlite_schema WHERE type <> 'index'", [], { try ($0[0] as String, $0[1] as String) })
    {
      guard type == "table" else {
        throw LarderError(
          .damagedDatabase, "the database contains a \(type) `\(name)` that Larder did not create",
          hint: SQLiteErrors.hint)
      }
      missing.remove(name)
    }
    if let name = missing.min() {
      throw LarderError(.damagedDatabase, "the database lacks its table `\(name)`", hint: SQLiteErrors.hint)
    }
  }
}
