package import Domain
internal import GRDB

extension RecipeReader {
  /// What a list of recipes shows about each recipe, sorted by title; if `ids` is not nil, only the recipes with these
  /// IDs are included.
  package func outlines(of ids: [Int]? = nil) throws -> [RecipeOutline] {
    let chosen = Self.among(ids, "r.id")
    let tags = Dictionary(grouping: try tags(chosen), by: \.recipe).mapValues { $0.map(\.tag) }
    let viewed = Dictionary(
      try db.all("SELECT recipeId, viewedAt FROM recipeView WHERE profileId IS ?", [profile]) {
        try ($0[0] as Int, $0.moment(1))
      }
    ) { first, _ in first }
    let unweighed = try self.unweighed(of: ids)
    var inexact: Set<Int> = []
    var outlines = try db.all(Self.outlines(seen("r") + chosen, ids), [profile]) { row in
      let id: Int = try row[.id]
      if try (row[.inexact] as Int?).map({ $0 > 0 }) ?? false { inexact.insert(id) }
      var outline = try outline(id, row, hasGap: unweighed.contains(id))
      (outline.tags, outline.viewedAt) = (tags[id] ?? [], viewed[id])
      return outline
    }
    for index in outlines.indices where inexact.contains(outlines[index].id) {
      guard let nutrition = try recipe(outlines[index].id).map(RecipeNutrition.init) else { continue }
      outlines[index].calories = nutrition.perServing.calories
      outlines[index].protein = nutrition.perServing[.protein]
      outlines[index].isPartial = nutrition.source == .partial
    }
    return outlines
  }

  /// An SQL condition that begins with AND, for the recipes whose IDs are in a column; empty for all recipes.
  private static func among(_ ids: [Int]?, _ column: String) -> String {
    ids.map { " AND \(column) IN (\($0.map(String.init).joined(separator: ", ")))" } ?? ""
  }

  private func tags(_ chosen: String) throws -> [(recipe: Int, tag: String)] {
    try db.all(
      """
      SELECT t.recipeId, t.name FROM recipeTag t JOIN recipe r ON r.id = t.recipeId
      WHERE \(seen("r"))\(chosen) ORDER BY t.recipeId, t.position, t.id
      """, []
    ) { try ($0[0], $0[1]) }
  }

  /// Reads a recipe without its tags.
  ///
  /// - Parameter hasGap: Whether an ingredient that has an amount is known to be missing from the sum.
  private func outline(_ id: Int, _ row: StoredRow, hasGap: Bool) throws -> RecipeOutline {
    let servings = try row.number(Column.servings.rawValue, in: 0.000_001...1000)
    let source = try RecipeNutrition.source(
      hasOwn: row[.hasOwn], isStated: row[.isStated], counted: row[.counted] ?? 0,
      hasGap: hasGap || row[.gaps] ?? 0 > 0)
    func value(_ own: Column, _ stated: Column, _ sum: Column) throws -> Double? {
      switch source {
      case .own: try row[own]
      case .source: try row[stated]
      case .ingredients, .partial: try (row[sum] as Double?).map { $0 / servings }
      }
    }
    let (work, cooking): (Int?, Int?) = try (row[.prepMinutes], row[.cookMinutes])
    let minutes = work == nil && cooking == nil ? nil : (work ?? 0) + (cooking ?? 0)
    var outline = try RecipeOutline(
      id: id, title: row[.title], category: row.knownWord(Column.category.rawValue),
      difficulty: row.knownWord(Column.difficulty.rawValue), tags: [], servings: servings,
      totalMinutes: row[.totalMinutes] ?? minutes, calories: value(.ownCalories, .statedCalories, .calories),
      protein: value(.ownProtein, .statedProtein, .protein), isPartial: source == .partial,
      isFavourite: row[.isFavourite], isArchived: row[.isArchived], owner: row[.owner],
      lastCooked: row.isNull(Column.lastCooked.rawValue) ? nil : row.day(Column.lastCooked.rawValue),
      createdAt: row.moment(Column.createdAt.rawValue))
    outline.hasPhoto = try row[.hasPhoto]
    return outline
  }

