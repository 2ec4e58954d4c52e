internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `recipe import`: takes recipes from saved web pages and files into the book.
enum RecipeImportCommand {
  private static let dryRun = OptionSpec.flag("dry-run", "Show what would be taken in, without saving it.")
  private static let save = OptionSpec.flag(
    "save", "Save without asking; where nobody can be asked, it is saved anyway.")
  private static let again = OptionSpec.flag("again", "Add a recipe that is in the book already as a second one.")

  static let importing = CommandSpec(
    ["recipe", "import"], "Take in the recipe of a saved web page, or the recipes of a file.",
    details: """
      FILE is a page that a browser has saved (.html), schema.org's JSON (.jsonld), what `recipe export` wrote as JSON or as a \
      page, or `-` for standard input. Most recipe sites put the recipe into their pages as data, and that data is read; nothing \
      is fetched, and no script of the page is run. Ingredients stay as written and get their foods as in `recipe add`; what \
      the page says of a serving's nutrients is kept beside what the ingredients give.
      """,
    arguments: [ArgumentSpec("FILE", .file, .one, "The page or file, or - for standard input.")],
    options: [dryRun, save, again], examples: ["recipe import soup.html", "recipe import book.json --dry-run"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let word = invocation.words[0]
    if invocation.has(dryRun) {
      return try invocation.locatingErrors(at: word) { try rehearse(read(word, session), session) }
    }
    let profile = try session.read { try session.profile(in: $0) }
    return try invocation.locatingErrors(at: word) {
      let recipes = try read(word, session)
      if !invocation.has(again) { try session.read { try refuseKnown(recipes, $0.recipes(of: profile.id)) } }
      if session.dialogue.isInteractive, !session.globals.isYes, !invocation.has(save) {
        try ask(recipes, session)
      }
      let goals = try session.read { try $0.profile(profile.id).goals() ?? .default }
      let added = try session.addRecipes(recipes, invocation)
      return RecipeImportReport(recipes: added.recipes, profile: profile.name, goals: goals, step: .some(added.step))
    }
  }

  private static func read(_ word: Word, _ session: Session) throws -> [Recipe] {
    try RecipeFileReader.read(path: word.text == "-" ? "-" : session.path(word)).map { try RecipeIntake.recipe($0) }
  }

  /// What an import would save; it needs no profile, since recipes are the household's.
  private static func rehearse(_ recipes: [Recipe], _ session: Session) throws -> RecipeImportReport {
    try session.read { reading in
      let profile = try? session.profile(in: reading)
      let goals = try profile.flatMap { try reading.profile($0.id).goals() } ?? .default
      let previews = try recipes.map { try session.previewed($0, reading, of: profile?.id) }
      return RecipeImportReport(
        recipes: previews, profile: profile?.name ?? "an adult", goals: goals, step: nil)
    }
  }

  /// Throws `needsAnswer` unless somebody agrees to save the recipes.
  private static func ask(_ recipes: [Recipe], _ session: Session) throws {
    let titles = recipes.count == 1 ? recipes[0].title : recipes.count.counted("recipe")
    let lines = recipes.reduce(0) { $0 + $1.ingredients.parts().count }.counted("ingredient")
    let answer = try session.dialogue.choose("Take in \(titles) with \(lines)?", ["yes, save", "no, leave it"])
    guard answer == 0 else {
      throw LarderError(.needsAnswer, "nothing was taken in", hint: "the book is as it was")
    }
  }

  /// Throws `duplicateRecipe` if a recipe is in the book already: from the same address, or with the same title and
  /// ingredients.
  private static func refuseKnown(_ recipes: [Recipe], _ book: RecipeReader) throws {
    for recipe in recipes {
      var known = try recipe.sourceURL.map { try book.from($0) } ?? []
      if known.isEmpty {
        let lines = recipe.ingredients.parts().map(\.text)
        known = try book.named(recipe.title).filter {
          try book.recipe($0.id)?.ingredients.parts().map(\.text) == lines
        }
      }
      guard let first = known.first else { continue }
      throw LarderError(
        .duplicateRecipe, "\(recipe.title) is in the book already, as #\(first.id)",
        hint: "`recipe show #\(first.id)` shows it; `--again` adds it once more", candidates: known.map(\.title))
    }
  }
}

/// Brings a recipe from elsewhere into the form that the recipe book keeps.
enum RecipeIntake {
  /// The most tags that are taken from a page, which may have hundreds of keywords.
  private static let mostTags = 12

