internal import Domain

/// Suggested next commands that fit the findings, the most useful first.
struct PeriodAdvice {
  let report: PeriodReport

  private var summary: PeriodSummary { report.summary }
  private var period: Period { summary.period }
  private var isFromTrips: Bool { report.source == .trips }

  var commands: [String] {
    let wish = report.isCompared ? "--all" : "--compare"
    let again: String? = period.kind == .range ? nil : report.isWhole && report.isCompared ? nil : "\(name) \(wish)"
    let chart = period.kind == .week ? nil : report.spending.isEmpty ? "chart calories --last 8w" : "chart spent"
    let list = isFromTrips ? "trip list" : nil
    return [missingDay, incompleteDay, marker, again, list, earlier, chart].compactMap(\.self)
  }

  /// The suggestions for a period in which nothing is logged.
  var ofNothing: [String] { (report.isRunning ? ["eat 2 eggs"] : []) + [earlier] }

  /// The command that shows this period; it contains the period's first day if the period has ended.
  private var name: String {
    guard !report.isRunning else { return period.kind.rawValue + source }
    return "\(period.kind.rawValue) \(Self.word(period))\(source)"
  }

  private var source: String { isFromTrips && !report.isForLackOfMeals ? " --source trips" : "" }

  /// Suggests logging a meal for the latest day without a log among the last six days; nil if there is no such day.
  private var missingDay: String? {
    guard !isFromTrips else { return nil }
    // Days before the first log do not count as forgotten.
    let first = report.previous.daysLogged > 0 ? .first : summary.days.first { $0.total != nil }?.day ?? report.today
    let days = summary.days.filter {
      $0.total == nil && $0.partialEnergy == nil && $0.day > first && (1...6).contains(report.today - $0.day)
    }
    return days.last.map { "eat … @\(word($0.day))" }
  }

  /// Suggests marking a day as partial: the latest day with far less logged than usual; nil if there is no such day.
  private var incompleteDay: String? {
    summary.days.last(where: report.isPerhapsIncomplete).map { "day \(word($0.day)) partial" }
  }

  /// A day as it is typed: `yesterday`, `thu`, or its date if it is not one of the last six days.
  private func word(_ day: Day) -> String {
    switch report.today - day {
    case 1: "yesterday"
    case 2...6: day.weekday.short.lowercased()
    default: day.iso
    }
  }

  /// Suggests `explain` for the marker that misses its limit by the most; nil if no marker is high, low or moderate.
  private var marker: String? {
    let judged = report.markers.filter { [.high, .low].contains($0.level) || $0.level == .moderate }
    let worst = judged.max { one, other in distance(one) < distance(other) }
    guard let worst else { return nil }
    let days = period.kind == .week && report.isRunning ? "" : " " + explained
    return "explain marker \(worst.nutrient.words[0])\(days)"
  }

  /// How far a marker exceeds its limit (or, for fiber, falls short of it), as a share of the limit.
  private func distance(_ marker: HealthMarker) -> Double {
    guard let share = marker.share else { return 0 }
    return marker.nutrient == .fiber ? 1 - share : share - 1
  }

  /// The words to type after `explain` to name this period: `week`, `2026-11-20`.
  private var explained: String {
    switch period.kind {
    case .day: period.from.iso
    case .week, .month: report.isRunning ? period.kind.rawValue : "\(period.kind.rawValue) \(Self.word(period))"
    case .range: "\(period.from.iso) \(period.to.iso)"
    }
  }

  /// The command that shows the period before this one: with `--prev` for a week or month that includes today,
  /// otherwise with a date.
  private var earlier: String {
    let before = report.previous.period
    guard period.kind != .range, period.kind != .day else {
      return "range \(before.from.iso) \(before.to.iso)\(source)"
    }
    return (report.isRunning ? "\(period.kind.rawValue) --prev" : "\(period.kind.rawValue) \(Self.word(before))")
      + source
  }

  /// The word that names a period in a command: `2026-10` for a month, otherwise its first day.
  private static func word(_ period: Period) -> String {
    period.kind == .month ? String(period.from.iso.prefix(7)) : period.from.iso
  }
}
