internal import Domain
internal import Store
internal import Text

/// Where the week of the profile in use stands, and its last trips.
struct HomeReport: Analysis {
  let week: MemberSummary
  let spending: [DaySpending]
  let trips: [TripOutline]
  /// The last day up to today on which anything was eaten, looked for where this week has none; nil where there is
  /// none.
  let lastDay: Day?
  let currency: Currency

  /// Trips that are listed.
  private static let tripCount = 5

  /// Reads what it shows in five short queries: the years before cost nothing.
  static func make(_ profile: Profile, _ session: Session, _ reading: Reading) throws -> HomeReport {
    let door = reading.profile(profile.id)
    let (today, settings) = (session.today, session.settings)
    let period = Period.week(of: today, weekStart: settings.weekStart)
    let days = try door.daySums(from: period.previous.from, to: period.to)
    let week = MemberSummary(
      profile: profile, summary: PeriodSummary(period: period, days: days, today: today),
      previous: PeriodSummary(period: period.previous, days: days, today: today), goals: try door.goals() ?? .fresh)
    return HomeReport(
      week: week, spending: try door.spending(from: period.from, to: period.to),
      trips: try door.tripOutlines(last: tripCount),
      lastDay: try week.summary.daysLogged > 0 ? today : reading.household.lastDays(to: today)[profile.id],
      currency: settings.currency)
  }

  /// What the prompt says of the same moment.
  var standing: Standing {
    Standing(profile: week.profile, eaten: today.total?[.calories] ?? 0, goal: week.goals.calories)
  }

  /// Today's sum.
  var today: DaySum {
    let day = week.summary.today
    return week.summary.days.first { $0.day == day } ?? DaySum(day: day, total: nil, items: 0)
  }

  /// What was spent this week; nil where nothing was bought or no price is known.
  var spent: Money? { spending.amount }

  var json: JSON {
    let sums = week.summary
    return .object([
      "profile": .string(week.profile.name), "date": .string(sums.today.iso),
      "week": .object([
        "period": .period(sums.period), "daysLogged": .int(sums.daysLogged), "daysPassed": .int(sums.daysPassed),
        "total": .total(sums.total), "unknown": .unknown(sums.total), "dailyAverage": .total(sums.dailyAverage),
        "loggedDayAverage": sums.loggedDayAverage.map { .total($0) } ?? .null, "spent": .money(spent, currency),
        "standing": .optional(week.standing?.word),
        "previous": .object([
          "daysLogged": .int(week.previous.daysLogged), "total": .total(week.previous.total),
          "loggedDayAverage": week.previous.loggedDayAverage.map { .total($0) } ?? .null,
        ]),
      ]),
      "today": today.total.map { .total($0) } ?? .null, "goals": .goals(week.goals), "trips": .array(trips.map(trip)),
    ])
  }

  private func trip(_ trip: TripOutline) -> JSON {
    .object([
      "id": .int(trip.id), "date": .string(trip.day.iso), "store": .optional(trip.store),
      "total": .money(trip.total, currency),
      "items": .int(trip.items),
    ])
  }

  /// The week's days.
  var table: CSVTable? {
    CSVTable(
      ["date"] + Nutrient.allCases.map(\.rawValue),
      week.summary.days.map { day in [day.day.iso] + Nutrient.allCases.map { FoodText.csv(day.known($0)) } })
  }

  func document(on canvas: Canvas) -> Document { HomeCard(report: self, canvas: canvas).document }
}
