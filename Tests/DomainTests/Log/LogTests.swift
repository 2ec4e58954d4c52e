import Domain
import Expect
import Testing

/// What the log says, and how its lines are written and read.
@Suite struct LogTests {
  @Test(arguments: [
    (LogEvent.done(command: "eat", isRare: false, milliseconds: 12), LogLevel.debug, "`eat` took 12 ms"),
    (.done(command: "data import", isRare: true, milliseconds: 0), .info, "`data import` took 0 ms"),
    (
      .failed(command: "eat", code: .databaseFailed, cause: .init(sqlite: 778, system: 5), milliseconds: 7), .error,
      "`eat` ended with databaseFailed (status 74, SQLite 778, errno 5) after 7 ms"
    ),
    (
      .failed(command: nil, code: .damagedDatabase, cause: .init(type: "DecodingError"), milliseconds: nil), .error,
      "a line ended with damagedDatabase (status 74, DecodingError)"
    ),
    (
      .failed(command: "week", code: .busy, cause: nil, milliseconds: 10_020), .warning,
      "`week` ended with busy (status 75) after 10020 ms"
    ),
    (
      .failed(command: "eat", code: .unknownFood, cause: .init(), milliseconds: 1), .debug,
      "`eat` ended with unknownFood (status 1) after 1 ms"
    ),
    (.upgraded(from: 9, to: 10), .info, "the household's file was updated from layout 9 to 10"),
    (.damaged(["mealItem": 2, "": 1]), .error, "damage was found: 1 in the file, 2 in mealItem"),
    (.repaired(count: 3), .info, "3 of the damaged rows were repaired"),
    (
      .noBackup(code: .cannotCreate, cause: nil), .warning,
      "the backup of the day ended with cannotCreate (status 73)"
    ),
  ])
  func `an event has a level and a sentence`(event: LogEvent, level: LogLevel, text: String) {
    expect(event.level, equals: level)
    expect(event.text, equals: text)
  }

  /// Statuses 70 to 72 and 74 are what should not happen; 69, 73, 75 and 78 a person can see to; the others are typing.
  @Test(arguments: ErrorCode.allCases) func `errors of typing are not written by default`(code: ErrorCode) {
    let level = LogEvent.failed(command: "eat", code: code, cause: nil, milliseconds: 0).level
    let expected: LogLevel? = [1: .debug, 64: .debug, 65: .debug, 66: .debug, 130: .debug, 74: .error][code.exitStatus]
    expect(level, equals: expected ?? .warning)
  }

  /// 1,795,260,600 s are 20,778 days (21 November 2026 as `date -u -d @1795260600` has it) and 41,400 s: 11:30 in UTC.
  @Test func `a line has the time, the level and the text`() throws {
    let entry = LogEntry(seconds: 1_795_260_600, level: .warning, text: "`week` ended with busy")
    expect(entry.line, equals: "2026-11-21T11:30:00Z warning `week` ended with busy")
    expect(LogEntry(line: entry.line), equals: entry)
  }

  @Test(arguments: [
    "", "2026-11-21T11:30:00Z", "2026-11-21T11:30:00Z warning", "2026-11-21T11:30:00Z grave a b", "soon error a b",
    "# Larder 0.1.0",
  ])
  func `what is no line is not read`(line: String) { expect(LogEntry(line: line), equals: nil) }

  @Test func `levels are in order`() { expect(LogLevel.allCases.sorted(), equals: LogLevel.allCases) }
}
