import Charts
import Expect
import Figures
import Testing
import Text

/// Spending by week and month: pictures, and what a reader can take from them.
@Suite struct AmountBarsTests {
  private static func chart(_ amounts: [Observation], notes: [String] = [], summary: [String] = []) -> AmountBars {
    let rows = amounts.indices.map { index in
      let figure = if case .value(let value) = amounts[index] { Figure.text(value, decimals: 2) } else { "" }
      return AmountBars.Row(
        name: Samples.weekStarts[index % 8], fullName: "week of \(Samples.weekStarts[index % 8])",
        amount: amounts[index], figure: figure, note: index < notes.count ? notes[index] : "")
    }
    return AmountBars(
      heading: Heading(title: "Spending", unit: "EUR", subject: "household", period: "14 Sep – 8 Nov 2026"),
      rowName: "week", rows: rows, missing: "no trip", summary: summary)
  }

  private static let eightWeeks = chart(
    [.value(84.2), .value(71.95), .missing, .value(103.4), .value(66), .unknown, .value(79.99), .toCome],
    notes: ["2 trips", "1 trip", "", "3 trips", "1 trip", "1 trip", "2 trips"],
    summary: ["total 405.54 in 5 weeks", "mean 81.11 a week", "8 weeks before 398.10 (+7.44)"])

  @Test func pictures() throws {
    try GoldenFile.check(
      [
        Picture("more returned than bought", Self.chart([.value(42.5), .value(-18.75), .missing, .value(-3)])),
        Picture("only returns", Self.chart([.value(-12.5), .value(-40), .toCome])),
        Picture("no weeks", Self.chart([])),
        Picture("all zero", Self.chart([.value(0), .value(0)])),
        Picture("huge, and more returned than that", Self.chart([.value(1e15), .value(3), .value(-2e15)])),
      ], against: "amount-bars-cases.txt")
  }

  private static func ascii(_ chart: AmountBars, width: Int = 80) -> [String] {
    chart.lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain)
  }

  @Test(arguments: [40, 80, 132]) func theHighestWeekHasTheLongestBar(width: Int) throws {
    let rows = Self.ascii(Self.eightWeeks, width: width).filter { $0.contains("|") && !$0.contains("EUR") }
    let bars = rows.prefix(8).map { $0.count { $0 == "#" } }
    expect(bars.firstIndex(of: try require(bars.max())), equals: 3)
    expect(
      rows.prefix(8).map { $0.contains("no trip") }, equals: [false, false, true, false, false, false, false, false])
    expect(rows[5].contains("not known"))
    expect(rows[7].contains("to come"))
    expect(rows[3].contains("103.40"))
    // 66.00 of 103.40 is 63.8 % of the longest bar.
    expect((Double(bars[4]) - Double(bars[3]) * 0.638).magnitude <= 0.6)
  }

  @Test func returnsGoToTheLeftOnTheSameScale() throws {
    let rows = Self.ascii(Self.chart([.value(60), .value(-30)])).filter { $0.contains("#") }
    let sides = rows.map { row in row.split(separator: "|").map { $0.count { $0 == "#" } } }
    expect(sides[0][0], equals: 0)
    expect(sides[1][1], equals: 0)
    expect((Double(sides[0][1]) - 2 * Double(sides[1][0])).magnitude <= 2)
    let axes = rows.map {
      $0.firstIndex(of: "|").map { index in rows[0].distance(from: rows[0].startIndex, to: index) }
    }
    expect(Set(axes).count, equals: 1)
  }

  @Test func theDifferenceToBeforeIsSaid() {
    expect(Self.ascii(Self.eightWeeks).last?.contains("(+7.44)"), equals: true)
  }
}
