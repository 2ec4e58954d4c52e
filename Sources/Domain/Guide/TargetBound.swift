/// Whether a target is a value to meet, a minimum or a maximum.
package enum TargetBound: String, Sendable {
  /// A value to meet: neither more nor less is better.
  case about
  /// A minimum.
  case atLeast
  /// A maximum.
  case atMost

  /// The kind of target that the guide has for a nutrient.
  package init(_ nutrient: Nutrient) {
    switch nutrient {
    case .protein, .fiber: self = .atLeast
    case .saturatedFat, .sugar, .sodium: self = .atMost
    case .calories, .carbohydrates, .fat: self = .about
    }
  }

  /// The words before a target: `at least`, `at most` or nothing.
  package var words: String {
    switch self {
    case .about: ""
    case .atLeast: "at least"
    case .atMost: "at most"
    }
  }

  /// The sign before a target: `≥`, `≤` or nothing.
  package var sign: String {
    switch self {
    case .about: ""
    case .atLeast: "≥"
    case .atMost: "≤"
    }
  }
}
