/// The first layout: profiles, the food bank, meals, goals, the journal, the search index.
///
/// A `key` column contains a name in the form in which names are compared. Times are ISO 8601 with offset, days
/// `yyyy-mm-dd`. Nutrients are in kcal for energy, in mg for sodium and in g otherwise. They are stored per 100 g in
/// `food` and for the whole item in `mealItem`. The bounds are wide, because the module Domain decides what is
/// plausible.
enum Schema001 {
  static let sql = household + bank + meals + journal + search

  private static let household = """
    CREATE TABLE profile (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 400),
      key TEXT NOT NULL UNIQUE,
      icon TEXT CHECK (length(icon) BETWEEN 1 AND 40),
      color TEXT CHECK (color GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
      isDefault INTEGER NOT NULL CHECK (isDefault IN (0, 1)),
      createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25)
    ) STRICT;
    CREATE UNIQUE INDEX profileDefault ON profile(isDefault) WHERE isDefault = 1;

    CREATE TABLE macroGoals (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL UNIQUE REFERENCES profile(id) ON DELETE CASCADE,
      calories INTEGER NOT NULL CHECK (calories BETWEEN 1 AND 100000),
      proteinShare INTEGER NOT NULL CHECK (proteinShare BETWEEN 0 AND 10000),
      carbsShare INTEGER NOT NULL CHECK (carbsShare BETWEEN 0 AND 10000),
      fatShare INTEGER NOT NULL CHECK (fatShare BETWEEN 0 AND 10000),
      CHECK (proteinShare + carbsShare + fatShare = 10000)
    ) STRICT;

    """

  private static let bank = """
    CREATE TABLE food (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      category TEXT NOT NULL CHECK (category IN ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages', 'snacks',
        'frozen', 'pantry', 'other')),
      calories REAL NOT NULL CHECK (calories BETWEEN 0 AND 1e6),
      protein REAL NOT NULL CHECK (protein BETWEEN 0 AND 1e6),
      carbohydrates REAL NOT NULL CHECK (carbohydrates BETWEEN 0 AND 1e6),
      fat REAL NOT NULL CHECK (fat BETWEEN 0 AND 1e6),
      saturatedFat REAL CHECK (saturatedFat BETWEEN 0 AND 1e6),
      sugar REAL CHECK (sugar BETWEEN 0 AND 1e6),
      fiber REAL CHECK (fiber BETWEEN 0 AND 1e6),
      sodium REAL CHECK (sodium BETWEEN 0 AND 1e6),
      basis TEXT NOT NULL CHECK (basis IN ('total', 'available')),
      density REAL CHECK (density > 0 AND density <= 100),
      isUserCreated INTEGER NOT NULL CHECK (isUserCreated IN (0, 1)),
      sourceName TEXT,
      sourceId TEXT,
      createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25),
      updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
      deletedAt TEXT CHECK (length(deletedAt) BETWEEN 20 AND 25),
      CHECK ((sourceName IS NULL) = (sourceId IS NULL))
    ) STRICT;
    CREATE UNIQUE INDEX foodLiveKey ON food(key) WHERE deletedAt IS NULL;

    CREATE TABLE foodPortion (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      foodId INTEGER NOT NULL REFERENCES food(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      grams REAL NOT NULL CHECK (grams > 0 AND grams <= 1e5),
      UNIQUE (foodId, name)
    ) STRICT;

    CREATE TABLE foodAlias (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      foodId INTEGER NOT NULL REFERENCES food(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      UNIQUE (foodId, name)
    ) STRICT;
    CREATE INDEX foodAliasKey ON foodAlias(key);

    CREATE TABLE foodTag (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      foodId INTEGER NOT NULL REFERENCES food(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      UNIQUE (foodId, name)
    ) STRICT;
    CREATE INDEX foodTagName ON foodTag(name);

    """

  // `touch` counts a profile's changes to its meals, so that the latest change is known even if several changes have
  // the same time; an item's `entry` is the count at which it was logged.
  private static let meals = """
    CREATE TABLE meal (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      time TEXT NOT NULL CHECK (length(time) BETWEEN 20 AND 25),
      slot TEXT NOT NULL CHECK (slot IN ('breakfast', 'lunch', 'dinner', 'snack')),
      notes TEXT CHECK (length(notes) <= 10000),
      touch INTEGER NOT NULL CHECK (touch > 0)
    ) STRICT;
    CREATE INDEX mealDay ON meal(profileId, day);
    CREATE INDEX mealTouch ON meal(profileId, touch);

    CREATE TABLE mealItem (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      mealId INTEGER NOT NULL REFERENCES meal(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      entry INTEGER NOT NULL CHECK (entry > 0),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      grams REAL NOT NULL CHECK (grams > 0 AND grams <= 1e5),
      amount TEXT NOT NULL CHECK (length(amount) <= 1000),
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
      isSkipped INTEGER NOT NULL CHECK (isSkipped IN (0, 1)),
      CHECK ((calories IS NULL) = (protein IS NULL) AND (calories IS NULL) = (carbohydrates IS NULL)
        AND (calories IS NULL) = (fat IS NULL)),
      CHECK (calories IS NOT NULL OR coalesce(saturatedFat, sugar, fiber, sodium) IS NULL)
    ) STRICT;
    CREATE INDEX mealItemMeal ON mealItem(mealId);
    CREATE INDEX mealItemFood ON mealItem(foodId) WHERE foodId IS NOT NULL;

    """

  // A step's profile is not a foreign key: the step outlives the profile, and may even be the one that deleted it. Null
  // means that the step is shared.
  private static let journal = """
    CREATE TABLE step (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      profileId INTEGER,
      profileName TEXT,
      label TEXT NOT NULL,
      undoneAt TEXT,
      schemaNumber INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX stepUndone ON step(id) WHERE undoneAt IS NOT NULL;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      stepId INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
      tableName TEXT NOT NULL,
      rowId INTEGER NOT NULL,
      before TEXT,
      after TEXT
    ) STRICT;
    CREATE INDEX changeStep ON change(stepId);

    """

  // Words are normalized before they are stored, so that SQLite's tokenizer has nothing left to decide; rowid is the
  // food's ID.
  private static let search = """
    CREATE VIRTUAL TABLE foodSearch USING fts5(words, tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3');
    CREATE VIRTUAL TABLE foodTypo USING fts5(trigrams, tokenize = 'unicode61 remove_diacritics 0', detail = none);

    """
}
