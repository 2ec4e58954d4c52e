internal import Domain

/// What was spent in a period, in words.
struct SpentText {
  let spending: [DaySpending]
  let money: MoneyText

  /// How many trips there were.
  var trips: Int { spending.trips }

  /// `€84.20 in 3 trips`, and what the amount leaves out: `2 items without a price`, `1 trip of unknown cost`.
  var parts: [String] {
    guard trips > 0 else { return ["no trip"] }
    guard let amount = spending.amount else { return ["\(trips.counted("trip")), no price known"] }
    let (unpriced, unknown) = (spending.unpriced, spending.unknownTrips)
    return ["\(money.text(amount)) in \(trips.counted("trip"))"]
      + (unknown > 0 ? ["\(unknown) of unknown cost"] : [])
      + (unpriced > 0 ? ["\(unpriced.counted("item")) without a price"] : [])
  }

  /// The same, and behind it what the period before cost: `week before €91.10`, `same days last week €40.20 of €91.10`.
  ///
  /// - Parameters:
  ///   - before: What all of it cost; nil where nothing is known of it.
  ///   - sameDays: The part on as many days as have passed of a running period; nil where that is all of it, or nothing.
  func parts(of period: Period, today: Day, before: Money?, sameDays: Money?) -> [String] {
    guard let before else { return parts }
    let compared =
      sameDays.map { "\(PeriodTitle.comparison(period, today: today)) \(money.text($0)) of \(money.text(before))" }
      ?? "\(PeriodTitle.before(period)) \(money.text(before))"
    return parts + [compared]
  }
}
