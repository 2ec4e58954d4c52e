/// Chooses one of the prices that were read for each line, so that they add up to a printed total if they can.
///
/// A line that most readings have stays, with the price that most of them have. Only where the readings are divided, or
/// where its own quantity gives another price, the total decides, losing as few votes as possible. If no such choice
/// adds up, the prices with the most votes remain, and the lines that are most likely wrong are named.
struct ReceiptSumSearch {
  /// The result of the search.
  struct Solution {
    let items: [ReceiptItem]
    /// The total to which the items add up, or else the total with the most votes; nil if no total was read.
    let total: Int?
    /// The places of the items that are most likely wrong; empty if the items add up to the total.
    let suspects: [Int]
    /// Whether the result can be relied on.
    ///
    /// The result is certain if the readings agree on each line, the chosen prices add up to a total that was read, and
    /// no other likely prices add up to such a total.
    let isCertain: Bool
  }

  /// A choice for one line of the list: a price, or leaving out the line.
  private struct Option {
    let price: Int?
    /// How many votes the choice loses compared with the best choice.
    let cost: Int
    /// Whether the readings agree on this choice.
    ///
    /// At least two readings must have the price, one of them as printed, and no other price may have as many votes. To
    /// leave out a line, most readings must lack it.
    ///
    /// It is not enough that the total requires a price, since the price may make up for a wrong digit elsewhere.
    let isAgreed: Bool
    /// Whether the choice may be made to reach a total: no other choice has most of the votes, or the line's own
    /// quantity gives this price.
    let isOpen: Bool
  }

  /// A list of chosen prices for the first lines.
  private struct Path {
    var sum = 0
    var cost = 0
    /// A hash of the chosen prices in order, without lines that are left out.
    var list: UInt64 = 0
    /// The index of the choice for the last line; -1 before the first line.
    var choice = -1
  }

  /// The choice for one line, with the index of the choice for the line before it.
  private struct Choice {
    let price: Int?
    let before: Int
  }

  let solution: Solution?

  init(_ columns: ReceiptColumns, _ totals: [Int: Int]) {
    let options = columns.columns.map { Self.options($0, columns) }
    let order = totals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let open = Tree(options.map { $0.filter(\.isOpen) })
    let best = open.best(of: order)
    guard let path = best?.path ?? open.paths.first else {
      solution = order.first.map { Solution(items: [], total: $0.key, suspects: [], isCertain: false) }
      return
    }
    let prices = open.prices(path)
    let items = zip(columns.columns, prices).compactMap { column, price in
      price.map { column.item(costing: Money(minorUnits: $0)) }
    }
    let isAgreed = zip(options, prices).allSatisfy { options, price in
      options.contains { $0.price == price && $0.isAgreed }
    }
    let every = options.joined().allSatisfy(\.isOpen) ? open : Tree(options)
    // Another list counts as possible if the votes that it loses beyond the best one are fewer than the votes that all
    // readings together have for one line.
    let limit = (best?.path.cost ?? 0) + columns.weights.values.reduce(0, +)
    let others = every.paths.filter { path in
      path.cost < limit && path.list != best?.path.list && order.contains { $0.key == path.sum }
    }
    var suspects: [Int] = []
    if best == nil, !order.isEmpty {
      let forced = every.best(of: order).map { every.prices($0.path) }
      suspects = Self.suspects(columns, prices, forced)
    }
    solution = Solution(
      items: items, total: best?.total ?? order.first?.key, suspects: suspects,
      isCertain: best != nil && isAgreed && others.isEmpty)
  }

  /// The places among the chosen items of those that are most likely wrong.
  ///
  /// `forced` are the prices that would give the total if any price of any reading were taken; nil if none would.
  private static func suspects(_ columns: ReceiptColumns, _ prices: [Int?], _ forced: [Int?]?) -> [Int] {
    var changed: [Int] = []
    var divided: [(place: Int, votes: Int)] = []
    var place = 0
    for (index, price) in prices.enumerated() {
      guard let price else { continue }
      let entries = columns.columns[index].entries
      let same = entries.filter { $0.item.price.minorUnits == price }
      if let forced, forced[index] != price { changed.append(place) }
      if same.count < entries.count || same.count * 2 <= columns.weights.count {
        divided.append((place, same.reduce(0) { $0 + $1.weight }))
      }
      place += 1
    }
    // If many prices have to change to reach the total, the total or a line that nobody could read is wrong.
    if (1...mostSuspects).contains(changed.count) { return changed }
    return divided.sorted { ($0.votes, $0.place) < ($1.votes, $1.place) }.prefix(mostSuspects).map(\.place)
  }

  /// The maximum number of lines that are named as most likely wrong.
  private static let mostSuspects = 3

  /// The maximum number of prices that are tried for a line.
  ///
  /// `mostPaths` is the maximum number of lists that are kept.
  private static let mostOptions = 4
  private static let mostPaths = 3000
  /// The maximum number of lists with the same sum that are kept.
  private static let mostAlike = 3

