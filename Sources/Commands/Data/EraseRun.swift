internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// Erases a profile or everything: asks, deletes the rows, and then all traces outside of the household's file.
///
/// Each part can be done again, so that an erasure that was interrupted is finished by the next: the household remembers
/// it from the commit that deletes the rows until all is done.
struct EraseRun {
  let invocation: Invocation
  let session: Session
  let erasesBackups: Bool

  private var path: String { session.location.database }
  private var copies: HouseholdCopies { HouseholdCopies(household: path) }

  func run() throws -> EraseReport {
    let household = try session.household()
    if invocation.words.isEmpty { return try eraseEverything(household) }
    let name = invocation.text
    let unfinished = try household.unfinishedErasure()
    let known = try household.erasableProfiles().first { ProfileName.key($0.name) == ProfileName.key(name) }
    let found = known ?? (erasesBackups ? copies.profile(named: name) : nil)
    if found == nil, unfinished == .everything { return try eraseEverything(household) }
    if case .profile(let profile)? = unfinished, found?.uid != profile.uid {
      // The name that was typed is erased already; whoever is erased now was confirmed before the interruption.
      let report = try finish(profile, ErasureCounts(), household)
      guard found != nil else { return report }
    }
    guard let found else { throw try unknown(name, household) }
    return try erase(found, household)
  }

  // MARK: One profile

  private func erase(_ profile: ErasableProfile, _ household: Household) throws -> EraseReport {
    var counts = try household.erasureCounts(of: profile)
    let holding = copies.holding(profile)
    try confirm(
      "`\(profile.name)`", typing: profile.name,
      EraseText.before(counts, name: profile.name, copies: holding.count, erasesCopies: erasesBackups))
    let folder = ReceiptFolder(household: path)
    try household.erase(profile) { files in
      counts.receiptFiles = files.count
      folder.remove(files.joined(separator: " "))
    }
    return try finish(profile, counts, household)
  }

  /// All that follows the commit which has deleted the rows.
  private func finish(_ profile: ErasableProfile, _ counts: ErasureCounts, _ household: Household) throws
    -> EraseReport
  {
    _ = try household.compact()
    try forgetTraces([profile.profile], isEverything: false)
    var report = EraseReport(name: profile.name, counts: counts)
    if erasesBackups {
      (report.erased, report.left) = try eraseCopies { copies.holding(profile) }
      // An earlier erasure may have left those of its receipts, since the backups still needed them.
      if let needed = copies.neededReceipts() {
        backupReceipts.remove(backupReceipts.names.filter { !needed.contains($0) }.joined(separator: " "))
      }
    } else {
      report.left = copies.holding(profile)
    }
    try household.finishErasure()
    if erasesBackups { report.backup = try BackupRun(household: path, now: session.now).make().file }
    return report
  }

  private func unknown(_ name: String, _ household: Household) throws -> LarderError {
    let names = try session.read { try $0.profiles.all().map(\.name) }
    let inCopies = erasesBackups || copies.profile(named: name) == nil
    let hint =
      inCopies
      ? (names.isEmpty ? "the household has none" : "the household has \(names.joined(separator: ", "))")
      : "a backup has one: `data erase \(Word.typed(name: name)) --backups` erases the backups that hold it"
    return LarderError(
      .unknownProfile, "there is no profile `\(SafeText.visible(name))`", hint: hint, candidates: names
    )
    .suggesting(NearestWord.among(names, to: name))
  }

  // MARK: Everything

  private func eraseEverything(_ household: Household) throws -> EraseReport {
    var counts = try household.erasureCounts(of: nil)
    let profiles = try household.erasableProfiles().map(\.profile)
    let name = String(path.split(separator: "/").last ?? Substring(path))
    try confirm(
      "everything", typing: name,
      EraseText.before(counts, name: nil, copies: copies.all.count, erasesCopies: erasesBackups))
    try forgetTraces(profiles, isEverything: true)
    try household.eraseEverything(now: session.now)
    counts.receiptFiles = ReceiptFolder(household: path).removeAll()
    var report = EraseReport(name: nil, counts: counts)
    if erasesBackups {
      (report.erased, report.left) = try eraseCopies { copies.all }
      _ = backupReceipts.removeAll()
      copies.removeFolder()
    } else {
      report.left = copies.all
    }
    try household.finishErasure()
    session.closeHousehold()
    return report
  }

  // MARK: Traces

  /// Erases what is remembered outside of the household's file: typed lines, which profile is in use, and the log.
  private func forgetTraces(_ profiles: [Profile], isEverything: Bool) throws {
    try session.forget(profiles, isEverything: isEverything)
    try session.log.file?.clear()
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
