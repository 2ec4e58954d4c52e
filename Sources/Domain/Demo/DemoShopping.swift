/// Simulates the household's shopping: buys what the meals of the following days need, and keeps the rest in the
/// pantry.
struct DemoShopping {
  /// A trip, and the index of the member who went shopping.
  typealias Purchase = (member: Int, trip: Trip)

  let kitchen: DemoKitchen
  let members: [DemoMember]
  let moment: (_ day: Day, _ minute: Int) -> Moment
  private let goods = DemoGoods.all()
  private let prices = DemoPrices()
  /// For each food that is eaten, the indices in `goods` of the products that it is made from, and the grams of each
  /// product in one gram of the food.
  private let uses: [String: [(goods: Int, factor: Double)]]
  /// The grams of each product in the pantry.
  private var stock: [Double]
  /// The deposit in cents that the household has paid but not yet got back.
  private var empties = 0

  init(kitchen: DemoKitchen, members: [DemoMember], moment: @escaping (_ day: Day, _ minute: Int) -> Moment) {
    self.kitchen = kitchen
    self.members = members
    self.moment = moment
    var uses: [String: [(goods: Int, factor: Double)]] = [:]
    for (number, item) in goods.enumerated() {
      for (food, factor) in item.uses { uses[food, default: []].append((number, factor)) }
    }
    self.uses = uses
    // No household starts with empty shelves.
    stock = goods.enumerated().map { number, item in
      var random = DemoRandom(.pantry, number)
      return item.isPerishable ? 0 : item.grams * random.unit()
    }
  }

  /// The grams of each product that a day's meals need.
  func needs(of meals: [DemoMeal]) -> [Double] {
    var needs = [Double](repeating: 0, count: goods.count)
    for meal in meals where meal.isHome {
      for item in meal.items {
        for (number, factor) in uses[item.name] ?? [] { needs[number] += (item.grams ?? 0) * factor }
      }
    }
    return needs
  }

  /// The shopping trips of a day; `needs` has the grams of each product that this day and each of the next eight days
  /// need.
  ///
  /// Afterwards, what the meals of this day need is removed from the pantry.
  mutating func trips(on day: Day, needs: [[Double]]) throws(LarderError) -> [Purchase] {
    defer {
      for number in stock.indices { stock[number] = max(0, stock[number] - (needs.first?[number] ?? 0)) }
    }
    guard !DemoPlan.isAway(day) else { return [] }
    var random = DemoRandom(.shopping, day.number)
    switch day.weekday {
    case .saturday: return try weekly(on: day, needs, &random)
    case .monday where random.happens(0.3): return try small(on: day, needs, until: 2, &random)
    case .wednesday: return try small(on: day, needs, until: 3, &random)
    default: return []
    }
  }

  /// Buys each product for eight days, or for four days if it is perishable.
  ///
  /// In some weeks, the products that are weighed at the checkout come from the market instead.
  private mutating func weekly(
    on day: Day, _ needs: [[Double]], _ random: inout DemoRandom
  ) throws(LarderError) -> [Purchase] {
    let buyer = random.happens(0.65) ? 0 : otherAdult
    let store = store(on: day, &random)
    let isMarketDay = random.happens((5...10).contains(day.civil.month) ? 0.45 : 0.2)
    let (morning, later) = (570 + random.whole(in: 0...50), 640 + random.whole(in: 0...110))
    var purchases: [Purchase] = []
    let missing = missing(needs) { goods[$0].isPerishable ? 4 : 8 }
    if isMarketDay {
      let loose = missing.filter { goods[$0.number].isWeighedAtCheckout }
      if let trip = try trip(on: day, at: morning, DemoPriceTable.market, loose, &random) {
        purchases.append((buyer == 0 ? otherAdult : 0, trip))
      }
    }
    let rest = isMarketDay ? missing.filter { !goods[$0.number].isWeighedAtCheckout } : missing
    if var trip = try trip(on: day, at: later, store, rest, &random) {
      extras(&trip, &random)
      purchases.append((buyer, trip))
    }
    return purchases
  }

  /// Buys what would otherwise run out before the next trip.
  private mutating func small(
    on day: Day, _ needs: [[Double]], until days: Int, _ random: inout DemoRandom
  ) throws(LarderError) -> [Purchase] {
    let buyer = random.happens(0.5) ? 0 : otherAdult
    let store = store(on: day, &random)
    let minute = 1020 + random.whole(in: 0...55)
    let missing = missing(needs) { _ in days + 1 }
    return try trip(on: day, at: minute, store, missing, &random).map { [(buyer, $0)] } ?? []
  }

