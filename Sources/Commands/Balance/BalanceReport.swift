internal import Domain
internal import Store
internal import Text

/// What the household bought, compared with what all its profiles together logged as eaten; never split by profile.
struct BalanceReport: Analysis {
  let period: Period
  let today: Day
  let balance: HouseholdBalance
  /// The titles of the recipes that the asking profile ate and whose ingredients are counted in place of the dish.
  let dishes: [String]
  /// The number of days up to today on which something was logged, added up over all profiles.
  let loggedDays: Int
  let profiles: Int
  let currency: Currency
  /// Whether everything is shown: `--all`.
  let isWhole: Bool

  static func make(
    _ profile: Profile, _ period: Period, isWhole: Bool, _ session: Session, _ reading: ReadTransaction
  ) throws -> BalanceReport {
    let records = reading.household
    let bought = try records.bought(from: period.from, to: period.to, askedBy: profile.id)
    let dishes = try Dishes(records.dishes(from: period.from, to: period.to), askedBy: profile.id, reading)
    let eaten = try records.eaten(from: period.from, to: period.to, askedBy: profile.id) + dishes.sums
    let logged = try records.loggedDays(from: period.from, to: min(period.to, session.today))
    return BalanceReport(
      period: period, today: session.today,
      balance: HouseholdBalance(bought: bought.sums, eaten: eaten, others: bought.others), dishes: dishes.titles,
      loggedDays: logged.days, profiles: logged.profiles, currency: session.settings.currency, isWhole: isWhole)
  }

  /// The number of days on which something could have been logged: the days so far, times the profiles.
  var possibleDays: Int { period.daysPassed(today: today) * profiles }

  func document(on canvas: Canvas) -> Document { BalanceText(report: self, canvas: canvas).document }

  var json: JSON {
    let nutrients = balance.nutrients
    let (bought, eaten) = (nutrients.bought, nutrients.eatenOfBought)
    return .object([
      "period": .period(period), "profiles": .int(profiles), "daysLogged": .int(loggedDays),
      "daysPossible": .int(possibleDays), "dishes": .array(dishes.map(JSON.string)),
      "foods": .array((balance.foods + balance.unclear).map(food)), "total": total(balance.total),
      "doubtful": .array(
        balance.doubtful.map { group in
          .object(["bought": .array(group.bought.map(food)), "eaten": .array(group.eaten.map(food))])
        }),
      "leftOut": .array(balance.leftOut.map(leftOut)),
      "nutrients": .object([
        "bought": .total(bought), "eaten": .total(nutrients.eaten), "eatenOfBought": .total(eaten),
        "notBought": .total(nutrients.notBought),
        "unknown": .object(["bought": .unknown(bought), "eaten": .unknown(nutrients.eaten)]),
        "shareEaten": .object(
          Dictionary(
            uniqueKeysWithValues: Nutrient.allCases.map { nutrient in
              (nutrient.rawValue, .optional(bought[nutrient] > 0 ? eaten[nutrient] / bought[nutrient] : nil))
            })),
      ]),
    ])
  }

  private func food(_ food: FoodBalance) -> JSON {
    let isWeighed = food.isWeighed
    return .object([
      "food": food.food.map { .object(["id": .int($0.id), "name": .string($0.name)]) } ?? .null,
      "name": .optional(food.name),
      "bought": .object([
        "items": .int(food.bought.items), "grams": .number(food.bought.grams),
        "price": .money(food.bought.knownPrice, currency), "unknownWeight": .int(food.bought.unweighed),
        "unknownPrice": .int(food.bought.unpriced),
      ]),
      "eaten": .object([
        "items": .int(food.eaten.items), "grams": .number(food.eaten.grams),
        "unknownWeight": .int(food.eaten.unweighed),
      ]),
      "left": .optional(isWeighed ? food.left : nil), "notBought": .optional(isWeighed ? food.unbought : nil),
      "cost": .money(isWeighed ? food.cost : nil, currency),
      "costEaten": .money(isWeighed ? food.costEaten : nil, currency),
      "costLeft": .money(isWeighed ? food.costLeft : nil, currency),
      "shareEaten": .optional(isWeighed ? food.share : nil),
    ])
  }

  private func total(_ total: BalanceTotal) -> JSON {
    .object([
      "foods": .int(total.foods), "bought": .number(total.bought), "eaten": .number(total.eaten),
      "left": .number(total.left), "notBought": .number(total.unbought), "cost": .money(total.cost, currency),
      "costEaten": .money(total.costEaten, currency), "costLeft": .money(total.costLeft, currency),
      "shareEaten": .optional(total.share), "foodsWithoutPrice": .int(total.priceless),
    ])
  }

  private func leftOut(_ sum: LeftOutSum) -> JSON {
    .object([
      "reason": .string(sum.reason.rawValue), "items": .int(sum.items), "price": .money(sum.price, currency),
      "unknownPrice": .int(sum.unpriced),
    ])
  }

  /// A row per food; a cell is empty if its value is unknown because a weight or price is missing.
  var table: CSVTable? {
    CSVTable(
      [
        "food", "name", "boughtItems", "boughtUnknownWeight", "boughtGrams", "eatenItems", "eatenUnknownWeight",
        "eatenGrams", "left", "notBought", "cost", "costEaten", "costLeft", "shareEaten",
      ], (balance.foods + balance.unclear).map(row))
  }

  private func row(_ food: FoodBalance) -> [String] {
    let isWeighed = food.isWeighed
    func money(_ money: Money?) -> String { FoodText.csv(isWeighed ? money.map(currency.number) : nil) }
    return [
      food.food.map { String($0.id) } ?? "", food.name ?? "", String(food.bought.items),
      String(food.bought.unweighed), FoodText.csv(food.bought.grams), String(food.eaten.items),
      String(food.eaten.unweighed), FoodText.csv(food.eaten.grams), FoodText.csv(isWeighed ? food.left : nil),
      FoodText.csv(isWeighed ? food.unbought : nil), money(food.cost), money(food.costEaten), money(food.costLeft),
      FoodText.csv(isWeighed ? food.share : nil),
    ]
  }
}

/// The dishes of recipes that were eaten, as sums of their ingredients.
private struct Dishes {
  /// What was eaten of each ingredient.
  private(set) var sums: [EatenSum] = []
  /// The titles of the recipes that the asking profile ate and whose ingredients are in `sums`.
  private(set) var titles: [String] = []

  init(_ dishes: [EatenDish], askedBy profile: Int, _ reading: ReadTransaction) throws {
    var known: [[Int]: Recipe?] = [:]
    /// Reads each recipe only once, as a profile sees it: a favourite is only its owner's.
    func recipe(_ id: Int, seenBy eater: Int) throws -> Recipe? {
      if let recipe = known[[id, eater]] { return recipe }
      let recipe = try reading.recipes(of: eater).recipe(id)
      known[[id, eater]] = .some(recipe)
      return recipe
    }
    var seen: Set<String> = []
    for dish in dishes {
      let whole = try recipe(dish.recipe, seenBy: dish.profile)
      let parts = try dish.sums(whole, isOfAskingProfile: dish.profile == profile) {
        try recipe($0, seenBy: dish.profile)
      }
      sums += parts
      // What others ate is not told.
      if dish.profile == profile, parts.contains(where: { $0.food != nil }), let whole { seen.insert(whole.title) }
    }
    titles = seen.sorted()
  }
}
