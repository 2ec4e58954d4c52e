internal import Domain
internal import Text

/// A health marker as a sign, a word and its amounts.
enum MarkerText {
  static func line(_ marker: HealthMarker, on canvas: Canvas) -> StyledLine {
    let (sign, word, ink) = status(marker.level, isASCII: canvas.isASCII)
    let amount = marker.perDay.map { FoodText.amount($0, marker.nutrient) } ?? "?"
    let limit = marker.limit.map { Figure.text($0) } ?? "?"
    let name = marker.nutrient == .saturatedFat ? "sat. fat" : marker.nutrient.label
    return StyledLine("\(sign) \(word) ", ink) + StyledLine("\(name) \(amount) of \(limit) \(marker.unit)")
  }

  private static func status(_ level: HealthMarker.Level, isASCII: Bool) -> (sign: String, word: String, ink: Ink) {
    switch level {
    case .good: (isASCII ? "ok" : "●", "GOOD", .green)
    case .moderate: (isASCII ? "!" : "◆", "MODERATE", .yellow)
    case .high: (isASCII ? "!!" : "▲", "HIGH", .red)
    case .low: (isASCII ? "!!" : "▼", "LOW", .red)
    case .cannotTell: ("?", "CANNOT TELL", .faint)
    case .notEnoughData: ("?", "UNKNOWN", .faint)
    }
  }
}
