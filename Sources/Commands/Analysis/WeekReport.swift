internal import Charts
internal import Domain
internal import Store
internal import Text

/// A week against the goals and the week before.
struct WeekReport: Report {
  let profile: String
  let today: Day
  let summary: PeriodSummary
  let previous: PeriodSummary
  let previousToDate: PeriodSummary?
  let goals: MacroGoals
  /// The largest items of the period's highest day, and of its sodium.
  let notable: [Notable]

  /// An item that stands out.
  struct Notable {
    let text: String
  }

  static func make(_ profile: Profile, _ period: Period, today: Day, door: ProfileDoor) throws -> WeekReport {
    func sums(_ period: Period) throws -> PeriodSummary {
      PeriodSummary(period: period, days: try door.daySums(from: period.from, to: period.to), today: today)
    }
    let summary = try sums(period)
    let toDate = try period.previousToDate(today: today).map(sums)
    return WeekReport(
      profile: profile.name, today: today, summary: summary, previous: try sums(period.previous),
      previousToDate: toDate, goals: try door.goals() ?? .fresh, notable: try notable(summary, door))
  }

  private static func notable(_ summary: PeriodSummary, _ door: ProfileDoor) throws -> [Notable] {
    let logged = summary.days.compactMap { day in day.total.map { (day.day, $0[.calories]) } }
    guard let highest = logged.max(by: { $0.1 < $1.1 }), logged.count > 1 else { return [] }
    var found: [Notable] = []
    if let item = try door.sourcesOf(.calories, from: highest.0, to: highest.0, limit: 1).first {
      found.append(Notable(text: "\(highest.0.weekday.name) highest: \(item.name) \(Figure.text(item.amount)) kcal"))
    }
    if let item = try door.sourcesOf(.sodium, from: summary.period.from, to: summary.period.to, limit: 1).first,
      item.amount >= 1
    {
      found.append(Notable(text: "most sodium: \(item.name), \(Figure.text(item.amount)) mg"))
    }
    return found
  }

  var json: JSON {
    .object([
      "profile": .string(profile), "period": .period(summary.period), "source": .string("meals"),
      "daysLogged": .int(summary.daysLogged), "total": .total(summary.total), "unknown": .unknown(summary.total),
      "dailyAverage": .total(summary.dailyAverage),
      "loggedDayAverage": summary.loggedDayAverage.map { .total($0) } ?? .null,
      "spent": .null,
      "macros": .object(
        Dictionary(
          uniqueKeysWithValues: summary.macros.map { part in
            (
              part.macro.rawValue,
              JSON.object([
                "grams": .number(part.grams), "calories": .number(part.calories), "share": .number(part.share),
              ])
            )
          })),
      "markers": .array(summary.markers.map { .marker($0) }),
      "days": .array(summary.days.map { .daySum($0) }), "previous": .comparison(previous),
      "previousToDate": previousToDate.map { .comparison($0) } ?? .null, "goals": .goals(goals),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["date"] + Nutrient.allCases.map(\.rawValue),
      summary.days.map { day in [day.day.iso] + Nutrient.allCases.map { FoodText.csv(day.known($0)) } })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let period = summary.period
    let parts = [
      profile, DayText.week(period), "from meals",
      "\(summary.daysLogged) of \(period.dayCount) days logged",
    ]
    let head = canvas.show(parts.joined(separator: " · ")).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
    return head + [StyledLine()] + bars.lines(on: canvas) + [StyledLine()]
      + WeekText(report: self, canvas: canvas).lines
  }

  private var bars: DayBars {
    let rows = zip(summary.days, previous.days).map { day, before in
      let value = day.known(.calories)
      let difference = zip2(value, before.known(.calories)).map { Figure.signed($0.rounded() - $1.rounded()) }
      return DayBars.Row(
        name: "\(day.day.weekday.short) \(day.day.civil.day)", fullName: day.day.weekday.name,
        state: value.map(DayBars.State.value) ?? (day.total != nil ? .unknown : day.day > today ? .toCome : .missing),
        note: difference ?? "",
        word: value.flatMap { word($0, on: day.day) })
    }
    return DayBars(
      unit: "kcal", goal: Double(goals.calories), noteHeading: "vs last", rows: rows,
      sentenceHeading: "Energy, \(profile), \(DayText.span(summary.period.from, summary.period.to)), kcal per day.")
  }

  /// How a day stands to the goal; one that is not over yet is not judged for what is still to come.
  private func word(_ value: Double, on day: Day) -> String? {
    switch GoalStanding(value, goal: goals.calories) {
    case .over: "over"
    case .under: day == today ? "so far" : "under"
    case .met: nil
    }
  }

  private func zip2(_ left: Double?, _ right: Double?) -> (Double, Double)? {
    guard let left, let right else { return nil }
    return (left, right)
  }
}
