import Expect
import Foundation
import Shell
import TestSupport
import Testing

/// Paging on a real terminal, and when not to.
@Suite struct PagerTests {
  private func probe(_ environment: [String: String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Larder.built("EditorProbe"),
      environment: ["INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }, rows: 10)
    try terminal.expect("> ")
    return terminal
  }

  @Test(.enabled(if: access("/usr/bin/less", X_OK) == 0 || access("/bin/less", X_OK) == 0, "less is not installed"))
  func `less shows the first page, and q comes back to the prompt`() throws {
    let terminal = try probe(["PAGER": "less"])
    try terminal.send("page 500\r")
    try terminal.expect("row 9\nSpace for more, q to go on")
    try terminal.send("q")
    try terminal.expect("paged")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
    expect(!terminal.transcript.contains("row 400"))
  }

  @Test func `Ctrl-C in the pager is the pager's own`() throws {
    // A signal that comes between two commands of the shell waits for the end of the next one: hence many short ones.
    let pager = "trap 'echo caught; exit' INT; cat > /dev/null; echo paging; while :; do sleep 0.1; done"
    let terminal = try probe(["PAGER": pager])
    try terminal.send("page 500\r")
    try terminal.expect("paging")
    try terminal.send("\u{3}")
    try terminal.expect("caught\npaged\n")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
  }

  // MARK: Who gets the keys

  /// A pager that takes a line of keys, as less takes single ones.
  private static let reading = "cat > /dev/null; echo paging; read keys < /dev/tty; echo took $keys"

  @Test(
    arguments: [
      ("page 500\rgood\r", ""), ("page 500\r go", "od\r"), ("page 500\rone\rpage 500\r good\r", ""),
      ("\u{1B}[200~page 500\rgood\u{1B}[201~\r", ""), ("\u{1B}[200~page 500\r\r\rpage 500\rgo\u{1B}[201~", "od\r"),
      ("page 500\r\u{1B}[200~go\u{1B}[201~", "od\r"),
    ])
  func `what is typed or pasted before the pager is there is the prompt's`(typed: String, later: String) throws {
    let terminal = try probe(["PAGER": Self.reading])
    try terminal.send(typed)
    if !typed.hasSuffix("\u{1B}[201~") || typed.hasPrefix("page") { try terminal.expect("row 500\npaged\n> ") }
    try terminal.send(later)
    try terminal.expect("line: \"")
    try terminal.expect("good\"\n> ")
    expect(!terminal.transcript.contains("paging"))
  }

  @Test func `a paste longer than a terminal's buffer runs whole and in order`() throws {
    let terminal = try probe(["PAGER": Self.reading])
    let lines = (1...500).map { "number \($0)" }
    try terminal.send("page 500\r" + lines.joined(separator: "\r") + "\r")
    // What comes while the rows are printed is echoed by the terminal, between two of them or within one.
    for line in lines { try terminal.expect("line: \"\(line)\"") }
    expect(!terminal.transcript.contains("paging"))
  }

  @Test func `the last report of a pasted block is paged`() throws {
    let terminal = try probe(["PAGER": Self.reading])
    try terminal.send("\u{1B}[200~page 12\rone\rpage 500\u{1B}[201~\r")
    try terminal.expect("row 12\npaged\n")
    try terminal.expect("line: \"one\"\n")
    try terminal.expect("paging\n")
    try terminal.send("keys\r")
    try terminal.expect("took keys\npaged\n")
    expect(!terminal.transcript.contains("line: \"keys\""))
  }

  @Test(.enabled(if: access("/usr/bin/less", X_OK) == 0 || access("/bin/less", X_OK) == 0, "less is not installed"))
  func `less gets the keys typed while it is there, and leaves none behind`() throws {
    let terminal = try probe(["PAGER": "less"])
    try terminal.send("page 500\r")
    try terminal.expect("row 9\nSpace for more, q to go on")
    try terminal.send(" ")
    try terminal.expect("row 18\nSpace for more, q to go on")
    // A paste with a `q` in it: the lines behind that were typed into the pager, not at the prompt.
    try terminal.send("q" + String(repeating: "undo\r", count: 500) + "undo")
    try terminal.expect("paged\n> ")
    try terminal.send("good\r")
    try terminal.expect("line: \"")
    try terminal.expect("good\"\n")
    // The terminal may show some of it between the end of less and the prompt; none of it is run.
    expect(!terminal.transcript.contains("line: \"undo\""))
  }

  // MARK: Whether there is one

  @Test func `what fits the screen is not paged`() throws {
    let terminal = try probe(["PAGER": "echo paged by; cat"])
    try terminal.send("page 9\r")
    try terminal.expect("row 9\npaged\n")
    try terminal.send("page 11\r")
    try terminal.expect("paged by\nrow 1\n")
    try terminal.expect("row 11\npaged\n")
  }

  @Test(arguments: ["", " ", "cat", "/no/such/pager", "no-such-pager --option"])
  func `without a pager the text comes straight`(pager: String) throws {
    let terminal = try probe(["PAGER": pager])
    try terminal.send("page 500\r")
    try terminal.expect("row 1\nrow 2\n")
    try terminal.expect("row 500\npaged\n")
  }

  @Test(arguments: ["head -1", "true", "exit 3", "kill -9 $$", "stty -echo raw; head -1"])
  func `a pager that leaves early is fine, and the terminal is restored`(pager: String) throws {
    let terminal = try probe(["PAGER": pager])
    try terminal.send("page 50000\r")
    try terminal.expect("paged")
    try terminal.expect("> ")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"\n")
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `without a terminal nothing is paged`(isInput: Bool, isOutput: Bool) {
    let terminal = Terminal(environment: [:], isInput: isInput, isOutput: isOutput, isError: true)
    expect(!Pager(terminal: terminal).isNeeded(for: String(repeating: "row\n", count: 1000)))
  }

  @Test func `long lines count as the rows they take`() {
    let terminal = Terminal(
      environment: ["COLUMNS": "10", "LINES": "4"], isInput: true, isOutput: true, isError: false)
    // Where the tests themselves run on a terminal, its size comes first.
    let size = terminal.size
    let row = String(repeating: "x", count: size.columns)
    let fits = String(repeating: row, count: size.rows - 1) + "\n"
    expect(!Pager(terminal: terminal).isNeeded(for: fits))
    expect(!Pager(terminal: terminal).isNeeded(for: "\u{1B}[1m" + fits + "\u{1B}[0m"))
    expect(Pager(terminal: terminal).isNeeded(for: "y" + fits))
  }
}
