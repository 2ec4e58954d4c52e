internal import Domain
internal import Exchange
internal import Store

/// Restores a backup: asks, keeps the present state, and puts the backup in its place.
struct RestoreRun {
  let session: Session
  /// The path of the household's file.
  let household: String
  /// The path of the backup.
  let backup: String

  func run() throws -> RestoreReport {
    try ask()
    let report: RestoreReport
    switch try present() {
    case .none:
      report = RestoreReport(backup: backup, restored: try session.household().restore(from: backup, now: session.now))
    case .kept(let saved):
      report = RestoreReport(
        backup: backup, restored: try session.household().restore(from: backup, now: session.now), saved: saved)
    case .unreadable:
      session.closeHousehold()
      report = RestoreReport(
        backup: backup, restored: try Household.restore(from: backup, inPlaceOf: household, now: session.now))
    }
    session.closeHousehold()
    _ = ReceiptFolder(household: BackupFolder(household: household).path + "/larder")
      .share(with: ReceiptFolder(household: household))
    _ = ReceiptFolder(household: backup).share(with: ReceiptFolder(household: household))
    return report
  }

  /// What became of the household as it is now.
  private enum Present {
    /// There is no household yet.
    case none
    /// It was backed up.
    case kept(BackupFile)
    /// It is damaged, so that no backup can be made.
    case unreadable
  }

  private func present() throws -> Present {
    do {
      if try session.household().isNew { return .none }
      return .kept(try Household.backUp(household, now: session.now).file)
    } catch let error as LarderError where Self.isUnreadable(error.code) {
      return .unreadable
    }
  }

  private static func isUnreadable(_ code: ErrorCode) -> Bool {
    [.damagedDatabase, .notADatabase, .emptyDatabase].contains(code)
  }

  private func ask() throws {
    if session.globals.isYes { return }
    let question = "\(backup) will take the place of all that the household holds now, which is backed up first."
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer, "restoring replaces the whole household", hint: "`--yes` says that you want that")
    }
    guard try session.dialogue.choose("\(question) Restore it?", ["yes", "no"]) == 0 else {
      throw LarderError(.needsAnswer, "not restored", hint: "nothing was changed")
    }
  }
}
