import Expect
import TestSupport
import Testing
import Text

@testable import Charts

/// The numbers of each chart: not rounded, with their units, and empty if nothing is known.
@Suite struct ChartTableTests {
  private func headers(_ table: ChartTable) -> [String] {
    table.columns.map { column in column.unit.map { "\(column.name) \($0)" } ?? column.name }
  }

  @Test func aLineHasItsDaysAndTheEarlierOnes() {
    let chart = TrendChart(
      heading: Samples.heading(nil),
      points: [
        .init(name: "Mon 2 Nov", value: 1784.25, metGoal: false), .init(name: "Tue 3 Nov", value: nil),
        .init(name: "Wed 4 Nov", value: 2010, metGoal: true),
      ], groups: [], goal: 2000, summary: [], before: .init(name: "last week", values: [1700.5, 1900]))
    expect(headers(chart.table), equals: ["day", "energy kcal", "goal kcal", "at goal", "last week kcal"])
    expect(
      chart.table.rows,
      equals: [
        [.text("Mon 2 Nov"), .number(1784.25), .number(2000), .text("no"), .number(1700.5)],
        [.text("Tue 3 Nov"), .none, .number(2000), .none, .number(1900)],
        [.text("Wed 4 Nov"), .number(2010), .number(2000), .text("yes"), .none],
      ])
    let plain = TrendChart(
      heading: Samples.heading(nil), points: [.init(name: "Nov", value: 3)], groups: [], pointName: "month", goal: nil,
      summary: [])
    expect(headers(plain.table), equals: ["month", "energy kcal"])
  }

  @Test func barsOfDays() {
    let chart = DayBars(
      unit: "kcal", goal: 2200, noteHeading: "vs last",
      rows: [
        .init(name: "Mon 16", fullName: "Monday", state: .value(2352.4), note: "+194", word: .over),
        .init(name: "Tue 17", fullName: "Tuesday", state: .toCome),
      ], sentenceHeading: "")
    expect(headers(chart.table), equals: ["day", "value kcal", "goal kcal", "vs last", "word"])
    expect(
      chart.table.rows,
      equals: [
        [.text("Monday"), .number(2352.4), .number(2200), .text("+194"), .text("over")],
        [.text("Tuesday"), .none, .number(2200), .none, .none],
      ])
  }

  @Test func comparedBarsHaveTheirDifferences() {
    let chart = ComparedBars(
      heading: Samples.heading(nil),
      rows: [
        .init(name: "Mon", fullName: "Monday", now: .value(1784.5), before: .value(1677.25), word: .met),
        .init(name: "Tue", fullName: "Tuesday", now: .missing, before: .value(2008)),
      ], goal: nil)
    expect(headers(chart.table), equals: ["day", "this kcal", "last kcal", "change kcal", "goal kcal", "word"])
    // The difference that the picture shows: 1,785 - 1,677.
    expect(
      chart.table.rows,
      equals: [
        [.text("Monday"), .number(1784.5), .number(1677.25), .number(108), .none, .text("ok")],
        [.text("Tuesday"), .none, .number(2008), .none, .none, .none],
      ])
  }

  @Test func amountsKeepTheirNotes() {
    let chart = AmountBars(
      heading: Heading(title: "Spent", unit: "EUR", per: "week", subject: "Dad", period: "2–8 Nov"), rowName: "week",
      rows: [
        .init(name: "2 Nov", fullName: "week of 2 Nov", amount: .value(13.71), figure: "13.71", note: "2 trips"),
        .init(name: "9 Nov", fullName: "week of 9 Nov", amount: .unknown, figure: ""),
      ])
    expect(headers(chart.table), equals: ["week", "spent EUR", "note"])
    expect(
      chart.table.rows,
      equals: [
        [.text("week of 2 Nov"), .text("13.71"), .text("2 trips")], [.text("week of 9 Nov"), .none, .none],
      ])
  }

