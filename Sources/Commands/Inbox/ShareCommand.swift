internal import Domain
internal import Exchange
internal import Store
internal import Text

/// `share`: puts a link or other text into the inbox, from any program.
enum ShareCommand {
  private static let later = OptionSpec.flag("later", "Only keep it; it is fetched when the inbox is next opened.")
  private static let from = OptionSpec.value("from", "NAME", .text, "The program that shares it, such as firefox.")

  static let share = CommandSpec(
    ["share"], "Put a link or a text into the inbox, where it becomes a recipe.",
    details: """
      It answers at once, so that a browser or a script can call it; the page is fetched in the background by larder-net, by \
      the rules of `recipe import`, and `inbox` shows what was found. If a text contains a link, its page is fetched and \
      the text becomes the recipe's note. A text without a link is read as a recipe at once, without the network. A link \
      that is in the inbox already is not added a second time.
      """,
    arguments: [
      ArgumentSpec("URL|TEXT", .text, .rest, "The address of a page, or a text of at most 10,000 characters.")
    ],
    options: [later, from, AllowedHosts.allowHost],
    examples: [
      "share https://www.example.org/lentil-soup --later",
      "share Potato soup for 4: 1 kg potatoes, 1 l vegetable broth",
    ], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let allowed = try AllowedHosts(invocation)
    var item = try invocation.locatingErrors(at: invocation.words.first) { try shared(invocation, allowed, session) }
    item.sharedBy = try sharer(invocation)
    return try keep(item, try exception(invocation, item, allowed), invocation, session)
  }

  // MARK: What is shared

  private static func shared(
    _ invocation: Invocation, _ allowed: AllowedHosts, _ session: Session
  ) throws -> InboxItem {
    let typed = invocation.text
    guard typed.unicodeScalars.count <= InboxItem.longestCaption else {
      throw LarderError(
        .outOfRange, "the text has \(typed.unicodeScalars.count) characters: the inbox takes at most 10,000",
        hint: "`recipe import -` reads longer texts; of a page, its address is enough")
    }
    // Keep the lines apart, since each ingredient is on a line of its own.
    let lines = typed.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shared = SharedText.read(lines.map { SafeText.stored(String($0)) }.joined(separator: "\n"))
    if let scheme = shared.foreignScheme {
      throw ImportFailure.notOnTheWeb(
        scheme, hint: "share an address that begins with https:// or http://; `recipe import FILE` reads a file")
    }
    guard shared.url != nil || shared.caption != nil else {
      throw LarderError(.badValue, "there is nothing to share", hint: "such as `share https://example.org/soup`")
    }
    if let url = shared.url { try PageFetcher.refuse(url, exceptions: allowed.hosts) }
    return InboxItem(url: shared.url, caption: shared.caption, createdAt: session.now)
  }

  private static func sharer(_ invocation: Invocation) throws -> String? {
    guard let word = invocation.word(from) else { return nil }
    let name = SafeText.stored(word.text)
    guard (1...InboxItem.longestSharer).contains(name.unicodeScalars.count) else {
      throw invocation.error(
        .badValue, "the name of a program has 1 to \(InboxItem.longestSharer) characters", at: word,
        hint: "such as `--from firefox`")
    }
    return name
  }

  /// The host on the user's own network that may be reached; empty if there is none.
  private static func exception(
    _ invocation: Invocation, _ item: InboxItem, _ allowed: AllowedHosts
  ) throws(LarderError) -> String {
    guard let url = item.url else {
      try allowed.refuse(since: "for a link, and the text contains none")
      return ""
    }
    if invocation.has(later) {
      try allowed.refuse(
        since: "not remembered, so it cannot be used with `--later`",
        hint: "leave `--later` out, so that the page is fetched now")
    }
    return allowed.exception(for: url)
  }

  // MARK: Keeping it

  private static func keep(
    _ shared: InboxItem, _ exception: String, _ invocation: Invocation, _ session: Session
  ) throws -> any Report {
    let isFetched = try shared.url != nil && !invocation.has(later) && session.canFetchForInbox()
    var item = shared
    var recipes: String?
    if item.url == nil {
      (item.fetch, recipes) = try InboxReading.outcome(of: item, photos: nil, at: { session.now })
    } else if isFetched {
      // Mark the fetch as begun, so that no other program begins it before the one that is started below.
      item.fetch = InboxFetch(status: .importing, attempts: 1, changedAt: session.now)
    }
    let written = try session.write(label: invocation.label, profile: nil) { writing -> (InboxItem, isNew: Bool) in
      if let known = try known(item, writing.inbox.reading) { return (known, false) }
      return (try writing.inbox.add(item, recipes: recipes), true)
    }
    var (kept, isNew) = written.value
    var isBegun = isFetched && isNew
    if !isNew, isFetched, [.waiting, .failed].contains(kept.state(now: session.now)) {
      kept.fetch = nil
      kept.fetch = try session.household().noteInInbox { try $0.begin(kept, now: session.now) }
      isBegun = true
    }
    if isBegun { try session.fetchForInbox(InboxOrder(uid: kept.uid, exception: exception)) }
    return ShareReport(item: kept, isNew: isNew, isBegun: isBegun, now: session.now, step: written.step)
  }

  /// The item of the inbox that has the same link or, without a link, the same text; nil if there is none.
  private static func known(_ item: InboxItem, _ inbox: InboxReader) throws -> InboxItem? {
    let key = item.url.map(RecipeAddress.key)
    return try inbox.items().first { other in
      key == nil ? other.url == nil && other.caption == item.caption : other.url.map(RecipeAddress.key) == key
    }
  }
}

/// The result of sharing a link or a text.
struct ShareReport: Report {
  let item: InboxItem
  /// Whether the item was added; false if it was already in the inbox.
  let isNew: Bool
  /// Whether the item's page is being fetched now.
  let isBegun: Bool
  let now: Moment
  let step: Step?

  var json: JSON { .object(["item": InboxText.json(item, now: now), "undo": .optional(step?.id)]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let closing = isNew ? [WriteReport.closing("the household", step, canvas)] : []
    return InboxReport.wrapped(sentence, .plain, on: canvas) + closing
  }

  private var sentence: String {
    let (name, id) = (item.name, item.id)
    let place = isNew ? "`\(name)` is in the inbox as #\(id)" : "`\(name)` is in the inbox already, as #\(id)"
    if isBegun { return "\(place). It is being fetched; `inbox` shows when it is ready." }
    switch item.state(now: now) {
    case .importing: return "\(place). It is being fetched."
    case .waiting: return "\(place). It is fetched when the inbox is next opened."
    case .ready: return "\(place). `inbox import \(id)` saves the recipe."
    case .failed where item.url == nil:
      return "\(place). No recipe can be read in it: `inbox show \(id)` says what is expected."
    case .failed: return "\(place). Fetching it has failed: `inbox retry \(id)` tries again."
    }
  }
}
