internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `recipe import`: takes recipes from saved web pages and files into the book.
enum RecipeImportCommand {
  private static let dryRun = OptionSpec.flag("dry-run", "Show what would be taken in, without saving it.")
  private static let save = OptionSpec.flag(
    "save", "Save without asking first, as is always done in a script.")
  private static let allowHost = OptionSpec.value(
    "allow-host", "HOST", .text, "Fetch from this host of your own network, such as nas.local or 192.168.1.5:9925.")
  private static let noPhoto = OptionSpec.flag("no-photo", "Leave out the photos of the recipes.")
  private static let again = OptionSpec.flag("again", "Add a recipe that is in the book already as a second one.")

  static let importing = CommandSpec(
    ["recipe", "import"], "Take in recipes from a saved web page, a text, or another program's export.",
    details: """
      FILE is a page that a browser has saved (.html, .mhtml), schema.org's JSON (.jsonld), a text such as a message, a \
      text in Cooklang (.cook), what `recipe export` wrote, an export of Paprika, Mealie, Tandoor or Nextcloud Cookbook, \
      a folder or .zip of these, or `-` for standard input. Most recipe sites put the recipe into their pages as data; \
      where there is none, what stands under headings such as Ingredients and Method is read. In a text the title comes \
      first. No script of the page is run. An address that begins with http is fetched by larder-net: that one page, \
      without cookies, within seven seconds, and not from a private address of your network unless `--allow-host` names \
      it; many sites refuse programs, and then the page saved in the browser works. Ingredients stay as written and get their foods as in `recipe add`; what the page \
      says of a serving's nutrients is kept beside what the ingredients give. The photo comes along where the file, the page's \
      saved folder or the archive has it, or after the page from where the page says that it is; one that cannot be had stops nothing. Of several recipes those that the book has \
      already are left out.
      """,
    arguments: [
      ArgumentSpec(
        "FILE", .file, .one, "The address of a page, or a page, text, file, archive or folder; - is standard input.")
    ],
    options: [dryRun, save, again, noPhoto, allowHost],
    examples: [
      "recipe import soup.html", "recipe import book.json --dry-run",
    ],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let word = invocation.words[0]
    return try invocation.locatingErrors(at: word) {
      var intake = try RecipeIntake(
        try found(word, invocation, session), takesPhotos: !invocation.has(noPhoto), kept: session.photoFolder)
      if invocation.has(dryRun) {
        return try session.read { reading in
          try intake.compare(reading.recipes(of: (try? session.profile(in: reading))?.id))
          return try rehearse(intake, reading, session)
        }
      }
      let profile = try session.read { try session.profile(in: $0) }
      if !invocation.has(again) {
        try session.read { try intake.compare($0.recipes(of: profile.id)) }
        try intake.refuseIfKnown()
      }
      if session.dialogue.isInteractive, !session.globals.isYes, !invocation.has(save), !intake.recipes.isEmpty {
        try ask(intake, profile, session)
      }
      let goals = try session.read { try $0.profile(profile.id).goals() ?? .default }
      let whole = try session.keepPhotos(intake.photoFiles, of: intake.recipes)
      let added = whole.isEmpty ? nil : try session.addRecipes(whole, invocation)
      if !intake.photoFiles.isEmpty { session.sweepPhotos() }
      let recipes = added?.recipes ?? []
      return RecipeImportReport(
        recipes: recipes, known: intake.known, refused: intake.refused, profile: profile.name, goals: goals,
        step: .some(added?.step), photos: recipes.map(session.photo), photoProblems: intake.photoProblems)
    }
  }

  /// Reads the recipes in a file, from standard input or on a page on the internet.
  private static func found(_ word: Word, _ invocation: Invocation, _ session: Session) throws -> FoundRecipes {
    let exception = invocation.word(allowHost)
    guard PageFetcher.isAddress(word.text) else {
      guard exception == nil else {
        throw LarderError(
          .badValue, "`--allow-host` is for the address of a page, and `\(word.text.prefix(200))` is a file",
          hint: "leave it out")
      }
      return try RecipeFileReader.read(path: word.text == "-" ? "-" : session.path(word))
    }
    if let exception, !PageFetcher.isHost(exception.text) {
      throw LarderError(
        .badValue, "`\(exception.text.prefix(200))` is not a host",
        hint: "name it as in nas.local, 192.168.1.5:9925 or [::1]:80, without `http://`")
    }
    let photos: PageFetcher.Photos =
      invocation.has(noPhoto) ? .leftOut : invocation.has(dryRun) ? .named : .fetched
    return try PageFetcher(exception: exception?.text ?? "").recipes(at: word.text, photos: photos)
  }

