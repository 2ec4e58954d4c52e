import Expect
import Foundation
import TestSupport
import Testing

/// Settings that the prompt lives by, as they change under it.
@Suite struct ReplSettingsTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  @Test func `one history for everybody is switched on and off live`() throws {
    let larder = try home.larder()
    try larder.enter("eat a banana")
    try larder.enter("settings set history-shared yes")
    try larder.enter("history --last 1")
    try larder.enter("use anna", then: "Anna Lena 0/2,200 ❯ ")
    // Anna sees what Dad typed since it is shared, and nothing of before.
    try larder.type("\u{1B}[A\u{1B}[A", expecting: "history --last 1")
    try larder.type("\u{1B}[A\u{1B}[A", expecting: "history --last 1")
    try larder.type("\u{15}", expecting: "")
    try larder.enter("settings set history-shared no", then: "Anna Lena 0/2,200 ❯ ")
    try larder.type("\u{1B}[A", expecting: "")
    try larder.enter("use dad", then: ReplHome.dad("443"))
    try larder.type("\u{1B}[A", expecting: "settings set history-shared yes")
    try larder.send("\u{15}quit\r")
    expect(try larder.waitForExit(), equals: 0)

    // The next run finds the shared lines again.
    try expect(home.run(["settings", "set", "history-shared", "yes"]).status, equals: 0)
    let next = try home.larder([], prompt: ReplHome.dad("443"))
    try next.type("\u{1B}[A\u{1B}[A", expecting: "use anna")
    let files = try FileManager.default.contentsOfDirectory(atPath: home.folder.file("state/larder"))
    for file in files where file.hasPrefix("history") {
      let path = home.folder.file("state/larder/" + file)
      expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, equals: 0o600)
    }
  }

  @Test func `the limits that are watched are in the prompt where that is set`() throws {
    let larder = try home.larder()
    try larder.enter("guide member add Dad --age 40 --weight 82 --activity lightly-active --sex m --height 182 --me")
    try larder.enter("guide set sodium 150", then: ReplHome.dad())
    // Eggs 142 mg, rice 1.5 and a banana 1.2: 144.7.
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
    try larder.enter("settings set prompt-limits on", then: "🥕 Dad 443/2,200 sodium 145/150 ❯ ")
    // An apple of 182 g has 1.8 mg, ten of them 18.
    try larder.enter("eat 10 apples", then: " sodium 163/150 ❯ ")
    try larder.enter("use anna", then: "Anna Lena 0/2,200 ❯ ")
    try larder.enter("use dad", then: " sodium 163/150 ❯ ")
    try larder.enter("settings set prompt-limits off", then: "/2,200 ❯ ")
    try larder.send("\u{15}quit\r")
    expect(try larder.waitForExit(), equals: 0)
  }

  @Test func `the theme holds for the prompt at once, and changes no character`() throws {
    func colors(_ theme: String) throws -> (prompt: String, answer: String, screen: String) {
      let larder = try home.larder([], ["COLORTERM": "truecolor", "PAGER": "cat"], rows: 200)
      try larder.enter("settings set theme \(theme)")
      let before = larder.transcript.count
      for line in ["today", "week", "fod", "food show egg", "chart calories"] { try larder.enter(line) }
      let after = String(larder.transcript.dropFirst(before))
      let screen = larder.screen.text.split(separator: "\n").drop { !$0.contains("`undo` does not apply") }
      try larder.send("quit\r")
      expect(try larder.waitForExit(), equals: 0)
      return (String(after.prefix { $0 != "❯" }), after, screen.dropFirst().joined(separator: "\n"))
    }
    let (auto, light, dark, none) = (try colors("auto"), try colors("light"), try colors("dark"), try colors("none"))
    // #F5A623 stands out from black, not from white: darkened to 171;116;24.
    expect(auto.answer.contains("\u{1B}[38;2;245;166;35m") && dark.answer.contains("\u{1B}[38;2;245;166;35m"))
    expect(!light.answer.contains("\u{1B}[38;2;245;166;35m") && light.answer.contains("\u{1B}[38;2;"))
    expect(auto.answer.contains("\u{1B}[36m") && auto.answer.contains("\u{1B}[2m"))
    for code in ["2", "32", "33", "36"] { expect(!light.answer.contains("\u{1B}[\(code)m"), "\(code)") }
    expect(auto.answer.contains("\u{1B}[34m") && !dark.answer.contains("\u{1B}[34m"))
    expect(!none.answer.contains("\u{1B}[3") && !none.answer.contains("\u{1B}[1m"))
    for other in [light, dark, none] { expect(other.screen, equals: auto.screen) }
  }

  @Test func `theme none is the household's, --color always is stronger`() throws {
    try home.larder().enter("settings set theme none")
    let plain = try home.larder([], ["COLORTERM": "truecolor"])
    let answer = try plain.enter("fod")
    expect(answer.contains("no command") && !plain.transcript.contains("\u{1B}[3"))
    let colored = try home.larder(["--color", "always"], ["COLORTERM": "truecolor"])
    try colored.enter("fod")
    expect(colored.transcript.contains("\u{1B}[38;2;245;166;35m") && colored.transcript.contains("\u{1B}[31m"))
    // One command that is refused before any household is opened.
    let once = try home.larder(["fod"], prompt: nil)
    expect(try once.waitForExit(), equals: 64)
    expect(!once.transcript.contains("\u{1B}[3"))
  }

  /// 01:30 at night, what was eaten before four belongs to yesterday until the day starts at midnight.
  @Test func `the prompt's day starts when it is set to`() throws {
    let larder = try home.larder(["--now", "2026-11-22T01:30+01:00"])
    try larder.enter("settings set day-start 0", then: ReplHome.dad("0"))
    try larder.enter("undo", then: ReplHome.dad())
    try larder.enter("settings set day-start 1:30", then: ReplHome.dad("0"))
    try larder.enter("settings set day-start 1:31", then: ReplHome.dad())
  }

  @Test func `TAB completes settings and their values`() throws {
    let larder = try home.larder()
    try larder.type("settings set un\t", expecting: "settings set units")
    try larder.type("i\t", expecting: "settings set units imperial")
    try larder.enter("")
    try larder.type("settings set week-start sun\t", expecting: "settings set week-start sunday")
    try larder.send("\u{15}")
    try larder.type("settings set cur\tPL\t", expecting: "settings set currency PLN")
  }
}
