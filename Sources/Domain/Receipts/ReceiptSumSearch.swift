/// Picks, of the prices that were read for each line, those that give a printed total.
///
/// The most agreed price of each line is tried first, then with as few votes lost as possible others, lines that only some
/// readings have, and lines left out.
struct ReceiptSumSearch {
  /// The lines that were picked.
  struct Solution {
    let items: [ReceiptItem]
    /// The printed total that is given, or the most agreed one; nil if none was read.
    let total: Int?
    /// Whether two readings have each price and the total, and no other prices that were read give the total too.
    let isCertain: Bool
  }

  /// What may be in a place of the list: a price, or nothing.
  private struct Option {
    let price: Int?
    /// Votes that are lost by it.
    let cost: Int
    /// Whether it may be certain: two readings have the price, of which one has it as it is printed, and fewer have any other;
    /// or for a line that is left out, most readings do not have it.
    ///
    /// A price that only the total speaks for is no proof, for a digit that was misread elsewhere may ask for it.
    let isAgreed: Bool
  }

  /// Prices for the first lines.
  private struct Path {
    var sum = 0
    var cost = 0
    /// A number for the prices in their order, without the lines that are left out.
    var list: UInt64 = 0
    /// The last choice; -1 before the first line.
    var choice = -1
  }

  /// What was chosen for a line, and the choice for the line before.
  private struct Choice {
    let price: Int?
    let before: Int
  }

  let solution: Solution?

  init(_ columns: ReceiptColumns, _ totals: [Int: Int]) {
    let options = columns.columns.map { Self.options($0, columns.weights) }
    let (paths, choices) = Self.paths(options)
    let order = totals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let votes = order.first?.value ?? 0
    // What a total costs that fewer readings have counts twice: a receipt has one.
    let found = order.compactMap { total, count in
      paths.filter { $0.sum == total }.min { $0.cost < $1.cost }.map {
        (total: total, path: $0, cost: $0.cost + (votes - count) * 2)
      }
    }
    let best = found.min { $0.cost < $1.cost }
    guard let path = best?.path ?? paths.first else {
      solution = order.first.map { Solution(items: [], total: $0.key, isCertain: false) }
      return
    }
    var prices: [Int?] = []
    var choice = path.choice
    while choice >= 0 {
      prices.append(choices[choice].price)
      choice = choices[choice].before
    }
    prices.reverse()
    let items = zip(columns.columns, prices).compactMap { column, price in
      price.map { column.item(costing: Money(minorUnits: $0)) }
    }
    let isAgreed = zip(options, prices).allSatisfy { options, price in
      options.contains { $0.price == price && $0.isAgreed }
    }
    // Another list that gives a total is possible unless it loses more votes than all readings of one line have.
    let limit = (best?.path.cost ?? 0) + columns.weights.values.reduce(0, +)
    let others = paths.filter { path in
      path.cost < limit && path.list != best?.path.list && order.contains { $0.key == path.sum }
    }
    solution = Solution(
      items: items, total: best?.total ?? order.first?.key, isCertain: best != nil && isAgreed && others.isEmpty)
  }

  /// The most prices that are tried for a line, and the most lists that are kept.
  private static let mostOptions = 4
  private static let mostPaths = 3000
  /// The most lists with the same sum.
  private static let mostAlike = 3

  private static func options(_ column: ReceiptColumns.Column, _ weights: [Int: Int]) -> [Option] {
    var votes: [Int: (weight: Int, readings: Int, certain: Int)] = [:]
    for entry in column.entries {
      votes[entry.item.price.minorUnits, default: (0, 0, 0)].weight += entry.weight
      votes[entry.item.price.minorUnits, default: (0, 0, 0)].readings += 1
      if entry.isCertain { votes[entry.item.price.minorUnits, default: (0, 0, 0)].certain += 1 }
    }
    let having = Set(column.entries.map(\.reading))
    let absent = weights.reduce(0) { $0 + (having.contains($1.key) ? 0 : $1.value) }
    let present = column.entries.reduce(0) { $0 + $1.weight }
    let ordered = votes.sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
    let best = ordered.first?.value.weight ?? 0
    let second = ordered.dropFirst().first?.value.weight ?? 0
    // Whether the line is there and what it costs are two questions.
    let (there, gone) = (max(0, absent - present), max(0, present - absent))
    var options = ordered.prefix(mostOptions).map { price, votes in
      Option(
        price: price, cost: there + best - votes.weight,
        isAgreed: votes.certain >= 1 && votes.readings >= 2 && votes.weight == best && best > second)
    }
    // A line without a price changes no sum, so that it is not a way to another one.
    if ordered.contains(where: { $0.key != 0 }) {
      options.append(Option(price: nil, cost: gone, isAgreed: column.entries.count * 2 < weights.count))
    } else if there > 0 {
      options = [Option(price: nil, cost: 0, isAgreed: true)]
    }
    return options
  }

  /// The cheapest lists of prices, the cheapest of all first; for each sum the cheapest ones.
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
      // Ties by the list, so that the answer does not depend on the order of a dictionary.
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

  /// Keeps a list among those with the same sum, if it is one of the cheapest; the same prices by another way are no other
  /// list.
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
