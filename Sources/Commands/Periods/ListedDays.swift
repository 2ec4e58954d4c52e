internal import Domain

/// What a list of meals or trips is asked for: `--from`, `--to` and how many of the latest with `--last`.
struct ListedDays {
  /// The first day and the last day that count, both of them.
  let first: Day
  let last: Day
  /// How many of the latest; nil for all of the days.
  let limit: Int?

  private static let from = OptionSpec.value("from", "DAY", .day, "The first day.")
  private static let to = OptionSpec.value("to", "DAY", .day, "The last day.")
  /// Where neither days nor a number are given.
  private static let usualLimit = 20

  /// The options of a list; `rows` is what it lists, in the plural.
  static func options(of rows: String) -> [OptionSpec] { [from, to, latest(rows)] }

  private static func latest(_ rows: String) -> OptionSpec {
    .value("last", "N", .number, "The latest N \(rows), \(usualLimit) unless days are given.")
  }

  /// Reads the options; throws `badDay`, `badNumber`, or `outOfRange` for a last day before the first one.
  init(_ invocation: Invocation, of rows: String, _ session: Session) throws {
    let first = try invocation.text(Self.from).map { try session.days.day($0) }
    let last = try invocation.text(Self.to).map { try session.days.day($0) }
    let count = try invocation.whole(Self.latest(rows), in: 1...100_000)
    if let first, let last, last < first {
      throw invocation.error(
        .outOfRange, "--to \(last.iso) is before --from \(first.iso)", at: invocation.word(Self.to),
        hint: "turn them round")
    }
    self.first = first ?? .first
    self.last = last ?? .last
    limit = count ?? (first == nil && last == nil ? Self.usualLimit : nil)
  }
}
