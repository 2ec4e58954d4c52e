import Expect
import Foundation
import TestSupport
import Testing

/// Cook mode at the prompt: steps, timers that ring while something is typed, and the screen that stays on.
@Suite struct CookTerminalTests {
  let home: ReplHome

  init() throws {
    home = try ReplHome()
    let made = try home.run(
      [
        "recipe", "add", "Lentil soup", "--ingredient", "250 g red lentils", "--ingredient", "1 onion",
        "--step", "Chop the onion.", "--step", "Simmer the lentils for 20-25 minutes.",
      ])
    expect(made.status, equals: 0, "\(made.errorText)")
  }

  /// Larder in cook mode at the first step.
  private func cooking(_ extra: [String: String] = [:], columns: Int = 80) throws -> PseudoTerminal {
    let larder = try home.larder([], extra, prompt: nil, columns: columns)
    try larder.expect("2,200")
    try larder.send("cook lentil soup\r")
    try larder.expect("1/2")
    return larder
  }

  // MARK: Steps

  @Test func `Enter goes on, and at the end asks what to log and to note`() throws {
    let larder = try cooking()
    try larder.enter("", then: "Lentil soup 2/2 ❯ ")
    expect(larder.screen.text.contains("250 g red lentils"))
    try larder.enter("", then: "servings to log for each [none] ❯ ")
    try larder.enter("2", then: "who ate [Dad] ❯ ")
    try larder.enter("dad and anna lena", then: "meal [lunch] ❯ ")
    try larder.enter("dinner", then: "note for next time [none] ❯ ")
    let answer = try larder.enter("less salt", then: "/2,200 ❯ ")
    expect(answer.contains("Noted in Lentil soup: 2026-11-21: less salt"), "\(answer)")
    for name in ["Dad", "Anna Lena"] {
      let meals = try home.run(["--profile", name, "meal", "show", "dinner"]).text
      expect(meals.contains("2 servings") && meals.contains("Lentil soup"), "\(meals)")
    }
    expect(try home.run(["recipe", "show", "lentil"]).text.contains("2026-11-21: less salt"))
    expect(answer.contains("`undo` takes the meal and the note back"), "\(answer)")
    try larder.enter("undo", then: "/2,200 ❯ ")
    expect(try !home.run(["recipe", "show", "lentil"]).text.contains("less salt"))
    expect(try home.run(["--profile", "Anna Lena", "meal", "list"]).text.contains("Lentil"), equals: false)
  }

  @Test func `a question mark explains the questions at the end, and a timer that still runs can be stopped`() throws {
    let larder = try cooking()
    try larder.enter("timer 10 min eggs", then: "❯ ")
    try larder.enter("finish", then: "servings to log for each [none] ❯ ")
    let explained = try larder.enter("?", then: "servings to log for each [none] ❯ ")
    expect(explained.contains("How many servings each of those ate"), "\(explained)")
    try larder.enter("", then: "[no] ❯ ")
    expect(larder.screen.text.contains("stop 1 timer: eggs"), "\(larder.screen.text)")
    try larder.enter("yes", then: "note for next time [none] ❯ ")
    let answer = try larder.enter("", then: ReplHome.dad())
    expect(answer.contains("1 timer is stopped."), "\(answer)")
    try larder.enter("cook lentil soup", then: "1/2 ❯ ")
    expect(try larder.enter("timers", then: "1/2 ❯ ").contains("No timer is set"))
  }

  @Test func `each question at the end is passed over with Enter`() throws {
    let larder = try cooking()
    try larder.enter("finish", then: "[none] ❯ ")
    try larder.enter("", then: "note for next time [none] ❯ ")
    let answer = try larder.enter("", then: ReplHome.dad())
    expect(answer.contains("Lentil soup is finished."), "\(answer)")
    try larder.enter("cook", then: ReplHome.dad())
    expect(larder.screen.text.contains("Dad is not cooking anything"))
  }

  @Test func `Ctrl-C at a question writes nothing and cooking goes on`() throws {
    let larder = try cooking()
    try larder.enter("finish", then: "[none] ❯ ")
    try larder.enter("2", then: "who ate [Dad] ❯ ")
    try larder.send("\u{3}")
    try larder.expect("Lentil soup 1/2 ❯ ")
    expect(try home.eaten(), equals: 338)
  }

