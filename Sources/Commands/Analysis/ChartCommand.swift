internal import Domain
internal import Store

/// `chart`: a nutrient, the macros or the spending over time.
enum ChartCommand {
  private static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back: 14d, 8w, 6m, 2y; 8w unless said (macros: 1w).")
  private static let by = OptionSpec.value(
    "by", "UNIT", .choice(ChartStep.allCases.map(\.rawValue)), "One point a day, week or month.")
  private static let height = OptionSpec.value("height", "N", .number, "Rows of the drawing, 5 to 60.")
  private static let compare = OptionSpec.flag("compare", "Draw the span before as a second line.")

  static let chart: CommandSpec = CommandSpec(
    ["chart"], "Draw a nutrient over time, the macros, or what was spent.",
    details: """
      The days of the calendar weeks, months or years that end with the current one. Up to 62 days each has a point; longer spans \
      go by week, from two years by month: the mean of the logged days. What was spent is added up, by week unless said.
      """,
    arguments: [ArgumentSpec("NUTRIENT|macros|spent", .nutrient, .optional, "What to draw, calories unless said.")],
    options: [last, by, compare, height],
    examples: [
      "chart calories --last 8w", "chart macros", "chart fiber --last 14d --compare", "chart spent --last 6m",
    ],
    effect: .reads, topic: .lookingBack
  ) { invocation, session in
    let wishes = try Wishes(invocation, session)
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      return try report(wishes, of: profile, session, reading.profile(profile.id))
    }
  }

  /// What can be drawn.
  private enum Subject {
    case nutrient(Nutrient)
    case macros
    case spent
  }

  private struct Wishes {
    let subject: Subject
    let days: ClosedRange<Day>
    let step: ChartStep
    let height: Int?
    /// Nil where nothing is compared.
    let shift: DayShift?

    init(_ invocation: Invocation, _ session: Session) throws {
      subject = try ChartCommand.subject(invocation.words.first, invocation)
      height = try invocation.whole(ChartCommand.height, in: 5...60)
      let step = try invocation.word(by).map { try ChartStep.read($0, invocation) }
      let isMacros = if case .macros = subject { true } else { false }
      let isLine = if case .nutrient = subject { true } else { false }
      let span = try ChartSpan.read(
        invocation.text(last) ?? (isMacros ? "1w" : "8w"), at: invocation.word(last), invocation)
      days = span.days(endingWith: session.today, weekStart: session.settings.weekStart)
      shift = invocation.has(compare) ? span.shift : nil
      if isMacros, shift != nil {
        throw invocation.error(
          .badValue, "macros are drawn without the span before", at: invocation.words.first,
          hint: "one of them can be: `chart protein --compare`; `week --compare --all` has all three")
      }
      if height != nil, !isLine {
        throw invocation.error(
          .badValue, "only a line has a height", at: invocation.words.first,
          hint: "such as `chart calories --height 12`; bars have a row each")
      }
      self.step =
        switch subject {
        case .nutrient: step ?? .fitting(days, isMacros: false)
        case .macros: step ?? .fitting(days, isMacros: true)
        case .spent: step ?? .week
        }
    }
  }

  private static func report(
    _ wishes: Wishes, of profile: Profile, _ session: Session, _ door: ProfileDoor
  ) throws -> any Report {
    let days = wishes.days
    let past = wishes.shift.map { $0.before(days) }
    if case .spent = wishes.subject {
      return SpentChartReport(
        profile: profile.name, days: days, spending: try door.spending(from: days.lowerBound, to: days.upperBound),
        today: session.today, weekStart: session.settings.weekStart, currency: session.settings.currency,
        step: wishes.step,
        previous: try past.map {
          .init(days: $0, spending: try door.spending(from: $0.lowerBound, to: $0.upperBound))
        })
    }
    let nutrient: Nutrient? = if case .nutrient(let nutrient) = wishes.subject { nutrient } else { nil }
    func sums(_ days: ClosedRange<Day>) throws -> [DaySum] {
      try door.daySums(of: nutrient.map { [$0] } ?? macros, from: days.lowerBound, to: days.upperBound)
    }
    var data = ChartData(
      profile: profile.name, days: days, sums: try sums(days), today: session.today,
      weekStart: session.settings.weekStart, goals: try door.goals() ?? .fresh, step: wishes.step)
    if let past, let shift = wishes.shift { data.previous = .init(days: past, sums: try sums(past), shift: shift) }
    guard let nutrient else { return MacroChartReport(data: data) }
    return TrendChartReport(data: data, nutrient: nutrient, height: wishes.height)
  }

  private static let macros: [Nutrient] = [.calories] + Macro.allCases.map(\.nutrient)
  private static let others = ["macros", "spent"]

  private static func subject(_ word: Word?, _ invocation: Invocation) throws -> Subject {
    guard let word else { return .nutrient(.calories) }
    let text = word.text.lowercased()
    if text == "macros" { return .macros }
    if ["spent", "spending"].contains(text) { return .spent }
    return .nutrient(try invocation.nutrient(word, or: others))
  }
}
