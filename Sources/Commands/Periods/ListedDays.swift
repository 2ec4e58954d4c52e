internal import Domain

/// The days of a list of meals or trips: `--from`, `--to`, and `--last` for the number of rows.
struct ListedDays {
  /// The first and the last day, both included.
  let first: Day
  let last: Day
  /// The maximum number of rows to list, counted from the latest; nil for all rows of the days.
  let limit: Int?
  /// Whether the latest rows of all days are listed because no option was typed.
  let isUsual: Bool

  private static let from = OptionSpec.value("from", "DAY", .day, "The first day.")
  private static let to = OptionSpec.value("to", "DAY", .day, "The last day.")
  /// The limit if no option is given.
  private static let usualLimit = 20

  /// The options of a list; `rows` is the plural of what it lists, such as `meals`.
  static func options(of rows: String) -> [OptionSpec] { [from, to, latest(rows)] }

  private static func latest(_ rows: String) -> OptionSpec {
    .value("last", "N", .number, "The latest N \(rows); by default \(usualLimit), or all in the days given.")
  }

  /// What is listed without options: the latest rows of all days.
  static let usual = ListedDays()

  private init() { (first, last, limit, isUsual) = (.first, .last, Self.usualLimit, true) }

  /// Reads the options; throws `badDay` or `badNumber`, and `outOfRange` if the last day is before the first.
  init(_ invocation: Invocation, of rows: String, _ session: Session) throws {
    let first = try invocation.text(Self.from).map { try session.days.day($0) }
    let last = try invocation.text(Self.to).map { try session.days.day($0) }
    let count = try invocation.whole(Self.latest(rows), in: 1...100_000)
    if let first, let last, last < first {
      throw invocation.error(
        .outOfRange, "--to \(last.iso) is before --from \(first.iso)", at: invocation.word(Self.to),
        hint: "swap them")
    }
    self.first = first ?? .first
    self.last = last ?? .last
    isUsual = count == nil && first == nil && last == nil
    limit = count ?? (isUsual ? Self.usualLimit : nil)
  }
}
