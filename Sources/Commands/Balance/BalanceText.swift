internal import Charts
internal import Domain
internal import Figures
internal import Text

/// The balance as a screen: the totals, the most expensive leftovers, and foods that may have been bought under one
/// name and eaten under another.
struct BalanceText {
  let report: BalanceReport
  let canvas: Canvas
  /// The household's balance, with each amount rounded as it is shown, so that the rows add up to the sums.
  let balance: HouseholdBalance

  /// The maximum number of leftovers, and of doubtful foods, on a screen; `--all` shows all.
  private static let leftShown = 3
  private static let doubtfulShown = 1
  private static let namesShown = 3

  init(report: BalanceReport, canvas: Canvas) {
    self.report = report
    self.canvas = canvas
    balance = report.balance.shown { Figure.shown($0) }
  }

  private var money: MoneyText { MoneyText(currency: report.currency, canvas: canvas) }
  private var foods: BalanceTable { BalanceTable(money: money, doubtful: Set(balance.doubtful.flatMap(\.bought))) }

  var document: Document {
    let period = PeriodTitle.text(report.period, today: report.today)
    let title = "Bought and eaten · household · \(period)"
    let days = "\(report.loggedDays) of \(report.possibleDays) days logged"
    let people =
      report.profiles > 1 ? " (\(report.profiles) people × \(report.possibleDays / report.profiles) days)" : ""
    let parts: [Document.Part] =
      balance.isEmpty
      ? [facts([Document.Fact("Bought", ["nothing"]), Document.Fact("Eaten", ["nothing logged"]), more])]
      : [facts([bought, left, unbought])] + left(of: balance.left) + doubtful + whole
        + [.chart(nutrients), facts([cooked, unknown, leftOut, more])]
    let today = report.period.contains(report.today) ? ", today included" : ""
    return Document(title: title, headline: "\(title) · \(days)\(people)\(today)", parts: parts)
  }

  /// The recipes whose ingredients stand in the table in place of the dish.
  private var cooked: Document.Fact? {
    report.dishes.isEmpty
      ? nil : Document.Fact("Dishes", ["counted by their ingredients: \(report.dishes.joined(separator: ", "))"])
  }

  private func facts(_ facts: [Document.Fact?]) -> Document.Part { .facts(Document.Facts(labelWidth: 11, facts)) }

  private var bought: Document.Fact? {
    let total = balance.total
    guard balance.foods.contains(where: { $0.bought.items > 0 }) else {
      return Document.Fact("Bought", [balance.unclear.isEmpty ? "no food" : "no food of known weight"])
    }
    let price = total.cost.map { " for \(money.text($0))" } ?? ""
    let share = total.share.map { " (\(Self.percent($0)) %)" } ?? ""
    let eaten = total.costEaten.map { ", worth \(money.text($0))" } ?? ""
    return Document.Fact(
      "Bought",
      ["\(weight(total.bought))\(price)", "\(canvas.weight(total.eatenOfBought))\(share) of it eaten\(eaten)"])
  }

  private var left: Document.Fact? {
    let total = balance.total
    guard balance.foods.contains(where: { $0.bought.items > 0 }) else { return nil }
    guard !balance.left.isEmpty else { return Document.Fact("Left over", ["nothing"]) }
    let doubtful = balance.doubtfulLeft
    let parts = [
      amount(total.left, total.costLeft),
      doubtful.foods > 0 ? "perhaps eaten under another name: \(amount(doubtful.left, doubtful.costLeft))" : "",
    ]
    return Document.Fact("Left over", parts)
  }

  private func weight(_ grams: Double) -> String { BalanceTable.weight(grams, on: canvas) }

  /// Formats a weight and its price: `1,200 g, €4.10`.
  private func amount(_ grams: Double, _ price: Money?) -> String {
    [weight(grams), price.map(money.text)].compactMap(\.self).joined(separator: ", ")
  }

  private var unbought: Document.Fact? {
    let foods = balance.unbought
    guard !foods.isEmpty else { return nil }
    // Doubtful foods are named further below.
    let doubtful = Set(balance.doubtful.flatMap(\.eaten))
    let telling = foods.filter { !doubtful.contains($0) }.sorted {
      FoodBalance.precedes($0, before: $1, by: \.caloriesUnbought)
    }
    let shown = report.isWhole ? [] : Array(telling.prefix(Self.namesShown))
    let rest = balance.total.unbought - shown.reduce(0) { $0 + $1.unbought }
    let names = shown.map { "\(BalanceTable.name($0)) \(canvas.weight($0.unbought))" }
    let others = foods.count > shown.count && !shown.isEmpty
    let energy = Figure.text(balance.nutrients.notBought[.calories])
    let all = "\(canvas.weight(balance.total.unbought)) (\(energy) kcal) of the food eaten in this period"
    return Document.Fact(
      "Not bought",
      [all] + names + (others ? ["\((foods.count - shown.count).counted("other")), \(canvas.weight(rest))"] : []))
  }