  /// Values that the book cannot hold are left out; a text that is too long is cut.
  ///
  /// Throws `noRecipe` if there is no title.
  static func recipe(_ found: ImportedRecipe) throws -> Recipe {
    let title = cut(SafeText.stored(found.title), RecipeCheck.longestTitle)
    guard let title = try? RecipeCheck.title(title) else {
      throw LarderError(
        .noRecipe, "the recipe has no title", hint: "`recipe add TITLE` takes the recipe line by line")
    }
    var recipe = Recipe(title: title)
    recipe.description = text(found.description)
    recipe.notes = text(found.notes)
    recipe.sourceURL = found.url.map(SafeText.stored).flatMap {
      $0.isEmpty || $0.unicodeScalars.count > 2000 ? nil : $0
    }
    recipe.language = found.language.flatMap { language in
      let isCode = language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return isCode && (2...20).contains(language.utf8.count) ? language : nil
    }
    if let servings = found.servings.flatMap({ try? RecipeCheck.servings($0) }) {
      (recipe.servings, recipe.isServingsStated) = (servings, true)
    }
    recipe.yieldText = found.yieldText.map { cut(SafeText.stored($0), 400) }.flatMap { $0.isEmpty ? nil : $0 }
    (recipe.prepMinutes, recipe.cookMinutes) = (found.prepMinutes, found.cookMinutes)
    let sum = recipe.totalMinutes
    recipe.statedMinutes = found.totalMinutes == sum ? nil : found.totalMinutes
    recipe.weight = found.weight.flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
    recipe.difficulty = found.difficulty.flatMap(Recipe.Difficulty.init)
    recipe.category = found.categories.lazy.compactMap(category).first
    recipe.tags = tags(found.categories.filter { category($0) == nil } + found.tags)
    recipe.ingredients = found.ingredients.prefix(RecipeCheck.mostEntries).compactMap {
      try? RecipeCheck.ingredient(cut(SafeText.stored($0), IngredientReader.longest))
    }
    recipe.steps = Array(steps(found.steps).prefix(RecipeCheck.mostEntries))
    recipe.statedNutrients = found.nutrients
    return recipe
  }

  private static func steps(_ found: [ImportedRecipe.Step]) -> [RecipeEntry<RecipeStep>] {
    var entries: [RecipeEntry<RecipeStep>] = []
    var section: String?
    for step in found {
      if let heading = step.section.map(SafeText.stored), heading != section, !heading.isEmpty {
        let title = heading.hasSuffix(":") ? heading : heading + ":"
        (try? RecipeCheck.step(cut(title, RecipeCheck.longestTitle))).map { entries.append($0) }
      }
      section = step.section.map(SafeText.stored)
      (try? RecipeCheck.step(cut(SafeText.stored(step.text), RecipeCheck.longestText))).map { entries.append($0) }
    }
    return entries
  }

  private static func tags(_ words: [String]) -> [String] {
    var tags: [String] = []
    for word in words {
      guard tags.count < mostTags, let tag = try? RecipeCheck.tag(SafeText.stored(word)),
        !tags.contains(where: { SearchText.normalize($0) == SearchText.normalize(tag) })
      else { continue }
      tags.append(tag)
    }
    return tags
  }

  private static func text(_ typed: String?) -> String? {
    guard let typed else { return nil }
    let lines = typed.split(separator: "\n").map { SafeText.stored(String($0)) }
    return (try? RecipeCheck.text(cut(lines.joined(separator: "\n"), RecipeCheck.longestText), "a text")) ?? nil
  }

  private static func cut(_ text: String, _ most: Int) -> String {
    text.unicodeScalars.count <= most ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
  }

  /// The meal that a source's category means; nil for any other.
  private static func category(_ word: String) -> Slot? {
    switch word.lowercased() {
    case "breakfast", "brunch", "frühstück", "petit-déjeuner", "colazione", "desayuno", "ontbijt": .breakfast
    case "lunch", "mittagessen", "déjeuner", "pranzo", "almuerzo", "comida": .lunch
    case "dinner", "main course", "main", "main dish", "mains", "abendessen", "hauptgericht", "hauptspeise",
      "plat principal",
      "plat", "hoofdgerecht", "entree", "supper":
      .dinner
    case "snack", "snacks", "zwischenmahlzeit": .snack
    default: nil
    }
  }
}

/// The recipes that an import took in, or would take in.
struct RecipeImportReport: Report {
  let recipes: [Recipe]
  let profile: String
  let goals: MacroGoals
  /// The step that added them; nil for a dry run.
  let step: Step??

  var json: JSON {
    var members: [String: JSON] = [
      "recipe": recipes.first.map { RecipeJSON.recipe($0) } ?? .null,
      "recipes": .array(recipes.map { RecipeJSON.recipe($0) }), "imported": .int(step == nil ? 0 : recipes.count),
      "updated": .int(0), "unchanged": .int(0), "refused": .array([]),
    ]
    if let step { members["undo"] = .optional(step?.id) }
    return .object(members)
  }

  var table: CSVTable? {
    CSVTable(
      ["id", "title", "ingredients", "steps"],
      recipes.map { recipe in
        [
          recipe.id > 0 ? String(recipe.id) : "", recipe.title, String(recipe.ingredients.parts().count),
          String(recipe.steps.parts().count),
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    if recipes.count == 1 {
      let lines = RecipeReport(recipe: recipes[0], profile: profile, goals: goals, step: step).text(on: canvas)
      return step == nil ? lines + [Self.nothingSaved(canvas)] : lines
    }
    let rows = recipes.map { recipe in
      let ingredients = recipe.ingredients.parts().count.counted("ingredient")
      return [
        StyledLine(recipe.id > 0 ? "#\(recipe.id)" : "", .faint), StyledLine(recipe.title),
        StyledLine(ingredients, .faint),
      ]
    }
    let table = TextTable([.init("", .right), .init(""), .init("", .right)], rows: rows)
    let heading = step == nil ? "Would take in" : "Took in"
    return [StyledLine("\(heading) \(recipes.count.counted("recipe"))", .bold)] + table.lines(on: canvas)
      + [step.map { WriteReport.closing("the household", $0, canvas) } ?? Self.nothingSaved(canvas)]
  }

  private static func nothingSaved(_ canvas: Canvas) -> StyledLine {
    StyledLine("nothing written: a dry run", .faint)
  }
}
