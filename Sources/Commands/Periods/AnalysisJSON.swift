internal import Domain

/// JSON values that several reports on periods share.
extension JSON {
  static func period(_ period: Period) -> JSON {
    .object([
      "kind": .string(period.kind.rawValue), "from": .string(period.from.iso), "to": .string(period.to.iso),
      "days": .int(period.dayCount),
    ])
  }

  /// An amount as a number in the currency; null if no spending is known.
  static func money(_ money: Money?, _ currency: Currency) -> JSON { .optional(money.map(currency.number)) }

  /// A day's totals; its nutrients are null if nothing is logged, or if none of the logged values is known.
  static func daySum(_ day: DaySum, _ currency: Currency) -> JSON {
    let isKnown = Nutrient.allCases.contains { day.known($0) != nil }
    return .object([
      "date": .string(day.day.iso), "nutrients": isKnown ? day.total.map { .total($0) } ?? .null : .null,
      "spent": .money(day.spent, currency), "partial": .bool(day.partialEnergy != nil),
    ])
  }

  static func comparison(_ summary: PeriodSummary, _ currency: Currency) -> JSON {
    .object([
      "period": .period(summary.period), "total": .total(summary.total), "dailyAverage": .total(summary.dailyAverage),
      "loggedDayAverage": summary.loggedDayAverage.map { .total($0) } ?? .null,
      "spent": .money(summary.spent, currency),
    ])
  }

  static func macro(_ part: MacroPart) -> JSON {
    .object(["grams": .number(part.grams), "calories": .number(part.calories), "share": .number(part.share)])
  }

  /// A marker, with its largest sources if they are given.
  ///
  /// `isOfOthers` leaves out the name of the guide's member, which is private to the profile. The level is null unless
  /// `isJudged`: a mean of several people is not judged.
  static func marker(
    _ marker: HealthMarker, sources: [NutrientSourceTotal]? = nil, isOfOthers: Bool = false, isJudged: Bool = true
  ) -> JSON {
    let owner = isOfOthers && marker.owner != .adults ? "family guide" : marker.owner.name
    var object: [String: JSON] = [
      "nutrient": .string(marker.nutrient.rawValue), "perDay": .optional(marker.perDay), "unit": .string(marker.unit),
      "limit": .optional(marker.limit), "share": .optional(marker.share),
      "level": isJudged ? .string(marker.level.rawValue) : .null,
      "reference": .string(marker.reference), "against": .string(owner),
      "freeSugarLimit": .optional(marker.freeSugarLimit), "own": .bool(marker.isCustom),
    ]
    object["sources"] = sources.map { .array($0.map(source)) }
    return .object(object)
  }

  private static func source(_ source: NutrientSourceTotal) -> JSON {
    .object(["name": .string(source.name), "amount": .number(source.amount), "times": .int(source.times)])
  }

  /// A nutrient's mean compared with what is usual; `change` is `more` or `less`, or null if the two do not clearly
  /// differ.
  ///
  /// The JSON also has the mean of all days before, the relative change, the usual range, and the means of the periods
  /// up to this one.
  static func usual(_ intake: UsualIntake) -> JSON {
    .object([
      "nutrient": .string(intake.nutrient.rawValue), "before": .number(intake.before), "now": .number(intake.now),
      "share": .optional(intake.share), "change": intake.change.map { .string($0.rawValue) } ?? .null,
      "usual": .object(["low": .number(intake.usual.lowerBound), "high": .number(intake.usual.upperBound)]),
      "means": .array(intake.means.map { .optional($0.value) }),
    ])
  }

  static func finding(_ finding: PeriodFinding) -> JSON {
    switch finding {
    case .daysAtGoal(let met, let under, let over):
      .object(["kind": .string("daysAtGoal"), "met": .int(met), "under": .int(under), "over": .int(over)])
    case .highestDay(let day, let energy):
      .object(["kind": .string("highestDay"), "date": .string(day.iso), "calories": .number(energy)])
    }
  }
}