  /// What an import would save; it needs no profile, since recipes are the household's.
  private static func rehearse(_ intake: RecipeIntake, _ reading: ReadTransaction, _ session: Session) throws
    -> RecipeImportReport
  {
    let profile = try? session.profile(in: reading)
    let goals = try profile.flatMap { try reading.profile($0.id).goals() } ?? .default
    // A dry run of one recipe shows it, even if the book has it already.
    let shown = intake.recipes.isEmpty && intake.known.count == 1 ? intake.knownRecipes : intake.recipes
    let previews = try shown.map {
      try session.previewed($0, reading, of: profile?.id)
    }
    return RecipeImportReport(
      recipes: previews, known: intake.known, refused: intake.refused, profile: profile?.name ?? "an adult",
      goals: goals, step: nil, photos: previews.map(intake.photo), photoProblems: intake.photoProblems)
  }

  /// Shows what would be taken in; throws `needsAnswer` unless somebody agrees to save it.
  private static func ask(_ intake: RecipeIntake, _ profile: Profile, _ session: Session) throws {
    let recipes = intake.recipes
    let lines = recipes.reduce(0) { $0 + $1.ingredients.parts().count }.counted("ingredient")
    var question = "Take in \(recipes.count.counted("recipe")) with \(lines)?"
    var answers = ["yes, save", "no, leave it"]
    var report: RecipeReport?
    if recipes.count == 1 {
      let (recipe, goals) = try session.read { reading in
        (
          try session.previewed(recipes[0], reading, of: profile.id),
          try reading.profile(profile.id).goals() ?? .default
        )
      }
      let whole = RecipeReport(recipe: recipe, profile: profile.name, goals: goals, step: nil)
      session.dialogue.show { canvas in
        whole.preview(on: canvas) + RecipeImportReport.wrapped(intake.photoProblems, canvas) + [StyledLine()]
      }
      question = "Save it?"
      answers.append("show all of it")
      report = whole
    }
    while true {
      switch try session.dialogue.choose(question, answers) {
      case 0: return
      case 2:
        if let report { session.dialogue.show { report.lines(on: $0) + [StyledLine()] } }
      default:
        throw LarderError(.needsAnswer, "nothing was taken in", hint: "the book is as it was")
      }
    }
  }
}

/// Brings recipes from elsewhere into the form that the recipe book keeps.
struct RecipeIntake {
  /// The recipes to take in.
  private(set) var recipes: [Recipe] = []
  /// The recipes that the book has already, as they are in the file.
  private(set) var knownRecipes: [Recipe] = []
  /// The same recipes as they are in the book, in the order of `knownRecipes`.
  private(set) var known: [RecipeReference] = []
  /// What is not taken in, and why.
  private(set) var refused: [(name: String, why: String)] = []
  /// The photos that come with the recipes, by the names with which `recipes` refer to them until they are kept.
  private(set) var photoFiles: [String: PhotoFile] = [:]
  /// The addresses on the web of photos, by the same names.
  private var photoAddresses: [String: String] = [:]
  /// Sentences about the photos that could not be taken.
  private(set) var photoProblems: [String] = []

  /// Converts the recipes of a file, an archive or a folder.
  ///
  /// With `takesPhotos`, their photos come along; one that the household keeps already, in `kept`, is used again.
  ///
  /// Throws `noRecipe` if there is only one and it has no title.
  init(_ found: FoundRecipes, takesPhotos: Bool = false, kept: KeptFolder? = nil) throws(LarderError) {
    refused = found.refused
    for (index, imported) in found.recipes.enumerated() {
      if var recipe = Self.recipe(imported) {
        if takesPhotos { recipe.photo = takePhoto(of: imported, kept) }
        recipes.append(recipe)
      } else {
        refused.append(("recipe \(index + 1)", "it has no title"))
      }
    }
    guard recipes.isEmpty else { return }
    throw LarderError(
      .noRecipe, "the recipe has no title", hint: "`recipe add TITLE` takes the recipe line by line")
  }

