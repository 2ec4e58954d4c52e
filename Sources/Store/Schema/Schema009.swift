/// What people say of a day's log.
///
/// - `dayMark`: whether a day's log is only a part of what was eaten, so that no mean counts it, or all of it however little
///   it is; a day of which nobody has said so has no row.
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