  /// The recipes that have an ingredient with an amount but without a weight; no sum includes such an ingredient.
  ///
  /// Only parsing a line tells whether it has an amount; a recipe is included if at least one of its lines has an
  /// amount but no weight.
  private func unweighed(of ids: [Int]?) throws -> Set<Int> {
    let chosen = Self.among(ids, "recipeId")
    var found: Set<Int> = []
    // Many recipes have the same line, such as `salt and pepper`.
    var isAmount: [String: Bool] = [:]
    _ = try db.all(
      """
      SELECT recipeId, text FROM recipeIngredient
      WHERE isHeading = 0 AND grams IS NULL AND partUid IS NULL AND (isSetByHand = 0 OR foodId IS NOT NULL)\(chosen)
      """, []
    ) { row in
      let recipe: Int = try row[0]
      guard !found.contains(recipe) else { return }
      let text: String = try row[1]
      let hasAmount = isAmount[text] ?? IngredientReader.hasAmount(text)
      isAmount[text] = hasAmount
      if hasAmount { found.insert(recipe) }
    }
    return found
  }

  private static func outlines(_ seen: String, _ ids: [Int]?) -> String {
    let chosen = Self.among(ids, "i.recipeId")
    return """
      SELECT \(Column.allCases.map(\.sql).joined(separator: ", "))
      FROM recipe r
        LEFT JOIN recipeNutrition o ON o.recipeId = r.id AND o.kind = 'own'
        LEFT JOIN recipeNutrition s ON s.recipeId = r.id AND s.kind = 'source'
        LEFT JOIN recipeFavourite h ON h.recipeId = r.id AND h.profileId = ?1
        LEFT JOIN (
          SELECT i.recipeId, sum(f.calories * i.grams / 100) AS calories, sum(f.protein * i.grams / 100) AS protein,
            count(*) FILTER (WHERE f.id IS NOT NULL AND i.grams IS NOT NULL) AS counted,
            count(*) FILTER (WHERE i.foodId IS NULL AND i.grams IS NOT NULL) AS gaps,
            count(*) FILTER (WHERE i.partUid IS NOT NULL OR i.foodId IS NOT NULL AND f.id IS NULL) AS inexact
          FROM recipeIngredient i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
          WHERE i.isHeading = 0\(chosen) GROUP BY i.recipeId
        ) n ON n.recipeId = r.id
      WHERE \(seen) ORDER BY r.key, r.id
      """
  }
}

/// The columns of the query for a list of recipes.
private enum Column: Int, CaseIterable {
  case id, title, category, difficulty, servings, prepMinutes, cookMinutes, totalMinutes, owner, createdAt
  case isArchived, isFavourite, hasPhoto, lastCooked
  /// What a person has typed in.
  case hasOwn, ownCalories, ownProtein
  /// What the recipe's source states.
  case isStated, statedCalories, statedProtein
  /// The sum of the ingredients with a food and a weight, for all servings.
  case calories, protein
  /// How many ingredients are in the sum, and how many have a weight but no food.
  case counted, gaps
  /// How many ingredients the query cannot judge: other recipes, and those whose food was deleted.
  case inexact

  var sql: String {
    switch self {
    case .id, .title, .category, .difficulty, .servings, .prepMinutes, .cookMinutes, .totalMinutes, .createdAt:
      "r.\(self)"
    case .owner: "r.profileId"
    case .isArchived: "r.archivedAt IS NOT NULL"
    case .isFavourite: "h.id IS NOT NULL"
    case .hasPhoto: "r.photo IS NOT NULL"
    case .lastCooked:
      "(SELECT max(m.day) FROM mealItem i JOIN meal m ON m.id = i.mealId WHERE i.recipeId = r.id AND m.profileId = ?1)"
    case .hasOwn: "o.id IS NOT NULL"
    case .ownCalories: "o.calories"
    case .ownProtein: "o.protein"
    case .isStated: "s.id IS NOT NULL"
    case .statedCalories: "s.calories"
    case .statedProtein: "s.protein"
    case .calories, .protein, .counted, .gaps, .inexact: "n.\(self)"
    }
  }
}

extension StoredRow {
  fileprivate subscript<Value: StoredValue>(_ column: Column) -> Value {
    get throws { try self[column.rawValue] }
  }
}
