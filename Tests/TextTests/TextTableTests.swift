import Expect
import Testing
import Text

@Suite struct TextTableTests {
  private let foods = TextTable(
    [.init("food"), .init("category"), .init("kcal", .right)],
    rows: [
      ["lasagne al forno with béchamel and spinach", "frozen", "1,184"], ["寿司", "seafood", "143"],
      [StyledLine("🥕 carrot", .green), "produce", "41"],
    ])

  @Test func alignsByCells() {
    expect(
      foods.lines(on: Canvas(width: 80)).map(\.plain),
      equals: [
        "food                                        category   kcal",
        "lasagne al forno with béchamel and spinach  frozen    1,184",
        "寿司                                        seafood     143",
        "🥕 carrot                                   produce      41",
      ])
  }

  @Test func shrinksTheWidestText() {
    expect(
      foods.lines(on: Canvas(width: 40)).map(\.plain),
      equals: [
        "food                     category   kcal",
        "lasagne al forno with …  frozen    1,184",
        "寿司                     seafood     143",
        "🥕 carrot                produce      41",
      ])
  }

  @Test func foldsForASCII() {
    let lines = foods.lines(on: Canvas(width: 50, glyphs: .ascii)).map(\.plain)
    expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    expect(lines.last, equals: "carrot                             produce      41")
  }

  @Test(arguments: 40...132) func isNeverWiderThanTheCanvas(width: Int) {
    for glyphs in [GlyphSet.unicode, .ascii] {
      let lines = foods.lines(on: Canvas(width: width, glyphs: glyphs))
      expect(lines.allSatisfy { $0.cells <= width })
      expect(lines[1].plain.hasSuffix("1,184"))
    }
  }

  @Test func oddTables() {
    let canvas = Canvas()
    expect(TextTable([], rows: [["a"]]).lines(on: canvas).isEmpty)
    expect(TextTable([.init("a")], rows: []).lines(on: canvas).map(\.plain), equals: ["a"])
    expect(
      TextTable([.init(""), .init("")], rows: [["a"], ["b", "c", "d"]]).lines(on: canvas).map(\.plain),
      equals: ["a", "b  c"])
    expect(TextTable([.init("a")], rows: [["\u{1B}[31mx\ny"]]).lines(on: canvas).map(\.plain), equals: ["a", "x y"])
  }

  @Test func keepsInks() { expect(foods.lines(on: Canvas()).last?.spans.first, equals: Span("🥕 carrot", .green)) }
}
