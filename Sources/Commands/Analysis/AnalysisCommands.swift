internal import Domain
internal import Store

/// `today`, `day`, `week`, `chart`.
enum AnalysisCommands {
  private static let previous = OptionSpec.optionalNumber("prev", "N", "So many weeks before, 1 unless said.")
  private static let next = OptionSpec.optionalNumber("next", "N", "So many weeks after, 1 unless said.")
  private static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back: 14d, 8w, 6m, 2y; 8w unless said (macros: 1w).")
  private static let by = OptionSpec.value(
    "by", "UNIT", .choice(ChartStep.allCases.map(\.rawValue)), "One point a day, week or month.")
  private static let height = OptionSpec.value("height", "N", .number, "Rows of the drawing, 5 to 60.")

  static let specs: [CommandSpec] = [today, day, week, chart]

  static let today: CommandSpec = CommandSpec(
    ["today"], "Show today's meals and where the day stands against the goals.", examples: ["today"], effect: .reads,
    topic: .everyDay
  ) { _, session in try dayReport(session.today, session) }

  static let day: CommandSpec = CommandSpec(
    ["day"], "Show the meals of a day and where it stands against the goals.",
    arguments: [ArgumentSpec("DAY", .day, .optionalRest, "The day, today unless said.")],
    examples: ["day yesterday", "day 2026-11-20"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    try dayReport(invocation.words.isEmpty ? session.today : readDay(invocation, session), session)
  }

  static let week: CommandSpec = CommandSpec(
    ["week"], "Show a week: each day's energy against the goal and the week before, macros, markers.",
    arguments: [ArgumentSpec("DAY", .day, .optionalRest, "Any day of the week, or `last`; this week unless said.")],
    options: [previous, next], examples: ["week", "week --prev", "week 2026-11-20"], effect: .reads, topic: .lookingBack
  ) { invocation, session in
    let named =
      try invocation.words.isEmpty
      ? session.today : invocation.blaming(invocation.words.first) { try session.days.weekDay(invocation.text) }
    let back = try shift(previous, invocation)
    let forward = try shift(next, invocation)
    let period = Period.week(of: named, weekStart: session.settings.weekStart).moved(by: forward - back)
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      return try WeekReport.make(profile, period, today: session.today, door: reading.profile(profile.id))
    }
  }

  static let chart: CommandSpec = CommandSpec(
    ["chart"], "Draw a nutrient over time, or the macros.",
    details: """
      The days of the calendar weeks, months or years that end with the current one. Up to 62 days each has a point; longer spans \
      go by week, from two years by month: the mean of the logged days.
      """,
    arguments: [ArgumentSpec("NUTRIENT|macros", .nutrient, .optional, "What to draw, calories unless said.")],
    options: [last, by, height],
    examples: ["chart calories --last 8w", "chart macros", "chart fiber --last 14d"], effect: .reads,
    topic: .lookingBack
  ) { invocation, session in
    let word = invocation.words.first
    let rows = try invocation.whole(height, in: 5...60)
    let step = try invocation.word(by).map { try ChartStep.read($0, invocation) }
    let isMacros = word?.text.lowercased() == "macros"
    let span = try ChartSpan.read(
      invocation.text(last) ?? (isMacros ? "1w" : "8w"), at: invocation.word(last), invocation)
    let days = span.days(endingWith: session.today, weekStart: session.settings.weekStart)
    let nutrient = try isMacros ? nil : word.map { try readNutrient($0, invocation) } ?? .calories
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      let door = reading.profile(profile.id)
      let sums = try door.daySums(from: days.lowerBound, to: days.upperBound)
      let data = ChartData(
        profile: profile.name, days: days, sums: sums, today: session.today, weekStart: session.settings.weekStart,
        goals: try door.goals() ?? .fresh, step: step ?? .fitting(days, isMacros: isMacros))
      guard let nutrient else { return MacroChartReport(data: data) }
      return TrendChartReport(data: data, nutrient: nutrient, height: rows)
    }
  }

  private static func dayReport(_ day: Day, _ session: Session) throws -> DayReport {
    try session.read { reading in
      let profile = try session.profile(in: reading)
      let door = reading.profile(profile.id)
      return DayReport(
        profile: profile.name, day: day, now: session.now, today: session.today,
        meals: try door.meals(on: day, slot: nil),
        goals: try door.goals() ?? .fresh)
    }
  }

  private static func readDay(_ invocation: Invocation, _ session: Session) throws -> Day {
    try invocation.blaming(invocation.words.first) { try session.days.day(invocation.text) }
  }

  private static func shift(_ option: OptionSpec, _ invocation: Invocation) throws -> Int {
    guard invocation.has(option) else { return 0 }
    return try invocation.whole(option, in: 0...10_000) ?? 1
  }

  private static func readNutrient(_ word: Word, _ invocation: Invocation) throws -> Nutrient {
    if let nutrient = Nutrient(word: word.text) { return nutrient }
    let known = Nutrient.allCases.flatMap(\.words) + ["macros"]
    let text = word.text.lowercased()
    let prefixed = Set(known.filter { !text.isEmpty && $0.hasPrefix(text) }.compactMap { Nutrient(word: $0) })
    if prefixed.count == 1, let only = prefixed.first { return only }
    let nearest = NearestWord.among(known, to: text)
    throw invocation.error(
      .badValue, "there is no nutrient `\(word.text.prefix(60))`", at: word,
      hint: (nearest.map { "did you mean \($0)? " } ?? "") + "one of "
        + (Nutrient.allCases.compactMap(\.words.first) + ["macros"]).joined(separator: ", "),
      candidates: nearest.map { [$0] } ?? [])
  }
}
