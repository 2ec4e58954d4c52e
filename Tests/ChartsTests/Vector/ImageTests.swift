import Expect
import Figures
import Foundation
import TestSupport
import Testing
import Text

@testable import Charts

/// The images of all charts: what holds for each, whatever its data.
@Suite struct ImageTests {
  @Test(arguments: ImageCase.all) func nothingOverlapsOrLeavesTheImage(item: ImageCase) {
    let image = item.chart.image
    expect(image.width, equals: 720)
    for fault in ImageRules.faults(of: image) { Issue.record("\(fault)") }
  }

  /// On a phone, whose page leaves 328 pixels, an image is drawn anew: its texts keep a size of 12 and have their places.
  @Test(arguments: ImageCase.all) func aPhoneHasAnImageOfItsOwn(item: ImageCase) {
    let image = item.chart.narrowImage
    expect(image.width == 328 && item.chart.image.width == 720)
    for fault in ImageRules.faults(of: image) { Issue.record("\(fault)") }
    for shape in ImageRules.flat(image.shapes).shapes {
      if case .text(let text, _, _, _, let size, _) = shape { expect(size >= 12, "\(text)") }
    }
  }

  /// A file is one picture with a name and a description, and loads and runs nothing.
  @Test(arguments: ImageCase.all) func filesAreWellFormedAndSelfContained(item: ImageCase) {
    let image = item.chart.image
    let reading = SVGReading(image.svg)
    expect(reading.fault, equals: nil)
    let known: Set = ["svg", "title", "desc", "style", "rect", "polyline", "polygon", "circle", "path", "text", "g"]
    expect(Set(reading.elements.map(\.name)).isSubset(of: known))
    let attributes = reading.elements.flatMap(\.attributes)
    expect(!attributes.contains { $0.key.hasPrefix("on") || $0.key.contains("href") || $0.value.contains("url(") })
    let root = reading.elements[0].attributes
    expect(root["role"] == "img" && root["aria-labelledby"] == "cchart-title cchart-desc")
    expect(root["viewBox"], equals: "0 0 720 \(Int(image.height))")
    expect(reading.elements.first { $0.attributes["id"] == "cchart-title" }?.text, equals: image.title)
    expect(reading.elements.first { $0.attributes["id"] == "cchart-desc" }?.text, equals: image.description)
    let numbers = attributes.filter { ["x", "y", "width", "height", "r", "cx", "cy"].contains($0.key) }.map(\.value)
    expect(numbers.allSatisfy { $0 == "100%" || $0.wholeMatch(of: /-?\d+(\.\d\d?)?/) != nil })
  }

  /// Each value of a week can be read: drawn, or shown when its place is pointed at; a missing day is named as missing.
  @Test(arguments: ImageCase.all.filter { ["trend", "trend-before", "day-bars", "compared-bars"].contains($0.name) })
  func everyValueStandsInIt(item: ImageCase) {
    let lines = ImageRules.words(of: item.chart.image)
    let isLong = item.data == .normal && item.name.hasPrefix("trend")
    let start = item.name == "trend" ? 0 : 28
    let days: [Observation] =
      isLong ? TrendDays.values[start...].map { $0.map { .value($0) } ?? .missing } : item.data.week
    for case .value(let value) in days {
      let figure = Figure.text(value)
      expect(lines.contains { ReaderSheet.line($0, says: figure) }, "\(figure)")
    }
    let saysMissing = lines.contains { ReaderSheet.line($0, says: "no log") || $0.hasPrefix("Nothing is logged") }
    expect(!days.contains(.missing) || saysMissing)
  }

  /// The description is the text form, in sentences that were written by hand from the data.
  @Test(arguments: [
    (
      Samples.trend([1800, nil, 2600], goal: nil).image,
      "Mon of week 1 1,800. Tue of week 1 no log. Wed of week 1 2,600."
    ),
    (
      Gauges(rows: [.init(name: "sodium", value: 2415, limit: 2300, unit: "mg", kind: .limit)]).image,
      "Sodium 2,415 of 2,300 mg, 105 %, 115 mg OVER."
    ),
    (
      Samples.markers([Samples.marker("sodium", 2416, of: 2000, unit: "mg", .init(.high, "HIGH"))]).image,
      "Sodium: high, 2,416 mg of at most 2,000 mg, 121 %."
    ),
    (
      ComparedBars(
        heading: Samples.heading(nil),
        rows: [.init(name: "Tue", fullName: "Tuesday", now: .value(2192), before: .value(2008), word: .over)],
        goal: 2000
      ).image,
      "Goal 2,000. Tuesday: this 2,192, over, last 2,008, change +184."
    ),
    (
      Samples.macros([.init(name: "Mon 2", shares: [0.25, 0.5, 0.25], total: 2000)]).image,
      "Mon 2: protein 25 %, carbs 50 %, fat 25 %, 2,000 kcal."
    ),
  ]) func theDescriptionSaysIt(image: VectorImage, sentence: String) {
    expect(image.description.contains(sentence), "\(image.description)")
  }

