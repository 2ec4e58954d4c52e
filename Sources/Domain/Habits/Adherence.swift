/// How many of the finished days met an aim: a goal, a limit or a minimum.
package struct Adherence: Hashable, Sendable {
  /// The number of days that met the aim: at the goal, at most at the limit, or at least at the minimum.
  package let met: Int
  /// The number of days below the aim.
  package let under: Int
  /// The number of days above the aim.
  package let over: Int
  /// The number of logged days that are not judged because too little is known about them.
  package let unjudged: Int

  /// Counts the verdicts of logged days; a verdict of nil is a day that cannot be judged.
  package init(_ verdicts: some Sequence<GoalVerdict?>) {
    let verdicts = Array(verdicts)
    func count(_ verdict: GoalVerdict?) -> Int { verdicts.count { $0 == verdict } }
    (met, under, over, unjudged) = (count(.met), count(.under), count(.over), count(nil))
  }

  /// Judges the logged days before today by an aim; today is left out, since it has not ended yet.
  package init(of days: some Sequence<DaySum>, to aim: DayAim, before today: Day) {
    self.init(days.filter { $0.day < today && $0.total != nil }.map(aim.verdict))
  }

  /// Adds up the counts of several people.
  package init(together parts: [Adherence]) {
    func sum(_ count: (Adherence) -> Int) -> Int { parts.reduce(0) { $0 + count($1) } }
    (met, under, over, unjudged) = (sum(\.met), sum(\.under), sum(\.over), sum(\.unjudged))
  }

  /// The number of judged days.
  package var judged: Int { met + under + over }
  /// The share of the judged days that met the aim, 0 to 1; nil if no day is judged.
  package var share: Double? { judged > 0 ? Double(met) / Double(judged) : nil }

  /// Whether the later of two periods was better than the earlier one.
  package enum Change: String, Sendable {
    case better
    case worse
    /// The difference may be due to chance.
    case unclear
    case tooFewDays
  }

  /// The minimum number of judged days in each of two periods that are compared: with fewer days, a single one would
  /// decide the result.
  package static let minimumJudged = 10
  /// The highest probability of a chance difference at which a change is still reported: one false alarm in twenty.
  package static let falseAlarms = 0.05

  /// Whether the days of `later` are better than these days, by Fisher's exact test (two-sided).
  package func change(to later: Adherence) -> Change {
    guard let before = share, let after = later.share, min(judged, later.judged) >= Self.minimumJudged else {
      return .tooFewDays
    }
    guard before != after, likelihood(besides: later) <= Self.falseAlarms else { return .unclear }
    return after > before ? .better : .worse
  }

  /// The probability, 0 to 1, that chance alone divides the days that met the aim between the two periods at least as
  /// unevenly as they are divided.
  ///
  /// Fisher's exact test (1935): if k of the days that met the aim are in this period, there are C(judged, k) x
  /// C(later.judged, all met days - k) ways to divide them. Each number of ways is calculated relative to that of the
  /// actual division, so that it stays small for any number of days.
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
