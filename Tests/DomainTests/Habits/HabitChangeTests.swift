import Domain
import Expect
import TestSupport
import Testing

/// When a change or a weekend is more than chance.
@Suite struct HabitChangeTests {
  private static func adherence(_ met: Int, of judged: Int) -> Adherence {
    Adherence(Array(repeating: GoalVerdict.met, count: met) + Array(repeating: .under, count: judged - met))
  }

  @Test(
    arguments: [
      // 12 and 18 of 24, C(24, 12) x C(24, 18) / C(48, 30) = 2704156 x 134596 / 7.31e12 = 0.0498: with its mirror
      // image alone twice that, 0.0996.
      ((12, 24), (18, 24), .unclear),
      // 10 and 18 of 24, of C(48, 28) = 1.674e13: (1961256 x 134596 + 1307504 x 42504 + 735471 x 10626 + 346104 x 2024
      // + ...) / 1.674e13 = 0.0196, twice that 0.039.
      ((10, 24), (18, 24), .better), ((18, 24), (10, 24), .worse),
      // Ten days each are enough, nine are not: 2 and 8 of 10, (1 + 10 x 10 + 45 x 45) x 2 / C(20, 10) = 4252 / 184756
      // = 0.023.
      ((2, 10), (8, 10), .better), ((2, 9), (8, 10), .tooFewDays), ((8, 10), (2, 9), .tooFewDays),
      // None of 10 and 4 of 10: 2 x C(10, 4) / C(20, 4) = 2 x 210 / 4845 = 0.087; 5 of 10: 2 x 252 / 15504 = 0.033.
      ((0, 10), (4, 10), .unclear), ((0, 10), (5, 10), .better), ((10, 10), (6, 10), .unclear),
      // 1 and 6 of 10: 2 x (120 + 10 x 210) / C(20, 7) = 4440 / 77520 = 0.0573, though 2.3 standard errors.
      ((1, 10), (6, 10), .unclear),
      // 5 of 10 and 18 of 20, 7 missed in all: (252 x 190 + 210 x 20 + 120) / C(30, 7) = 52200 / 2035800 = 0.0256. None
      // of the 7 in the ten days has C(20, 7) = 77520 ways, more than 252 x 190: the other side adds nothing.
      ((5, 10), (18, 20), .better), ((18, 20), (5, 10), .worse),
      // Of ten years: 0 and 1825 of 1825 weigh more than a number can hold; one day of them is nothing.
      ((0, 1825), (1825, 1825), .better), ((900, 1825), (901, 1825), .unclear),
      // All or none, both times: no difference.
      ((10, 10), (10, 10), .unclear), ((0, 10), (0, 10), .unclear), ((0, 10), (10, 10), .better),
      ((0, 0), (0, 0), .tooFewDays),
    ] as [((Int, Int), (Int, Int), Adherence.Change)])
  func twoHalves(first: (Int, Int), second: (Int, Int), change: Adherence.Change) {
    let halves = (Self.adherence(first.0, of: first.1), Self.adherence(second.0, of: second.1))
    expect(halves.0.change(to: halves.1), equals: change)
  }

  @Test func daysThatAreNotJudgedCountApart() {
    let adherence = Adherence([.met, nil, .over, .under, nil, .met])
    expect(adherence.met == 2 && adherence.over == 1 && adherence.under == 1 && adherence.unjudged == 2)
    expect(adherence.judged == 4 && adherence.share == 0.5)
    expect(Adherence([nil, nil]).share, equals: nil)
    expect(
      Adherence(together: [adherence, Adherence([.met])]),
      equals: Adherence([.met, .met, .met, .over, .under, nil, nil]))
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
    expect(pattern.verdict, equals: verdict)
    expect(pattern.weekend.days == workdays.count && pattern.workdays.days == workdays.count)
    expect(workdays.isEmpty ? pattern.difference == nil : abs((pattern.difference ?? 0) - more) < 1e-9)
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
      expect(alarms <= 130, "seed \(seed): \(alarms) of 2000 with \(weekend) and \(workdays) days")
    }
  }
}