  /// Notes the photo of a recipe and returns the name by which the recipe refers to it; nil if it has none.
  private mutating func takePhoto(of found: ImportedRecipe, _ kept: KeptFolder?) -> String? {
    if let problem = found.photoProblem {
      photoProblems.append("The photo of `\(found.title)` was left out, since \(problem).")
    }
    switch found.photo {
    case .file(let photo):
      let name = KeptFolder.name(of: photo.file)
      photoFiles[name] = photo
      photoAddresses[name] = found.image.flatMap { PageFetcher.isAddress($0) ? $0 : nil }
      return name
    case .address(let address):
      let name = KeptFolder.name(of: KeptFolder.File(bytes: Array(address.utf8), suffix: "url"))
      photoAddresses[name] = address
      return name
    case nil:
      // What Larder has written names the photo by its path.
      guard let name = found.image.map(Folder.name), kept?.path(of: name) != nil else { return nil }
      return name
    }
  }

  /// What is known of the photo of a recipe that is not saved yet.
  func photo(of recipe: Recipe) -> RecipePhoto {
    recipe.photo.map { .found(photoAddresses[$0]) } ?? .none
  }

  /// Sorts out the recipes that the book has already: from the same address, or with the same title and ingredients.
  ///
  /// If the file has a recipe several times, only the first is kept.
  mutating func compare(_ book: RecipeReader) throws {
    let addresses = Dictionary(try book.addresses().map { (RecipeAddress.key($0.address), $0.recipe) }) { first, _ in
      first
    }
    let counts = Dictionary(grouping: recipes.compactMap { $0.sourceURL.map(RecipeAddress.key) }) { $0 }
    var rest: [Recipe] = []
    var seen: Set<[String]> = []
    for recipe in recipes {
      let address = recipe.sourceURL.map(RecipeAddress.key)
      let lines = [Recipe.key(recipe.title)] + recipe.ingredients.parts().map(\.text)
      var match = address.flatMap { addresses[$0] }
      // A page with several recipes has one address.
      if let address, let found = match, counts[address]?.count ?? 0 > 1,
        Recipe.key(found.title) != Recipe.key(recipe.title)
      {
        match = nil
      }
      if match == nil {
        match = try book.named(recipe.title).first { known in
          try book.recipe(known.id)?.ingredients.parts().map(\.text) == Array(lines.dropFirst())
        }
      }
      if let match {
        known.append(match)
        knownRecipes.append(recipe)
      } else if seen.insert(lines).inserted {
        rest.append(recipe)
      } else {
        refused.append((recipe.title, "the file has it twice"))
      }
    }
    recipes = rest
  }

  /// Throws `duplicateRecipe` if the file has only one recipe, and the book has it already.
  func refuseIfKnown() throws(LarderError) {
    guard recipes.isEmpty, known.count == 1, let first = known.first else { return }
    throw LarderError(
      .duplicateRecipe, "`\(knownRecipes[0].title)` is in the book already, as #\(first.id)",
      hint: "`recipe show #\(first.id)` shows it; `--again` adds it once more", candidates: known.map(\.title))
  }

  // MARK: One recipe

  /// The maximum number of tags that are taken from a page, which may have hundreds of keywords.
  private static let mostTags = 12

  /// The recipe as the book keeps it; nil if there is no title.
  ///
  /// Values that the book cannot hold are left out; a text that is too long is cut.
  private static func recipe(_ found: ImportedRecipe) -> Recipe? {
    guard let title = try? RecipeCheck.title(cut(SafeText.stored(found.title), RecipeCheck.longestTitle)) else {
      return nil
    }
    var recipe = Recipe(title: title)
    recipe.description = text(found.description)
    recipe.notes = text(found.notes)
    recipe.sourceURL = found.url.map(SafeText.stored).flatMap {
      $0.isEmpty || $0.unicodeScalars.count > 2000 ? nil : $0
    }
    recipe.sourcePlatform = found.platform.map { cut(SafeText.stored($0), 400) }.flatMap { $0.isEmpty ? nil : $0 }
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
    recipe.ingredients = entries(found.ingredients) { try RecipeCheck.ingredient(cut($0, IngredientReader.longest)) }
    recipe.steps = entries(found.steps) { try RecipeCheck.step(cut($0, RecipeCheck.longestText)) }
    recipe.statedNutrients = found.nutrients
    recipe.ownNutrients = found.ownNutrients
    (recipe.isArchived, recipe.isFavourite) = (found.isArchived, found.isFavourite)
    return recipe
  }

