import Expect
import Foundation
import TestSupport
import Testing

/// The prompt's answers: errors with their carets, questions, pages, widths; through the whole program.
@Suite struct ReplAnswerTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  // MARK: Errors

  @Test(
    arguments: [
      ("fod", "fod", "did you mean `food`?"), ("food serach egg", "serach", "did you mean `search`?"),
      ("today --jsn", "--jsn", "did you mean --json?"),
      // Wide and joined characters before the word: the caret counts cells, not characters.
      ("eat \"日本茶 🍵\" --noet x", "--noet", "did you mean --note?"), ("eat e\u{301}\u{302}日本 --noet", "--noet", nil),
      ("chart fiber --by yeer", "yeer", nil), ("eat 200kg rice", "200kg", nil),
      (String(repeating: "日本 ", count: 40) + "x", "日本", nil), ("today " + String(repeating: "é", count: 300), nil, nil),
    ] as [(String, String?, String?)])
  func `the caret stands under the wrong word`(line: String, word: String?, hint: String?) throws {
    let larder = try home.larder()
    let before = larder.screen.text
    try larder.enter(line)
    let lines = larder.screen.lines
    let carets = try require(lines.lastIndex { !$0.isEmpty && $0.allSatisfy { $0 == " " || $0 == "^" } }, "\(before)")
    let caret = try require(larder.screen.columns(of: "^", row: carets))
    expect(lines.allSatisfy { Screen.cells($0) <= 80 })
    if let word {
      let shown = try require(larder.screen.columns(of: word, row: carets - 1), "\(larder.screen.text)")
      expect(caret.lowerBound, equals: shown.lowerBound, "\(larder.screen.text)")
      let marked = lines[carets].count { $0 == "^" }
      expect(marked >= 1 && marked <= max(shown.count, 76))
    }
    if let hint { expect(larder.screen.text.contains(hint)) }
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `after any error the next line works as if nothing had happened`() throws {
    let larder = try home.larder()
    for line in [
      "fod", "eat", "eat \"open", "eat 0 eggs", "undo 99", "use nobody", "today --width 3", "eat x --now y",
      "food add Kvarg", "--db other.db today", "\u{1}\u{16}\u{1B}[2J", String(repeating: "x", count: 5000), "eat ++",
      "@",
      "--", "\"",
    ] {
      try larder.enter(line)
    }
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
    // Nothing of those lines was a step.
    try larder.enter("undo", then: ReplHome.dad("338"))
  }

  // MARK: Questions

  @Test(arguments: [("2", "White bread"), ("whi", "White bread"), (" WHOLE ", "Wholemeal bread"), ("3", "Rye bread")])
  func `a question is answered by number or by how an answer begins`(answer: String, food: String) throws {
    let larder = try home.larder()
    try larder.enter("eat bread @dinner", then: "Enter for none ❯ ")
    let report = try larder.enter(answer)
    expect(report.contains(food), "\(report)")
    let logged = try larder.enter("meal show today dinner")
    expect(logged.contains(food) && logged.count { $0 == "\n" } < 6, "\(logged)")
  }

  @Test func `a wrong answer is asked for again, Enter chooses none`() throws {
    let larder = try home.larder()
    let question = "1-6, Enter for none ❯ "
    try larder.enter("eat bread", then: question)
    for wrong in ["0", "10", "-1", "wh", "xyzzy", "99999999999999999999"] {
      let help = try larder.enter(wrong, then: question)
      expect(help.hasSuffix("a number from 1 to 6, or the beginning of an answer"), "\(help)")
    }
    let answer = try larder.enter("", then: ReplHome.dad())
    expect(answer.contains("nothing was written"), "\(answer)")
    // Answers are not commands, so they are not in the history.
    try larder.type("\u{1B}[A", expecting: "eat bread")
    try larder.enter(" --yes", then: ReplHome.dad("451"))
  }

  @Test func `Ctrl-D at a question gives up, and Larder goes on`() throws {
    let larder = try home.larder()
    try larder.enter("eat bread", then: "Enter for none ❯ ")
    try larder.send("\u{4}")
    try larder.expect("nothing was written")
    try larder.expect(ReplHome.dad())
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `pasted commands are no answers: they wait until the question is settled`() throws {
    let larder = try home.larder()
    try larder.send("\u{1B}[200~eat bread\n2 bananas\ntoday\n\u{1B}[201~\r")
    try larder.expect("Enter for none ❯ ")
    try larder.send("white\r")
    try larder.expect("Dad, today: 492")
    try larder.expect(ReplHome.dad("492") + "2 bananas\n")
    try larder.expect("no command `2`")
    try larder.expect(ReplHome.dad("492") + "today\n")
    try larder.expect("Lunch 12:30")
  }

  @Test func `giving a question up drops what was pasted behind it`() throws {
    let larder = try home.larder()
    try larder.send("\u{1B}[200~eat bread\neat 7 eggs\n\u{1B}[201~\r")
    try larder.expect("Enter for none ❯ ")
    try larder.send("\u{3}")
    try larder.expect(ReplHome.dad())
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `commands that were there before a question wait, as pasted ones do`() throws {
    let larder = try home.larder()
    // As a terminal pastes that does not mark what is pasted.
    try larder.send("eat bread\reat a banana\r\rtoday\r")
    try larder.expect(
      "Enter for none ❯ eat a banana\n`eat a banana` was typed before this question; it runs after your answer")
    try larder.expect("Enter for none ❯ today\n`today` was typed before this question; it runs after your answer")
    try larder.expect("Enter for none ❯ ")
    try larder.send("white\r")
    // 338 + 154, and 105 for the banana.
    try larder.expect("Dad, today: 492")
    try larder.expect(ReplHome.dad("492") + "eat a banana\n")
    try larder.expect(ReplHome.dad("597") + "today\n")
    try larder.expect("Lunch 12:30")
    try larder.expect(ReplHome.dad("597"))
  }

  @Test func `an answer may be typed ahead of its question, an Enter too many is none`() throws {
    let larder = try home.larder()
    try larder.send("eat bread\r\rwhite\r")
    try larder.expect(ReplHome.dad("492"))
    // Once the question is there, Enter chooses none.
    try larder.enter("eat cheese @dinner", then: "Enter for none ❯ ")
    try larder.enter("", then: ReplHome.dad("492"))
  }

  // MARK: Pages

  @Test func `what is longer than the screen is paged, and q comes back`() throws {
    let larder = try home.larder(rows: 20)
    try larder.send("food list\r")
    try larder.expect("Space for more, q or the next command")
    try larder.send("q")
    try larder.expect(ReplHome.dad())
    expect(!larder.transcript.contains("Zucchini"))
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `what is typed while a page is shown is the next command`() throws {
    let larder = try home.larder(rows: 20)
    try larder.send("food list\r")
    try larder.expect("Space for more, q or the next command")
    try larder.send("eat a banana\r")
    // 338 and a banana of 118 g at 89 kcal.
    try larder.expect(ReplHome.dad("443"))
    expect(!larder.transcript.contains("Zucchini"))
  }

  @Test(arguments: [nil, "less"])
  func `a window that is closed while a page is shown ends Larder`(pager: String?) throws {
    let larder = try home.larder([], pager.map { ["PAGER": $0, "LESS": ""] } ?? [:], rows: 20)
    try larder.send("food list\r")
    try larder.expect(pager == nil ? "Space for more, q or the next command" : "\n:")
    larder.hangUp()
    expect(try larder.waitForExit(), equals: 128 + SIGHUP)
  }

  @Test(arguments: ["food list\reat a banana\reat ", "\u{1B}[200~food list\reat a banana\reat \u{1B}[201~"])
  func `commands pasted behind a long report are run, and the rest stays in the line`(paste: String) throws {
    let larder = try home.larder([], ["LESS": ""], rows: 20)
    try larder.send(paste)
    if paste.hasPrefix("\u{1B}") { try larder.send("an apple\r") }
    try larder.expect("Zucchini")
    try larder.expect(ReplHome.dad("443"))
    if !paste.hasPrefix("\u{1B}") { try larder.send("an apple\r") }
    try larder.expect("eat an apple\n")
    // 443 and an apple of 182 g at 52 kcal.
    try larder.expect(ReplHome.dad("538"))
  }

  @Test(arguments: [("cat", false), ("", false), ("sed s/^/paged:/", true)])
  func `the pager is the user's own`(pager: String, isPaged: Bool) throws {
    let larder = try home.larder([], ["PAGER": pager])
    try expect(larder.enter("food list").contains("paged:"), equals: isPaged)
    expect(larder.transcript.contains("Zucchini"))
    // What fits the screen, and what programs read, is not paged.
    try expect(larder.enter("today").contains("paged:"), equals: false)
    try expect(larder.enter("food list --json").contains("paged:"), equals: false)
  }

  @Test func `one command and a pipe are never paged`() throws {
    let once = try home.larder(["food", "list"], ["PAGER": "sed s/^/paged:/"], prompt: nil)
    expect(try once.waitForExit(), equals: 0)
    expect(!once.transcript.contains("paged:") && once.transcript.contains("Zucchini"))
    let piped = try home.program(
      "/bin/sh", ["-c", "echo food list | \(Larder.binary)"], ["PAGER": "sed s/^/paged:/"])
    expect(try piped.waitForExit(), equals: 0)
    expect(!piped.transcript.contains("paged:") && piped.transcript.contains("Zucchini"))
  }

  // MARK: Width

  @Test func `the window's width is followed, between lines and while one is typed`() throws {
    let larder = try home.larder()
    func widest() throws -> Int {
      try larder.enter("week", then: ReplHome.dad()).split(separator: "\n").map { Screen.cells($0) }.max() ?? 0
    }
    let wide = try widest()
    expect(wide > 60 && wide <= 80)
    larder.resize(columns: 40, rows: 40)
    let narrow = try widest()
    expect(narrow > 30 && narrow <= 40)
    try larder.send("wee")
    try larder.expect("the typed text") { $0.typed == "wee" }
    larder.resize(columns: 100, rows: 40)
    try larder.send("k")
    try larder.expect("the typed text") { $0.typed == "week" }
    let widened = try larder.enter("", then: ReplHome.dad()).split(separator: "\n").map { Screen.cells($0) }.max() ?? 0
    expect(widened > 80 && widened <= 100)
  }

  @Test(
    arguments: [
      ([], ["COLUMNS": "50"], 80), (["--width", "60"], ["COLUMNS": "50"], 60), (["--width", "60"], [:], 60),
    ]
      as [([String], [String: String], Int)])
  func `only --width comes before the window's width at the prompt`(
    arguments: [String], environment: [String: String], width: Int
  )
    throws
  {
    let larder = try home.larder(arguments, environment)
    let week = try larder.enter("week").split(separator: "\n").map { Screen.cells($0) }.max() ?? 0
    expect(week > width - 12 && week <= width)
    let narrow = try larder.enter("week --width 44").split(separator: "\n").map { Screen.cells($0) }.max() ?? 0
    expect(narrow > 32 && narrow <= 44)
  }

  @Test func `every command keeps to forty columns`() throws {
    let larder = try home.larder([], ["PAGER": "cat"], prompt: "338/2,200 ❯ ", columns: 40, rows: 40)
    for line in [
      "today", "week", "chart calories", "help", "help eat", "food list", "food show egg", "history", "fod", "profile",
    ] {
      let answer = try larder.enter(line, then: "338/2,200 ❯ ")
      let long = answer.split(separator: "\n").filter { Screen.cells($0) > 40 }
      expect(long.isEmpty, "\(line): \(long)")
    }
  }
}

extension Screen {
  /// The width of a text, as this screen counts it.
  static func cells(_ text: some StringProtocol) -> Int {
    var screen = Screen(columns: 10_000, rows: 2)
    _ = screen.apply(String(text))
    return screen.cursor.column
  }

  /// The columns that a text takes in a row, where it is first found.
  func columns(of text: String, row: Int) -> Range<Int>? {
    guard lines.indices.contains(row), let range = lines[row].range(of: text) else { return nil }
    let start = Self.cells(lines[row][..<range.lowerBound])
    return start..<start + Self.cells(text)
  }
}