  /// A figure is never cut: `2,…` would be a wrong one.
  @Test(arguments: ImageCase.all) func figuresAreWhole(item: ImageCase) {
    expect(ImageRules.cutFigures(of: item.chart.image).isEmpty)
  }

  /// Of 720 pixels ten columns of seven digits leave no 77 to the days: the figures go under their row, with titles.
  @Test func figuresWithoutAPlaceGoUnderTheirRow() {
    let image = Samples.manyFigures.image
    let figures = Samples.sevenDigits
    let texts = ImageRules.textBoxes(of: image)
    for index in 0..<10 {
      expect(texts.count { ReaderSheet.line($0.text, says: "n\(index) \(figures[index])") }, equals: 2)
    }
    expect(ImageRules.faults(of: image).isEmpty)
    let few = SparkRows(
      heading: Samples.heading(nil), figureTitles: ["mean"],
      rows: Samples.manyFigures.rows.map {
        .init(name: $0.name, series: $0.series, figures: ["2,018"])
      }
    ).image
    expect(ImageRules.textBoxes(of: few).count { $0.text == "2,018" }, equals: 2)
  }

  /// Where nothing is logged, the days without a log are not named: it would be each of them.
  @Test func anEmptyPeriodNamesNoDays() {
    let words = ImageRules.words(of: Samples.trend([nil, nil, nil], goal: 2000).image)
    expect(!words.contains { $0.contains("no log") } && words.contains { $0.contains("Nothing is logged") })
  }

  /// A number's meaning is never only a sign; a value beyond a given scale is described as drawn at its end.
  @Test func theCalendarsLegend() {
    let days = [2_600.0, 3_400, 15_000_000].map { Observation.value($0) }
    let week = MonthHeatmap.Week(
      label: "W1", days: days.enumerated().map { .init(number: $0 + 1, name: "day \($0 + 1)", state: $1) })
    let image = MonthHeatmap(
      heading: Samples.heading(nil), weekdays: Samples.weekdays, weeks: [week],
      scale: LevelScale(low: 1000, high: 3000),
      figureSize: 100_000, words: .init(under: "", slightlyOver: "", over: "", figures: "hundreds of thousands")
    ).image
    let words = ImageRules.words(of: image)
    expect(
      words.contains("3,000 kcal, outliers at its ends")
    )
    expect(!ImageRules.flat(image.shapes).shapes.contains { if case .circle = $0 { true } else { false } })
  }

  @Test(arguments: SplitMix64.seeds) func anyDataKeepsTheRules(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<6 {
      for (name, chart) in AnyDataTests.charts(&random) {
        let image = chart.image
        for fault in ImageRules.faults(of: image) + ImageRules.cutFigures(of: image) {
          Issue.record("seed \(seed), round \(round), \(name): \(fault)")
        }
        expect(SVGReading(image.svg).fault, equals: nil, "seed \(seed), round \(round), \(name)")
      }
    }
  }

  /// Two images in one document share no id.
  @Test func inlineImagesHaveIdsOfTheirOwn() {
    let image = Samples.energyTrend.image
    let parts = ["1", "2", "a\"><script>"].map { image.inlineSVG(idPrefix: $0) }
    let reading = SVGReading("<div>\(parts.joined())</div>")
    expect(reading.fault, equals: nil)
    let ids = reading.elements.compactMap { $0.attributes["id"] }
    expect(ids, equals: ["c1-title", "c1-desc", "c2-title", "c2-desc", "cascript-title", "cascript-desc"])
    expect(!reading.elements.contains { $0.name == "style" || $0.name == "script" })
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (12, "12"), (12.5, "12.5"), (12.05, "12.05"), (-3.256, "-3.26"), (0.999, "1"),
    (1e300, "1000000"), (-.infinity, "-1000000"), (.nan, "0"), (99.995, "100"),
  ]) func numbersAreShort(value: Double, text: String) {
    expect(SVGText.number(value), equals: text)
  }

  @Test(arguments: [
    ("a < b & c > \"d\" 'e'", "a &lt; b &amp; c &gt; &quot;d&quot; &#39;e&#39;"), ("]]>", "]]&gt;"),
    ("a\u{0}\u{1B}[31mb\u{FFFE}", "ab"), ("a\nb\tc", "a b c"), ("寿司 é", "寿司 é"),
  ]) func textIsEscaped(text: String, escaped: String) {
    expect(SVGText.escaped(text), equals: escaped)
  }
}
