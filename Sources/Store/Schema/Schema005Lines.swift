internal import Domain
internal import GRDB

/// The part of the fifth layout that gives every food line the same columns: a quantity, its weight, and each
/// nutrient, which may be unknown.
///
/// The tables are recreated, because SQLite cannot remove a CHECK. `readAmounts` parses the amounts that older
/// layouts stored as text; if an amount cannot be parsed, its text stays in the column `said`.
enum Schema005Lines {
  static let sql = mealItems + favouriteItems + tripItems

  private static let line = """
    position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      quantity REAL CHECK (quantity > 0 AND quantity <= 1e9),
      quantityTo REAL CHECK (quantityTo >= quantity AND quantityTo <= 1e9),
      unit TEXT CHECK (length(unit) BETWEEN 1 AND 1000),
      share REAL CHECK (share > 0 AND share <= 1e5),
      isAbout INTEGER NOT NULL DEFAULT 0 CHECK (isAbout IN (0, 1)),
      grams REAL CHECK (grams > 0 AND grams <= 1e5),
      said TEXT CHECK (length(said) BETWEEN 1 AND 1000),
      foodId INTEGER REFERENCES food(id),
      calories REAL CHECK (calories BETWEEN 0 AND 1e9),
      protein REAL CHECK (protein BETWEEN 0 AND 1e9),
      carbohydrates REAL CHECK (carbohydrates BETWEEN 0 AND 1e9),
      fat REAL CHECK (fat BETWEEN 0 AND 1e9),
      saturatedFat REAL CHECK (saturatedFat BETWEEN 0 AND 1e9),
      sugar REAL CHECK (sugar BETWEEN 0 AND 1e9),
      fiber REAL CHECK (fiber BETWEEN 0 AND 1e9),
      sodium REAL CHECK (sodium BETWEEN 0 AND 1e9),
      confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    """
  private static let check = "CHECK (quantity IS NOT NULL OR coalesce(quantityTo, unit, share) IS NULL)"
  private static let nutrients = "calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber, sodium"

  private static let mealItems = """
    CREATE TABLE mealItemNew (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      mealId INTEGER NOT NULL REFERENCES meal(id) ON DELETE CASCADE,
      entry INTEGER NOT NULL CHECK (entry > 0),
      \(line)
      isSkipped INTEGER NOT NULL CHECK (isSkipped IN (0, 1)),
      \(check)
    ) STRICT;
    INSERT INTO mealItemNew (id, uid, mealId, entry, position, name, grams, said, foodId, \(nutrients), confidence, isSkipped)
      SELECT id, uid, mealId, entry, position, name, iif(isWeighed, grams, NULL), nullif(amount, ''), foodId, \(nutrients),
        confidence, isSkipped FROM mealItem;
    \(taking("mealItem"))
    CREATE INDEX mealItemMeal ON mealItem(mealId, foodId);
    CREATE INDEX mealItemFood ON mealItem(foodId) WHERE foodId IS NOT NULL;

    """

  private static let favouriteItems = """
    CREATE TABLE favouriteItemNew (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      favouriteId INTEGER NOT NULL REFERENCES favourite(id) ON DELETE CASCADE,
      \(line)
      \(check)
    ) STRICT;
    INSERT INTO favouriteItemNew (id, uid, favouriteId, position, name, grams, said, foodId, \(nutrients), confidence)
      SELECT id, uid, favouriteId, position, name, iif(isWeighed, grams, NULL), nullif(amount, ''), foodId, \(nutrients),
        confidence FROM favouriteItem;
    \(taking("favouriteItem"))
    CREATE INDEX favouriteItemFavourite ON favouriteItem(favouriteId);
    CREATE INDEX favouriteItemFood ON favouriteItem(foodId) WHERE foodId IS NOT NULL;

    """

  // Pieces have no unit: a number without a unit is a count.
  private static let tripItems = """
    CREATE TABLE tripItemNew (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      tripId INTEGER NOT NULL REFERENCES trip(id) ON DELETE CASCADE,
      \(line)
      unitPrice INTEGER CHECK (unitPrice BETWEEN -1000000000 AND 1000000000),
      price INTEGER CHECK (price BETWEEN -1000000000 AND 1000000000),
      kind TEXT NOT NULL CHECK (kind IN ('product', 'deposit', 'deposit_return', 'discount', 'service')),
      category TEXT CHECK (category IN ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages', 'snacks', 'frozen',
        'pantry', 'other')),
      isSkipped INTEGER NOT NULL CHECK (isSkipped IN (0, 1)),
      \(check)
    ) STRICT;
    INSERT INTO tripItemNew (id, uid, tripId, position, name, quantity, unit, grams, said, foodId, \(nutrients), confidence,
        unitPrice, price, kind, category, isSkipped)
      SELECT id, uid, tripId, position, name, quantity, iif(quantity IS NULL, NULL, nullif(unit, 'pcs')), grams,
        nullif(text, ''), foodId, \(nutrients), confidence, unitPrice, price, kind, category, isSkipped FROM tripItem;
    \(taking("tripItem"))
    CREATE INDEX tripItemTrip ON tripItem(tripId);
    CREATE INDEX tripItemFood ON tripItem(foodId) WHERE foodId IS NOT NULL;

    """

  /// SQL that gives the new table the name of the old one, and makes sure that IDs of deleted rows are still not
  /// reused.
  private static func taking(_ table: String) -> String {
    """
    INSERT INTO sqlite_sequence (name, seq) SELECT '\(table)New', 0
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '\(table)New');
    UPDATE sqlite_sequence SET seq = max(seq, coalesce((SELECT seq FROM sqlite_sequence WHERE name = '\(table)'), 0))
      WHERE name = '\(table)New';
    DROP TABLE \(table);
    ALTER TABLE \(table)New RENAME TO \(table);
    """
  }

  /// Parses the amounts that older layouts stored as text, each text once.
  ///
  /// Items imported from another program's log, whose uids are UUIDv8, also keep their text, so that importing the
  /// same file again recognizes them.
  static func readAmounts(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE keptAmount (
          said TEXT PRIMARY KEY, quantity REAL, quantityTo REAL, unit TEXT, share REAL, isAbout INTEGER) WITHOUT ROWID
        """)
    for table in ["mealItem", "favouriteItem"] {
      try db.execute(sql: "DELETE FROM keptAmount")
      for text in try db.all("SELECT DISTINCT said FROM \(table) WHERE said IS NOT NULL", [], { try $0[0] as String }) {
        guard let quantity = Quantity(kept: text), (0.000_001...1e9).contains(quantity.number),
          (0.000_001...1e5).contains(quantity.share ?? 1), quantity.upTo == nil
        else { continue }
        try db.run(
          "INSERT INTO keptAmount VALUES (?, ?, ?, ?, ?, ?)",
          [
            text, quantity.number, quantity.upTo, quantity.unit.word, quantity.share, quantity.isAbout,
          ])
      }
      try db.execute(
        sql: """
          UPDATE \(table) SET quantity = k.quantity, quantityTo = k.quantityTo, unit = k.unit, share = k.share,
            isAbout = k.isAbout, said = iif(substr(uid, 15, 1) = '8', \(table).said, NULL)
          FROM keptAmount k WHERE k.said = \(table).said
          """)
    }
    try db.execute(sql: "DROP TABLE keptAmount")
  }
}
