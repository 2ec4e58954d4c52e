/// An event that can be written to the log.
///
/// No case contains free text, so nothing that the user has typed, stored or named can get into the log. Commands are
/// logged by their names in the command table, and tables by their names in the database.
package enum LogEvent: Hashable, Sendable {
  /// A command succeeded.
  case done(command: String, isRare: Bool, milliseconds: Int)
  /// A command failed; `command` is nil if the line was not a command, or if none had been typed yet.
  case failed(command: String?, code: ErrorCode, cause: LarderError.Cause?, milliseconds: Int?)
  /// The household's file was updated to a newer database layout.
  case upgraded(from: Int, to: Int)
  /// Damage was found; the value is the number of damaged rows by table, with "" for the file as a whole.
  case damaged([String: Int])
  /// Damaged rows were repaired.
  case repaired(count: Int)
  /// The daily backup could not be made.
  case noBackup(code: ErrorCode, cause: LarderError.Cause?)

  /// How serious the event is.
  package var level: LogLevel {
    switch self {
    case .done(_, let isRare, _): isRare ? .info : .debug
    case .failed(_, let code, _, _), .noBackup(let code, _): Self.level(of: code)
    case .upgraded, .repaired: .info
    case .damaged: .error
    }
  }

  /// The event as a sentence without a period.
  package var text: String {
    switch self {
    case .done(let command, _, let milliseconds): "`\(command)` took \(milliseconds) ms"
    case .failed(let command, let code, let cause, let milliseconds):
      (command.map { "`\($0)`" } ?? "a line") + " ended with \(Self.kind(code, cause))"
        + (milliseconds.map { " after \($0) ms" } ?? "")
    case .upgraded(let from, let to): "the household's file was updated from layout \(from) to \(to)"
    case .damaged(let tables):
      "damage was found: "
        + tables.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key.isEmpty ? "the file" : $0.key)" }
        .joined(separator: ", ")
    case .repaired(let count): "\(count) of the damaged rows were repaired"
    case .noBackup(let code, let cause): "the backup of the day ended with \(Self.kind(code, cause))"
    }
  }

  private static func kind(_ code: ErrorCode, _ cause: LarderError.Cause?) -> String {
    let parts = ["status \(code.exitStatus)", cause?.text].compactMap(\.self)
    return "\(code.rawValue) (\(parts.joined(separator: ", ")))"
  }

  /// The level of an error: typing errors matter only for debugging, while errors of the file and the disk are serious.
  private static func level(of code: ErrorCode) -> LogLevel {
    switch code.exitStatus {
    case 70...72, 74: .error
    case 69, 73, 75, 78: .warning
    default: .debug
    }
  }
}
