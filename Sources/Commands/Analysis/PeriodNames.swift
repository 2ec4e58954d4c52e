internal import Domain
internal import Text

/// What a period and the one before it are called on the screen.
extension PeriodReport {
  private var period: Period { summary.period }

  /// `week 47, 16–22 Nov 2026`, `November 2026`, `1–20 Nov 2026`.
  var title: String {
    let span = DayText.span(period.from, period.to)
    return switch period.kind {
    case .week: "week \(period.isoWeek.week), \(span)"
    case .month: DayText.month(period.from)
    case .day, .range: span
    }
  }

  /// `week`, `month`, `20 days`.
  var noun: String {
    switch period.kind {
    case .week: "week"
    case .month: "month"
    case .day, .range: period.dayCount == 1 ? "day" : "\(Figure.text(Double(period.dayCount))) days"
    }
  }

  /// Where the figures come from, and of how many days there are any.
  var coverage: [String] {
    let days = "\(summary.daysLogged) of \(period.dayCount) \(period.dayCount == 1 ? "day" : "days")"
    switch source {
    case .meals: return ["from meals", "\(days) logged"]
    case .trips: return [isForLackOfMeals ? "from trips, as no meal is logged" : "from trips", "bought on \(days)"]
    }
  }

  /// Whether it is not over yet.
  var isRunning: Bool { period.contains(today) }

  /// What a period is held against: as many days of the one before as have passed of a running one.
  var comparison: (name: String, summary: PeriodSummary) {
    guard isRunning, let previousToDate, previousToDate.period != previous.period else {
      return ("\(noun) before", previous)
    }
    return (period.kind == .range ? "same days before" : "same days last \(noun)", previousToDate)
  }

  /// Commands that show another side of the same days, or the days before.
  var suggestions: [String] {
    let logged = summary.days.first { $0.total != nil }.map(\.day)
    let before = previous.period
    switch period.kind {
    case .week:
      return [
        "week --compare", logged.map { "day \($0.iso)" }, "chart fiber --last 8w", earlier("week", before.from.iso),
      ]
      .compactMap(\.self)
    case .month:
      let (year, month, _) = before.from.civil
      return [
        "month --compare", "month --all", logged.map { "week \($0.iso)" },
        earlier("month", "\(year)-\(month < 10 ? "0" : "")\(month)"),
      ].compactMap(\.self)
    case .day, .range:
      return ["chart calories --last 8w", "range \(before.from.iso) \(before.to.iso)"]
    }
  }

  /// The period before by the words that lead there from today.
  private func earlier(_ command: String, _ name: String) -> String {
    isRunning ? "\(command) --prev" : "\(command) \(name)"
  }
}
