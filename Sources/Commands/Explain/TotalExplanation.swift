internal import Domain
internal import Figures
internal import Store
internal import Text

/// The items that make up the total of a day or a period.
struct TotalExplanation {
  /// The nutrient whose total is explained; nil for all nutrients, with the items ordered by energy.
  let nutrient: Nutrient?
  let period: Period
  let profile: String
  let today: Day

  /// The maximum number of items of unknown value that are mentioned by name.
  private static let maximumNamed = 6

  func explanation(_ records: ProfileReader, maximum: Int) throws -> Explanation {
    let source = try records.usualSource(from: period.from, to: period.to)
    let items = try records.intakeItems(from: period.from, to: period.to, source: source)
    let partial = try records.daySums(of: [], from: period.from, to: period.to, source: source)
      .count { $0.partialEnergy != nil }
    let total = items.total
    let taken = source == .meals ? "eaten" : "bought"
    let name = nutrient.map { "\($0.label.capitalizedFirst) \(taken) by \(profile)" } ?? "\(profile)'s totals"
    let days = Set(items.map(\.day)).count
    return Explanation(
      kind: .total, title: "\(name), \(PeriodTitle.text(period, today: today))",
      facts: [counted(items, days: days, partial: partial, source)] + leftOut(partial),
      sections: items.isEmpty ? [] : [.init(derivation: steps(items, total, days: days, source))],
      rows: rows(items, total, maximum: maximum), doubts: [unknown(items)].compactMap(\.self),
      more: (nutrient.map { HealthMarker.nutrients.contains($0) ? ["explain marker \($0.words[0])"] : [] } ?? [])
        + [period.kind == .day ? "day \(period.from.iso)" : "explain total \(nutrient?.words[0] ?? "fiber") today"])
  }

  private func counted(_ items: [IntakeItem], days: Int, partial: Int, _ source: IntakeSource) -> String {
    let verb = source == .meals ? "logged" : "bought"
    guard !items.isEmpty else {
      return "\(partial > 0 ? "No whole day" : "Nothing") was \(verb) \(PeriodTitle.during(period, today: today))."
    }
    let over = period.dayCount > 1 ? " on \(days.counted(of: period.dayCount, "day"))" : ""
    return "\(items.count.counted("item")) \(verb)\(over); skipped items are not counted."
  }

  /// Says how many days of the period are marked as partial, which the sums and means leave out.
  private func leftOut(_ partial: Int) -> [String] {
    guard partial > 0 else { return [] }
    return ["\(partial.counted("day")) \(partial == 1 ? "is" : "are") marked as partial and left out."]
  }

  // MARK: Steps

  private func steps(
    _ items: [IntakeItem], _ total: NutrientTotal, days: Int, _ source: IntakeSource
  ) -> [DerivationLine] {
    guard let nutrient else { return Nutrient.allCases.map { self.sum($0, $0.label, items, total) } }
    let sum = self.sum(nutrient, "sum", items, total)
    guard period.dayCount > 1, let value = sum.result else { return [sum] }
    let shown = FoodText.amount(value, nutrient)
    let logged = DerivationLine(
      source == .meals ? "mean per logged day" : "mean per day with a trip", "\(shown) / \(Figure.text(days))",
      value / Double(days), nutrient.unit)
    let all = DerivationLine(
      "mean over all days", "\(shown) / \(Figure.text(period.dayCount))", value / Double(period.dayCount),
      nutrient.unit)
    return [sum, logged, all]
  }

  /// The step that adds up the items whose values are known.
  private func sum(
    _ nutrient: Nutrient, _ name: String, _ items: [IntakeItem], _ total: NutrientTotal
  ) -> DerivationLine {
    let missing = total.unknown(nutrient)
    let known = items.count - missing
    let words =
      missing == 0
      ? items.count.counted("item") : "\(known.counted(of: items.count, "item")), \(Figure.text(missing)) unknown"
    return DerivationLine(name, words, known > 0 ? total[nutrient] : nil, nutrient.unit)
  }

