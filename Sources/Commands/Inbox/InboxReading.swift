package import Domain
internal import Exchange
internal import Store
internal import Text

/// Finds the recipes at a shared link, or in shared text.
enum InboxReading {
  /// The maximum number of characters in the JSON of one item's recipes.
  private static let largest = 5_000_000
  /// The maximum number of characters of a page's title that are kept.
  private static let longestTitle = 200

  /// Reads an item, and returns its recipes in the JSON of `recipe export` and the outcome to be noted for the item.
  ///
  /// A link is fetched, which takes at most 8 seconds. The photos of the page are stored in the folder `photos`, or
  /// left out if `photos` is nil. `exception` is a host on the user's own network that may be reached. A text without a
  /// link is read directly.
  ///
  /// Throws `interrupted` if the user has stopped the fetch, which is no outcome.
  static func outcome(
    of item: InboxItem, exception: String = "", photos: KeptFolder?,
    isStopped: @escaping @Sendable () -> Bool = { false }, at moment: () -> Moment
  ) throws(LarderError) -> (fetch: InboxFetch, recipes: String?) {
    let attempts = item.fetch?.attempts ?? 1
    do throws(LarderError) {
      let found = try found(item, exception, photos == nil ? .leftOut : .fetched, isStopped)
      var intake = try RecipeIntake(found, takesPhotos: photos != nil)
      let names = photos.map { intake.keepPhotos(in: $0, most: KeptFolder.most) } ?? []
      let json = json(of: intake.recipes)
      guard json.unicodeScalars.count <= largest else {
        throw LarderError(.tooLarge, "the page has more recipes than the inbox can keep")
      }
      var fetch = InboxFetch(status: .ready, attempts: attempts, changedAt: moment())
      fetch.title = intake.recipes.first?.title
      fetch.count = intake.recipes.count
      fetch.photo = names.isEmpty ? nil : names.joined(separator: " ")
      fetch.message = said(intake.photoProblems)
      return (fetch, json)
    } catch {
      guard error.code != .interrupted else { throw error }
      var fetch = InboxFetch(status: .importing, attempts: attempts, changedAt: moment()).failing(error, at: moment())
      fetch.title = fetch.title.map { SafeText.stored(String($0.prefix(longestTitle))) }.flatMap {
        $0.isEmpty ? nil : $0
      }
      fetch.message = fetch.message.map { SafeText.visible($0) }
      return (fetch, nil)
    }
  }

  /// The recipes in the JSON of `recipe export`, with the names of kept files as their images.
  ///
  /// The number of recipes comes first, where `InboxReader` looks for it.
  private static func json(of recipes: [Recipe]) -> String {
    JSON.object([
      "count": .int(recipes.count),
      "recipes": .array(recipes.map { recipe in RecipeJSON.recipe(recipe, photo: recipe.photo.map { .kept($0) }) }),
    ]).line
  }

  /// The sentences as one string, cut to the length that can be stored; nil if there are no sentences.
  private static func said(_ sentences: [String]) -> String? {
    guard !sentences.isEmpty else { return nil }
    let text = SafeText.visible(sentences.joined(separator: " "))
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(InboxFetch.longestMessage)))
  }

  private static func found(
    _ item: InboxItem, _ exception: String, _ photos: PageFetcher.Photos, _ isStopped: @escaping @Sendable () -> Bool
  ) throws(LarderError) -> FoundRecipes {
    guard let url = item.url else { return try RecipeFileReader.read(text: item.caption ?? "", name: "the text") }
    do throws(LarderError) {
      var found = try PageFetcher(exception: exception, isStopped: isStopped).recipes(at: url, photos: photos)
      if let note = item.note {
        for index in found.recipes.indices {
          found.recipes[index].notes = [found.recipes[index].notes, note].compactMap(\.self).joined(separator: "\n")
        }
      }
      return found
    } catch {
      // Some sites show programs nothing, but the text shared with the link may contain the recipe.
      let isTransient = [.unreachable, .timeout, .interrupted].contains(error.code)
      guard !isTransient, let caption = item.caption, caption.contains(where: \.isNewline),
        var found = try? RecipeFileReader.read(text: caption, name: "the text")
      else { throw error }
      for index in found.recipes.indices { found.recipes[index].url = found.recipes[index].url ?? url }
      return found
    }
  }
}

/// Fetches pages for the inbox, in a separate process that nobody waits for.
package struct InboxFetchRun {
  private let household: String
  private let order: InboxOrder
  /// The current time, which advances during the run.
  private let clock: () -> Moment

  /// - Parameters:
  ///   - household: The path of the household's file.
  ///   - now: The time at which the run begins.
  package init(household: String, order: InboxOrder, now: Moment) {
    (self.household, self.order) = (household, order)
    let start = ContinuousClock.now
    clock = {
      let seconds = Int(start.duration(to: ContinuousClock.now).components.seconds)
      return Moment(seconds: now.seconds + seconds, offset: now.offset)
    }
  }

  /// Fetches the item that the order names or, if it names none, all waiting items one after the other.
  ///
  /// Throws what opening a household and writing to it throws; a page that cannot be fetched is noted with its item.
  package func run() throws {
    guard Household.exists(at: household) else { return }
    let opened = try Household.open(at: household, now: clock())
    guard !opened.isReadOnly else { return }
    let photos = KeptFolder(.photos, household: household)
    // Delete the photos of removed items that the history can no longer bring back.
    defer { try? opened.read { try photos.sweepPhotos($0) } }
    if let uid = order.uid {
      if let item = try opened.read({ try $0.inbox.item(uid: uid) }) { try fetch(item, opened, photos) }
      return
    }
    // An item whose page cannot be reached waits again, but only until the inbox is next opened.
    var tried: Set<String> = []
    while let item = try opened.noteInInbox({ try $0.claim(now: clock(), except: tried) }) {
      tried.insert(item.uid)
      try fetch(item, opened, photos)
    }
  }

  private func fetch(_ item: InboxItem, _ opened: Household, _ photos: KeptFolder) throws {
    let outcome = try InboxReading.outcome(of: item, exception: order.exception, photos: photos, at: clock)
    try opened.noteInInbox { try $0.end(outcome.fetch, of: item, recipes: outcome.recipes) }
  }
}

extension Session {
  /// Starts a program that fetches pages for the inbox; returns false if it cannot be started, as for a household in
  /// memory.
  @discardableResult
  func fetchForInbox(_ order: InboxOrder) throws -> Bool {
    guard try canFetchForInbox(), let fetchBehind else { return false }
    fetchBehind(order)
    return true
  }

  /// Whether pages can be fetched for this household's inbox.
  func canFetchForInbox() throws -> Bool { try fetchBehind != nil && !isSample && !household().isReadOnly }
}
