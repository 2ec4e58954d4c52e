/// Scanned receipts, and what the household has corrected in their lines.
///
/// - `receipt`: the receipt that a trip was read from. `checks` and `doubts` contain codes separated by `;`. `store`
///   is the name as printed, and `lines` is the printed list. `file` contains the names of the receipt's files, which
///   are kept next to the household's file.
/// - `printedName`: what a printed line of a store means. `key` is the line in the form that search compares; `grams`
///   is the weight of one piece. A row without a food says that the line is not a food.
/// - `tripItem.gramsFrom`: where the weight comes from; null if it was typed.
enum Schema007 {
  static let sql = """
    CREATE TABLE receipt (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      tripId INTEGER NOT NULL UNIQUE REFERENCES trip(id) ON DELETE CASCADE,
      store TEXT CHECK (length(store) BETWEEN 1 AND 200),
      currency TEXT CHECK (length(currency) = 3),
      checks TEXT NOT NULL CHECK (length(checks) <= 1000),
      doubts TEXT NOT NULL CHECK (length(doubts) <= 1000),
      lines TEXT NOT NULL CHECK (length(lines) <= 1000000),
      file TEXT CHECK (length(file) BETWEEN 1 AND 200)
    ) STRICT;
    CREATE TABLE printedName (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      store TEXT NOT NULL CHECK (length(store) <= 200),
      printed TEXT NOT NULL CHECK (length(printed) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      foodId INTEGER REFERENCES food(id) ON DELETE CASCADE,
      grams REAL CHECK (grams > 0 AND grams <= 1e5),
      learnedAt TEXT NOT NULL CHECK (length(learnedAt) BETWEEN 20 AND 25),
      UNIQUE (store, key)
    ) STRICT;
    CREATE INDEX printedNameFood ON printedName(foodId) WHERE foodId IS NOT NULL;
    CREATE INDEX printedNameKey ON printedName(key);
    ALTER TABLE tripItem ADD COLUMN gramsFrom TEXT
      CHECK (gramsFrom IN ('printed', 'size', 'count', 'typical', 'learned'));

    """
}
