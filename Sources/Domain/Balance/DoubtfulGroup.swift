/// Foods of which something is left over, and near ones that were eaten without being bought.
///
/// Perhaps they are the same under another name, raw and cooked for instance, so that grams of the one are never taken
/// from grams of the other.
package struct DoubtfulGroup: Hashable, Sendable {
  /// Left over, most of it first.
  package let bought: [FoodBalance]
  /// Eaten without being bought, most of it first.
  package let eaten: [FoodBalance]

  /// Foods in the order of a list; nil where one of the sides has none.
  private init?(bought: [FoodBalance], eaten: [FoodBalance]) {
    guard !bought.isEmpty, !eaten.isEmpty else { return nil }
    self.bought = bought.sorted { FoodBalance.comes($0, before: $1, by: \.left) }
    self.eaten = eaten.sorted { FoodBalance.comes($0, before: $1, by: \.unbought) }
  }

  /// The groups among some foods, the one with most left over first; each food is in one group at most.
  static func among(_ foods: [FoodBalance]) -> [DoubtfulGroup] {
    let eaten = byHead(foods.filter(\.hasUnbought))
    // Only foods under one head can be near.
    return byHead(foods.filter(\.hasLeft)).flatMap { head, left in eaten[head].map { groups(left, $0) } ?? [] }
      .sorted { FoodBalance.comes($0.bought[0], before: $1.bought[0], by: \.left) }
  }

  /// The same with each food's grams as they are shown; nil where then nothing is left, or eaten without being bought.
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

  /// The groups under one head: a food joins every group that has something near to it.
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
  /// The order of a list: more first, then by name and number, so that it is the same however the foods come.
  package static func comes(_ food: FoodBalance, before other: FoodBalance, by grams: (FoodBalance) -> Double) -> Bool {
    let (left, right) = (grams(food), grams(other))
    if left != right { return left > right }
    return (food.name ?? "", food.food?.id ?? 0) < (other.name ?? "", other.food?.id ?? 0)
  }
}
