import Expect
import Foundation
import TestSupport
import Testing
import Text

@testable import Shell

/// What the terminal says of its background: picked out of what is typed, asked once, and never in the way.
@Suite struct BackgroundTests {
  private static let light = "\u{1B}]11;rgb:ffff/ffff/dddd\u{7}"
  private static let dark = "\u{1B}]11;rgb:0000/2b2b/3636\u{1B}\\"

  // MARK: The answer among what is typed

  @Test(
    arguments: [
      (light, "", Background.light), (dark, "", .dark), ("\u{1B}]11;rgb:ff/ff/ff\u{7}", "", .light),
      ("\u{1B}]11;rgba:0000/0000/0000/ffff\u{7}", "", .dark), ("\u{1B}]11;rgb:f/f/f\u{7}", "", .light),
      // Keys before, after and between: an arrow, a lone Escape, Alt with a key.
      ("eat 2" + light + " eggs\r", "eat 2 eggs\r", .light),
      ("\u{1B}[A" + dark + "\u{1B}[B", "\u{1B}[A\u{1B}[B", .dark),
      ("\u{1B}" + light, "\u{1B}", .light), ("\u{1B}\u{1B}" + light + "x", "\u{1B}\u{1B}x", .light),
      ("\u{1B}]1x", "\u{1B}]1x", nil), ("äö\r", "äö\r", nil), ("", "", nil),
      // Answers that are not understood are no text either.
      ("\u{1B}]11;?\u{7}x", "x", nil), ("\u{1B}]11;rgb:fffff/0/0\u{7}", "", nil), ("\u{1B}]11;rgb:ff/ff\u{7}", "", nil),
      ("\u{1B}]11;rgb:+f/ff/ff\u{7}", "", nil), ("\u{1B}]11;cielab:1/2/3\u{7}", "", nil),
      // The second answer is typed, as far as anybody knows.
      (light + "a" + dark, "a" + dark, .light),
    ] as [(String, String, Background?)])
  func `the answer is told from what is typed`(bytes: String, typed: String, background: Background?) {
    var answer = BackgroundAnswer()
    var rest = bytes.utf8.flatMap { answer.take($0) }
    if !answer.hasBegun { rest += answer.giveUp() }
    rest += answer.giveUp()
    expect(String(decoding: rest, as: UTF8.self), equals: typed)
    expect(answer.background, equals: background)
  }

  @Test func `a text that only begins like an answer is given back`() {
    var answer = BackgroundAnswer()
    let text = Array("\u{1B}]11;".utf8) + [UInt8](repeating: 0x61, count: 200)
    let rest = text.flatMap { answer.take($0) }
    expect(rest == text && !answer.isComplete)
  }

  // MARK: At the prompt

  /// Larder at its prompt, once it has asked, on a terminal that answers with these bytes.
  private func asked(_ home: ReplHome, answering answer: String, _ extra: [String: String] = [:]) throws
    -> PseudoTerminal
  {
    let larder = try home.larder([], extra, prompt: nil)
    try larder.expect("the question") { _ in larder.transcript.contains("\u{1B}]11;?\u{7}") }
    try larder.send(answer)
    return larder
  }

  /// The codes of the colors in what was printed.
  private func codes(_ text: some StringProtocol) -> Set<String> {
    let parts = String(text).components(separatedBy: "\u{1B}[").dropFirst()
    return Set(parts.compactMap { part in part.firstIndex(of: "m").map { String(part[..<$0]) } })
  }

  /// In time or late, which a busy machine decides: from then on the colors are those of the background.
  @Test(arguments: [(light, "38;5;22", "32"), (dark, "32", "38;5;22")])
  func `colours go by the answer, and nothing of it is typed`(answer: String, has: String, hasNot: String) throws {
    let home = try ReplHome()
    let larder = try asked(home, answering: answer, ["TERM": "xterm-256color"])
    try larder.expect(ReplHome.dad())
    try larder.enter("eat 2 eggs", then: ReplHome.dad("481"))
    let before = larder.transcript.count
    try larder.enter("chart --last 1w", then: ReplHome.dad("481"))
    let seen = codes(larder.transcript.dropFirst(before))
    expect(seen.contains(has) && !seen.contains(hasNot), "\(seen.sorted())")
  }

  @Test(arguments: ["", light]) func `what is typed before the prompt is its first lines`(answer: String) throws {
    let home = try ReplHome()
    let larder = try asked(home, answering: "eat 2 e" + answer + "ggs\reat a banana\r")
    try larder.expect(ReplHome.dad("481"))
    try larder.expect(ReplHome.dad("586"))
    expect(try home.eaten(), equals: 586)
  }

  @Test func `an answer that comes late is no text, and its colours count`() throws {
    let home = try ReplHome()
    let larder = try asked(home, answering: "", ["TERM": "xterm-256color"])
    try larder.expect(ReplHome.dad())
    try larder.type("eat 2", expecting: "eat 2")
    try larder.send(Self.light)
    try larder.type(" eggs", expecting: "eat 2 eggs")
    // Escape sequences of keys still work: to the start, and a letter there.
    try larder.type("\u{1B}[Hx", expecting: "xeat 2 eggs")
    try larder.type("\u{1B}OH\u{4}", expecting: "eat 2 eggs")
    try larder.enter("", then: ReplHome.dad("481"))
    let before = larder.transcript.count
    try larder.enter("chart --last 1w", then: ReplHome.dad("481"))
    expect(codes(larder.transcript.dropFirst(before)).contains("38;5;22"))
  }

  @Test func `a terminal that never answers is waited for briefly, and keys work as ever`() throws {
    let home = try ReplHome()
    let larder = try asked(home, answering: "")
    try larder.expect(ReplHome.dad())
    try larder.type("eat 2 eggs\u{1B}b\u{1B}b\u{4}3", expecting: "eat 3 eggs")
    try larder.type("\u{3}", expecting: "")
    try larder.type("\u{1B}[A", expecting: "")
    try larder.enter("eat 2 eggs", then: ReplHome.dad("481"))
    expect(!codes(larder.transcript).contains { $0.hasPrefix("38;5;") })
  }

  @Test(
    arguments: [
      (["--color", "never"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]), ([], ["TERM": "linux"]),
      (["--profile", "Dad", "today"], [:]), (["look"], [:]),
    ] as [([String], [String: String])])
  func `it is not asked where no colours are shown, nor by a single command`(
    arguments: [String], extra: [String: String]
  ) throws {
    let home = try ReplHome()
    let larder = try home.larder(arguments, extra, prompt: nil)
    try larder.expect("Dad")
    try larder.send(arguments.last == "look" ? "q" : arguments.last == "today" ? "" : "quit\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(!larder.transcript.contains("]11;"))
  }

  @Test func `a theme goes before it`() throws {
    let home = try ReplHome()
    expect(try home.run(["settings", "set", "theme", "dark"]).status, equals: 0)
    let larder = try home.larder()
    expect(!larder.transcript.contains("]11;"))
    expect(!(try home.run(["--color", "always"], input: "today\n").text).contains("]11;"))
  }
}
