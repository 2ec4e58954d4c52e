internal import CCrash
internal import Commands
internal import Domain

/// If the program crashes, writes a line to the log that says which command was running.
///
/// The program then ends in the same way as without this line.
enum CrashNote {
  /// Starts recording crashes in the log.
  static func arm(_ log: LogFile) { larder_crash_arm(log.path, Version.number) }

  /// Stores the command that is running now, or "" when it has ended.
  static func running(_ command: String) { larder_crash_running(command) }
}
