internal import Domain
internal import Store
internal import Text

/// How the current week of the profile in use is going, and the profile's last trips.
struct HomeReport: Analysis {
  let week: MemberSummary
  let spending: [DaySpending]
  let trips: [TripOutline]
  /// The last day, up to today, on which anything was logged; nil if there is no such day.
  ///
  /// The day is searched for only if nothing is logged this week; otherwise it is simply set to today.
  let lastDay: Day?
  let currency: Currency
  /// How many recipes are ready in the inbox.
  let inboxReady: Int

  /// How many trips are listed.
  private static let tripCount = 5

  /// Reads all parts of the report in six short queries, which stay just as fast after years of logging.
  static func make(_ profile: Profile, _ session: Session, _ reading: ReadTransaction) throws -> HomeReport {
    let records = reading.profile(profile.id)
    let (today, settings) = (session.today, session.settings)
    let period = Period.week(of: today, weekStart: settings.weekStart)
    let days = try records.daySums(from: period.previous.from, to: period.to)
    let week = MemberSummary(
      profile: profile, summary: PeriodSummary(period: period, days: days, today: today),
      previous: PeriodSummary(period: period.previous, days: days, today: today), goals: try records.goals() ?? .default
    )
    return HomeReport(
      week: week, spending: try records.spending(from: period.from, to: period.to),
      trips: try records.tripOutlines(last: tripCount),
      lastDay: try week.summary.daysLogged > 0 ? today : reading.household.lastDays(to: today)[profile.id],
      currency: settings.currency, inboxReady: try reading.inbox.readyCount())
  }

  /// Today's status for the prompt, from the same data as the report.
  var todayStatus: TodayStatus {
    TodayStatus(profile: week.profile, eaten: today.total?[.calories] ?? 0, goal: week.goals.calories)
  }

  /// Today's total.
  var today: DaySum {
    let day = week.summary.today
    return week.summary.days.first { $0.day == day } ?? DaySum(day: day, total: nil, items: 0)
  }

  /// What was spent this week; nil if nothing was bought or no price is known.
  var spent: Money? { spending.amount }

  var json: JSON {
    let sums = week.summary
    return .object([
      "profile": .string(week.profile.name), "date": .string(sums.today.iso),
      "week": .object([
        "period": .period(sums.period), "daysLogged": .int(sums.daysLogged), "daysPassed": .int(sums.daysPassed),
        "total": .total(sums.total), "unknown": .unknown(sums.total), "dailyAverage": .total(sums.dailyAverage),
        "loggedDayAverage": sums.loggedDayAverage.map { .total($0) } ?? .null, "spent": .money(spent, currency),
        "standing": .optional(week.verdict?.word),
        "previous": .object([
          "daysLogged": .int(week.previous.daysLogged), "total": .total(week.previous.total),
          "loggedDayAverage": week.previous.loggedDayAverage.map { .total($0) } ?? .null,
        ]),
      ]),
      "today": today.total.map { .total($0) } ?? .null, "goals": .goals(week.goals), "trips": .array(trips.map(trip)),
      "inboxReady": .int(inboxReady),
    ])
  }

  private func trip(_ trip: TripOutline) -> JSON {
    .object([
      "id": .int(trip.id), "date": .string(trip.day.iso), "store": .optional(trip.store),
      "total": .money(trip.total, currency),
      "items": .int(trip.items),
    ])
  }

  /// A row per day of the week.
  var table: CSVTable? {
    CSVTable(
      ["date"] + Nutrient.allCases.map(\.rawValue),
      week.summary.days.map { day in [day.day.iso] + Nutrient.allCases.map { FoodText.csv(day.known($0)) } })
  }

  func document(on canvas: Canvas) -> Document { HomeCard(report: self, canvas: canvas).document }
}
