/// Days of which only a part was logged.
///
/// - `partialDay`: one row for each day that somebody has marked so; its meals stay, and no mean counts them.
enum Schema009 {
  static let sql = """
    CREATE TABLE partialDay (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      day TEXT NOT NULL CHECK (length(day) = 10),
      updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
      UNIQUE (profileId, day)
    ) STRICT;

    """
}
