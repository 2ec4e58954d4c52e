/// What is known of a day, a week or a month: a value, or why there is none.
package enum Observation: Sendable, Equatable {
  /// In the chart's unit; zero is a value like any other.
  case value(Double)
  /// Nothing was logged.
  case missing
  /// There are entries, but nothing is known of them.
  case unknown
  /// It is after today.
  case toCome

  /// The value, where there is one.
  var value: Double? { if case .value(let value) = self { value } else { nil } }

  /// The observation as it can be drawn: a value that is not finite or beyond 1e100 counts as missing.
  var drawable: Observation {
    // Beyond 1e100 no axis could be computed without overflow, and no household gets there.
    if let value, !(value.magnitude <= 1e100) { .missing } else { self }
  }

  /// What a missing value is called where a chart has no word of its own for it.
  package static let noLog = "no log"

  /// What is said in the place of a value; nil where there is one.
  var words: String? { words() }

  /// The same where a missing value is called by another word: `not bought`.
  func words(missing: String = noLog) -> String? {
    switch self {
    case .value: nil
    case .missing: missing
    case .unknown: "not known"
    case .toCome: "to come"
    }
  }
}
