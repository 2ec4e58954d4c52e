/// How serious an entry of the log is.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// Details that help only in finding a fault: every command, and typing errors.
  case debug
  /// Rare events: an update of the file's layout, an import, a backup, a restore, a repair.
  case info
  /// Problems that the user has to solve but that are not faults of Larder or the disk: a missing program, a busy file.
  case warning
  /// Problems that should not occur: the household's file cannot be read or written, or is damaged.
  case error
  /// A crash.
  case fatal

  /// Whether the first level is less serious than the second.
  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
