import Foundation
import TestSupport
import Testing
import Text

@testable import Charts

/// The images of all charts: what holds for each, whatever its data.
@Suite struct ImageTests {
  @Test(arguments: ImageCase.all) func nothingOverlapsOrLeavesTheImage(item: ImageCase) {
    let image = item.chart.image
    #expect(image.width == 720)
    for fault in ImageRules.faults(of: image) { Issue.record("\(fault)") }
  }

  /// A file is one picture with a name and a description, and loads and runs nothing.
  @Test(arguments: ImageCase.all) func filesAreWellFormedAndSelfContained(item: ImageCase) {
    let image = item.chart.image
    let reading = SVGReading(image.svg)
    #expect(reading.fault == nil)
    let known: Set = ["svg", "title", "desc", "style", "rect", "polyline", "polygon", "circle", "path", "text", "g"]
    #expect(Set(reading.elements.map(\.name)).isSubset(of: known))
    let attributes = reading.elements.flatMap(\.attributes)
    #expect(!attributes.contains { $0.key.hasPrefix("on") || $0.key.contains("href") || $0.value.contains("url(") })
    let root = reading.elements[0].attributes
    #expect(root["role"] == "img" && root["aria-labelledby"] == "cchart-title cchart-desc")
    #expect(root["viewBox"] == "0 0 720 \(Int(image.height))")
    #expect(reading.elements.first { $0.attributes["id"] == "cchart-title" }?.text == image.title)
    #expect(reading.elements.first { $0.attributes["id"] == "cchart-desc" }?.text == image.description)
    let numbers = attributes.filter { ["x", "y", "width", "height", "r", "cx", "cy"].contains($0.key) }.map(\.value)
    #expect(numbers.allSatisfy { $0 == "100%" || $0.wholeMatch(of: /-?\d+(\.\d\d?)?/) != nil })
  }

  /// Each value of a week can be read: drawn, or said when its place is pointed at; a missing day is said to be one.
  @Test(arguments: ImageCase.all.filter { ["trend", "trend-before", "day-bars", "compared-bars"].contains($0.name) })
  func everyValueStandsInIt(item: ImageCase) {
    let words = ImageRules.words(of: item.chart.image).joined(separator: "\n")
    let week = item.data == .normal && item.name.hasPrefix("trend") ? [] : item.data.week
    for case .value(let value) in week { #expect(words.contains(Figure.text(value)), "\(value)") }
    #expect(!week.contains(.missing) || words.contains("no log") || words.contains("No day"))
  }

  /// The text form's every figure, of any chart, is in the image or in what it says.
  @Test(arguments: ImageCase.all) func theTextFormIsTheDescription(item: ImageCase) {
    let sentences = item.chart.lines(on: Canvas(width: 9999, isAccessible: true)).map(\.plain).joined(separator: " ")
    #expect(item.chart.image.description == (sentences.isEmpty ? item.chart.image.title : sentences))
  }

  @Test(arguments: SplitMix64.seeds) func anyDataKeepsTheRules(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<6 {
      for (name, chart) in AnyDataTests.charts(&random) {
        let image = chart.image
        for fault in ImageRules.faults(of: image) { Issue.record("seed \(seed), round \(round), \(name): \(fault)") }
        #expect(SVGReading(image.svg).fault == nil, "seed \(seed), round \(round), \(name)")
      }
    }
  }

  /// Two images in one document share no id.
  @Test func inlineImagesHaveIdsOfTheirOwn() {
    let image = Samples.energyTrend.image
    let parts = ["1", "2", "a\"><script>"].map { image.inlineSVG(idPrefix: $0) }
    let reading = SVGReading("<div>\(parts.joined())</div>")
    #expect(reading.fault == nil)
    let ids = reading.elements.compactMap { $0.attributes["id"] }
    #expect(ids == ["c1-title", "c1-desc", "c2-title", "c2-desc", "cascript-title", "cascript-desc"])
    #expect(!reading.elements.contains { $0.name == "style" || $0.name == "script" })
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (12, "12"), (12.5, "12.5"), (12.05, "12.05"), (-3.256, "-3.26"), (0.999, "1"),
    (1e300, "1000000"), (-.infinity, "-1000000"), (.nan, "0"), (99.995, "100"),
  ]) func numbersAreShort(value: Double, text: String) {
    #expect(SVGText.number(value) == text)
  }

  @Test(arguments: [
    ("a < b & c > \"d\" 'e'", "a &lt; b &amp; c &gt; &quot;d&quot; &#39;e&#39;"), ("]]>", "]]&gt;"),
    ("a\u{0}\u{1B}[31mb\u{FFFE}", "ab"), ("a\nb\tc", "a b c"), ("寿司 é", "寿司 é"),
  ]) func textIsEscaped(text: String, escaped: String) {
    #expect(SVGText.escaped(text) == escaped)
  }
}
