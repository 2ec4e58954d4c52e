internal import Domain

/// What a column may hold, with SQL that finds the rows that hold something else.
///
/// The bounds are the same as in the layouts' CHECKs, so no value that Larder has ever written is called impossible.
indirect enum ColumnRule: Sendable {
  /// The ID of the row itself, or of a row that it refers to.
  case number
  /// A whole number within bounds.
  case whole(ClosedRange<Int>)
  /// A finite number within bounds.
  case real(ClosedRange<Double>)
  /// 0 or 1.
  case flag
  /// A text whose number of characters is within bounds.
  case text(ClosedRange<Int>)
  case word([String])
  case day
  case moment
  case uid
  /// The normalized form of another column's text, which is used to compare names.
  case key(of: String, @Sendable (String) -> String)
  case optional(ColumnRule)
  /// A rule with an SQL expression for the value that may replace an impossible one.
  case replaceable(ColumnRule, by: String)

  /// An SQL condition that is 1 where the column's value is possible, otherwise 0 or null.
  func isPossible(_ column: String) -> String {
    switch self {
    case .number: Self.whole(column, 1...Int.largestStored)
    case .whole(let range): Self.whole(column, range)
    case .real(let range):
      """
      (typeof(\(column)) IN ('real', 'integer') AND \(Self.floor(column, range.lowerBound))
        AND \(column) <= \(range.upperBound))
      """
    case .flag: Self.whole(column, 0...1)
    case .text(let range):
      """
      (typeof(\(column)) = 'text' AND length(\(column)) BETWEEN \(range.lowerBound) AND \(range.upperBound)
        AND NOT \(Self.holdsNUL(column)))
      """
    case .word(let words):
      "(typeof(\(column)) = 'text' AND \(column) IN (\(words.map { "'\($0)'" }.joined(separator: ", "))))"
    case .day: "(typeof(\(column)) = 'text' AND date(\(column)) IS \(column) AND \(column) >= '0001')"
    case .moment:
      """
      (typeof(\(column)) = 'text' AND length(CAST(\(column) AS BLOB)) IN (20, 25) AND substr(\(column), 11, 1) = 'T'
        AND date(substr(\(column), 1, 10)) IS substr(\(column), 1, 10) AND julianday(\(column)) IS NOT NULL)
      """
    case .uid: "(typeof(\(column)) = 'text' AND length(\(column)) = 36 AND NOT \(Self.holdsNUL(column)))"
    case .key: "(typeof(\(column)) = 'text' AND length(\(column)) > 0 AND NOT \(Self.holdsNUL(column)))"
    case .optional(let rule): "(\(column) IS NULL OR \(rule.isPossible(column)))"
    case .replaceable(let rule, _): rule.isPossible(column)
    }
  }

  /// An SQL condition for texts that contain the character NUL, which Larder never writes.
  ///
  /// SQLite's `length` counts only up to it, and other programs take it for the end of the text.
  static func holdsNUL(_ column: String) -> String { "instr(\(column), char(0)) > 0" }

  /// An SQL expression for what replaces an impossible value: the beginning of a text up to its first NUL if that is
  /// possible, otherwise `substitute`.
  func replacement(_ column: String) -> String? {
    guard let substitute else { return nil }
    let start = "substr(\(column), 1, length(\(column)))"
    return "iif(\(Self.holdsNUL(column)) AND \(isPossible(start)), \(start), \(substitute))"
  }

  /// An SQL condition that the column is at least `bound`; the bound `leastNonzeroMagnitude` means `> 0`, as in the
  /// layouts.
  private static func floor(_ column: String, _ bound: Double) -> String {
    bound == .leastNonzeroMagnitude ? "\(column) > 0" : "\(column) >= \(bound)"
  }

  private static func whole(_ column: String, _ range: ClosedRange<Int>) -> String {
    "(typeof(\(column)) = 'integer' AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound))"
  }

  /// A description of what the column should hold, which follows the words "is not".
  var expected: String {
    switch self {
    case .number: "the number of a row"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .real(let range): "a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
    case .flag: "yes or no"
    case .text(let range): range.upperBound > 1_000_000 ? "a text" : "a text of at most \(range.upperBound) characters"
    case .word: "one of its words"
    case .day: "a day"
    case .moment: "a time"
    case .uid: "a uid"
    case .key: "the compared form of a name"
    case .optional(let rule), .replaceable(let rule, _): rule.expected
    }
  }

  /// A bound as text: a whole number has no decimals, and a tiny number is 0.
  private static func plain(_ value: Double) -> String {
    value.magnitude < 1e15 && value == value.rounded() ? String(Int(value)) : value.magnitude < 1e-6 ? "0" : "\(value)"
  }

  /// An SQL expression for the value that may replace an impossible one; nil if no value may replace it.
  var substitute: String? {
    switch self {
    case .optional: "NULL"
    case .replaceable(_, let value): value
    case .flag: "0"
    default: nil
    }
  }
}
