internal import CCrash
internal import Commands
internal import Domain

/// If the program crashes, writes a line to the log that says which command was running.
///
/// The program then ends in the same way as if no line had been written.
enum CrashNote {
  /// Starts recording crashes in the log.
  static func arm(_ log: LogFile) { larder_crash_arm(log.path, Version.number) }

  /// Stores the name of the command that is running now; an empty string means that no command is running.
  static func running(_ command: String) { larder_crash_running(command) }
}
