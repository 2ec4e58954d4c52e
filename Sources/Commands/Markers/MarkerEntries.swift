internal import Domain
internal import Text

/// Markers as values of a fact: those that are not good have a note on their largest source.
struct MarkerEntries {
  let markers: [HealthMarker]
  /// The largest sources of each nutrient; empty if they are not to be shown.
  var sources: [Nutrient: [NutrientSourceTotal]] = [:]
  let total: NutrientTotal

  /// How many sources of a nutrient are named.
  static let sourcesEach = 3

  func values(on canvas: Canvas) -> [Document.Value] {
    markers.map { marker in
      let note = largest(marker).map {
        MarkerText.largest($0, of: marker.nutrient, total: total[marker.nutrient])
      }
      return .entry(MarkerText.line(marker, on: canvas), note: note)
    }
  }

  /// The source named beside a marker; nil for a good marker, or if nothing is or can be judged.
  private func largest(_ marker: HealthMarker) -> NutrientSourceTotal? {
    switch marker.level {
    case .good, .cannotTell, .notEnoughData: nil
    case .moderate, .high, .low: sources[marker.nutrient]?.first
    }
  }
}
