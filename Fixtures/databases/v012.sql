-- A household of layout 12: every later Larder must open it. Made once; never edited.
PRAGMA application_id = 1282565234;
BEGIN;
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
  deletedAt TEXT CHECK (length(deletedAt) BETWEEN 20 AND 25), batchId INTEGER,
  CHECK ((sourceName IS NULL) = (sourceId IS NULL))
) STRICT;
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
  key TEXT NOT NULL CHECK (length(key) > 0), language TEXT CHECK (length(language) BETWEEN 2 AND 20),
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
CREATE TABLE meal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  time TEXT NOT NULL CHECK (length(time) BETWEEN 20 AND 25),
  slot TEXT NOT NULL CHECK (slot IN ('breakfast', 'lunch', 'dinner', 'snack')),
  notes TEXT CHECK (length(notes) <= 10000),
  touch INTEGER NOT NULL CHECK (touch > 0)
, createdAt TEXT CHECK (length(createdAt) BETWEEN 20 AND 25), updatedAt TEXT CHECK (length(updatedAt) BETWEEN 20 AND 25)) STRICT;
CREATE INDEX mealDay ON meal(profileId, day);
CREATE INDEX mealTouch ON meal(profileId, touch);
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
, createdAt TEXT CHECK (length(createdAt) BETWEEN 20 AND 25), updatedAt TEXT CHECK (length(updatedAt) BETWEEN 20 AND 25)) STRICT;
CREATE INDEX tripDay ON trip(profileId, day);
CREATE INDEX tripTouch ON trip(profileId, touch);
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
CREATE TABLE foodBatch (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  file TEXT NOT NULL CHECK (length(file) <= 1000),
  createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25)
) STRICT;
CREATE UNIQUE INDEX foodLiveKey ON food(key) WHERE deletedAt IS NULL AND batchId IS NULL;
CREATE INDEX foodKey ON food(key) WHERE deletedAt IS NULL;
CREATE INDEX foodOfBatch ON food(batchId) WHERE batchId IS NOT NULL;
CREATE INDEX foodOfSource ON food(sourceId, sourceName) WHERE sourceId IS NOT NULL;
CREATE TABLE favourite (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  key TEXT NOT NULL CHECK (length(key) > 0),
  UNIQUE (profileId, key)
) STRICT;
CREATE VIRTUAL TABLE foodSearch USING fts5(words, tokenize = 'ascii', prefix = '1 2 3', detail = none);
CREATE TABLE foodWord (
  word TEXT NOT NULL PRIMARY KEY CHECK (length(word) > 0),
  uses INTEGER NOT NULL CHECK (uses > 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE foodWordPage (
  id INTEGER PRIMARY KEY,
  length INTEGER NOT NULL CHECK (length BETWEEN 2 AND 32),
  words TEXT NOT NULL CHECK (length(words) > 0)
) STRICT;
CREATE INDEX foodWordPageLength ON foodWordPage(length);
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
CREATE TABLE device (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  isOwn INTEGER NOT NULL CHECK (isOwn IN (0, 1)),
  createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25)
) STRICT;
CREATE UNIQUE INDEX deviceOwn ON device(isOwn) WHERE isOwn = 1;
CREATE TABLE step (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL CHECK (length(uid) = 36),
  deviceId INTEGER NOT NULL REFERENCES device(id),
  seq INTEGER NOT NULL CHECK (seq > 0),
  at TEXT NOT NULL,
  authorId INTEGER,
  authorUid TEXT CHECK (length(authorUid) = 36),
  authorName TEXT,
  label TEXT NOT NULL,
  isShared INTEGER NOT NULL CHECK (isShared IN (0, 1)),
  undoes INTEGER REFERENCES step(id),
  schemaNumber INTEGER NOT NULL,
  UNIQUE (deviceId, seq)
) STRICT;
CREATE INDEX stepUndoes ON step(undoes) WHERE undoes IS NOT NULL;
CREATE TABLE stepProfile (
  stepId INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
  profileId INTEGER NOT NULL,
  profileUid TEXT NOT NULL CHECK (length(profileUid) = 36),
  PRIMARY KEY (stepId, profileId)
) STRICT, WITHOUT ROWID;
CREATE TABLE change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  stepId INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
  tableName TEXT NOT NULL,
  rowId INTEGER NOT NULL,
  rowUid TEXT CHECK (length(rowUid) = 36),
  before TEXT,
  after TEXT
) STRICT;
CREATE INDEX changeStep ON change(stepId);
CREATE TABLE "mealItem" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  mealId INTEGER NOT NULL REFERENCES meal(id) ON DELETE CASCADE,
  entry INTEGER NOT NULL CHECK (entry > 0),
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  quantity REAL CHECK (quantity > 0 AND quantity <= 1e9),
  quantityTo REAL CHECK (quantityTo >= quantity AND quantityTo <= 1e9),
  unit TEXT CHECK (length(unit) BETWEEN 1 AND 1000),
  share REAL CHECK (share > 0 AND share <= 1e5),
  isAbout INTEGER NOT NULL DEFAULT 0 CHECK (isAbout IN (0, 1)),
  grams REAL CHECK (grams > 0 AND grams <= 1e5),
  said TEXT CHECK (length(said) BETWEEN 1 AND 1000),
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
  CHECK (quantity IS NOT NULL OR coalesce(quantityTo, unit, share) IS NULL)
) STRICT;
CREATE INDEX mealItemMeal ON mealItem(mealId, foodId);
CREATE INDEX mealItemFood ON mealItem(foodId) WHERE foodId IS NOT NULL;
CREATE TABLE "favouriteItem" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  favouriteId INTEGER NOT NULL REFERENCES favourite(id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  quantity REAL CHECK (quantity > 0 AND quantity <= 1e9),
  quantityTo REAL CHECK (quantityTo >= quantity AND quantityTo <= 1e9),
  unit TEXT CHECK (length(unit) BETWEEN 1 AND 1000),
  share REAL CHECK (share > 0 AND share <= 1e5),
  isAbout INTEGER NOT NULL DEFAULT 0 CHECK (isAbout IN (0, 1)),
  grams REAL CHECK (grams > 0 AND grams <= 1e5),
  said TEXT CHECK (length(said) BETWEEN 1 AND 1000),
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
  CHECK (quantity IS NOT NULL OR coalesce(quantityTo, unit, share) IS NULL)
) STRICT;
CREATE INDEX favouriteItemFavourite ON favouriteItem(favouriteId);
CREATE INDEX favouriteItemFood ON favouriteItem(foodId) WHERE foodId IS NOT NULL;
CREATE TABLE "tripItem" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  tripId INTEGER NOT NULL REFERENCES trip(id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  quantity REAL CHECK (quantity > 0 AND quantity <= 1e9),
  quantityTo REAL CHECK (quantityTo >= quantity AND quantityTo <= 1e9),
  unit TEXT CHECK (length(unit) BETWEEN 1 AND 1000),
  share REAL CHECK (share > 0 AND share <= 1e5),
  isAbout INTEGER NOT NULL DEFAULT 0 CHECK (isAbout IN (0, 1)),
  grams REAL CHECK (grams > 0 AND grams <= 1e5),
  said TEXT CHECK (length(said) BETWEEN 1 AND 1000),
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
  unitPrice INTEGER CHECK (unitPrice BETWEEN -1000000000 AND 1000000000),
  price INTEGER CHECK (price BETWEEN -1000000000 AND 1000000000),
  kind TEXT NOT NULL CHECK (kind IN ('product', 'deposit', 'deposit_return', 'discount', 'service')),
  category TEXT CHECK (category IN ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages', 'snacks', 'frozen',
    'pantry', 'other')),
  isSkipped INTEGER NOT NULL CHECK (isSkipped IN (0, 1)),
  CHECK (quantity IS NOT NULL OR coalesce(quantityTo, unit, share) IS NULL)
) STRICT;
CREATE INDEX tripItemTrip ON tripItem(tripId);
CREATE INDEX tripItemFood ON tripItem(foodId) WHERE foodId IS NOT NULL;
INSERT INTO device VALUES (1, '01a1fdc3-5780-7000-8000-000000000026', 1, '2026-11-21T12:00:00+01:00');
INSERT INTO profile VALUES (1, '01a1fdc3-5780-7000-8000-000000000010', 'Anna', 'anna', '🥕', '#ff8800', 1, '2026-11-21T12:00:00+01:00');
INSERT INTO profile VALUES (2, '01a1fdc3-5780-7000-8000-000000000011', 'Ben', 'ben', NULL, NULL, 0, '2026-11-21T12:00:00+01:00');
INSERT INTO macroGoals VALUES (1, '01a1fdc3-5780-7000-8000-000000000012', 1, 1800, 3000, 4000, 3000);
INSERT INTO foodBatch VALUES (1, '01a1fdc3-5780-7000-8000-00000000001c', 'csv', 'foods.csv', '2026-11-21T12:00:00+01:00');
INSERT INTO food VALUES (1, '01a1fdc3-5780-7000-8000-000000000001', 'apple', 'apple', 'produce', 52.0, 0.3, 13.8, 0.2, NULL, 10.4, 2.4, 1.0, 'total', NULL, 1, NULL, NULL, '2026-11-21T12:00:00+01:00', '2026-11-21T12:00:00+01:00', NULL, NULL);
INSERT INTO food VALUES (2, '01a1fdc3-5780-7000-8000-000000000002', 'quince', 'quince', 'produce', 57.0, 0.3, 13.8, 0.2, NULL, 10.4, 2.4, 1.0, 'total', NULL, 1, NULL, NULL, '2026-11-21T12:00:00+01:00', '2026-11-21T12:00:00+01:00', NULL, NULL);
INSERT INTO food VALUES (3, '01a1fdc3-5780-7000-8000-00000000001d', 'Vollmilch', 'vollmilch', 'dairy', 64.0, 3.3, 4.8, 3.5, NULL, NULL, NULL, NULL, 'available', NULL, 0, 'foods.csv', '3', '2026-11-21T12:00:00+01:00', '2026-11-21T12:00:00+01:00', NULL, 1);
INSERT INTO food VALUES (4, '01a1fdc3-5780-7000-8000-00000000001e', 'Vollmilch', 'vollmilch', 'dairy', 64.0, 3.3, 4.8, 3.5, NULL, NULL, NULL, NULL, 'available', NULL, 0, 'foods.csv', '4', '2026-11-21T12:00:00+01:00', '2026-11-21T12:00:00+01:00', NULL, 1);
INSERT INTO foodPortion VALUES (1, '01a1fdc3-5780-7000-8000-000000000013', 1, 0, 'piece', 180.0);
INSERT INTO foodAlias VALUES (1, '01a1fdc3-5780-7000-8000-000000000014', 1, 0, 'Apfel', 'apfel', NULL);
INSERT INTO foodTag VALUES (1, '01a1fdc3-5780-7000-8000-000000000015', 1, 0, 'fruit');
INSERT INTO meal VALUES (1, '01a1fdc3-5780-7000-8000-000000000016', 1, '2026-11-21', '2026-11-21T12:00:00+01:00', 'lunch', 'outside', 1, '2026-11-21T12:00:00+01:00', '2026-11-21T12:00:00+01:00');
INSERT INTO mealItem VALUES (1, '01a1fdc3-5780-7000-8000-000000000017', 1, 1, 0, 'apple', 150.0, NULL, 'g', NULL, 0, 150.0, NULL, 1, 78.0, 0.45, 20.7, 0.3, NULL, 15.6, 3.6, 1.5, 1.0, 0);
INSERT INTO trip VALUES (1, '01a1fdc3-5780-7000-8000-000000000018', 1, '2026-11-20', '2026-11-20T17:05:00+01:00', 'REWE', 268, 1, 1, '2026-11-21T12:00:00+01:00', '2026-11-21T12:00:00+01:00');
INSERT INTO tripItem VALUES (1, '01a1fdc3-5780-7000-8000-000000000019', 1, 0, 'apple', 1.0, NULL, 'kg', NULL, 0, 1000.0, 'APFEL ROT', 1, 520.0, 3.0, 138.0, 2.0, NULL, 104.0, 24.0, 10.0, 1.0, 249, 249, 'product', 'produce', 0);
INSERT INTO tripItem VALUES (2, '01a1fdc3-5780-7000-8000-00000000001a', 1, 1, 'deposit', 1.0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1.0, NULL, 19, 'deposit', NULL, 0);
INSERT INTO setting VALUES (1, '01a1fdc3-5780-7000-8000-00000000001b', 'currency', 'EUR');
INSERT INTO displaySetting VALUES ('starterBank', '2');
INSERT INTO displaySetting VALUES ('units', 'metric');
INSERT INTO favourite VALUES (1, '01a1fdc3-5780-7000-8000-00000000001f', 1, 'my breakfast', 'my breakfast');
INSERT INTO favouriteItem VALUES (1, '01a1fdc3-5780-7000-8000-000000000020', 1, 0, 'apple', 150.0, NULL, 'g', NULL, 0, 150.0, NULL, 1, 78.0, 0.45, 20.7, 0.3, NULL, NULL, NULL, NULL, 1.0);
INSERT INTO familyMember VALUES (1, '01a1fdc3-5780-7000-8000-000000000021', 1, 'Anna', 'anna', 38.0, '2026-11-21', 64.0, 'moderately-active', 'mediterranean', 'f', 168.0, NULL, 0, 1);
INSERT INTO familyMember VALUES (2, '01a1fdc3-5780-7000-8000-000000000022', 1, 'Lena', 'lena', 8.0, '2026-11-21', 27.0, 'moderately-active', 'vegetarian', NULL, NULL, NULL, 0, 0);
INSERT INTO ownTarget VALUES (1, '01a1fdc3-5780-7000-8000-000000000023', 1, NULL, 'sodium', 3500);
INSERT INTO ownTarget VALUES (2, '01a1fdc3-5780-7000-8000-000000000024', 1, 2, 'fiber', 18);
INSERT INTO familyGuide VALUES (1, '01a1fdc3-5780-7000-8000-000000000025', 1, '2026-11-21T12:00:00+01:00');
INSERT INTO step VALUES (1, '01a1fdc3-5780-7000-8000-000000000027', 1, 1, '2026-11-21T12:00:00+01:00', 1, '01a1fdc3-5780-7000-8000-000000000010', 'Anna', 'goals set calories 1800', 0, NULL, 5);
INSERT INTO stepProfile VALUES (1, 1, '01a1fdc3-5780-7000-8000-000000000010');
INSERT INTO change VALUES (1, 1, 'macroGoals', 1, '01a1fdc3-5780-7000-8000-000000000012', NULL, '{"profileId":"01a1fdc3-5780-7000-8000-000000000010","calories":1800,"proteinShare":3000,"carbsShare":4000,"fatShare":3000}');
INSERT INTO foodWord VALUES ('apfel', 1);
INSERT INTO foodWord VALUES ('apple', 1);
INSERT INTO foodWord VALUES ('quince', 1);
INSERT INTO foodWord VALUES ('vollmilch', 2);
INSERT INTO foodWordPage VALUES (1, 5, 'apfelapple');
INSERT INTO foodWordPage VALUES (2, 6, 'quince');
INSERT INTO foodWordPage VALUES (3, 9, 'vollmilch');
INSERT INTO foodSearch (rowid, words) VALUES (1, 'apple apfel');
INSERT INTO foodSearch (rowid, words) VALUES (2, 'quince');
INSERT INTO foodSearch (rowid, words) VALUES (2199023255555, 'vollmilch');
INSERT INTO foodSearch (rowid, words) VALUES (2199023255556, 'vollmilch');
CREATE TABLE learnedName (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  key TEXT NOT NULL CHECK (length(key) > 0),
  foodId INTEGER NOT NULL REFERENCES food(id) ON DELETE CASCADE,
  isCorrection INTEGER NOT NULL CHECK (isCorrection IN (0, 1)),
  learnedAt TEXT NOT NULL CHECK (length(learnedAt) BETWEEN 20 AND 25),
  UNIQUE (profileId, key)
) STRICT;
CREATE INDEX learnedNameFood ON learnedName(foodId);
ALTER TABLE mealItem ADD COLUMN isAssumed INTEGER NOT NULL DEFAULT 0 CHECK (isAssumed IN (0, 1));
ALTER TABLE tripItem ADD COLUMN isAssumed INTEGER NOT NULL DEFAULT 0 CHECK (isAssumed IN (0, 1));
ALTER TABLE favouriteItem ADD COLUMN isAssumed INTEGER NOT NULL DEFAULT 0 CHECK (isAssumed IN (0, 1));
INSERT INTO learnedName (uid, profileId, name, key, foodId, isCorrection, learnedAt) VALUES
  ('0194f3a0-0000-7000-8000-00000000aaaa', 1, 'Obst', 'obst', 1, 0, '2026-11-22T08:00:00+01:00');
