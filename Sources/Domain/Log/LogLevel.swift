/// How grave an entry of the log is.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// What is of use only while somebody looks for a fault: each command, and errors of typing.
  case debug
  /// What happens rarely: an update of the file's layout, an import, a backup, a restore, a repair.
  case info
  /// What a person has to see to, but no fault of Larder or the disk: a missing program, a busy file.
  case warning
  /// What should not happen: the household's file cannot be read or written, or is damaged.
  case error
  /// A crash.
  case fatal

  /// Whether one level is less grave than another.
  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
