/// Combines what was bought and eaten of each food; a purchase or meal item without a food is matched by its name.
struct FoodMatching {
  private enum Key: Hashable {
    case food(Int)
    /// A normalized name.
    case name(String)

    /// The order in which sums are added, which is fixed because the last digit of a sum of fractions depends on it.
    var order: (Int, String) {
      switch self {
      case .food(let id): (id, "")
      case .name(let name): (.max, name)
      }
    }
  }

  private struct Entry {
    var food: FoodReference?
    /// The spellings of the name that may be shown to the profile that asks for the balance.
    var names: Set<String> = []
    var bought = BoughtAmount()
    var eaten = EatenAmount()
    /// The nutrients in what was bought of the food.
    var nutrients = NutrientTotal()
    /// The nutrients in what was eaten of the food.
    var eatenNutrients = NutrientTotal()
  }

  private var byKey: [Key: Entry] = [:]
  /// The nutrients of the foods whose weight is known in all purchases and meals; valid after `entries()`.
  private(set) var nutrients = BalanceNutrients()
  /// The products that are not in the food bank and were not logged under the same name; valid after `entries()`.
  private(set) var noFood: [LeftOutSum] = []

  init(bought: [BoughtSum], eaten: [EatenSum]) {
    let references = Set((bought.map(\.food) + eaten.map(\.food)).compactMap(\.self))
    let byName = Dictionary(grouping: references) { SearchText.normalize($0.name) }.mapValues {
      Set($0.map(\.id))
    }
    func key(_ food: FoodReference?, _ name: String) -> Key {
      if let food { return .food(food.id) }
      let plain = SearchText.normalize(name)
      // If two foods have this name, the words cannot be assigned to either.
      if let ids = byName[plain], ids.count == 1, let only = ids.first { return .food(only) }
      return .name(plain)
    }
    for sum in eaten {
      let key = key(sum.food, sum.name)
      byKey[key, default: Entry()].eaten.add(sum.amount)
      byKey[key]?.eatenNutrients.add(sum.nutrients)
      note(sum.food, sum.isOfAskingProfile ? sum.name : nil, key)
    }
    for sum in bought {
      let key = key(sum.food, sum.name)
      byKey[key, default: Entry()].bought.add(sum.amount)
      byKey[key]?.nutrients.add(sum.nutrients)
      note(sum.food, sum.isOfAskingProfile ? sum.name : nil, key)
    }
  }

  private mutating func note(_ food: FoodReference?, _ name: String?, _ key: Key) {
    if let food { byKey[key]?.food = food }
    if let name { byKey[key]?.names.insert(name) }
  }

  /// Every food that was bought or eaten, in a fixed order.
  ///
  /// Products that are not in the food bank and were not logged under the same name are added to `noFood` instead:
  /// without a food, bread cannot be distinguished from soap.
  mutating func entries() -> [FoodBalance] {
    var entries: [FoodBalance] = []
    for (key, entry) in byKey.sorted(by: { $0.key.order < $1.key.order }) {
      if case .name = key, entry.eaten.items == 0 {
        noFood.append(
          LeftOutSum(
            reason: .noFood, items: entry.bought.items, price: entry.bought.knownPrice,
            unpriced: entry.bought.unpriced))
        continue
      }
      let food = FoodBalance(
        food: entry.food, name: entry.food?.name ?? entry.names.min(), bought: entry.bought, eaten: entry.eaten,
        eatenCalories: entry.eatenNutrients[.calories])
      nutrients.add(food, bought: entry.nutrients, eaten: entry.eatenNutrients)
      entries.append(food)
    }
    return entries
  }
}

extension LeftOutSum {
  /// Combines the sums that have the same reason, in the order of the reasons.
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
