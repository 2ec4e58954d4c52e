/// How a period's intake of a nutrient stands to a reference value.
package struct HealthMarker: Hashable, Sendable {
  /// The judgement in one word.
  package enum Level: String, Sendable {
    case good
    case moderate
    case high
    /// Too little of what there should be enough of.
    case low
    /// Only total sugar is known, and whether too much of it is free sugar depends.
    case cannotTell
    case notEnoughData
  }

  /// Sodium, saturated fat, sugar or fiber.
  package let nutrient: Nutrient
  /// The mean of the days with entries; nil without any, and where no item's value is known.
  package let perDay: Double?
  /// `g` or `mg`.
  package let unit: String
  /// What 100 % is, per day, in `unit`; nil where it is a share of an energy that is not known.
  package let limit: Double?
  /// `perDay` through `limit`: 1 is the limit.
  package let share: Double?
  /// Where the share stands.
  package let level: Level
  /// The limit's source, and what the levels mean.
  package let reference: String
}

extension HealthMarker {
  /// Days with entries that a judgement needs.
  package static let fewestDays = 3
  /// The share of items whose value is known that a judgement needs.
  package static let fewestKnown = 0.7

  /// The four markers, against the reference values of adults; `items` is how many items the total is made of.
  package static func all(total: NutrientTotal, daysLogged: Int, items: Int) -> [HealthMarker] {
    [MarkerRule.sodium, .saturatedFat, .sugar, .fiber].map { $0.judge(total, daysLogged, items) }
  }
}

/// What 100 % of a marker is, and where its levels part.
///
/// The limits are cited; the band of 20 % is Larder's own: the tolerance of food labels is about as wide, so that a
/// smaller excess is within their noise.
struct MarkerRule {
  let nutrient: Nutrient
  let limit: Limit
  let level: @Sendable (_ share: Double) -> HealthMarker.Level
  let reference: String

  enum Limit {
    /// g or mg a day.
    case fixed(Double)
    /// A share of the energy that was eaten, and the nutrient's kcal per gram.
    case ofEnergy(Double, caloriesPerGram: Double)
  }

  static let sodium = MarkerRule(
    nutrient: .sodium, limit: .fixed(2000), level: atMost,
    reference:
      "at most 2000 mg a day for adults (EFSA 2019, WHO 2012); high above 2400 mg, which is 6 g of salt (EU 1169/2011)")

  static let saturatedFat = MarkerRule(
    nutrient: .saturatedFat, limit: .ofEnergy(0.10, caloriesPerGram: 9), level: atMost,
    reference: "at most 10 % of energy (WHO 2023, D-A-CH, DGA 2020-2025); high above 12 %")

  static let sugar = MarkerRule(
    nutrient: .sugar, limit: .ofEnergy(0.18, caloriesPerGram: 4), level: totalSugar,
    reference:
      "total sugar: up to 10 % of energy free sugar cannot exceed its limit (WHO 2015); high above 18 %, the reference "
      + "intake of 90 g in 2000 kcal (EU 1169/2011); between them the tables cannot tell")

  static let fiber = MarkerRule(
    nutrient: .fiber, limit: .fixed(30), level: atLeast,
    reference: "at least 30 g a day for adults (D-A-CH 2021); low below 24 g")

  private static func atMost(_ share: Double) -> HealthMarker.Level {
    reaches(1, share) ? .good : reaches(1.2, share) ? .moderate : .high
  }

  private static func atLeast(_ share: Double) -> HealthMarker.Level {
    reaches(share, 1) ? .good : reaches(share, 0.8) ? .moderate : .low
  }

  /// 10 of 18 % of energy is where total sugar may begin to hold too much free sugar.
  private static func totalSugar(_ share: Double) -> HealthMarker.Level {
    reaches(10.0 / 18, share) ? .good : reaches(1, share) ? .cannotTell : .high
  }

  /// Whether the one share is at least the other, the last places of the divisions aside.
  private static func reaches(_ share: Double, _ other: Double) -> Bool { share >= other - 1e-9 }

  func judge(_ total: NutrientTotal, _ daysLogged: Int, _ items: Int) -> HealthMarker {
    // Where no item's value is known, the sum is not zero but nothing.
    let perDay = daysLogged > 0 && total.unknown(nutrient) < items ? total[nutrient] / Double(daysLogged) : nil
    let limit = daysLogged > 0 ? limit(energy: total[.calories] / Double(daysLogged)) : nil
    let share = perDay.flatMap { perDay in limit.map { perDay / $0 } }
    let known = items > 0 ? 1 - Double(total.unknown(nutrient)) / Double(items) : 0
    let isKnown = daysLogged >= HealthMarker.fewestDays && known >= HealthMarker.fewestKnown - 1e-9
    return HealthMarker(
      nutrient: nutrient, perDay: perDay, unit: nutrient.unit, limit: limit, share: share,
      level: isKnown ? share.map(level) ?? .notEnoughData : .notEnoughData, reference: reference)
  }

  private func limit(energy: Double) -> Double? {
    switch limit {
    case .fixed(let amount): amount
    case .ofEnergy(let part, let caloriesPerGram): energy > 0 ? energy * part / caloriesPerGram : nil
    }
  }
}
