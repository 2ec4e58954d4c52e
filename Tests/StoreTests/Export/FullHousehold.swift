import Domain
import TestSupport

@testable import Store

/// A household with something in every column of every table, none of it tame.
enum FullHousehold {
  /// Writes it to a path.
  static func make(at path: String) throws {
    try Household.copyNew(to: path)
    try RawDatabase.run(path, sql)
    // The names were written without the search index.
    try Household.open(at: path, now: noon).rebuildIndex()
  }

  private static func uid(_ number: Int) -> String {
    "'01a1fdc3-5780-7000-8000-0000000000\(number < 10 ? "0" : "")\(number)'"
  }

  private static let time = "'2026-11-20T07:00:00+01:00'"
  private static let later = "'2026-11-21T23:59:59-11:00'"
  /// A text that a terminal, a spreadsheet and a JSON reader would stumble over.
  private static let text =
    "'=HYPERLINK(\"x\")' || char(27, 10, 13, 9, 133, 155, 8238, 8294, 65279, 128, 233, 92, 44) || 'é 日本 🥕'"
  private static let line = """
    quantity, quantityTo, unit, share, isAbout, isAssumed, grams, said, calories, protein, carbohydrates, fat,
    saturatedFat, sugar, fiber, sodium, confidence
    """
  private static let values = """
    0.1 + 0.2, 1e9, 'slice, "big"', 1.0 / 3, 1, 1, 5e-324, \(text), 1e-300, 0.1, -0.0, 1.7976931348623157e8, 1e9,
    123456789.12345679, 2.5, 1e-7, 0.9999999999999999
    """

