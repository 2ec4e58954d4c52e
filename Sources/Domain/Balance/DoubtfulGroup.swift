/// Foods that are left over, and similar foods that were eaten without being bought.
///
/// They may be the same food under different names, for instance raw and cooked, so the grams of one food are never
/// subtracted from the grams of another.
package struct DoubtfulGroup: Hashable, Sendable {
  /// Foods left over, the most grams first.
  package let bought: [FoodBalance]
  /// Foods eaten without being bought, the most grams first.
  package let eaten: [FoodBalance]

  /// Creates a group with both lists sorted, the most grams first; nil if either list is empty.
  private init?(bought: [FoodBalance], eaten: [FoodBalance]) {
    guard !bought.isEmpty, !eaten.isEmpty else { return nil }
    self.bought = bought.sorted { FoodBalance.precedes($0, before: $1, by: \.left) }
    self.eaten = eaten.sorted { FoodBalance.precedes($0, before: $1, by: \.unbought) }
  }

  /// The groups among some foods, the one with the most left over first; each food is in at most one group.
  static func among(_ foods: [FoodBalance]) -> [DoubtfulGroup] {
    let eaten = byHead(foods.filter(\.hasUnbought))
    // Only foods with the same head word can be similar.
    return byHead(foods.filter(\.hasLeft)).flatMap { head, left in eaten[head].map { groups(left, $0) } ?? [] }
      .sorted { FoodBalance.precedes($0.bought[0], before: $1.bought[0], by: \.left) }
  }

  /// The group with each food's grams rounded as they are shown.
  ///
  /// Nil if after rounding nothing is left over, or nothing was eaten without being bought.
  func shown(_ round: (Double) -> Double) -> DoubtfulGroup? {
    DoubtfulGroup(
      bought: bought.map { $0.shown(round) }.filter(\.hasLeft),
      eaten: eaten.map { $0.shown(round) }.filter(\.hasUnbought))
  }

  private typealias Kind = (food: FoodBalance, kind: FoodKind)

  private static func byHead(_ foods: [FoodBalance]) -> [String: [Kind]] {
    Dictionary(
      grouping: foods.compactMap { food in food.name.flatMap(FoodKind.init).map { (food, $0) } }, by: \.kind.head)
  }

  /// The groups among foods that all have the same head word (`FoodKind.head`).
  ///
  /// If a food that is left over is similar to eaten foods of several groups, these groups become one.
  private static func groups(_ left: [Kind], _ eaten: [Kind]) -> [DoubtfulGroup] {
    var rest = eaten
    var groups: [(bought: [Kind], eaten: [Kind])] = []
    for food in left {
      let isNear = { (other: Kind) in other.kind.isNear(food.kind) }
      let near = rest.filter(isNear)
      rest.removeAll(where: isNear)
      let joined = groups.filter { $0.eaten.contains(where: isNear) }
      groups.removeAll { $0.eaten.contains(where: isNear) }
      let group = (bought: joined.flatMap(\.bought) + [food], eaten: joined.flatMap(\.eaten) + near)
      if !group.eaten.isEmpty { groups.append(group) }
    }
    return groups.compactMap { DoubtfulGroup(bought: $0.bought.map(\.food), eaten: $0.eaten.map(\.food)) }
  }
}

extension FoodBalance {
  /// Whether a food comes before another in lists: more grams first, then by name and by ID.
  ///
  /// The order of a list therefore does not depend on the order of the input.
  package static func precedes(_ food: FoodBalance, before other: FoodBalance, by grams: (FoodBalance) -> Double)
    -> Bool
  {
    let (left, right) = (grams(food), grams(other))
    if left != right { return left > right }
    return (food.name ?? "", food.food?.id ?? 0) < (other.name ?? "", other.food?.id ?? 0)
  }
}