  /// The choices for a line, the one with the most votes first.
  private static func options(_ column: ReceiptColumns.Column, _ columns: ReceiptColumns) -> [Option] {
    var votes: [Int: (weight: Int, readings: Int, certain: Int)] = [:]
    for entry in column.entries {
      votes[entry.item.price.minorUnits, default: (0, 0, 0)].weight += entry.weight
      votes[entry.item.price.minorUnits, default: (0, 0, 0)].readings += 1
      if entry.isCertain { votes[entry.item.price.minorUnits, default: (0, 0, 0)].certain += 1 }
    }
    let absent = columns.absence(of: column)
    let present = column.entries.reduce(0) { $0 + $1.weight }
    let ordered = votes.sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
    let best = ordered.first?.value.weight ?? 0
    let second = ordered.dropFirst().first?.value.weight ?? 0
    // Votes on whether the line exists are separate from votes on its price.
    let (there, gone) = (max(0, absent - present), max(0, present - absent))
    let isSettled = best * 2 > present
    let proved = Set(column.entries.map(\.item).filter(\.isProved).map(\.price.minorUnits))
    var options = ordered.prefix(mostOptions).enumerated().map { place, entry in
      let (price, votes) = entry
      return Option(
        price: price, cost: there + best - votes.weight,
        isAgreed: votes.certain >= 1 && votes.readings >= 2 && votes.weight == best && best > second,
        isOpen: place == 0 || !isSettled || proved.contains(price))
    }
    // Leaving out a line whose price is zero does not change the sum, so it is not an alternative.
    if ordered.contains(where: { $0.key != 0 }) {
      options.append(
        Option(price: nil, cost: gone, isAgreed: column.entries.count * 2 < columns.weights.count, isOpen: gone == 0))
    } else if there > 0 {
      options = [Option(price: nil, cost: 0, isAgreed: true, isOpen: true)]
    }
    return options
  }
}

extension ReceiptSumSearch {
  /// The lists of prices that can be put together from the choices for each line.
  private struct Tree {
    /// The lists that lose the fewest votes, best first.
    let paths: [Path]
    private let choices: [Choice]

    init(_ options: [[Option]]) { (paths, choices) = ReceiptSumSearch.paths(options) }

    /// The list that gives one of the totals and loses the fewest votes; nil if no list gives a total.
    func best(of totals: [(key: Int, value: Int)]) -> (total: Int, path: Path)? {
      let votes = totals.first?.value ?? 0
      // Votes that a total loses count twice, since a receipt has only one total.
      let found = totals.compactMap { total, count in
        paths.filter { $0.sum == total }.min { $0.cost < $1.cost }.map {
          (total: total, path: $0, cost: $0.cost + (votes - count) * 2)
        }
      }
      return found.min { $0.cost < $1.cost }.map { ($0.total, $0.path) }
    }

    /// The price of each line in a list; nil for a line that is left out.
    func prices(_ path: Path) -> [Int?] {
      var prices: [Int?] = []
      var choice = path.choice
      while choice >= 0 {
        prices.append(choices[choice].price)
        choice = choices[choice].before
      }
      return prices.reversed()
    }
  }

  /// The lists of prices that lose the fewest votes, best first, with at most `mostAlike` lists for each sum.
  private static func paths(_ options: [[Option]]) -> (paths: [Path], choices: [Choice]) {
    var paths = [Path()]
    var choices: [Choice] = []
    for column in options {
      var bySum: [Int: [(path: Path, price: Int?)]] = [:]
      for path in paths {
        for option in column {
          var next = path
          next.sum += option.price ?? 0
          next.cost += option.cost
          if let price = option.price {
            next.list = (next.list ^ UInt64(bitPattern: Int64(price))) &* 0x9E37_79B9_7F4A_7C15
            next.list ^= next.list >> 29
          }
          Self.keep(next, option.price, in: &bySum[next.sum, default: []])
        }
      }
      paths = []
      // Equal costs are sorted by the list, so that the result does not depend on the order of a dictionary.
      let cheapest = bySum.values.joined().sorted { ($0.path.cost, $0.path.list) < ($1.path.cost, $1.path.list) }
      for (path, price) in cheapest.prefix(mostPaths) {
        choices.append(Choice(price: price, before: path.choice))
        var path = path
        path.choice = choices.count - 1
        paths.append(path)
      }
    }
    return (paths, choices)
  }

  /// Keeps a list among those with the same sum if it is one of the best; of two lists with the same prices, only the
  /// better one is kept.
  private static func keep(_ next: Path, _ price: Int?, in alike: inout [(path: Path, price: Int?)]) {
    if let same = alike.firstIndex(where: { $0.path.list == next.list }) {
      if alike[same].path.cost > next.cost { alike[same] = (next, price) }
    } else if alike.count < mostAlike {
      alike.append((next, price))
    } else if let worst = alike.indices.max(by: { alike[$0].path.cost < alike[$1].path.cost }),
      alike[worst].path.cost > next.cost
    {
      alike[worst] = (next, price)
    }
  }
}
