import Domain
import Expect
import Foundation
import TestSupport
import Testing

/// The log of the program as it runs: crashes are in it, nothing of what a person has typed is, and it disturbs nothing.
@Suite struct ProgramLogTests {
  private func log(_ household: HouseholdUnderTest) -> String {
    (try? String(contentsOfFile: household.folder.file("larder/log"), encoding: .utf8)) ?? ""
  }

  @Test(arguments: [
    (SIGSEGV, "SIGSEGV"), (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"),
    (SIGFPE, "SIGFPE"),
  ])
  func `a crash leaves a line and the same status`(signal: Int32, name: String) throws {
    let household = try HouseholdUnderTest()
    let larder = try household.start([])
    larder.send("profile list")
    _ = try larder.line()
    larder.process.send(signal: signal)
    expect(try larder.waitForExit(), equals: 128 + signal)
    let lines = log(household).split(separator: "\n")
    expect(lines.count, equals: 1)
    let entry = try require(lines.first.flatMap { LogEntry(line: $0) })
    expect(entry.level, equals: .fatal)
    expect(entry.text.contains("(\(name)); Larder \(Version.number)"))
    // The handler has a calendar of its own.
    expect(abs(entry.seconds - Int(Date().timeIntervalSince1970)) < 60)
  }

  /// The command waits for the rest of a receipt, and is named without what was typed after it and what it reads.
  @Test func `the line names the command that was running`() throws {
    let household = try HouseholdUnderTest()
    // After a signal from outside, the Swift runtime's own report of a crash lets the program go on.
    let environment = household.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let larder = try RunningProgram(
      Larder.binary, ["--now", HouseholdUnderTest.now, "trip", "scan", "-", "--store", "markzq", "--dry-run"],
      environment: environment)
    // More than a pipe holds: it is all sent only once the command has begun to read.
    larder.send(String(repeating: "markzq ", count: 10_000))
    larder.process.send(signal: SIGSEGV)
    expect(try larder.waitForExit(), equals: 128 + SIGSEGV)
    expect(log(household).contains(" fatal `trip scan` crashed (SIGSEGV)"))
    expect(!log(household).contains("markzq"))
  }

  @Test func `a command that succeeds writes nothing, unless it is asked to`() throws {
    let household = try HouseholdUnderTest()
    for line in ["eat 1 egg", "today", "week", "undo", "meal show #4000", "eat 2 xylophones"] {
      _ = try household.run(line.split(separator: " ").map(String.init))
    }
    expect(log(household), equals: "")
    _ = try household.shell("LARDER_LOG=debug $LARDER today")
    expect(log(household).contains(" debug `today` took "))
    _ = try household.run(["data", "export", household.folder.file("all.json")])
    expect(log(household).contains(" info `data export` took "))
  }

  /// Foods, notes, profiles, stores, files and typed words all bear the mark; every level is written.
  @Test func `nothing personal gets into it`() throws {
    let household = try HouseholdUnderTest()
    let mark = "zqmark"
    _ = try household.folder.write("no table \(mark)\n", to: "\(mark).csv")
    _ = try household.folder.write("no database \(mark)\n", to: "\(mark).db")
    let lines = [
      "profile add \(mark)", "use \(mark)", "use \(mark)x", "profile delete \(mark)x", "profile add \(mark)",
      "food add \(mark) --category snacks --kcal 400 --protein 6 --carbs 60 --fat 5",
      "food add \(mark) --category snacks --kcal 400 --protein 60 --carbs 60 --fat 50", "food show \(mark)y",
      "eat 100g \(mark) --note '\(mark) note'", "eat 100g \(mark)y", "eat 0g \(mark)", "\(mark) 1", "eat --\(mark)",
      "eat \"\(mark)", "bought 500g \(mark) 2.49 at \(mark)", "bought 500g \(mark) x at \(mark)",
      "day \(mark)", "week --\(mark) 1", "meal edit last --note \(mark)", "trip show \(mark)", "undo 4000",
      "data import csv $HOME/\(mark).csv", "data import \(mark) x", "data import csv $HOME/\(mark)-none.csv",
      "data export /proc/\(mark).json", "data export $HOME/\(mark).json", "week --out /proc/\(mark).md",
      "data restore \(mark)", "data backup /proc/\(mark).db", "--db $HOME/\(mark).db today",
      "--db /proc/\(mark).db today",
      "--db $HOME/\(mark)/\(mark).db eat 1 egg", "-f $HOME/\(mark).larder", "data log --level \(mark)",
      "data log --export /proc/\(mark)", "trip scan $HOME/\(mark).pdf", "explain \(mark)", "today > /dev/full",
    ]
    for line in lines { _ = try household.shell("LARDER_LOG=debug $LARDER \(line)") }
    _ = try household.shell("printf 'today\\n\(mark)\\n' | LARDER_LOG=debug $LARDER --profile \(mark)")
    try CellVandalism.spoil(household)
    _ = try household.shell("LARDER_LOG=debug $LARDER today; LARDER_LOG=debug $LARDER data check")
    let log = log(household)
    expect(log.split(separator: "\n").count >= lines.count)
    for kind in ["notADatabase", "cannotCreate", "unknownFood", "badFile", "damagedDatabase", "`data check`"] {
      expect(log.contains(kind), "no line has \(kind)")
    }
    expect(!log.lowercased().contains(mark))
    expect(!log.contains(household.folder.path))
  }

  @Test func `a log that cannot be written disturbs nothing`() throws {
    let household = try HouseholdUnderTest()
    _ = try household.folder.write("", to: "larder")
    let done = try household.shell("LARDER_LOG=debug $LARDER today --json")
    expect(done.status == 0 && done.errorText.isEmpty)
    let failed = try household.shell("LARDER_LOG=debug $LARDER --db $HOME today")
    expect(failed.status, equals: 74)
    expect(failed.errorText.contains("is a folder"))
  }
}

/// Puts an impossible value where `today` reads.
private enum CellVandalism {
  static func spoil(_ household: HouseholdUnderTest) throws {
    let result = try household.shell("$LARDER eat 1 egg --yes")
    guard result.status == 0 else { throw SupportError(result.errorText) }
    _ = try household.sql(
      "PRAGMA ignore_check_constraints = 1; UPDATE mealItem SET grams = -5, name = 'zqmark'")
  }
}
