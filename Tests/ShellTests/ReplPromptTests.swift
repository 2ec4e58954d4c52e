import Expect
import Foundation
import TestSupport
import Testing

/// The prompt as Larder's users see it: whose turn it is, and today's calories against the goal.
@Suite struct ReplPromptTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  @Test func `each write and switch brings the prompt up to date`() throws {
    let larder = try home.larder()
    // A banana of the first portion, 118 g of 89 kcal: 105.
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
    try larder.enter("undo", then: ReplHome.dad("338"))
    try larder.enter("redo", then: ReplHome.dad("443"))
    try larder.enter("goals set calories 2000", then: "🥕 Dad 443/2,000 ❯ ")
    try larder.enter("use anna", then: "🌻 Anna Lena 0/2,200 ❯ ")
    try larder.enter("eat 1kg cooked rice", then: "🌻 Anna Lena 1,300/2,200 ❯ ")
    try larder.enter("use dad", then: "🥕 Dad 443/2,000 ❯ ")
    try larder.enter("eat 2 eggs @yesterday @lunch", then: "🥕 Dad 443/2,000 ❯ ")
  }

  @Test func `a profile that another program has deleted is missed until it is back`() throws {
    let larder = try home.larder()
    expect(try home.run(["profile", "delete", "Dad"]).status, equals: 0)
    // Anna is the default now, but nothing is logged for her that Dad has typed.
    let refused = try larder.enter("eat a banana", then: "larder ❯ ")
    expect(refused.contains("Dad, whose profile was in use, is no longer in this household"))
    expect(refused.contains("`use Anna Lena`"))
    try larder.enter("undo", then: ReplHome.dad("338"))
    try larder.enter("profile delete dad", then: "🌻 Anna Lena 0/2,200 ❯ ")
    expect(larder.screen.text.contains("Anna Lena is in use now"))
  }

  @Test func `a start without the profile that was in use says so`() throws {
    expect(try home.run(["use", "anna"]).status, equals: 0)
    // Somebody with another state folder.
    let other = try home.larder([], ["XDG_STATE_HOME": home.folder.file("other")])
    try other.enter("profile delete anna", then: ReplHome.dad())
    let larder = try home.larder(prompt: "larder ❯ ")
    expect(larder.screen.text.contains("the profile that was in use is no longer in this household"))
    expect(!larder.screen.text.contains("Welcome"))
    try larder.enter("use dad", then: ReplHome.dad())
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], "\u{1B}[38;2;245;166;35m🥕 Dad\u{1B}[0m"),
    // #F5A623 of the xterm palette: yellow, 205,205,0, is nearer than red, 205,0,0, or bright yellow, 255,255,0.
    ([:], "\u{1B}[33m🥕 Dad\u{1B}[0m"),
    (["NO_COLOR": "1"], "🥕 Dad 338"),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1", "COLORTERM": "24bit"], "\u{1B}[38;2;245;166;35mDad\u{1B}[0m"),
  ])
  func `the name is in its colour`(environment: [String: String], name: String) throws {
    let larder = try home.larder([], environment, prompt: "Dad 338/2,200")
    try larder.send("quit\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(larder.transcript.contains(name), "\(larder.transcript.debugDescription)")
  }

  @Test(
    arguments: [
      (["--ascii"], [:]), ([], ["LANG": "C"]), ([], ["LC_ALL": "POSIX"]), ([], ["TERM": "dumb"]),
    ] as [([String], [String: String])])
  func `plain ASCII where nothing else can be shown`(arguments: [String], environment: [String: String]) throws {
    let larder = try home.larder(arguments, environment, prompt: "Dad 338/2,200> ")
    let answer = try larder.enter("profile edit Dad --name Jörg", then: "Joerg 338/2,200> ")
    expect(answer.contains("Joerg"))
    try larder.send("quit\r")
    expect(try larder.waitForExit(), equals: 0)
    let strangers = larder.transcript.replacing("Jörg", with: "").unicodeScalars.filter { !$0.isASCII }
    expect(strangers.isEmpty)
    if environment["TERM"] == "dumb" { expect(!larder.transcript.contains("\u{1B}")) }
  }

  @Test func `without a profile Larder welcomes, and the first one is in use at once`() throws {
    let empty = try ReplHome(isEmpty: true)
    let larder = try empty.larder(["--yes"], prompt: "larder ❯ ")
    defer { withExtendedLifetime(empty) {} }
    expect(larder.screen.text.hasPrefix("Welcome to Larder."))
    expect(larder.screen.text.contains("`profile add Dad`"))
    let refused = try larder.enter("eat 2 eggs", then: "larder ❯ ")
    expect(refused.contains("no profile") && refused.contains("profile add"))
    try larder.enter("profile add Zoë", then: "Zoë 0/2,200 ❯ ")
  }

  @Test(arguments: [
    "fix 3", "eat 40 g oats @breakfast", "eat 2 eggs @lunch", "meal copy yesterday lunch @dinner",
    "meal delete yesterday lunch",
    "meal item remove last 1", "meal edit last --note warm",
  ])
  func `every meal that is written names the profile, the day and undo`(line: String) throws {
    let larder = try home.larder()
    try larder.enter("eat a banana @yesterday @lunch")
    let answer = try larder.enter(line)
    expect(answer.contains("Dad"), "\(answer)")
    expect(answer.contains("today") || answer.contains("yesterday"), "\(answer)")
    expect(answer.contains("undo"), "\(answer)")
  }

  @Test func `what belongs to the whole household says so, and names undo`() throws {
    let larder = try home.larder()
    for (line, scope) in [
      ("food alias add banana = nana", "for the household"), ("food delete banana", "for the household"),
      ("profile add Max", "for the household"),
    ] {
      let answer = try larder.enter(line)
      expect(answer.hasSuffix("\(scope) · `undo` takes it back"), "\(line): \(answer)")
    }
    try expect(larder.enter("goals preset keto").contains("for Dad · `undo` takes it back"))
    try expect(larder.enter("undo").contains("(Dad)"))
    try expect(larder.enter("undo").contains("profile add Max"))
  }

  @Test func `screens with and without colour are the same to the character`() throws {
    let lines = ["today", "week", "food show egg", "chart calories", "fod", "help eat", "history"]
    func screen(_ arguments: [String], _ environment: [String: String]) throws -> String {
      let larder = try home.larder(arguments, environment.merging(["PAGER": "cat"]) { $1 }, rows: 200)
      for line in lines { try larder.enter(line, then: ReplHome.dad()) }
      return larder.screen.text
    }
    let plain = try screen(["--color", "never"], [:])
    try expect(screen([], ["NO_COLOR": "1"]), equals: plain)
    try expect(screen(["--color", "always"], ["COLORTERM": "truecolor", "NO_COLOR": "1"]), equals: plain)
    try expect(screen([], [:]), equals: plain)
  }

  @Test func `JSON and one line's options hold at the prompt`() throws {
    let larder = try home.larder()
    try expect(
      larder.enter("goals --json"),
      equals:
        #"{"calories":2200,"carbs":220,"fat":73,"guide":null,"limits":{},"profile":"Dad","protein":165,"split":{"carbs":40,"fat":30,"protein":30}}"#
    )
    try expect(larder.enter("food show xyzzy --json").hasPrefix(#"{"error":{"candidates":[],"code":"unknownFood""#))
    try expect(larder.enter("fod --json").hasPrefix(#"{"error":{"candidates":["food"],"code":"unknownCommand""#))
    try expect(larder.enter("fod").hasPrefix("there is no command"))
    // Nobody is asked where a program reads.
    try expect(larder.enter("eat bread --json").contains(#""code":"ambiguousFood""#))
    let quiet = try larder.enter("eat 1 egg --quiet", then: ReplHome.dad("410"))
    expect(quiet.isEmpty, "\(quiet)")
    try larder.enter("use anna --profile dad", then: "Anna Lena 0/2,200 ❯ ")
  }
}
