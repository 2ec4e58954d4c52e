import Expect
import Foundation
import TestSupport
import Testing

/// The line editor on a real terminal, through the little REPL `EditorProbe`: it repeats each line as `line: "…"`.
@Suite struct LineEditorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func probe(
    _ environment: [String: String] = [:], prompt: String = "> ", columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Larder.built("EditorProbe"), [folder.file("history")],
      environment: ["HOME": folder.path, "INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin"].merging(environment) { $1 },
      columns: columns, rows: rows)
    try terminal.expect(prompt)
    return terminal
  }

  // MARK: Lines

  @Test func `a line is returned, and the next one`() throws {
    let terminal = try probe()
    try terminal.send("eat 2 eggs\r")
    try terminal.expect("line: \"eat 2 eggs\"")
    try terminal.expect("> ")
    try terminal.send("today\r")
    try terminal.expect("line: \"today\"")
    try terminal.expect("the prompt below") {
      $0.text == "> eat 2 eggs\nline: \"eat 2 eggs\"\n> today\nline: \"today\"\n>"
    }
  }

  @Test func `lines typed at once come one by one`() throws {
    let terminal = try probe()
    try terminal.send("one\rtwo\rthree\r")
    for line in ["one", "two", "three"] { try terminal.expect("line: \"\(line)\"") }
  }

  @Test func `text is edited among wide characters and accents`() throws {
    let terminal = try probe(["PROBE_PROMPT": "🥕 Zoë❯ "], prompt: "❯ ")
    try terminal.send("日本brû\u{1}X\u{5}Y")
    // "🥕" takes two cells: 2 + 1 + 3 + 1 + 1 in the prompt, then X, 2 x 2, 3 and Y.
    try terminal.expect("the edited text") { $0.text == "🥕 Zoë❯ X日本brûY" && $0.cursor.column == 8 + 1 + 4 + 3 + 1 }
    try terminal.send("\r")
    try terminal.expect("line: \"X日本brûY\"")
  }

  @Test(arguments: ["👨‍👩‍👧", "❤️", "1️⃣"])
  func `the cursor is right behind emoji that terminals measure differently`(icon: String) throws {
    let terminal = try probe(["PROBE_PROMPT": "\u{1B}[1m\(icon) Dad\u{1B}[0m> "])
    try terminal.send("abc\u{1}X")
    // Two cells for the icon, six for " Dad> ", one for the X.
    try terminal.expect("the cursor behind X") { $0.cursor.column == 9 && $0.currentLine.hasSuffix(" Dad> Xabc") }
    try terminal.send("\r")
    try terminal.expect("line: \"Xabc\"")
  }

  @Test(arguments: [["LC_ALL": "C"], ["LANG": ""], ["LC_ALL": "xx_XX.UTF-8"]])
  func `accents can be typed in any locale`(locale: [String: String]) throws {
    let terminal = try probe(locale)
    try terminal.send("crème\u{7F}\u{7F}\u{7F}")
    try terminal.expect("two letters left") { $0.text == "> cr" && $0.cursor.column == 4 }
    try terminal.send("ë\r")
    try terminal.expect("line: \"crë\"")
  }

  @Test func `TERM=dumb works without escape sequences`() throws {
    let terminal = try probe(["TERM": "dumb"])
    try terminal.send("one\r")
    try terminal.expect("line: \"one\"")
    try terminal.send("two\u{3}")
    try terminal.expect("cancelled")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("end")
    expect(try terminal.waitForExit(), equals: 0)
    expect(!terminal.transcript.contains("\u{1B}"), "\(terminal.transcript.debugDescription)")
  }

  @Test func `inputrc is obeyed, and its part for larder`() throws {
    try folder.write(
      "$if larder\n\"\\C-t\": \"typed by inputrc\"\n$endif\n$if bash\n\"\\C-t\": \"no\"\n$endif\n", to: "rc")
    let terminal = try probe(["INPUTRC": folder.file("rc")])
    try terminal.send("\u{14}\r")
    try terminal.expect("line: \"typed by inputrc\"")
  }

  @Test func `vi mode has Ctrl-C too`() throws {
    try folder.write("set editing-mode vi\n", to: "rc")
    let terminal = try probe(["INPUTRC": folder.file("rc")])
    try terminal.send("junk\u{1B}")
    try terminal.send("x\u{3}")
    try terminal.expect("cancelled")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
  }

  // MARK: Hostile input

  @Test func `bytes that are no text do no harm`() throws {
    let terminal = try probe()
    try terminal.send([0, 0xFF, 0xC3, 0x28, 0xF0, 0x9F, 0x80, 0x41, 0x0D])
    try terminal.expect("line: ")
    try terminal.send("\u{16}\u{0}x\u{1B}[200~a\u{0}b\u{1B}[201~\r")
    try terminal.expect("line: ")
    try terminal.send("after\r")
    try terminal.expect("line: \"after\"")
  }

  @Test func `a line of a megabyte arrives whole`() throws {
    let terminal = try probe()
    try terminal.send(Array(repeating: UInt8(ascii: "x"), count: 1_000_000), within: .seconds(30))
    try terminal.send("\r")
    try terminal.expect("line: 1000000 bytes", within: .seconds(30))
    try terminal.send("after\r")
    try terminal.expect("line: \"after\"", within: .seconds(30))
  }

  // MARK: Ctrl-C

  @Test func `Ctrl-C drops the line and keeps what is typed after it`() throws {
    let terminal = try probe()
    try terminal.send("junk\u{3}good\r")
    try terminal.expect("junk^C")
    try terminal.expect("cancelled")
    try terminal.expect("line: \"good\"")
  }

  @Test func `Ctrl-C drops a line of several rows and goes below it`() throws {
    let terminal = try probe(columns: 20)
    try terminal.send(String(repeating: "abcde", count: 9) + "\u{1}\u{3}")
    try terminal.expect("cancelled")
    try terminal.expect("nothing overwritten") {
      $0.text == "> abcdeabcdeabcdeabc\ndeabcdeabcdeabcdeabc\ndeabcde^C\ncancelled\n>"
    }
  }

  @Test(arguments: [
    ("in a search", "\u{12}ol"), ("after a list", "eat egg\t"),
    ("in a number", "\u{1B}5"), ("after Escape", "abc\u{1B}"), ("after Ctrl-X", "abc\u{18}"),
  ])
  func `Ctrl-C works`(place: String, typed: String) throws {
    let terminal = try probe()
    try terminal.send("old line\r")
    try terminal.expect("line: \"old line\"")
    try terminal.expect("> ")
    try terminal.send(typed)
    try terminal.send("\u{3}")
    try terminal.expect("cancelled")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
  }

  @Test func `Ctrl-C between words never loses a line`() throws {
    let terminal = try probe()
    for number in 1...300 {
      try terminal.send("junk\u{3}good\(number)\r")
      try terminal.expect("line: \"good\(number)\"")
    }
    expect(!terminal.transcript.contains("line: \"junk"))
  }

  @Test func `an empty line is cancelled too`() throws {
    let terminal = try probe()
    try terminal.send("\u{3}")
    try terminal.expect("cancelled")
    try terminal.send("one\r")
    try terminal.expect("line: \"one\"")
  }

  // MARK: Paste

  @Test func `a bracketed paste waits for Enter and runs line by line, each with its prompt`() throws {
    let terminal = try probe()
    try terminal.send("\u{1B}[200~one\rtwo\r\rthree\u{1B}[201~")
    try terminal.expect("three")
    expect(!terminal.transcript.contains("line: "))
    try terminal.send("\r")
    for line in ["one", "two", "three"] { try terminal.expect("line: \"\(line)\"") }
    try terminal.expect("prompts before the queued lines") {
      $0.text.hasSuffix("line: \"one\"\n> two\nline: \"two\"\n> three\nline: \"three\"\n>")
    }
  }

  @Test func `CRLF in a paste gives no empty lines`() throws {
    let terminal = try probe()
    try terminal.send("\u{1B}[200~one\r\ntwo\r\n\u{1B}[201~\r")
    try terminal.expect("line: \"one\"")
    try terminal.expect("line: \"two\"")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("end")
    expect(!terminal.transcript.contains("line: \"\""))
  }

  @Test func `control characters of a paste reach no terminal`() throws {
    let terminal = try probe()
    try terminal.send("\u{1B}[200~one\rt\u{7}wo\u{1B}[201~\r")
    try terminal.expect("> t^Gwo")
    try terminal.expect("line: \"t\\u{07}wo\"")
  }

  @Test func `Ctrl-C during a command drops the lines pasted behind it`() throws {
    let terminal = try probe()
    try terminal.send("\u{1B}[200~slow\rtwo\rthree\u{1B}[201~\r")
    try terminal.expect("slow starts")
    try terminal.send("\u{3}")
    try terminal.expect("slow stopped")
    try terminal.expect("> ")
    try terminal.send("next\r")
    try terminal.expect("line: \"next\"")
    expect(!terminal.transcript.contains("line: \"two\""))
  }

  // MARK: History

  @Test func `history lasts, and Ctrl-R finds in it`() throws {
    let first = try probe()
    for line in ["eat bread", "eat cheese", " hidden", "key secret", "eat cheese"] {
      try first.send(line + "\r")
      try first.expect("line: ")
      try first.expect("> ")
    }
    try first.send("\u{4}")
    expect(try first.waitForExit(), equals: 0)
    expect(try folder.read("history"), equals: "eat bread\neat cheese\n")
    let second = try probe()
    try second.send("\u{12}bread\r")
    try second.expect("line: \"eat bread\"")
    try second.send("\u{10}\u{10}\r")
    try second.expect("line: \"eat cheese\"")
  }

  @Test func `each history has its own lines`() throws {
    let terminal = try probe()
    try terminal.send("of Dad\r")
    try terminal.expect("line: ")
    try terminal.send("use \(folder.file("other/history"))\r")
    try terminal.expect("> ")
    try terminal.send("\u{10}of Mum\r")
    try terminal.expect("line: \"of Mum\"")
    try terminal.send("\u{10}\r")
    try terminal.expect("line: \"of Mum\"")
    expect(try folder.read("other/history"), equals: "of Mum\n")
  }

  // MARK: The end

  @Test func `Ctrl-D leaves on an empty line only`() throws {
    let terminal = try probe()
    try terminal.send("ab\u{1}\u{4}\r")
    try terminal.expect("line: \"b\"")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("end on its own line") { $0.text.hasSuffix("\n>\nend") }
    expect(try terminal.waitForExit(), equals: 0)
  }
}
