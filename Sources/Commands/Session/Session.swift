package import Domain
internal import Exchange
internal import Foundation
internal import Matching
package import Store

/// Everything that a command works with: the household, the profile in use, the clock, and somebody to ask.
///
/// ```
/// let session = Session(location: place, clock: clock)
/// session.today.weekdayText  // "Sat 21 Nov"
/// let dad = Profile(name: "Dad", createdAt: session.now)
/// let written = try session.write(label: "profile add Dad", profile: nil) { try $0.profiles.insert(dad) }
/// written.step?.label  // "profile add Dad"
/// try session.read { try session.profile(in: $0).name }  // "Dad"
/// ```
package final class Session {
  /// Where the household is kept.
  package private(set) var location: HouseholdLocation
  /// Whether the household is a sample in memory, which is never saved.
  package private(set) var isSample = false
  /// The clock, used unless `--now` gives another time.
  package let clock: Clock
  /// The options that apply to every line unless the line itself overrides them.
  package var globals = Globals()
  /// Whether further lines follow, from a script or at the prompt; a profile that is chosen stays in use for them.
  package var hasFurtherLines = false
  /// The recipe that a command has shown, until `noteView` has recorded the view.
  var viewed: Recipe?
  /// Whether the session only reads, as completion in a shell does: it creates and changes nothing, and waits only
  /// briefly for other programs.
  package var isForReadingOnly = false
  /// Whether backups are made automatically: once a day, and before a large import.
  package var makesBackups = false
  /// The log of which commands ran and how they failed.
  package var log = CommandLog(file: nil)
  /// The dialogue with the user at the terminal.
  package var terminalDialogue = Dialogue.none
  /// Lets another thread interrupt the running query.
  package let interruption = InterruptionRelay()
  /// Tells the user something that is not part of a report, such as that the file is open for reading only.
  package var notice: (String) -> Void = { _ in }
  /// Shows the progress of a long command; called with nil when the command has ended.
  ///
  /// Commands may call it as often as they like.
  package var progress: (Progress?) -> Void = { _ in }
  /// Starts a background program that fetches pages for the inbox; nil if nothing is fetched, as for a household in
  /// memory.
  package var fetchBehind: ((InboxOrder) -> Void)?
  /// The folder that relative paths start from; nil for the folder in which the program was started.
  package var workingFolder: String?
  /// The settings used as long as the household has none of its own: units and currency of the locale.
  package var startingSettings = HouseholdSettings()
  /// The ID of the profile that is in cook mode; nil outside cook mode.
  ///
  /// In cook mode, typed lines are read as words of that mode.
  package internal(set) var cooking: Int? {
    didSet { if let cooking { cooks.insert(cooking) } }
  }
  /// The IDs of the profiles that have cooked in this session; their timers ring even while another profile is in use.
  private(set) var cooks: Set<Int> = []
  /// Returns the time for timers, in seconds since 1970, from a clock that is not adjusted while the program runs; if
  /// nil, timers use `now`.
  package var steadySeconds: (() -> Double)?
  /// The exact ends of the timers that were started in this session, by timer number; the database has only whole
  /// seconds.
  var timerEnds: [Int: Double] = [:]
  /// Foods that were described while the current line was read; they are not saved yet.
  var pendingFoods = PendingFoods()
  /// The number of times that lines typed at the prompt were erased; if it changes, the prompt forgets the lines that
  /// it has in memory.
  package private(set) var erasures = 0
  private var opened: Household?
  private var reading: ReadTransaction?
  private var refusal: (any Error)?
  /// The damaged rows that were named already.
  private var toldLeftOut: Set<LeftOutRows.Row> = []
  private var known: HouseholdSettings?
  private var lastKnown: HouseholdSettings?
  /// The profile that was chosen or found in this session, as it was at that time; nil if there is none yet.
  var chosen: Profile?
  /// Whether `use` has chosen a profile in this session; if so, that profile replaces the one that the program was
  /// started with.
  var hasUsed = false

  /// The path of the household's file, and the places that remember the profile in use and typed lines.
  package struct HouseholdLocation: Sendable {
    /// The path of the database file, which may not exist yet.
    package let database: String
    /// Remembers which profile is in use; nil if that is not remembered between runs.
    package let memory: ProfileMemory?
    /// The folder in which the prompt remembers typed lines and more; nil if nothing is remembered.
    package let stateFolder: String?

    /// Creates a location with this database file.
    package init(database: String, memory: ProfileMemory?, stateFolder: String? = nil) {
      self.database = database
      self.memory = memory
      self.stateFolder = stateFolder
    }
  }

  /// Creates a session that has not opened its household yet.
  package init(location: HouseholdLocation, clock: Clock) {
    self.location = location
    self.clock = clock
  }

  /// The dialogue for questions; if the output is JSON or CSV, nobody answers them.
  package var dialogue: Dialogue { globals.format == .text ? terminalDialogue : .none }

  /// The current time, or the one given with `--now`.
  package var now: Moment { globals.now ?? clock.now() }
  /// The current day of the household; before the day-start hour, this is the previous calendar day.
  package var today: Day { now.day(startingAt: settings.dayStart) }
  /// The settings of the household, which are read once per line.
  package var settings: HouseholdSettings {
    if let known { return known }
    // If the file cannot be read, the command itself reports it.
    return (try? loadSettings(of: household())) ?? startingSettings
  }

  /// The settings as last read, for formatting what has already been read; the household is not opened to read them
  /// again.
  package var lastSettings: HouseholdSettings { known ?? lastKnown ?? startingSettings }

  /// The theme as last read.
  ///
  /// If no settings were read yet, they are read now, provided that a household exists.
  ///
  /// If reading them fails, the starting settings are used from then on.
  package var shownTheme: Theme {
    if let last = known ?? lastKnown { return last.theme }
    lastKnown = startingSettings
    guard isStarted else { return startingSettings.theme }
    return settings.theme
  }

  /// Reads days that people type, relative to today.
  package var days: DayReader {
    DayReader(today: today, weekStart: settings.weekStart, isPastMidnight: now.minuteOfDay < settings.dayStart)
  }

  /// A time of day on one of this household's days, which start at the day-start hour.
  package func moment(_ day: Day, minute: Int) -> Moment {
    let calendarDay = minute < settings.dayStart ? day + 1 : day
    let offset = globals.now?.offset ?? clock.zone(calendarDay.number * 86_400 + minute * 60)
    return Moment(day: calendarDay, minuteOfDay: minute, offset: offset)
  }

  /// Whether the household already exists, so that it need not be created.
  var isStarted: Bool { opened != nil || Household.exists(at: location.database) }

  /// The household, opened when the first command needs it.
  package func household() throws -> Household {
    if let opened { return opened }
    if isForReadingOnly { return try householdForReading() }
    let household = try openOrExplain()
    opened = household
    interruption.connect(household.interruptHandle)
    if household.isReadOnly {
      notice(
        "a newer version of Larder has written to this household's file, so it can only be read here; install that version to change it"
      )
    }
    if household.isNew, globals.database != nil { notice("created a new household: \(location.database)") }
    if let upgrade = household.upgrade {
      log.note(.upgraded(from: upgrade.from, to: upgrade.to))
      notice(Self.sentence(on: upgrade))
    }
    return household
  }

  /// Opens the household; if its file is not recognized as one but has backups beside it, the error says that the file
  /// is damaged, and names the newest good backup.
  private func openOrExplain() throws -> Household {
    do { return try Household.open(at: location.database, now: now) } catch let error as LarderError
      where Self.unrecognized.contains(error.code) && !Folder.isFolder(location.database) && newestBackup != nil
    {
      let good = backups.firstIndex { $0.isGood() }.map { ", `data restore \($0 + 1)` brings back the newest good one" }
      let hint = "`data backups` lists its backups" + (good ?? "")
      if error.code == .emptyDatabase { throw LarderError(error.code, error.message, hint: hint) }
      throw LarderError(
        .damagedDatabase, "\(location.database) is damaged: its beginning is not that of a household's file", hint: hint
      )
    }
  }

  /// The errors for a file that is not recognized as a household.
  private static let unrecognized: Set<ErrorCode> = [.notADatabase, .foreignDatabase, .emptyDatabase]

  /// How long completion waits while another program writes: the time of one or two commits, a tolerable delay after
  /// TAB is pressed.
  private static let readOnlyPatience: Duration = .milliseconds(100)

  /// The household, opened for reading only; if that fails, the same error is thrown for the rest of the session.
  private func householdForReading() throws -> Household {
    if let refusal { throw refusal }
    do {
      guard
        let household = try Household.openForReading(at: location.database, now: now, patience: Self.readOnlyPatience)
      else {
        throw LarderError(
          .noProfile, "there is no household yet",
          hint: "the first command that changes something creates it")
      }
      opened = household
      interruption.connect(household.interruptHandle)
      return household
    } catch {
      refusal = error
      throw error
    }
  }

  private static func sentence(on upgrade: LayoutUpgrade) -> String {
    "this household's file was updated to layout \(upgrade.to); a copy from before is kept in \(upgrade.copy)"
      + (upgrade.endsUndo ? "; earlier steps can no longer be undone" : "")
  }

  /// Replaces the household in use with a sample household until the session ends.
  func enterSample(_ household: Household) {
    opened = household
    known = nil
    chosen = nil
    location = HouseholdLocation(database: "a sample household in memory", memory: nil)
    isSample = true
    interruption.connect(household.interruptHandle)
  }

  /// The backups of the household, the newest first.
  var backups: [BackupFile] {
    isSample ? [] : BackupFolder(household: location.database).all(offset: clock.offset)
  }

  /// The newest backup of the household; nil if there is none.
  var newestBackup: BackupFile? { backups.first }

  /// Whether the household has been opened.
  var isOpen: Bool { opened != nil }

  /// Throws `noInputFile` unless the household's file is there: a command about the file itself must not create one.
  func requireHousehold() throws {
    guard !isSample, !isOpen, Household.isMissing(at: location.database) else { return }
    throw LarderError(
      .noInputFile, "there is no household at \(location.database)",
      hint: "the first command that changes something creates it; `--db` and LARDER_DB name another file")
  }

  /// Forgets the opened household, whose file was replaced; the next command opens it again.
  func closeHousehold() {
    opened = nil
    known = nil
    chosen = nil
  }

  /// Forgets, in this session and in the files kept for later ones, that these profiles were in use and what was typed
  /// meanwhile.
  ///
  /// - Throws: `cannotCreate` or `databaseFailed` if a file cannot be removed or written.
  func forget(_ profiles: [Profile], isEverything: Bool) throws {
    erasures += 1
    known = nil
    if let chosen, isEverything || profiles.contains(where: ProfileMemory.Entry(chosen).isOf) {
      self.chosen = nil
    }
    try location.memory?.forget(profiles, isEverything)
  }

  /// Runs a long operation that does not use the household's database, such as writing a file.
  ///
  /// While it runs, an interruption calls `handle`, from another thread.
  func whileStopped<Value>(by handle: @escaping @Sendable () -> Void, _ body: () throws -> Value) rethrows -> Value {
    interruption.connect(handle)
    defer { if let opened { interruption.connect(opened.interruptHandle) } }
    return try body()
  }

  /// Runs `body` in a read transaction; throws what `body` throws, or an error that says why the file cannot be opened
  /// or read.
  ///
  /// A read within a read uses the same transaction. Do not ask the user anything within a read: no other program could
  /// write until the user answers.
  package func read<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
    if let reading { return try body(reading) }
    let household = try household()
    defer { tellLeftOut(household) }
    return try household.read { reading in
      self.reading = reading
      defer { self.reading = nil }
      if known == nil { apply(try reading.settings.all()) }
      return try body(reading)
    }
  }

  /// Names the damaged rows that reading has left out, each once in a session.
  private func tellLeftOut(_ household: Household) {
    for row in household.leftOut.take() where toldLeftOut.insert(row).inserted {
      let way = row.isReadInPart ? "can be read only in part" : "is left out"
      notice("\(row.name) is damaged and \(way): `data check --repair` offers what can be done about it")
    }
  }

  /// Forgets the settings, so that the next line reads them again: another program or a command may have changed them.
  package func refreshSettings() { known = nil }

  /// Begins a line: forgets the settings, and whether the line before has saved anything.
  func beginLine() {
    refreshSettings()
    opened?.beginCommand()
  }

  /// Ends a line: its options no longer apply, and once `use` has chosen a profile, neither does the profile that the
  /// program was started with.
  func endLine(_ base: Globals) {
    globals = base
    if hasUsed { globals.profile = nil }
  }

  private func loadSettings(of household: Household) throws -> HouseholdSettings {
    defer { tellLeftOut(household) }
    return apply(try household.read { try $0.settings.all() })
  }

  @discardableResult private func apply(_ stored: [String: String]) -> HouseholdSettings {
    let settings = SettingKey.settings(stored, startingWith: startingSettings)
    known = settings
    lastKnown = settings
    return settings
  }

  /// The path that a typed word means, relative to the user's home folder or the current folder.
  func path(_ word: Word) -> String {
    // Completion quotes a path with spaces, `~` included.
    if word.text.hasPrefix("~/") { return HomeFolder.expanding(word.text) }
    guard let workingFolder, !word.text.hasPrefix("/") else { return word.text }
    return workingFolder + "/" + word.text
  }

  /// Runs one write transaction as a step of a profile, or of the household if `profile` is nil.
  ///
  /// The history shows the step by its label.
  package func write<Value>(
    label: String, profile: Profile?, _ body: (WriteTransaction) throws -> Value
  ) throws -> WriteResult<Value> {
    // Read the settings before the write begins, since nothing else can be read within it.
    _ = settings
    pendingFoods.beginWrite()
    let author = try profile?.id ?? author()
    let household = try household()
    defer { tellLeftOut(household) }
    return try household.write(label, author: author, isShared: profile == nil, now: now, body)
  }
}
