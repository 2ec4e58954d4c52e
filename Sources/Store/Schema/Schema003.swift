/// Imports of foods, favourites (meals that a profile has given a name), and a search index for a bank of any size.
///
/// An import is one row in `foodBatch`, and each food that it adds contains the ID of that row. So only the row in
/// `foodBatch` is journaled, not each food. Foods in a batch may share names, because several makers may sell
/// `Vollmilch`.
///
/// An item from another program's log may have an amount without a weight (`3 large`). Such an item keeps its values,
/// and 100 is stored as its grams, because that column must not be null.
enum Schema003 {
  static let sql = batches + weights + favourites + habits + FoodIndex.layout

  private static let weights = """
    ALTER TABLE mealItem ADD COLUMN isWeighed INTEGER NOT NULL DEFAULT 1 CHECK (isWeighed IN (0, 1));

    """

  // Each search needs what the profile has eaten lately, so the index contains all that this query reads.
  private static let habits = """
    DROP INDEX mealItemMeal;
    CREATE INDEX mealItemMeal ON mealItem(mealId, foodId);

    """

  private static let batches = """
    CREATE TABLE foodBatch (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
      file TEXT NOT NULL CHECK (length(file) <= 1000),
      createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25)
    ) STRICT;
    ALTER TABLE food ADD COLUMN batchId INTEGER;
    DROP INDEX foodLiveKey;
    CREATE UNIQUE INDEX foodLiveKey ON food(key) WHERE deletedAt IS NULL AND batchId IS NULL;
    CREATE INDEX foodKey ON food(key) WHERE deletedAt IS NULL;
    CREATE INDEX foodOfBatch ON food(batchId) WHERE batchId IS NOT NULL;
    CREATE INDEX foodOfSource ON food(sourceId, sourceName) WHERE sourceId IS NOT NULL;

    """

  private static let favourites = """
    CREATE TABLE favourite (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      UNIQUE (profileId, key)
    ) STRICT;

    CREATE TABLE favouriteItem (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      favouriteId INTEGER NOT NULL REFERENCES favourite(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
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
      isWeighed INTEGER NOT NULL DEFAULT 1 CHECK (isWeighed IN (0, 1)),
      CHECK ((calories IS NULL) = (protein IS NULL) AND (calories IS NULL) = (carbohydrates IS NULL)
        AND (calories IS NULL) = (fat IS NULL)),
      CHECK (calories IS NOT NULL OR coalesce(saturatedFat, sugar, fiber, sodium) IS NULL)
    ) STRICT;
    CREATE INDEX favouriteItemFavourite ON favouriteItem(favouriteId);
    CREATE INDEX favouriteItemFood ON favouriteItem(foodId) WHERE foodId IS NOT NULL;

    """
}
