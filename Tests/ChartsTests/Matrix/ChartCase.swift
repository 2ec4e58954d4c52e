import Charts

/// The data that every chart is drawn with.
enum ChartCase: String, CaseIterable, Sendable {
  /// A household's typical log: some days, a gap, a day to come.
  case normal
  /// Nothing logged, or no rows if the chart has none without data.
  case empty
  case onePoint = "one point"
  case equal
  /// Around 1e15, beside values that are tiny in comparison.
  case huge
  case negative
  /// The normal numbers with names that are wide, long, joined, marked, or contain terminal commands.
  case wideNames = "wide names"
}

/// A week's values in each case, for the charts that show days.
extension ChartCase {
  /// Monday to Sunday.
  var week: [Observation] {
    switch self {
    case .normal, .wideNames:
      [.value(1871), .value(2352), .value(1985), .missing, .value(2010), .value(1872), .toCome]
    case .empty: [.missing, .missing, .missing, .missing, .missing, .toCome, .toCome]
    case .onePoint: [.missing, .missing, .value(1840), .missing, .missing, .missing, .toCome]
    case .equal: [Observation](repeating: .value(2000), count: 7)
    case .huge: [.value(1e15), .value(3), .missing, .value(2.5e15), .value(4e14), .value(0), .value(1)]
    case .negative: [.value(-320), .value(150), .missing, .value(-80), .value(410), .value(0), .value(-150)]
    }
  }

  /// The week before.
  var weekBefore: [Observation] {
    switch self {
    case .normal, .wideNames:
      [.value(1677), .value(2008), .unknown, .value(1761), .value(1949), .missing, .value(2268)]
    case .empty: [Observation](repeating: .missing, count: 7)
    case .onePoint: [.missing, .missing, .missing, .missing, .value(2010), .missing, .missing]
    case .equal: [Observation](repeating: .value(2000), count: 7)
    case .huge: [.value(2e15), .value(1e15), .value(1), .missing, .value(3), .value(1e15), .value(0)]
    case .negative: [.value(90), .missing, .value(-80), .value(-410), .value(20), .value(0), .value(150)]
    }
  }

  /// The goal of a day.
  var goal: Double? {
    switch self {
    case .normal, .wideNames, .empty, .onePoint: 2200
    case .equal: 2000
    case .huge: 1e15
    case .negative: 200
    }
  }

  /// Whether a value meets the goal: within a tenth of it.
  func meetsGoal(_ value: Double) -> Bool { goal.map { value >= $0 * 0.9 && value <= $0 * 1.1 } ?? false }

  /// The word beside a value that misses the goal.
  func word(_ observation: Observation) -> RowWord? {
    guard case .value(let value) = observation, let goal, !meetsGoal(value) else { return nil }
    return value > goal ? .over : .under
  }

  /// The ordinary names or, in the case for that, the wide ones.
  func names(_ ordinary: [String]) -> [String] {
    guard self == .wideNames else { return ordinary }
    return ordinary.indices.map { WideNames.all[$0 % WideNames.all.count] }
  }

  /// The same for one text; `index` says which of the wide names it gets.
  func name(_ ordinary: String, _ index: Int = 0) -> String {
    self == .wideNames ? WideNames.all[index % WideNames.all.count] : ordinary
  }

  var heading: Heading {
    Heading(
      title: name("Energy", 4), unit: name("kcal", 3), per: name("day", 6), subject: name("Dad", 1),
      period: self == .wideNames ? "2–8 Nov 2026 🇩🇪" : "2–8 Nov 2026")
  }
}

/// Names as they come from a household, from other programs' files, and from somebody who means harm.
enum WideNames {
  static let all = [
    "寿司の日曜日", "👨‍👩‍👧‍👦 Familie", "🇩🇪🇫🇷 Grenze", "Zoe\u{308} e\u{301}\u{323}\u{327}", sixty,
    "\u{202E}שלום\u{202C} עולם\u{200F}", "\u{1B}[31mred\u{1B}[0m\u{07}\nnext\u{1B}]0;title\u{07}",
  ]

  /// Sixty characters without a place to break them.
  static let sixty = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenst"
}
