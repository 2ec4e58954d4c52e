import Foundation

/// How far an attempt to break something goes: some way in `make test`, a long way in `make torture`.
///
/// This is the one home of these counts; docs/reliability.md has the table of them.
package struct Tier: Sendable {
  /// The count in `make test`.
  package let fast: Int
  /// The count in `make torture`, and wherever `LARDER_TORTURE` is 1.
  package let long: Int
  /// The environment variable that sets the count to any other.
  package let variable: String?

  /// Whether this run goes the long way.
  package static let isLong = environment["LARDER_TORTURE"] == "1"

  private static let environment = ProcessInfo.processInfo.environment

  /// Creates a tier.
  package init(fast: Int, long: Int, variable: String? = nil) {
    self.fast = fast
    self.long = long
    self.variable = variable
  }

  /// How far to go in this run.
  package var count: Int {
    variable.flatMap { Self.environment[$0] }.flatMap { Int($0) } ?? (Self.isLong ? long : fast)
  }

  /// Processes that are killed, by a test that kills; one that copies a household for each kill makes do with half.
  package static let kills = Tier(fast: 24, long: 1250, variable: "LARDER_KILLS")
  /// Power cuts, in all scenes together.
  package static let cuts = Tier(fast: 100, long: 5000, variable: "LARDER_CUTS")
  /// Random changes of the rows of a household, for each seed.
  package static let rowSteps = Tier(fast: 60, long: 2000, variable: "LARDER_PROPERTY_STEPS")
  /// Random lines that are read as food, for each seed.
  package static let foodLines = Tier(fast: 150, long: 5000, variable: "LARDER_PROPERTY_STEPS")
  /// Random commands of a law that looks at everything after each, for each seed.
  package static let commands = Tier(fast: 60, long: 1000, variable: "LARDER_STEPS")
  /// Random lines of each file of commands that is undone to its start; there are 20 such files.
  package static let fileLines = Tier(fast: 250, long: 5000, variable: "LARDER_LINES")
  /// Recipes that are written and read again, in each format.
  package static let recipes = Tier(fast: 60, long: 3000, variable: "LARDER_RECIPES")
  /// Random commands in one profile, for each seed, beside which the others' exports stay as they are.
  package static let ownCommands = Tier(fast: 50, long: 2000, variable: "LARDER_OWN_COMMANDS")
  /// Processes that write into one household at the same time, and the lines that each of them writes.
  package static let writers = Tier(fast: 2, long: 8, variable: "LARDER_WRITERS")
  package static let writes = Tier(fast: 60, long: 5000, variable: "LARDER_WRITES")
  /// Damaged copies of a household.
  package static let copies = Tier(fast: 300, long: 50_000, variable: "LARDER_COPIES")
}
