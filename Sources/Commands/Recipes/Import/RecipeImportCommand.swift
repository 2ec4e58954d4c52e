internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `recipe import`: adds recipes from web pages and files to the book.
enum RecipeImportCommand {
  private static let dryRun = OptionSpec.flag("dry-run", "Show what would be imported, without saving it.")
  private static let save = OptionSpec.flag(
    "save", "Save without asking first, as is always done in a script.")
  private static let update = OptionSpec.flag(
    "update", "Bring a recipe that is in the book already up to date, and keep what you have edited.")
  private static let explain = OptionSpec.flag(
    "explain", "Show where each part of the recipe was read, and which parts were not found.")
  private static let noPhoto = OptionSpec.flag("no-photo", "Leave out the photos of the recipes.")
  private static let again = OptionSpec.flag("again", "Add a recipe that is in the book already as a second one.")

  static let importing = CommandSpec(
    ["recipe", "import"], "Take in recipes from a saved web page, a text, or another program's export.",
    details: """
      FILE is a page that a browser has saved (.html, .mhtml), schema.org's JSON (.jsonld), a text such as a message, \
      a text in Cooklang (.cook), what `recipe export` wrote, an export of Paprika, Mealie, Tandoor or Nextcloud \
      Cookbook, a folder or .zip of these, or `-` for standard input. Most recipe sites put the recipe into their \
      pages as data; where there is none, what stands under headings such as Ingredients and Method is read. In a text \
      the title comes first. No script of the page is run. An address that begins with http is fetched by larder-net: \
      that one page, without cookies, within seven seconds (Ctrl-C ends it at once), and not from a private address of \
      your network unless `--allow-host` names it; many sites refuse programs, and then the page saved in the browser \
      works. Ingredients stay as written and get their foods as in `recipe add`; what the page says of a serving's \
      nutrients is kept beside what the ingredients give. The photo comes along where the file, the page's saved \
      folder or the archive has it, or after the page from where the page says that it is; one that cannot be had \
      stops nothing. A recipe that the book has already, from the same address, of the same program, or with the same \
      title and ingredients, is compared: `--update` takes what its source has changed, and keeps what you have \
      edited, your notes and the foods that you have chosen, and adds what the book does not have; `--again` adds it as a \
      second one. Of several recipes \
      those that the book has already are left out without either. At a terminal what was read is shown first: it can \
      be changed before it is saved, and of several recipes some can be chosen.
      """,
    arguments: [
      ArgumentSpec(
        "FILE", .file, .one, "The address of a page, or a page, text, file, archive or folder; - is standard input.")
    ],
    options: [dryRun, save, update, again, explain, noPhoto, AllowedHosts.allowHost],
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
      var intake = try RecipeIntake(found, takesPhotos: !invocation.has(noPhoto), kept: session.photoFolder)
      if invocation.has(dryRun) {
        return try session.read { reading in
          try intake.compare(reading.recipes(of: (try? session.profile(in: reading))?.id))
          var report = try rehearse(intake, reading, session)
          report.origins = origins
          if invocation.has(update) { report.newDespiteUpdate = intake.recipes.map(\.title) }
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
      let finish = { (intake: RecipeIntake) in
        var report = try saved(intake, profile, invocation, session)
        report.origins = origins
        return report
      }
      guard asks, !intake.recipes.isEmpty else { return try finish(intake) }
      return try IntakeQuestion(session: session, profile: profile).settle(intake, save: finish)
    }
  }

  /// Saves what was read, and returns the report about it.
  private static func saved(
    _ intake: RecipeIntake, _ profile: Profile, _ invocation: Invocation, _ session: Session
  ) throws -> RecipeImportReport {
    let goals = try session.read { try $0.profile(profile.id).goals() ?? .default }
    let added = try save(intake, invocation, session)
    let recipes = added?.recipes ?? []
    var report = RecipeImportReport(
      recipes: recipes, known: intake.known, updates: intake.updates, refused: intake.refused, profile: profile.name,
      goals: goals, step: .some(added?.step), photos: recipes.map(session.photo), photoProblems: intake.photoProblems)
    report.unread = intake.unread
    if invocation.has(update) { report.newDespiteUpdate = intake.recipes.map(\.title) }
    return report
  }

  /// Reads the recipes in a file, from standard input, or on a web page.
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
    let allowed = try AllowedHosts(invocation)
    if word.text != "-", let scheme = SharedText.read(word.text).foreignScheme, scheme != "larder" {
      throw ImportFailure.notOnTheWeb(scheme, hint: "give an address that begins with https:// or http://, or a file")
    }
    guard PageFetcher.isAddress(word.text) else {
      try allowed.refuse(since: "for the address of a page, and `\(word.text.prefix(200))` is a file")
      guard word.text == "-" else { return try RecipeFileReader.read(path: session.path(word)) }
      // Without a word, a person at a terminal would see a program that does nothing.
      if StandardInput.isTerminal {
        session.notice("Paste or type the recipe now; Ctrl-D on an empty line ends it, and Ctrl-C leaves.")
      }
      return try session.whileStoppable { try RecipeFileReader.read(path: "-", isStopped: $0) }
    }
    let photos: PageFetcher.Photos =
      invocation.has(noPhoto) ? .leftOut : invocation.has(dryRun) ? .named : .fetched
    return try session.whileFetching(word.text) { isStopped in
      try PageFetcher(exception: allowed.exception(for: word.text), isStopped: isStopped)
        .recipes(at: word.text, photos: photos)
    }
  }

  /// What an import would save; a profile is not needed, since recipes belong to the household.
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
    var report = RecipeImportReport(
      recipes: previews, known: intake.known, updates: intake.updates, refused: intake.refused,
      profile: profile?.name ?? "an adult", goals: goals, step: nil, photos: previews.map(intake.photo),
      photoProblems: intake.photoProblems)
    report.unread = intake.unread
    return report
  }

  /// Saves the new recipes with their photos, and the changes to recipes already in the book; nil if there is nothing
  /// to save.
  private static func save(_ intake: RecipeIntake, _ invocation: Invocation, _ session: Session) throws
    -> (recipes: [Recipe], step: Step?)?
  {
    let changed = intake.updates.filter(\.isChange)
    guard !intake.recipes.isEmpty || !changed.isEmpty else { return nil }
    defer { if !intake.photoFiles.isEmpty { session.sweepPhotos() } }
    let updates = try changed.map { update in
      // A recipe keeps the name of a photo that it already had, even if the file is missing now.
      guard update.isPictured else { return update }
      var update = update
      update.updated = try session.keepPhotos(intake.photoFiles, of: [update.updated])[0]
      return update
    }
    let kept = try session.keepPhotos(intake.photoFiles, of: intake.recipes)
    return try session.addRecipes(
      kept, updates: updates, imported: intake.imported(withPhotosOf: kept), label: invocation.label)
  }

  /// What to do with a file's only recipe if it is already in the book.
  private enum KnownAnswer: CaseIterable {
    case update
    case again
    case leave
  }

  /// Shows what has changed in the source of a recipe that is already in the book, and asks what to do.
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
    let answer = try session.dialogue.choose("What should be done with it?", answers)
    return answer.map { KnownAnswer.allCases[$0] } ?? .leave
  }
}