  /// The lines as entries; lines that cannot be entries, and those beyond the maximum, are left out.
  private static func entries<Part>(
    _ lines: [ImportedRecipe.Line], _ read: (String) throws -> RecipeEntry<Part>
  ) -> [RecipeEntry<Part>] {
    var entries: [RecipeEntry<Part>] = []
    for line in lines where entries.count < RecipeCheck.mostEntries {
      switch line {
      case .heading(let title):
        let text = PlainName.trimmed(SafeText.stored(title))
        let plain = text.hasSuffix(":") ? String(text.dropLast()) : text
        (try? RecipeCheck.heading(cut(plain, RecipeCheck.longestTitle))).map {
          entries.append(RecipeEntry(.heading($0)))
        }
      case .text(let text):
        (try? read(SafeText.stored(text))).map { entries.append($0) }
      }
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
  /// The recipes of the file that the book had already.
  let known: [RecipeReference]
  let refused: [(name: String, why: String)]
  let profile: String
  let goals: MacroGoals
  /// The step that added them; nil for a dry run.
  let step: Step??
  /// What is known of the photo of each recipe.
  var photos: [RecipePhoto?] = []
  /// Sentences about the photos that could not be taken.
  var photoProblems: [String] = []

  var json: JSON {
    let values = recipes.enumerated().map { RecipeJSON.recipe($0.element, photo: photo($0.offset)) }
    var members: [String: JSON] = [
      "recipe": values.first ?? .null, "recipes": .array(values), "imported": .int(step == nil ? 0 : recipes.count),
      "updated": .int(0), "unchanged": .int(known.count),
      "refused": .array(refused.map { .object(["name": .string($0.name), "why": .string($0.why)]) }),
    ]
    if let step { members["undo"] = .optional(step?.id) }
    return .object(members)
  }

  private func photo(_ index: Int) -> RecipePhoto? { photos.indices.contains(index) ? photos[index] : nil }

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
      let report = RecipeReport(recipe: recipes[0], profile: profile, goals: goals, step: step, photo: photo(0))
      return report.text(on: canvas) + leftOut(canvas) + (step == nil ? [Self.nothingSaved(canvas)] : [])
    }
    let rows = recipes.map { recipe in
      let ingredients = recipe.ingredients.parts().count.counted("ingredient")
      return [
        StyledLine(recipe.id > 0 ? "#\(recipe.id)" : "", .faint), StyledLine(recipe.title),
        StyledLine(recipe.photo == nil ? ingredients : "\(ingredients), photo", .faint),
      ]
    }
    let table = TextTable([.init("", .right), .init(""), .init("", .right)], rows: rows)
    let heading = step == nil ? "Would import" : "Imported"
    let closing = step.map { $0.map { WriteReport.closing("the household", $0, canvas) } } ?? Self.nothingSaved(canvas)
    return [StyledLine("\(heading) \(recipes.count.counted("recipe"))", .bold)]
      + (recipes.isEmpty ? [] : table.lines(on: canvas)) + leftOut(canvas) + [closing].compactMap(\.self)
  }

  /// What was not taken in, with the reason.
  private func leftOut(_ canvas: Canvas) -> [StyledLine] {
    var sentences = known.map { "`\($0.title)` is in the book already, as #\($0.id)." }
    if sentences.count > Self.mostNamed {
      sentences = ["\(sentences.count.counted("recipe")) of the file are in the book already."]
    }
    sentences += refused.prefix(Self.mostNamed).map { "Left out: \($0.name), since \($0.why)." }
    let more = refused.count - Self.mostNamed
    if more > 0 { sentences.append("\(more.counted("more file")) left out; `--json` lists them.") }
    return Self.wrapped(sentences + photoProblems.prefix(Self.mostNamed), canvas)
  }

  /// Sentences in lines of the canvas's width, in the colour of a remark.
  static func wrapped(_ sentences: [String], _ canvas: Canvas) -> [StyledLine] {
    sentences.flatMap { sentence in
      canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0, .yellow) }
    }
  }

  /// How many recipes are named at most; a second import of a whole book would name all of them.
  private static let mostNamed = 5

  private static func nothingSaved(_ canvas: Canvas) -> StyledLine {
    StyledLine("nothing written: a dry run", .faint)
  }
}
