internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// `inbox`: what was shared and waits to become a recipe.
enum InboxCommands {
  static let specs: [CommandSpec] = [ShareCommand.share, list, show, InboxImport.importing, retry, remove]

  static let list = CommandSpec(
    ["inbox", "list"], "List what was shared: what is being fetched, what is ready to be saved, and what has failed.",
    details: """
      Whatever waits is fetched in the background. A page that cannot be reached waits, and is tried again when the inbox is \
      next opened; after three times it has failed.
      """,
    examples: ["inbox"], effect: .reads, topic: .everyDay
  ) { _, session in
    let (items, now) = (try session.read { try $0.inbox.items() }, session.now)
    let isFetching = try items.contains { $0.state(now: now) == .waiting } && session.fetchForInbox(InboxOrder())
    return InboxReport(items: items, now: now, isFetching: isFetching)
  }

  static let show = CommandSpec(
    ["inbox", "show"], "Show what was found for an item of the inbox, without saving it.",
    arguments: [InboxFinder.single], examples: ["inbox show 1"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    try session.read { reading in
      let item = try InboxFinder.one(invocation, reading.inbox) { _ in true }
      let profile = try? session.profile(in: reading)
      var report = InboxItemReport(item: item, now: session.now, profile: profile?.name ?? "an adult")
      report.goals = try profile.flatMap { try reading.profile($0.id).goals() } ?? .default
      guard item.state(now: session.now) == .ready else { return report }
      var intake = try InboxImport.intake(of: item, reading.inbox, photos: session.photoFolder)
      report.recipes = try intake.recipes.map { try session.previewed($0, reading, of: profile?.id) }
      try intake.compare(reading.recipes(of: profile?.id))
      report.photos = report.recipes.map(session.photo)
      (report.known, report.photoProblems) = (intake.known, intake.photoProblems)
      return report
    }
  }

  static let retry = CommandSpec(
    ["inbox", "retry"], "Fetch an item of the inbox again, or all that are not ready.",
    arguments: [InboxFinder.argument], examples: ["inbox retry all"], effect: .session, topic: .everyDay
  ) { invocation, session in
    let inbox = try session.read { try $0.inbox.items() }
    let items = try InboxFinder.some(invocation, inbox) { $0.state(now: session.now) != .ready }
    if let ready = items.first(where: { $0.state(now: session.now) == .ready }) {
      throw LarderError(
        .notAllowed, "#\(ready.id) is ready, so there is nothing to try again",
        hint: "`inbox import \(ready.id)` saves it, `inbox remove \(ready.id)` takes it out")
    }
    let household = try session.household()
    let isFetching = try session.canFetchForInbox()
    try household.noteInInbox { fetches in
      try fetches.forget(items)
      guard isFetching, items.count == 1 else { return }
      try fetches.begin(InboxFinder.unfetched(items[0]), now: session.now)
    }
    if !items.isEmpty {
      try session.fetchForInbox(InboxOrder(uid: items.count == 1 ? items[0].uid : nil))
    }
    let numbers = Set(items.map(\.id))
    let shown = try session.read { try $0.inbox.items() }.filter { numbers.contains($0.id) }
    return InboxReport(items: shown, now: session.now, isFetching: isFetching)
  }

  static let remove = CommandSpec(
    ["inbox", "remove"], "Remove an item from the inbox, or all items.",
    arguments: [InboxFinder.argument], examples: ["inbox remove 1"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let inbox = try session.read { try $0.inbox.items() }
    let items = try InboxFinder.some(invocation, inbox) { _ in true }
    let written = try session.write(label: invocation.label, profile: nil) { try $0.inbox.remove(items) }
    let sentence =
      items.count == 1
      ? "`\(items[0].name)` is no longer in the inbox."
      : "\(items.count.counted("item")) are no longer in the inbox."
    return WriteReport(
      [StyledLine(sentence)], ["items": .array(items.map { InboxText.json($0, now: session.now) })],
      step: written.step, scope: "the household")
  }
}

/// Finds items of the inbox by the numbers that people type.
enum InboxFinder {
  /// The argument that names one item.
  static let single = ArgumentSpec(
    "N", .text, .optional, "The number that `inbox` shows; it may be left out if there is only one item.")
  /// The argument that names one item or all items.
  static let argument = ArgumentSpec(
    "N|all", .text, .optional, "The number that `inbox` shows, or `all`; it may be left out if there is only one item.")

  /// The item with the typed number; if nothing was typed, the only item that `fits` or else the only item in the
  /// inbox.
  ///
  /// Throws `unknownItem` for any other number and for an empty inbox, and `missingArgument` if nothing was typed and
  /// there is more than one choice.
  static func one(
    _ invocation: Invocation, _ inbox: InboxReader, _ fits: (InboxItem) -> Bool
  ) throws -> InboxItem {
    try one(invocation, try inbox.items(), fits)
  }

  /// The items that were named: one item by its number or, if `all` was typed, every item that `fits`; if nothing was
  /// typed, the item that `one` returns.
  ///
  /// Throws `unknownItem` for any other number and for an empty inbox, and `missingArgument` if nothing was typed and
  /// there is more than one choice.
  static func some(
    _ invocation: Invocation, _ items: [InboxItem], _ fits: (InboxItem) -> Bool
  ) throws -> [InboxItem] {
    isAll(invocation) ? items.filter(fits) : [try one(invocation, items, fits)]
  }

  /// Whether all items were named.
  static func isAll(_ invocation: Invocation) -> Bool {
    ["all", "alle"].contains(invocation.words.first?.text.lowercased())
  }

  /// The item as if it had never been fetched.
  static func unfetched(_ item: InboxItem) -> InboxItem {
    var item = item
    item.fetch = nil
    return item
  }

  private static func one(
    _ invocation: Invocation, _ items: [InboxItem], _ fits: (InboxItem) -> Bool
  ) throws -> InboxItem {
    guard let word = invocation.words.first else {
      let fitting = items.filter(fits)
      if fitting.count == 1 { return fitting[0] }
      if items.count == 1 { return items[0] }
      if items.isEmpty { throw empty }
      throw LarderError(
        .missingArgument, "the inbox has \(items.count.counted("item")): say which one",
        hint:
          "`inbox` shows their numbers; then, for example, `\(invocation.spec.name) \(fitting.first?.id ?? items[0].id)`"
      )
    }
    let digits = word.text.first == "#" ? word.text.dropFirst() : word.text[...]
    if let number = Int(digits), let item = items.first(where: { $0.id == number }) { return item }
    if items.isEmpty { throw empty }
    throw invocation.error(
      .unknownItem, "the inbox has no item \(LarderError.quoted(word.text))", at: word,
      hint: "its items are \(items.prefix(Self.mostNamed).map { "#\($0.id)" }.joined(separator: ", "))")
  }

  private static let empty = LarderError(
    .unknownItem, "the inbox is empty", hint: "`share URL` puts a link into it")

  /// The maximum number of items that a hint lists.
  private static let mostNamed = 10
}

/// One item of the inbox with what was found for it.
struct InboxItemReport: Report {
  let item: InboxItem
  let now: Moment
  let profile: String
  var goals = MacroGoals.default
  var recipes: [Recipe] = []
  /// What is known about the photo of each recipe.
  var photos: [RecipePhoto?] = []
  /// Sentences about the photos that were left out.
  var photoProblems: [String] = []
  /// The recipes that are already in the book.
  var known: [RecipeReference] = []

  var json: JSON {
    .object([
      "items": .array([InboxText.json(item, now: now)]),
      "recipes": .array(zip(recipes, photos).map { RecipeJSON.recipe($0, photo: $1) }),
      "known": .array(known.map { .object(["id": .int($0.id), "title": .string($0.title)]) }),
    ])
  }

  var table: CSVTable? { InboxReport(items: [item], now: now, isFetching: false).table }

  func text(on canvas: Canvas) -> [StyledLine] {
    var lines = zip(recipes, photos).flatMap { recipe, photo in
      RecipeReport(recipe: recipe, profile: profile, goals: goals, step: nil, photo: photo).preview(on: canvas)
        + [StyledLine()]
    }
    if recipes.isEmpty { lines += InboxReport.wrapped(item.name, .bold, on: canvas) }
    if recipes.isEmpty, let url = item.url, url != item.name {
      lines += InboxReport.wrapped(url, .faint, on: canvas)
    }
    if let caption = item.caption, caption != item.name, item.fetch?.status != .ready || item.url != nil {
      lines += caption.split(whereSeparator: \.isNewline).flatMap {
        InboxReport.wrapped(String($0), .plain, on: canvas)
      }
    }
    lines += InboxReport.wrapped(InboxText.origin(item, now: now).capitalizedFirst + ".", .faint, on: canvas)
    return lines + sentences.flatMap { InboxReport.wrapped($0.text, $0.ink, on: canvas) }
  }

  private var sentences: [(text: String, ink: Ink)] {
    let error = InboxText.error(of: item, now: now)
    switch item.state(now: now) {
    case .importing: return [("It is being fetched.", .plain)]
    case .waiting:
      let wait = "It is fetched when the inbox is next opened."
      return (error.map { [($0.message.capitalizedFirst + ".", .yellow)] } ?? []) + [(wait, .plain)]
    case .ready:
      return photoProblems.map { ($0, .yellow) }
        + known.map { ("`\($0.title)` is in the book already, as #\($0.id).", .yellow) }
        + [("`inbox import \(item.id)` saves it, `inbox remove \(item.id)` drops it.", .faint)]
    case .failed:
      let blank =
        item.url == nil
        ? "At a terminal, `inbox import \(item.id)` offers a blank recipe with this text as its note."
        : "At a terminal, `inbox import \(item.id)` offers a blank recipe that keeps the address."
      let reason = error.map { [($0.message.capitalizedFirst + ".", Ink.yellow)] } ?? []
      let hint = error?.hint.map { [($0.capitalizedFirst + ".", Ink.plain)] } ?? []
      return reason + hint + [(blank, .plain)]
    }
  }
}
