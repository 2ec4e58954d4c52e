import Expect
import Testing
import Text

/// Widths as Unicode's EastAsianWidth.txt and emoji data give them, the same that Python's wcwidth 0.9.4 answers.
@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("apple", 5), ("Käse", 4), ("Ka\u{308}se", 4), ("寿司", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｶﾚｰ", 3),
    ("ＡＢ", 4), ("🥕", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("#️⃣", 2), ("🇩🇪", 2), ("🏳️‍🌈", 2), ("🤷🏽‍♀️", 2),
    ("🧑‍🌾🍅", 4), ("☕", 2), ("✈", 1), ("✈️", 2), ("⚠️", 2), ("🫐", 2), ("कि", 2), ("क्ष", 2), ("ไทย", 3), ("ก็", 1), ("ກ", 1),
    ("▕██▉·▏", 6), ("⡆⣀ ", 3), ("┄┊×•", 4), ("…–“”", 4), ("½", 1), ("\u{200B}", 0), ("a\u{200D}b", 2), ("\u{7}", 0),
    ("€", 1), ("日本語🍣", 8),
    ("\u{20000}", 2), ("ﷺ", 1), ("e\u{301}\u{302}\u{303}\u{304}", 1),
  ]) func width(text: String, cells: Int) { expect(text.cells, equals: cells) }

  @Test(arguments: [
    ("lasagne", 7, "lasagne"), ("lasagne", 6, "lasag…"), ("寿司ロール", 6, "寿司…"), ("寿司ロール", 5, "寿司…"), ("🥕🥕🥕", 4, "🥕…"),
    ("ab", 1, "…"),
    ("ab", 0, ""), ("", 3, ""), ("ab", -4, ""), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
  ]) func truncated(text: String, width: Int, expected: String) { expect(text.truncated(to: width), equals: expected) }

  @Test func truncatedInASCII() {
    expect("lasagne".truncated(to: 6, in: .ascii), equals: "las...")
    expect("lasagne".truncated(to: 2, in: .ascii), equals: "..")
    expect("lasagne".truncated(to: 7, in: .ascii), equals: "lasagne")
  }

  @Test func padding() {
    expect("寿司".padded(to: 6) + "|", equals: "寿司  |")
    expect("寿司".paddedLeft(to: 6), equals: "  寿司")
    expect("lasagne".padded(to: 3), equals: "lasagne")
    expect("lasagne".paddedLeft(to: -1), equals: "lasagne")
  }

  @Test func wrapping() {
    expect("one two three".wrapped(to: 7), equals: ["one two", "three"])
    expect("one two three".wrapped(to: 100), equals: ["one two three"])
    expect("abcdefgh ij".wrapped(to: 3), equals: ["abc", "def", "gh", "ij"])
    expect("a 寿司ロール b".wrapped(to: 4), equals: ["a", "寿司", "ロー", "ル b"])
    expect("".wrapped(to: 10), equals: [""])
    expect("   ".wrapped(to: 10), equals: [""])
    expect("🥕🥕".wrapped(to: 0), equals: ["🥕", "🥕"])
  }

  /// A hundred thousand characters without a space: what takes quadratic time would not end within the time limit.
  @Test(.timeLimit(.minutes(1))) func longTextTakesLinearTime() {
    let long = String(repeating: "ä司", count: 50_000)
    expect(long.cells, equals: 150_000)
    expect(long.truncated(to: 80).cells <= 80)
    expect(long.wrapped(to: 80).allSatisfy { $0.cells <= 80 })
  }
}
