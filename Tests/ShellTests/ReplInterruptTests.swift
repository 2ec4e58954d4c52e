import Expect
import Foundation
import TestSupport
import Testing

/// Ctrl-C, locks held by other programs, and signals, through the whole program.
@Suite struct ReplInterruptTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  @Test func `Ctrl-C drops the line and nothing else`() throws {
    let larder = try home.larder()
    try larder.send("eat 7 eggs\u{3}")
    try larder.expect("^C\n")
    try larder.expect(ReplHome.dad())
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `Ctrl-C at a question gives up with nothing written`() throws {
    let larder = try home.larder()
    try larder.send("eat 2 eggs, Wein\r")
    try larder.expect("Enter for none ❯ ")
    try larder.send("1\u{3}")
    try larder.expect("nothing was written")
    try larder.expect(ReplHome.dad())
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
    expect(try home.eaten(), equals: 443)
  }

  @Test func `Ctrl-C stops a command that waits, nothing half done`() throws {
    let larder = try home.larder()
    let lock = try DatabaseLock(home.database, .reserved)
    try larder.send("eat 7 eggs\r")
    expect(try larder.interrupt(then: ReplHome.dad()) < .seconds(5), "far below the 10 s that a command waits")
    lock.release()
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
    expect(try home.eaten(), equals: 443)
  }

  @Test func `a file that is locked keeps neither the prompt nor TAB waiting for long`() throws {
    let larder = try home.larder()
    let lock = try DatabaseLock(home.database, .exclusive)
    let started = ContinuousClock.now
    // The household cannot be read: the prompt shows what was known last, the language is still completed.
    try larder.enter("", then: ReplHome.dad())
    try larder.send("eat ban\t")
    try larder.type("\u{15}tod\t", expecting: "today")
    expect(ContinuousClock.now - started < .seconds(10), "below one wait of a command")
    lock.release()
    try larder.type("\u{15}eat lych\t", expecting: "eat Lychee")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `signals end Larder at the prompt, the terminal as it was`(signal: Int32, status: Int32) throws {
    let larder = try home.larder()
    try larder.send("eat 7 eg")
    try larder.expect("the line") { $0.typed == "eat 7 eg" }
    larder.process.send(signal: signal)
    expect(try larder.waitForExit(), equals: status)
    expect(larder.transcript.hasSuffix("\u{1B}[?2004l\r") || larder.transcript.hasSuffix("\n"))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `and while a command waits`(signal: Int32, status: Int32) throws {
    let larder = try home.larder()
    let lock = try DatabaseLock(home.database, .reserved)
    try larder.send("eat 7 eggs\r")
    try larder.expectInterruptKey()
    larder.process.send(signal: signal)
    expect(try larder.waitForExit(), equals: status)
    lock.release()
    expect(try home.eaten(), equals: 338)
  }

  @Test func `a closed window ends Larder`() throws {
    let larder = try home.larder()
    try larder.send("eat 7 eg")
    larder.hangUp()
    expect(try larder.waitForExit(), equals: 129)
  }

  @Test func `the terminal's modes are restored`() throws {
    // The shell shows its terminal's modes before and after.
    let script = "stty -g; \(Larder.binary) --now \(ReplHome.noon); echo; stty -g"
    let larder = try home.program("/bin/sh", ["-c", script])
    try larder.expect(ReplHome.dad())
    try larder.enter("week")
    try larder.send("\u{4}")
    expect(try larder.waitForExit(), equals: 0)
    let modes = larder.transcript.split(whereSeparator: \.isNewline).filter { $0.count(where: { $0 == ":" }) > 20 }
    expect(modes.count == 2 && modes.first == modes.last, "\(modes)")
  }

  @Test func `one command on a terminal asks too, and Ctrl-C there exits with 130`() throws {
    let larder = try home.larder(["eat", "bread"], prompt: "Enter for none ❯ ")
    try larder.send("\u{3}")
    expect(try larder.waitForExit(), equals: 130)
    expect(try home.eaten(), equals: 338)

    let second = try home.larder(["eat", "bread"], prompt: "Enter for none ❯ ")
    try second.send("white\r")
    expect(try second.waitForExit(), equals: 0)
    expect(second.screen.text.contains("White bread"))
    // Two slices, 58 g of 266 kcal: 154.
    expect(try home.eaten(), equals: 338 + 154)
  }

  @Test func `one command that waits is stopped with 130`() throws {
    let lock = try DatabaseLock(home.database, .reserved)
    let larder = try home.larder(["eat", "7", "eggs"], prompt: nil)
    try larder.untilCommandRuns()
    try larder.send("\u{3}")
    expect(try larder.waitForExit(), equals: 130)
    lock.release()
    expect(try home.eaten(), equals: 338)
  }
}
