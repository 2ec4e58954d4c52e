import Expect
import TestSupport
import Testing
import Text

@testable import Charts

@Suite struct MarkerBarsTests {
  @Test func pictures() throws {
    try GoldenFile.check(
      [
        Picture("one short of its limit", Samples.markers([Samples.marker("sodium", 1999, of: 2000, unit: "mg")])),
        Picture(
          "hard values",
          Samples.markers([
            Samples.marker("no limit", 21.5, of: nil, decimals: 1, .init(.unknown, "NOT ENOUGH DATA")),
            Samples.marker("no amount", nil, of: 2000, unit: "mg", .init(.unknown, "CANNOT TELL")),
            Samples.marker("neither", nil, of: nil), Samples.marker("nothing", 0, of: 50, .init(.good, "GOOD")),
            Samples.marker("negative", -50, of: 110, .init(.good, "GOOD")),
            Samples.marker("just over", 50.1, of: 50, decimals: 1, .init(.moderate, "MODERATE")),
            Samples.marker("1.6 times", 80, of: 50, .init(.high, "HIGH")),
            Samples.marker("huge", 1e15, of: 2000, unit: "mg", .init(.high, "HIGH")),
          ])),
      ], against: "marker-bars-cases.txt")
  }

  /// The marks of 100 and 120 % in a bar of `width` cells whose axis ends at 130 %, by hand: 100/130 and 120/130 of it.
  @Test(arguments: [(26, 20, 24), (39, 30, 36), (13, 10, 12), (30, 23, 27)])
  func thresholdsStandInProportion(width: Int, limit: Int, second: Int) {
    let scale = MarkerScale(width: width, shares: [0.9], on: Canvas(glyphs: .ascii))
    let bar = Array(scale.bar(Samples.marker("x", 0, of: 50)).plain)
    expect(bar.firstIndex(of: "|"), equals: limit)
    expect(bar.firstIndex(of: ":"), equals: second)
    expect(bar.count, equals: width)
  }

  /// In 26 cells: 20 up to the limit, three between the thresholds, one after the second.
  @Test(arguments: [
    (0.0, "                    |   : "), (0.01, "#                   |   : "), (0.5, "##########          |   : "),
    (0.999, "####################|   : "), (1, "####################|   : "), (1.001, "####################|%  : "),
    (1.1, "####################|%% : "), (1.2, "####################|%%%: "), (1.201, "####################|%%%:%"),
    (1.3, "####################|%%%:%"), (-0.1, "<                   |   : "),
  ]) func aBarNeverCrossesAThresholdThatItIsShortOf(share: Double, expected: String) {
    let scale = MarkerScale(width: 26, shares: [0.9], on: Canvas(glyphs: .ascii))
    expect(scale.bar(Samples.marker("x", share * 50, of: 50)).plain, equals: expected)
  }

  /// More fiber is better: what goes beyond 100 % is not an excess.
  @Test func whereMoreIsBetterNothingIsBeyond() {
    let scale = MarkerScale(width: 26, shares: [0.9], on: Canvas(glyphs: .ascii))
    let row = Samples.marker("fiber", 34.8, of: 30, second: 0.8, direction: .atLeast)
    expect(scale.bar(row).plain, equals: "################:###|###  ")
  }

  @Test func whatTheAxisCannotHoldHasAMark() {
    let canvas = Canvas(glyphs: .ascii)
    expect(MarkerScale(width: 40, shares: [1.6, 0.2], on: canvas).end, equals: 1.6)
    let scale = MarkerScale(width: 40, shares: [1e12, 0.2], on: canvas)
    expect(scale.end, equals: 2)
    expect(scale.bar(Samples.marker("x", 1e15, of: 1000)).plain.last, equals: ">")
    expect(scale.bar(Samples.marker("x", 2000, of: 1000)).plain.last, equals: "%")
  }

  /// Whole per cent never contradict the thresholds: 99.9 is not 100, and 100.1 is 101.
  @Test(arguments: [
    (1999.0, "99"), (2000, "100"), (2001, "101"), (2416, "121"), (0, "0"), (-5, "<0"), (1e15, ">999"),
  ]) func percentOfTheLimit(amount: Double, expected: String) {
    expect(Samples.marker("sodium", amount, of: 2000).percent, equals: expected)
  }
}
