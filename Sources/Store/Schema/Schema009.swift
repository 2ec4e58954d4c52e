/// Marks that say how complete the log of a day is.
///
/// - `dayMark`: `isPartial` is 1 if only a part of what was eaten on the day is logged, so that averages leave out
///   the day; it is 0 if everything is logged, however little that is. A day without a mark has no row.
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
