internal import Charts
internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `recipe export` and `recipe share`: recipes to take along.
enum RecipeExportCommands {
  static let specs: [CommandSpec] = [export, share]

  private static let format = OptionSpec.value(
    "format", "FORMAT", .choice(RecipeFile.Format.allCases.map(\.rawValue)),
    "The kind of file; by default that of FILE's name, else txt.")
  private static let out = OptionSpec.value("out", "FILE", .file, "Write a file instead of showing the text.")
  private static let force = OptionSpec.flag("force", "Replace a file that is there already.")

  static let export = CommandSpec(
    ["recipe", "export"], "Write one recipe or the whole book as text, a page, a table or a file for other programs.",
    details: """
      `txt`, `md` and `html` are for reading; `json` and `csv` have every value, `csv` a row for each ingredient; \
      `jsonld` is schema.org's form, which other recipe programs import; `cook` is Cooklang, one recipe a file. Without RECIPE the whole book is \
      written, with the recipes in the archive. What is written is the recipe and its notes; only `json` has whether it is a \
      favourite.
      """,
    arguments: [ArgumentSpec("RECIPE", .recipe, .optionalRest, RecipeFinder.forms.capitalizedFirst + ".")],
    options: [format, out, force] + RecipeView.options,
    examples: ["recipe export lentil soup --format md", "recipe export --out book.html"], effect: .reads,
    topic: .everyDay
  ) { invocation, session in
    let target = invocation.word(out)
    let kind = try kind(invocation, target)
    if kind == .cook, invocation.words.isEmpty {
      throw LarderError(
        .missingArgument, "a file in Cooklang has one recipe, and none is named",
        hint: "name the recipe: `recipe export lentil soup --format cook`")
    }
    let recipes = try recipes(invocation, session)
    let scales = try recipes.map { try RecipeView.scale(invocation, of: $0) }
    let book = RecipeFile(recipes: recipes, scales: scales)
    let text = book.text(as: kind)
    guard let target else { return RecipeTextReport(text: text, json: book.json, table: book.table) }
    return try invocation.locatingErrors(at: target) {
      let path = session.path(target)
      let replacing = invocation.has(force)
      try ExportFile.check(path, household: session.location.database, replacing: replacing)
      let file = try ExportFile(path: path)
      var contents = text
      try contents.withUTF8 { bytes in try file.write(UnsafeRawBufferPointer(bytes)) }
      try file.sync()
      try file.publish(replacing: replacing)
      return RecipeExportReport(recipes: recipes.count, path: path, format: kind, byteCount: file.byteCount)
    }
  }

  static let share = CommandSpec(
    ["recipe", "share"], "Show a recipe as plain text, to be copied into a message.",
    arguments: [RecipeCommands.recipeArgument], options: RecipeView.options,
    examples: ["recipe share lentil soup", "recipe share lentil soup --servings 8"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let recipes = try recipes(invocation, session)
    let scales = try recipes.map { try RecipeView.scale(invocation, of: $0) }
    let book = RecipeFile(recipes: recipes, scales: scales)
    let text = book.text(as: .txt)
    return RecipeTextReport(text: text, json: .object(["text": .string(text)]), table: book.table)
  }

  /// The recipe that is named, or all recipes of the book, sorted by title.
  private static func recipes(_ invocation: Invocation, _ session: Session) throws -> [Recipe] {
    if !invocation.words.isEmpty {
      let id = try RecipeFinder(session: session, invocation: invocation).find(invocation.text)
      return [try session.read { try RecipeCommands.report(id, session, $0).recipe }]
    }
    let all = try session.read { reading -> [Recipe] in
      let book = reading.recipes(of: try session.profile(in: reading).id)
      let titles = try book.titles(withArchived: true).sorted { ($0.title, $0.id) < ($1.title, $1.id) }
      return try titles.compactMap { try book.recipe($0.id) }
    }
    guard !all.isEmpty else {
      throw LarderError(.notAllowed, "the book has no recipe", hint: "`recipe add TITLE` begins it")
    }
    return all
  }

  /// The format by `--format`, else by the ending of the file's name, else plain text.
  private static func kind(_ invocation: Invocation, _ target: Word?) throws -> RecipeFile.Format {
    if let word = invocation.word(format) {
      return try invocation.locatingErrors(at: word) { try RecipeOptions.choice(word) } ?? .txt
    }
    guard let target else { return .txt }
    let ending = target.text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let kind = RecipeFile.Format(rawValue: ending) else {
      let endings = RecipeFile.Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw invocation.error(
        .badValue, "`\(target.text.prefix(200))` does not say which kind of file to write", at: target,
        hint: "give it one of these endings: \(endings), or name the kind with `--format`")
    }
    return kind
  }
}

/// One or more recipes in one text.
struct RecipeFile {
  /// The kinds of files that recipes are written as; the raw value is the ending of the file's name.
  enum Format: String, CaseIterable {
    case txt
    case md
    case html
    case json
    case csv
    case jsonld
    case cook
  }