  /// The table of leftovers, the most expensive first: wasting half a pound of cheese costs more than wasting
  /// a kilogram of flour.
  private func left(of foods: [FoodBalance]) -> [Document.Part] {
    guard !foods.isEmpty, !report.isWhole else { return [] }
    let ordered = foods.sorted { first, second in
      let prices = [first, second].map { $0.costLeft?.minorUnits ?? -1 }
      return prices[0] != prices[1]
        ? prices[0] > prices[1] : FoodBalance.precedes(first, before: second, by: \.left)
    }
    let shown = Array(ordered.prefix(ordered.count == Self.leftShown + 1 ? ordered.count : Self.leftShown))
    return [self.foods.part(shown, rest: Array(ordered.dropFirst(shown.count)), on: canvas)]
  }

  /// Foods that were perhaps eaten under another name: `Uncooked rice 1,000 g bought · perhaps eaten as Cooked rice
  /// 1,840 g`.
  private var doubtful: [Document.Part] {
    let groups = balance.doubtful
    let shown =
      report.isWhole || groups.count == Self.doubtfulShown + 1 ? groups : Array(groups.prefix(Self.doubtfulShown))
    guard !shown.isEmpty else { return [] }
    let sentences = shown.map { group in
      let bought = group.bought.map { food in
        let word = food.eaten.items == 0 ? "bought" : "left over"
        return "\(BalanceTable.name(food)) \(weight(food.left)) \(word)"
      }
      let eaten = group.eaten.map { "\(BalanceTable.name($0)) \(canvas.weight($0.unbought))" }
      return bought.joined(separator: ", ") + " · perhaps eaten as " + eaten.joined(separator: ", ")
    }
    let more = groups.count - shown.count
    let rest = more > 0 ? ["\(more) more such \(more == 1 ? "pair" : "pairs"): `balance --all`"] : []
    return [.sentences((sentences + rest).map { StyledLine((canvas.isAccessible ? "" : "? ") + $0) })]
  }

  /// All foods, for `--all`.
  private var whole: [Document.Part] {
    guard report.isWhole else { return [] }
    let unclear = balance.unclear
    return [foods.part(balance.foods, rest: [], on: canvas)]
      + (unclear.isEmpty ? [] : [.sentences(unclear.map { foods.unclear($0, on: canvas) })])
  }

  /// One gauge per nutrient: the filled part is the share of the bought amount that was eaten, and the empty part is
  /// what is left.
  private var nutrients: Gauges {
    let (bought, eaten) = (balance.nutrients.bought, balance.nutrients.eatenOfBought)
    let shown = report.isWhole ? Nutrient.allCases : [.calories, .protein]
    return Gauges(
      rows: shown.map { nutrient in
        Gauges.Row(
          name: nutrient.label, value: eaten[nutrient], limit: bought[nutrient], unit: nutrient.unit, kind: .supply)
      })
  }

  private var unknown: Document.Fact? {
    let (bought, eaten) = (balance.nutrients.bought, balance.nutrients.eaten)
    let weights = balance.unclear.reduce(0) { $0 + $1.bought.unweighed + $1.eaten.unweighed }
    let names = balance.unclear.prefix(Self.namesShown).map(BalanceTable.name).joined(separator: ", ")
    let others = balance.unclear.count > Self.namesShown ? " ..." : ""
    let total = balance.total
    let energy = [("bought", bought.unknown(.calories)), ("eaten", eaten.unknown(.calories))].filter { $0.1 > 0 }
    return Document.Fact(
      "Unknown",
      [
        weights > 0 ? "weight of \(weights.counted("item")) (left out: \(names)\(others))" : "",
        energy.isEmpty ? "" : "energy of " + energy.map { "\($0.1) \($0.0)" }.joined(separator: ", "),
        total.priceless > 0 ? "price of \(total.priceless.counted("food"))" : "",
        total.unpriced > 0 ? "\(total.unpriced.counted("price")), taken at the food's mean" : "",
      ])
  }

  private var leftOut: Document.Fact? {
    Document.Fact(
      "Not counted",
      balance.leftOut.map { sum in
        let price = sum.price.map { " \(money.text($0))" } ?? ", no price known"
        let unpriced = sum.price != nil && sum.unpriced > 0 ? ", \(sum.unpriced) without a price" : ""
        return BalanceTable.words(sum) + price + unpriced
      })
  }

  private var more: Document.Fact? {
    .more(
      (report.isWhole ? [] : ["balance --all"]) + ["balance month", "balance --prev", "prices"])
  }

  /// Formats a share as a whole percentage; 100 only if everything was eaten.
  static func percent(_ share: Double) -> String { Figure.percent(of: min(1, share), 1) }
}
