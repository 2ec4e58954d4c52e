internal import GRDB

/// The household's rows as text, for comparing two states.
struct Dump {
  let db: Database
  let recorder: ChangeRecorder

  func text(of tables: [String], excludingProfile profile: Int?) throws -> String {
    var lines: [String] = []
    for table in tables {
      guard let layout = try recorder.layout(db, of: table) else { continue }
      let values = layout.columns.map(Self.text).joined(separator: " || ', ' || ")
      // If `profile` is nil, no row is left out; `?1 IS ?1` makes every statement use the parameter.
      let filter = "?1 IS ?1 AND \(Self.ofOthers[table] ?? "1")"
      // SQLite joins the rows into one text, because fetching ten thousand rows one by one takes much longer.
      let rows = "SELECT '\(table): ' || \(values) AS line FROM \(table) WHERE \(filter) ORDER BY id"
      lines += try db.all("SELECT group_concat(line, char(10)) FROM (\(rows))", [profile]) { try $0[0] as String? }
        .compactMap(\.self)
    }
    return lines.joined(separator: "\n")
  }

  /// The SQL condition for rows of visible foods; the foods of an import that was undone are not visible.
  private static let ofVisible = "foodId IN (SELECT id FROM food WHERE \(FoodBatches.isVisible))"

  private static let ofOtherRecipes = "recipeId NOT IN (SELECT id FROM recipe WHERE profileId IS ?1 AND ?1 IS NOT NULL)"

  /// For each table, an SQL condition for the rows to include: those that do not belong to the profile in parameter 1.
  private static let ofOthers = [
    "food": FoodBatches.isVisible,
    "foodPortion": ofVisible, "foodAlias": ofVisible, "foodTag": ofVisible,
    "profile": "id IS NOT ?1",
    "macroGoals": "profileId IS NOT ?1", "ownLimit": "profileId IS NOT ?1",
    "meal": "profileId IS NOT ?1",
    "mealItem": "mealId NOT IN (SELECT id FROM meal WHERE profileId IS ?1)",
    "favourite": "profileId IS NOT ?1", "recipe": "profileId IS NULL OR profileId IS NOT ?1",
    "recipeTag": ofOtherRecipes, "recipeNutrition": ofOtherRecipes, "recipeIngredient": ofOtherRecipes,
    "recipeStep": ofOtherRecipes, "recipeFavourite": "profileId IS NOT ?1",
    "favouriteItem": "favouriteId NOT IN (SELECT id FROM favourite WHERE profileId IS ?1)",
    "familyMember": "profileId IS NOT ?1", "ownTarget": "profileId IS NOT ?1", "familyGuide": "profileId IS NOT ?1",
    "trip": "profileId IS NOT ?1",
    "tripItem": "tripId NOT IN (SELECT id FROM trip WHERE profileId IS ?1)",
  ]

  /// An SQL expression for a column's value as text; numbers have 18 digits, because `quote` may give two different
  /// doubles the same text.
  private static func text(_ column: TableLayout.Column) -> String {
    let name = column.name
    return column.kind == .real ? "iif(\(name) IS NULL, 'NULL', printf('%!.18g', \(name)))" : "quote(\(name))"
  }
}
