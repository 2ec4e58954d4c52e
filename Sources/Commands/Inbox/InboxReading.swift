package import Domain
internal import Exchange
internal import Store
internal import Text

/// Finds the recipes behind a shared link, or in a shared text.
enum InboxReading {
  /// The largest number of characters that the recipes of one item may have as JSON.
  private static let largest = 5_000_000
  /// The maximum number of characters of a page's title that is kept.
  private static let longestTitle = 200

  /// What is noted about an item after it was read, and its recipes in the JSON of `recipe export`.
  ///
  /// A link is fetched, which takes 8 seconds at most, and its photos are kept in `photos`; nil to leave them out.
  /// `exception` is a host of the own network that may be reached. A text without a link is read at once.
  static func outcome(
    of item: InboxItem, exception: String = "", photos: KeptFolder?, at moment: () -> Moment
  ) -> (fetch: InboxFetch, recipes: String?) {
    let attempts = item.fetch?.attempts ?? 1
    do throws(LarderError) {
      let found = try found(item, exception, photos == nil ? .leftOut : .fetched)
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
      var fetch = InboxFetch(status: .importing, attempts: attempts, changedAt: moment()).failing(error, at: moment())
      fetch.title = fetch.title.map { SafeText.stored(String($0.prefix(longestTitle))) }.flatMap {
        $0.isEmpty ? nil : $0
      }
      fetch.message = fetch.message.map { SafeText.visible($0) }
      return (fetch, nil)
    }
  }

  /// The recipes in the JSON of `recipe export`, in which their images are the names of kept files; their number stands
  /// first, where `InboxReader` looks for it.
  private static func json(of recipes: [Recipe]) -> String {
    JSON.object([
      "count": .int(recipes.count),
      "recipes": .array(recipes.map { recipe in RecipeJSON.recipe(recipe, photo: recipe.photo.map { .kept($0) }) }),
    ]).line
  }

  /// Sentences as one text that can be kept; nil if there are none.
  private static func said(_ sentences: [String]) -> String? {
    guard !sentences.isEmpty else { return nil }
    let text = SafeText.visible(sentences.joined(separator: " "))
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(InboxFetch.longestMessage)))
  }

  private static func found(
    _ item: InboxItem, _ exception: String, _ photos: PageFetcher.Photos
  ) throws(LarderError) -> FoundRecipes {
    guard let url = item.url else { return try RecipeFileReader.read(text: item.caption ?? "", name: "the text") }
    do throws(LarderError) {
      var found = try PageFetcher(exception: exception).recipes(at: url, photos: photos)
      if let note = item.note {
        for index in found.recipes.indices {
          found.recipes[index].notes = [found.recipes[index].notes, note].compactMap(\.self).joined(separator: "\n")
        }
      }
      return found
    } catch {
      // Some sites show programs nothing, but what was shared with the link is the recipe.
      let isTransient = [.unreachable, .timeout].contains(error.code)
      guard !isTransient, let caption = item.caption, caption.contains(where: \.isNewline),
        var found = try? RecipeFileReader.read(text: caption, name: "the text")
      else { throw error }
      for index in found.recipes.indices { found.recipes[index].url = found.recipes[index].url ?? url }
      return found
    }
  }
}

/// Fetches for the inbox, in a program of its own for which nobody waits.
package struct InboxFetchRun {
  private let household: String
  private let order: InboxOrder
  /// The time now, which goes on while the run lasts.
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

  /// Fetches the item of the order, or one after the other all items that wait.
  ///
  /// Throws what opening a household and writing to it throws; a page that cannot be fetched is noted with its item.
  package func run() throws {
    guard Household.exists(at: household) else { return }
    let opened = try Household.open(at: household, now: clock())
    guard !opened.isReadOnly else { return }
    let photos = KeptFolder(.photos, household: household)
    // Of items that were removed, and of which the history has forgotten that they were there.
    defer { try? opened.read { try photos.sweepPhotos($0) } }
    if let uid = order.uid {
      if let item = try opened.read({ try $0.inbox.item(uid: uid) }) { try fetch(item, opened, photos) }
      return
    }
    // An item that cannot be reached waits again, but for the next time that the inbox is opened.
    var tried: Set<String> = []
    while let item = try opened.noteInInbox({ try $0.claim(now: clock(), except: tried) }) {
      tried.insert(item.uid)
      try fetch(item, opened, photos)
    }
  }

  private func fetch(_ item: InboxItem, _ opened: Household, _ photos: KeptFolder) throws {
    let outcome = InboxReading.outcome(of: item, exception: order.exception, photos: photos, at: clock)
    try opened.noteInInbox { try $0.end(outcome.fetch, of: item, recipes: outcome.recipes) }
  }
}

extension Session {
  /// Starts a program that fetches for the inbox; returns false if there is none, as for a household in memory.
  @discardableResult
  func fetchForInbox(_ order: InboxOrder) throws -> Bool {
    guard try canFetchForInbox(), let fetchBehind else { return false }
    fetchBehind(order)
    return true
  }

  /// Whether pages can be fetched for this household's inbox.
  func canFetchForInbox() throws -> Bool { try fetchBehind != nil && !isSample && !household().isReadOnly }
}
