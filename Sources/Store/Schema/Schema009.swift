/// Marks that say how complete the log of a day is.
///
/// - `dayMark`: whether the log of a day is only a part of what was eaten, so that no mean counts the day, or all of
///   it, however little it is. A day without a mark has no row.
enum Schema009 {
  static let sql = """
    CREATE TABLE dayMark (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      day TEXT NOT NULL CHECK (length(day) = 10),
      isPartial INTEGER NOT NULL CHECK (isPartial IN (0, 1)),
      updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
      UNIQUE (profileId, day)
    ) STRICT;

    """
}