  /// Names the items whose values are unknown, which the sums do not include; nil if there are no such items.
  private func unknown(_ items: [IntakeItem]) -> String? {
    let missing = items.filter { item in
      nutrient.map { item.nutrients[$0] == nil } ?? item.nutrients.isUnknown
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(Self.maximumNamed).map { item in
      period.dayCount > 1 ? "\(item.name) (\(DayText.weekday(item.day)))" : item.name
    }
    let rest = missing.count > names.count ? " and \(Figure.text(missing.count - names.count)) more" : ""
    let what = nutrient.map { "the \($0.label) of" } ?? "everything about"
    return "\(what) \(names.joined(separator: ", "))\(rest) is unknown; "
      + "unknown values are left out of the sum, not counted as 0"
  }

  // MARK: Rows

  private func rows(_ items: [IntakeItem], _ total: NutrientTotal, maximum: Int) -> ExplanationRows {
    let sorted = items.largestFirst(of: nutrient ?? .calories)
    let values = nutrient.map { [$0] } ?? [.calories, .protein, .carbohydrates, .fat]
    let hasDays = period.dayCount > 1
    let columns: [ExplanationRows.Column] =
      (hasDays ? [.init(title: "day")] : []) + [
        .init(title: "meal", isWide: hasDays), .init(title: "item"),
        .init(title: "weight g", alignment: .right, isWide: true),
      ] + values.map { .init(title: Self.heading($0, among: values), alignment: .right, isWide: $0 != values[0]) }
      + (nutrient == nil ? [] : [.init(title: "share", alignment: .right)])
    return ExplanationRows(
      title: "Largest first", columns: columns,
      cells: sorted.map { cells($0, values, total, hasDays: hasDays) },
      keys: ["date", "occasion", "name", "grams", "amount", "value", "unit", "share"]
        + (nutrient == nil ? Nutrient.allCases.map(\.rawValue) : []),
      values: sorted.map { json($0, total) }, shown: maximum,
      left: { count in
        let known = sorted.suffix(count).compactMap { $0.nutrients[values[0]] }
        return ", \(FoodText.amount(known.reduce(0, +), values[0])) \(values[0].unit); `--limit` shows more"
      })
  }

  private static func heading(_ nutrient: Nutrient, among values: [Nutrient]) -> String {
    switch nutrient {
    case .calories: "kcal"
    case .protein where values.count > 1: "P"
    case .carbohydrates where values.count > 1: "C"
    case .fat where values.count > 1: "F"
    default: nutrient.unit
    }
  }

  private func cells(
    _ item: IntakeItem, _ values: [Nutrient], _ total: NutrientTotal, hasDays: Bool
  ) -> [String] {
    let day = hasDays ? [DayText.weekday(item.day)] : []
    let grams = item.grams.map { Figure.short($0) } ?? "?"
    let share = nutrient.map {
      [Self.share(item.nutrients[$0], of: total[$0]).map { "\(Figure.text($0 * 100)) %" } ?? ""]
    }
    return day + [item.occasion ?? "", item.name, grams]
      + values.map { FoodText.amount(item.nutrients[$0], $0) } + (share ?? [])
  }

  /// An item's share of the total; nil if the value is unknown or the total is zero.
  private static func share(_ value: Double?, of total: Double) -> Double? {
    value.flatMap { total > 0 ? $0 / total : nil }
  }

  private func json(_ item: IntakeItem, _ total: NutrientTotal) -> [String: JSON] {
    let shown = nutrient ?? .calories
    let value = item.nutrients[shown]
    var json: [String: JSON] = [
      "date": .string(item.day.iso), "occasion": .optional(item.occasion), "name": .string(item.name),
      "grams": .optional(item.grams), "amount": .optional(item.amount), "value": .optional(value),
      "unit": .string(shown.unit), "share": .optional(Self.share(value, of: total[shown])),
    ]
    if nutrient == nil {
      for nutrient in Nutrient.allCases { json[nutrient.rawValue] = .optional(item.nutrients[nutrient]) }
    }
    return json
  }
}