  private var otherAdult: Int { members.indices.dropFirst().first { members[$0].isAdult } ?? 0 }

  /// Chooses a store, in most cases the household's regular store, which changes every 800 days.
  private func store(on day: Day, _ random: inout DemoRandom) -> (name: String, factor: Double) {
    let stores = DemoPriceTable.stores
    let usual = (day.number / 800 % stores.count + stores.count) % stores.count
    return random.happens(0.6) ? stores[usual] : stores[random.index(below: stores.count)]
  }

  /// The products that will run out soon, each with the grams that are missing.
  ///
  /// `days` returns, for the number of a product, how many days the product must last.
  private func missing(_ needs: [[Double]], days: (Int) -> Int) -> [(number: Int, grams: Double)] {
    goods.indices.compactMap { number in
      let need = needs.prefix(days(number)).reduce(0) { $0 + $1[number] }
      return need > stock[number] ? (number, need - stock[number]) : nil
    }
  }

  /// Creates a trip that buys the missing products in whole packs or, if they are sold by weight, in whole pieces; nil
  /// if nothing is missing.
  private mutating func trip(
    on day: Day, at minute: Int, _ store: (name: String, factor: Double), _ missing: [(number: Int, grams: Double)],
    _ random: inout DemoRandom
  ) throws(LarderError) -> Trip? {
    guard !missing.isEmpty else { return nil }
    var trip = Trip(day: day, time: moment(day, minute), store: store.name)
    for (number, grams) in missing {
      let item = goods[number]
      let food = try kitchen.food(item.food)
      let count = (grams / item.grams).rounded(.up)
      // The scales at a checkout are accurate to 2 g, and no two apples are alike.
      let weight =
        item.isWeighedAtCheckout
        ? (count * item.grams * (1 + 0.04 * random.normal()) / 2).rounded() * 2 : count * item.grams
      let unitPrice =
        item.isWeighedAtCheckout
        ? prices.perKilogram(item, number: number, factor: store.factor, on: day)
        : prices.pack(item, number: number, factor: store.factor, on: day)
      let quantity = item.isWeighedAtCheckout ? weight / 1000 : count
      let price = max(1, Int((Double(unitPrice) * quantity).rounded()))
      trip.items.append(
        TripItem(
          FoodLine(
            name: food.name, food: FoodReference(id: food.id, name: food.name),
            quantity: (item.isWeighedAtCheckout ? PurchaseUnit.kilograms : .pieces).quantity(quantity), grams: weight,
            nutrients: PartialNutrients(food.nutrients.of(grams: weight)), originalText: item.label),
          unitPrice: Money(minorUnits: unitPrice), price: Money(minorUnits: price), category: food.category))
      stock[number] += weight
      guard item.deposit > 0 else { continue }
      let deposit = item.deposit * Int(count)
      empties += deposit
      trip.items.append(TripItem(FoodLine(name: "Deposit"), price: Money(minorUnits: deposit), kind: .deposit))
    }
    return trip
  }

  /// Adds further lines to some weekly trips: a household product, a coupon, or the refunded deposit on empty bottles.
  private mutating func extras(_ trip: inout Trip, _ random: inout DemoRandom) {
    if random.happens(0.35), let nonFood = random.one(of: DemoPriceTable.nonFoods) {
      trip.items.append(
        TripItem(
          FoodLine(name: nonFood.name, quantity: Quantity(1, .piece), isSkipped: true),
          price: Money(minorUnits: nonFood.cents), category: .other))
    }
    let dear = trip.items.filter { $0.kind == .product && ($0.price?.minorUnits ?? 0) >= 300 }
    if random.happens(0.25), let item = random.one(of: dear), let price = item.price {
      trip.items.append(
        TripItem(
          FoodLine(name: "Coupon, \(item.line.name)"), price: Money(minorUnits: -max(10, price.minorUnits / 5)),
          kind: .discount))
    }
    if empties >= 100, random.happens(0.6) {
      trip.items.append(
        TripItem(FoodLine(name: "Deposit returned"), price: Money(minorUnits: -empties), kind: .depositReturn))
      empties = 0
    }
  }
}
