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
    let terminal = try probe([:])
    try terminal.send("page 500\r")
    try terminal.expect("row 9\nSpace for more, q to go on")
    try terminal.send("q")
    try terminal.expect("paged")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
    #expect(!terminal.transcript.contains("row 400"))
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
    #expect(!Pager(terminal: terminal).isNeeded(for: String(repeating: "row\n", count: 1000)))
  }

  @Test func `long lines count as the rows they take`() {
    let terminal = Terminal(
      environment: ["COLUMNS": "10", "LINES": "4"], isInput: true, isOutput: true, isError: false)
    // Where the tests themselves run on a terminal, its size comes first.
    let size = terminal.size
    let row = String(repeating: "x", count: size.columns)
    let fits = String(repeating: row, count: size.rows - 1) + "\n"
    #expect(!Pager(terminal: terminal).isNeeded(for: fits))
    #expect(!Pager(terminal: terminal).isNeeded(for: "\u{1B}[1m" + fits + "\u{1B}[0m"))
    #expect(Pager(terminal: terminal).isNeeded(for: "y" + fits))
  }
}
