/// The value of a day, a week or a month, or why there is no value.
package enum Observation: Sendable, Equatable {
  /// A value in the chart's unit; zero is an ordinary value.
  case value(Double)
  /// Nothing was logged.
  case missing
  /// Something was logged, but nothing with a known value.
  case unknown
  /// Somebody has said that only a part of what was eaten is logged, so no mean includes the day.
  case partial
  /// The day is after today.
  case toCome

  /// The cases without a value, in the order of a legend.
  static let absences: [Observation] = [.missing, .partial, .unknown, .toCome]

  /// The value, if there is one.
  var value: Double? { if case .value(let value) = self { value } else { nil } }

  /// The observation in a form that can be drawn: a value that is not finite or is beyond 1e100 counts as missing.
  var drawable: Observation {
    // Beyond 1e100 no axis could be calculated without overflow, and no household has such values.
    if let value, !(value.magnitude <= 1e100) { .missing } else { self }
  }

  /// The name for a missing value in charts that have no other word for it.
  package static let noLog = "no log"

  /// The words shown instead of a value; nil if there is a value.
  var words: String? { words() }

  /// The words shown instead of a value, with `missing` for a missing value (`not bought`); nil if there is a value.
  func words(missing: String = noLog) -> String? {
    switch self {
    case .value: nil
    case .missing: missing
    case .partial: "partial"
    case .unknown: "not known"
    case .toCome: "to come"
    }
  }
}
