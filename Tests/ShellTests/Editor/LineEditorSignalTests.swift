import Expect
import Foundation
import TestSupport
import Testing

/// Signals at the prompt and during commands, on a real terminal.
@Suite struct LineEditorSignalTests {
  private func probe(
    _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Larder.built("EditorProbe"),
      environment: ["HOME": "/nonexistent", "INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin"].merging(environment) {
        $1
      },
      columns: columns, rows: rows)
    try terminal.expect("> ")
    return terminal
  }

  @Test func `SIGINT from outside cancels the line as Ctrl-C does`() throws {
    let terminal = try probe()
    try terminal.send("junk")
    try terminal.expect("junk")
    terminal.process.send(signal: SIGINT)
    try terminal.expect("^C")
    try terminal.expect("cancelled")
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
  }

  @Test(arguments: [("", ""), ("ab", "ab"), ("a paste without end", "\u{1B}[200~half"), ("a search", "\u{12}x")])
  func `SIGTERM leaves with 143 and the terminal restored`(place: String, typed: String) throws {
    let terminal = try probe()
    try terminal.send(typed)
    terminal.process.send(signal: SIGTERM)
    try terminal.expect("end")
    expect(try terminal.waitForExit(), equals: 143)
    let on = terminal.transcript.range(of: "\u{1B}[?2004h", options: .backwards)
    let off = terminal.transcript.range(of: "\u{1B}[?2004l", options: .backwards)
    expect(try require(on).lowerBound < require(off).lowerBound, "bracketed paste left on")
  }

  @Test func `a closed window ends the program`() throws {
    let terminal = try probe()
    try terminal.send("half a line")
    try terminal.expect("half a line")
    terminal.hangUp()
    expect(try terminal.waitForExit(), equals: 129)
  }

  @Test func `the window's size is followed while a line is typed`() throws {
    let terminal = try probe(columns: 40)
    try terminal.send("size\r")
    try terminal.expect("size: 40x24")
    try terminal.expect("> ")
    try terminal.send("some text")
    try terminal.expect("some text")
    terminal.resize(columns: 60, rows: 30)
    try terminal.send("!\r")
    try terminal.expect("line: \"some text!\"")
    try terminal.send("size\r")
    try terminal.expect("size: 60x30")
  }

  @Test func `Ctrl-C stops a running command and the next line works`() throws {
    let terminal = try probe()
    for _ in 1...20 {
      try terminal.send("slow\r")
      try terminal.expect("slow starts")
      try terminal.send("\u{3}")
      try terminal.expect("slow stopped")
    }
    try terminal.send("good\r")
    try terminal.expect("line: \"good\"")
  }

  @Test func `SIGTERM stops a running command and leaves`() throws {
    let terminal = try probe()
    try terminal.send("slow\r")
    try terminal.expect("slow starts")
    terminal.process.send(signal: SIGTERM)
    try terminal.expect("slow stopped")
    try terminal.expect("end")
    expect(try terminal.waitForExit(), equals: 143)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `one command from a shell stops with 128 and the signal`(signal: Int32, status: Int32) throws {
    let terminal = try PseudoTerminal(Larder.built("EditorProbe"), ["--once"])
    try terminal.expect("slow starts")
    terminal.process.send(signal: signal)
    try terminal.expect("slow stopped")
    expect(try terminal.waitForExit(), equals: status)
  }

  @Test func `what is typed while a command runs is kept`() throws {
    let terminal = try probe()
    try terminal.send("slow\r")
    try terminal.expect("slow starts")
    terminal.process.send(signal: SIGINT)
    try terminal.send("typed ahead\r")
    try terminal.expect("line: \"typed ahead\"")
  }

  /// A session leader cannot be stopped, so the program runs under a shell with job control.
  @Test func `Ctrl-Z stops, fg goes on with the text kept`() throws {
    let shell = try PseudoTerminal(
      "/bin/bash", ["--noprofile", "--norc", "-i"],
      environment: ["PS1": "shell$ ", "INPUTRC": "/dev/null", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"])
    try shell.expect("shell$ ")
    try shell.send(Larder.built("EditorProbe") + "\r")
    try shell.expect("> ")
    try shell.send("kept")
    try shell.expect("kept")
    for _ in 1...3 {
      try shell.send("\u{1A}")
      try shell.expect("Stopped")
      try shell.expect("shell$ ")
      try shell.send("fg\r")
      try shell.expect("> kept")
    }
    try shell.expect("the text once") { $0.currentLine == "> kept" }
    try shell.send(" text\r")
    try shell.expect("line: \"kept text\"")
    try shell.send("slow\r")
    try shell.expect("slow starts")
    try shell.send("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell$ ")
    try shell.send("kill -INT %1; fg\r")
    try shell.expect("slow stopped")
    try shell.expect("> ")
    try shell.send("\u{4}")
    try shell.expect("end")
    try shell.expect("shell$ ")
    try shell.send("stty -a\r")
    try shell.expect("intr = ^C")
    try shell.expect(" icanon")
  }
}
