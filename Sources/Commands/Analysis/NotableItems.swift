internal import Domain
internal import Figures
internal import Store

/// The items of a period that stand out.
struct NotableItems {
  /// The item with the most energy on the day with the most energy; nil for purchases, or if the energy of fewer than
  /// two days is known.
  let ofHighestDay: NutrientSource?
  /// The purchased item with the most energy; nil if the period's figures come from meals.
  let mostEnergy: NutrientSource?
  /// The item with the most sodium.
  ///
  /// Nil if enough days are logged to judge the sodium marker instead. Also nil if the item has less than 1 mg of
  /// sodium, or if the figures come from meals and the energy of fewer than two days is known.
  let mostSodium: NutrientSource?

  static func read(_ summary: PeriodSummary, _ source: IntakeSource, _ records: ProfileReader) throws -> NotableItems {
    let period = summary.period
    func largest(_ nutrient: Nutrient, _ from: Day, _ to: Day) throws -> NutrientSource? {
      try records.sourcesOf(nutrient, from: from, to: to, source: source, limit: 1).first
    }
    let highest = source == .meals ? summary.highestDay?.day : nil
    let isJudged = summary.daysLogged >= HealthMarker.minimumDays
    let sodium =
      isJudged || (source == .meals && highest == nil) ? nil : try largest(.sodium, period.from, period.to)
    return NotableItems(
      ofHighestDay: try highest.flatMap { try largest(.calories, $0, $0) },
      mostEnergy: source == .trips ? try largest(.calories, period.from, period.to) : nil,
      mostSodium: sodium.flatMap { $0.amount >= 1 ? $0 : nil })
  }
}

/// Formats the findings of a period and its notable items as text.
struct NotableText {
  let report: PeriodReport

  /// The findings, the most important first, followed by the notable items.
  var parts: [String] {
    let items = report.notable
    let energy = items.mostEnergy.map { "most energy: \($0.name), \(Figure.text($0.amount)) kcal" }
    let sodium = items.mostSodium.map { "most sodium: \($0.name), \(Figure.text($0.amount)) mg" }
    return report.findings.map(text) + [energy, sodium].compactMap(\.self)
  }

  private func text(_ finding: PeriodFinding) -> String {
    switch finding {
    case .daysAtGoal(let met, let under, let over):
      "\(Figure.text(met)) of \((met + under + over).counted("day")) at goal" + missed(under, over)
    case .highestDay(let day, let energy): highest(day, energy)
    }
  }

  private func missed(_ under: Int, _ over: Int) -> String {
    let parts = [(under, "under"), (over, "over")].filter { $0.0 > 0 }.map { "\(Figure.text($0.0)) \($0.1)" }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  /// Names the day with the most energy, and the item with the most energy on that day; the day's energy is left out if
  /// its bar already shows it.
  private func highest(_ day: Day, _ energy: Double) -> String {
    let item = report.notable.ofHighestDay
    let source = item.map { ", \(Figure.text($0.amount)) kcal from \($0.name)" } ?? ""
    return report.summary.period.dayCount <= 7
      ? "most on \(day.weekday.short)\(source)"
      : "highest on \(DayText.weekday(day)): \(Figure.text(energy)) kcal\(source)"
  }
}