  @Test func `a colon makes a line a command, and q leaves only cook mode`() throws {
    let larder = try cooking()
    try larder.enter(":eat a banana", then: "Lentil soup 1/2 ❯ ")
    expect(try home.eaten(), equals: 443)
    let refused = try larder.enter("eat a banana", then: "Lentil soup 1/2 ❯ ")
    expect(refused.contains("`eat` is not a word of cook mode"), "\(refused)")
    try larder.enter("done", then: "Lentil soup 2/2 ❯ ")
    let left = try larder.enter("q", then: ReplHome.dad("443"))
    expect(left.contains("You left Lentil soup at step 2 of 2"), "\(left)")
    try larder.enter("cook", then: "Lentil soup 2/2 ❯ ")
    try larder.send("ba\u{3}")
    try larder.expect("^C\n")
    try larder.expect("Lentil soup 2/2 ❯ ")
    try larder.send("\u{4}")
    try larder.expect("You left Lentil soup")
    try larder.expect(ReplHome.dad("443"))
  }

  @Test func `TAB completes the words of cook mode, and commands behind a colon`() throws {
    let larder = try cooking()
    try larder.type("ing\t", expecting: "ingredients")
    try larder.type("\u{15}:eat lych\t", expecting: ":eat Lychee")
  }

  @Test func `one command opens cook mode and ends with it`() throws {
    let larder = try home.larder(["cook", "lentil", "soup", "--servings", "8"], prompt: "Lentil soup 1/2 ❯ ")
    expect(larder.screen.text.contains("8 servings, written for 4"))
    try larder.enter("done", then: "Lentil soup 2/2 ❯ ")
    try larder.send("q\r")
    expect(try larder.waitForExit(), equals: 0)
    // Where one was is kept, servings included.
    let again = try home.larder(["cook"], prompt: "Lentil soup 2/2 ❯ ")
    expect(again.screen.text.contains("500 g red lentils"))
  }

  @Test func `a killed Larder goes on where it was`() throws {
    let larder = try cooking()
    try larder.enter("", then: "2/2 ❯ ")
    larder.process.send(signal: SIGKILL)
    _ = try larder.waitForExit()
    let again = try home.larder(["cook"], prompt: "Lentil soup 2/2 ❯ ")
    try again.send("q\r")
    expect(try again.waitForExit(), equals: 0)
  }

  // MARK: Timers

  /// Sets a timer of one second, types something, waits for the ring, and looks at what came since.
  private func ring(_ larder: PseudoTerminal, typed: String, _ then: (_ printed: Substring) throws -> Void) throws {
    let before = larder.transcript.count
    try larder.send("timer 1 s eggs\r")
    let started = ContinuousClock.now
    try larder.expect("of 1 s left")
    try larder.send(typed)
    try larder.expect("The timer for eggs, at step 1 of Lentil soup is over: 1 s.")
    let after = ContinuousClock.now - started
    expect(after >= .milliseconds(900) && after < .seconds(2), "it rang after \(after)")
    try larder.expect("Lentil soup 1/2")
    try then(larder.transcript.dropFirst(before))
  }

  @Test func `a timer rings above the line that is being typed, which stays with its cursor`() throws {
    let larder = try cooking()
    try ring(larder, typed: ":eat 2 bananas\u{1B}[D\u{1B}[D\u{1B}[D") { printed in
      expect(printed.contains("\u{7}"))
      try larder.expect("the typed line below") { screen in
        let row = screen.lines[screen.cursor.row]
        return row.hasPrefix("Lentil soup 1/2 ❯ :eat 2 bananas")
          && screen.lines[screen.cursor.row - 1].contains("is over: 1 s.")
      }
      expect(larder.screen.cursor.column, equals: "Lentil soup 1/2 ❯ :eat 2 bananas".count - 3)
    }
    try larder.enter("", then: "Lentil soup 1/2 ❯ ")
    expect(try home.eaten(), equals: 338 + 210)
  }