  private static let sql = """
    INSERT INTO profile (uid, name, key, icon, color, isDefault, createdAt) VALUES
      (\(uid(1)), 'Dad', 'dad', '🥕', '#ff8800', 0, \(time)), (\(uid(2)), '=Mom', '=mom', NULL, NULL, 1, \(time));
    INSERT INTO foodBatch (uid, kind, file, createdAt) VALUES (\(uid(3)), 'csv', '', \(time));
    INSERT INTO food (uid, name, key, category, calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber, sodium,
        basis, density, isUserCreated, sourceName, sourceId, batchId, createdAt, updatedAt, deletedAt) VALUES
      (\(uid(4)), '-Brei', 'brei', 'other', 0.1, 0.2, 0.3, 1e-300, 0.4, 5e-324, 0.6, 1e6, 'available', 1.03, 1, '@list', '',
        1, \(time), \(later), NULL),
      (\(uid(5)), 'Gone', 'gone', 'pantry', 1, 2, 3, 4, NULL, NULL, NULL, NULL, 'total', NULL, 1, NULL, NULL, NULL,
        \(time), \(later), \(later)),
      (\(uid(6)), 'Hidden', 'hidden', 'pantry', 1, 2, 3, 4, NULL, NULL, NULL, NULL, 'total', NULL, 0, NULL, NULL, 99,
        \(time), \(later), \(later));
    INSERT INTO foodPortion (uid, foodId, position, name, grams) SELECT \(uid(7)), id, 3, \(text), 0.30000000000000004
      FROM food WHERE name = '-Brei';
    INSERT INTO foodAlias (uid, foodId, position, name, key, language) SELECT \(uid(8)), id, 0, '''Brei', 'brei', 'de'
      FROM food WHERE name = '-Brei';
    INSERT INTO foodTag (uid, foodId, position, name) SELECT \(uid(9)), id, 0, '+tag' FROM food WHERE name = '-Brei';
    UPDATE food SET fiber = 9.5, updatedAt = \(later) WHERE name = 'Banana';
    DELETE FROM foodAlias WHERE foodId = (SELECT id FROM food WHERE name = 'Banana');
    INSERT INTO meal (uid, profileId, day, time, slot, notes, touch, createdAt, updatedAt) VALUES
      (\(uid(10)), 1, '2026-11-20', \(time), 'lunch', \(text), 7, \(time), \(later)),
      (\(uid(11)), 2, '2026-11-20', \(time), 'snack', '', 1, NULL, NULL);
    INSERT INTO mealItem (uid, mealId, entry, position, name, isSkipped, foodId, \(line))
      SELECT \(uid(12)), 1, 3, 0, \(text), 1, id, \(values) FROM food WHERE name = '-Brei';
    INSERT INTO mealItem (uid, mealId, entry, position, name, isSkipped, foodId, confidence)
      SELECT \(uid(13)), 1, 3, 0, 'x', 0, id, 1 FROM food WHERE name = 'Hidden';
    INSERT INTO mealItem (uid, mealId, entry, position, name, isSkipped, foodId, confidence)
      SELECT \(uid(14)), 2, 3, 0, 'x', 0, id, 1 FROM food WHERE name = 'Egg';
    INSERT INTO macroGoals (uid, profileId, calories, proteinShare, carbsShare, fatShare)
      VALUES (\(uid(15)), 1, 2000, 1, 9998, 1);
    INSERT INTO trip (uid, profileId, day, time, store, printedTotal, isChecked, touch, createdAt, updatedAt)
      VALUES (\(uid(16)), 1, '2026-11-20', \(time), '@REWE', -1234567890, 1, 4, \(time), \(later));
    INSERT INTO tripItem (uid, tripId, position, name, isSkipped, foodId, unitPrice, price, kind, category, gramsFrom, \(line))
      SELECT \(uid(17)), 1, 0, \(text), 1, id, -25, 199, 'discount', 'dairy', 'size', \(values) FROM food WHERE name = 'Gone';
    INSERT INTO receipt (uid, tripId, store, currency, checks, doubts, lines, file)
      VALUES (\(uid(18)), 1, 'REWE', 'EUR', '', '', 'a' || char(10) || 'b', 'x.png');
    INSERT INTO setting (uid, name, value) VALUES (\(uid(19)), 'units', '');
    INSERT INTO favourite (uid, profileId, name, key) VALUES (\(uid(20)), 2, '=Mix', 'mix');
    INSERT INTO favouriteItem (uid, favouriteId, position, name, foodId, \(line))
      SELECT \(uid(21)), 1, 0, \(text), id, \(values) FROM food WHERE name = '-Brei';
    INSERT INTO familyMember (uid, profileId, name, key, age, ageOn, weight, activity, diet, sex, height, trimester,
        isLactating, isMe, weeklyChange) VALUES
      (\(uid(22)), 1, 'Lena', 'lena', 33.3, '2026-11-20', 60.1, 'active', 'keto', 'f', 170.2, 2, 0, 1, -0.3);
    INSERT INTO ownTarget (uid, profileId, memberId, nutrient, value)
      VALUES (\(uid(23)), 1, 1, 'fiber', 30), (\(uid(24)), 1, NULL, 'fiber', 90);
    INSERT INTO familyGuide (uid, profileId, completedAt) VALUES (\(uid(25)), 1, \(time));
    INSERT INTO learnedName (uid, profileId, name, key, foodId, isCorrection, learnedAt)
      SELECT \(uid(26)), 1, 'Pampe', 'pampe', id, 1, \(time) FROM food WHERE name = '-Brei';
    INSERT INTO printedName (uid, store, printed, key, foodId, grams, learnedAt)
      SELECT \(uid(27)), '', 'BREI', 'brei', id, 0.1, \(time) FROM food WHERE name = '-Brei';
    INSERT INTO bodyWeight (uid, profileId, day, kilograms, updatedAt) VALUES (\(uid(28)), 1, '2026-11-20', 82.1, \(time));
    INSERT INTO dayMark (uid, profileId, day, isPartial, updatedAt) VALUES (\(uid(29)), 1, '2026-11-20', 1, \(time));
    INSERT INTO ownLimit (uid, profileId, nutrient, value) VALUES (\(uid(30)), 1, 'sodium', 1500);
    INSERT INTO recipe (uid, profileId, title, key, description, sourceURL, sourcePlatform, language, servings,
        isServingsStated, yieldText, weight, prepMinutes, cookMinutes, totalMinutes, category, difficulty, notes, createdAt,
        updatedAt, archivedAt, deletedAt) VALUES
      (\(uid(31)), 1, '=Brei', 'brei', \(text), 'https://example.org/?a=1&b', 'Paprika', 'de-AT', 0.1 + 0.2, 1, \(text),
        1400.5, 0, 43200, 7, 'dinner', 'hard', \(text), \(time), \(later), \(later), NULL),
      (\(uid(32)), NULL, 'Gone', 'gone', NULL, NULL, NULL, NULL, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
        \(time), \(later), NULL, \(later));
    INSERT INTO recipeTag (uid, recipeId, position, name) VALUES (\(uid(33)), 1, 2, '@tag');
    INSERT INTO recipeNutrition (uid, recipeId, kind, calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber,
        sodium) VALUES (\(uid(34)), 1, 'own', 0.1, 5e-324, 0.3, 1e-300, 1, 2, 3, 1e9),
      (\(uid(35)), 1, 'source', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO recipeIngredient (uid, recipeId, position, text, isHeading, foodId, partUid, servings, grams, gramsFrom,
        confidence, isSetByHand)
      SELECT \(uid(36)), 1, 0, \(text), 0, id, NULL, NULL, 1.0 / 3, 'density', 0.7, 1 FROM food WHERE name = '-Brei';
    INSERT INTO recipeIngredient (uid, recipeId, position, text, isHeading, partUid, servings, confidence, isSetByHand)
      VALUES (\(uid(37)), 1, 1, '2 servings gone', 0, \(uid(32)), 2.5, 0.85, 0), (\(uid(38)), 1, 2, 'For it', 1, NULL, NULL, 0, 0);
    INSERT INTO recipeStep (uid, recipeId, position, text, isHeading, seconds)
      VALUES (\(uid(39)), 1, 0, \(text), 0, 2592000), (\(uid(40)), 1, 1, '-x', 1, NULL);
    INSERT INTO recipeFavourite (uid, profileId, recipeId) VALUES (\(uid(41)), 2, 1);
    INSERT INTO ingredientFood (uid, name, key, foodId, learnedAt)
      SELECT \(uid(42)), '+Pampe', 'pampe', id, \(time) FROM food WHERE name = '-Brei';
    UPDATE mealItem SET recipeId = 1 WHERE mealId = 1;
    UPDATE recipe SET photo = 'a.jpg', sourceUid = '=1+1', imported = '{}' WHERE id = 1;
    INSERT INTO inboxItem (uid, url, caption, sharedBy, createdAt)
      VALUES (\(uid(43)), 'https://example.org/?a=1', \(text), '-Safari', \(time)), (\(uid(44)), NULL, 'x', NULL, \(later));
    """
}

