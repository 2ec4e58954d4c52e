internal import Charts
internal import Domain
internal import Text

/// Food prices over all profiles' trips: by food, by store, for one food or in one store.
struct PricesReport: Analysis {
  /// Whether the rows list foods or stores.
  enum Order: String, CaseIterable {
    case food, store
  }

  /// The text for a week or month in which a food was not bought.
  static let missing = "not bought"

  let period: Period
  let today: Day
  let weekStart: Weekday
  let book: PriceBook
  let subject: PriceSubject
  /// The number of food items whose weight or price is unknown.
  let unknown: Int
  /// Whether only foods or only stores are listed; nil to list both.
  let order: Order?
  let currency: Currency
  let isWhole: Bool

  var days: ClosedRange<Day> { period.from...period.to }

  /// The interval of a price trend: weeks if the period consists of at most 15 whole weeks, otherwise months.
  ///
  /// Other periods may begin or end within a week. The sums of such a week could be those of a single day, which must
  /// stay private.
  var interval: ChartInterval {
    let isWeeks = period.from == period.from.weekStart(weekStart) && period.dayCount.isMultiple(of: 7)
    return isWeeks && period.dayCount <= 15 * 7 ? .week : .month
  }

  func document(on canvas: Canvas) -> Document {
    switch subject {
    case .everything: PricesText(report: self, canvas: canvas).document
    case .food(let food, let store, let remark):
      FoodPricesText(report: self, food: food, store: store, remark: remark, canvas: canvas).document
    case .store(let store): StorePricesText(report: self, store: store, canvas: canvas).document
    }
  }

  /// The purchases that the subject covers: all purchases, only those of one food, or only those in one store.
  var shown: PriceBook {
    switch subject {
    case .everything: book
    case .food(let food, let store, _):
      PriceBook((store.map { book.only(in: $0.store) } ?? book).entry(of: food)?.purchases ?? [])
    case .store(let store): book.only(in: store.store)
    }
  }

  /// A food's price per kilogram in each week or month, in the currency.
  func series(_ purchases: [PurchaseSum]) -> [(from: Day, price: UnitPrice, value: Observation)] {
    interval.stretches(of: days, weekStart: weekStart).map { stretch in
      let price = UnitPrice(purchases.filter { stretch.contains($0.day) }.map(\.price))
      let value = price.perKilogram.map { Observation.value($0 / Double(currency.minorUnits)) }
      return (stretch.lowerBound, price, value ?? (stretch.lowerBound > today ? .toCome : .missing))
    }
  }

  var json: JSON {
    let shown = shown
    return .object([
      "period": .period(period), "unit": .optional(currency.code),
      "by": .string(interval.rawValue), "food": subjectFood, "store": subjectStore,
      "purchases": .int(shown.total.purchases), "unknownItems": .int(unknown),
      "foods": .array(shown.foods.map(food)),
      "stores": .array(shown.stores.map(store)),
    ])
  }

  private var subjectFood: JSON {
    guard case .food(let food, _, _) = subject else { return .null }
    return .object(["id": .int(food.id), "name": .string(food.name)])
  }

  private var subjectStore: JSON {
    switch subject {
    case .everything, .food(_, nil, _): .null
    case .food(_, let store?, _), .store(let store): .optional(store.store.name)
    }
  }

  private func food(_ entry: PriceBook.FoodEntry) -> JSON {
    let points = series(entry.purchases).map { point in
      JSON.object(["date": .string(point.from.iso), "perKilogram": money(point.price.perKilogram)])
    }
    return .object(
      unit(entry.price).merging([
        "food": .object(["id": .int(entry.food.id), "name": .string(entry.food.name)]),
        "first": money(entry.trend?.first), "last": money(entry.trend?.last),
        "trendStore": .optional(entry.trend?.store), "points": .array(points),
        "stores": .array(
          entry.stores.map { .object(unit($0.price).merging(["name": .optional($0.name)]) { own, _ in own }) }),
      ]) { own, _ in own })
  }

  private func store(_ level: PriceBook.StoreLevel) -> JSON {
    .object(
      unit(level.store.price).merging([
        "name": .optional(level.store.name), "level": .optional(level.level), "foodsCompared": .int(level.compared),
      ]) { own, _ in own })
  }

  private func unit(_ price: UnitPrice) -> [String: JSON] {
    [
      "purchases": .int(price.purchases), "grams": .number(price.grams), "price": .money(price.price, currency),
      "perKilogram": money(price.perKilogram), "per100kcal": money(price.per100kcal),
      "per10gProtein": money(price.per10gProtein),
    ]
  }

  private func money(_ minorUnits: Double?) -> JSON { .optional(number(minorUnits)) }
  private func number(_ minorUnits: Double?) -> Double? { minorUnits.map { $0 / Double(currency.minorUnits) } }

  /// A row per food and store.
  var table: CSVTable? {
    CSVTable(
      ["food", "name", "store", "purchases", "grams", "price", "perKilogram", "per100kcal", "per10gProtein"],
      shown.foods.flatMap { entry in
        entry.stores.map { store in
          let price = store.price
          return [
            String(entry.food.id), entry.food.name, store.name ?? "", String(price.purchases),
            FoodText.csv(price.grams), FoodText.csv(currency.number(price.price)),
          ] + [price.perKilogram, price.per100kcal, price.per10gProtein].map { FoodText.csv(number($0)) }
        }
      })
  }
}

extension PriceBook {
  /// A food's purchases; nil if the food was not bought.
  func entry(of food: FoodReference) -> FoodEntry? { foods.first { $0.food.id == food.id } }
}
