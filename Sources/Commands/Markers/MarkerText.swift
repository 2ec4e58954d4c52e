internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Formats a health marker: its sign, its word and its amounts.
enum MarkerText {
  /// A marker in one line: `▲ HIGH sodium 2,620 of 2,000 mg`.
  static func line(_ marker: HealthMarker, on canvas: Canvas) -> StyledLine {
    let (sign, word) = status(marker.level)
    return StyledLine("\(sign.glyph(on: canvas)) \(word) ", sign.ink)
      + StyledLine("\(name(marker.nutrient)) \(amount(marker)) of \(limit(marker)) \(marker.unit)")
  }

  /// The mean per day: `1,480`, `≥1,480` if the values of some items are unknown, `?` if no value is known.
  static func amount(_ marker: HealthMarker) -> String {
    marker.perDay.map { amount($0, marker.nutrient, unknown: marker.unknown) } ?? "?"
  }

  /// An amount without its unit; a `≥` in front if items of unknown value are left out of it.
  static func amount(_ amount: Double, _ nutrient: Nutrient, unknown: Int) -> String {
    (unknown > 0 ? atLeast : "") + FoodText.amount(amount, nutrient)
  }

  /// The sign in front of an amount that leaves out items of unknown value.
  static let atLeast = "≥"

  /// The limit that a marker was judged by, as text; one that is a share of energy is shown to one decimal place.
  static func limit(_ marker: HealthMarker) -> String { limit(marker.heldLimit, of: marker) }

  /// One of a marker's limits as text.
  static func limit(_ limit: Double?, of marker: HealthMarker) -> String {
    limit.map { Figure.text($0, decimals: marker.isOfEnergy ? 1 : 0) } ?? "?"
  }

  /// The short name of a nutrient; sugar is called `total sugar`, since its limit is one for free sugar.
  static func name(_ nutrient: Nutrient) -> String {
    switch nutrient {
    case .saturatedFat: "sat. fat"
    case .sugar: "total sugar"
    default: nutrient.label
    }
  }

  /// The largest source of a nutrient with its share of the total: `31 % from Instant ramen`.
  ///
  /// The source's amount is left out: it is the sum of all days, which would be misread next to a daily mean.
  static func largest(_ source: NutrientSourceTotal, total: Double) -> Document.Note {
    Document.Note(start: "\(Figure.text(source.amount / total * 100)) % from ", name: source.name, end: "")
  }

  /// Says that a limit was set by hand.
  static let ownLimit = "by a limit set by hand"

  /// Says whose limits apply to the markers: `by adult limits`, `by adult limits and one set by hand`.
  static func limits(of markers: [HealthMarker], _ owner: MarkerReference.Owner) -> String {
    let custom = markers.count(where: \.isCustom)
    guard owner == .adults, custom > 0 else { return limits(of: owner) }
    return custom == markers.count
      ? custom == 1 ? ownLimit : "by limits set by hand"
      : "by adult limits and \(custom == 1 ? "one" : "some") set by hand"
  }

  /// Says whose limits apply: `by adult limits`, `by Lena's family guide`.
  static func limits(of owner: MarkerReference.Owner) -> String {
    switch owner {
    case .adults, .people(_, guided: 0): "by adult limits"
    case .member(let name): "by \(name)'s family guide"
    case .people(let count, let guided) where guided == count: "by each person's family guide"
    case .people(let count, let guided): "\(guided) by family guide, \(count - guided) by adult limits"
    case .family(let count): "by the mean of the guide's \(count.counted("member"))"
    }
  }

  /// The markers grouped by level, the worst level first: `▲ HIGH sodium 2,620 of 2,000 mg`, `● GOOD sat. fat, fiber`.
  ///
  /// Only those that are not good have amounts, and only with `hasAmounts`.
  static func judgements(_ markers: [HealthMarker], hasAmounts: Bool, on canvas: Canvas) -> [String] {
    levels.compactMap { level in
      let names = markers.filter { $0.level == level }.map { marker in
        level == .good || !hasAmounts
          ? name(marker.nutrient) : "\(name(marker.nutrient)) \(amount(marker)) of \(limit(marker)) \(marker.unit)"
      }
      let (sign, word) = status(level)
      return names.isEmpty ? nil : "\(sign.glyph(on: canvas)) \(word) \(names.joined(separator: ", "))"
    }
  }

  /// The levels, the worst first.
  private static let levels: [HealthMarker.Level] = [.high, .low, .moderate, .cannotTell, .notEnoughData, .good]

  /// The markers, the worst first.
  static func worstFirst(_ markers: [HealthMarker]) -> [HealthMarker] {
    levels.flatMap { level in markers.filter { $0.level == level } }
  }

  /// A suggestion of how to get personal limits.
  static func guideOffer(for source: IntakeSource) -> String {
    source == .meals ? "`guide start` sets your own" : "`guide start` sets your family's"
  }

  /// The sign and the word for a level: `▲`, `HIGH`.
  static func status(_ level: HealthMarker.Level) -> (sign: LevelSign, word: String) {
    switch level {
    case .good: (.good, "GOOD")
    case .moderate: (.moderate, "MODERATE")
    case .high: (.high, "HIGH")
    case .low: (.low, "LOW")
    case .cannotTell: (.unknown, "CANNOT TELL")
    case .notEnoughData: (.unknown, "NOT ENOUGH DATA")
    }
  }
}
