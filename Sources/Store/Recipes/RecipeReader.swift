package import Domain
internal import GRDB

/// The recipe book as one profile sees it: the household's recipes and the profile's own.
package struct RecipeReader {
  let db: Database
  let profile: Int?

  /// An SQL condition for recipes that the profile sees; `table` is the name of the recipe's table in the query.
  private func seen(_ table: String = "recipe") -> String {
    let own = profile.map { " OR \(table).profileId = \($0)" } ?? ""
    return "\(table).deletedAt IS NULL AND (\(table).profileId IS NULL\(own))"
  }

  /// The recipe with this ID; nil if the profile sees no such recipe.
  package func recipe(_ id: Int) throws -> Recipe? { try recipe(id, depth: 0) }

  private func recipe(_ id: Int, depth: Int) throws -> Recipe? {
    guard var recipe = try RecipeRows(db: db).load("id = ? AND \(seen())", [id]).first else { return nil }
    for index in recipe.ingredients.indices {
      guard var ingredient = recipe.ingredients[index].part, let part = ingredient.recipe,
        let servings = ingredient.servings
      else { continue }
      // In a file that another program has written, recipes may contain themselves.
      if depth < Recipe.maximumDepth, let whole = try self.recipe(part.id, depth: depth + 1) {
        ingredient.nutrients = RecipeNutrition(whole).logged.scaled(by: servings)
        ingredient.grams = whole.grams(ofServings: servings)
      } else {
        ingredient.forgetFood()
      }
      recipe.ingredients[index].part = ingredient
    }
    guard depth == 0, let profile else { return recipe }
    recipe.isFavourite = try db.exists(
      "SELECT 1 FROM recipeFavourite WHERE profileId = ? AND recipeId = ?", [profile, id])
    recipe.lastCooked =
      try db.first(
        "SELECT max(m.day) FROM mealItem i JOIN meal m ON m.id = i.mealId WHERE i.recipeId = ? AND m.profileId = ?",
        [id, profile]
      ) { $0.isNull(0) ? nil : try $0.day(0) } ?? nil
    recipe.viewedAt = try db.first(
      "SELECT viewedAt FROM recipeView WHERE profileId = ? AND recipeId = ?", [profile, id]
    ) { try $0.moment(0) }
    return recipe
  }

  /// The addresses from which recipes were taken, each with its recipe; archived recipes come last.
  package func addresses() throws -> [(address: String, recipe: RecipeReference)] {
    try db.all(
      """
      SELECT sourceURL, id, title FROM recipe WHERE sourceURL IS NOT NULL AND \(seen())
      ORDER BY archivedAt IS NOT NULL, id
      """, []
    ) { try ($0[0], RecipeReference(id: $0[1], title: $0[2])) }
  }

  /// The recipes' IDs and titles, sorted by title; includes archived recipes if `withArchived` is true.
  package func titles(withArchived: Bool = false) throws -> [RecipeReference] {
    try db.all(
      "SELECT id, title FROM recipe WHERE \(seen())\(withArchived ? "" : " AND archivedAt IS NULL") ORDER BY key, id",
      []
    ) { try RecipeReference(id: $0[0], title: $0[1]) }
  }

  /// The recipes with exactly this title, ignoring case, accents and plural.
  package func named(_ title: String) throws -> [RecipeReference] {
    try db.all(
      "SELECT id, title FROM recipe WHERE key = ? AND \(seen()) ORDER BY archivedAt IS NOT NULL, id",
      [Recipe.key(title)]
    ) { try RecipeReference(id: $0[0], title: $0[1]) }
  }

  /// The IDs of recipes that are not archived, by the key of their title; if several recipes have the same key, the ID
  /// is that of the recipe added last.
  package func keys() throws -> [String: Int] {
    let rows = try db.all("SELECT key, id FROM recipe WHERE archivedAt IS NULL AND \(seen()) ORDER BY id", []) {
      try (key: $0[0] as String, id: $0[1] as Int)
    }
    return Dictionary(rows.map { ($0.key, $0.id) }) { $1 }
  }

  /// The number of archived recipes.
  package func archivedCount() throws -> Int {
    try db.number("SELECT count(*) FROM recipe WHERE archivedAt IS NOT NULL AND \(seen())")
  }

  /// The recipe as it was imported, in the JSON of `recipe export`; nil if it was typed in.
  package func imported(_ id: Int) throws -> String? {
    try db.first("SELECT imported FROM recipe WHERE id = ? AND \(seen())", [id]) { try $0[0] as String? } ?? nil
  }

  /// The recipes that were imported from another program, each with the ID that it has in that program; archived
  /// recipes come last.
  package func sourceUIDs() throws -> [(uid: String, recipe: RecipeReference)] {
    try db.all(
      """
      SELECT sourceUid, id, title FROM recipe WHERE sourceUid IS NOT NULL AND \(seen())
      ORDER BY archivedAt IS NOT NULL, id
      """, []
    ) { try ($0[0], RecipeReference(id: $0[1], title: $0[2])) }
  }

  /// The recipes that have this recipe among their ingredients.
  package func holders(of recipe: Int) throws -> [RecipeReference] {
    try db.all(
      """
      SELECT DISTINCT r.id, r.title FROM recipe p JOIN recipeIngredient i ON i.partUid = p.uid
        JOIN recipe r ON r.id = i.recipeId
      WHERE p.id = ? AND \(seen("r")) ORDER BY r.key, r.id
      """, [recipe]
    ) { try RecipeReference(id: $0[0], title: $0[1]) }
  }

  /// What a list of recipes shows about each recipe, sorted by title; if `ids` is not nil, only the recipes with these
  /// IDs are included.
  package func outlines(of ids: [Int]? = nil) throws -> [RecipeOutline] {
    let chosen = ids.map { " AND r.id IN (\($0.map(String.init).joined(separator: ", ")))" } ?? ""
    let tags = try db.all(
      """
      SELECT t.recipeId, t.name FROM recipeTag t JOIN recipe r ON r.id = t.recipeId
      WHERE \(seen("r"))\(chosen) ORDER BY t.recipeId, t.position, t.id
      """, []
    ) { try (recipe: $0[0] as Int, tag: $0[1] as String) }
    let viewed = Dictionary(
      try db.all("SELECT recipeId, viewedAt FROM recipeView WHERE profileId IS ?", [profile]) {
        try ($0[0] as Int, $0.moment(1))
      }
    ) { first, _ in first }
    let tagsOf = Dictionary(grouping: tags, by: \.recipe).mapValues { $0.map(\.tag) }
    let unweighed = try self.unweighed(of: ids)
    var outlines = try db.all(Self.outlines(seen("r") + chosen, ids), [profile]) { row in
      let (own, stated): (Double?, Double?) = try (row[7], row[9])
      let (sum, gaps): (Double?, Int) = try (row[11], row[13])
      let servings = try row.number(4, in: 0.000_001...1000)
      // The order of `RecipeNutrition`: own values, then the sum of the ingredients if all are known, then the
      // source's values, then the sum of the known ingredients.
      let hasGap = try gaps > 0 || unweighed.contains(row[0])
      let isSource = own == nil && stated != nil && (sum == nil || hasGap)
      let minutes: (Int?, Int?, Int?) = try (row[5], row[6], row[14])
      let protein: Double? =
        try own != nil ? row[8] : isSource ? row[10] : (row[12] as Double?).map { $0 / servings }
      let total = minutes.0 ?? (minutes.1 == nil && minutes.2 == nil ? nil : (minutes.1 ?? 0) + (minutes.2 ?? 0))
      var outline = try RecipeOutline(
        id: row[0], title: row[1], category: row.knownWord(2), difficulty: row.knownWord(3),
        tags: tagsOf[row[0]] ?? [], servings: servings, totalMinutes: total,
        calories: own ?? (isSource ? stated : sum.map { $0 / servings }), protein: protein,
        isPartial: own == nil && !isSource && (hasGap || sum == nil), isFavourite: row[15], isArchived: row[16],
        owner: row[17],
        lastCooked: row.isNull(18) ? nil : row.day(18), createdAt: row.moment(19))
      outline.hasPhoto = try row[20]
      outline.viewedAt = viewed[outline.id]
      return outline
    }
    // The sum in the query leaves out ingredients that are themselves recipes; only few recipes have such
    // ingredients.
    let nested = Set(
      try db.all("SELECT DISTINCT recipeId FROM recipeIngredient WHERE partUid IS NOT NULL", []) { try $0[0] as Int })
    for index in outlines.indices where nested.contains(outlines[index].id) {
      guard let nutrition = try recipe(outlines[index].id).map(RecipeNutrition.init) else { continue }
      outlines[index].calories = nutrition.perServing.calories
      outlines[index].protein = nutrition.perServing[.protein]
      outlines[index].isPartial = nutrition.source == .partial
    }
    return outlines
  }

  /// The recipes that have an ingredient with an amount but without a weight; no sum includes such an ingredient.
  ///
  /// Only parsing a line tells whether it has an amount; a recipe is included if at least one of its lines has an
  /// amount but no weight.
  private func unweighed(of ids: [Int]?) throws -> Set<Int> {
    let chosen = ids.map { " AND recipeId IN (\($0.map(String.init).joined(separator: ", ")))" } ?? ""
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
    let chosen = ids.map { " AND i.recipeId IN (\($0.map(String.init).joined(separator: ", ")))" } ?? ""
    return """
      SELECT r.id, r.title, r.category, r.difficulty, r.servings, r.totalMinutes, r.prepMinutes, o.calories, o.protein,
        s.calories, s.protein, n.calories, n.protein, coalesce(n.gaps, 0), r.cookMinutes, h.id IS NOT NULL,
        r.archivedAt IS NOT NULL, r.profileId,
        (SELECT max(m.day) FROM mealItem i JOIN meal m ON m.id = i.mealId WHERE i.recipeId = r.id AND m.profileId = ?1),
        r.createdAt, r.photo IS NOT NULL
      FROM recipe r
        LEFT JOIN recipeNutrition o ON o.recipeId = r.id AND o.kind = 'own'
        LEFT JOIN recipeNutrition s ON s.recipeId = r.id AND s.kind = 'source'
        LEFT JOIN recipeFavourite h ON h.recipeId = r.id AND h.profileId = ?1
        LEFT JOIN (
          SELECT i.recipeId, sum(f.calories * i.grams / 100) AS calories, sum(f.protein * i.grams / 100) AS protein,
            count(*) FILTER (WHERE f.id IS NULL AND (i.grams IS NOT NULL OR i.partUid IS NOT NULL)) AS gaps
          FROM recipeIngredient i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
          WHERE i.isHeading = 0\(chosen) GROUP BY i.recipeId
        ) n ON n.recipeId = r.id
      WHERE \(seen) ORDER BY r.key, r.id
      """
  }

  /// The text in which a search looks for recipes: each recipe's ID, its title, and its tags, notes, ingredients and
  /// foods.
  ///
  /// With `parts`, ingredients and foods are left out unless they contain one of these parts of words, or an apostrophe
  /// or a letter that is not ASCII, because such names may be spelled in several ways. A recipe is left out if it
  /// has no tags and its text contains no such part or letter. If a part is empty or contains characters other than
  /// a to z, nothing is left out.
  package func searchTexts(with parts: [String]? = nil) throws -> [(id: Int, title: String, words: [String])] {
    let texts = try db.all(
      """
      SELECT i.recipeId, i.text FROM recipeIngredient i JOIN recipe r ON r.id = i.recipeId
      WHERE i.isHeading = 0 AND \(Self.has(parts, "i.text")) AND \(seen("r"))
      UNION ALL SELECT i.recipeId, f.name FROM recipeIngredient i JOIN food f ON f.id = i.foodId
        JOIN recipe r ON r.id = i.recipeId
      WHERE i.isHeading = 0 AND f.deletedAt IS NULL AND \(Self.has(parts, "f.name")) AND \(seen("r"))
      UNION ALL SELECT t.recipeId, t.name FROM recipeTag t JOIN recipe r ON r.id = t.recipeId WHERE \(seen("r"))
      """, []
    ) { try (recipe: $0[0] as Int, text: $0[1] as String) }
    let words = Dictionary(grouping: texts, by: \.recipe).mapValues { $0.map(\.text) }
    let isNamed = "\(Self.has(parts, "title")) OR \(Self.has(parts, "coalesce(notes, '')"))"
    return try db.all("SELECT id, title, notes, \(isNamed) FROM recipe WHERE \(seen()) ORDER BY key, id", []) { row in
      let id: Int = try row[0]
      let own = words[id]
      guard try own != nil || row[3] else { return nil }
      return (id, try row[1], (own ?? []) + (try (row[2] as String?).map { [$0] } ?? []))
    }.compactMap(\.self)
  }

  /// Apostrophes, and the letters beyond ASCII, without signs such as ½, ° and –, as SQL's GLOB writes a class.
  private static let letters = "[''’À-\u{1FFF}\u{2C00}-\u{FFFD}]"

  /// All spellings of a part of a word, with and without an e after each a, o or u, because an umlaut may be spelled
  /// with an e: `kas` and `kaes`.
  private static func spellings(_ part: String) -> [String] {
    part.reduce(into: [""]) { spelt, letter in
      let both = "aou".contains(letter) ? [String(letter), "\(letter)e"] : [String(letter)]
      spelt = spelt.flatMap { start in both.map { start + $0 } }
    }
  }

  /// An SQL condition that a column contains one of the parts, an apostrophe, or a letter that is not ASCII.
  ///
  /// The condition is always true if `parts` is nil, or if a part is empty or contains characters other than a to z.
  private static func has(_ parts: [String]?, _ column: String) -> String {
    guard let parts else { return "1" }
    let plain = parts.filter { !$0.isEmpty && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
    guard plain.count == parts.count else { return "1" }
    let likes =
      plain.flatMap(Self.spellings).map { "\(column) LIKE '%\($0)%'" } + ["\(column) GLOB '*\(letters)*'"]
    return "(\(likes.joined(separator: " OR ")))"
  }

  /// The food that the household has chosen for the name of an ingredient.
  ///
  /// Returns nil if the household has decided nothing about the name, or has chosen a food that was deleted since. If
  /// the household has decided that the name does not mean a food, only `food` is nil.
  package func foodSaid(of name: String) throws -> (food: FoodReference?, name: String)? {
    try db.first(
      """
      SELECT f.id, f.name, s.name FROM ingredientFood s LEFT JOIN food f ON f.id = s.foodId
      WHERE s.key = ? AND (s.foodId IS NULL OR f.deletedAt IS NULL)
      """, [Recipe.key(name)]
    ) { row in try ((row[0] as Int?).map { FoodReference(id: $0, name: try row[1]) }, row[2] as String) }
  }

  /// The recipes eaten in the meals that satisfy an SQL condition, by recipe ID; deleted recipes are included.
  static func titles(ofMeals condition: String, _ arguments: StatementArguments, _ db: Database) throws
    -> [Int: RecipeReference]
  {
    let rows = try db.all(
      """
      SELECT DISTINCT r.id, r.title FROM mealItem i JOIN recipe r ON r.id = i.recipeId
      WHERE i.mealId IN (SELECT id FROM meal WHERE \(condition))
      """, arguments
    ) { try RecipeReference(id: $0[0], title: $0[1]) }
    return Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
  }
}
