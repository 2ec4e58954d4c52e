import Charts
import Expect
import Testing
import Text

@testable import Commands

/// The same values as lines of a screen, and as lines of a page.
@Suite struct FactTests {
  private static func screen(_ fact: Document.Fact?, width: Int, glyphs: GlyphSet = .unicode) -> [String] {
    FactLayout(facts: .init(labelWidth: 9, [fact]), canvas: Canvas(width: width, glyphs: glyphs)).lines.map(\.plain)
  }

  private static let parts = [
    SplitBars.Part(name: "protein", letter: "P"), .init(name: "carbs", letter: "C"), .init(name: "fat", letter: "F"),
  ]

  private static var split: Document.Fact? {
    SplitBar([0.25, 0.5, 0.25], of: parts).flatMap { bar in
      Document.Fact("Macros", [.drawing(bar, unit: "of kcal"), .text("goal 30/40/30")])
    }
  }

  private static let markers = Document.Fact(
    "Markers",
    [
      .entry(
        "HIGH sodium 2,620 of 2,000 mg", note: .init(start: "31 % from ", name: "Instant ramen", end: ", 1,820 mg")),
      .entry("GOOD sugar 40 of 50 g"), .entry("GOOD fiber 31 of 30 g"), .text("by adults' values"),
      .offer("`guide start` makes them yours"),
    ])

  @Test func textsBreakBetweenEachOther() {
    let fact = Document.Fact("Energy", ["mean 1,842 of 2,000", "last week 1,790", "", "left 1,100"])
    expect(
      Self.screen(fact, width: 80), equals: ["Energy   mean 1,842 of 2,000 · last week 1,790 · left 1,100"])
    expect(
      Self.screen(fact, width: 45), equals: ["Energy   mean 1,842 of 2,000", "         last week 1,790 · left 1,100"])
    expect(Self.screen(fact, width: 40, glyphs: .ascii).first, equals: "Energy   mean 1,842 of 2,000")
  }

  /// A text that does not fit is left out, but a shorter one after it is not.
  @Test func aLimitOfLinesKeepsTheFirst() {
    let fact = Document.Fact(
      "Notable", ["4 of 6 days at goal", "highest 2,480 (Sat 21 Nov): Pizza 1,120 kcal", "x"], lineLimit: 1)
    expect(Self.screen(fact, width: 44), equals: ["Notable  4 of 6 days at goal · x"])
    expect(
      fact?.paragraphs.map(\.text.plain),
      equals: ["4 of 6 days at goal · highest 2,480 (Sat 21 Nov): Pizza 1,120 kcal · x"])
  }

  /// 80 cells without the label's 9 and `   protein 25, carbs 50, fat 25 %   goal 30/40/30`, 49 cells, leave 22 for the
  /// bar: of these 5.5, 11 and 5.5 for its parts.
  @Test func aBarTakesTheRoomThatItsWordsLeave() {
    let bar = String(repeating: "█", count: 6) + String(repeating: "▒", count: 11) + String(repeating: "░", count: 5)
    expect(
      Self.screen(Self.split, width: 80), equals: ["Macros   \(bar)   protein 25, carbs 50, fat 25 %   goal 30/40/30"])
    expect(
      Self.screen(Self.split, width: 50),
      equals: [
        "Macros   protein 25, carbs 50, fat 25 % of kcal", "         goal 30/40/30",
      ])
  }

  @Test func aPageHasTheBarAsAnImageAndItsWords() {
    let facts = Document.Facts(labelWidth: 9, [Self.split])
    let document = Document(title: "Dad", parts: [.facts(facts)]).page
    let html = HTMLPage(document: document, note: "Larder").text
    expect(!html.unicodeScalars.contains { ("\u{2580}"..."\u{259F}").contains($0) })
    expect(html.contains("viewBox=\"0 0 160 14\" aria-hidden=\"true\">"))
    expect(html.contains("</svg> protein 25 %, carbs 50 %, fat 25 % of kcal · goal 30/40/30</dd>"))
    let markdown = MarkdownPage(document: document, canvas: Canvas(width: 80), note: "Larder").text
    expect(markdown.contains("- **Macros** protein 25 %, carbs 50 %, fat 25 % of kcal · goal 30/40/30"))
    let image = PictureSheet(document: document, note: "Larder").image
    expect(image.shapes.count { if case .rectangle = $0 { true } else { false } }, equals: 3)
  }

  @Test func notesStandBesideTheirEntryOrBelow() {
    expect(
      Self.screen(Self.markers, width: 80),
      equals: [
        "Markers  HIGH sodium 2,620 of 2,000 mg  31 % from Instant ramen, 1,820 mg",
        "         GOOD sugar 40 of 50 g              GOOD fiber 31 of 30 g",
        "         by adults' values · `guide start` makes them yours",
      ])
    expect(
      Self.screen(Self.markers, width: 40),
      equals: [
        "Markers  HIGH sodium 2,620 of 2,000 mg", "           31 % from Instant …, 1,820 mg",
        "         GOOD sugar 40 of 50 g", "         GOOD fiber 31 of 30 g", "         by adults' values",
        "         `guide start` makes them yours",
      ])
    expect(
      Self.markers?.withoutOffers?.paragraphs.map(\.text.plain),
      equals: [
        "HIGH sodium 2,620 of 2,000 mg · 31 % from Instant ramen, 1,820 mg", "GOOD sugar 40 of 50 g",
        "GOOD fiber 31 of 30 g", "by adults' values",
      ])
  }

  /// A day needs a cell, and a label of 9 cells leaves 31 of 40.
  @Test func aDrawingWithoutRoomIsLeftOut() {
    func fact(_ days: Int) -> Document.Fact? {
      let days = Sparkline(name: "", unit: "kcal", series: Array(repeating: .value(2000), count: days))
      return Document.Fact("Week", [.drawing(days), .text("mean 2,000")])
    }
    expect(Self.screen(fact(32), width: 40), equals: ["Week     mean 2,000"])
    expect(Self.screen(fact(31), width: 40).count, equals: 2)
    expect(Self.screen(fact(7), width: 60).count, equals: 1)
  }

  @Test func nothingIsNoFact() {
    expect(Document.Fact("Energy", ["", ""])?.label, equals: nil)
    expect(Document.Fact.more([])?.label, equals: nil)
    expect(Document.Fact.more(["week"])?.withoutOffers?.label, equals: nil)
  }
}
