import CSQLite
import Domain
import Foundation
import Store
import TestSupport

/// A household's file in its own folder, and the program that works on it as a person would use it.
final class HouseholdUnderTest {
  let folder: TemporaryFolder
  let path: String
  static let now = "2026-11-21T20:00:00+01:00"

  /// Makes the household with one profile, unless `isEmpty`.
  init(isEmpty: Bool = false) throws {
    folder = try TemporaryFolder()
    path = folder.file("larder.db")
    if !isEmpty { try Self.template.get().write(to: URL(fileURLWithPath: path)) }
  }

  /// The file of a new household with one profile, made once: making it takes longer than most tests.
  private static let template = Result {
    let household = try HouseholdUnderTest(isEmpty: true)
    let result = try household.run(["profile", "add", "Dad"])
    guard result.status == 0 else { throw SupportError("no household: \(result.errorText)") }
    return try Data(contentsOf: URL(fileURLWithPath: household.path))
  }

  /// A copy of another household's file, journal and all.
  init(copying other: HouseholdUnderTest) throws {
    folder = try TemporaryFolder()
    path = folder.file("larder.db")
    for suffix in ["", "-journal"] where FileManager.default.fileExists(atPath: other.path + suffix) {
      try FileManager.default.copyItem(atPath: other.path + suffix, toPath: path + suffix)
    }
  }

  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
      "LARDER_DB": path, "LARDER": Larder.binary,
      // Swift's runtime may wait for a debugger where a crash is not its own.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Runs Larder on the household, its clock verdict still.
  func run(_ words: [String], input: String = "") throws -> Program.Result {
    try Program.run(Larder.binary, ["--now", Self.now] + words, input: input, environment: environment)
  }

  /// Runs a line of the shell, in which `$LARDER` is the program.
  func shell(_ line: String) throws -> Program.Result {
    try Program.run("/bin/sh", ["-c", line], environment: environment)
  }

  /// Starts Larder and leaves it running.
  func start(_ words: [String]) throws -> RunningProgram {
    try RunningProgram(
      Larder.binary, ["--now", Self.now] + words, environment: environment, errors: folder.file("errors"))
  }

  /// The standard error of the program started last.
  var errors: String { (try? folder.read("errors")) ?? "" }

  /// Files beside the household whose names only unfinished files have.
  func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".new-") }
  }

  /// Whether a file beside the household is there and not empty.
  func hasContent(_ name: String) -> Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: folder.file(name))[.size] as? Int
    return (size ?? 0) > 0
  }

  /// Runs SQL as another program would; returns the rows, with columns separated by `|`.
  func sql(_ text: String) throws -> [String] { try RawConnection(path).run(text) }

  /// The faults in the file, by SQLite's checks, the references and the search index; it has to open for that.
  func complaints() throws -> [String] {
    let now = Moment(seconds: 1_795_287_600, offset: 3600)
    return try Household.open(at: path, now: now).check()
  }

  /// All rows but what is random in them (`uid`) as text; the journal by its steps and which rows they touched.
  func dump() throws -> String {
    let raw = try RawConnection(path)
    let tables = ["profile", "macroGoals", "food", "foodPortion", "foodAlias", "foodTag", "meal", "mealItem"]
    var lines: [String] = []
    for table in tables {
      let columns = try raw.run("SELECT name FROM pragma_table_info('\(table)') WHERE name <> 'uid' ORDER BY cid")
      lines += try raw.run("SELECT '\(table)', \(columns.joined(separator: ", ")) FROM \(table) ORDER BY id")
    }
    lines += try raw.run("SELECT 'search', rowid, words FROM foodSearch ORDER BY rowid")
    return lines.joined(separator: "\n")
  }

  /// The journal: its steps, and which rows each of them touched.
  func journal() throws -> String {
    try sql(
      """
      SELECT 'step', id, seq, authorId, label, isShared, undoes FROM step ORDER BY id;
      SELECT 'profile', stepId, profileId FROM stepProfile ORDER BY stepId, profileId;
      SELECT 'change', stepId, tableName, rowId, before IS NULL, after IS NULL FROM change ORDER BY id
      """
    ).joined(separator: "\n")
  }
}

/// SQLite without anything of Larder's, on a file that Larder uses.
final class RawConnection {
  private var connection: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      throw SupportError("SQLite cannot open \(path)")
    }
    sqlite3_busy_timeout(connection, 10_000)
  }

  deinit { sqlite3_close(connection) }

  @discardableResult
  func run(_ sql: String) throws -> [String] {
    final class Rows { var rows: [String] = [] }
    let rows = Rows()
    let code = sqlite3_exec(
      connection, sql,
      { context, count, values, _ in
        let columns = (0..<Int(count)).map { values?[$0].map { String(cString: $0) } ?? "null" }
        context.map { Unmanaged<Rows>.fromOpaque($0).takeUnretainedValue().rows.append(columns.joined(separator: "|")) }
        return 0
      }, Unmanaged.passUnretained(rows).toOpaque(), nil)
    guard code == SQLITE_OK else { throw SupportError("\(String(cString: sqlite3_errmsg(connection))): \(sql)") }
    return rows.rows
  }
}
