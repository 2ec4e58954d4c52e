package import Domain
internal import Exchange
package import Store
internal import Text

/// The commands `data backup`, `data backups` and `data restore`.
enum BackupCommands {
  static let force = OptionSpec.flag("force", "Replace a file that is there already.")

  static let specs: [CommandSpec] = [backup, list, restore]

  static let backup: CommandSpec = CommandSpec(
    ["data", "backup"], "Copy the whole household, checked, beside it or into a file.",
    details: """
      Without FILE the backup goes into the folder with the suffix .backups beside the household's file, unless nothing \
      has changed since the newest one. Larder makes one there by itself once a day when something has changed, before \
      a large import and before `data restore`. Of these it keeps four and the first of each of seven days, the newest \
      of each of 14 days, 10 weeks and 12 months, and at most `backup-size` of them together (2 GB).

      FILE may be a folder, such as a USB stick's; the files of scanned receipts and the photos of recipes go along, into FILE.receipts and \
      FILE.photos. \
      `larder --db FILE` opens such a backup like any household.

      A backup is complete, checked and on the disk before it gets its name. Its SHA-256 is noted beside it, as \
      `sha256sum -c` reads it.
      """,
    arguments: [ArgumentSpec("FILE", .file, .optional, "The file or folder to copy to.")], options: [force],
    examples: ["data backup", "data backup larder-copy.db --force"], effect: .session, topic: .session
  ) { invocation, session in
    let path = try household(of: session, invocation)
    try session.requireHousehold()
    // Opening the household finishes an operation that a power cut interrupted.
    _ = try session.household()
    guard let word = invocation.words.first else {
      let made = try session.backUp()
      return BackupReport(made: made.backup, today: session.today, isOutside: false, leftOut: made.leftOut)
    }
    let stop = BackupInterruption()
    return try session.whileStopped(by: stop.stop) {
      try invocation.locatingErrors(at: word) {
        let target = try target(session.path(word), now: session.now)
        let made = try Household.backUp(
          path, to: target, now: session.now, replacing: invocation.has(force), interruption: stop)
        var report = BackupReport(made: made, today: session.today, isOutside: true)
        for kind in KeptKind.allCases {
          let own = KeptFolder(kind, household: path)
          report.leftOut[kind] = own.share(with: KeptFolder(kind, household: target)).count
        }
        return report
      }
    }
  }

  static let list: CommandSpec = CommandSpec(
    ["data", "backups"], "List the backups of the household, and check that each is as it was made.",
    details: """
      Every file is read and compared with its noted SHA-256. A copy that has none, as those of earlier versions beside \
      the household, is checked as a database. `data restore N` brings back the backup with that number.
      """,
    examples: ["data backups"], effect: .reads, topic: .session
  ) { invocation, session in
    let path = try household(of: session, invocation)
    try BackupFolder(household: path).requireListable()
    let backups = BackupFolder(household: path).all(offset: session.clock.offset)
    return BackupListReport(
      household: path, backups: backups.map { ($0, $0.isGood()) }, today: session.today,
      failedOn: BackupFolder(household: path).failedOn)
  }

  static let restore: CommandSpec = CommandSpec(
    ["data", "restore"], "Put a backup in the place of the whole household.",
    details: """
      FILE is a backup's path, or its name or number in `data backups`. It is checked before anything is changed, and \
      brought up to this version's layout. The household as it is now is backed up first, so that restoring that backup undoes \
      it; a file that cannot be read is kept beside the household. Sessions that are open see the restored household.

      It asks before it begins; in scripts `--yes` is the answer.
      """,
    arguments: [ArgumentSpec("FILE", .file, .one, "The backup's path, or its number in `data backups`.")],
    examples: ["data restore 1 --yes"], effect: .session, topic: .session
  ) { invocation, session in
    let path = try household(of: session, invocation)
    let word = invocation.words[0]
    return try invocation.locatingErrors(at: word) {
      try RestoreRun(session: session, household: path, backup: chosen(word, of: path, session)).run()
    }
  }

  /// The path of the household's file; throws `notAllowed` for the sample household, which is only in memory.
  private static func household(of session: Session, _ invocation: Invocation) throws -> String {
    guard !session.isSample else {
      throw LarderError(
        .notAllowed, "the sample household is only in memory, so it has no backups",
        hint: "`demo --out FILE` writes it to a file")
    }
    return session.location.database
  }

  /// The path of the file to write: `path` itself or, if that is a folder, a file in it named after the day.
  private static func target(_ path: String, now: Moment) throws -> String {
    guard Folder.isFolder(path) else { return path }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return "\(folder)/larder-\(now.calendarDay.iso).db"
  }

  /// The backup that a word names.
  private static func chosen(_ word: Word, of household: String, _ session: Session) throws -> String {
    let folder = BackupFolder(household: household)
    let backups = folder.all(offset: session.clock.offset)
    guard let number = Int(word.text) else {
      return backups.first { $0.name == word.text }?.path ?? session.path(word)
    }
    guard backups.indices.contains(number - 1) else {
      try folder.requireListable()
      throw LarderError(
        .noInputFile, backups.isEmpty ? "there are no backups yet" : "there is no backup \(number)",
        hint: backups.isEmpty ? "`data backup` makes one; or name a file" : "`data backups` lists 1 to \(backups.count)"
      )
    }
    return backups[number - 1].path
  }
}

