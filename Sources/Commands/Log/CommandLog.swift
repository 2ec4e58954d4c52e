package import Domain
internal import Foundation

/// Records in the log which commands ran, how they ended and how long they took.
package final class CommandLog {
  /// The log; nil if none is kept, as in tests.
  package let file: LogFile?
  /// Called with the name of a command when it begins, and with "" when it has ended.
  package var running: (String) -> Void = { _ in }
  private let least: LogLevel?
  private var current: (command: String, start: ContinuousClock.Instant)?

  /// Commands whose success is worth an entry: rare ones that read or write much.
  private static let rare: Set<String> = [
    "data import", "data export", "data backup", "data restore", "data erase", "data compact",
  ]

  /// Creates a log that leaves out events less severe than `least`; nil leaves out everything.
  package init(file: LogFile?, least: LogLevel? = .info) {
    self.file = file
    self.least = least
  }

  /// Adds an event, if it is severe enough.
  package func note(_ event: LogEvent) {
    guard let file, let least, event.level >= least else { return }
    let version = event.level >= .warning ? "; Larder \(Version.number)" : ""
    file.append(
      LogEntry(seconds: Int(Date().timeIntervalSince1970), level: event.level, text: event.text + version))
  }

  /// Notes that a command begins.
  func began(_ command: String) {
    guard file != nil else { return }
    current = (command, .now)
    running(command)
  }

  /// Notes that the command has ended; `failure` is the error that its report describes, or nil if it succeeded.
  func ended(failure: LarderError?) {
    if let failure { return failed(failure) }
    guard let (command, start) = current else { return }
    current = nil
    running("")
    note(.done(command: command, isRare: Self.rare.contains(command), milliseconds: Self.milliseconds(since: start)))
  }

  /// Notes an error that was shown to the user; if a command was running, the error has ended it.
  package func failed(_ error: LarderError) {
    let command = current
    current = nil
    if command != nil { running("") }
    note(
      .failed(
        command: command?.command, code: error.code, cause: error.cause,
        milliseconds: command.map { Self.milliseconds(since: $0.start) }))
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
