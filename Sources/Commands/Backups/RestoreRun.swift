internal import Domain
internal import Exchange
internal import Store

/// Restores a backup: asks, backs up the household as it is now, and replaces it with the chosen backup.
struct RestoreRun {
  let session: Session
  /// The path of the household's file.
  let household: String
  /// The path of the backup.
  let backup: String

  func run() throws -> RestoreReport {
    try ask()
    var report = try session.followingProfiles {
      defer { session.closeHousehold() }
      return try restored()
    }
    for kind in KeptKind.allCases {
      let own = KeptFolder(kind, household: household)
      let places = [BackupRun.household(of: household), backup]
      // What one of the two places lacks may have come from the other.
      let missing = Set(places.flatMap { KeptFolder(kind, household: $0).share(with: own) })
      report.leftOut[kind] = missing.filter { own.path(of: $0) == nil }.count
    }
    return report
  }

  private func restored() throws -> RestoreReport {
    do {
      let own = try session.household()
      var saved: BackupFile?
      let restored = try own.restore(from: backup, now: session.now) {
        if !own.isNew { saved = try backedUp() }
      }
      return RestoreReport(backup: backup, restored: restored, saved: saved)
    } catch let error as LarderError where isUnreadable(error) {
      session.closeHousehold()
      let restored = try Household.restore(from: backup, inPlaceOf: household, now: session.now)
      return RestoreReport(backup: backup, restored: restored)
    }
  }

  /// The backup of the household as it is now, without which nothing is restored.
  private func backedUp() throws -> BackupFile {
    do { return try session.backUp().backup.file } catch let error as LarderError
      where [.cannotCreate, .databaseFailed].contains(error.code)
    {
      throw LarderError(
        error.code, "the household as it is now cannot be backed up first: \(error.message)",
        outcome: .unchanged,
        hint: "make room on that disk, or make \(BackupFolder(household: household).path) "
          + "a folder that you can write to")
    }
  }

  /// Whether an error says that the household's own file is damaged, so that it cannot be backed up first.
  private func isUnreadable(_ error: LarderError) -> Bool {
    [.damagedDatabase, .notADatabase, .emptyDatabase].contains(error.code) && !Household.isSound(at: household)
  }

  private func ask() throws {
    if session.globals.isYes { return }
    let question = "\(backup) will take the place of all that the household holds now, which is backed up first."
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer, "restoring replaces the whole household", hint: "add `--yes` if you want that")
    }
    guard try session.dialogue.choose("\(question) Restore it?", ["yes", "no"]) == 0 else {
      throw LarderError(.needsAnswer, "not restored", outcome: .unchanged)
    }
  }
}
