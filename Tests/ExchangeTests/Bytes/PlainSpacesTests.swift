import Expect
import TestSupport
import Testing

@testable import Exchange

/// What is read byte by byte is what the characters' own properties say.
@Suite struct PlainSpacesTests {
  @Test(arguments: [
    ("", ""), ("  \t\n ", ""), ("soup", "soup"), (" 2  eggs\r\n\tand\u{B}salt ", "2 eggs and salt"),
    ("a\u{1C}b", "a\u{1C}b"), ("1\u{A0}l  Brühe", "1 l Brühe"), ("\u{2003}é\u{85}x", "é x"),
  ])
  func `runs of white space become one space`(text: String, expected: String) {
    expect(text.singleSpaced, equals: expected)
    expect(text[...].singleSpaced, equals: expected)
  }

  @Test(arguments: [
    ("", []), ("12 (34)", []), ("salt & pepper", ["salt", "pepper"]), ("for 4 people:", ["for", "people"]),
    ("d'huile", ["d", "huile"]), ("für 4 Gäste", ["für", "Gäste"]), ("a@b[c`d{e", ["a", "b", "c", "d", "e"]),
  ])
  func `words are of letters`(text: String, expected: [String]) { expect(text.letterWords, equals: expected) }

  @Test func `all bytes of ASCII are as their characters say`() {
    for value in UInt8(0)..<128 {
      let character = Character(Unicode.Scalar(value))
      let text = "x\(character)y"
      expect(text.singleSpaced == (character.isWhitespace ? "x y" : text), "\(value)")
      expect(text.letterWords == (character.isLetter ? [text] : ["x", "y"]), "\(value)")
    }
  }
}
