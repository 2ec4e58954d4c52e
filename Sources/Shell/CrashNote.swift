internal import CCrash
internal import Commands
internal import Domain

/// A line in the log for a crash, which says what was running; the program ends as it would without it.
enum CrashNote {
  /// From now on crashes are noted in the log.
  static func arm(_ log: LogFile) { larder_crash_arm(log.path, Version.number) }

  /// A command has begun; "" when it has ended.
  static func running(_ command: String) { larder_crash_running(command) }
}
