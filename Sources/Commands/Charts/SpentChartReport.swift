internal import Charts
internal import Domain
internal import Figures
internal import Text

/// What was spent, as one bar per day, week or month: sums, not means.
struct SpentChartReport: Analysis {
  let profile: String
  let days: ClosedRange<Day>
  let spending: [DaySpending]
  let today: Day
  let weekStart: Weekday
  let currency: Currency
  let interval: ChartInterval
  /// The earlier days to compare with; nil if no comparison was asked for.
  let previous: PreviousSpan?

  /// The earlier days of a comparison, with what was spent on them.
  struct PreviousSpan {
    let days: ClosedRange<Day>
    let spending: [DaySpending]
  }

  /// A bar: its days, and what was spent on them.
  struct Sum {
    let from: Day
    let amount: Money?
    let trips: Int
    let unpriced: Int

    init(from: Day, _ spending: some Collection<DaySpending>) {
      self.from = from
      amount = spending.amount
      trips = spending.trips
      unpriced = spending.unpriced
    }
  }

  private func sums(of spending: [DaySpending], in days: ClosedRange<Day>) -> [Sum] {
    var rest = spending[...]
    return interval.stretches(of: days, weekStart: weekStart).map { stretch in
      rest = rest.drop { $0.day < stretch.lowerBound }
      let own = rest.prefix { $0.day <= stretch.upperBound }
      return Sum(from: stretch.lowerBound, own)
    }
  }

  private var sums: [Sum] { sums(of: spending, in: days) }
  private var previousSums: [Sum]? { previous.map { sums(of: $0.spending, in: $0.days) } }

  var json: JSON {
    func days(_ sums: [Sum]) -> JSON {
      .array(sums.map { .object(["date": .string($0.from.iso), "value": .money($0.amount, currency)]) })
    }
    return .object([
      "title": .string("Spent"), "unit": .optional(currency.code), "by": .string(interval.rawValue),
      "series": .array([.object(["name": .string(profile), "days": days(sums)])]), "goal": .null,
      "previous": previousSums.map(days) ?? .null,
    ])
  }

  /// One row per bar; in a comparison, each row also has the earlier bar that the bar is compared with.
  var table: CSVTable? {
    func cells(_ sum: Sum?) -> [String] { [sum?.from.iso ?? "", FoodText.csv(sum?.amount.map(currency.number))] }
    guard let past = previousSums else { return CSVTable(["date", "spent"], sums.map(cells)) }
    let rows = sums.enumerated().map { cells($0.element) + cells($0.offset < past.count ? past[$0.offset] : nil) }
    return CSVTable(["date", "spent", "previousDate", "previous"], rows)
  }

  func document(on canvas: Canvas) -> Document {
    let span = DayText.span(days.lowerBound, days.upperBound)
    return Document(title: "Spent · \(profile) · \(span)", parts: [.chart(chart(period: span, on: canvas))])
  }

  private func chart(period: String, on canvas: Canvas) -> AmountBars {
    func price(_ money: Money) -> String { MoneyText(currency: currency, canvas: canvas).text(money) }
    let past = previousSums
    let rows = sums.enumerated().map { index, sum in
      let before = past.flatMap { index < $0.count ? $0[index].amount : nil }
      return AmountBars.Row(
        name: interval.rowName(sum.from), fullName: interval.name(sum.from), amount: amount(sum),
        figure: sum.amount.map(price) ?? "", note: note(sum, before.map { "before \(price($0))" }))
    }
    let days = Sum(from: days.lowerBound, spending)
    let heading = Heading(
      title: "Spent", unit: currency.code ?? "amount", per: interval.rawValue, subject: profile,
      period: period, coverage: days.trips.counted("trip"))
    return AmountBars(
      heading: heading, rowName: interval.rawValue, rows: rows, missing: "no trip", summary: summary(price))
  }

  private func amount(_ sum: Sum) -> Observation {
    if let amount = sum.amount { return .value(currency.number(amount)) }
    return sum.trips > 0 ? .unknown : sum.from > today ? .toCome : .missing
  }

  private func note(_ sum: Sum, _ before: String?) -> String {
    let trips = sum.trips == 0 ? nil : sum.trips.counted("trip")
    let unpriced = sum.unpriced == 0 ? nil : "\(sum.unpriced.counted("item")) without a price"
    return [trips, unpriced, before].compactMap(\.self).joined(separator: ", ")
  }

  /// The total, the mean of the bars from the first trip on, and the comparison with the earlier days.
  private func summary(_ price: (Money) -> String) -> [String] {
    guard let total = Sum(from: days.lowerBound, spending).amount else { return [] }
    // Before the first trip, spending was not recorded.
    let known = sums.drop { $0.trips == 0 }
    let passed = known.count { $0.from <= today }
    let since = known.count < sums.count ? " since the first trip" : ""
    var parts = ["total \(price(total))"]
    if passed > 1 { parts.append("mean \(price(mean(total, of: passed))) per \(interval.rawValue)\(since)") }
    guard let previous else { return parts }
    let span = DayText.span(previous.days.lowerBound, previous.days.upperBound)
    let before = Sum(from: previous.days.lowerBound, previous.spending).amount
    return parts + [before.map { "\(span): total \(price($0))" } ?? "no data for \(span)"]
  }

  /// The mean in the currency's smallest unit; halves are rounded away from zero.
  private func mean(_ total: Money, of count: Int) -> Money {
    let twice = 2 * total.minorUnits + (total.minorUnits < 0 ? -count : count)
    return Money(minorUnits: twice / (2 * count))
  }
}
