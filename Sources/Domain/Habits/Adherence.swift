/// On how many days an aim was met, over days that are over.
package struct Adherence: Hashable, Sendable {
  /// Days at the goal, within the limit, or with enough.
  package let met: Int
  /// Days under it.
  package let under: Int
  /// Days over it.
  package let over: Int
  /// Days that are logged but not judged, because too little is known of them.
  package let unjudged: Int

  /// How the logged days stand; nil for those that cannot be judged.
  package init(_ standings: some Sequence<GoalStanding?>) {
    let standings = Array(standings)
    func count(_ standing: GoalStanding?) -> Int { standings.count { $0 == standing } }
    (met, under, over, unjudged) = (count(.met), count(.under), count(.over), count(nil))
  }

  /// How the logged days before today stand to an aim: today is not over.
  package init(of days: some Sequence<DaySum>, to aim: DayAim, before today: Day) {
    self.init(days.filter { $0.day < today && $0.total != nil }.map(aim.standing))
  }

  /// Several people's days added up.
  package init(together parts: [Adherence]) {
    func sum(_ count: (Adherence) -> Int) -> Int { parts.reduce(0) { $0 + count($1) } }
    (met, under, over, unjudged) = (sum(\.met), sum(\.under), sum(\.over), sum(\.unjudged))
  }

  /// Days that are judged.
  package var judged: Int { met + under + over }
  /// The part of the judged days on which it was met, 0 to 1; nil where none is judged.
  package var share: Double? { judged > 0 ? Double(met) / Double(judged) : nil }

  /// Whether the days that come later went better.
  package enum Change: String, Sendable {
    case better
    case worse
    /// The difference is what chance makes.
    case unclear
    case tooFewDays
  }

  /// Judged days that each side of a comparison needs: of fewer, one day more or less would decide it.
  package static let fewestJudged = 10
  /// How likely chance alone may be to make a change that is told: one false alarm in twenty.
  package static let falseAlarms = 0.05

  /// Whether `later` is better than this, by Fisher's exact test of both directions.
  package func change(to later: Adherence) -> Change {
    guard let before = share, let after = later.share, min(judged, later.judged) >= Self.fewestJudged else {
      return .tooFewDays
    }
    guard before != after, likelihood(besides: later) <= Self.falseAlarms else { return .unclear }
    return after > before ? .better : .worse
  }

  /// How likely chance alone is to part all the days that met the aim as unevenly as they are, or more so, 0 to 1.
  ///
  /// Fisher's exact test (1935): with k of the met days on this side, the ways are C(judged, k) x C(later.judged, met
  /// in all - k). They are weighed against those of the parting that came about, so that no number of days is too
  /// large.
  private func likelihood(besides later: Adherence) -> Double {
    let all = met + later.met
    var (asUneven, every) = (1.0, 1.0)
    func add(_ weight: Double) {
      every += weight
      // Partings with as many ways differ by the last places of the products.
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
