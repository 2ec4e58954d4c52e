internal import Domain
internal import GRDB

/// The database's layout and how an older file comes to it.
struct Schema: Sendable {
  /// The first makes an empty file's layout; each later one takes a file from the layout before.
  var migrations: [Migration]
  /// The tables whose rows are the household's: journaled, undone, dumped.
  ///
  /// In an order in which parents come first.
  var journaled: [String]

  /// What takes a file from one layout to the next.
  enum Migration: Sendable {
    case sql(String)
    /// Where rows have to be read; the time is that of the migration.
    case code(@Sendable (Database, Moment) throws -> Void)
  }

  /// This program's layouts.
  ///
  /// A migration is never edited once landed.
  static let larder = Schema(
    migrations: [
      .sql(Schema001.sql), .sql(Schema002.sql), .sql(Schema003.sql), .sql(Schema004.sql), .code(Schema005.run),
    ],
    journaled: [
      "profile", "foodBatch", "food", "foodPortion", "foodAlias", "foodTag", "meal", "mealItem", "macroGoals",
      "trip", "tripItem", "setting", "favourite", "favouriteItem", "familyMember", "ownTarget", "familyGuide",
    ])

  /// What `PRAGMA user_version` says of a file of this layout.
  var number: Int { migrations.count }

  /// "Lrdr": what `PRAGMA application_id` says of a file of Larder's.
  static let applicationID: Int32 = 0x4C72_6472
  /// What the journal, the search index and the settings of display are kept in.
  static let unjournaled = [
    "device", "step", "stepProfile", "change", "foodSearch", "foodWord", "foodWordPage", "displaySetting",
  ]
  /// The layout from which on steps can be replayed: those since have only added tables, and columns with a default.
  ///
  /// One that changes what rows hold cuts the undo stack, and is to stand here.
  static let replayableSince = 5
  /// Columns that name rows by number without being declared so, by table: the table that they name rows of.
  static let looseReferences = ["food": ["batchId": "foodBatch"]]

  /// The layout from which on the search index is as it is now.
  private static let indexedSince = 3

  /// Brings a file to this layout within the caller's transaction.
  func migrate(_ db: Database, from version: Int, now: Moment) throws {
    for migration in migrations.dropFirst(version) {
      switch migration {
      case .sql(let sql): try db.execute(sql: sql)
      case .code(let run): try run(db, now)
      }
    }
    // A new file has no foods yet; an older one's were indexed as its Larder did.
    if (1..<Self.indexedSince).contains(version) { try FoodIndex(db: db).fill() }
    try db.execute(sql: "PRAGMA user_version = \(number)")
  }

  /// Throws `damagedDatabase` where a table is missing, or where something is there that would act by itself.
  func check(_ db: Database) throws {
    var missing = Set(journaled + Self.unjournaled)
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