  @Test func `it rings again until Enter, which goes no step further then`() throws {
    let larder = try cooking()
    try ring(larder, typed: "") { _ in }
    try larder.expect("has been over for 10 s;", within: .seconds(15))
    try larder.expect("Lentil soup 1/2 ❯ ")
    try larder.enter("", then: "Lentil soup 1/2 ❯ ")
    try larder.enter("timers", then: "1/2 ❯ ")
    expect(larder.screen.text.contains("eggs, at step 1 of Lentil soup: over since 12:30"))
    try larder.enter("", then: "Lentil soup 2/2 ❯ ")
  }

  @Test func `it rings at the ordinary prompt too, and at a question`() throws {
    let larder = try cooking()
    try larder.enter("timer 2 s rice", then: "❯ ")
    try larder.enter("timer 1 s eggs", then: "❯ ")
    try larder.enter("q", then: ReplHome.dad())
    try larder.send("eat 2 eggs, Wein\r")
    try larder.expect("Enter for none ❯ ")
    try larder.expect("The timer for eggs, at step 1 of Lentil soup is over: 1 s.")
    try larder.expect("The timer for rice, at step 1 of Lentil soup is over: 2 s.")
    try larder.expect("Enter for none ❯ ")
    try larder.send("1\r")
    try larder.expect(ReplHome.dad().dropLast(12).description)
  }

  @Test func `it rings above a page that is being read, which stays`() throws {
    let larder = try cooking()
    try larder.enter("timer 5 s eggs", then: "❯ ")
    try larder.enter("q", then: ReplHome.dad())
    try larder.send("help all\r")
    let status = "Space for more, q or the next command"
    try larder.expect(status)
    try larder.expect("The timer for eggs, at step 1 of Lentil soup is over: 5 s.")
    try larder.expect(status)
    expect(larder.screen.lines[larder.screen.cursor.row].hasPrefix(status))
    try larder.send("q")
    try larder.expect(ReplHome.dad())
  }

  @Test func `it rings on a screen that keys move through, which the next key restores`() throws {
    let larder = try cooking()
    try larder.enter("timer 5 s eggs", then: "❯ ")
    try larder.enter("q", then: ReplHome.dad())
    try larder.send("look\r")
    try larder.expect("the ring in the first row") { $0.lines[0].hasPrefix("The timer for eggs, at step 1") }
    expect(larder.transcript.contains("\u{7}"))
    try larder.send("\u{1B}[D")
    try larder.expect("the chart again") { !$0.lines[0].contains("timer") }
    try larder.send("q")
    try larder.expect(ReplHome.dad())
  }

  @Test func `an ended input ends the prompt with the error while the file cannot be read`() throws {
    let larder = try cooking()
    try Data("no database".utf8).write(to: URL(fileURLWithPath: home.database))
    try larder.send("\u{4}")
    expect(try larder.waitForExit(), equals: 74)
  }

  @Test func `a timer that ended while Larder was closed is told once`() throws {
    let larder = try cooking()
    try larder.enter("timer 5 min eggs", then: "❯ ")
    try larder.send("\u{4}")
    try larder.expect(ReplHome.dad())
    try larder.send("\u{4}")
    _ = try larder.waitForExit()
    let later = ["--now", "2026-11-21T13:00+01:00"]
    let told = "The timer for eggs, at step 1 of Lentil soup was over at 12:35, while"
    let again = try home.larder(later)
    expect(again.screen.text.contains(told), "\(again.screen.text)")
    try again.send("quit\r")
    _ = try again.waitForExit()
    let third = try home.larder(later)
    expect(!third.screen.text.contains("The timer for eggs"), "\(third.screen.text)")
  }

  @Test func `the time that is left runs down in the prompt, what is typed stays in place`() throws {
    let larder = try cooking()
    try larder.send("timer 10 min\r")
    try larder.expect("Lentil soup 1/2 10:00 ❯ ")
    try larder.send("no")
    try larder.expect("9:58 before the typed word") { screen in
      screen.lines[screen.cursor.row].hasPrefix("Lentil soup 1/2  9:58 ❯ no")
    }
    try larder.type("te x", expecting: "note x")
  }