CREATE TABLE receipt (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  tripId INTEGER NOT NULL UNIQUE REFERENCES trip(id) ON DELETE CASCADE,
  store TEXT CHECK (length(store) BETWEEN 1 AND 200),
  currency TEXT CHECK (length(currency) = 3),
  checks TEXT NOT NULL CHECK (length(checks) <= 1000),
  doubts TEXT NOT NULL CHECK (length(doubts) <= 1000),
  lines TEXT NOT NULL CHECK (length(lines) <= 1000000),
  file TEXT CHECK (length(file) BETWEEN 1 AND 200)
) STRICT;
CREATE TABLE printedName (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  store TEXT NOT NULL CHECK (length(store) <= 200),
  printed TEXT NOT NULL CHECK (length(printed) BETWEEN 1 AND 1000),
  key TEXT NOT NULL CHECK (length(key) > 0),
  foodId INTEGER REFERENCES food(id) ON DELETE CASCADE,
  grams REAL CHECK (grams > 0 AND grams <= 1e5),
  learnedAt TEXT NOT NULL CHECK (length(learnedAt) BETWEEN 20 AND 25),
  UNIQUE (store, key)
) STRICT;
CREATE INDEX printedNameFood ON printedName(foodId) WHERE foodId IS NOT NULL;
CREATE INDEX printedNameKey ON printedName(key);
ALTER TABLE tripItem ADD COLUMN gramsFrom TEXT
  CHECK (gramsFrom IN ('printed', 'size', 'count', 'typical', 'learned'));
