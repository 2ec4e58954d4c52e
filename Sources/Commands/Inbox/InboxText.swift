internal import Domain
internal import Figures
internal import Text

/// What the inbox says about its items, as text and as JSON.
enum InboxText {
  /// An item's JSON: its status is `importing`, `ready` or `failed`; an item that waits for its next attempt is
  /// `importing`.
  static func json(_ item: InboxItem, now: Moment) -> JSON {
    let state = item.state(now: now)
    let error = state == .ready ? nil : error(of: item, now: now)
    return .object([
      "id": .int(item.id), "url": .optional(item.url), "status": .string(word(state)),
      "title": .optional(item.fetch?.title), "caption": .optional(item.caption),
      "error": .optional(error?.code.rawValue),
      "message": .optional(error?.message ?? item.fetch?.photoProblem),
      "sharedBy": .optional(item.sharedBy), "createdAt": .string(item.createdAt.iso),
    ])
  }

  /// The word for a state, as JSON and lists show it.
  static func word(_ state: InboxState) -> String {
    switch state {
    case .waiting, .importing: InboxFetch.Status.importing.rawValue
    case .ready: InboxFetch.Status.ready.rawValue
    case .failed: InboxFetch.Status.failed.rawValue
    }
  }

  /// Why an item is not ready, and what can be done about it; nil if nothing has gone wrong so far.
  static func error(of item: InboxItem, now: Moment) -> LarderError? {
    guard let fetch = item.fetch else { return nil }
    guard let name = fetch.error else {
      guard item.state(now: now) == .failed else { return nil }
      return LarderError(
        .timeout, "fetching was started \(fetch.attempts.counted("time")) and never finished", hint: retry(item))
    }
    let code = ErrorCode(rawValue: name) ?? .unreachable
    let title = code == .noRecipe ? fetch.title.map { [$0] } ?? [] : []
    return LarderError(code, fetch.message ?? name, hint: hint(code, item), candidates: title)
  }

  private static func retry(_ item: InboxItem) -> String { "`inbox retry \(item.id)` fetches it again" }

  private static func hint(_ code: ErrorCode, _ item: InboxItem) -> String {
    switch code {
    case .refusedBySite, .untrustedCertificate, .tooLarge:
      "save the page in the browser, and import the file with `recipe import FILE`"
    case .forbiddenAddress:
      "`inbox remove \(item.id)`, then share it again with `--allow-host HOST` if it is a host of your own"
    case .missingProgram:
      "put it in place, then `inbox retry \(item.id)`; or save the page in the browser, and import the file"
    case .noRecipe where item.url == nil:
      "write the title first, then `Ingredients:` and a line for each, then `Steps:` and a line for each"
    case .noRecipe: "share the address of the page with the recipe"
    default: retry(item)
    }
  }

  /// When and from where an item was shared: `shared 5 min ago from firefox`.
  static func origin(_ item: InboxItem, now: Moment) -> String {
    let age = age(max(0, now.seconds - item.createdAt.seconds))
    return item.sharedBy.map { "shared \(age) from \($0)" } ?? "shared \(age)"
  }

  /// How long ago something happened, from its age in seconds: `just now`, `5 min ago`, `3 h ago`, `2 days ago`.
  static func age(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "just now"
    case ..<3600: "\(seconds / 60) min ago"
    case ..<86_400: "\(seconds / 3600) h ago"
    default: "\((seconds / 86_400).counted("day")) ago"
    }
  }
}

/// The items of the inbox.
struct InboxReport: Report {
  let items: [InboxItem]
  let now: Moment
  /// Whether a program is fetching the waiting items.
  let isFetching: Bool

  var json: JSON { .object(["items": .array(items.map { InboxText.json($0, now: now) })]) }

  var table: CSVTable? {
    CSVTable(
      ["id", "url", "status", "title", "error", "sharedBy", "createdAt"],
      items.map { item in
        [
          String(item.id), item.url ?? "", InboxText.word(item.state(now: now)), item.fetch?.title ?? "",
          InboxText.error(of: item, now: now)?.code.rawValue ?? "", item.sharedBy ?? "", item.createdAt.iso,
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !items.isEmpty else {
      return Self.wrapped("The inbox is empty: `share URL` puts a link into it.", .faint, on: canvas)
    }
    return items.flatMap { lines($0, on: canvas) } + closing(on: canvas)
  }

  private func lines(_ item: InboxItem, on canvas: Canvas) -> [StyledLine] {
    let state = item.state(now: now)
    let number = "#\(item.id)"
    let indent = String(repeating: " ", count: number.count + 2)
    let name = StyledLine("\(number)  ", .faint) + StyledLine(canvas.show(item.name), state == .ready ? .bold : .plain)
    let bar = canvas.isASCII ? "|" : "·"
    let count = item.fetch?.count ?? 0
    let facts = [word(state), count > 1 ? count.counted("recipe") : nil, InboxText.origin(item, now: now)]
    var lines = name.wrapped(to: canvas.width, hang: indent.count)
    lines += Self.wrapped(facts.compactMap(\.self).joined(separator: " \(bar) "), .faint, on: canvas, indent)
    // An item with a title is listed under that title, so its address is shown separately.
    if let url = item.url, item.fetch?.title != nil { lines += Self.wrapped(url, .faint, on: canvas, indent) }
    if let error = InboxText.error(of: item, now: now), state != .ready {
      let tried = item.fetch.map { $0.attempts.counted("time") } ?? ""
      let sentence = state == .failed ? error.message : "\(error.message); tried \(tried) so far"
      lines += Self.wrapped(sentence, .yellow, on: canvas, indent)
    }
    return lines
  }

  private func word(_ state: InboxState) -> String {
    state == .waiting && !isFetching ? "waiting" : InboxText.word(state)
  }

  private func closing(on canvas: Canvas) -> [StyledLine] {
    let states = items.map { $0.state(now: now) }
    let isUnderway = states.contains(.importing) || isFetching
    let sentences = [
      isUnderway ? "Pages are being fetched: `inbox` shows when they are ready." : nil,
      states.contains(.ready)
        ? "`inbox show N` previews what is ready, `inbox import N` or `inbox import all` saves it." : nil,
      states.contains(.failed)
        ? "What has failed is tried again with `inbox retry N`; `inbox show N` says what else can be done." : nil,
    ]
    return sentences.compactMap(\.self).flatMap { Self.wrapped($0, .faint, on: canvas) }
  }

  /// A text as lines that fit the canvas.
  static func wrapped(_ text: String, _ ink: Ink, on canvas: Canvas, _ indent: String = "") -> [StyledLine] {
    StyledLine(indent + canvas.show(text), ink).wrapped(to: canvas.width, hang: indent.count)
  }
}
