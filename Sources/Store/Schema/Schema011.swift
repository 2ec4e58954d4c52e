/// The recipe book.
///
/// - `recipe`: a dish. `profileId` is the only profile that sees it, or NULL if the whole household does. `servings`
///   is the number of servings that the ingredients make. `totalMinutes` is NULL if it is the sum of the other times.
///   `weight` is the weight of the finished dish in g.
/// - `recipeNutrition`: the nutrients of a serving that somebody typed in (`own`), or that the recipe's source states
///   (`source`).
/// - `recipeIngredient`, `recipeStep`: the recipe's lines in order, including headings. If the ingredient is another
///   recipe, `partUid` is that recipe's uid, even if the recipe was deleted, and `servings` is the number of its
///   servings that are used. `isSetByHand` is 1 if a person has chosen the food, or decided that the ingredient is
///   not a food.
/// - `recipeFavourite`: the recipes that a profile likes.
/// - `ingredientFood`: which food the household means by the name of an ingredient; `foodId` is NULL if the name
///   does not mean a food.
/// - `mealItem.recipeId`: the recipe that was eaten.
enum Schema011 {
  static let sql = recipes + lines + said

  private static let recipes = """
    CREATE TABLE recipe (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER REFERENCES profile(id) ON DELETE CASCADE,
      title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
      key TEXT NOT NULL CHECK (length(key) > 0),
      description TEXT CHECK (length(description) BETWEEN 1 AND 10000),
      sourceURL TEXT CHECK (length(sourceURL) BETWEEN 1 AND 4000),
      sourcePlatform TEXT CHECK (length(sourcePlatform) BETWEEN 1 AND 400),
      language TEXT CHECK (length(language) BETWEEN 2 AND 20),
      servings REAL NOT NULL CHECK (servings > 0 AND servings <= 1000),
      isServingsStated INTEGER NOT NULL CHECK (isServingsStated IN (0, 1)),
      yieldText TEXT CHECK (length(yieldText) BETWEEN 1 AND 1000),
      weight REAL CHECK (weight > 0 AND weight <= 1e6),
      prepMinutes INTEGER CHECK (prepMinutes BETWEEN 0 AND 43200),
      cookMinutes INTEGER CHECK (cookMinutes BETWEEN 0 AND 43200),
      totalMinutes INTEGER CHECK (totalMinutes BETWEEN 0 AND 43200),
      category TEXT CHECK (category IN ('breakfast', 'lunch', 'dinner', 'snack')),
      difficulty TEXT CHECK (difficulty IN ('easy', 'medium', 'hard')),
      notes TEXT CHECK (length(notes) BETWEEN 1 AND 10000),
      createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25),
      updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
      archivedAt TEXT CHECK (length(archivedAt) BETWEEN 20 AND 25),
      deletedAt TEXT CHECK (length(deletedAt) BETWEEN 20 AND 25)
    ) STRICT;
    CREATE INDEX recipeKey ON recipe(key);
    CREATE INDEX recipeProfile ON recipe(profileId) WHERE profileId IS NOT NULL;

    CREATE TABLE recipeTag (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      UNIQUE (recipeId, name)
    ) STRICT;

    CREATE TABLE recipeNutrition (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('own', 'source')),
      calories REAL CHECK (calories BETWEEN 0 AND 1e9),
      protein REAL CHECK (protein BETWEEN 0 AND 1e9),
      carbohydrates REAL CHECK (carbohydrates BETWEEN 0 AND 1e9),
      fat REAL CHECK (fat BETWEEN 0 AND 1e9),
      saturatedFat REAL CHECK (saturatedFat BETWEEN 0 AND 1e9),
      sugar REAL CHECK (sugar BETWEEN 0 AND 1e9),
      fiber REAL CHECK (fiber BETWEEN 0 AND 1e9),
      sodium REAL CHECK (sodium BETWEEN 0 AND 1e9),
      UNIQUE (recipeId, kind)
    ) STRICT;

    """

  private static let lines = """
    CREATE TABLE recipeIngredient (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
      isHeading INTEGER NOT NULL CHECK (isHeading IN (0, 1)),
      foodId INTEGER REFERENCES food(id),
      partUid TEXT CHECK (length(partUid) = 36),
      servings REAL CHECK (servings > 0 AND servings <= 1e6),
      grams REAL CHECK (grams > 0 AND grams <= 1e6),
      gramsFrom TEXT CHECK (gramsFrom IN ('weight', 'size', 'portion', 'density', 'piece')),
      confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
      isSetByHand INTEGER NOT NULL CHECK (isSetByHand IN (0, 1))
    ) STRICT;
    CREATE INDEX recipeIngredientRecipe ON recipeIngredient(recipeId);
    CREATE INDEX recipeIngredientFood ON recipeIngredient(foodId) WHERE foodId IS NOT NULL;
    CREATE INDEX recipeIngredientPart ON recipeIngredient(partUid) WHERE partUid IS NOT NULL;

    CREATE TABLE recipeStep (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 10000),
      isHeading INTEGER NOT NULL CHECK (isHeading IN (0, 1)),
      seconds INTEGER CHECK (seconds BETWEEN 1 AND 2592000)
    ) STRICT;
    CREATE INDEX recipeStepRecipe ON recipeStep(recipeId);

    """

  private static let said = """
    CREATE TABLE recipeFavourite (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      UNIQUE (profileId, recipeId)
    ) STRICT;
    CREATE INDEX recipeFavouriteRecipe ON recipeFavourite(recipeId);

    CREATE TABLE ingredientFood (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      key TEXT NOT NULL UNIQUE CHECK (length(key) > 0),
      foodId INTEGER REFERENCES food(id),
      learnedAt TEXT NOT NULL CHECK (length(learnedAt) BETWEEN 20 AND 25)
    ) STRICT;
    CREATE INDEX ingredientFoodFood ON ingredientFood(foodId) WHERE foodId IS NOT NULL;

    ALTER TABLE mealItem ADD COLUMN recipeId INTEGER REFERENCES recipe(id) ON DELETE SET NULL;
    CREATE INDEX mealItemRecipe ON mealItem(recipeId) WHERE recipeId IS NOT NULL;

    """
}
