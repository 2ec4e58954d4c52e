import Expect
import Testing
import Text

@Suite struct StyledLineTests {
  private let line = StyledLine([Span("over ", .red), Span("by 3", .plain), Span(" é", .faint)])

  @Test func rendersInks() {
    expect(line.rendered(colour: .none), equals: "over by 3 é")
    expect(line.rendered(colour: .ansi16), equals: "\u{1B}[31mover \u{1B}[0mby 3\u{1B}[2m é\u{1B}[0m")
    expect(StyledLine("a", .bold).rendered(colour: .truecolor), equals: "\u{1B}[1ma\u{1B}[0m")
  }

  /// xterm's default palette: pure red is (255, 0, 0) bright and (205, 0, 0) normal, cyan (0, 205, 205), blue (92, 92,
  /// 255) bright.
  @Test(arguments: [
    (Ink.rgb(250, 10, 10), "91"), (.rgb(200, 5, 5), "31"), (.rgb(10, 200, 190), "36"), (.rgb(120, 120, 120), "90"),
    (.rgb(0, 0, 0), "90"),
    (.rgb(255, 255, 255), "37"), (.rgb(80, 90, 250), "94"),
  ]) func nearestColour(ink: Ink, code: String) {
    expect(StyledLine("a", ink).rendered(colour: .ansi16), equals: "\u{1B}[\(code)ma\u{1B}[0m")
  }

  @Test func truecolor() {
    expect(StyledLine("a", .rgb(1, 22, 255)).rendered(colour: .truecolor), equals: "\u{1B}[38;2;1;22;255ma\u{1B}[0m")
  }

  /// What can be read on white in xterm's palette is red, magenta and both blues, on black all but red, both blues and
  /// magenta, whose bright forms are taken; `ContrastTests` computes the contrasts.
  @Test(
    arguments: [
      (.plain, nil, nil), (.bold, "1", "1"), (.faint, nil, "2"), (.red, "31", "91"), (.green, "34", "32"),
      (.yellow, "35", "33"), (.blue, "94", "96"), (.magenta, "31", "95"), (.cyan, nil, "36"),
      // White, black, a yellow, a dark blue: as profiles have them. On white, white is darkened to 114,114,114, which is
      // nearest to bright blue (92,92,255), and the yellow to 127,120,0, nearest to red (205,0,0).
      (.rgb(255, 255, 255), "94", "37"), (.rgb(0, 0, 0), "39", "90"), (.rgb(255, 240, 0), "31", "93"),
      // On black lightened to 114,114,180, which is nearest to grey (127,127,127).
      (.rgb(0, 0, 120), "34", "90"),
    ] as [(Ink, String?, String?)])
  func inksThatCanBeRead(ink: Ink, light: String?, dark: String?) {
    for (background, code) in [(Background.light, light), (.dark, dark)] {
      let line = StyledLine("a", ink).rendered(colour: .ansi16, on: background)
      expect(line, equals: (code.map { "\u{1B}[\($0)ma\u{1B}[0m" } ?? "a"), "on \(background)")
    }
    expect(StyledLine("a", ink).rendered(colour: .none, on: .light), equals: "a")
  }

  @Test func aProfilesOwnColourIsDarkenedOnlyWhereItMustBe() {
    func rendered(_ ink: Ink, _ background: Background) -> String {
      StyledLine("a", ink).rendered(colour: .truecolor, on: background)
    }
    expect(rendered(.rgb(200, 5, 5), .light), equals: "\u{1B}[38;2;200;5;5ma\u{1B}[0m")
    expect(rendered(.rgb(255, 255, 0), .dark), equals: "\u{1B}[38;2;255;255;0ma\u{1B}[0m")
    // Yellow, hue kept: of the twentieths of the way to black the first with a contrast of 4.5:1 with white. At 11/20,
    // 114,114,0, linear 0.168 each: 0.9278 x 0.168 = 0.156, 1.05 / 0.206 = 5.1; at 10/20, 127,127,0, it is 4.25.
    expect(rendered(.rgb(255, 255, 0), .light), equals: "\u{1B}[38;2;114;114;0ma\u{1B}[0m")
  }

  @Test func foldsAcrossSpans() {
    let line = StyledLine([Span("🥕", .rgb(255, 128, 0)), Span(" Zoë · ", .bold), Span("½", .faint)])
    expect(line.folded(), equals: StyledLine([Span("Zoe | ", .bold), Span("1/2", .faint)]))
  }

  @Test func truncatesAndKeepsInks() {
    expect(line.truncated(to: 11), equals: line)
    expect(line.truncated(to: 7), equals: StyledLine([Span("over ", .red), Span("b…", .plain)]))
    expect(line.truncated(to: 7, in: .ascii).plain, equals: "over...")
    expect(line.truncated(to: 0).plain, equals: "")
    expect(StyledLine("寿司ロール", .red).truncated(to: 6).plain, equals: "寿司…")
  }

  @Test func trims() {
    expect(StyledLine([Span("a ", .red), Span("  ", .green)]).trimmed, equals: StyledLine("a", .red))
    expect(StyledLine("   ").trimmed, equals: StyledLine())
    expect(StyledLine(" a").trimmed.plain, equals: " a")
  }

  @Test func pads() {
    expect(StyledLine("寿", .red).padded(to: 4).plain, equals: "寿  ")
    expect(StyledLine("long").padded(to: 2).plain, equals: "long")
  }

  @Test func emptySpansAreDropped() {
    var line = StyledLine([Span("", .red), Span("a")])
    line.append("", .green)
    expect(line.spans, equals: [Span("a")])
  }
}
