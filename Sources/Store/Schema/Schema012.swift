/// Photos, cook mode and the inbox.
///
/// - `recipe.photo`: the name of the recipe's photo in the folder of photos; NULL if it has no photo. `sourceUid` is
///   the ID that the recipe has in the program from which it was imported. `imported` is the recipe as it was
///   imported, in the JSON of `recipe export`, so that a later import knows what the household has changed since;
///   NULL for a recipe that was typed in.
/// - `recipeIngredientSum`: an index with all that a list of recipes adds up, so that the list need not read the
///   lines themselves.
/// - `recipeView`: when a profile last viewed a recipe. Nobody would undo this, so it is not journaled.
/// - `cookSession`: the recipe that a profile is cooking; for how many servings and in which units (NULL: as the
///   recipe is written); the number of the step that the profile has reached; and the numbers of the ingredients that
///   are ticked off, separated by commas. It is not journaled.
/// - `cookTimer`: the profile's timers. `endsAt` is set while the timer runs, and `remaining` (in seconds) while it
///   is paused. `rung` is 1 if somebody has seen that the timer has ended. It is not journaled.
/// - `inboxItem`: a link or text that waits to become a recipe. `caption` is the text that came with the link;
///   `sharedBy` is the program that shared it.
/// - `inboxFetch`: what was found at an item's link: the recipes in the JSON of `recipe export`, or the error's code
///   and sentence. It is not journaled, because people's commands do not change it. It is kept when the item is saved
///   as a recipe, so that undoing this makes the item ready again.
enum Schema012 {
  static let sql = recipes + cooking + inbox

  private static let recipes = """
    ALTER TABLE recipe ADD COLUMN photo TEXT CHECK (length(photo) BETWEEN 1 AND 200);
    ALTER TABLE recipe ADD COLUMN sourceUid TEXT CHECK (length(sourceUid) BETWEEN 1 AND 400);
    ALTER TABLE recipe ADD COLUMN imported TEXT CHECK (length(imported) BETWEEN 2 AND 1000000);
    DROP INDEX recipeIngredientRecipe;
    CREATE INDEX recipeIngredientSum ON recipeIngredient(recipeId, isHeading, foodId, grams, partUid);

    CREATE TABLE recipeView (
      id INTEGER PRIMARY KEY,
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      viewedAt TEXT NOT NULL CHECK (length(viewedAt) BETWEEN 20 AND 25),
      UNIQUE (profileId, recipeId)
    ) STRICT;
    CREATE INDEX recipeViewRecipe ON recipeView(recipeId);

    """

  private static let cooking = """
    CREATE TABLE cookSession (
      id INTEGER PRIMARY KEY,
      profileId INTEGER NOT NULL UNIQUE REFERENCES profile(id) ON DELETE CASCADE,
      recipeId INTEGER NOT NULL REFERENCES recipe(id) ON DELETE CASCADE,
      servings REAL CHECK (servings > 0 AND servings <= 1000),
      units TEXT CHECK (units IN ('metric', 'imperial')),
      step INTEGER NOT NULL CHECK (step >= 1),
      ticked TEXT NOT NULL CHECK (length(ticked) <= 4000),
      startedAt TEXT NOT NULL CHECK (length(startedAt) BETWEEN 20 AND 25)
    ) STRICT;
    CREATE INDEX cookSessionRecipe ON cookSession(recipeId);

    CREATE TABLE cookTimer (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      recipe TEXT CHECK (length(recipe) BETWEEN 1 AND 1000),
      step INTEGER CHECK (step >= 1),
      seconds INTEGER NOT NULL CHECK (seconds BETWEEN 1 AND 2592000),
      endsAt TEXT CHECK (length(endsAt) BETWEEN 20 AND 25),
      remaining INTEGER CHECK (remaining BETWEEN 0 AND 2592000),
      rung INTEGER NOT NULL CHECK (rung IN (0, 1)),
      CHECK ((endsAt IS NULL) <> (remaining IS NULL))
    ) STRICT;
    CREATE INDEX cookTimerProfile ON cookTimer(profileId);

    """

  private static let inbox = """
    CREATE TABLE inboxItem (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      url TEXT CHECK (length(url) BETWEEN 1 AND 4000),
      caption TEXT CHECK (length(caption) BETWEEN 1 AND 10000),
      sharedBy TEXT CHECK (length(sharedBy) BETWEEN 1 AND 200),
      createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25),
      CHECK (url IS NOT NULL OR caption IS NOT NULL)
    ) STRICT;

    CREATE TABLE inboxFetch (
      id INTEGER PRIMARY KEY,
      itemUid TEXT NOT NULL UNIQUE CHECK (length(itemUid) = 36),
      status TEXT NOT NULL CHECK (status IN ('importing', 'ready', 'failed')),
      title TEXT CHECK (length(title) BETWEEN 1 AND 1000),
      recipes TEXT CHECK (length(recipes) BETWEEN 2 AND 5000000),
      photo TEXT CHECK (length(photo) BETWEEN 1 AND 200),
      error TEXT CHECK (length(error) BETWEEN 1 AND 100),
      message TEXT CHECK (length(message) BETWEEN 1 AND 10000),
      attempts INTEGER NOT NULL CHECK (attempts BETWEEN 0 AND 1000),
      changedAt TEXT NOT NULL CHECK (length(changedAt) BETWEEN 20 AND 25)
    ) STRICT;

    """
}
