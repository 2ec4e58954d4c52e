import Charts
import Expect
import Figures
import Testing
import Text

/// Two weeks side by side: pictures, and what a reader can take from them.
@Suite struct ComparedBarsTests {
  private static func chart(
    _ now: [Observation], _ before: [Observation], goal: Double? = 2000, decimals: Int = 0, words: [RowWord?] = [],
    footer: [String] = []
  ) -> ComparedBars {
    let rows = now.indices.map { index in
      ComparedBars.Row(
        name: Samples.weekdays[index % 7], fullName: Samples.fullWeekdays[index % 7], now: now[index],
        before: before[index], word: index < words.count ? words[index] : nil)
    }
    return ComparedBars(
      heading: Heading(
        title: "Energy", unit: "kcal", per: "day", subject: "Dad", period: "2–8 Nov vs 26 Oct – 1 Nov 2026"),
      rows: rows, goal: goal, decimals: decimals, footer: footer)
  }

  private static func values(_ values: [Double?]) -> [Observation] { values.map { $0.map { .value($0) } ?? .missing } }

  private static let now: [Double?] = [1784, 2192, 1935, 1954, 2120, nil, 1842]
  private static let before: [Double?] = [1677, 2008, 1830, 1761, 1949, nil, 2268]

  private static let week = chart(
    values(now), values(before), words: [.met, .over, .met, .met, .over, nil, .met],
    footer: [
      "mean    this 1,971 (6/7 days)   last 1,916 (6/7 days)   change +55 kcal, +2.9%",
      "Both weeks miss Saturday; the means use logged days only.",
    ])

  @Test func pictures() throws {
    let gaps: [Observation] = [.value(1784), .missing, .unknown, .toCome]
    try GoldenFile.check(
      [
        Picture("a gap on either side", Self.chart(gaps, [.missing, .value(2008), .value(1830), .unknown])),
        Picture("no days", Self.chart([], [])),
        Picture("one day, no goal", Self.chart([.value(1840)], [.value(1700)], goal: nil)),
        Picture("just around the goal", Self.chart(Self.values([1999, 2001]), Self.values([2001, 1999]))),
        Picture(
          "decimals",
          Self.chart(Self.values([19.44, 31.25]), Self.values([19.36, 8.05]), goal: 27.5, decimals: 1)),
      ], against: "compared-bars-cases.txt")
  }

  /// The lines of each day: this week's and last week's.
  private static func days(_ chart: ComparedBars, width: Int = 80) -> [(now: String, before: String)] {
    let lines = chart.lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain)
    return lines.indices.filter { index in Samples.weekdays.contains { lines[index].hasPrefix($0 + " ") } }
      .map { (lines[$0], lines[$0 + 1]) }
  }

  @Test(arguments: [40, 80, 132]) func everyDayCanBeRead(width: Int) throws {
    let days = Self.days(Self.week, width: width)
    expect(days.count, equals: 7)
    for (index, day) in days.enumerated() {
      guard let now = Self.now[index], let before = Self.before[index] else {
        expect(day.now.contains("no log") && day.before.contains("no log"))
        expect(day.now.hasSuffix("-"))
        continue
      }
      let text = day.now.split(separator: " ").map(String.init)
      expect(text.contains(Figure.text(now)) && text.contains(Figure.signed(now - before)), "\(day.now)")
      expect(day.before.hasSuffix(Figure.text(before)))
      // Beyond the goal the bar has another glyph, and the light one covers the goal's mark.
      expect(day.now.contains("%"), equals: (now > 2000))
      expect(day.before.contains(":"), equals: (before <= 2000))
    }
    let lengths = days.map { $0.now.count { "#%".contains($0) } }
    expect(lengths.firstIndex(of: try require(lengths.max())), equals: 1)
  }

  @Test func bothPeriodsAreOnOneScale() {
    let days = Self.days(Self.chart(Self.values([1000]), Self.values([2000]), goal: nil))
    let (now, before) = (days[0].now.count { $0 == "#" }, days[0].before.count { $0 == "=" })
    expect((now * 2 - before).magnitude <= 1)
  }

  /// The difference is that of the figures beside it: 19.4 - 19.4, although 19.44 is more than 19.36.
  @Test func differencesAgreeWithTheFigures() {
    let chart = Self.chart(Self.values([19.44]), Self.values([19.36]), goal: nil, decimals: 1)
    expect(Self.days(chart)[0].now.hasSuffix(" 0.0"))
  }
}
