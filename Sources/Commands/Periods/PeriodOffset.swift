/// `--prev` and `--next`: how many periods before or after the named one to show.
struct PeriodOffset: Sendable {
  private let previous: OptionSpec
  private let next: OptionSpec

  /// Creates the two options; `units` is the plural of the periods that they count, for the help on the options:
  /// `weeks`.
  init(by units: String) {
    previous = .optionalNumber("prev", "N", "How many \(units) back, 1 by default.")
    next = .optionalNumber("next", "N", "How many \(units) ahead, 1 by default.")
  }

  /// Both options, in the order in which help lists them.
  var options: [OptionSpec] { [previous, next] }

  /// The number of periods to move by, negative for earlier ones; throws `badNumber` or `outOfRange`.
  func shift(_ invocation: Invocation) throws -> Int {
    try invocation.optionalWhole(next, in: 0...10_000) - invocation.optionalWhole(previous, in: 0...10_000)
  }
}
