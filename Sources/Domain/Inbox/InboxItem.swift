/// A shared link or text that waits in the inbox to become a recipe.
package struct InboxItem: Hashable, Sendable {
  /// The number that people see as `#12`; 0 if the item is not saved.
  package var id: Int
  /// An ID that identifies the item even outside this database; empty if the item is not saved.
  package var uid: String
  /// The address of a page, at most 2,000 characters; nil if the shared text contains no link.
  package var url: String?
  /// The text that was shared, at most 10,000 characters; nil if it was only a link.
  package var caption: String?
  /// The program that shared the item, at most 200 characters; nil if unknown.
  package var sharedBy: String?
  /// When the item was shared.
  package var createdAt: Moment
  /// The result of fetching the item; nil if it has not been fetched yet.
  package var fetch: InboxFetch?

  /// The maximum number of characters of shared text.
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

  /// The item's name in lists: the title that was found, otherwise the link, otherwise the first line of the text.
  package var name: String {
    fetch?.title ?? url ?? String((caption ?? "").prefix { !$0.isNewline }.prefix(Self.longestName))
  }

  /// The maximum number of characters that a list shows of the first line of shared text.
  private static let longestName = 80

  /// The progress of the item on its way to a recipe.
  package func state(now: Moment) -> InboxState { fetch?.state(now: now) ?? .waiting }

  /// The shared text that becomes the recipe's note; nil if no text was shared, or if the text is the recipe itself.
  package var note: String? { url == nil ? nil : caption }
}

/// The progress of an inbox item on its way to a recipe.
package enum InboxState: Hashable, Sendable {
  /// The item is fetched when the inbox is next opened.
  case waiting
  /// A program is fetching the item.
  case importing
  /// The item's recipe can be saved.
  case ready
  /// No recipe was found, or the page could not be fetched.
  case failed
}

/// What was found at the link of an item, or why nothing was found.
package struct InboxFetch: Hashable, Sendable {
  /// The state of the fetch when it was last recorded.
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
  /// The code of the last error; nil if there was none.
  package var error: String?
  /// The last error as a sentence without a period; nil if there was none.
  ///
  /// If the recipes are ready, the message instead consists of whole sentences about the photos that were left out.
  package var message: String?
  /// The file names of the photos that were kept for the recipes, separated by spaces; nil if there are no photos.
  package var photo: String?
  /// The number of attempts to fetch the item since it was shared or last retried.
  package var attempts: Int
  /// When the fetch began or ended.
  package var changedAt: Moment

  /// Creates a record of a fetch.
  package init(status: Status, attempts: Int, changedAt: Moment) {
    (self.status, self.attempts, self.changedAt) = (status, attempts, changedAt)
  }

  /// The maximum number of characters of `message`.
  package static let longestMessage = 10_000

  /// Sentences about the photos that were left out; nil if no photo was left out, or if the recipes are not ready.
  package var photoProblem: String? { status == .ready ? message : nil }

  /// The number of attempts to reach an item's site before the item counts as failed.
  package static let mostAttempts = 3
  /// The number of seconds after which a fetch that has not ended counts as lost.
  ///
  /// The program itself ends a fetch after 8 seconds.
  package static let longest = 30

  /// The state of the item at the time `now`.
  ///
  /// An item whose site could not be reached waits for the next attempt. So does an item whose fetch began more than
  /// `longest` seconds ago and has not ended, since the program that fetched it is no longer running. After
  /// `mostAttempts` attempts, such items count as failed.
  package func state(now: Moment) -> InboxState {
    switch status {
    case .ready: return .ready
    case .failed: return .failed
    case .importing:
      let isRunning = error == nil && abs(now.seconds - changedAt.seconds) <= Self.longest
      return isRunning ? .importing : attempts < Self.mostAttempts ? .waiting : .failed
    }
  }

  /// The record of the fetch after an error.
  ///
  /// If the site could not be reached and attempts are left, the item waits for the next attempt. Otherwise, the fetch
  /// has failed.
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

/// What a background program should fetch for the inbox.
package struct InboxOrder: Hashable, Sendable {
  /// The `uid` of the one item to fetch; nil to fetch all waiting items.
  ///
  /// The fetch of that item has already been recorded as begun.
  package let uid: String?
  /// A host on the local network that this fetch is allowed to contact, such as `nas.local`; empty for none.
  package let exception: String

  /// Creates an order for one item, or for all waiting items if `uid` is nil.
  package init(uid: String? = nil, exception: String = "") { (self.uid, self.exception) = (uid, exception) }
}
