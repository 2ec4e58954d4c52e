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

  /// Judged days that each side of a comparison needs: five of either kind where they are even, as the normal
  /// approximation of a share asks for.
  package static let fewestJudged = 10
  /// How many standard errors a change has to be: 1.96 would leave one false alarm in twenty.
  package static let clearErrors = 2.0

  /// Whether `later` is better than this, by the test for two shares with their common standard error.
  package func change(to later: Adherence) -> Change {
    guard let before = share, let after = later.share, min(judged, later.judged) >= Self.fewestJudged else {
      return .tooFewDays
    }
    let common = Double(met + later.met) / Double(judged + later.judged)
    let error = (common * (1 - common) * (1 / Double(judged) + 1 / Double(later.judged))).squareRoot()
    guard (after - before).magnitude > Self.clearErrors * error else { return .unclear }
    return after > before ? .better : .worse
  }
}
