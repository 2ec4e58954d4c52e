/// What a profile means by names that it has explained, and a flag for amounts that nobody has stated.
///
/// - `learnedName`: `key` is the name in the form that search compares. `isCorrection` is 0 if the name was learned
///   from an answer, and 1 if it was learned from a correction of what was logged.
/// - `isAssumed`: whether the amount, or a part of it, was assumed; for older rows this is unknown and counts as no.
enum Schema006 {
  static let sql = """
    CREATE TABLE learnedName (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      foodId INTEGER NOT NULL REFERENCES food(id) ON DELETE CASCADE,
      isCorrection INTEGER NOT NULL CHECK (isCorrection IN (0, 1)),
      learnedAt TEXT NOT NULL CHECK (length(learnedAt) BETWEEN 20 AND 25),
      UNIQUE (profileId, key)
    ) STRICT;
    CREATE INDEX learnedNameFood ON learnedName(foodId);
    ALTER TABLE mealItem ADD COLUMN isAssumed INTEGER NOT NULL DEFAULT 0 CHECK (isAssumed IN (0, 1));
    ALTER TABLE tripItem ADD COLUMN isAssumed INTEGER NOT NULL DEFAULT 0 CHECK (isAssumed IN (0, 1));
    ALTER TABLE favouriteItem ADD COLUMN isAssumed INTEGER NOT NULL DEFAULT 0 CHECK (isAssumed IN (0, 1));

    """
}
