import Expect
import Foundation
import Testing

@testable import Shell

/// How a prompt is passed to readline.
@Suite struct StyledPromptTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test(arguments: [
    ("Dad> ", "Dad> "),
    ("\u{1B}[1mDad\u{1B}[0m> ", "\u{1}\u{1B}[1m\u{2}Dad\u{1}\u{1B}[0m\u{2}> "),
    ("\u{1B}[38;2;1;2;3mx", "\u{1}\u{1B}[38;2;1;2;3m\u{2}x"),
    ("🥕 Zoë❯ ", "🥕 Zoë❯ "),
    ("e\u{301} ", "e\u{301} "),
    // A heart that asks for its coloured form: wcwidth says 1, terminals take 2.
    ("❤\u{FE0F} ", "  \u{1}\u{1B}7\u{1B}[2D❤\u{FE0F}\u{1B}8\u{2} "),
    ("👨‍👩‍👧> ", "  \u{1}\u{1B}7\u{1B}[2D👨‍👩‍👧\u{1B}8\u{2}> "),
    ("a\nb\u{7}", "ab"),
    ("\u{1B}", ""), ("\u{1B}[1", "[1"),
  ])
  func `what moves no cursor is marked`(rendered: String, bracketed: String) {
    expect(StyledPrompt(rendered).bracketed, equals: bracketed)
  }
}
