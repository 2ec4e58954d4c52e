import Foundation
import TestSupport

/// A home folder with a household of two, and Larder's prompt in it.
///
/// It is always Saturday, 21 November 2026, 12:30 in Berlin. Dad (🥕, #F5A623) has eaten two eggs and 150 g of cooked
/// rice for breakfast: 143 + 195 = 338 kcal of the 2,200 that everybody starts with. Anna Lena has eaten nothing.
final class ReplHome {
  static let noon = "2026-11-21T12:30+01:00"
  /// Dad's prompt after `eaten` kcal.
  static func dad(_ eaten: String = "338") -> String { "🥕 Dad \(eaten)/2,200 ❯ " }

  let folder: TemporaryFolder
  var database: String { folder.file("larder.db") }

  private static let script = """
    profile add Dad --icon 🥕 --color F5A623
    profile add Anna Lena --icon 🌻
    use Dad
    eat 2 eggs, 150g cooked rice @breakfast
    """

  /// The household's file, made once for all tests.
  private static let file: Result<Data, any Error> = Result {
    let home = try ReplHome(file: nil)
    let result = try home.run([], input: script)
    guard result.status == 0 else { throw SupportError("the household was not made: \(result.errorText)") }
    return try Data(contentsOf: URL(fileURLWithPath: home.database))
  }

  /// A home with a copy of the household, or without one.
  convenience init(isEmpty: Bool = false) throws { try self.init(file: isEmpty ? nil : Self.file.get()) }

  private init(file: Data?) throws {
    folder = try TemporaryFolder()
    if let file { try file.write(to: URL(fileURLWithPath: database)) }
  }

  private var environment: [String: String] {
    var environment = [
      "HOME": folder.path, "XDG_DATA_HOME": folder.file("data"), "XDG_STATE_HOME": folder.file("state"),
      "LARDER_DB": database, "TZ": "Europe/Berlin", "LANG": "C.UTF-8", "TERM": "xterm", "INPUTRC": "/dev/null",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
    ]
    environment["LLVM_PROFILE_FILE"] = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"]
    return environment
  }

  /// Larder on a terminal; where `prompt` is given, it has come already.
  func larder(
    _ arguments: [String] = [], _ extra: [String: String] = [:], prompt: String? = dad(), columns: Int = 80,
    rows: Int = 40
  ) throws -> PseudoTerminal {
    let terminal = try program(
      Larder.binary, ["--now", Self.noon] + arguments, extra, columns: columns, rows: rows)
    if let prompt { try terminal.expect(prompt) }
    return terminal
  }

  /// Any program on a terminal, with this home's environment.
  func program(
    _ path: String, _ arguments: [String], _ extra: [String: String] = [:], columns: Int = 80, rows: Int = 40
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      path, arguments, environment: environment.merging(extra) { $1 }, folder: folder.path, columns: columns, rows: rows
    )
  }

  /// Larder through pipes.
  func run(
    _ arguments: [String], input: String = "", _ extra: [String: String] = [:], now: String = noon
  ) throws -> Program.Result {
    try Program.run(
      Larder.binary, ["--now", now] + arguments, input: input, environment: environment.merging(extra) { $1 })
  }

  /// What Dad has eaten today, kcal rounded, as a second process sees it.
  func eaten() throws -> Int {
    let result = try run(["--profile", "Dad", "today", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    guard let calories = (object?["total"] as? [String: Any])?["calories"] as? Double else {
      throw SupportError("no total in \(result.text) \(result.errorText)")
    }
    return Int(calories.rounded())
  }
}

extension PseudoTerminal {
  /// Presses Ctrl-C while a command runs, waits for the next prompt, and returns how long the command took to end.
  @discardableResult func interrupt(then prompt: String) throws -> Duration {
    try expectInterruptKey()
    let asked = ContinuousClock.now
    try send("\u{3}")
    try expect("interrupted")
    try expect(prompt)
    return ContinuousClock.now - asked
  }

  /// Types a line, waits for the next prompt, and returns what was printed between them.
  @discardableResult func enter(_ line: String, then prompt: String = "❯ ") throws -> String {
    let before = transcript.count
    passOver()
    try send(line + "\r")
    try expect("\n")
    try expect(prompt)
    var screen = Screen(columns: 1000, rows: 100)
    let printed = screen.apply(String(transcript.dropFirst(before)))
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  /// Types text and waits until the line that the cursor is on reads so, without the prompt.
  func type(_ text: String, expecting line: String) throws {
    try send(text)
    try expect("the line \(line.debugDescription)") { $0.typed == line }
  }
}

extension Screen {
  /// What is typed behind the prompt, in as many rows as it takes.
  var typed: String? {
    let rows = lines.prefix(cursor.row + 1)
    guard let start = rows.lastIndex(where: { $0.contains("❯") }) else { return nil }
    let text = lines[start...].joined(separator: "")
    return text.range(of: "❯").map { String(text[$0.upperBound...].drop { $0 == " " }) }
  }
}
