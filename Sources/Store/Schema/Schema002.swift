/// Trips with their items and prices, and the household's settings.
///
/// Prices are whole minor units (cents); an unknown price is null. The table `setting` contains the settings that
/// everybody shares, and its changes are journaled. `displaySetting` contains settings that only change how values
/// look; undo does not affect them.
enum Schema002 {
  static let sql = """
    CREATE TABLE trip (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      time TEXT CHECK (length(time) BETWEEN 20 AND 25),
      store TEXT CHECK (length(store) BETWEEN 1 AND 1000),
      printedTotal INTEGER CHECK (printedTotal BETWEEN -1000000000000 AND 1000000000000),
      isChecked INTEGER NOT NULL CHECK (isChecked IN (0, 1)),
      touch INTEGER NOT NULL CHECK (touch > 0)
    ) STRICT;
    CREATE INDEX tripDay ON trip(profileId, day);
    CREATE INDEX tripTouch ON trip(profileId, touch);

    CREATE TABLE tripItem (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      tripId INTEGER NOT NULL REFERENCES trip(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      text TEXT CHECK (length(text) BETWEEN 1 AND 1000),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      quantity REAL CHECK (quantity > 0 AND quantity <= 1e6),
      unit TEXT CHECK (unit IN ('pcs', 'kg', 'g', 'l', 'ml')),
      unitPrice INTEGER CHECK (unitPrice BETWEEN -1000000000 AND 1000000000),
      price INTEGER CHECK (price BETWEEN -1000000000 AND 1000000000),
      kind TEXT NOT NULL CHECK (kind IN ('product', 'deposit', 'deposit_return', 'discount', 'service')),
      grams REAL CHECK (grams > 0 AND grams <= 1e5),
      category TEXT CHECK (category IN ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages', 'snacks', 'frozen',
        'pantry', 'other')),
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
    CREATE INDEX tripItemTrip ON tripItem(tripId);
    CREATE INDEX tripItemFood ON tripItem(foodId) WHERE foodId IS NOT NULL;

    CREATE TABLE setting (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 100),
      value TEXT NOT NULL CHECK (length(value) <= 1000)
    ) STRICT;

    CREATE TABLE displaySetting (
      name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 100),
      value TEXT NOT NULL CHECK (length(value) <= 1000)
    ) STRICT;

    """
}