  let recipes: [Recipe]
  /// The servings and units for each recipe.
  let scales: [RecipeScale]

  /// The contents of the file, ending with a line feed.
  func text(as format: Format) -> String {
    let sheets = zip(recipes, scales).map { RecipeSheet($0, $1) }
    switch format {
    case .txt: return sheets.map(\.plainText).joined(separator: "\n---\n\n")
    case .md: return sheets.map(\.markdown).joined(separator: "\n---\n\n")
    case .html: return page(sheets)
    case .json: return json.line + "\n"
    case .csv: return table.text
    case .jsonld: return linkedData.line + "\n"
    case .cook:
      return zip(recipes, scales).map { recipe, scale in
        RecipeSheet(recipe, scale, isMarked: false).cooklang(language: recipe.language)
      }.joined(separator: "\n")
    }
  }

  /// All values of the recipes.
  var json: JSON { .object(["recipes": .array(zip(recipes, scales).map { RecipeJSON.recipe($0, $1) })]) }

  private var linkedData: JSON {
    let pairs = Dictionary(zip(recipes.map(\.id), scales)) { first, _ in first }
    return RecipeLinkedData.document(recipes) { pairs[$0.id] ?? RecipeScale() }
  }

  /// A page that needs no other files; the data for other programs is in it.
  private func page(_ sheets: [RecipeSheet]) -> String {
    let title = SVGText.escaped(sheets.count == 1 ? sheets[0].title : "Recipes")
    // In JSON `<` occurs only in strings; in a page it could end the script, or begin a comment.
    let data = linkedData.line.replacing("<", with: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="\(SVGText.escaped(language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      <script type="application/ld+json">\(data)</script>
      </head>
      <body>
      <main>
      \(sheets.map(\.article).joined())</main>
      </body>
      </html>

      """
  }

  /// The language of all recipes if they have the same one, else English, which the headings are in.
  private var language: String {
    let all = Set(recipes.map(\.language))
    return all.count == 1 ? recipes.first?.language ?? "en" : "en"
  }

  /// A row for each ingredient; a recipe without ingredients has one row.
  var table: CSVTable {
    CSVTable(
      [
        "recipe", "title", "servings", "n", "section", "text", "quantity", "quantityMax", "unit", "name", "note",
        "food",
        "grams",
      ],
      zip(recipes, scales).flatMap { recipe, scale -> [[String]] in
        let head = [String(recipe.id), recipe.title, FoodText.csv(recipe.servings * scale.factor)]
        let rows = recipe.ingredients.sectioned().enumerated().map { index, entry -> [String] in
          let shown = scale.shown(entry.part)
          let reading = entry.part.reading
          let factor = shown.rule == .damped ? scale.damped : scale.factor
          return head + [
            String(index + 1), entry.section ?? "", RecipeText.line(entry.part, scale, isMarked: false),
            FoodText.csv(shown.quantity),
            FoodText.csv(shown.quantityMax), shown.unit ?? "", reading?.name ?? "", reading?.note ?? "",
            entry.part.food?.name ?? entry.part.recipe?.title ?? "",
            FoodText.csv(entry.part.grams.map { $0 * factor }),
          ]
        }
        return rows.isEmpty ? [head + Array(repeating: "", count: 10)] : rows
      })
  }
}

/// Recipes as text that is printed unchanged.
struct RecipeTextReport: Report {
  let text: String
  let json: JSON
  /// A row for each ingredient.
  let table: CSVTable?

  var verbatim: String? { text }
  func text(on canvas: Canvas) -> [StyledLine] { [] }
}

/// Which file recipes were written to.
struct RecipeExportReport: Report {
  let recipes: Int
  let path: String
  let format: RecipeFile.Format
  let byteCount: Int

  var isAcknowledgement: Bool { true }

  var json: JSON {
    .object([
      "saved": .object([
        "file": .string(path), "format": .string(format.rawValue), "bytes": .int(byteCount), "recipes": .int(recipes),
      ])
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["file", "format", "bytes", "recipes"], [[path, format.rawValue, String(byteCount), String(recipes)]])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    canvas.show("Wrote \(recipes.counted("recipe")) to \(path), \(Figure.bytes(byteCount))").wrapped(to: canvas.width)
      .map { StyledLine($0) }
  }
}
