import Expect
import Foundation
import TestSupport
import Testing

/// `look` on a real terminal: keys, what comes back when it is left, signals, and terminals that cannot show it.
@Suite struct LookTerminalTests {
  private static let today = "Sat 21 Nov · 338 of 2,200 kcal so far · most from Cooked rice 195, Egg 143"
  private static let yesterday = "Fri 20 Nov · 105 of 2,200 kcal, under · most from Banana 105"

  private static let prompt = String(ReplHome.dad().dropLast())

  let home: ReplHome

  init() throws {
    home = try ReplHome()
    expect(try home.run(["eat", "banana", "@yesterday"]).status, equals: 0)
  }

  /// The prompt with the chart open.
  private func looking(
    _ line: String = "look", columns: Int = 80, rows: Int = 40
  ) throws -> PseudoTerminal {
    let larder = try home.larder(columns: columns, rows: rows)
    try larder.send(line + "\r")
    try larder.expect("the chart") { $0.shows(Self.today) || $0.text.contains("Sat 21 Nov") && $0.isSecondBuffer }
    return larder
  }

  @Test func `it is drawn beside the scrollback, and q brings the prompt back`() throws {
    let larder = try home.larder()
    let before = larder.screen.text
    try larder.send("look\r")
    try larder.expect("the chart") { $0.shows(Self.today) && $0.hidesCursor }
    expect(larder.screen.text.hasPrefix("Energy, kcal per day · Dad") && larder.screen.text.contains("▲"))
    try larder.send("q")
    try larder.expect("the prompt") { !$0.isSecondBuffer && $0.currentLine == Self.prompt }
    expect(larder.screen.text == before + " look\n" + Self.prompt && !larder.screen.hidesCursor)
    try larder.enter("eat 2 eggs", then: ReplHome.dad("481"))
  }

  @Test(arguments: [
    ("\u{1B}[D", "\u{1B}[C"), ("\u{1B}OD", "\u{1B}OC"), ("\u{1B}[H", "\u{1B}[F"),
    ("\u{1B}[1~", "\u{1B}[4~"),
    ("\u{1B}[5~", "\u{1B}[6~"),
  ])
  func `keys go back and forth`(back: String, forth: String) throws {
    let larder = try looking()
    try larder.send(back)
    try larder.expect("yesterday") { $0.shows(Self.yesterday) }
    try larder.send(forth)
    try larder.expect("today") { $0.shows(Self.today) }
  }

  @Test(arguments: [("\u{1B}[B", "\u{1B}[A"), ("\u{1B}OB", "\u{1B}OA")])
  func `and through the nutrients`(down: String, up: String) throws {
    let larder = try looking()
    try larder.send(down)
    try larder.expect("protein") { $0.text.hasPrefix("Protein, g") }
    try larder.send(up + up)
    try larder.expect("sodium") { $0.text.hasPrefix("Sodium, mg") }
  }

  @Test(arguments: ["q", "Q", "\u{1B}", "\u{3}", "\u{4}"])
  func `keys that leave lose nothing that comes after them`(key: String) throws {
    let larder = try looking()
    // F5 means nothing here.
    try larder.send("\u{1B}[15~" + key)
    try larder.expect("the prompt") { !$0.isSecondBuffer && $0.currentLine == Self.prompt }
    try larder.enter("eat 2 eggs", then: ReplHome.dad("481"))
  }

  @Test func `what is typed while it is open is the next command`() throws {
    let larder = try looking()
    try larder.send("eat 2 eggs\r")
    try larder.expect("the meal, and the prompt") {
      !$0.isSecondBuffer && $0.currentLine == ReplHome.dad("481").dropLast()
    }
  }

  @Test func `Enter shows the day at the prompt`() throws {
    let larder = try looking()
    try larder.send("\u{1B}[D\r")
    try larder.expect("the day") { !$0.isSecondBuffer && $0.text.contains("Yesterday") && $0.text.contains("Banana") }
    try larder.enter("eat 2 eggs", then: ReplHome.dad("481"))
  }

  @Test func `a day longer than the window is shown in pages`() throws {
    let larder = try looking(rows: 10)
    try larder.send("\u{1B}[D\r")
    try larder.expect("Space for more")
    try larder.send("q")
    try larder.expect(ReplHome.dad())
  }

