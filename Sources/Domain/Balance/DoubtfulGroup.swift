/// Foods of which something is left over, and near ones that were eaten without being bought.
///
/// Perhaps they are the same under another name, raw and cooked for instance, so that grams of the one are never taken
/// from grams of the other.
package struct DoubtfulGroup: Hashable, Sendable {
  /// Left over, most of it first.
  package let bought: [FoodBalance]
  /// Eaten without being bought, most of it first.
  package let eaten: [FoodBalance]

  /// The groups among some foods, the one with most left over first; each food is in one group at most.
  static func among(_ foods: [FoodBalance]) -> [DoubtfulGroup] {
    let left = kinds(foods.filter(\.hasLeft))
    var rest = kinds(foods.filter(\.hasUnbought))
    // Only foods under one head can be near.
    var groups: [(bought: [Kind], eaten: [Kind])] = []
    for food in left {
      let near = rest.filter { $0.kind.isNear(food.kind) }
      rest.removeAll { $0.kind.isNear(food.kind) }
      // What is near to a food is near to all foods of its group.
      let joined = groups.filter { group in group.eaten.contains { $0.kind.isNear(food.kind) } }
      guard !near.isEmpty || !joined.isEmpty else { continue }
      groups.removeAll { group in group.eaten.contains { $0.kind.isNear(food.kind) } }
      groups.append((joined.flatMap(\.bought) + [food], joined.flatMap(\.eaten) + near))
    }
    return groups.map { group in
      DoubtfulGroup(
        bought: group.bought.map(\.food).sorted { FoodBalance.comes($0, before: $1, by: \.left) },
        eaten: group.eaten.map(\.food).sorted { FoodBalance.comes($0, before: $1, by: \.unbought) })
    }.sorted { FoodBalance.comes($0.bought[0], before: $1.bought[0], by: \.left) }
  }

  private typealias Kind = (food: FoodBalance, kind: FoodKind)

  private static func kinds(_ foods: [FoodBalance]) -> [Kind] {
    foods.compactMap { food in food.name.flatMap(FoodKind.init).map { (food, $0) } }
  }
}

extension FoodBalance {
  /// The order of a list: more first, then by name and number, so that it is the same however the foods come.
  package static func comes(_ food: FoodBalance, before other: FoodBalance, by grams: (FoodBalance) -> Double) -> Bool {
    let (left, right) = (grams(food), grams(other))
    if left != right { return left > right }
    return (food.name ?? "", food.food?.id ?? 0) < (other.name ?? "", other.food?.id ?? 0)
  }
}
