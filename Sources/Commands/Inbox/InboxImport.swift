internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `inbox import`: saves what is ready in the inbox as recipes of the book.
enum InboxImport {
  static let importing = CommandSpec(
    ["inbox", "import"], "Save a recipe of the inbox in the book, or all that are ready.",
    details: """
      Needs no network: the recipes were kept when they were fetched. At a terminal a single one is shown first, and of \
      one that has failed another attempt or a blank recipe is offered that keeps the address. `all` saves what is ready \
      without asking; recipes that the book has already are left out and named. What is saved leaves the inbox, and \
      `undo` brings it back ready.
      """,
    arguments: [InboxFinder.argument], examples: ["inbox import all"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let inbox = try session.read { try $0.inbox.items() }
    let now = session.now
    guard !InboxFinder.isAll(invocation) else { return try all(inbox, invocation, session) }
    let item = try InboxFinder.some(invocation, inbox) { $0.state(now: now) == .ready }[0]
    switch item.state(now: now) {
    case .ready: return try one(item, invocation, session)
    case .failed: return try failed(item, invocation, session)
    case .waiting, .importing:
      let isRunning = item.state(now: now) == .importing
      throw LarderError(
        .notAllowed, isRunning ? "#\(item.id) is being fetched" : "#\(item.id) has not been fetched yet",
        hint: isRunning ? "`inbox` shows when it is ready" : "`inbox` fetches it and shows when it is ready")
    }
  }

  // MARK: What is ready

  /// The recipes that were found for an item, as the book keeps them.
  ///
  /// Throws what `RecipeFileReader` throws if another program has changed the stored JSON.
  static func intake(of item: InboxItem, _ inbox: InboxReader, photos: KeptFolder?) throws -> RecipeIntake {
    try RecipeIntake(
      try RecipeFileReader.read(text: inbox.recipes(of: item) ?? "", name: item.name), takesPhotos: photos != nil,
      kept: photos, photoProblems: [item.fetch?.photoProblem].compactMap(\.self))
  }

  private static func one(_ item: InboxItem, _ invocation: Invocation, _ session: Session) throws -> any Report {
    let profile = try session.read { try session.profile(in: $0) }
    let intake = try session.read { reading in
      var intake = try Self.intake(of: item, reading.inbox, photos: session.photoFolder)
      try intake.compare(reading.recipes(of: profile.id))
      return intake
    }
    if intake.recipes.isEmpty, intake.known.count == 1, let known = intake.known.first {
      throw LarderError(
        .duplicateRecipe, "`\(known.title)` is in the book already, as #\(known.id)",
        hint: "`recipe show #\(known.id)` shows it; `inbox remove \(item.id)` takes it out of the inbox",
        candidates: [known.title])
    }
    let finish = { (intake: RecipeIntake) in
      try save(
        [item], intake.recipes, intake.known, intake.refused, intake.photoProblems, invocation, session,
        imported: intake.imported(withPhotosOf:))
    }
    guard session.dialogue.isInteractive, !session.globals.isYes, !intake.recipes.isEmpty else {
      return try finish(intake)
    }
    return try IntakeQuestion(session: session, profile: profile).settle(intake, save: finish)
  }

  private static func all(_ inbox: [InboxItem], _ invocation: Invocation, _ session: Session) throws -> any Report {
    let profile = try session.read { try session.profile(in: $0) }
    var (saved, refused): ([InboxItem], [(name: String, why: String)]) = ([], [])
    var (recipes, known): ([Recipe], [RecipeReference]) = ([], [])
    var photoProblems: [String] = []
    var seen: Set<[String]> = []
    try session.read { reading in
      let book = reading.recipes(of: profile.id)
      for item in inbox where item.state(now: session.now) == .ready {
        do {
          var intake = try Self.intake(of: item, reading.inbox, photos: session.photoFolder)
          try intake.compare(book)
          // Two links may lead to the same recipe.
          for recipe in intake.recipes {
            if seen.insert(recipe.identity).inserted {
              recipes.append(recipe)
            } else {
              refused.append((recipe.title, "another item has it too"))
            }
          }
          known += intake.known
          refused += intake.refused
          photoProblems += intake.photoProblems
          saved.append(item)
        } catch let error as LarderError where [.damagedFile, .unknownFormat, .noRecipe].contains(error.code) {
          refused.append((item.name, error.message))
        }
      }
    }
    guard !saved.isEmpty || !refused.isEmpty else {
      throw LarderError(
        .unknownItem, inbox.isEmpty ? "the inbox is empty" : "nothing in the inbox is ready",
        hint: inbox.isEmpty ? "`share URL` puts a link into it" : "`inbox` says how far each item is")
    }
    return try save(saved, recipes, known, refused, photoProblems, invocation, session)
  }

  /// Saves the recipes and takes the items out of the inbox, in one step.
  ///
  /// `imported` returns the recipes as they were found, for recipes with stored photos.
  private static func save(
    _ items: [InboxItem], _ recipes: [Recipe], _ known: [RecipeReference], _ refused: [(name: String, why: String)],
    _ photoProblems: [String], _ invocation: Invocation, _ session: Session,
    imported: ([Recipe]) -> [Recipe] = { $0 }
  ) throws -> any Report {
    let pictured = try session.keepPhotos([:], of: recipes)
    let added = try session.addRecipes(pictured, imported: imported(pictured), label: invocation.label) { writing in
      try requireThere(items, writing.inbox.reading)
      try writing.inbox.remove(items)
    }
    let (profile, goals) = try session.read { reading in
      let profile = try session.profile(in: reading)
      return (profile.name, try reading.profile(profile.id).goals() ?? .default)
    }
    return RecipeImportReport(
      recipes: added.recipes, known: known, updates: [], refused: refused, profile: profile, goals: goals,
      step: .some(added.step), photos: added.recipes.map(session.photo), photoProblems: photoProblems)
  }

  /// Throws `unknownItem` if somebody has taken an item out of the inbox in the meantime.
  private static func requireThere(_ items: [InboxItem], _ inbox: InboxReader) throws {
    for item in items where try inbox.item(uid: item.uid) == nil {
      throw LarderError(.unknownItem, "#\(item.id) is no longer in the inbox", outcome: .nothing(.saved))
    }
  }

  // MARK: What has failed

  /// Offers another attempt, or a blank recipe that keeps the link and the text; throws the error if nobody can answer.
  private static func failed(_ item: InboxItem, _ invocation: Invocation, _ session: Session) throws -> any Report {
    let error =
      InboxText.error(of: item, now: session.now)
      ?? LarderError(.noRecipe, "no recipe was found", hint: "`inbox retry \(item.id)` tries again")
    let failure = ImportFailure(error: error, url: item.url, caption: item.caption)
    guard session.dialogue.isInteractive, !session.globals.isYes else { throw failure.hinted }
    if let blank = try failure.offer(session) {
      let recipes = try RecipeIntake(FoundRecipes(recipes: [blank])).recipes
      return try save([item], recipes, [], [], [], invocation, session)
    }
    var again = InboxFinder.unfetched(item)
    let outcome = try session.whileFetching(item.url ?? item.name) { isStopped in
      try InboxReading.outcome(of: again, photos: session.photoFolder, isStopped: isStopped, at: { session.now })
    }
    try session.household().noteInInbox { fetches in
      again.fetch = try fetches.begin(again, now: session.now)
      try fetches.end(outcome.fetch, of: again, recipes: outcome.recipes)
    }
    guard let now = try session.read({ try $0.inbox.item(uid: item.uid) }) else {
      throw LarderError(.unknownItem, "#\(item.id) is no longer in the inbox", outcome: .nothing(.saved))
    }
    return now.fetch?.status == .ready ? try one(now, invocation, session) : try failed(now, invocation, session)
  }
}
