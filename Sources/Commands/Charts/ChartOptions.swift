internal import Domain

/// What a `chart` command asks for.
struct ChartOptions {
  let subject: ChartSubject
  let days: ClosedRange<Day>
  let interval: ChartInterval
  /// The number of rows in the drawing, 5 to 60; nil for as many rows as fit.
  let height: Int?
  /// How far back the days of a comparison lie; nil without a comparison.
  let shift: DayShift?
  /// Whether the user asked for salt; the chart then shows sodium, and its mean is also given in grams of salt.
  let isAskedAsSalt: Bool
  /// Whether all profiles are shown.
  let isHousehold: Bool

  static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back: 14d, 8w, 6m, 2y; 8w by default (macros, markers: 1w).")
  static let by = OptionSpec.value(
    "by", "UNIT", .choice(ChartInterval.allCases.map(\.rawValue)), "One point per day, week, month or year.")
  static let height = OptionSpec.value("height", "N", .number, "Rows of the drawing, 5 to 60.")
  static let compare = OptionSpec.flag("compare", "Draw the previous span as a second line.")
  static let household = OptionSpec.flag(
    "household", "Everybody in one picture: totals only, each compared with their own goal.")

  /// Reads the command's words and options.
  ///
  /// Throws `badNumber` or `outOfRange`, and `badValue` for an unknown word or options that contradict each other.
  init(_ invocation: Invocation, _ session: Session) throws {
    let subject = try ChartSubject.read(invocation.words.first, invocation)
    let span = try ChartSpan.read(
      invocation.text(Self.last) ?? subject.usualSpan, at: invocation.word(Self.last), invocation)
    let days = span.days(endingWith: session.today, weekStart: session.settings.weekStart)
    let isHousehold = invocation.has(Self.household)
    self.subject = subject
    self.days = days
    self.isHousehold = isHousehold
    isAskedAsSalt = invocation.words.first.map { Nutrient.isSalt($0.text) } ?? false
    height = try invocation.whole(Self.height, in: 5...60)
    shift = invocation.has(Self.compare) ? span.shift : nil
    let interval = try invocation.word(Self.by).map { try ChartInterval.read($0, invocation) }
    switch subject {
    case .nutrient where isHousehold:
      self.interval = try Self.cells(interval, days, session.settings.weekStart, invocation)
    case .nutrient, .weight: self.interval = interval ?? .line(of: days)
    case .macros: self.interval = interval ?? .macros(of: days)
    case .markers: self.interval = .day
    case .spent: self.interval = interval ?? .week
    }
    try check(interval, invocation)
  }

  /// The maximum number of cells in a row of a household chart, so that the cells fit beside the name.
  private static let maximumCells = 56

  /// The interval that was asked for or, if none was asked for, the shortest interval whose cells fit in a row.
  private static func cells(
    _ asked: ChartInterval?, _ days: ClosedRange<Day>, _ weekStart: Weekday, _ invocation: Invocation
  ) throws -> ChartInterval {
    func fits(_ interval: ChartInterval) -> Bool {
      interval.stretches(of: days, weekStart: weekStart).count <= maximumCells
    }
    let intervals = asked.map { [$0] } ?? ChartInterval.allCases
    if let interval = intervals.first(where: fits) { return interval }
    let unit = intervals.last?.rawValue ?? ""
    throw invocation.error(
      .outOfRange, "by \(unit), a chart of the household shows at most \(maximumCells) \(unit)s",
      at: invocation.word(Self.by) ?? invocation.word(Self.last),
      hint: asked == nil ? "use a shorter --last" : "use a longer --by or a shorter --last")
  }

  private func check(_ interval: ChartInterval?, _ invocation: Invocation) throws {
    let word = invocation.words.first
    switch subject {
    case .macros where shift != nil:
      throw invocation.error(
        .badValue, "macros cannot be compared with the days before", at: word,
        hint: "compare one of them: `chart protein --compare`; `week --compare --all` shows all three")
    case .markers where shift != nil:
      throw invocation.error(
        .badValue, "markers cannot be compared with the days before", at: word,
        hint: "compare one of them: `chart sodium --compare`")
    case .weight where isHousehold || shift != nil:
      throw invocation.error(
        .badValue,
        isHousehold ? "weights are private to each profile" : "a weight is not compared with the days before",
        at: word, hint: "`chart weight --last 1y` shows your own over a longer time")
    case .markers where interval != nil:
      throw invocation.error(
        .badValue, "markers are means over all the days, so --by does not work with them", at: invocation.word(Self.by),
        hint: "to draw one of them over time: `chart sodium --by \(interval?.rawValue ?? "")`")
    case .nutrient where isHousehold && shift != nil:
      throw invocation.error(
        .badValue, "a household cannot be compared with the days before", at: word,
        hint: "compare your own: `chart calories --compare`; `household --prev` shows everybody's previous week")
    default: break
    }
    let isLine =
      switch subject {
      case .nutrient: !isHousehold
      case .weight: true
      case .macros, .markers, .spent: false
      }
    if height != nil, !isLine {
      throw invocation.error(
        .badValue, "only a line chart has a height", at: word,
        hint: "such as `chart calories --height 12`; other charts are as high as their rows")
    }
  }
}

extension ChartSubject {
  /// The span that is drawn if no span is given, such as `8w` for a nutrient.
  fileprivate var usualSpan: String {
    switch self {
    case .macros, .markers: "1w"
    case .nutrient, .spent, .weight: "8w"
    }
  }
}
