/// A link or a text that waits in the inbox to become a recipe.
package struct InboxItem: Hashable, Sendable {
  /// The number that people see as `#12`; 0 if the item is not saved.
  package var id: Int
  /// The id by which the item is known outside this file; empty if the item is not saved.
  package var uid: String
  /// The address of a page, at most 2,000 characters; nil if a text was shared that contains no link.
  package var url: String?
  /// The text that was shared, at most 10,000 characters; nil if it was only a link.
  package var caption: String?
  /// The program that shared it, at most 200 characters; nil if that was not stated.
  package var sharedBy: String?
  /// When it was shared.
  package var createdAt: Moment
  /// What was found; nil if nobody has looked yet.
  package var fetch: InboxFetch?

  /// The maximum number of characters of a shared text.
  package static let longestCaption = 10_000
  /// The maximum number of characters in the name of the program that shared an item.
  package static let longestSharer = 200

  /// Creates an item that has not been fetched.
  package init(
    id: Int = 0, uid: String = "", url: String?, caption: String?, sharedBy: String? = nil, createdAt: Moment
  ) {
    (self.id, self.uid, self.url, self.caption, self.sharedBy) = (id, uid, url, caption, sharedBy)
    self.createdAt = createdAt
  }

  /// What a list calls the item: the title that was found, or else the link, or else the first line of the text.
  package var name: String {
    fetch?.title ?? url ?? String((caption ?? "").prefix { !$0.isNewline }.prefix(Self.longestName))
  }

  /// The maximum number of characters of a text's first line that a list shows.
  private static let longestName = 80

  /// How far the item is on its way to a recipe.
  package func state(now: Moment) -> InboxState { fetch?.state(now: now) ?? .waiting }

  /// The text that becomes the recipe's note; nil if there is none, or if the text itself is the recipe.
  package var note: String? { url == nil ? nil : caption }
}

/// How far an item of the inbox is on its way to a recipe.
package enum InboxState: Hashable, Sendable {
  /// It is fetched when the inbox is next opened.
  case waiting
  /// A program is fetching it.
  case importing
  /// Its recipe can be saved.
  case ready
  /// No recipe was found, or the page could not be fetched.
  case failed
}

/// What was found behind the link of an item, or why nothing was.
package struct InboxFetch: Hashable, Sendable {
  /// How far the fetch had come when this was written.
  package enum Status: String, CaseIterable, Sendable {
    case importing
    case ready
    case failed
  }

  package var status: Status
  /// The title of the recipe, or of the page if it has no recipe; nil if unknown.
  package var title: String?
  /// How many recipes were found.
  package var count = 0
  /// The kind of the last error; nil if there was none.
  package var error: String?
  /// The last error as a sentence without a full stop; nil if there was none.
  ///
  /// Of recipes that are ready, whole sentences about the photos that were left out.
  package var message: String?
  /// The names of the kept files with the photos of the recipes, with spaces between them; nil if there are none.
  package var photo: String?
  /// How many times fetching it has been tried since it was shared or retried.
  package var attempts: Int
  /// When the fetch was begun or ended.
  package var changedAt: Moment

  /// Creates what is noted about a fetch.
  package init(status: Status, attempts: Int, changedAt: Moment) {
    (self.status, self.attempts, self.changedAt) = (status, attempts, changedAt)
  }

  /// The maximum number of characters of `message`.
  package static let longestMessage = 10_000

  /// Sentences about the photos that were left out; nil if there are none, or if the recipes are not ready.
  package var photoProblem: String? { status == .ready ? message : nil }

  /// How many times an item is tried before it has failed, if its site cannot be reached.
  package static let mostAttempts = 3
  /// The number of seconds after which a fetch that has not ended is given up; the program ends it after 8 seconds.
  package static let longest = 30

  /// How far the item is, if the time is `now`.
  ///
  /// An item whose site could not be reached waits for the next attempt. So does one whose fetch was begun long ago and
  /// has not ended, since the program that fetched it is gone.
  package func state(now: Moment) -> InboxState {
    switch status {
    case .ready: return .ready
    case .failed: return .failed
    case .importing:
      let isRunning = error == nil && abs(now.seconds - changedAt.seconds) <= Self.longest
      return isRunning ? .importing : attempts < Self.mostAttempts ? .waiting : .failed
    }
  }

  /// The fetch after an error: it waits for another attempt if the site could not be reached, else it has failed.
  package func failing(_ error: LarderError, at moment: Moment) -> InboxFetch {
    var result = InboxFetch(status: .failed, attempts: attempts, changedAt: moment)
    let isTransient = [.unreachable, .timeout].contains(error.code)
    if isTransient, attempts < Self.mostAttempts { result.status = .importing }
    result.error = error.code.rawValue
    result.message = error.message
    if error.code == .noRecipe { result.title = error.candidates.first }
    return result
  }
}

/// What a program that runs behind is to fetch for the inbox.
package struct InboxOrder: Hashable, Sendable {
  /// The uid of the only item to fetch, whose fetch is noted as begun; nil for all items that wait.
  package let uid: String?
  /// A host of the own network that may be reached for this fetch, such as `nas.local`; empty for none.
  package let exception: String

  /// An order for one item, or for all that wait if `uid` is nil.
  package init(uid: String? = nil, exception: String = "") { (self.uid, self.exception) = (uid, exception) }
}
