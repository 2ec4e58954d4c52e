package import Domain
internal import GRDB

/// The recipe book as one profile sees it: the household's recipes and the profile's own.
package struct RecipeReader {
  let db: Database
  let profile: Int?

  /// An SQL condition for recipes that the profile sees; `table` is the name of the recipe's table in the query.
  func seen(_ table: String = "recipe") -> String {
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

  /// The IDs of the recipes that are not archived, by the key of their title; those with the same title in the order in
  /// which they were added.
  package func keys() throws -> [String: [Int]] {
    let rows = try db.all("SELECT key, id FROM recipe WHERE archivedAt IS NULL AND \(seen()) ORDER BY id", []) {
      try (key: $0[0] as String, id: $0[1] as Int)
    }
    return Dictionary(rows.map { ($0.key, [$0.id]) }) { $0 + $1 }
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
      UNION ALL SELECT i.recipeId, f.name FROM food f CROSS JOIN recipeIngredient i ON i.foodId = f.id
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

  /// The typographic apostrophe, and the letters beyond ASCII, without signs such as ½, ° and –, as SQL's GLOB writes a
  /// class.
  private static let letters = "[’À-\u{1FFF}\u{2C00}-\u{FFFD}]"

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
    let likes = plain.flatMap(Self.spellings).map { "\(column) LIKE '%\($0)%'" }
    // GLOB is slow, and most text is plain ASCII, which has as many bytes as characters.
    let isASCII = "length(\(column)) = length(CAST(\(column) AS BLOB))"
    let others = ["instr(\(column), '''')", "NOT \(isASCII) AND \(column) GLOB '*\(letters)*'"]
    return "(\((likes + others).joined(separator: " OR ")))"
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
