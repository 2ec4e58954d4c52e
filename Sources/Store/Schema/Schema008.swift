/// What people weigh.
///
/// - `bodyWeight`: one weight per profile and day, in kilograms; a later weight of the same day replaces it.
enum Schema008 {
  static let sql = """
    CREATE TABLE bodyWeight (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      day TEXT NOT NULL CHECK (length(day) = 10),
      kilograms REAL NOT NULL CHECK (kilograms >= 0.5 AND kilograms <= 700),
      updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
      UNIQUE (profileId, day)
    ) STRICT;

    """
}
