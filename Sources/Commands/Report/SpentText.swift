internal import Domain

/// What was spent in a period, in words.
struct SpentText {
  let spending: [DaySpending]
  let money: MoneyText

  /// How many trips there were.
  var trips: Int { spending.reduce(0) { $0 + $1.trips } }

  /// `€84.20 in 3 trips`, and what the amount leaves out: `2 items without a price`, `1 trip of unknown cost`.
  var parts: [String] {
    let amounts = spending.compactMap(\.amount)
    guard trips > 0 else { return ["no trip"] }
    guard !amounts.isEmpty else { return ["\(trips.counted("trip")), no price known"] }
    let unpriced = spending.reduce(0) { $0 + $1.unpriced }
    let unknown = spending.reduce(0) { $0 + $1.unknownTrips }
    return ["\(money.text(amounts.sum)) in \(trips.counted("trip"))"]
      + (unknown > 0 ? ["\(unknown) of unknown cost"] : [])
      + (unpriced > 0 ? ["\(unpriced.counted("item")) without a price"] : [])
  }
}
