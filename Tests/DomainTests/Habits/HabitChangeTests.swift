import Domain
import TestSupport
import Testing

/// When a change or a weekend is more than chance.
@Suite struct HabitChangeTests {
  private static func adherence(_ met: Int, of judged: Int) -> Adherence {
    Adherence(Array(repeating: GoalStanding.met, count: met) + Array(repeating: .under, count: judged - met))
  }

  @Test(
    arguments: [
      // 12 and 18 of 24: 30 / 48 = 0.625 in all, the error is sqrt(0.625 x 0.375 x 2 / 24) = 0.1398; 0.25 is 1.79 of
      // it.
      ((12, 24), (18, 24), .unclear),
      // 10 and 18 of 24: 28 / 48 = 0.583, sqrt(0.583 x 0.417 / 12) = 0.1423; 0.333 is 2.34 of it.
      ((10, 24), (18, 24), .better), ((18, 24), (10, 24), .worse),
      // Ten days each are enough, nine are not: 2 and 8 of 10: sqrt(0.5 x 0.5 / 5) = 0.2236; 0.6 is 2.68 of it.
      ((2, 10), (8, 10), .better), ((2, 9), (8, 10), .tooFewDays), ((8, 10), (2, 9), .tooFewDays),
      // All or none, both times: no error, and no difference.
      ((10, 10), (10, 10), .unclear), ((0, 10), (0, 10), .unclear), ((0, 10), (10, 10), .better),
      ((0, 0), (0, 0), .tooFewDays),
    ] as [((Int, Int), (Int, Int), Adherence.Change)])
  func twoHalves(first: (Int, Int), second: (Int, Int), change: Adherence.Change) {
    let halves = (Self.adherence(first.0, of: first.1), Self.adherence(second.0, of: second.1))
    #expect(halves.0.change(to: halves.1) == change)
  }

  @Test func daysThatAreNotJudgedCountApart() {
    let adherence = Adherence([.met, nil, .over, .under, nil, .met])
    #expect(adherence.met == 2 && adherence.over == 1 && adherence.under == 1 && adherence.unjudged == 2)
    #expect(adherence.judged == 4 && adherence.share == 0.5)
    #expect(Adherence([nil, nil]).share == nil)
    #expect(
      Adherence(together: [adherence, Adherence([.met])]) == Adherence([.met, .met, .met, .over, .under, nil, nil]))
  }

  /// Amounts of the weekend days and of the others, which fall on the days of as many weeks as it takes.
  private static func pattern(weekend: [Double], workdays: [Double]) -> WeekendPattern {
    // Saturday and Sunday, 2027-01-02 and 03, then Monday to Friday.
    let saturday = Day(iso: "2027-01-02") ?? Day(number: 0)
    let rest = weekend.enumerated().map { (day: saturday + $0.offset / 2 * 7 + $0.offset % 2, amount: $0.element) }
    let work = workdays.enumerated().map { (day: saturday + 2 + $0.offset / 5 * 7 + $0.offset % 5, amount: $0.element) }
    return WeekendPattern(rest + work)
  }

  @Test(
    arguments: [
      // Spread of 100 either way on six days: variance 60000 / 5 = 12000, through 6 is 2000 a side; the error of the
      // difference is sqrt(4000) = 63.2, of which 2.57 are 162.5.
      ([2100, 1900, 2100, 1900, 2100, 1900], 163, .clear), ([2100, 1900, 2100, 1900, 2100, 1900], 162, .unclear),
      ([2100, 1900, 2100, 1900, 2100, 1900], -163, .clear),
      // No spread at all: 5 % of 2000 are 100.
      ([2000, 2000, 2000, 2000, 2000, 2000], 100, .clear), ([2000, 2000, 2000, 2000, 2000, 2000], 99, .unclear),
      ([2000, 2000, 2000, 2000, 2000, 2000], 0, .unclear),
      // Five days are too few.
      ([2000, 2000, 2000, 2000, 2000], 900, .tooFewDays), ([], 0, .tooFewDays),
    ] as [([Double], Double, WeekendPattern.Verdict)])
  func theWeekendBesideTheOtherDays(workdays: [Double], more: Double, verdict: WeekendPattern.Verdict) {
    let pattern = Self.pattern(weekend: workdays.map { $0 + more }, workdays: workdays)
    #expect(pattern.verdict == verdict)
    #expect(pattern.weekend.days == workdays.count && pattern.workdays.days == workdays.count)
    #expect(workdays.isEmpty ? pattern.difference == nil : abs((pattern.difference ?? 0) - more) < 1e-9)
  }

  /// Without any difference in truth, a weekend is seldom called one.
  @Test(arguments: SplitMix64.seeds) func falseAlarmsAreRare(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Twelve uniform numbers less six are nearly normal, with a spread of 1.
    func amount() -> Double {
      2000 + 400 * ((0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) })
    }
    for (weekend, workdays) in [(6, 6), (6, 15), (16, 40)] {
      let alarms = (0..<2000).count { _ in
        Self.pattern(weekend: (0..<weekend).map { _ in amount() }, workdays: (0..<workdays).map { _ in amount() })
          .verdict == .clear
      }
      // One in twenty is 100 of 2000; its own standard error is sqrt(2000 x 0.05 x 0.95) = 9.7.
      #expect(alarms <= 130, "seed \(seed): \(alarms) of 2000 with \(weekend) and \(workdays) days")
    }
  }
}
