internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// Erases a profile or everything: asks, deletes the rows, then deletes all traces outside the household's file.
///
/// Each part can be repeated. From the commit that deletes a profile's rows until everything is done, the household
/// remembers the unfinished erasure. If an erasure is interrupted, the next one finishes it.
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
      // The person confirmed this erasure before it was interrupted.
      let report = try finish(unfinished.profile, ErasureCounts(), [], household)
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
    let counts = try household.erasureCounts(of: profile)
    let holding = copies.holding(profile)
    try confirm(
      "`\(profile.name)`", typing: profile.name,
      EraseText.before(counts, name: profile.name, copies: holding.count, erasesCopies: erasesBackups))
    return try finish(profile, counts, eraseRows(of: profile, household), household)
  }

  /// Deletes the profile's rows; if the disk fails, the error says whether the rows are gone.
  private func eraseRows(of profile: ErasableProfile, _ household: Household) throws -> [ErasedFile] {
    do { return try household.erase(profile) } catch let error as LarderError where error.code == .databaseFailed {
      guard let left = try? household.erasableProfiles() else { throw error }
      throw left.contains { $0.uid == profile.uid }
        ? error.saying(.unchanged, hint: "try again") : error.saying(nil, hint: Self.rowsAreErased)
    }
  }

  private static let householdIsErased = "the household is erased already; the same command finishes what is left"
  private static let rowsAreErased = "the profile's rows are erased already; the same command finishes what is left"

  /// Does everything that follows the commit that deleted the rows.
  ///
  /// The household's file is rewritten near the end, because rewriting fails if the disk lacks room. It remembers the
  /// erasure for as long as one of the kept files is still there.
  ///
  /// - Parameter files: The kept files that this erasure no longer needs; the household also remembers those that an
  ///   earlier one could not delete.
  private func finish(
    _ profile: ErasableProfile, _ counts: ErasureCounts, _ files: [ErasedFile], _ household: Household
  ) throws -> EraseReport {
    do {
      var report = EraseReport(name: profile.name, counts: counts, typed: invocation.text)
      let all = try household.unfinishedErasure()?.files ?? files
      for kind in KeptKind.allCases {
        let folder = KeptFolder(kind, household: path)
        let left = folder.remove(all.filter { $0.kind == kind }.map(\.name))
        report.leftFiles += left
        let gone = files.count { $0.kind == kind && !left.contains(folder.expectedPath(of: $0.name) ?? "") }
        if gone > 0 { report.counts.files[kind] = gone }
      }
      try forgetTraces([profile.profile], isEverything: false)
      if erasesBackups {
        try eraseCopies(of: profile, &report)
      } else {
        report.left = copies.holding(profile)
      }
      _ = try household.compact()
      if report.leftFiles.isEmpty { try household.finishErasure() }
      if erasesBackups { try backUp(&report) }
      return report
    } catch let error as LarderError {
      throw error.saying(nil, hint: Self.rowsAreErased)
    }
  }

  /// Erases the backups that hold a profile that the household itself no longer has.
  private func eraseFromCopies(_ profile: ErasableProfile) throws -> EraseReport {
    let counts = ErasureCounts()
    try confirm(
      "`\(profile.name)` from the backups", typing: profile.name,
      EraseText.before(counts, name: profile.name, copies: copies.holding(profile).count, erasesCopies: true))
    var report = EraseReport(name: profile.name, counts: counts, typed: invocation.text)
    try eraseCopies(of: profile, &report)
    do { try backUp(&report) } catch let error as LarderError {
      throw error.saying(nil, hint: "the backups are erased already; `data backup` makes a new one")
    }
    return report
  }

  /// Makes a backup of what remains.
  private func backUp(_ report: inout EraseReport) throws {
    let made = try session.backUp()
    (report.backup, report.leftOut) = (made.backup.file, made.leftOut)
  }

  /// Erases the backups that hold a profile, and the kept files that no remaining backup needs.
  private func eraseCopies(of profile: ErasableProfile, _ report: inout EraseReport) throws {
    (report.erased, report.left) = try eraseCopies { copies.holding(profile) }
    // An earlier erasure may have left files of the profile that backups still needed.
    report.leftFiles += BackupRun.removeUnneeded(of: path)
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
    let counts = try household.erasureCounts(of: nil)
    let profiles = try household.erasableProfiles().map(\.profile)
    let name = FileDraft.name(of: path)
    try confirm(
      "everything", typing: name,
      EraseText.before(counts, name: nil, copies: copies.all.count, erasesCopies: erasesBackups))
    // Do this before the commit, after which the profiles whose lines have to be erased are no longer known.
    try forgetTraces(profiles, isEverything: true)
    do {
      try household.eraseEverything(now: session.now)
    } catch let error as LarderError {
      throw error.saying(
        nil,
        hint: (try? household.erasableProfiles().isEmpty) == true
          ? Self.householdIsErased
          : "only the typed lines and the log are erased so far; try `data erase` again")
    }
    var report = EraseReport(name: nil, counts: counts)
    for kind in KeptKind.allCases {
      let removed = KeptFolder(kind, household: path).removeAll()
      report.counts.files[kind] = removed.count
      report.leftFiles += removed.left
    }
    if erasesBackups {
      do { (report.erased, report.left) = try eraseCopies { copies.all } } catch let error as LarderError {
        session.closeHousehold()
        throw error.saying(nil, hint: Self.householdIsErased)
      }
      for kind in KeptKind.allCases {
        report.leftFiles += KeptFolder(kind, household: BackupRun.household(of: path)).removeAll().left
      }
      copies.removeFolder()
    } else {
      report.left = copies.all
    }
    session.closeHousehold()
    return report
  }

  // MARK: Traces

  /// Erases what is stored outside of the household's file: the typed lines, and the note of which profile is in use.
  ///
  /// With `isEverything`, the program's own log of errors is erased too.
  private func forgetTraces(_ profiles: [Profile], isEverything: Bool) throws {
    try session.forget(profiles, isEverything: isEverything)
    // The log names no person, so it is only erased along with everything else.
    if isEverything { try session.log.file?.clear() }
  }

  /// Removes backups, including one that another process is still making; returns the removed backups and those that
  /// remain.
  private func eraseCopies(_ chosen: () -> [String]) throws -> (gone: [String], left: [String]) {
    let stop = BackupInterruption()
    return try session.whileStopped(by: stop.stop) {
      try BackupFolder(household: path).alone(stop, waiting: session.tellOfOtherBackup) {
        let all = chosen()
        let left = copies.remove(all)
        return (all.filter { !left.contains($0) }, left)
      }
    }
  }

  // MARK: Asking

  private func confirm(_ what: String, typing word: String, _ before: [String]) throws {
    if session.globals.isYes { return }
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer,
        "erasing \(what) cannot be undone, so Larder must ask, which works only at a terminal, without --json or --csv",
        hint: "add `--yes` to erase without being asked")
    }
    session.dialogue.show { canvas in
      before.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
    }
    let answer = try session.dialogue.ask(Question("type \(word) to erase \(what)", takesPasted: false))
    guard PlainName.trimmed(answer).lowercased() == word.lowercased() else {
      throw LarderError(.needsAnswer, "not erased: the answer was not `\(word)`", outcome: .unchanged)
    }
  }
}
