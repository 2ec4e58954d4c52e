/// The family guide: the members of a profile's family, the targets that somebody has set by hand, and whether the
/// guide was completed.
enum Schema004 {
  static let sql = """
    CREATE TABLE familyMember (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      age REAL NOT NULL CHECK (age BETWEEN 0 AND 110),
      ageOn TEXT NOT NULL CHECK (ageOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      weight REAL NOT NULL CHECK (weight BETWEEN 1 AND 300),
      activity TEXT NOT NULL CHECK (length(activity) BETWEEN 1 AND 40),
      diet TEXT NOT NULL CHECK (length(diet) BETWEEN 1 AND 40),
      sex TEXT CHECK (sex IN ('f', 'm')),
      height REAL CHECK (height BETWEEN 30 AND 250),
      trimester INTEGER CHECK (trimester BETWEEN 1 AND 3),
      isLactating INTEGER NOT NULL DEFAULT 0 CHECK (isLactating IN (0, 1)),
      isMe INTEGER NOT NULL DEFAULT 0 CHECK (isMe IN (0, 1)),
      CHECK (trimester IS NULL OR isLactating = 0),
      UNIQUE (profileId, key)
    ) STRICT;
    CREATE UNIQUE INDEX familyMemberMe ON familyMember(profileId) WHERE isMe = 1;

    CREATE TABLE ownTarget (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      memberId INTEGER REFERENCES familyMember(id) ON DELETE CASCADE,
      nutrient TEXT NOT NULL CHECK (length(nutrient) BETWEEN 1 AND 40),
      value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 1000000)
    ) STRICT;
    CREATE UNIQUE INDEX ownTargetHousehold ON ownTarget(profileId, nutrient) WHERE memberId IS NULL;
    CREATE UNIQUE INDEX ownTargetMember ON ownTarget(memberId, nutrient) WHERE memberId IS NOT NULL;
    CREATE INDEX ownTargetProfile ON ownTarget(profileId);

    CREATE TABLE familyGuide (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL UNIQUE REFERENCES profile(id) ON DELETE CASCADE,
      completedAt TEXT NOT NULL CHECK (length(completedAt) BETWEEN 20 AND 25)
    ) STRICT;

    """
}