  @Test func sharesAreInPercentOfTheirSum() {
    let chart = Samples.macros([
      .init(name: "Mon 2", shares: [1, 2, 1], total: 1800), .init(name: "Tue 3", shares: nil, total: 5),
      .init(name: "Wed 4", shares: [0, 0, 0], total: 0),
    ])
    expect(headers(chart.table), equals: ["row", "protein %", "carbs %", "fat %", "total kcal"])
    expect(
      chart.table.rows,
      equals: [
        [.text("Mon 2"), .number(25), .number(50), .number(25), .number(1800)],
        [.text("Tue 3"), .none, .none, .none, .none], [.text("Wed 4"), .none, .none, .none, .number(0)],
      ])
  }

  @Test func gaugesAndMarkersHaveTheirLimits() {
    let gauges = Gauges(rows: [
      .init(name: "energy", value: 1500, limit: 2000, unit: "kcal", kind: .limit),
      .init(name: "sugar", value: 48.1, limit: nil, unit: "g", kind: .limit, unknown: 2),
    ])
    expect(headers(gauges.table), equals: ["name", "value", "limit", "unit", "share %", "unknown items"])
    // 1500 / 2000
    expect(
      gauges.table.rows,
      equals: [
        [.text("energy"), .number(1500), .number(2000), .text("kcal"), .number(75), .number(0)],
        [.text("sugar"), .number(48.1), .none, .text("g"), .none, .number(2)],
      ])
    let markers = Samples.markers([
      Samples.marker("sodium", 2500, of: 2000, unit: "mg", .init(.high, "HIGH")), Samples.marker("sugar", nil, of: nil),
    ])
    expect(
      headers(markers.table), equals: ["marker", "amount", "limit", "unit", "share %", "second threshold %", "level"])
    expect(
      markers.table.rows,
      equals: [
        [.text("sodium"), .number(2500), .number(2000), .text("mg"), .number(125), .number(120), .text("HIGH")],
        [.text("sugar"), .none, .none, .text("g"), .none, .none, .none],
      ])
  }

  @Test func aCalendarHasItsDaysAndMeans() {
    let chart = MonthHeatmap(
      heading: Samples.heading(nil), weekdays: Samples.weekdays,
      weeks: [
        .init(
          label: "W45",
          days: [
            nil, .init(number: 3, name: "Tue 3 Nov", state: .value(2352.5), verdict: .over),
            .init(number: 4, name: "Wed 4 Nov", state: .value(2000), verdict: .met),
            .init(number: 5, name: "Thu 5 Nov", state: .missing),
          ])
      ], words: .init(under: "", slightlyOver: "", over: "", figures: ""))
    expect(headers(chart.table), equals: ["week", "day", "energy kcal", "standing", "mean of the week kcal"])
    // (2352.5 + 2000) / 2
    expect(
      chart.table.rows,
      equals: [
        [.text("W45"), .text("Tue 3 Nov"), .number(2352.5), .text("over"), .number(2176.25)],
        [.text("W45"), .text("Wed 4 Nov"), .number(2000), .text("met"), .number(2176.25)],
        [.text("W45"), .text("Thu 5 Nov"), .none, .none, .number(2176.25)],
      ])
  }

  @Test func sparklines() {
    let rows = SparkRows(
      heading: Samples.heading(nil), figureTitles: ["mean"], dayNames: ["Mon", "Tue"],
      rows: [
        .init(name: "Dad", series: [.value(2184.5), .missing, .value(3)], figures: ["1,094", "2/3"], word: .over),
        .init(name: "Mia", series: [], figures: []),
      ])
    expect(headers(rows.table), equals: ["name", "mean", "2", "word", "Mon kcal", "Tue kcal", "3 kcal"])
    expect(
      rows.table.rows,
      equals: [
        [.text("Dad"), .text("1,094"), .text("2/3"), .text("over"), .number(2184.5), .none, .number(3)],
        [.text("Mia"), .none, .none, .none, .none, .none, .none],
      ])
    let line = Sparkline(name: "Energy", unit: "kcal", series: [.value(1.5), .toCome])
    expect(headers(line.table), equals: ["day", "energy kcal"])
    expect(line.table.rows, equals: [[.number(1), .number(1.5)], [.number(2), .none]])
  }
}
