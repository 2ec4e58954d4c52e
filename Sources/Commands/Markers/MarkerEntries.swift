internal import Domain
internal import Text

/// The markers as entries of a fact; a marker that is not good has a note that names the largest source of the
/// nutrient.
struct MarkerEntries {
  let markers: [HealthMarker]
  /// The largest sources of each nutrient; empty if they are not to be shown.
  var sources: [Nutrient: [NutrientSourceTotal]] = [:]
  let total: NutrientTotal

  /// The maximum number of sources named for each nutrient.
  static let sourcesEach = 3

  func values(on canvas: Canvas) -> [Document.Value] {
    markers.map { marker in
      let note = largest(marker).map {
        MarkerText.largest($0, total: total[marker.nutrient])
      }
      return .entry(MarkerText.line(marker, on: canvas), note: note)
    }
  }

  /// The source that the note on a marker names; nil if the marker is good, or if it cannot be judged.
  private func largest(_ marker: HealthMarker) -> NutrientSourceTotal? {
    marker.level.isMissed ? sources[marker.nutrient]?.first : nil
  }
}
