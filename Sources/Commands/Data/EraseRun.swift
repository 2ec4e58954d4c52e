internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// Erases a profile or everything: asks, deletes the rows, and then all traces outside of the household's file.
///
/// Each part can be done again, so that the erasure of a profile that was interrupted is finished by the next: the household
/// remembers it from the commit that deletes the rows until all is done.
struct EraseRun {
  let invocation: Invocation
  let session: Session
  let erasesBackups: Bool

  private var path: String { session.location.database }
  private var copies: HouseholdCopies { HouseholdCopies(household: path) }

  func run() throws -> EraseReport {
    let household = try session.household()
    try household.requireWritable()
    if invocation.words.isEmpty { return try eraseEverything(household) }
    let name = invocation.text
    let all = try household.erasableProfiles()
    let known = all.first { ProfileName.key($0.name) == ProfileName.key(name) }
    if let unfinished = try household.unfinishedErasure() {
      // Whoever is erased now was confirmed before the interruption.
      let report = try finish(unfinished.profile, ErasureCounts(), unfinished.files, household)
      if known == nil { return report }
    }
    if let known { return try erase(known, household) }
    guard let former = copies.profile(named: name) else { throw try unknown(name) }
    if let present = all.first(where: { $0.uid == former.uid }) {
      throw LarderError(
        .unknownProfile, "`\(SafeText.visible(name))` of the backups is called \(SafeText.visible(present.name)) now",
        hint: "`data erase \(Word.typed(name: present.name)) --backups` erases that profile, there too")
    }
    guard erasesBackups else { throw try unknown(name, isInCopies: true) }
    return try eraseFromCopies(former)
  }

  // MARK: One profile

  private func erase(_ profile: ErasableProfile, _ household: Household) throws -> EraseReport {
    var counts = try household.erasureCounts(of: profile)
    let holding = copies.holding(profile)
    try confirm(
      "`\(profile.name)`", typing: profile.name,
      EraseText.before(counts, name: profile.name, copies: holding.count, erasesCopies: erasesBackups))
    let files = try eraseRows(of: profile, household)
    counts.receiptFiles = files.count
    return try finish(profile, counts, files, household)
  }

  /// Deletes the rows; says of a disk that fails whether they are gone all the same.
  private func eraseRows(of profile: ErasableProfile, _ household: Household) throws -> [String] {
    do { return try household.erase(profile) } catch let error as LarderError where error.code == .databaseFailed {
      guard let left = try? household.erasableProfiles() else { throw error }
      throw Self.failed(
        error, left.contains { $0.uid == profile.uid } ? "nothing was changed; try again" : Self.rowsAreErased)
    }
  }

  private static let rowsAreErased = "the profile's rows are erased already; the same command finishes what is left"

  /// An error that says what is erased by then, since what went wrong cannot know it.
  private static func failed(_ error: LarderError, _ hint: String) -> LarderError {
    LarderError(error.code, error.message.replacing(", nothing was changed", with: ""), hint: hint)
  }

  /// All that follows the commit which has deleted the rows; the file is written anew last, which may lack room.
  private func finish(
    _ profile: ErasableProfile, _ counts: ErasureCounts, _ files: [String], _ household: Household
  ) throws -> EraseReport {
    do {
      ReceiptFolder(household: path).remove(files.joined(separator: " "))
      try forgetTraces([profile.profile], isEverything: false)
      var report = EraseReport(name: profile.name, counts: counts, typed: invocation.text)
      if erasesBackups {
        (report.erased, report.left) = try eraseCopies(of: profile)
      } else {
        report.left = copies.holding(profile)
      }
      _ = try household.compact()
      try household.finishErasure()
      if erasesBackups { report.backup = try BackupRun(household: path, now: session.now).make().file }
      return report
    } catch let error as LarderError {
      throw Self.failed(error, Self.rowsAreErased)
    }
  }

