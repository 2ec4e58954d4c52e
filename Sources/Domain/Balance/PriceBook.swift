/// What a household paid for its foods over some days, by food and by store.
package struct PriceBook: Sendable {
  /// A food with all its purchases.
  package struct FoodEntry: Hashable, Sendable {
    /// The food.
    package let food: FoodReference
    /// All purchases of the food, the earliest first.
    package let purchases: [PurchaseSum]
    /// The food's price in each store, the store with the lowest price per kilogram first.
    package let stores: [StoreEntry]
    /// The price of all purchases together.
    package let price: UnitPrice

    /// The food's price over time, in the store where it was bought most often.
    ///
    /// If there are several such stores, the one with the latest purchase counts. Nil if there are fewer than
    /// `minimumPurchases` purchases in all stores together, or if all purchases in that store were made on one day.
    package let trend: Trend?

    /// The minimum number of purchases for a trend.
    package static let minimumPurchases = 3

    fileprivate init(food: FoodReference, purchases: [PurchaseSum], stores: [StoreEntry]) {
      self.food = food
      self.purchases = purchases
      self.stores = stores
      price = UnitPrice(purchases.map(\.price))
      trend = purchases.count >= Self.minimumPurchases ? Trend(purchases, stores) : nil
    }
  }

  /// What a food cost in one store over time; prices in other stores say nothing about how this store's prices change.
  package struct Trend: Hashable, Sendable {
    /// The store; nil for trips without a store.
    package let store: String?
    /// The purchases in that store, the earliest first.
    package let purchases: [PurchaseSum]
    /// The price on the first day, in minor units of money (such as cents) per kilogram.
    package let first: Double
    /// The price on the last day, which is a later day than the first, in minor units of money per kilogram.
    package let last: Double

    fileprivate init?(_ purchases: [PurchaseSum], _ stores: [StoreEntry]) {
      let byStore = Dictionary(grouping: purchases) { $0.store?.plainLetters }
      // Purchases are in the order of their days, so the most recent one decides a tie between stores.
      let maximum = byStore.max { left, right in
        let (one, other) = (left.value, right.value)
        return (one.count, one.last?.day.number ?? 0, left.key ?? "")
          < (other.count, other.last?.day.number ?? 0, right.key ?? "")
      }
      guard let own = maximum?.value, let from = own.first?.day, let to = own.last?.day, from < to,
        let first = UnitPrice(own.filter { $0.day == from }.map(\.price)).perKilogram,
        let last = UnitPrice(own.filter { $0.day == to }.map(\.price)).perKilogram
      else { return nil }
      store = stores.first { $0.name?.plainLetters == maximum?.key }?.name
      self.purchases = own
      self.first = first
      self.last = last
    }
  }

  /// A store with what the household paid in it.
  package struct StoreEntry: Hashable, Sendable {
    /// The store's most recent spelling; nil for trips without a store.
    package let name: String?
    /// The price of everything that was bought in the store.
    package let price: UnitPrice
  }

  /// How a store's prices compare with what the household pays for the same foods everywhere.
  package struct StoreLevel: Hashable, Sendable {
    /// The store.
    package let store: StoreEntry
    /// The number of foods that were bought both in this store and elsewhere.
    package let compared: Int
    /// The price level: 0.05 is 5 % above the mean price of the same foods; nil if no food can be compared.
    package let level: Double?
  }

  /// The foods, sorted by name.
  package let foods: [FoodEntry]
  /// The stores, the cheapest for the same foods first; stores without a price level last.
  package let stores: [StoreLevel]
  /// All purchases together.
  package let total: UnitPrice

  /// Creates a price book from purchases.
  package init(_ purchases: [PurchaseSum]) {
    let ordered = Self.merged(
      purchases.sorted {
        ($0.day, $0.food.id, $0.store ?? "", $0.price.price) < ($1.day, $1.food.id, $1.store ?? "", $1.price.price)
      })
    let spellings = Dictionary(
      ordered.compactMap { purchase in purchase.store.map { ($0.plainLetters, $0) } }, uniquingKeysWith: { $1 })
    func entries(_ purchases: [PurchaseSum]) -> [StoreEntry] {
      Dictionary(grouping: purchases) { $0.store?.plainLetters }.map { key, own in
        StoreEntry(name: key.flatMap { spellings[$0] }, price: UnitPrice(own.map(\.price)))
      }
    }
    let foods = Dictionary(grouping: ordered, by: \.food.id).values.compactMap { own -> FoodEntry? in
      guard let food = own.last?.food else { return nil }
      return FoodEntry(food: food, purchases: own, stores: entries(own).sorted(by: Self.isCheaper))
    }
    let named = foods.sorted { ($0.food.name, $0.food.id) < ($1.food.name, $1.food.id) }
    self.foods = named
    stores = entries(ordered).map { Self.level(of: $0, among: named) }.sorted(by: Self.isLower)
    total = UnitPrice(ordered.map(\.price))
  }

  /// Combines purchases of the same food in the same store on the same day, and keeps the order.
  ///
  /// `REWE` and `rewe` are one store.
  private static func merged(_ ordered: [PurchaseSum]) -> [PurchaseSum] {
    struct Key: Hashable {
      let day: Day
      let store: String?
      let food: Int
    }
    var places: [Key: Int] = [:]
    var merged: [PurchaseSum] = []
    for purchase in ordered {
      let key = Key(day: purchase.day, store: purchase.store?.plainLetters, food: purchase.food.id)
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append(purchase)
        continue
      }
      var price = UnitPrice([merged[place].price, purchase.price])
      price.purchases = 1
      merged[place] = PurchaseSum(day: purchase.day, store: purchase.store, food: purchase.food, price: price)
    }
    return merged
  }

  private static func isCheaper(_ left: StoreEntry, _ right: StoreEntry) -> Bool {
    (left.price.perKilogram ?? .infinity, left.name ?? "") < (right.price.perKilogram ?? .infinity, right.name ?? "")
  }

  private static func isLower(_ left: StoreLevel, _ right: StoreLevel) -> Bool {
    (left.level ?? .infinity, left.store.name ?? "") < (right.level ?? .infinity, right.store.name ?? "")
  }

  /// A store's price level: what was paid in it, compared with what the same grams of each food cost at the food's mean
  /// price.
  ///
  /// Only foods that were also bought elsewhere are compared.
  private static func level(of store: StoreEntry, among foods: [FoodEntry]) -> StoreLevel {
    let shared = foods.compactMap { food -> (own: UnitPrice, mean: Double)? in
      guard food.stores.count > 1, let own = food.stores.first(where: { $0.name == store.name }),
        let mean = food.price.perKilogram
      else { return nil }
      return (own.price, mean * own.price.grams / 1000)
    }
    let usual = shared.reduce(0) { $0 + $1.mean }
    let paid = shared.reduce(0) { $0 + Double($1.own.price.minorUnits) }
    return StoreLevel(store: store, compared: shared.count, level: usual > 0 ? paid / usual - 1 : nil)
  }

  /// The foods with a price per 100 kcal, the cheapest first.
  package var byEnergy: [FoodEntry] { cheapest(\.per100kcal) }
  /// The foods with a price per 10 g of protein, the cheapest first.
  package var byProtein: [FoodEntry] { cheapest(\.per10gProtein) }

  private func cheapest(_ rate: (UnitPrice) -> Double?) -> [FoodEntry] {
    let known = foods.compactMap { food in rate(food.price).map { (food: food, rate: $0) } }
    return known.sorted { ($0.rate, $0.food.food.name) < ($1.rate, $1.food.food.name) }.map(\.food)
  }

  /// The foods with a price trend, those bought most often first.
  package var trends: [FoodEntry] {
    foods.filter { $0.trend != nil }.sorted {
      ($1.purchases.count, $0.food.name) < ($0.purchases.count, $1.food.name)
    }
  }

  /// The store with a name, ignoring case and accents.
  ///
  /// If no store has the name and `isWhole` is false, returns the only store whose name begins with `name`. Nil if no
  /// store or several stores do.
  package func store(named name: String, isWhole: Bool) -> StoreLevel? {
    let plain = name.plainLetters
    let named = stores.filter { $0.store.name?.plainLetters == plain }
    guard named.isEmpty, !isWhole, !plain.isEmpty else { return named.first }
    let begun = stores.filter { $0.store.name?.plainLetters.hasPrefix(plain) == true }
    return begun.count == 1 ? begun.first : nil
  }

  /// The price book of one store's purchases only.
  package func only(in store: StoreEntry) -> PriceBook {
    let plain = store.name?.plainLetters
    return PriceBook(foods.flatMap(\.purchases).filter { $0.store?.plainLetters == plain })
  }
}
