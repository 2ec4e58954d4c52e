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
  private static let update = OptionSpec.flag(
    "update", "Bring a recipe that is in the book already up to date, and keep what you have edited.")
  private static let explain = OptionSpec.flag(
    "explain", "Show where each part of the recipe was read, and which parts were not found.")
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
      says of a serving's nutrients is kept beside what the ingredients give. A recipe that the book has already, from \
      the same address, of the same program, or with the same title and ingredients, is compared: `--update` takes what \
      its source has changed, and keeps what you have edited, your notes and the foods that you have chosen; `--again` \
      adds it as a second one. Of several recipes those that the book has already are left out without either.
      """,
    arguments: [
      ArgumentSpec(
        "FILE", .file, .one, "The address of a page, or a page, text, file, archive or folder; - is standard input.")
    ],
    options: [dryRun, save, update, again, explain, allowHost],
    examples: [
      "recipe import soup.html", "recipe import book.json --dry-run", "recipe import soup.html --update",
    ],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let word = invocation.words[0]
    return try invocation.locatingErrors(at: word) {
      guard !(invocation.has(update) && invocation.has(again)) else {
        throw LarderError(
          .badValue, "`--update` and `--again` contradict each other", hint: "leave one of them out")
      }
      let found = try found(word, invocation, session)
      let origins = invocation.has(explain) ? found.recipes.map { RecipeOriginTable($0) } : []
      var intake = try RecipeIntake(found)
      if invocation.has(dryRun) {
        return try session.read { reading in
          try intake.compare(reading.recipes(of: (try? session.profile(in: reading))?.id))
          var report = try rehearse(intake, reading, session)
          report.origins = origins
          return report
        }
      }
      let profile = try session.read { try session.profile(in: $0) }
      if !invocation.has(again) { try session.read { try intake.compare($0.recipes(of: profile.id)) } }
      let asks = session.dialogue.isInteractive && !session.globals.isYes && !invocation.has(save)
      if !invocation.has(update) {
        let answer = asks ? try askAboutKnown(intake, session) : .leave
        switch answer {
        case .update: break
        case .again: intake.addKnown()
        case .leave:
          try intake.refuseIfKnown()
          intake.leaveKnown()
        }
      }
      if asks, !intake.recipes.isEmpty { try ask(intake.recipes, profile, session) }
      let goals = try session.read { try $0.profile(profile.id).goals() ?? .default }
      let changed = intake.updates.filter(\.isChange)
      let isIdle = intake.recipes.isEmpty && changed.isEmpty
      let added =
        isIdle ? nil : try session.addRecipes(intake.recipes, updates: changed, isImport: true, label: invocation.label)
      var report = RecipeImportReport(
        recipes: added?.recipes ?? [], known: intake.known, updates: intake.updates, refused: intake.refused,
        profile: profile.name, goals: goals, step: .some(added?.step))
      report.origins = origins
      return report
    }
  }

  /// Reads the recipes in a file, from standard input or on a page on the internet.
  ///
  /// If that fails and somebody can be asked, another attempt or a blank recipe is offered.
  private static func found(_ word: Word, _ invocation: Invocation, _ session: Session) throws -> FoundRecipes {
    while true {
      do {
        return try read(word, invocation, session)
      } catch let error as LarderError where ImportFailure.isExpected(error) {
        let failure = ImportFailure(error: error, url: PageFetcher.isAddress(word.text) ? word.text : nil)
        guard session.dialogue.isInteractive, !session.globals.isYes, !invocation.has(dryRun), !invocation.has(save)
        else { throw failure.hinted }
        if let blank = try failure.offer(session) { return FoundRecipes(recipes: [blank]) }
      }
    }
  }

  private static func read(_ word: Word, _ invocation: Invocation, _ session: Session) throws -> FoundRecipes {
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
    return try PageFetcher(exception: exception?.text ?? "").recipes(at: word.text)
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
      recipes: previews, known: intake.known, updates: intake.updates, refused: intake.refused,
      profile: profile?.name ?? "an adult", goals: goals, step: nil)
  }

  /// What is done with the one recipe of a file that the book has already.
  private enum KnownAnswer: CaseIterable {
    case update
    case again
    case leave
  }

  /// Shows what the source of a recipe that the book has already has changed, and asks what to do.
  ///
  /// Nothing is asked if the file has several recipes, or if nothing has changed.
  private static func askAboutKnown(_ intake: RecipeIntake, _ session: Session) throws -> KnownAnswer {
    guard intake.recipes.isEmpty, intake.updates.count == 1, let update = intake.updates.first, update.isChange else {
      return .leave
    }
    session.dialogue.show { canvas in
      let sentence = canvas.show("`\(update.own.title)` is in the book already, as #\(update.own.id), and has changed:")
      return sentence.wrapped(to: canvas.width).map { StyledLine($0) } + update.lines(on: canvas)
    }
    let answers = ["take the changes", "add it as a second recipe", "leave it"]
    return try session.dialogue.choose("What shall happen to it?", answers).map { KnownAnswer.allCases[$0] } ?? .leave
  }

  /// Shows what would be taken in; throws `needsAnswer` unless somebody agrees to save it.
  static func ask(_ recipes: [Recipe], _ profile: Profile, _ session: Session) throws {
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
      session.dialogue.show { whole.preview(on: $0) + [StyledLine()] }
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
  /// The comparison of each recipe that the book has already with the book's.
  private(set) var updates: [RecipeUpdate] = []
  /// What is not taken in, and why.
  private(set) var refused: [(name: String, why: String)] = []

  /// Converts the recipes of a file, an archive or a folder.
  ///
  /// Throws `noRecipe` if there is only one and it has no title.
  init(_ found: FoundRecipes) throws(LarderError) {
    refused = found.refused
    for (index, recipe) in found.recipes.enumerated() {
      if let recipe = Self.recipe(recipe) {
        recipes.append(recipe)
      } else {
        refused.append(("recipe \(index + 1)", "it has no title"))
      }
    }
    guard recipes.isEmpty else { return }
    throw LarderError(
      .noRecipe, "the recipe has no title", hint: "`recipe add TITLE` takes the recipe line by line")
  }

  /// Sorts out the recipes that the book has already: from the same address, with the same id in another program, or
  /// with the same title and ingredients.
  ///
  /// If the file has a recipe several times, only the first is kept.
  mutating func compare(_ book: RecipeReader) throws {
    let addresses = Dictionary(try book.addresses().map { (RecipeAddress.key($0.address), $0.recipe) }) { first, _ in
      first
    }
    let programs = Dictionary(try book.sourceUIDs().map { ($0.uid, $0.recipe) }) { first, _ in first }
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
      match = match ?? recipe.sourceUID.flatMap { programs[$0] }
      if match == nil {
        match = try book.named(recipe.title).first { known in
          try book.recipe(known.id)?.ingredients.parts().map(\.text) == Array(lines.dropFirst())
        }
      }
      if let match {
        known.append(match)
        knownRecipes.append(recipe)
        if let update = try RecipeUpdate(match, new: recipe, book) { updates.append(update) }
      } else if seen.insert(lines).inserted {
        rest.append(recipe)
      } else {
        refused.append((recipe.title, "the file has it twice"))
      }
    }
    recipes = rest
  }

  /// Leaves the recipes of the book as they are.
  mutating func leaveKnown() { updates = [] }

  /// Adds the recipes that the book has already as second ones.
  mutating func addKnown() {
    recipes += knownRecipes
    (known, knownRecipes, updates) = ([], [], [])
  }

  /// Throws `duplicateRecipe` if the file has only one recipe, and the book has it already.
  func refuseIfKnown() throws(LarderError) {
    guard recipes.isEmpty, known.count == 1, let first = known.first else { return }
    let title = knownRecipes[0].title
    guard updates.first?.isChange != true else {
      throw LarderError(
        .duplicateRecipe, "`\(title)` is in the book already, as #\(first.id), and its source has changed since",
        hint: "`--dry-run` shows the changes, `--update` takes them; `--again` adds it once more",
        candidates: known.map(\.title))
    }
    throw LarderError(
      .duplicateRecipe, "`\(title)` is in the book already, as #\(first.id)",
      hint: "`recipe show #\(first.id)` shows it; `--again` adds it once more", candidates: known.map(\.title))
  }

  // MARK: One recipe

  /// The maximum number of tags that are taken from a page, which may have hundreds of keywords.
  private static let mostTags = 12

  /// The recipe as the book keeps it; nil if there is no title.
  ///
  /// Values that the book cannot hold are left out; a text that is too long is cut.
  static func recipe(_ found: ImportedRecipe) -> Recipe? {
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
    recipe.sourceUID = found.sourceUID.map { cut(SafeText.stored($0), 400) }.flatMap { $0.isEmpty ? nil : $0 }
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
  /// The comparison of each of them with the book's; empty if they are left as they are.
  let updates: [RecipeUpdate]
  let refused: [(name: String, why: String)]
  let profile: String
  let goals: MacroGoals
  /// The step that added them; nil for a dry run.
  let step: Step??
  /// Where each recipe of the file was read; empty if nobody asked.
  var origins: [RecipeOriginTable] = []

  /// The recipes of the book that the file's versions change.
  private var updated: [RecipeUpdate] { updates.filter(\.isChange) }

  var json: JSON {
    var members: [String: JSON] = [
      "recipe": recipes.first.map { RecipeJSON.recipe($0) } ?? .null,
      "recipes": .array(recipes.map { RecipeJSON.recipe($0) }),
      "imported": .int(step == nil ? 0 : recipes.count - updated.count),
      "updated": .int(step == nil ? 0 : updated.count), "unchanged": .int(known.count - updated.count),
      "changes": .array(updates.map(\.json)),
      "refused": .array(refused.map { .object(["name": .string($0.name), "why": .string($0.why)]) }),
    ]
    if !origins.isEmpty { members["explained"] = .array(origins.map(\.json)) }
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
    let closing = step.map { $0.map { WriteReport.closing("the household", $0, canvas) } } ?? Self.nothingSaved(canvas)
    if recipes.count == 1, step == nil || updated.isEmpty {
      let report = RecipeReport(recipe: recipes[0], profile: profile, goals: goals, step: step)
      return report.text(on: canvas) + explained(canvas) + compared(canvas) + leftOut(canvas)
        + (step == nil ? [Self.nothingSaved(canvas)] : [])
    }
    let added = step == nil ? recipes : Array(recipes.dropFirst(updated.count))
    let rows = added.map { recipe in
      let ingredients = recipe.ingredients.parts().count.counted("ingredient")
      return [
        StyledLine(recipe.id > 0 ? "#\(recipe.id)" : "", .faint), StyledLine(recipe.title),
        StyledLine(ingredients, .faint),
      ]
    }
    let table = TextTable([.init("", .right), .init(""), .init("", .right)], rows: rows)
    var lines: [StyledLine] = []
    if !added.isEmpty {
      let verb = step == nil ? "Would import" : "Imported"
      lines = [StyledLine("\(verb) \(added.count.counted("recipe"))", .bold)] + table.lines(on: canvas)
    } else if updated.isEmpty {
      lines = [StyledLine(step == nil ? "Nothing would be taken in." : "Nothing was taken in.", .bold)]
    }
    return lines + explained(canvas) + compared(canvas) + leftOut(canvas) + [closing].compactMap(\.self)
  }

  /// Where the recipes were read.
  private func explained(_ canvas: Canvas) -> [StyledLine] {
    let more = origins.count - Self.mostNamed
    return origins.prefix(Self.mostNamed).flatMap { $0.lines(on: canvas) }
      + (more > 0 ? [StyledLine("and \(more.counted("more recipe")); `--json` has all of them", .faint)] : [])
  }

  /// What is different in the recipes that the book has already.
  private func compared(_ canvas: Canvas) -> [StyledLine] {
    let shown = updates.filter { $0.isChange || !$0.merge.kept.isEmpty }.prefix(Self.mostNamed)
    return shown.flatMap { update in
      let (title, number) = (update.own.title, update.own.id)
      let sentence =
        !update.isChange
        ? "`\(title)`, #\(number), stays as it is:"
        : step == nil ? "`\(title)`, #\(number), has changed:" : "`\(title)`, #\(number), was brought up to date:"
      return canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0) } + update.lines(on: canvas)
    }
  }

  /// What was not taken in, with the reason.
  private func leftOut(_ canvas: Canvas) -> [StyledLine] {
    let compared = Set(updates.filter { $0.isChange || !$0.merge.kept.isEmpty }.map(\.own.id))
    var sentences = known.filter { !compared.contains($0.id) }.map {
      "`\($0.title)` is in the book already, as #\($0.id)."
    }
    if sentences.count > Self.mostNamed {
      sentences = ["\(sentences.count.counted("recipe")) of the file are in the book already."]
    }
    sentences += refused.prefix(Self.mostNamed).map { "Left out: \($0.name), since \($0.why)." }
    let more = refused.count - Self.mostNamed
    if more > 0 { sentences.append("\(more.counted("more file")) left out; `--json` lists them.") }
    return sentences.flatMap { sentence in
      canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0, .yellow) }
    }
  }

  /// How many recipes are named at most; a second import of a whole book would name all of them.
  private static let mostNamed = 5

  private static func nothingSaved(_ canvas: Canvas) -> StyledLine {
    StyledLine("nothing written: a dry run", .faint)
  }
}