INSERT INTO receipt (uid, tripId, store, currency, checks, doubts, lines, file) VALUES
  ('0194f3a0-0000-7000-8000-00000000bbbb', 1, 'REWE', 'EUR', 'sum 1;tender 1', 'noDay', 'APFEL 2.68', NULL);
INSERT INTO printedName (uid, store, printed, key, foodId, grams, learnedAt) VALUES
  ('0194f3a0-0000-7000-8000-00000000cccc', 'REWE', 'APF. ROT', 'apf rot', 1, 150, '2026-11-23T08:00:00+01:00');
UPDATE tripItem SET gramsFrom = 'typical' WHERE id = 1;
CREATE TABLE bodyWeight (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (length(day) = 10),
  kilograms REAL NOT NULL CHECK (kilograms >= 0.5 AND kilograms <= 700),
  updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
  UNIQUE (profileId, day)
) STRICT;
INSERT INTO bodyWeight (uid, profileId, day, kilograms, updatedAt) VALUES
  ('0194f3a0-0000-7000-8000-00000000dddd', 1, '2026-11-20', 64.5, '2026-11-20T08:00:00+01:00');
CREATE TABLE dayMark (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (length(day) = 10),
  isPartial INTEGER NOT NULL CHECK (isPartial IN (0, 1)),
  updatedAt TEXT NOT NULL CHECK (length(updatedAt) BETWEEN 20 AND 25),
  UNIQUE (profileId, day)
) STRICT;
INSERT INTO dayMark (uid, profileId, day, isPartial, updatedAt) VALUES
  ('0194f3a0-0000-7000-8000-00000000eeee', 1, '2026-11-20', 1, '2026-11-20T21:00:00+01:00');
