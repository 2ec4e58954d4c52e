internal import Domain
internal import Text

/// A health marker as a sign, a word and its amounts.
enum MarkerText {
  static func line(_ marker: HealthMarker, on canvas: Canvas) -> StyledLine {
    let (sign, word) = status(marker.level)
    let amount = marker.perDay.map { FoodText.amount($0, marker.nutrient) } ?? "?"
    let limit = marker.limit.map { Figure.text($0) } ?? "?"
    let name = marker.nutrient == .saturatedFat ? "sat. fat" : marker.nutrient.label
    return StyledLine("\(sign.glyph(on: canvas)) \(word) ", sign.ink)
      + StyledLine("\(name) \(amount) of \(limit) \(marker.unit)")
  }

  private static func status(_ level: HealthMarker.Level) -> (sign: LevelSign, word: String) {
    switch level {
    case .good: (.good, "GOOD")
    case .moderate: (.moderate, "MODERATE")
    case .high: (.high, "HIGH")
    case .low: (.low, "LOW")
    case .cannotTell: (.unknown, "CANNOT TELL")
    case .notEnoughData: (.unknown, "UNKNOWN")
    }
  }
}
