import Expect
import Foundation
import TestSupport
import Testing

/// TAB, history and the keys of the line, through the whole program.
@Suite struct ReplKeyTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  // MARK: TAB

  @Test func `TAB completes, and only Enter runs`() throws {
    let larder = try home.larder()
    try larder.type("ea\t", expecting: "eat")
    try larder.type("2 eggs, greek yog\t", expecting: "eat 2 eggs, greek yog")
    try larder.expect("plain Greek yogurt")
    try larder.type("urt @lu\t", expecting: "eat 2 eggs, greek yogurt @lunch")
    // Nothing has been written: the prompt still says 338.
    expect(larder.screen.currentLine.hasPrefix("🥕 Dad 338/2,200 ❯ "))
    let answer = try larder.enter("--dry-run")
    expect(answer.contains("Greek yogurt") && answer.contains("nothing was saved"), "\(answer)")
  }

  @Test func `Enter takes the line as it stands, never a suggestion with it`() throws {
    let larder = try home.larder()
    try larder.send("food show egg\t")
    try larder.expect("Egg white")
    let answer = try larder.enter("")
    expect(answer.hasPrefix("Egg  #"), "\(answer)")
    expect(!answer.contains("Egg white"), "\(answer)")
  }

  @Test func `TAB in the middle keeps what follows`() throws {
    let larder = try home.larder()
    try larder.type("eat papa, 2 eggs\u{1}\u{1B}f\u{1B}f\t", expecting: "eat Papaya, 2 eggs")
    // The cursor is right behind the name.
    try larder.type(" hot", expecting: "eat Papaya hot, 2 eggs")
  }

  @Test func `profiles of several words, quoted names and nonsense`() throws {
    let larder = try home.larder()
    try larder.enter("food add \"Salmon, cold smoked\" --category seafood --kcal 180 --protein 20 --carbs 1 --fat 10")
    try larder.type("eat 100g cold smo\t", expecting: "eat 100g \"Salmon, cold smoked\"")
    try larder.enter("", then: ReplHome.dad("518"))
    try larder.type("xyzzy\t\t", expecting: "xyzzy")
    try larder.type("\u{15}use a\t", expecting: "use Anna Lena")
    try larder.enter("", then: "Anna Lena 0/2,200 ❯ ")
  }

  // MARK: History

  @Test func `lines come back in the next run, each profile has its own`() throws {
    let first = try home.larder()
    try first.enter("eat a banana")
    try first.enter("use anna", then: "Anna Lena 0/2,200 ❯ ")
    try first.enter("today")
    // Anna does not see what Dad typed.
    try first.type("\u{1B}[A\u{1B}[A\u{1B}[A", expecting: "today")
    try first.send("\u{15}quit\r")
    expect(try first.waitForExit(), equals: 0)

    let second = try home.larder([], prompt: "Anna Lena 0/2,200 ❯ ")
    try second.type("\u{1B}[A\u{1B}[A", expecting: "today")
    try second.type("\u{15}", expecting: "")
    try second.enter("use dad", then: ReplHome.dad("443"))
    try second.type("\u{1B}[A", expecting: "use anna")
    try second.send("\u{7}\u{15}\u{12}ban")
    try second.expect("eat a banana")
    // It was logged a moment ago, and is to be logged once more.
    try second.enter("", then: "Enter for none ❯ ")
    try second.enter("1", then: ReplHome.dad("548"))
  }

  @Test func `keys, and lines that start with a space, are not remembered`() throws {
    let larder = try home.larder()
    for line in [
      "today", "settings key set openai sk-0123456789", "settings KEY  s openai sk-0123456789", " eat 7 eggs",
    ] {
      try larder.enter(line)
    }
    try larder.type("\u{1B}[A", expecting: "today")
    try larder.send("\u{15}quit\r")
    expect(try larder.waitForExit(), equals: 0)
    let state = home.folder.file("state/larder")
    let files = try FileManager.default.contentsOfDirectory(atPath: state).filter { $0.hasPrefix("history") }
    expect(files.count, equals: 1)
    for file in files {
      expect(try home.folder.read("state/larder/" + file), equals: "today\nquit\n")
      let mode = try FileManager.default.attributesOfItem(atPath: state + "/" + file)[.posixPermissions] as? Int
      expect(mode, equals: 0o600)
    }
  }

  @Test func `a profile that cannot be remembered is in use until the end, and that is said`() throws {
    let larder = try home.larder([], ["XDG_STATE_HOME": "/dev/null"])
    let said = try larder.enter("use anna", then: "Anna Lena 0/2,200 ❯ ")
    expect(said.contains("not at the next start"), "\(said)")
    expect(said.contains("Now using Anna Lena"), "\(said)")
    try larder.enter("eat a banana", then: "Anna Lena 105/2,200 ❯ ")
    try larder.send("quit\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(try home.eaten(), equals: 338)
  }

  @Test func `another household's profile with the same number has its own history`() throws {
    let here = try home.larder()
    try here.enter("eat a banana")
    try here.send("\u{4}")
    expect(try here.waitForExit(), equals: 0)
    try FileManager.default.copyItem(atPath: home.database, toPath: home.folder.file("other.db"))
    let there = try home.larder(["--db", home.folder.file("other.db")], prompt: ReplHome.dad("443"))
    try there.type("\u{1B}[A", expecting: "")
    try there.enter("today")
  }

  // MARK: ~/.inputrc

  @Test func `inputrc is obeyed, and its part for larder`() throws {
    try home.folder.write(
      """
      set completion-query-items 1
      $if larder
      "\\C-xe": "eat 2 eggs"
      $endif
      $if somethingelse
      "\\C-xf": "wrong"
      $endif
      """, to: ".inputrc")
    let larder = try home.larder([], ["INPUTRC": home.folder.file(".inputrc")])
    try larder.type("\u{18}f\u{18}e", expecting: "eat 2 eggs")
    // 2 x 50 g of 143 kcal: 143.
    try larder.enter("", then: ReplHome.dad("481"))
  }

  // MARK: Pasted lines, and the end

  @Test func `pasted lines run one by one, each shown, an error stops none`() throws {
    let larder = try home.larder()
    try larder.send("\u{1B}[200~eat a banana\r\nfod\n\neat an apple\u{1B}[201~\r")
    // Banana 105, apple 182 g of 52 kcal: 95.
    try larder.expect("Dad, today: 443")
    try larder.expect("🥕 Dad 443/2,200 ❯ fod\n")
    try larder.expect("no command `fod`")
    try larder.expect("🥕 Dad 443/2,200 ❯ eat an apple\n")
    try larder.expect("Dad, today: 538")
    try larder.expect(ReplHome.dad("538"))
    try larder.type("\u{1B}[A\u{1B}[A\u{1B}[A", expecting: "eat a banana")
  }

  @Test(arguments: ["quit\r", "exit\r", "\u{4}", "  quit  \r"])
  func `leaving`(keys: String) throws {
    let larder = try home.larder()
    try larder.enter("fod")
    try larder.send(keys)
    expect(try larder.waitForExit(), equals: 0)
    expect(larder.screen.cursor.column, equals: 0, "\(larder.screen.text)")
  }

  @Test func `q leaves nothing that is not open, and names what leaves`() throws {
    let larder = try home.larder()
    try expect(larder.enter("q"), equals: "Nothing is open here. `quit` leaves Larder, and so does Ctrl-D.")
    try expect(larder.enter("Q").contains("`quit` leaves Larder"))
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `a line copied from a guide runs with larder in front`() throws {
    let larder = try home.larder()
    try larder.enter("larder eat a banana", then: ReplHome.dad("443"))
    try larder.enter("$ Larder undo", then: ReplHome.dad())
  }

  @Test func `help fits the smallest terminal, and what comes next is typed below it`() throws {
    let larder = try home.larder(rows: 24)
    try larder.send("clear\rhelp\r")
    try larder.expect("`quit` leaves.\n" + ReplHome.dad())
    expect(larder.screen.text.hasPrefix("Log\n") || larder.screen.text.contains("\nLog\n"), "\(larder.screen.text)")
    expect(!larder.transcript.contains("Space for more"))
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `clear empties the screen`() throws {
    let larder = try home.larder()
    try larder.enter("today")
    try larder.send("clear\r")
    try larder.expect("the prompt alone") { $0.text == "🥕 Dad 338/2,200 ❯" }
  }
}
