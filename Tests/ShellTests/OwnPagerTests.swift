import Expect
import Foundation
import TestSupport
import Testing

/// Larder's own pages on a real terminal of ten rows: which keys turn them, and what becomes of the others.
@Suite struct OwnPagerTests {
  private static let status = "Space for more, q or the next command"

  /// The probe with the first page of 500 rows: nine of them, and the status below.
  private func paged() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Larder.built("EditorProbe"), environment: ["INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin"], rows: 10)
    try terminal.expect("> ")
    try terminal.send("page 500\r")
    try terminal.expect("row 9\n" + Self.status)
    expect(!terminal.transcript.contains("row 10"))
    return terminal
  }

  @Test(arguments: [" ", "\r", "\u{1B}[B", "\u{1B}OB", "\u{1B}[6~"])
  func `space, Enter and the keys that go down turn the page`(key: String) throws {
    let terminal = try paged()
    try terminal.send(key)
    try terminal.expect("row 18\n" + Self.status)
    try terminal.send(key)
    try terminal.expect("row 27\n" + Self.status)
    expect(!terminal.transcript.contains("row 28"))
  }

  @Test(arguments: ["q", "Q", "\u{3}", "\u{4}", "\u{1B}"])
  func `q and the keys that leave end the pages, and nothing of them is left`(key: String) throws {
    let terminal = try paged()
    try terminal.send(key)
    try terminal.expect("paged\n> ")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"\n> ")
    expect(!terminal.transcript.contains("row 10"))
  }

  @Test(arguments: ["undo", "quiet", "q 1", "ä", "日本", "log 2 eggs", "7", "h", "/x", ": y"])
  func `whatever else is typed is the next command`(line: String) throws {
    let terminal = try paged()
    try terminal.send(line + "\r")
    try terminal.expect("line: \"\(line)\"\n> ")
    expect(!terminal.transcript.contains("row 10"))
  }

  @Test func `key by key, too`() throws {
    let terminal = try paged()
    try terminal.send("u")
    try terminal.expect("paged\n> u")
    try terminal.send("ndo\r")
    try terminal.expect("line: \"undo\"\n> ")
  }

  @Test func `a paste of several lines is run line by line`() throws {
    let terminal = try paged()
    try terminal.send("one\rtwo\rthree\r")
    for line in ["one", "two", "three"] { try terminal.expect("line: \"\(line)\"\n") }
  }

  @Test func `the up arrow brings the line before`() throws {
    let terminal = try paged()
    try terminal.send("\u{1B}[A")
    try terminal.expect("paged\n> page 500")
  }

  @Test func `the last page waits for nothing`() throws {
    let terminal = try paged()
    try terminal.send("qpage 12\r")
    try terminal.expect("line: \"qpage 12\"\n> ")
    try terminal.send("page 12\r")
    try terminal.expect("row 9\n" + Self.status)
    try terminal.send(" ")
    try terminal.expect("row 12\npaged\n> ")
  }

  @Test func `a window that has become smaller has smaller pages`() throws {
    let terminal = try paged()
    terminal.resize(columns: 80, rows: 6)
    try terminal.send(" ")
    try terminal.expect("row 14\n" + Self.status)
    expect(!terminal.transcript.contains("row 15"))
  }
}