CREATE TABLE ownLimit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
  profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
  nutrient TEXT NOT NULL CHECK (length(nutrient) BETWEEN 1 AND 40),
  value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 1000000),
  UNIQUE (profileId, nutrient)
) STRICT;

ALTER TABLE familyMember ADD COLUMN weeklyChange REAL CHECK (weeklyChange BETWEEN -3 AND 3 AND weeklyChange <> 0);
INSERT INTO ownLimit (uid, profileId, nutrient, value) VALUES ('0194f3a0-0000-7000-8000-00000000ffff', 1, 'sodium', 1500);
UPDATE familyMember SET weeklyChange = -0.25 WHERE name = 'Anna';
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

INSERT INTO recipe (uid, title, key, servings, isServingsStated, prepMinutes, category, createdAt, updatedAt) VALUES
  ('0194f3a0-0000-7000-8000-000000010001', 'Apple sauce', 'apple sauce', 4, 1, 10, 'snack', '2026-11-20T21:00:00+01:00', '2026-11-20T21:00:00+01:00'),
  ('0194f3a0-0000-7000-8000-000000010002', 'Apple pie', 'apple pie', 8, 1, NULL, NULL, '2026-11-20T21:00:00+01:00', '2026-11-20T21:00:00+01:00');
INSERT INTO recipeTag (uid, recipeId, position, name) VALUES ('0194f3a0-0000-7000-8000-000000010003', 1, 0, 'sweet');
INSERT INTO recipeNutrition (uid, recipeId, kind, calories, protein, carbohydrates, fat) VALUES
  ('0194f3a0-0000-7000-8000-000000010004', 2, 'source', 300, 3, 40, 12);
