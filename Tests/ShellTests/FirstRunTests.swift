import Expect
import Foundation
import TestSupport
import Testing

/// The three screens of a household's first start, on a terminal, key by key.
@Suite struct FirstRunTests {
  let home: ReplHome
  private static let name = "name [skip] ❯ "
  private static let american = ["LANG": "en_US.UTF-8"]

  init() throws { home = try ReplHome(isEmpty: true) }

  private func settings() throws -> [String: Any] {
    let result = try home.run(["settings", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    return object?["settings"] as? [String: Any] ?? [:]
  }

  private func steps() throws -> [String] {
    try home.run(["history", "--csv"]).text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[3...].dropLast().joined(separator: ",")
    }
  }

  private func quit(_ larder: PseudoTerminal) throws {
    try larder.send("\u{15}quit\r")
    expect(try larder.waitForExit(), equals: 0)
  }

  /// The next start goes to the prompt at once.
  private func expectNeverAgain(prompt: String, _ environment: [String: String] = [:]) throws {
    let again = try home.larder([], environment, prompt: prompt)
    expect(!again.screen.text.contains("1 of 3"), "\(again.screen.text)")
    try quit(again)
  }

  @Test func `all three are answered: a profile, its household's settings, its first meal`() throws {
    let larder = try home.larder([], Self.american, prompt: Self.name)
    try larder.enter("profile add Dad", then: "icon [none] ❯ ")
    let added = try larder.enter("🥕", then: "units [imperial] ❯ ")
    expect(added.contains("Added profile Dad") && added.contains("2 of 3"))
    try larder.enter("metric", then: "weeks start on [sunday] ❯ ")
    try larder.enter("", then: "prices are in [USD] ❯ ")
    let shown = try larder.enter("eur", then: "eat [skip] ❯ ")
    expect(shown.hasPrefix("weights in grams, weeks from Sunday, prices in EUR\n"))
    // 2 x 50 g of 143 kcal: 143.
    let eaten = try larder.enter("eat 2 eggs @breakfast", then: "🥕 Dad 143/2,200 ❯ ")
    expect(eaten.contains("Dad · Sat 21 Nov · breakfast") && eaten.contains("`undo` takes it back"))
    expect(eaten.contains("`profile add NAME` adds them; `guide start` works out"))
    expect(eaten.hasSuffix("Larder · `help` lists the commands, TAB completes, Ctrl-D leaves"))
    try larder.enter("undo", then: "🥕 Dad 0/2,200 ❯ ")
    try quit(larder)
    let settings = try settings()
    expect(settings["units"] as? String == "metric" && settings["weekStart"] as? String == "sunday")
    expect(settings["currency"] as? String, equals: "EUR")
    try expect(
      steps(),
      equals: [
        "eat 2 eggs @breakfast", "settings set currency EUR", "settings set week-start sunday",
        "profile add Dad --icon 🥕",
      ])
    try expectNeverAgain(prompt: "🥕 Dad 0/2,200 ❯ ", Self.american)
  }

  @Test func `Enter alone skips the first and last, and agrees on what the locale says`() throws {
    let larder = try home.larder([], ["LANG": "de_CH.UTF-8"], prompt: Self.name)
    try larder.enter("", then: "units [metric] ❯ ")
    try larder.enter("", then: "weeks start on [monday] ❯ ")
    try larder.enter("", then: "prices are in [CHF] ❯ ")
    let end = try larder.enter("", then: "larder ❯ ")
    expect(end.contains("`profile add Dad` adds somebody later") && !end.contains("3 of 3"))
    try quit(larder)
    // Weeks from Monday and grams are usual: nothing was to be set.
    try expect(steps(), equals: ["settings set currency CHF"])
    try expectNeverAgain(prompt: "larder ❯ ")
  }

  @Test func `a full stop takes the rest of a screen as it stands`() throws {
    let larder = try home.larder([], Self.american, prompt: Self.name)
    try larder.enter(".", then: "units [imperial] ❯ ")
    let end = try larder.enter(".", then: "larder ❯ ")
    expect(end.contains("weights in ounces and pounds, weeks from Sunday, prices in USD"))
    try quit(larder)
    try expectNeverAgain(prompt: "larder ❯ ")
  }

  @Test func `a full stop behind the name adds the profile, and one at the meal skips it`() throws {
    let larder = try home.larder(prompt: Self.name)
    try larder.enter("Zoë", then: "icon [none] ❯ ")
    try larder.enter(".", then: "units [metric] ❯ ")
    let shown = try larder.enter(".", then: "eat [skip] ❯ ")
    // LANG=C.UTF-8 names no country, and so no currency.
    expect(shown.contains("prices without a sign"))
    try larder.enter(".", then: "Zoë 0/2,200 ❯ ")
    try quit(larder)
    try expect(steps(), equals: ["profile add Zoë"])
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `Ctrl-C and Ctrl-D leave to the prompt, for good`(key: String) throws {
    let larder = try home.larder(prompt: Self.name)
    try larder.send(key)
    try larder.expect("larder ❯ ")
    expect(larder.screen.text.contains("`profile add Dad` adds the first profile"))
    try larder.enter("profile add Dad", then: "Dad 0/2,200 ❯ ")
    try quit(larder)
    try expectNeverAgain(prompt: "Dad 0/2,200 ❯ ")
    try expect(home.run(["undo"]).status, equals: 0)
    try expectNeverAgain(prompt: "larder ❯ ")
  }

  @Test func `Ctrl-C on a later screen keeps what the ones before have saved`() throws {
    let larder = try home.larder([], Self.american, prompt: Self.name)
    try larder.enter("Dad", then: "icon [none] ❯ ")
    try larder.enter("", then: "units [imperial] ❯ ")
    try larder.enter("metric", then: "weeks start on [sunday] ❯ ")
    try larder.send("\u{3}")
    try larder.expect("Dad 0/2,200 ❯ ")
    try quit(larder)
    try expect(steps(), equals: ["profile add Dad"])
    let settings = try settings()
    expect(settings["weekStart"] as? String, equals: "monday")
  }

  @Test func `back, why, TAB, and what cannot be read`() throws {
    let larder = try home.larder([], Self.american, prompt: Self.name)
    try expect(larder.enter("?", then: Self.name).hasPrefix("Meals and goals belong to somebody."))
    try expect(larder.enter("<", then: Self.name).hasPrefix("this is the first question"))
    // A word that means a day cannot be a name.
    try expect(larder.enter("today", then: "name [skip] ❯ today").contains("today"))
    try larder.enter("\u{15}Dad", then: "icon [none] ❯ ")
    try larder.enter("<", then: "name [skip] ❯ Dad")
    try larder.enter("dy", then: "icon [none] ❯ ")
    try expect(larder.enter("carrot", then: "icon [none] ❯ carrot").contains("not one character"))
    try larder.enter("\u{15}D", then: "units [imperial] ❯ ")
    try expect(larder.enter("stones", then: "units [imperial] ❯ ").contains("metric or imperial"))
    try larder.enter("m\t", then: "weeks start on [sunday] ❯ ")
    try larder.enter("<", then: "units [imperial] ❯ m")
    try larder.enter("", then: "weeks start on [sunday] ❯ ")
    try larder.enter("Samstag", then: "prices are in [USD] ❯ ")
    try expect(larder.enter("euros", then: "prices are in [USD] ❯ ").contains("did you mean EUR?"))
    try larder.enter("none", then: "eat [skip] ❯ ")
    try expect(larder.enter("2 xyzzy", then: "Enter for none ❯ ").contains("`xyzzy` is not in the food bank"))
    try larder.enter("", then: "eat [skip] ❯ 2 xyzzy")
    try larder.enter("\u{15}a banana", then: "D Daddy 105/2,200 ❯ ")
    try quit(larder)
    let settings = try settings()
    expect(settings["weekStart"] as? String == "saturday" && settings["currency"] is NSNull)
  }

  // MARK: Where it is not shown

  @Test func `nobody is asked where somebody eats already`() throws {
    let larder = try ReplHome().larder()
    expect(!larder.screen.text.contains("of 3"))
  }

  @Test(arguments: [["--quiet"], ["--yes"], ["--json"], ["--profile", "Dad"]])
  func `nobody is asked under an option that says so`(arguments: [String]) throws {
    let larder = try home.larder(arguments, prompt: "larder ❯ ")
    expect(!larder.screen.text.contains("of 3"), "\(larder.screen.text)")
  }

  @Test func `scripts and single commands are not interrupted`() throws {
    let script = try home.run([], input: "settings\nprofile list\n")
    expect(script.status == 0 && !script.text.contains("of 3"))
    let once = try home.larder(["settings"], prompt: nil)
    expect(try once.waitForExit(), equals: 0)
    expect(!once.screen.text.contains("of 3"))
    // Neither was the first start: that is still to come.
    _ = try home.larder(prompt: Self.name)
  }

  // MARK: Terminals

  @Test(
    arguments: [(40, [:]), (80, [:]), (40, ["LANG": "C"]), (80, ["TERM": "dumb"]), (132, ["LANG": "de_DE.UTF-8"])]
      as [(Int, [String: String])])
  func `every screen fits, in plain ASCII where nothing else can be shown`(
    columns: Int, environment: [String: String]
  ) throws {
    let isPlain = environment["LANG"] == "C" || environment["TERM"] == "dumb"
    let sign = isPlain ? "> " : " ❯ "
    let larder = try home.larder([], environment, prompt: "name [skip]" + sign, columns: columns, rows: 24)
    for (answer, next) in [
      ("Jörg", "icon [none]"), ("?", "icon [none]"), ("", "units [metric]"), ("", "weeks start on [monday]"),
      ("?", "weeks start on [monday]"),
      ("", "prices are in [\(environment["LANG"] == "de_DE.UTF-8" ? "EUR" : "none")]"),
      ("?", "prices are in ["), ("", "eat [skip]"), ("?", "eat [skip]"), ("", "0/2,200"),
    ] {
      try larder.enter(answer, then: next)
      let lines = larder.screen.lines
      let widest = lines.map(\.count).max() ?? 0
      expect(lines.count <= 24 && widest <= columns)
    }
    if isPlain {
      let strangers = larder.transcript.replacing("Jörg", with: "").unicodeScalars.filter { !$0.isASCII }
      expect(strangers.isEmpty)
    }
    if environment["TERM"] == "dumb" { expect(!larder.transcript.contains("\u{1B}[3")) }
  }
}