/// Makes a backup of the household, including its receipt files and photos, in the household's folder of backups.
///
/// Afterwards, older backups that are no longer needed are deleted.
package struct BackupRun {
  /// A backup that was made, and what is missing beside it.
  package struct Made {
    /// The backup of the household's file.
    package let backup: MadeBackup
    /// The number of kept files of each kind that could not be copied to the backup.
    package var leftOut: [KeptKind: Int] = [:]
  }

  private let household: String
  private let now: Moment
  /// Called once if another process makes a backup that has to be waited for.
  private let waiting: () -> Void

  /// - Parameter household: The path of the household's file.
  package init(household: String, now: Moment, waiting: @escaping () -> Void = {}) {
    self.household = household
    self.now = now
    self.waiting = waiting
  }

  /// How long the backup of the day waits for another process; nobody waits for it.
  private static let patienceBehind: Duration = .seconds(600)

  /// Makes the backup of the day if it is due and no other process is making it.
  package func makeIfDue() throws {
    let folder = BackupFolder(household: household)
    guard folder.isDue(on: now.calendarDay) else { return }
    do {
      try make(onlyIfDue: true)
    } catch {
      folder.noteFailure(on: now.calendarDay)
      throw error
    }
  }

  /// Makes the backup; throws the errors of `Household.backUp` and `BackupFolder.alone`.
  @discardableResult package func make(_ stop: BackupInterruption = BackupInterruption()) throws -> Made {
    guard let made = try make(onlyIfDue: false, stop) else { throw LarderError(.notFound, "no backup was made") }
    return made
  }

  @discardableResult
  private func make(onlyIfDue: Bool, _ stop: BackupInterruption = BackupInterruption()) throws -> Made? {
    let folder = BackupFolder(household: household)
    return try folder.alone(
      stop, patience: onlyIfDue ? Self.patienceBehind : Household.patience, waiting: waiting
    ) {
      // Another process may have made the backup in the meantime.
      if onlyIfDue, !folder.isDue(on: now.calendarDay) { return nil }
      var made = Made(backup: try Household.backUp(household, now: now, interruption: stop))
      for kind in KeptKind.allCases {
        let backups = KeptFolder(kind, household: Self.household(of: household))
        made.leftOut[kind] = KeptFolder(kind, household: household).share(with: backups).count
      }
      let settings = SettingKey.settings(made.backup.size.settings, startingWith: HouseholdSettings())
      folder.rotate(today: now.calendarDay, mostBytes: settings.backupMegabytes * 1_000_000)
      Self.removeUnneeded(of: household)
      return made
    }
  }

  /// A path in a household's folder of backups that is used in place of the household's own path; the files kept for
  /// all backups are stored beside this path.
  static func household(of household: String) -> String { BackupFolder(household: household).path + "/larder" }

  /// Removes the files kept with a household's backups that neither the household nor any backup needs.
  ///
  /// This requires opening all backups, so it is only done if one of the files is no longer in the household itself.
  ///
  /// Returns the paths of the files that could not be deleted; the next backup tries again.
  @discardableResult static func removeUnneeded(of household: String) -> [String] {
    KeptKind.allCases.flatMap { kind in
      let backups = KeptFolder(kind, household: Self.household(of: household))
      let gone = Set(backups.names).subtracting(KeptFolder(kind, household: household).names)
      guard !gone.isEmpty, let needed = HouseholdCopies(household: household).needed(kind) else { return [String]() }
      return backups.remove(gone.subtracting(needed).sorted())
    }
  }
}

extension Session {
  /// Says that the last backup that was due could not be made; nil if that backup was made.
  package var failedBackupText: String? {
    guard !isSample, let day = BackupFolder(household: location.database).failedOn else { return nil }
    return BackupText.failure(on: day, today: today)
  }

  /// Whether the opened household has changed and has no backup of today yet.
  package var isBackupDue: Bool {
    makesBackups && !isSample && isOpen
      && BackupFolder(household: location.database).isDue(on: now.calendarDay)
  }

  /// The largest number of rows that can be imported without a backup being made first.
  private static let smallImport = 50

  /// Makes a backup in the household's folder; Ctrl-C ends it, also while it waits for another process.
  func backUp() throws -> BackupRun.Made {
    let stop = BackupInterruption()
    return try whileStopped(by: stop.stop) {
      try BackupRun(household: location.database, now: now, waiting: tellOfOtherBackup).make(stop)
    }
  }

  /// Says that another process has to be waited for that makes or removes backups.
  func tellOfOtherBackup() {
    notice("waiting for another Larder that is making or removing backups of this household; Ctrl-C ends the wait")
  }

  /// Makes a backup before a large import.
  ///
  /// If the backup fails, the user is told and the import goes on, since the import can be undone. Throws
  /// `interrupted`: whoever presses Ctrl-C does not want the import.
  ///
  /// - Parameter rows: The number of rows to import; nil if it is not known yet.
  func backUpBeforeImport(rows: Int?) throws {
    guard makesBackups, !isSample, rows.map({ $0 > Self.smallImport }) ?? true else { return }
    do {
      let left = try backUp().leftOut
      for text in BackupText.leftOut(left, "to the backup that was made before this import") { notice(text) }
    } catch let error as LarderError where error.code == .interrupted {
      throw error
    } catch {
      notice("no backup was made before this import: \((error as? LarderError)?.message ?? "\(error)")")
    }
  }
}
