internal import Domain
internal import Store
internal import Text

/// `look`, and `chart ... --browse`: a line chart that is browsed with the arrow keys.
enum LookCommand {
  static let look: CommandSpec = CommandSpec(
    ["look"], "Look through the days of a chart with the arrow keys.",
    details: """
      `look sodium` is `chart sodium --browse`. Left and right move from day to day (Page Up and Page Down by a week, \
      Home and End to the ends), up and down change the nutrient. Below the chart stand the day's value, how it \
      compares with the goal or the limit, and the three foods with the most of it. Enter opens the day, as \
      `day DATE` does; Escape or `q` leaves everything as it was, and what else is typed begins the next command. It \
      needs a terminal.
      """,
    arguments: [
      ArgumentSpec("NUTRIENT|weight", .nutrient, .optional, "What to look at, calories by default."),
      ArgumentSpec("@PERSON", .profile, .optionalRest, "Whose chart, by default that of the profile in use."),
    ],
    options: [
      .value(ChartOptions.last.name, "SPAN", .text, "How far back the days go: 14d, 8w, 6m, 2y; 8w by default.")
    ], examples: ["look", "look sodium --last 1y", "look weight"], effect: .reads,
    topic: .lookingBack
  ) { typed, session in
    try ChartCommand.chart.run(
      Invocation(
        spec: ChartCommand.chart, line: typed.line, words: typed.words, globals: typed.globals, isVerbImplied: false,
        values: typed.values.merging([browse.name: [nil]]) { first, _ in first }), session)
  }

  static let browse = OptionSpec.flag(
    "browse", "Move through the days and nutrients with the arrow keys; at a terminal only.")

  /// The subject of the chart to browse.
  ///
  /// Throws `notAllowed` if the output is JSON or CSV, and `badValue` if the subject or another option rules out
  /// browsing.
  private static func subject(
    of options: ChartOptions, _ invocation: Invocation, _ session: Session
  ) throws -> ChartBrowser.Subject {
    guard session.globals.format == .text else {
      throw invocation.error(
        .notAllowed,
        "you cannot move through a chart as \(session.globals.format == .json ? "JSON" : "CSV"), only on the screen",
        hint: "`\(plainLine(invocation)) \(session.globals.format == .json ? "--json" : "--csv")` has its numbers")
    }
    let conflict = [ChartOptions.household, ChartOptions.compare, ChartOptions.by, Saving.out].first(
      where: invocation.has)
    if let conflict {
      throw invocation.error(
        .badValue, "`--browse` and `--\(conflict.name)` do not work together", at: invocation.word(conflict),
        hint: "`look \(invocation.words.first?.text ?? "calories")` moves through one line, day by day")
    }
    switch options.subject {
    case .nutrient(let nutrient): return .nutrient(nutrient)
    case .weight: return .weight
    case .macros, .markers, .spent:
      let word = invocation.words.first
      throw invocation.error(
        .badValue, "you cannot move through `\(word?.text ?? "")` day by day", at: word,
        hint: "a nutrient or `weight` works, such as `look sodium`; `\(plainLine(invocation))` draws it")
    }
  }

  /// Shows the chart until the user leaves it; returns a report that prints nothing.
  ///
  /// If the user opened a day, the report names the command line that shows the day; that line is run next.
  ///
  /// - Parameter chart: Makes the same chart without browsing, when the user leaves. If something was typed ahead,
  ///   makes the chart immediately instead, and the chart is printed.
  static func report(
    _ options: ChartOptions, isOfOthers: Bool, _ invocation: Invocation, _ session: Session,
    instead chart: () throws -> any Analysis
  ) throws -> any Report {
    let subject = try subject(of: options, invocation, session)
    let browser = try browser(options, subject, isOfOthers: isOfOthers, session)
    do {
      guard try session.dialogue.look(browser.screen) else { return try chart() }
    } catch let refusal as KeyScreen.Refusal {
      throw error(refusal, invocation)
    }
    return LookReport(chart: try chart(), next: browser.opened.map { "day \($0.iso)" })
  }

  private static func error(_ refusal: KeyScreen.Refusal, _ invocation: Invocation) -> LarderError {
    let chart = "`\(plainLine(invocation))`"
    return switch refusal {
    case .noTerminal:
      invocation.error(
        .notAllowed, "you can move through a chart only at a terminal", hint: "\(chart) draws the same chart")
    case .cannotMoveCursor:
      invocation.error(
        .notAllowed, "this terminal cannot move its cursor (TERM=dumb), so you cannot move through a chart",
        hint: "\(chart) draws the same chart")
    case .wantsSentences:
      invocation.error(
        .notAllowed, "you cannot move through a chart that is shown as sentences",
        hint: "\(chart) tells it in sentences; `day yesterday` shows a single day")
    }
  }

  /// The command line that draws the same chart without browsing: `chart sodium --last 4w`.
  private static func plainLine(_ invocation: Invocation) -> String {
    let values = invocation.spec.options.filter { $0.name != browse.name }.flatMap { option in
      (invocation.values[option.name] ?? []).map { (option: option, text: $0?.text) }
    }
    return invocation.spec.label(words: invocation.words.map(\.raw).joined(separator: " "), values)
  }

  private static func browser(
    _ options: ChartOptions, _ subject: ChartBrowser.Subject, isOfOthers: Bool, _ session: Session
  ) throws -> ChartBrowser {
    let days = options.days
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      let goals = try records.goals() ?? .default
      let data = ChartData(
        profile: profile.name, days: days, sums: try records.daySums(from: days.lowerBound, to: days.upperBound),
        today: session.today, weekStart: session.settings.weekStart, goals: goals,
        reference: MarkerReference(try records.guide(), for: .meals, goals: goals), interval: .day)
      // Weights are private to each profile.
      let weights = isOfOthers ? [] : try records.weights(from: days.lowerBound - 6, to: days.upperBound)
      return ChartBrowser(data, weights: weights, subject: subject, height: options.height) { day in
        try session.read { try details(of: day, $0.profile(profile.id)) }
      }
    }
  }

  private static func details(of day: Day, _ records: ProfileReader) throws -> BrowsedDay.Details {
    BrowsedDay.Details(
      sum: try records.daySums(from: day, to: day).first,
      foods: try records.largestSources(
        of: Nutrient.allCases, from: day, to: day, source: .meals, limit: BrowsedDay.foodCount))
  }
}

/// The report of a chart that was browsed: it prints nothing, but may name a line to run next.
///
/// Its data are the data that the chart shows when the user leaves.
private struct LookReport: Report {
  let chart: any Analysis
  let next: String?

  var json: JSON { chart.json }
  var table: CSVTable? { chart.table }

  func text(on canvas: Canvas) -> [StyledLine] { [] }
}