  @Test(arguments: [
    (["TERM_PROGRAM": "iTerm.app"], "\u{1B}]9;The timer for eggs"), (["TERM": "xterm-kitty"], "\u{1B}]9;The timer"),
    (["TERM": "rxvt-unicode-256color"], "\u{1B}]777;notify;Larder;The timer for eggs"),
  ])
  func `terminals that show notifications are asked to`(environment: [String: String], sequence: String) throws {
    let larder = try cooking(environment)
    try ring(larder, typed: "") { expect($0.contains(sequence)) }
  }

  @Test func `the setting off leaves one line, without a bell`() throws {
    expect(try home.run(["settings", "set", "notifications", "off"]).status, equals: 0)
    let larder = try cooking(["TERM_PROGRAM": "iTerm.app"])
    try ring(larder, typed: "") { expect(!$0.contains("\u{7}") && !$0.contains("\u{1B}]9;")) }
  }

  @Test func `the setting desktop runs notify-send`() throws {
    try program("notify-send", "printf '%s\\n' \"$@\" > \"$HOME/notified\"; mv \"$HOME/notified\" \"$HOME/shown\"")
    expect(try home.run(["settings", "set", "notifications", "desktop"]).status, equals: 0)
    let larder = try cooking(["PATH": home.folder.path + ":/usr/bin:/bin"])
    try ring(larder, typed: "") { _ in }
    try waitForFile("shown")
    let words = try String(contentsOfFile: home.folder.file("shown"), encoding: .utf8)
    expect(words.contains("The timer for eggs, at step 1 of Lentil soup is over: 1 s."), "\(words)")
  }

  @Test(
    arguments: [
      ["TERM": "dumb"], ["LANG": "C"], ["NO_COLOR": "1"], ["ACCESSIBLE": "1"],
    ])
  func `rings on every kind of terminal`(environment: [String: String]) throws {
    let larder = try cooking(environment, columns: 60)
    try ring(larder, typed: "note hm") { _ in try larder.expect("note hm") }
    try larder.send("\r")
    try larder.expect("2026-11-21: hm")
    if environment["TERM"] == "dumb" { expect(!larder.transcript.contains("\u{1B}")) }
  }

  // MARK: The screen stays on

  /// A program of that name in the home folder, which PATH may name.
  private func program(_ name: String, _ script: String) throws {
    let path = home.folder.file(name)
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func waitForFile(_ name: String) throws {
    let deadline = ContinuousClock.now + PseudoTerminal.patience
    while !FileManager.default.fileExists(atPath: home.folder.file(name)) {
      guard ContinuousClock.now < deadline else { throw SupportError("no file \(name)") }
      usleep(2000)
    }
  }

  /// Stands in for systemd-inhibit: notes its options, runs the program that it is given, and notes that it has ended.
  private func inhibit() throws {
    try program(
      "systemd-inhibit",
      """
      echo "$*" > "$HOME/held"
      while [ "${1#--}" != "$1" ]; do shift; done
      "$@"
      echo > "$HOME/released"
      """)
  }

  @Test(arguments: ["quit", "kill", "hang up", "finish", "end of input"])
  func `the lock is held while somebody cooks and let go however that ends`(way: String) throws {
    try inhibit()
    let larder = try cooking(["PATH": home.folder.path + ":/usr/bin:/bin"])
    try waitForFile("held")
    expect(try String(contentsOfFile: home.folder.file("held"), encoding: .utf8).contains("--what=idle:sleep"))
    try larder.enter("done", then: "2/2 ❯ ")
    expect(!FileManager.default.fileExists(atPath: home.folder.file("released")))
    switch way {
    case "quit": try larder.enter("q", then: ReplHome.dad())
    case "kill": larder.process.send(signal: SIGKILL)
    case "hang up": larder.hangUp()
    case "finish":
      try larder.enter("finish", then: "[none] ❯ ")
      try larder.enter("", then: "[none] ❯ ")
      try larder.enter("", then: ReplHome.dad())
    default: try larder.send("\u{4}")
    }
    try waitForFile("released")
  }

  @Test func `without systemd-inhibit that is said once`() throws {
    let larder = try cooking(["PATH": home.folder.path])
    expect(larder.screen.text.contains("The screen may turn off while you cook"))
    let next = try larder.enter("done", then: "2/2 ❯ ")
    expect(!next.contains("The screen may turn off"), "\(next)")
  }
}
