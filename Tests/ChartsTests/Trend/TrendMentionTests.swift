import Expect
import Testing
import Text

@testable import Charts

/// Days in words under a line.
@Suite struct TrendMentionTests {
  private func lines(_ mention: TrendChart.Mention, width: Int = 40) -> [String] {
    mention.lines(on: Canvas(width: width)).map(\.plain)
  }

  @Test func namesAreNotBroken() {
    let mention = TrendChart.Mention(
      label: "no log", choices: [["19–20 Sep", "27 Sep", "9–11 Oct", "24 Oct", "31 Oct"]], count: "no log on 8 days")
    expect(lines(mention), equals: ["no log: 19–20 Sep, 27 Sep, 9–11 Oct,", "  24 Oct, 31 Oct"])
    expect(lines(mention, width: 80), equals: ["no log: 19–20 Sep, 27 Sep, 9–11 Oct, 24 Oct, 31 Oct"])
  }

  @Test func whatTwoLinesCannotHoldIsShorterThenACount() {
    let days = (1...9).map { "\($0) Sep (2,470)" }
    let long = TrendChart.Mention(label: "over", choices: [days, ["1–9 Sep"]], count: "over on 9 days")
    expect(lines(long), equals: ["over: 1–9 Sep"])
    expect(lines(.init(label: "over", choices: [days], count: "over on 9 days")), equals: ["over on 9 days"])
    expect(lines(.init(label: "over", choices: [days])).isEmpty)
    expect(lines(.init(label: "over", choices: [[]], count: "over on 0 days")).isEmpty)
  }

  @Test func whoListensHearsAllOfThem() {
    let mention = TrendChart.Mention(label: "no log", choices: [["19–20 Sep", "27 Sep"]])
    expect(mention.sentence, equals: "No log: 19 to 20 Sep, 27 Sep.")
  }
}
