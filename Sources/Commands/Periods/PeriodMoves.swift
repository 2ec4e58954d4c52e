/// `--prev` and `--next`: how far from the period that is named the one lies that is shown.
struct PeriodMoves: Sendable {
  private let previous: OptionSpec
  private let next: OptionSpec

  /// The options for moves by so many `units`, named in the plural.
  init(by units: String) {
    previous = .optionalNumber("prev", "N", "So many \(units) before, 1 unless said.")
    next = .optionalNumber("next", "N", "So many \(units) after, 1 unless said.")
  }

  /// Both, in the order in which help lists them.
  var options: [OptionSpec] { [previous, next] }

  /// How many periods later, or earlier where it is negative; throws `badNumber`, `outOfRange`.
  func shift(_ invocation: Invocation) throws -> Int {
    try invocation.optionalWhole(next, in: 0...10_000) - invocation.optionalWhole(previous, in: 0...10_000)
  }
}
