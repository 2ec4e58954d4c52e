import TestSupport
import Testing

/// TAB on a real terminal.
///
/// The probe completes foods by any of their words behind `eat `.
@Suite struct LineEditorCompletionTests {
  private func probe(
    _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Larder.built("EditorProbe"), environment: ["INPUTRC": "/dev/null"].merging(environment) { $1 },
      columns: columns, rows: rows)
    try terminal.expect("> ")
    return terminal
  }

  @Test(arguments: [
    ("by its start", "eat eggp\t", "eat Eggplant "),
    ("by another word", "eat fri\t", "eat Egg, fried "),
    ("with its spaces", "eat macaroni\t", "eat Macaroni and cheese "),
    ("in Japanese", "eat 日\t", "eat 日本 rice "),
    ("with accents", "eat brû\t", "eat Crème brûlée "),
    ("the common part", "eat boiled egg w\t", "eat Boiled egg white "),
    ("no match", "eat zzz\t", "eat zzz"),
    ("common part that lacks what was typed", "eat boi\t", "eat boi"),
    ("in the middle of the line", "eat eggp more\u{1B}b\u{2}\t", "eat Eggplant more"),
  ])
  func `TAB completes`(what: String, typed: String, line: String) throws {
    let terminal = try probe()
    try terminal.send(typed + "\r")
    try terminal.expect("line: \(line.debugDescription)")
  }

  @Test func `several matches are listed under the line, which stays as it was`() throws {
    let terminal = try probe()
    try terminal.send("eat boi\t")
    try terminal.expect("the list") {
      $0.text == "> eat boi\nEgg, boiled (100 g)       Boiled egg white (100 g)\n> eat boi"
    }
    try terminal.send("led egg\t")
    try terminal.expect("the only match") { $0.currentLine == "> eat Boiled egg white" }
  }

  @Test func `Enter runs what was typed, never a suggestion`() throws {
    let terminal = try probe()
    try terminal.send("eat eggp\r")
    try terminal.expect("line: \"eat eggp\"")
    try terminal.send("eat egg\t\r")
    try terminal.expect("line: \"eat egg\"")
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 5), (1, 1)])
  func `a long list leaves the line on the screen and says how much is missing`(columns: Int, rows: Int) throws {
    let terminal = try probe(columns: columns, rows: rows)
    try terminal.send("man\t")
    if columns > 1 {
      try terminal.expect("the count") { $0.text.contains(" more\n") && $0.currentLine == "> many" }
    }
    try terminal.send(" 300\r")
    try terminal.expect("line: ")
  }

  @Test func `a list is capped, not asked about`() throws {
    let terminal = try probe()
    try terminal.send("many 1\t")
    // 111 names (1, 10-19, 100-199), 8 a row: 14 rows.
    try terminal.expect("all of them") { $0.text.contains("many 199") && !$0.text.contains("more") }
    try terminal.send("\u{3}many\t")
    // "many 300" and two blanks: 8 a row of 80; in 21 rows 168 of 300.
    try terminal.expect("… and 132 more") { $0.text.contains("… and 132 more\n") }
  }

  @Test func `TERM=dumb completes and lists`() throws {
    let terminal = try probe(["TERM": "dumb"])
    try terminal.send("eat egg\t")
    try terminal.expect("Eggplant (100 g)")
    try terminal.send("p\t\r")
    try terminal.expect("line: \"eat Eggplant \"")
  }

  @Test func `menu-complete of inputrc goes through the names`() throws {
    let folder = try TemporaryFolder()
    let inputrc = try folder.write("TAB: menu-complete\n", to: "rc")
    let terminal = try probe(["INPUTRC": inputrc])
    try terminal.send("eat boi\t\t\r")
    try terminal.expect("line: \"eat ")
  }
}
