internal import Commands
internal import Domain
internal import Foundation

/// Fetches pages for the inbox in a separate process that nobody waits for.
@MainActor enum InboxFetching {
  /// The word that is used in place of a command to start this process; it is not in the command table.
  static let word = "__fetch"

  /// The IDs of the processes that were started and may still be running.
  private static var running: [pid_t] = []

  /// Starts the process for the session's household.
  ///
  /// Its arguments are the path of the file, the time, the uid of an item and a host in the local network. Links are
  /// not passed as arguments, because other users of the machine can see arguments.
  static func start(_ order: InboxOrder, _ session: Session) {
    // An open prompt may start many processes; those that have ended are removed from the system's table.
    running = running.filter { waitpid($0, nil, WNOHANG) == 0 }
    let started = Subprocess.leave(
      "/proc/self/exe",
      ["larder", word, session.location.database, session.now.iso, order.uid ?? "", order.exception],
      environment: ProcessInfo.processInfo.environment)
    if let started { running.append(started) }
  }

  /// Fetches the pages, and returns the exit status.
  static func run(_ arguments: [String], _ paths: FilePaths) -> Int32 {
    guard arguments.count == 4, let now = Moment(iso: arguments[1], zone: { _ in 0 }) else { return 64 }
    let order = InboxOrder(uid: arguments[2].isEmpty ? nil : arguments[2], exception: arguments[3])
    CrashNote.running("the fetch for the inbox")
    do {
      try InboxFetchRun(household: arguments[0], order: order, now: now).run()
      return 0
    } catch {
      let known = LarderError.any(error)
      paths.commandLog.note(.failed(command: "inbox", code: known.code, cause: known.cause, milliseconds: nil))
      return known.code.exitStatus
    }
  }
}
