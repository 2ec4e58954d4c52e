internal import Commands
internal import Domain
internal import Foundation

/// Makes one backup a day, in a separate process that nobody waits for.
///
/// `LARDER_BACKUPS=off` in the environment turns this off, for scripts that create many households.
@MainActor enum DailyBackup {
  /// The word that is used in place of a command to start this process; it is not in the command table.
  static let word = "__backup"

  /// Whether the environment allows automatic backups.
  static func isOn(_ environment: [String: String]) -> Bool { environment["LARDER_BACKUPS"] != "off" }

  /// Starts the process if a backup of the session's household is due.
  ///
  /// To find this out, the folder of backups is listed; if it has no backup of the current day, the files in it are
  /// examined as well. Errors are not reported, because the command itself has succeeded.
  static func startIfDue(_ session: Session) {
    guard session.isBackupDue else { return }
    Subprocess.leave(
      "/proc/self/exe", ["larder", word, session.location.database, session.now.iso],
      environment: ProcessInfo.processInfo.environment)
  }

  /// Makes the backup, and returns the exit status.
  ///
  /// - Parameter arguments: The path of the household's file, and the time.
  static func run(_ arguments: [String], _ paths: FilePaths) -> Int32 {
    guard arguments.count == 2, let now = Moment(iso: arguments[1], zone: { _ in 0 }) else { return 64 }
    _ = nice(10)
    CrashNote.running("the backup of the day")
    do {
      try BackupRun(household: arguments[0], now: now).makeIfDue()
      // The backup still contains what is deleted next.
      try HistoryRetention(household: arguments[0], now: now).run()
      return 0
    } catch {
      let known = LarderError.any(error)
      paths.commandLog.note(.noBackup(code: known.code, cause: known.cause))
      return known.code.exitStatus
    }
  }
}
