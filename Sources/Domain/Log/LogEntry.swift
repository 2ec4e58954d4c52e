/// An entry of the log file, on one line: a time, a level and a sentence.
package struct LogEntry: Hashable, Sendable {
  /// The time in seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int
  package let level: LogLevel
  package let text: String

  /// Creates an entry; `text` must be a single line.
  package init(seconds: Int, level: LogLevel, text: String) {
    self.seconds = seconds
    self.level = level
    self.text = text
  }

  /// The entry as a line of the file, with the time in UTC and without a line feed at the end.
  package var line: String {
    "\(Moment(seconds: seconds, offset: 0).iso) \(level.rawValue) \(text)"
  }

  /// Reads a line of the log file; nil if it is not an entry.
  package init?(line: some StringProtocol) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let level = LogLevel(rawValue: String(parts[1])),
      let at = Moment(iso: String(parts[0]), zone: { _ in 0 })
    else { return nil }
    self.init(seconds: at.seconds, level: level, text: String(parts[2]))
  }
}
