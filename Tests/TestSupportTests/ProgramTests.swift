import Expect
import TestSupport
import Testing

/// Programs through pipes and on terminals: nothing hangs, all output arrives.
@Suite struct ProgramTests {
  @Test func `input, output, errors and status pass through`() throws {
    let result = try Program.run("/bin/sh", ["-c", "cat; echo err >&2; exit 7"], input: "text\n")
    expect((result.text, result.errorText, result.status) == ("text\n", "err\n", 7))
  }

  @Test func `megabytes pass both ways at once`() throws {
    let text = String(repeating: "0123456789abcde\n", count: 200_000)
    expect(try Program.run("/bin/cat", input: text).text, equals: text)
  }

  @Test func `a program that reads nothing is no obstacle`() throws {
    let result = try Program.run("/bin/true", input: String(repeating: "x", count: 1_000_000))
    expect(result.status, equals: 0)
  }

  @Test func `a signal's status is 128 and its number`() throws {
    expect(try Program.run("/bin/sh", ["-c", "kill -TERM $$"]).status, equals: 143)
  }

  @Test func `a program that does not end is killed`() {
    #expect { try Program.run("/bin/sleep", ["60"], limit: .milliseconds(100)) } throws: {
      "\($0)".contains("did not end")
    }
  }

  @Test func `what does not come on a terminal is reported with the screen`() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "echo shown; exec cat"])
    try terminal.expect("shown")
    #expect { try terminal.expect("never", within: .milliseconds(50)) } throws: { "\($0)".contains("screen:\nshown") }
  }

  @Test func `the terminal has the size it is given, and gives signals`() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "stty size; exec cat"], columns: 33, rows: 11)
    try terminal.expect("11 33")
    try terminal.send("\u{3}")
    expect(try terminal.waitForExit(), equals: 130)
  }
}
