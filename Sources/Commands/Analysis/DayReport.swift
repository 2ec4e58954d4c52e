internal import Domain
internal import Text

/// A day's meals, and how the day compares with the goals.
struct DayReport: Analysis {
  let profile: String
  let day: Day
  let now: Moment
  let today: Day
  let meals: [Meal]
  let goals: MacroGoals
  /// The reference values that the markers use.
  let reference: MarkerReference
  /// Whether the day is marked as partial, so that no mean counts it.
  let isPartial: Bool

  var total: NutrientTotal {
    meals.reduce(into: NutrientTotal()) { $0.add($1.total) }
  }

  var items: [MealItem] { meals.flatMap(\.items) }

  /// The day's health markers: amounts and limits, but no verdict, since a single day is too short to judge.
  var markers: [HealthMarker] {
    let count = items.count { !$0.isSkipped }
    return HealthMarker.all(
      MarkerIntake(day: total, items: count, reference: reference))
  }

  private func sources(of nutrient: Nutrient) -> [NutrientSourceTotal] {
    NutrientSourceTotal.largest(nutrient, in: items.map(\.line), limit: MarkerEntries.sourcesEach)
  }

  var json: JSON {
    let total = total
    let remaining = Nutrient.allCases.map { nutrient in
      (nutrient.rawValue, goals[nutrient].map { JSON.number(Double($0) - total[nutrient]) } ?? .null)
    }
    return .object([
      "profile": .string(profile), "date": .string(day.iso), "meals": .array(meals.map { .meal($0) }),
      "partial": .bool(isPartial), "total": .total(total), "unknown": .unknown(total), "goals": .goals(goals),
      "remaining": .object(Dictionary(uniqueKeysWithValues: remaining)),
      "markers": .array(markers.map { .marker($0, sources: sources(of: $0.nutrient)) }),
    ])
  }

  var table: CSVTable? { MealText.csv(meals) }

  func document(on canvas: Canvas) -> Document { DayScreen(report: self, canvas: canvas).document }
}
