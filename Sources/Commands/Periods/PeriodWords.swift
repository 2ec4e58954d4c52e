internal import Domain

/// `[day|week|month] [DAY]`: the words with which several commands name a period.
struct PeriodWords: Sendable {
  /// The name of the command that reads the words, for errors.
  let command: String
  /// The kinds of period that may be named.
  var kinds: [Period.Kind] = [.day, .week, .month]

  private var units: [String] { kinds.map(\.rawValue) }

  /// The arguments for the kind and the day; `unless` describes what is shown without them: `a week by default`.
  func arguments(_ unless: String) -> [ArgumentSpec] {
    [
      ArgumentSpec(units.joined(separator: "|"), .choice(units), .optional, "The kind of period, \(unless)."),
      ArgumentSpec("DAY", .day, .optionalRest, "Any day of the period, or `last`; today by default."),
    ]
  }

  /// The accepted kinds as text: `day, week or month`.
  private var accepted: String {
    [units.dropLast().joined(separator: ", "), units.last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
  }

  /// The period that the words name: a kind of period, a day within a week, or both; a word such as
  /// `yesterday` alone is that day, and no words are this week.
  ///
  /// Throws `badDay`.
  func period(_ invocation: Invocation, _ session: Session) throws -> Period {
    var words = invocation.words[...]
    var kind = Period.Kind.week
    if let first = words.first, let named = Period.Kind(rawValue: first.text.lowercased()), kinds.contains(named) {
      kind = named
      words = words.dropFirst()
    }
    let text = words.map(\.text).joined(separator: " ")
    // `household yesterday` is about that day, `household week yesterday` about its week.
    if words.count == invocation.words.count, kinds.contains(.day), DayReader.isNearDay(text) { kind = .day }
    guard !text.isEmpty else { return Self.period(kind, session.today, session) }
    if text.lowercased() == "last" { return Self.period(kind, session.today, session).previous }
    do {
      let day =
        switch kind {
        case .week: try session.days.weekDay(text)
        case .month: try session.days.monthDay(text)
        case .day: try session.days.forMeals.day(text)
        case .range: try session.days.day(text)
        }
      return Self.period(kind, day, session)
    } catch {
      throw invocation.error(
        error.code, error.message, at: words.first,
        hint: "`\(command)` takes \(accepted), then any day in it; " + (error.hint ?? ""),
        candidates: error.candidates)
    }
  }

  private static func period(_ kind: Period.Kind, _ day: Day, _ session: Session) -> Period {
    switch kind {
    case .day: .day(day)
    case .month: .month(of: day)
    case .week, .range: .week(of: day, weekStart: session.settings.weekStart)
    }
  }
}