INSERT INTO recipeIngredient (uid, recipeId, position, text, isHeading, foodId, partUid, servings, grams, gramsFrom,
    confidence, isSetByHand) VALUES
  ('0194f3a0-0000-7000-8000-000000010005', 1, 0, '1 kg apples', 0, 1, NULL, NULL, 1000, 'weight', 1, 1),
  ('0194f3a0-0000-7000-8000-000000010006', 2, 0, 'Filling', 1, NULL, NULL, NULL, NULL, NULL, 0, 0),
  ('0194f3a0-0000-7000-8000-000000010007', 2, 1, '2 servings apple sauce', 0, NULL, '0194f3a0-0000-7000-8000-000000010001', 2, NULL, NULL, 0.85, 0);
INSERT INTO recipeStep (uid, recipeId, position, text, isHeading, seconds) VALUES
  ('0194f3a0-0000-7000-8000-000000010008', 1, 0, 'Simmer for 20 minutes.', 0, 1200);
INSERT INTO recipeFavourite (uid, profileId, recipeId) VALUES ('0194f3a0-0000-7000-8000-000000010009', 1, 1);
INSERT INTO ingredientFood (uid, name, key, foodId, learnedAt) VALUES
  ('0194f3a0-0000-7000-8000-00000001000a', 'Boskop', 'boskop', 1, '2026-11-20T21:00:00+01:00');
