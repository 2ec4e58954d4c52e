/// How many days met an aim, among days that are over.
package struct Adherence: Hashable, Sendable {
  /// Days at the goal, within the limit, or with enough.
  package let met: Int
  /// Days below the aim.
  package let under: Int
  /// Days above the aim.
  package let over: Int
  /// Logged days that are not judged because too little is known about them.
  package let unjudged: Int

  /// Counts the judgements of logged days; nil is a day that cannot be judged.
  package init(_ verdicts: some Sequence<GoalVerdict?>) {
    let verdicts = Array(verdicts)
    func count(_ verdict: GoalVerdict?) -> Int { verdicts.count { $0 == verdict } }
    (met, under, over, unjudged) = (count(.met), count(.under), count(.over), count(nil))
  }

  /// Judges the logged days before today by an aim: today is not over.
  package init(of days: some Sequence<DaySum>, to aim: DayAim, before today: Day) {
    self.init(days.filter { $0.day < today && $0.total != nil }.map(aim.verdict))
  }

  /// The sum of several people's days.
  package init(together parts: [Adherence]) {
    func sum(_ count: (Adherence) -> Int) -> Int { parts.reduce(0) { $0 + count($1) } }
    (met, under, over, unjudged) = (sum(\.met), sum(\.under), sum(\.over), sum(\.unjudged))
  }

  /// The number of judged days.
  package var judged: Int { met + under + over }
  /// The share of the judged days that met the aim, 0 to 1; nil if no day is judged.
  package var share: Double? { judged > 0 ? Double(met) / Double(judged) : nil }

  /// Whether the later days were better.
  package enum Change: String, Sendable {
    case better
    case worse
    /// The difference may be due to chance.
    case unclear
    case tooFewDays
  }

  /// The fewest judged days on each side of a comparison: with fewer, a single day would decide the result.
  package static let minimumJudged = 10
  /// The highest probability of chance at which a change is reported: one false alarm in twenty.
  package static let falseAlarms = 0.05

  /// Whether `later` is better than this, by Fisher's exact test (two-sided).
  package func change(to later: Adherence) -> Change {
    guard let before = share, let after = later.share, min(judged, later.judged) >= Self.minimumJudged else {
      return .tooFewDays
    }
    guard before != after, likelihood(besides: later) <= Self.falseAlarms else { return .unclear }
    return after > before ? .better : .worse
  }

  /// The probability, 0 to 1, that chance alone divides the days that met the aim as unevenly as this or more so.
  ///
  /// Fisher's exact test (1935): with k of the met days on this side, there are C(judged, k) x C(later.judged, all met
  /// days - k) ways. Each number is taken relative to that of the division found, so that no number of days is too
  /// large.
  private func likelihood(besides later: Adherence) -> Double {
    let all = met + later.met
    var (asUneven, every) = (1.0, 1.0)
    func add(_ weight: Double) {
      every += weight
      // Divisions with equally many ways differ by rounding errors of the products.
      if weight <= 1 + 1e-7 { asUneven += weight }
    }
    func growth(from met: Int) -> Double {
      Double(judged - met) / Double(met + 1) * (Double(all - met) / Double(later.judged - all + met + 1))
    }
    var weight = 1.0
    for met in met..<min(judged, all) {
      weight *= growth(from: met)
      add(weight)
    }
    weight = 1
    for met in (max(0, all - later.judged)..<met).reversed() {
      weight /= growth(from: met)
      add(weight)
    }
    return asUneven / every
  }
}
