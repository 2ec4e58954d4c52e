internal import Domain
internal import Exchange
internal import Figures
internal import Text

/// Recipes as a list.
struct RecipeListReport: Report {
  let recipes: [RecipeOutline]
  /// Whether filters are in use, so that recipes may be missing from the list.
  let isFiltered: Bool
  /// How many archived recipes are not shown.
  let archived: Int
  /// The text that was searched for; nil if the recipes are only listed.
  let searched: String?

  var json: JSON { .object(["recipes": .array(recipes.map(RecipeJSON.outline))]) }

  var table: CSVTable? {
    CSVTable(
      [
        "id", "title", "category", "difficulty", "tags", "servings", "minutes", "calories", "protein", "favourite",
        "archived", "lastCooked", "hasPhoto",
      ],
      recipes.map { recipe in
        [
          String(recipe.id), recipe.title, recipe.category?.rawValue ?? "", recipe.difficulty?.rawValue ?? "",
          recipe.tags.joined(separator: " "), Figure.plain(recipe.servings),
          recipe.totalMinutes.map(String.init) ?? "", FoodText.csv(recipe.calories), FoodText.csv(recipe.protein),
          String(recipe.isFavourite), String(recipe.isArchived), recipe.lastCooked?.iso ?? "",
          String(recipe.hasPhoto),
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !recipes.isEmpty else { return [StyledLine(canvas.show(nothing))] + closing(on: canvas) }
    let columns: [TextTable.Column] = [
      .init("#", .right), .init("recipe"), .init("min", .right), .init("kcal", .right), .init("protein", .right),
      .init("last eaten", .right),
    ]
    let rows = recipes.map { recipe in
      let mark = recipe.isPartial && recipe.calories != nil ? "~" : ""
      return [
        StyledLine(String(recipe.id), .faint), title(recipe, on: canvas),
        StyledLine(recipe.totalMinutes.map { Figure.text($0) } ?? ""),
        StyledLine(recipe.calories.map { mark + Figure.text($0) } ?? "?"),
        StyledLine(recipe.protein.map { "\(mark)\(Figure.text($0)) g" } ?? "?"),
        StyledLine(recipe.lastCooked.map { DayText.weekday($0) } ?? "", .faint),
      ]
    }
    let hasCooked = recipes.contains { $0.lastCooked != nil } && canvas.width >= 60
    let kept = columns.indices.filter { hasCooked || $0 != columns.count - 1 }
    let table = TextTable(kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
    return table.lines(on: canvas) + closing(on: canvas)
  }

  private func title(_ recipe: RecipeOutline, on canvas: Canvas) -> StyledLine {
    StyledLine(recipe.title) + StyledLine(recipe.isFavourite ? canvas.isASCII ? " *" : " ♥" : "", .red)
      + StyledLine(recipe.hasPhoto ? " " + Self.photoMark(on: canvas) : "", .faint)
  }

  /// The mark of a recipe that has a photo.
  private static func photoMark(on canvas: Canvas) -> String { canvas.isASCII ? "+" : "▣" }

  private var nothing: String {
    if let searched { return "No recipe has `\(SafeText.visible(searched))` in its title, ingredients, tags or notes." }
    if isFiltered { return "No recipe fits; `recipe list` shows all." }
    return "The book has no recipe yet: `recipe add TITLE` writes one down."
  }

  private func closing(on canvas: Canvas) -> [StyledLine] {
    let partial = recipes.contains { $0.isPartial && $0.calories != nil }
    let sentences = [
      partial ? "~ not all ingredients are counted" : nil,
      recipes.contains(where: \.hasPhoto) ? "\(Self.photoMark(on: canvas)) has a photo" : nil,
      archived == 0 ? nil : "\(archived.counted("recipe")) in the archive: `recipe list --archived`",
    ].compactMap(\.self)
    return LabelledRows.flow(sentences.map { StyledLine(canvas.show($0), .faint) }, room: canvas.width, on: canvas)
  }
}
