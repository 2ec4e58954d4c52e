/// Whether a target is to be met, reached or not exceeded.
package enum TargetBound: String, Sendable {
  /// To be met: neither more nor less is better.
  case about
  /// To be reached.
  case atLeast
  /// Not to be exceeded.
  case atMost

  /// What the guide's target for a nutrient is.
  package init(_ nutrient: Nutrient) {
    switch nutrient {
    case .protein, .fiber: self = .atLeast
    case .saturatedFat, .sugar, .sodium: self = .atMost
    case .calories, .carbohydrates, .fat: self = .about
    }
  }

  /// `≥`, `≤`, or nothing.
  package var sign: String {
    switch self {
    case .about: ""
    case .atLeast: "≥"
    case .atMost: "≤"
    }
  }
}