UPDATE mealItem SET recipeId = 1;
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

UPDATE recipe SET photo = 'apple-sauce.jpg', sourceUid = 'a1', imported = '{"title":"Apple sauce"}' WHERE id = 1;
INSERT INTO recipeView (profileId, recipeId, viewedAt) VALUES (1, 1, '2026-11-21T08:00:00+01:00');
INSERT INTO cookSession (profileId, recipeId, servings, units, step, ticked, startedAt) VALUES
  (1, 1, 8, 'metric', 1, '1', '2026-11-21T17:30:00+01:00');
INSERT INTO cookTimer (profileId, name, recipe, step, seconds, endsAt, remaining, rung) VALUES
  (1, 'Simmer', 'Apple sauce', 1, 1200, '2026-11-21T18:00:00+01:00', NULL, 0),
  (1, 'tea', NULL, NULL, 240, NULL, 200, 0);
INSERT INTO inboxItem (uid, url, caption, sharedBy, createdAt) VALUES
  ('0194f3a0-0000-7000-8000-00000001000b', 'https://example.org/soup', NULL, 'Firefox', '2026-11-21T09:00:00+01:00'),
  ('0194f3a0-0000-7000-8000-00000001000c', NULL, 'Pancakes: 2 eggs, 300 ml milk', NULL, '2026-11-21T09:01:00+01:00');
INSERT INTO inboxFetch (itemUid, status, error, message, attempts, changedAt) VALUES
  ('0194f3a0-0000-7000-8000-00000001000b', 'failed', 'unreachable', 'example.org cannot be reached', 1, '2026-11-21T09:00:05+01:00');
PRAGMA user_version = 12;
COMMIT;
