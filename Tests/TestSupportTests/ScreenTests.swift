import Expect
import TestSupport
import Testing

/// The model of a terminal, by what ECMA-48 and xterm say of each sequence.
@Suite struct ScreenTests {
  @Test(arguments: [
    ("one\r\ntwo", "one\ntwo"),
    ("abc\u{8}\u{8}X", "aXc"),
    ("a\tb", "a       b"),
    ("0123456789abc", "0123456789\nabc"),
    ("0123456789\r\nx", "0123456789\nx"),
    ("abc\r\u{1B}[2CX", "abX"),
    ("abc\u{1B}[2DX", "aXc"),
    ("abcdef\u{1B}[3G\u{1B}[K", "ab"),
    ("abcdef\u{1B}[3G\u{1B}[1K", "   def"),
    ("abcdef\u{1B}[2G\u{1B}[2P", "adef"),
    ("abcdef\u{1B}[2G\u{1B}[2@", "a  bcdef"),
    ("a\r\nb\r\nc\u{1B}[2A\u{1B}[J", "a"),
    ("a\r\nb\u{1B}[2J\u{1B}[Hc", "c"),
    ("a\u{1B}7bc\u{1B}8X", "aXc"),
    ("\u{1B}[1;31mred\u{1B}[0m", "red"),
    ("\u{1B}[?2004htext\u{1B}[?2004l", "text"),
    ("\u{1B}]0;title\u{7}text", "text"),
    ("1\r\n2\r\n3\r\n4\r\n5", "2\n3\n4\n5"),
    ("one\u{1B}[?1049htwo\u{1B}[?1049l!", "one!"),
    ("one\u{1B}[?1049h\u{1B}[1;1Htwo", "two"),
    ("日本\rX", "X本"),
    ("e\u{301}x", "e\u{301}x"),
    ("012345678日", "012345678\n日"),
  ])
  func `text ends up where a terminal would put it`(output: String, screen: String) {
    var shown = Screen(columns: 10, rows: 4)
    _ = shown.apply(output)
    // A wide character's place that was overwritten in half differs between terminals: its right half stays empty here.
    expect(shown.text, equals: screen, "\(output.debugDescription)")
  }

  @Test func `a wide character moves the cursor by two`() {
    var screen = Screen(columns: 10, rows: 4)
    expect(screen.apply("日\u{1B}[1mé🥕\r\n"), equals: "日é🥕\n")
    _ = screen.apply("日é🥕")
    expect(screen.cursor == (1, 5))
  }

  @Test func `random numbers are those of the paper's reference code`() {
    // The first values for seed 1234567, as published with the algorithm's C code (splitmix64.c, S. Vigna).
    var numbers = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    expect((0..<3).map { _ in numbers.next() }, equals: expected)
  }
}
