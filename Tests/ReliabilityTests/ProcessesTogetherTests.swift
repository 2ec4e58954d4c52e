import Expect
import Foundation
import TestSupport
import Testing

/// Several programs on one file, and Ctrl-C among them.
@Suite struct ProcessesTogetherTests {
  @Test func twoWritersBothFinish() throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["profile", "add", "Mum"]).status, equals: 0)
    let writers = try ["Dad", "Mum"].map { name in
      let lines = (0..<30).map { "eat 2 eggs and a banana @lunch @-\($0) --profile \(name)\n" }
      let path = try household.folder.write(lines.joined(), to: name)
      return try household.start(["--json", "-f", path])
    }
    // Both run by now; a third one looks on.
    expect(try household.run(["today", "--json"]).status, equals: 0)
    let numbers = try writers.flatMap { writer in
      let lines = try writer.remainingLines()
      expect(lines.count, equals: 30)
      expect(try writer.waitForExit(), equals: 0, "\(household.errors)")
      return lines.compactMap(Self.step)
    }
    expect(Set(numbers).count, equals: 60)
    expect(try household.sql("SELECT count(*), count(DISTINCT uid) FROM meal"), equals: ["60|60"])
    expect(try household.sql("SELECT count(*), count(DISTINCT uid) FROM mealItem"), equals: ["120|120"])
    expect(try household.sql("SELECT count(*) FROM meal GROUP BY profileId"), equals: ["30", "30"])
    expect(try household.complaints(), equals: [])
  }

  /// The number of the step that a JSON report names.
  private static func step(_ line: String) -> Int? {
    let report = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
    return report?["undo"] as? Int
  }

  /// Each types its next line as soon as the one before is answered; how long the answers take is printed.
  @Test func noWriteIsLostHoweverManyWrite() throws {
    let (count, each) = (Tier.writers.count, Tier.writes.count)
    let household = try HouseholdUnderTest()
    let writers = try (0..<count).map { _ in Writer(try household.start([])) }
    let all = DispatchGroup()
    for writer in writers {
      all.enter()
      Thread.detachNewThread {
        writer.write(each)
        all.leave()
      }
    }
    all.wait()
    let waits = writers.flatMap(\.waits).sorted()
    expect(waits.count, equals: count * each)
    for writer in writers { expect(try writer.program.waitForExit(), equals: 0) }
    expect(
      try household.sql("SELECT count(*), count(DISTINCT uid) FROM mealItem"),
      equals: ["\(count * each)|\(count * each)"])
    // One more, which has added the profile.
    expect(
      try household.sql("SELECT count(*), max(seq) FROM step"), equals: ["\(count * each + 1)|\(count * each + 1)"])
    expect(try household.complaints(), equals: [])
    let shown = [50, 90, 99, 100].map { percent -> String in
      let wait = waits[max(0, waits.count * percent / 100 - 1)]
      return "p\(percent) \(Int(wait / .milliseconds(1))) ms"
    }
    print("\(count) writers of \(each) lines: \(shown.joined(separator: ", "))")
  }

  /// A session that writes, and how long each of its lines took.
  private final class Writer: @unchecked Sendable {
    let program: RunningProgram
    private(set) var waits: [Duration] = []

    init(_ program: RunningProgram) { self.program = program }

    func write(_ count: Int) {
      for number in 0..<count {
        let sent = ContinuousClock.now
        program.send("eat banana @lunch @-\(number % 1000) --json")
        guard let answer = try? program.line(), answer.contains("\"undo\"") else { return }
        waits.append(ContinuousClock.now - sent)
      }
      program.closeInput()
    }
  }

  @Test func readsWhileAnotherProgramWrites() throws {
    let household = try HouseholdUnderTest()
    let writer = try RawConnection(household.path)
    try writer.run("BEGIN IMMEDIATE; UPDATE profile SET name = 'Papa'")
    let week = try household.run(["week", "--json"])
    expect(week.status, equals: 0, "\(week.errorText)")
    expect(week.text.contains("\"profile\":\"Dad\""))
    try writer.run("ROLLBACK")
  }

  @Test func aWriteWaitsForTheLock() throws {
    let household = try HouseholdUnderTest()
    let writer = try RawConnection(household.path)
    try writer.run("BEGIN IMMEDIATE")
    let program = try household.start([])
    program.send("today --json")
    program.send("eat banana")
    program.closeInput()
    expect(try program.line() != nil)
    try program.untilItWaits()
    expect(try household.sql("SELECT count(*) FROM mealItem"), equals: ["0"])
    try writer.run("ROLLBACK")
    expect(try program.waitForExit(), equals: 0)
    expect(household.errors, equals: "")
    expect(try household.sql("SELECT count(*) FROM mealItem"), equals: ["1"])
  }

  @Test func ctrlCEndsTheWaitForALock() throws {
    let household = try HouseholdUnderTest()
    let before = try household.dump()
    let writer = try RawConnection(household.path)
    try writer.run("BEGIN IMMEDIATE")
    let program = try household.start([])
    program.send("today --json")
    program.send("eat banana")
    expect(try program.line() != nil)
    try program.untilItWaits()
    program.process.send(signal: SIGINT)
    expect(try program.waitForExit(within: .seconds(5)), equals: 130)
    expect(household.errors.contains("interrupted, nothing was changed"), "\(household.errors)")
    try writer.run("ROLLBACK")
    expect(try household.dump(), equals: before)
  }

  /// Another program that makes a backup is waited for, and Ctrl-C ends the wait.
  @Test(arguments: [["data", "backup"], ["data", "erase", "--backups", "--yes"]])
  func ctrlCEndsTheWaitForABackup(words: [String]) throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["data", "backup"]).status, equals: 0)
    let backups = household.path + ".backups"
    let before = try FileManager.default.contentsOfDirectory(atPath: backups).sorted()
    let other = open(backups, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(other) }
    try require(flock(other, LOCK_EX) == 0)
    let program = try household.start(words)
    let deadline = ContinuousClock.now + .seconds(20)
    while !household.errors.contains("waiting for another Larder"), ContinuousClock.now < deadline { usleep(5000) }
    program.process.send(signal: SIGINT)
    expect(try program.waitForExit(within: .seconds(5)), equals: 130, "\(household.errors)")
    expect(household.errors.contains("Ctrl-C ends the wait"), "\(household.errors)")
    // The rows of an erasure are gone by then.
    let said = words[1] == "erase" ? "the household is erased already" : "interrupted, nothing was changed"
    expect(household.errors.contains(said), "\(household.errors)")
    expect(household.errors.contains("nothing was changed"), equals: words[1] != "erase", "\(household.errors)")
    expect(try FileManager.default.contentsOfDirectory(atPath: backups).sorted(), equals: before)
  }

  @Test func aLockThatStaysIsBusy() throws {
    let household = try HouseholdUnderTest()
    let writer = try RawConnection(household.path)
    try writer.run("BEGIN IMMEDIATE")
    let result = try household.run(["eat", "banana", "--json"])
    expect(result.status, equals: 75)
    expect(result.errorText.contains("\"code\":\"busy\""), "\(result.errorText)")
    #if os(Linux)
      expect(result.errorText.contains("process \(getpid()), is writing to"), "\(result.errorText)")
    #endif
    try writer.run("ROLLBACK")
    expect(try household.sql("SELECT count(*) FROM meal"), equals: ["0"])
  }

  /// A commit waits until nobody reads.
  @Test func aReaderThatStaysIsNamedAsOne() throws {
    let household = try HouseholdUnderTest()
    let reader = try RawConnection(household.path)
    try reader.run("BEGIN; SELECT * FROM meal")
    let result = try household.run(["eat", "banana", "--json"])
    expect(result.status, equals: 75)
    #if os(Linux)
      expect(
        result.errorText.contains("process \(getpid()), is reading \(household.path) and keeps it busy"),
        "\(result.errorText)")
    #endif
    try reader.run("ROLLBACK")
    expect(try household.sql("SELECT count(*) FROM meal"), equals: ["0"])
  }

  /// Each command is done completely or not at all, the reported ones completely, and none ran after the signal.
  @Test(arguments: [1, 5, 12]) func ctrlCStopsAScript(after count: Int) throws {
    let household = try HouseholdUnderTest()
    let lines = (1...1000).map { "eat 2 eggs, 150 g cooked rice and a banana @lunch @-\($0)\n" }
    let program = try household.start(["--json", "-f", household.folder.write(lines.joined(), to: "script")])
    for _ in 0..<count { expect(try program.line() != nil) }
    program.process.send(signal: SIGINT)
    let reported = try count + program.remainingLines().count
    expect(try program.waitForExit(), equals: 130)
    let items = try household.sql("SELECT count(*) FROM mealItem GROUP BY mealId")
    expect(Set(items), equals: ["3"])
    expect((reported...reported + 1).contains(items.count), "\(reported) reported, \(items.count) there")
    expect(items.count < lines.count)
    expect(try household.complaints(), equals: [])
  }
}

extension RunningProgram {
  /// Returns once the program looks again and again for a lock to be free, as its main thread then goes to sleep some
  /// hundred times a second; it sleeps once where it waits for input.
  ///
  /// A lock that is tried for leaves no trace in `/proc/locks`: SQLite asks and goes away.
  fileprivate func untilItWaits() throws {
    #if os(Linux)
      let deadline = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < deadline {
        let before = try sleeps()
        usleep(200_000)
        if try sleeps() - before >= 20 { return }
      }
      throw SupportError("it does not wait for the lock")
    #else
      usleep(500_000)
    #endif
  }

  /// How often the main thread has gone to sleep (proc_pid_status(5)).
  private func sleeps() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.id)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return try require(line.flatMap { Int($0.split(separator: "\t").last ?? "") })
  }
}
