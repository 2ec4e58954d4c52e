internal import Domain
internal import Figures

/// Says what was spent in a period.
struct SpentText {
  let spending: [DaySpending]
  let money: MoneyText

  /// The number of trips.
  var trips: Int { spending.trips }

  /// The amount, and what it does not include: `€84.20 in 3 trips`, `1 of unknown cost`, `2 items without a price`.
  var parts: [String] {
    guard trips > 0 else { return ["no trip"] }
    guard let amount = spending.amount else { return ["\(trips.counted("trip")), no price known"] }
    let (unpriced, unknown) = (spending.unpriced, spending.unknownTrips)
    return ["\(money.text(amount)) in \(trips.counted("trip"))"]
      + (unknown > 0 ? ["\(unknown) of unknown cost"] : [])
      + (unpriced > 0 ? ["\(unpriced.counted("item")) without a price"] : [])
  }

  /// The amount, followed by the amount spent in the period before: `the week before: €91.10`,
  /// `same days last week: €40.20 (whole week: €91.10)`.
  ///
  /// - Parameters:
  ///   - before: The cost of the whole previous period; nil if unknown.
  ///   - sameDays: The cost of the first days of the previous period, as many as have passed in this one. Nil if this
  ///     period has ended, if these days are the whole previous period, or if the cost is unknown.
  func parts(of period: Period, today: Day, before: Money?, sameDays: Money?) -> [String] {
    guard let before else { return parts }
    let compared =
      sameDays.map {
        "\(PeriodTitle.comparison(period, today: today)): \(money.text($0)) (whole \(PeriodTitle.noun(period)): \(money.text(before)))"
      }
      ?? "\(PeriodTitle.before(period)): \(money.text(before))"
    return parts + [compared]
  }
}
