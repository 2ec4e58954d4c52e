/// How much of a limit one day has used, for whoever watches it: in the line after a meal and in the prompt.
package struct DayLimit: Hashable, Sendable {
  /// Sodium, saturated fat, sugar or fiber.
  package let nutrient: Nutrient
  /// What was eaten on the day, as far as it is known, in mg for sodium and in g for the others.
  package let eaten: Double
  /// How many items of the day lack the nutrient's value.
  package let unknown: Int
  /// The limit in the same unit: the most, for fiber the least.
  package let limit: Double
  /// Whether the limit is a share of energy, and so no round number.
  package let isOfEnergy: Bool

  /// From which share of a limit on it is said although nobody has set it: nine tenths.
  ///
  /// It is Larder's own choice: early enough to eat something else in the evening.
  package static let near = 0.9

  /// Whether more was eaten than the limit; never for fiber, which has a minimum.
  package var isExceeded: Bool { nutrient != .fiber && eaten > limit * (1 + 1e-9) }

  /// The limits of a day that are worth a word, what is nearest to its limit first and fiber last.
  ///
  /// These are the ones that were set by hand, and the sodium and saturated fat of a family guide that are nearly used
  /// up or exceeded. The reference values for adults are nobody's own, and not among them.
  package static func notable(_ total: NutrientTotal, items: Int, _ reference: MarkerReference) -> [DayLimit] {
    let isOwn = reference.owner != .adults
    let markers = HealthMarker.all(MarkerIntake(day: total, items: items, reference: reference)).filter { marker in
      marker.isCustom || isOwn && [.sodium, .saturatedFat].contains(marker.nutrient) && (marker.share ?? 0) >= near
    }
    let limits = markers.compactMap { marker -> DayLimit? in
      guard let limit = marker.limit, let eaten = marker.perDay ?? (items == 0 ? 0 : nil) else { return nil }
      return DayLimit(
        nutrient: marker.nutrient, eaten: eaten, unknown: total.unknown(marker.nutrient), limit: limit,
        isOfEnergy: marker.isOfEnergy)
    }
    return limits.sorted { one, other in
      one.isMinimum == other.isMinimum ? one.eaten * other.limit > other.eaten * one.limit : other.isMinimum
    }
  }

  private var isMinimum: Bool { nutrient == .fiber }
}
