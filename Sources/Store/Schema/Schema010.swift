/// Daily limits that people set for themselves, and how fast they wish to lose or gain weight.
///
/// - `ownLimit`: a profile's own daily limit for sodium, saturated fat, sugar or (as a minimum) fiber, in mg for sodium
///   and in g for the others. It takes precedence over the family guide and the reference values.
/// - `familyMember.weeklyChange`: how many kg per week a member wishes to gain; below 0 if the member wishes to lose
///   weight, NULL if there is no such wish.
enum Schema010 {
  static let sql = """
    CREATE TABLE ownLimit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      nutrient TEXT NOT NULL CHECK (length(nutrient) BETWEEN 1 AND 40),
      value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 1000000),
      UNIQUE (profileId, nutrient)
    ) STRICT;

    ALTER TABLE familyMember ADD COLUMN weeklyChange REAL CHECK (weeklyChange BETWEEN -3 AND 3 AND weeklyChange <> 0);

    """
}