  /// Erases the backups that hold a profile of which the household itself has nothing.
  private func eraseFromCopies(_ profile: ErasableProfile) throws -> EraseReport {
    let counts = ErasureCounts()
    try confirm(
      "`\(profile.name)` from the backups", typing: profile.name,
      EraseText.before(counts, name: profile.name, copies: copies.holding(profile).count, erasesCopies: true))
    var report = EraseReport(name: profile.name, counts: counts, typed: invocation.text)
    (report.erased, report.left) = try eraseCopies(of: profile)
    report.backup = try BackupRun(household: path, now: session.now).make().file
    return report
  }

  /// Erases the copies that hold a profile, and the receipts that only they needed.
  private func eraseCopies(of profile: ErasableProfile) throws -> (gone: [String], left: [String]) {
    let result = try eraseCopies { copies.holding(profile) }
    // An earlier erasure may have left those of its receipts, since the backups still needed them.
    if let needed = copies.neededReceipts() {
      backupReceipts.remove(backupReceipts.names.filter { !needed.contains($0) }.joined(separator: " "))
    }
    return result
  }

  private func unknown(_ name: String, isInCopies: Bool = false) throws -> LarderError {
    let names = try session.read { try $0.profiles.all().map(\.name) }
    let hint =
      isInCopies
      ? "a backup has one: `data erase \(Word.typed(name: name)) --backups` erases the backups that hold it"
      : names.isEmpty ? "the household has none" : "the household has \(names.joined(separator: ", "))"
    return LarderError(
      .unknownProfile, "there is no profile `\(SafeText.visible(name))`", hint: hint, candidates: names
    )
    .suggesting(NearestWord.among(names, to: name))
  }

  // MARK: Everything

  private func eraseEverything(_ household: Household) throws -> EraseReport {
    var counts = try household.erasureCounts(of: nil)
    let profiles = try household.erasableProfiles().map(\.profile)
    let name = FileDraft.name(of: path)
    try confirm(
      "everything", typing: name,
      EraseText.before(counts, name: nil, copies: copies.all.count, erasesCopies: erasesBackups))
    // Before the commit, after which nobody knows whose lines there were.
    try forgetTraces(profiles, isEverything: true)
    do {
      try household.eraseEverything(now: session.now)
    } catch let error as LarderError {
      throw Self.failed(
        error,
        (try? household.erasableProfiles().isEmpty) == true
          ? "the household is erased already; the same command finishes what is left"
          : "only the typed lines and the log are erased so far; try `data erase` again")
    }
    counts.receiptFiles = ReceiptFolder(household: path).removeAll()
    var report = EraseReport(name: nil, counts: counts)
    if erasesBackups {
      (report.erased, report.left) = try eraseCopies { copies.all }
      _ = backupReceipts.removeAll()
      copies.removeFolder()
    } else {
      report.left = copies.all
    }
    session.closeHousehold()
    return report
  }

  // MARK: Traces

  /// Erases what is remembered outside of the household's file: typed lines, which profile is in use, and the log.
  private func forgetTraces(_ profiles: [Profile], isEverything: Bool) throws {
    try session.forget(profiles, isEverything: isEverything)
    // The log names nobody; it goes with everything.
    if isEverything { try session.log.file?.clear() }
  }

  /// The receipts that are kept with the backups.
  private var backupReceipts: ReceiptFolder {
    ReceiptFolder(household: BackupFolder(household: path).path + "/larder")
  }

  /// Removes copies, also one that another process is just making; returns those that are gone and those that stay.
  private func eraseCopies(_ chosen: () -> [String]) throws -> (gone: [String], left: [String]) {
    try BackupFolder(household: path).alone {
      let all = chosen()
      let left = copies.remove(all)
      return (all.filter { !left.contains($0) }, left)
    }
  }

  // MARK: Asking

  private func confirm(_ what: String, typing word: String, _ before: [String]) throws {
    if session.globals.isYes { return }
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer, "erasing \(what) cannot be undone, and nobody can be asked",
        hint: "`--yes` says that you want that")
    }
    session.dialogue.show { canvas in
      before.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
    }
    let answer = try session.dialogue.ask(Question("type \(word) to erase \(what)", takesPasted: false))
    guard PlainName.trimmed(answer).lowercased() == word.lowercased() else {
      throw LarderError(.needsAnswer, "not erased: the answer was not `\(word)`", hint: "nothing was changed")
    }
  }
}