  @Test func `one command shows it too, and ends with the day that was opened`() throws {
    let larder = try home.larder(["look", "--last", "2w"], prompt: nil)
    try larder.expect("the chart") { $0.shows(Self.today) }
    try larder.send("\u{1B}[D\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(!larder.screen.isSecondBuffer && larder.screen.text.contains("Banana"))
    let other = try home.larder(["chart", "--browse"], prompt: nil)
    try other.expect("the chart") { $0.shows(Self.today) }
    try other.send("q")
    expect(try other.waitForExit(), equals: 0)
    expect(other.screen.text.isEmpty && !other.screen.hidesCursor)
  }

  @Test func `the window's size is followed`() throws {
    let larder = try looking()
    larder.resize(columns: 40, rows: 20)
    try larder.expect("the narrow window") { $0.text.hasSuffix("q ends") }
    expect(larder.screen.lines.last?.hasSuffix("q ends"), equals: true)
    expect(larder.screen.text.contains("most from Cooked rice"))
    larder.resize(columns: 132, rows: 30)
    try larder.expect("the wide window") { $0.text.hasSuffix("q leaves") && $0.lines.last?.isEmpty == false }
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `signals end Larder, the screen as it was`(signal: Int32, status: Int32) throws {
    let larder = try looking()
    larder.process.send(signal: signal)
    expect(try larder.waitForExit(), equals: status)
    expect(!larder.screen.isSecondBuffer && !larder.screen.hidesCursor)
    let once = try home.larder(["look"], prompt: nil)
    try once.expect("the chart") { $0.shows(Self.today) }
    once.process.send(signal: signal)
    expect(try once.waitForExit(), equals: status)
    expect(!once.screen.isSecondBuffer && !once.screen.hidesCursor)
  }

  @Test func `SIGINT from outside leaves as Ctrl-C does`() throws {
    let larder = try looking()
    larder.process.send(signal: SIGINT)
    try larder.expect("the prompt") { !$0.isSecondBuffer && $0.currentLine == Self.prompt }
    try larder.enter("eat 2 eggs", then: ReplHome.dad("481"))
  }

  @Test func `a closed window ends Larder`() throws {
    let larder = try looking()
    larder.hangUp()
    expect(try larder.waitForExit(), equals: 129)
  }

  @Test func `Ctrl-Z gives the terminal back, and fg the chart`() throws {
    // A shell with job control, so that there is somebody to give the terminal to.
    let script = "set -m; stty -g; \(Larder.binary) --now \(ReplHome.noon) look; stty -g; echo stopped; fg; stty -g"
    let shell = try home.program("/bin/bash", ["--norc", "-c", script])
    try shell.expect("the chart") { $0.shows(Self.today) }
    try shell.send("\u{1B}[D")
    try shell.expect("yesterday") { $0.shows(Self.yesterday) }
    try shell.send("\u{1A}")
    try shell.expect("stopped")
    // The chart was redrawn after `fg`, on the day that it had been on.
    try shell.expect("the chart again") { $0.isSecondBuffer && $0.shows(Self.yesterday) }
    try shell.send("q")
    expect(try shell.waitForExit(), equals: 0)
    expect(!shell.screen.isSecondBuffer && !shell.screen.hidesCursor)
    // The modes end their line; the sequences that close the chart may stand before them.
    let modes = shell.transcript.split(whereSeparator: \.isNewline)
      .map { line in String(line.reversed().prefix { $0.isHexDigit || $0 == ":" }.reversed()) }
      .filter { $0.count(where: { $0 == ":" }) > 20 }
    expect(modes.count == 3 && Set(modes).count == 1, "\(modes)")
  }

  @Test func `lines that were pasted with it are run, and it is a chart without keys then`() throws {
    let larder = try home.larder()
    try larder.send("\u{1B}[200~look\rtoday\r\u{1B}[201~\r")
    try larder.expect("Energy, kcal per day")
    try larder.expect("Today · Sat 21 Nov")
    try larder.expect(ReplHome.dad())
    expect(!larder.transcript.contains("?1049h"))
  }

  @Test func `a terminal without a cursor that moves is told so`() throws {
    let larder = try home.larder(["look", "fat"], ["TERM": "dumb"], prompt: nil)
    expect(try larder.waitForExit(), equals: 1)
    expect(larder.screen.text.contains("TERM=dumb") && larder.screen.text.contains("`chart fat` draws"))
    let sentences = try home.larder(["look"], ["ACCESSIBLE": "1"], prompt: nil)
    expect(try sentences.waitForExit(), equals: 1)
    expect(sentences.screen.text.contains("tells it in sentences"))
    expect(try home.run(["look"]).status, equals: 1)
  }

  @Test func `a file that another program has locked says so beside the chart`() throws {
    let larder = try looking()
    let lock = try DatabaseLock(home.database, .exclusive)
    try larder.send("\u{1B}[D")
    try larder.expect("a remark") { $0.text.contains("the foods cannot be read now") }
    lock.release()
    try larder.send("\u{1B}[C\u{1B}[D")
    try larder.expect("the foods") { $0.shows(Self.yesterday) }
  }

  @Test func `without colour the picture is the same`() throws {
    let plain = try home.larder(["look"], ["NO_COLOR": "1"], prompt: nil)
    let ascii = try home.larder(["look", "--ascii"], prompt: nil)
    let coloured = try home.larder(["look"], prompt: nil)
    for larder in [plain, ascii, coloured] { try larder.expect("the keys") { $0.text.contains("q leaves") } }
    expect(plain.screen.text, equals: coloured.screen.text)
    expect(!plain.transcript.contains("\u{1B}[36m") && coloured.transcript.contains("\u{1B}[36m"))
    expect(ascii.screen.text.allSatisfy(\.isASCII) && ascii.screen.text.contains("^"))
  }
}

extension Screen {
  /// Whether the chart is shown with these words on a day.
  fileprivate func shows(_ words: String) -> Bool { isSecondBuffer && lines.contains(words) }
}
