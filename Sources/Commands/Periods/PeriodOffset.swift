/// `--prev` and `--next`: how many periods before or after the named one to show.
struct PeriodOffset: Sendable {
  private let previous: OptionSpec
  private let next: OptionSpec

  /// The options for moving by some number of `units`, named in the plural.
  init(by units: String) {
    previous = .optionalNumber("prev", "N", "How many \(units) back, 1 by default.")
    next = .optionalNumber("next", "N", "How many \(units) ahead, 1 by default.")
  }

  /// Both options, in the order in which help lists them.
  var options: [OptionSpec] { [previous, next] }

  /// How many periods later, negative for earlier; throws `badNumber`, `outOfRange`.
  func shift(_ invocation: Invocation) throws -> Int {
    try invocation.optionalWhole(next, in: 0...10_000) - invocation.optionalWhole(previous, in: 0...10_000)
  }
}
