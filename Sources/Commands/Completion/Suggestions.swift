package import Domain
internal import Matching
internal import Store

/// Names from the household that completion offers.
package struct Suggestions {
  private let session: Session

  /// Suggestions from the session's household, which is opened when first needed.
  package init(session: Session) { self.session = session }

  /// The names of all profiles, the default one first; throws if the household cannot be read.
  package func profiles() throws -> [String] { try session.read { try $0.profiles.all().map(\.name) } }

  /// The tags of all foods; throws if the household cannot be read.
  package func tags() throws -> [String] { try session.read { try $0.foods.tags() } }

  /// The stores of the latest trips of the profile in use, the latest first; throws if the household cannot be read.
  package func stores() throws -> [String] {
    try session.read { reading in
      guard let profile = try session.currentProfile(in: reading) else { return [] }
      return try reading.profile(profile.id).stores(limit: Self.maximumStores)
    }
  }

  private static let maximumStores = 50

  /// The titles of the recipes that the profile in use sees; throws if the household cannot be read.
  package func recipes() throws -> [String] {
    try session.read { reading in
      let profile = try session.profile(in: reading)
      return try reading.recipes(of: profile.id).titles().map(\.title)
    }
  }

  /// The names of the favorites of the profile in use; throws if the household cannot be read.
  package func favourites() throws -> [String] {
    try session.read { reading in
      guard let profile = try session.currentProfile(in: reading) else { return [] }
      return try reading.profile(profile.id).favourites().map(\.name)
    }
  }

  /// Reads an unfinished item list as the parser does and returns the item that is still being typed at its end.
  ///
  /// If the household cannot be read, the names of the food bank are not taken into account.
  package func openItem(of items: String, ofMeals: Bool) -> OpenItem {
    let meals = ofMeals ? MealSourceReader(days: session.days) : nil
    // Favourites are read only if the text contains a word or sign that separates items, since a favourite's name may
    // contain one too.
    let isParted = items.split(whereSeparator: \.isWhitespace).contains {
      TextWord.separators.contains($0.lowercased())
    }
    let names = ofMeals && isParted ? ((try? favourites()) ?? []) + ((try? recipes()) ?? []) : []
    let open = try? session.withBank {
      try Resolver($0, purpose: .eaten, favourites: Set(names.map { Favourite.key($0) }), meals: meals).open(items)
    }
    return open ?? ItemListReader(sources: meals).open(items)
  }

  /// Reads an unfinished list of purchases as the parser does and returns the purchase that is still being typed at its
  /// end.
  package func openPurchase(of purchases: String) -> OpenPurchase {
    let currency = session.settings.currency
    let open = try? session.withBank { try PurchaseResolver($0, currency: currency).open(purchases) }
    return open ?? PurchaseListReader(items: ItemListReader(), currency: currency).open(purchases)
  }

  /// The names in the family guide of the profile in use; throws if the household cannot be read.
  package func members() throws -> [String] {
    try session.read { reading in
      guard let profile = try session.currentProfile(in: reading) else { return [] }
      return try reading.profile(profile.id).guide().members.map(\.name)
    }
  }

  /// The names of up to `limit` foods that have a word beginning with `typed`; foods that the profile often eats come
  /// first.
  package func foods(like typed: String, limit: Int) throws -> [String] {
    try session.read { reading in
      try reading.foods.completions(prefix: typed, profile: session.currentProfile(in: reading)?.id, limit: limit)
    }
  }

  /// The portions of the food that a name means; if the name can mean several foods, the portions of all these foods.
  package func portions(of name: String) throws -> [String] {
    let foods =
      switch try session.lookUp(name).choice {
      case .one(let match): [match.food]
      case .several(let matches): matches.map(\.food)
      case .none: [Food]()
      }
    return foods.flatMap(\.portions).map(\.name).unique
  }
}