extension Household {
  /// Everything that an export has, by table.
  func exported(starters: [StarterFood] = StarterBank.entries) throws -> [String: [ExportRecord]] {
    try export(starters: starters) { export in
      var all: [String: [ExportRecord]] = [:]
      for table in ExportFormat.tables { try export.forEach(table) { all[table.name, default: []].append($0) } }
      return all
    }
  }

  /// Takes all that into this household, as `data import larder` does; returns the counts by table.
  @discardableResult
  func take(
    _ all: [String: [ExportRecord]], starters: [StarterFood] = StarterBank.entries, isRehearsal: Bool = false
  ) throws -> (tallies: [String: HouseholdMerge.Tally], step: Step?, renamings: [HouseholdMerge.Renaming]) {
    let written = try merge("import", author: nil, now: noon + 60, isRehearsal: isRehearsal, starters: starters) {
      merge in
      for table in ExportFormat.tables {
        for record in all[table.name, default: []] { try merge.add(record, of: table, place: table.name) }
      }
      try merge.finish()
      return (merge.tallies, merge.renamings)
    }
    return (written.value.0, written.step, written.value.1)
  }
}

extension Moment {
  static func + (moment: Moment, seconds: Int) -> Moment {
    Moment(seconds: moment.seconds + seconds, offset: moment.offset)
  }
}
