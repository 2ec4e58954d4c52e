/// Puts both sides of a food together: by the food first, then by the same name where one side has no food.
struct FoodMatching {
  private enum Key: Hashable {
    case food(Int)
    /// A normalized name.
    case name(String)

    /// Sums of fractions hang on their order in the last digit: it is always the same.
    var order: (Int, String) {
      switch self {
      case .food(let id): (id, "")
      case .name(let name): (.max, name)
      }
    }
  }

  private struct Thing {
    var food: FoodReference?
    /// The spellings that may be shown.
    var names: Set<String> = []
    var bought = BoughtAmount()
    var eaten = EatenAmount()
    /// Of what was bought.
    var nutrients = NutrientTotal()
    /// Of what was eaten.
    var eatenNutrients = NutrientTotal()
  }

  private var byKey: [Key: Thing] = [:]
  /// Of the things that are weighed on both sides; of use after `things()`.
  private(set) var nutrients = BalanceNutrients()
  /// The products that are no food; of use after `things()`.
  private(set) var noFood: [LeftOutSum] = []

  init(bought: [BoughtSum], eaten: [EatenSum]) {
    let references = Set((bought.map(\.food) + eaten.map(\.food)).compactMap(\.self))
    let byName = Dictionary(grouping: references) { SearchText.normalize($0.name) }.mapValues {
      Set($0.map(\.id))
    }
    func key(_ food: FoodReference?, _ name: String) -> Key {
      if let food { return .food(food.id) }
      let plain = SearchText.normalize(name)
      // Two foods may bear one name: whose it is then, nobody knows.
      if let ids = byName[plain], ids.count == 1, let only = ids.first { return .food(only) }
      return .name(plain)
    }
    for sum in eaten {
      let key = key(sum.food, sum.name)
      byKey[key, default: Thing()].eaten.add(sum.amount)
      byKey[key]?.eatenNutrients.add(sum.nutrients)
      note(sum.food, sum.isOwn ? sum.name : nil, key)
    }
    for sum in bought {
      let key = key(sum.food, sum.name)
      byKey[key, default: Thing()].bought.add(sum.amount)
      byKey[key]?.nutrients.add(sum.nutrients)
      note(sum.food, sum.isOwn ? sum.name : nil, key)
    }
  }

  private mutating func note(_ food: FoodReference?, _ name: String?, _ key: Key) {
    if let food { byKey[key]?.food = food }
    if let name { byKey[key]?.names.insert(name) }
  }

  /// What was bought or eaten, in no order; products that are no food of the bank and that nobody ate by that name are
  /// `noFood` instead: bread without a food cannot be told from soap.
  mutating func things() -> [FoodBalance] {
    var things: [FoodBalance] = []
    for (key, thing) in byKey.sorted(by: { $0.key.order < $1.key.order }) {
      if case .name = key, thing.eaten.items == 0 {
        noFood.append(
          LeftOutSum(
            reason: .noFood, items: thing.bought.items, price: thing.bought.knownPrice,
            unpriced: thing.bought.unpriced))
        continue
      }
      let food = FoodBalance(
        food: thing.food, name: thing.food?.name ?? thing.names.min(), bought: thing.bought, eaten: thing.eaten,
        eatenCalories: thing.eatenNutrients[.calories])
      nutrients.add(food, bought: thing.nutrients, eaten: thing.eatenNutrients)
      things.append(food)
    }
    return things
  }
}

extension LeftOutSum {
  /// The sums of each reason together, in the reasons' order.
  static func merged(_ sums: [LeftOutSum]) -> [LeftOutSum] {
    Reason.allCases.compactMap { reason in
      let own = sums.filter { $0.reason == reason }
      guard !own.isEmpty else { return nil }
      return LeftOutSum(
        reason: reason, items: own.reduce(0) { $0 + $1.items }, price: own.compactMap(\.price).knownSum,
        unpriced: own.reduce(0) { $0 + $1.unpriced })
    }
  }
}
