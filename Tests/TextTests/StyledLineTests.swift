import Testing
import Text

@Suite struct StyledLineTests {
  private let line = StyledLine([Span("over ", .red), Span("by 3", .plain), Span(" é", .faint)])

  @Test func rendersInks() {
    #expect(line.rendered(colour: .none) == "over by 3 é")
    #expect(line.rendered(colour: .ansi16) == "\u{1B}[31mover \u{1B}[0mby 3\u{1B}[2m é\u{1B}[0m")
    #expect(StyledLine("a", .bold).rendered(colour: .truecolor) == "\u{1B}[1ma\u{1B}[0m")
  }

  /// xterm's default palette: pure red is (255, 0, 0) bright and (205, 0, 0) normal, cyan (0, 205, 205), blue (92, 92, 255) bright.
  @Test(arguments: [
    (Ink.rgb(250, 10, 10), "91"), (.rgb(200, 5, 5), "31"), (.rgb(10, 200, 190), "36"), (.rgb(120, 120, 120), "90"),
    (.rgb(0, 0, 0), "90"),
    (.rgb(255, 255, 255), "37"), (.rgb(80, 90, 250), "94"),
  ]) func nearestColour(ink: Ink, code: String) {
    #expect(StyledLine("a", ink).rendered(colour: .ansi16) == "\u{1B}[\(code)ma\u{1B}[0m")
  }

  @Test func truecolor() {
    #expect(StyledLine("a", .rgb(1, 22, 255)).rendered(colour: .truecolor) == "\u{1B}[38;2;1;22;255ma\u{1B}[0m")
  }

  @Test func foldsAcrossSpans() {
    let line = StyledLine([Span("🥕", .rgb(255, 128, 0)), Span(" Zoë · ", .bold), Span("½", .faint)])
    #expect(line.folded() == StyledLine([Span("Zoe | ", .bold), Span("1/2", .faint)]))
  }

  @Test func truncatesAndKeepsInks() {
    #expect(line.truncated(to: 11) == line)
    #expect(line.truncated(to: 7) == StyledLine([Span("over ", .red), Span("b…", .plain)]))
    #expect(line.truncated(to: 7, in: .ascii).plain == "over...")
    #expect(line.truncated(to: 0).plain == "")
    #expect(StyledLine("寿司ロール", .red).truncated(to: 6).plain == "寿司…")
  }

  @Test func trims() {
    #expect(StyledLine([Span("a ", .red), Span("  ", .green)]).trimmed == StyledLine("a", .red))
    #expect(StyledLine("   ").trimmed == StyledLine())
    #expect(StyledLine(" a").trimmed.plain == " a")
  }

  @Test func pads() {
    #expect(StyledLine("寿", .red).padded(to: 4).plain == "寿  ")
    #expect(StyledLine("long").padded(to: 2).plain == "long")
  }

  @Test func emptySpansAreDropped() {
    var line = StyledLine([Span("", .red), Span("a")])
    line.append("", .green)
    #expect(line.spans == [Span("a")])
  }
}
