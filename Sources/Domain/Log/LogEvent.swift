/// What the log may say.
///
/// There is no case for a free text: what a person has typed, stored or named cannot get into the log. Commands are
/// given by their names in the command table, tables by those of the layout.
package enum LogEvent: Hashable, Sendable {
  /// A command was done.
  case done(command: String, isRare: Bool, milliseconds: Int)
  /// A command ended with an error; nil for a line that is no command, or for what comes before the first.
  case failed(command: String?, code: ErrorCode, cause: LarderError.Cause?, milliseconds: Int?)
  /// The household's file was updated to a newer layout.
  case upgraded(from: Int, to: Int)
  /// Damage was found: how often by table; "" for the file as a whole.
  case damaged([String: Int])
  /// Damage was mended.
  case repaired(count: Int)
  /// The backup of the day could not be made.
  case noBackup(code: ErrorCode, cause: LarderError.Cause?)

  /// How grave it is.
  package var level: LogLevel {
    switch self {
    case .done(_, let isRare, _): isRare ? .info : .debug
    case .failed(_, let code, _, _), .noBackup(let code, _): Self.level(of: code)
    case .upgraded, .repaired: .info
    case .damaged: .error
    }
  }

  /// The event as a sentence without a full stop.
  package var text: String {
    switch self {
    case .done(let command, _, let milliseconds): "`\(command)` was done in \(milliseconds) ms"
    case .failed(let command, let code, let cause, let milliseconds):
      (command.map { "`\($0)`" } ?? "a line") + " ended with \(Self.kind(code, cause))"
        + (milliseconds.map { " after \($0) ms" } ?? "")
    case .upgraded(let from, let to): "the household's file was updated from layout \(from) to \(to)"
    case .damaged(let tables):
      "damage was found: "
        + tables.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key.isEmpty ? "the file" : $0.key)" }
        .joined(separator: ", ")
    case .repaired(let count): "\(count) of the damaged rows were mended"
    case .noBackup(let code, let cause): "the backup of the day ended with \(Self.kind(code, cause))"
    }
  }

  private static func kind(_ code: ErrorCode, _ cause: LarderError.Cause?) -> String {
    let parts = ["status \(code.exitStatus)", cause?.text].compactMap(\.self)
    return "\(code.rawValue) (\(parts.joined(separator: ", ")))"
  }

  /// Errors of typing are of no use to anybody; those of the file and the disk are what the log is for.
  private static func level(of code: ErrorCode) -> LogLevel {
    switch code.exitStatus {
    case 70...72, 74: .error
    case 69, 73, 75, 78: .warning
    default: .debug
    }
  }
}
