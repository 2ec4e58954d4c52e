import Expect
import Testing
import Text

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("Käse 🧀", "Käse 🧀"), ("red \u{1B}[31mtext\u{1B}[0m", "red text"),
    ("\u{1B}]0;title\u{7}name", "name"),
    ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{9B}2Jname", "name"),
    ("\u{1B}Pq#0\u{9C}name", "name"), ("\u{1B}(Bname", "name"),
    ("\u{1B}cname", "name"), ("name\u{1B}", "name"), ("name\u{1B}[", "name"), ("\u{1B}[38;2;1;2;3mname", "name"),
    ("a\u{1B}]never ended", "a"),
    ("a\u{1B}]x\nb", "a b"), ("a\u{0}b\u{8}c\u{7F}d\u{85}e", "abcd e"), ("a\tb\nc\r\nd", "a b c d"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{200F}\u{61C}", "abc"),
    ("a\u{200B}b\u{FEFF}c\u{2060}d\u{AD}e", "abcde"), ("👨‍👩‍👧 ❤️ 1️⃣ 🏳️‍🌈", "👨‍👩‍👧 ❤️ 1️⃣ 🏳️‍🌈"), ("a\u{200D}b\u{FE0F}", "ab"),
    ("🥕\u{200D}a", "🥕a"),
    ("a\u{E0041}\u{E0042}", "a"), ("\u{301}a", "a"), ("e\u{301}", "e\u{301}"), (" a  b ", " a  b "),
    ("a\u{2028}b", "a b"), ("a\u{FFF9}b", "ab"),
    ("a\u{3164}b\u{115F}", "ab"),
  ]) func visible(text: String, expected: String) {
    expect(Array(SafeText.visible(text).unicodeScalars), equals: Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("  two   words ", "two words"), ("a\n\n b", "a b"), ("", ""), (" \t\n", ""), ("a\u{A0}\u{3000}b", "a b"),
    ("Käse", "Käse"), ("x", "x"),
    ("\u{1B}[31m red", "red"), ("a\u{200B} \u{200B}b", "a b"),
  ]) func stored(text: String, expected: String) {
    expect(SafeText.stored(text), equals: expected)
    expect(SafeText.stored(SafeText.stored(text)), equals: SafeText.stored(text))
  }

  @Test func marksDoNotFlood() {
    let flood = "a" + String(repeating: "\u{301}", count: 1000) + "b\u{302}"
    expect(Array(SafeText.visible(flood).unicodeScalars).count, equals: 1 + 4 + 2)
  }

  @Test(arguments: [
    ("Käse", "Kaese"), ("Äpfel", "Aepfel"), ("Ka\u{308}se", "Kaese"), ("Straße", "Strasse"),
    ("crème brûlée", "creme brulee"), ("smørrebrød", "smorrebrod"),
    ("Ærø", "AEro"), ("jalapeño", "jalapeno"), ("żurek łódź", "zurek lodz"), ("phở bò", "pho bo"),
    ("čaj şiş", "caj sis"), ("14–20 — 3", "14-20 - 3"),
    ("‘a’ “b” „c”", "'a' \"b\" \"c\""), ("wait…", "wait..."), ("a · b", "a | b"), ("2 × 3", "2 x 3"),
    ("½ cup", "1/2 cup"), ("1½ cups", "1 1/2 cups"), ("≥ 3", ">= 3"),
    ("5 €", "5 EUR"), ("• ❯ ▲ ▼", "* > ^ v"), ("🍎 Apple", "Apple"), ("Apple 🍎", "Apple"), ("Apple 🍎 pie", "Apple pie"),
    ("🍎", "?"), ("寿司", "?"),
    ("👨‍👩‍👧 family", "family"), ("❤️ heart", "heart"), ("１２ｇ", "12g"), ("a\u{A0}b", "a b"), ("", ""), ("  ", "  "),
    ("20 °C", "20 degC"), ("ﬁsh", "fish"),
    ("▕██▏", "|##|"), ("│ ┤", "| +"), ("e\u{301}", "e"),
  ]) func ascii(text: String, expected: String) { expect(SafeText.ascii(text), equals: expected) }

  @Test func asciiIsASCII() {
    let everything = String(String.UnicodeScalarView((0...0x2FFFF).compactMap(Unicode.Scalar.init)))
    expect(SafeText.ascii(everything).utf8.allSatisfy { $0 < 0x80 })
  }

  /// After `visible`, no scalar is left that moves a cursor, turns a line around or hides.
  @Test func visibleLeavesNothingDangerous() {
    // Planes 3 to 13 are unassigned, 15 and 16 private.
    let everything = [0...0x1FFFF, 0xE0000...0xE0FFF].joined().compactMap(Unicode.Scalar.init)
    for scalar in everything {
      let shown = SafeText.visible("x\(Character(scalar))y")
      let isSafe = shown.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && !$0.properties.isBidiControl
          && !$0.properties.isDefaultIgnorableCodePoint
      }
      if !isSafe {
        Issue.record("U+\(String(scalar.value, radix: 16)) is shown as \(shown.unicodeScalars.map(\.value))")
      }
    }
  }

  /// Tens of thousands of unfinished sequences: a reader that starts over at each would not finish within the time
  /// limit.
  @Test(.timeLimit(.minutes(1)), arguments: ["\u{1B}]", "\u{1B}[", "\u{1B}", "\u{9D}", "e\u{301}", " \n", "🥕\u{200D}"])
  func longTextTakesLinearTime(piece: String) {
    let long = String(repeating: piece, count: 50_000) + "end"
    expect(SafeText.visible(long).unicodeScalars.count <= long.unicodeScalars.count)
    expect(SafeText.stored(long).unicodeScalars.count <= long.unicodeScalars.count)
    expect(SafeText.ascii(long).utf8.allSatisfy { $0 < 0x80 })
  }
}
