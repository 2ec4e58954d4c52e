/// How much of a nutrient's daily limit has been used, shown after a meal is logged and in the prompt.
package struct DayLimit: Hashable, Sendable {
  /// Sodium, saturated fat, sugar or fiber.
  package let nutrient: Nutrient
  /// The known amount eaten on the day, in mg for sodium and in g for the others.
  package let eaten: Double
  /// The number of the day's items for which the amount of the nutrient is unknown.
  package let unknown: Int
  /// The limit in the unit of `eaten`: a maximum, or a minimum for fiber; for sugar that for free sugar, unless more
  /// than the reference value for all sugars was eaten.
  package let limit: Double
  /// Whether the limit is a share of energy, and therefore not a round number.
  package let isOfEnergy: Bool
  /// Whether more was eaten than the limit; never for fiber, which has a minimum, nor for sugar that may not be free.
  package let isExceeded: Bool
  /// Whether the sugar is more than the limit, and nobody knows how much of it is free.
  package let isOpen: Bool

  /// The share of a limit that must be used up before the limit is shown: nine tenths.
  ///
  /// Limits that were set by hand are always shown.
  ///
  /// The value is Larder's own choice: early enough to eat something else in the evening.
  package static let near = 0.9

  /// The day's limits that are worth showing: the one with the largest used share first, and fiber last.
  ///
  /// These are all limits that were set by hand, and a family guide's limits for sodium and saturated fat if they are
  /// nearly used up or exceeded. The general reference values for adults are not shown.
  package static func notable(_ total: NutrientTotal, items: Int, _ reference: MarkerReference) -> [DayLimit] {
    let isOwn = reference.owner != .adults
    let markers = HealthMarker.all(MarkerIntake(day: total, items: items, reference: reference)).filter { marker in
      marker.isCustom || isOwn && [.sodium, .saturatedFat].contains(marker.nutrient) && (marker.share ?? 0) >= near
    }
    let limits = markers.compactMap { marker -> DayLimit? in
      guard let limit = marker.heldLimit, let eaten = marker.perDay ?? (items == 0 ? 0 : nil) else { return nil }
      return DayLimit(
        nutrient: marker.nutrient, eaten: eaten, unknown: total.unknown(marker.nutrient),
        limit: limit, isOfEnergy: marker.isOfEnergy,
        isExceeded: marker.nutrient != .fiber && marker.isExceeded, isOpen: marker.isOpen)
    }
    return limits.sorted { one, other in
      one.isMinimum == other.isMinimum ? one.eaten * other.limit > other.eaten * one.limit : other.isMinimum
    }
  }

  private var isMinimum: Bool { nutrient == .fiber }
}
