internal import Domain
internal import Figures
internal import Store
internal import Text

/// Why the intake in a period is judged as it is.
struct MarkerExplanation {
  let nutrient: Nutrient
  let period: Period
  let profile: String
  let today: Day

  func explanation(_ records: ProfileReader, _ guide: FamilyGuide, maximum: Int) throws -> Explanation {
    let source = try records.usualSource(from: period.from, to: period.to)
    let summary = PeriodSummary(
      period: period, days: try records.days(from: period.from, to: period.to, source: source), today: today)
    let reference = MarkerReference(guide, for: source, goals: try records.goals() ?? .default)
    let markers = HealthMarker.all(intake(summary, source, reference))
    let largest = try records.largestSources(
      of: nutrient, from: period.from, to: period.to, source: source, limit: maximum)
    let title = "\(nutrient.label.capitalizedFirst) of \(profile), \(PeriodTitle.text(period, today: today))"
    guard let marker = markers.first(where: { $0.nutrient == nutrient }) else {
      return Explanation(kind: .marker, title: title)
    }
    return Explanation(
      kind: .marker, title: "\(title): \(marker.level.word)",
      facts: facts(summary, source) + [
        marker.isCustom && reference.owner == .adults
          ? "Compared with a limit that was set by hand." : "Compared with the limits for \(reference.owner.name)."
      ],
      sections: [.init(derivation: [sum(summary)] + marker.derivation)],
      rows: rows(largest, of: summary.total[nutrient]), doubts: [uncertainty(summary)],
      others: marker.publications.map { ExplanationSource($0, passages: []) },
      more: ["explain total \(nutrient.words[0]) \(words)", "explain \(nutrient.words[0])"])
  }

  /// The intake that the marker judges, counted in the same way as in the report of a day or a period.
  private func intake(
    _ summary: PeriodSummary, _ source: IntakeSource, _ reference: MarkerReference
  ) -> MarkerIntake {
    guard period.kind == .day, source == .meals else { return MarkerIntake(summary, source, reference: reference) }
    return MarkerIntake(day: summary.total, items: summary.items, reference: reference)
  }

  private func facts(_ summary: PeriodSummary, _ source: IntakeSource) -> [String] {
    let verb = source == .meals ? "logged" : "bought"
    let logged = summary.days.filter { $0.total != nil }.map { DayText.weekday($0.day) }
    guard !logged.isEmpty else { return ["Nothing was \(verb) \(PeriodTitle.during(period, today: today))."] }
    let named = logged.count <= 7 ? ": " + logged.joined(separator: ", ") : ""
    let over = source == .meals ? "" : "; what is bought is for all days"
    return ["From \(source.rawValue), \(verb) on \(logged.count.counted(of: period.dayCount, "day"))\(named)\(over)."]
  }

  private func sum(_ summary: PeriodSummary) -> DerivationLine {
    let known = summary.items - summary.total.unknown(nutrient)
    let all = summary.items.counted("item")
    let words = known == summary.items ? all : "\(Figure.text(known)) of \(all); unknown values are left out"
    return DerivationLine("sum", words, known > 0 ? summary.total[nutrient] : nil, nutrient.unit)
  }

  private func rows(_ largest: [NutrientSourceTotal], of total: Double) -> ExplanationRows {
    ExplanationRows(
      title: "Largest sources",
      columns: [
        .init(title: ""), .init(title: nutrient.unit, alignment: .right), .init(title: "share", alignment: .right),
        .init(title: "", isWide: true),
      ],
      cells: largest.map { item in
        [
          item.name, FoodText.amount(item.amount, nutrient), "\(Figure.text(item.amount / total * 100)) %",
          item.times == 1 ? "" : "\(Figure.text(item.times))x",
        ]
      },
      keys: ["name", "value", "unit", "share", "times"],
      values: largest.map { item in
        [
          "name": .string(item.name), "value": .number(item.amount), "unit": .string(nutrient.unit),
          "share": .number(item.amount / total), "times": .int(item.times),
        ]
      })
  }

  private func uncertainty(_ summary: PeriodSummary) -> String {
    let missing = summary.total.unknown(nutrient)
    let unknown = missing > 0 ? "\(missing.counted("item")) with unknown \(nutrient.label); " : ""
    let free = nutrient == .sugar ? "labels and tables give total sugar, not free sugar; " : ""
    return unknown + free + "food values can be off by 20 %, like the values on labels"
  }

  /// The period as it is typed after a command.
  private var words: String {
    switch period.kind {
    case .day: period.from.iso
    case .week, .month: "\(period.kind.rawValue) \(period.from.iso)"
    case .range: "\(period.from.iso) \(period.to.iso)"
    }
  }
}
