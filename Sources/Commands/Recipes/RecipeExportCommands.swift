internal import Charts
internal import Domain
internal import Exchange
internal import Figures
internal import Foundation
internal import Store
internal import Text

/// `recipe export` and `recipe share`: recipes for use outside Larder.
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
      `jsonld` is schema.org's form, which other recipe programs import; `cooklang` has one recipe a file, and the whole \
      book goes into a folder, with each photo beside its file under the same name; `pdf` is \
      the page on paper, made by WeasyPrint, a program beside Larder. A page and a PDF have the photos in them, `json` says where they are. Without RECIPE the whole book is \
      written, with the recipes in the archive. What is written is the recipe and its notes; `json` and `cooklang` have \
      whether it is a favourite. The answer names what `recipe import` would not get back from the file.
      """,
    arguments: [ArgumentSpec("RECIPE", .recipe, .optionalRest, RecipeFinder.forms.capitalizedFirst + ".")],
    options: [format, out, force] + RecipeView.options,
    examples: ["recipe export lentil soup --format md", "recipe export --out book.html"], effect: .reads,
    topic: .everyDay
  ) { invocation, session in
    let target = invocation.word(out)
    let kind = try kind(invocation, target)
    if kind == .cooklang, invocation.words.isEmpty, target == nil {
      throw LarderError(
        .missingArgument, "a file in Cooklang has one recipe, and none is named",
        hint: "name the recipe, or a folder for a file each: `recipe export --format cooklang --out recipes`")
    }
    if kind == .pdf, target == nil {
      throw LarderError(
        .missingValue, "a PDF cannot be shown as text", hint: "name a file for it: `--out soup.pdf`")
    }
    let recipes = try recipes(invocation, session)
    let scales = try recipes.map { try RecipeView.scale(invocation, of: $0) }
    let book = RecipeFile(recipes: recipes, scales: scales, photos: session.photoFolder)
    guard let target else {
      let text = book.text(as: kind)
      return RecipeTextReport(text: text, json: book.json, table: book.table)
    }
    return try invocation.locatingErrors(at: target) {
      let path = session.path(target)
      let replacing = invocation.has(force)
      if kind == .cooklang, invocation.words.isEmpty || Folder.isFolder(path) {
        return try writeFolder(book, path, replacing: replacing, session)
      }
      try ExportFile.check(path, household: session.location.database, replacing: replacing)
      let contents = kind == .pdf ? try PDFPrinter().pdf(of: book.text(as: .pdf)) : Array(book.text(as: kind).utf8)
      let size = try write(contents, to: path, replacing: replacing)
      return RecipeExportReport(
        recipes: recipes.count, path: path, format: kind, byteCount: size, leftOut: book.leftOut(of: kind))
    }
  }

  /// Writes a file and returns its size in bytes; the file gets its name only when it is complete.
  private static func write(_ contents: [UInt8], to path: String, replacing: Bool) throws -> Int {
    let file = try ExportFile(path: path)
    try contents.withUnsafeBytes { try file.write($0) }
    try file.sync()
    try file.publish(replacing: replacing)
    return file.byteCount
  }

  /// Writes a Cooklang file for each recipe into a folder, which is created if it does not exist.
  ///
  /// Each photo is written beside its recipe's file under the same name, as Cooklang expects it.
  ///
  /// If one of the files already exists and may not be replaced, no file is written.
  private static func writeFolder(_ book: RecipeFile, _ path: String, replacing: Bool, _ session: Session) throws
    -> RecipeExportReport
  {
    if !Folder.isFolder(path) {
      try ExportFile.check(path, household: session.location.database, replacing: false)
      guard mkdir(path, 0o700) == 0 else { throw ExportFile.refusal(path, SystemFailure(errno).reason) }
    }
    var taken: Set<String> = []
    var photos = 0
    let files = zip(book.recipes, book.scales).flatMap { recipe, scale -> [(String, [UInt8])] in
      let file = RecipeFile(recipes: [recipe], scales: [scale], photos: book.photos)
      let stem = path + "/" + fileName(recipe.title, &taken)
      let text = (stem + ".cook", Array(file.text(as: .cooklang).utf8))
      guard let photo = book.photo(of: recipe) else { return [text] }
      photos += 1
      return [text, (stem + "." + photo.ending, photo.bytes)]
    }
    for (path, _) in files {
      try ExportFile.check(path, household: session.location.database, replacing: replacing)
    }
    let size = try files.reduce(0) { try $0 + write($1.1, to: $1.0, replacing: replacing) }
    return RecipeExportReport(
      recipes: book.recipes.count, photos: photos, path: path, format: .cooklang, byteCount: size,
      leftOut: book.leftOut(of: .cooklang, photosLieBeside: true))
  }

  /// The maximum length of a file's name without its ending, in bytes; file systems allow 255 with the ending.
  private static let longestName = 200

  /// A name without an ending for a recipe's files, unique within the book: the title without characters that file
  /// names cannot have.
  private static func fileName(_ title: String, _ taken: inout Set<String>) -> String {
    var name = ""
    for character in SafeText.visible(title) where name.utf8.count + character.utf8.count <= longestName {
      name.append("/\\:*?\"<>|".contains(character) ? "-" : character)
    }
    name = PlainName.trimmed(String(name.drop { $0 == "." || $0 == "-" }))
    if name.isEmpty { name = "recipe" }
    var number = 1
    while !taken.insert((number == 1 ? name : "\(name) \(number)").lowercased()).inserted { number += 1 }
    return number == 1 ? name : "\(name) \(number)"
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

  /// The recipe that the command names, or all recipes of the book, sorted by title, if it names none.
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

  /// The format named by `--format`, or else by the ending of the file's name, or else plain text.
  private static func kind(_ invocation: Invocation, _ target: Word?) throws -> RecipeFile.Format {
    if let word = invocation.word(format) {
      if word.text.lowercased() == RecipeFile.Format.cooklang.ending { return .cooklang }
      return try invocation.locatingErrors(at: word) { try RecipeOptions.choice(word) } ?? .txt
    }
    guard let target else { return .txt }
    let ending = target.text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let kind = RecipeFile.Format(ending: ending) else {
      let endings = RecipeFile.Format.allCases.map { ".\($0.ending)" }.joined(separator: ", ")
      throw invocation.error(
        .badValue, "`\(target.text.prefix(200))` does not say which kind of file to write", at: target,
        hint: "give it one of these endings: \(endings), or name the kind with `--format`")
    }
    return kind
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

/// The file or folder to which recipes were written.
struct RecipeExportReport: Report {
  let recipes: Int
  /// How many photos were written beside the recipes; photos inside a page are not counted.
  var photos = 0
  let path: String
  let format: RecipeFile.Format
  let byteCount: Int
  /// The sentence on what would be lost if the file were imported again; nil if nothing would be lost.
  let leftOut: String?

  var isAcknowledgement: Bool { true }

  var json: JSON {
    .object([
      "saved": .object([
        "file": .string(path), "format": .string(format.rawValue), "bytes": .int(byteCount), "recipes": .int(recipes),
        "leftOut": .optional(leftOut),
        "photos": .int(photos),
      ])
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["file", "format", "bytes", "recipes"], [[path, format.rawValue, String(byteCount), String(recipes)]])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let what = recipes.counted("recipe") + (photos == 0 ? "" : " with \(photos.counted("photo"))")
    return canvas.show("Wrote \(what) to \(path), \(Figure.bytes(byteCount))").wrapped(to: canvas.width)
      .map { StyledLine($0) } + (leftOut.map { canvas.remarks([$0]) } ?? [])
  }
}
