package import Domain
internal import Foundation
internal import Matching
package import Store

/// Everything that a command works with: the household, whose profile it is, the clock, and somebody to ask.
package final class Session {
  /// Which household it is.
  package private(set) var place: Place
  /// Whether it works with a sample household in memory, of which nothing is kept.
  package private(set) var isSample = false
  /// The time that holds where `--now` does not say another.
  package let clock: Clock
  /// The options that hold for every line until another one says otherwise.
  package var globals = Globals()
  /// Whether further lines follow, of a script or at the prompt, for which holds what a line chooses.
  package var goesOn = false
  /// Whether the household is only looked at, as completion in a shell does: nothing is made, changed, or waited for.
  package var looksOnly = false
  /// Whoever sits at the terminal.
  package var terminalDialogue = Dialogue.none
  /// Where the running query can be stopped from another thread.
  package let interruption = InterruptionRelay()
  /// Notes for the person that are no part of the report, such as that the file is open for reading only.
  package var notice: (String) -> Void = { _ in }
  /// Shows how far a long command has come; nil when it is over.
  ///
  /// It may be called as often as anything changes.
  package var progress: (Progress?) -> Void = { _ in }
  /// The folder from which paths are meant; nil for the one that the program was started in.
  package var workingFolder: String?
  /// What holds where the household has set nothing: the locale's units and currency.
  package var startingSettings = HouseholdSettings()
  /// Foods that were described while the running line was read, and are not saved yet.
  var describedFoods = DescribedFoods()
  private var opened: Household?
  private var refusal: (any Error)?
  private var known: HouseholdSettings?
  private var lastKnown: HouseholdSettings?
  private var chosen: Choice?

  private struct Choice {
    let id: Int
  }

  /// Where the household's file is, and where the profile in use is remembered.
  package struct Place: Sendable {
    /// The path of the database file, which need not exist yet.
    package let database: String
    /// Where the profile in use is kept; nil where it is not remembered between runs.
    package let memory: ProfileMemory?
    /// The folder of what the prompt remembers, typed lines among it; nil if nothing is remembered.
    package let stateFolder: String?

    /// A place by its file's path.
    package init(database: String, memory: ProfileMemory?, stateFolder: String? = nil) {
      self.database = database
      self.memory = memory
      self.stateFolder = stateFolder
    }
  }

  /// A session that has not opened its household yet.
  package init(place: Place, clock: Clock) {
    self.place = place
    self.clock = clock
  }

  /// Who answers questions: nobody where a program reads what is written.
  package var dialogue: Dialogue { globals.format == .text ? terminalDialogue : .none }

  /// The present, or what `--now` says it is.
  package var now: Moment { globals.now ?? clock.now() }
  /// The household's day at this moment: before its day-start hour still the calendar's day before.
  package var today: Day { now.day(startingAt: settings.dayStart) }
  /// What the household has agreed on; it is read anew for every line.
  package var settings: HouseholdSettings {
    if let known { return known }
    // Where the file cannot be read, the command itself says so.
    return (try? loadSettings(of: household())) ?? startingSettings
  }

  /// What was last read of the settings, without a look at the household: for what shows what a command has read.
  package var lastSettings: HouseholdSettings { known ?? lastKnown ?? startingSettings }

  /// The theme as it was last read; read for its own sake only where there is a household and nothing was.
  ///
  /// Nothing is waited for twice: after a read that failed, what holds without a household has to do.
  package var shownTheme: Theme {
    if let last = known ?? lastKnown { return last.theme }
    lastKnown = startingSettings
    guard opened != nil || Household.exists(at: place.database) else { return startingSettings.theme }
    return settings.theme
  }

  /// Reads days that people type, as seen from today.
  package var days: DayReader { DayReader(today: today, weekStart: settings.weekStart) }

  /// A time of day on a day of this household, whose days start at the day-start hour.
  package func moment(_ day: Day, minute: Int) -> Moment {
    let calendarDay = minute < settings.dayStart ? day + 1 : day
    let offset = globals.now?.offset ?? clock.zone(calendarDay.number * 86_400 + minute * 60)
    return Moment(day: calendarDay, minuteOfDay: minute, offset: offset)
  }

  /// The household, opened when the first command needs it.
  package func household() throws -> Household {
    if let opened { return opened }
    if looksOnly { return try lookedAt() }
    let household = try Household.open(at: place.database, now: now)
    opened = household
    interruption.connect(household.interruptHandle)
    if household.isReadOnly {
      notice(
        "this household was written by a newer Larder: it is open for reading only; install that version to change it")
    }
    if household.isNew, globals.database != nil { notice("there was no \(place.database): made a new household") }
    if let upgrade = household.upgrade { notice(Self.sentence(on: upgrade)) }
    return household
  }

  /// How long a look waits while another program writes: a commit or two, and no longer than somebody at TAB would.
  private static let lookPatience: Duration = .milliseconds(100)

  /// The household, opened for reading alone; what it was refused for holds for the whole session.
  private func lookedAt() throws -> Household {
    if let refusal { throw refusal }
    do {
      guard let household = try Household.looking(at: place.database, now: now, patience: Self.lookPatience) else {
        throw LarderError(.noProfile, "there is no household yet", hint: "any command that writes makes it")
      }
      opened = household
      interruption.connect(household.interruptHandle)
      return household
    } catch {
      refusal = error
      throw error
    }
  }

  private static func sentence(on upgrade: Upgrade) -> String {
    "this household was brought to layout \(upgrade.to) of Larder's file; as it was before, it is kept in \(upgrade.copy)"
      + (upgrade.endsUndo ? "; what was done before cannot be undone any more" : "")
  }

  /// Takes a sample household in the place of the one at hand, until the session ends.
  func enterSample(_ household: Household) {
    opened = household
    known = nil
    chosen = nil
    place = Place(database: "a sample household in memory", memory: nil)
    isSample = true
    interruption.connect(household.interruptHandle)
  }

  /// Runs something long that is no query of the household at hand: an interruption calls `handle`, from another thread.
  func whileStopped<Value>(by handle: @escaping @Sendable () -> Void, _ body: () throws -> Value) rethrows -> Value {
    interruption.connect(handle)
    defer { if let opened { interruption.connect(opened.interruptHandle) } }
    return try body()
  }

  /// Reads the household as of one moment; throws what `body` does, or why the file cannot be opened or read.
  package func read<Value>(_ body: (Reading) throws -> Value) throws -> Value {
    let household = try household()
    return try household.read { reading in
      // What `body` asks of the settings must be there: a second read cannot begin within this one.
      if known == nil { learn(try reading.settings.all()) }
      return try body(reading)
    }
  }

  /// Forgets the settings, since another program or a step of this one may change them: before every line.
  package func refreshSettings() { known = nil }

  private func loadSettings(of household: Household) throws -> HouseholdSettings {
    learn(try household.read { try $0.settings.all() })
  }

  @discardableResult private func learn(_ stored: [String: String]) -> HouseholdSettings {
    let settings = SettingKey.settings(stored, startingWith: startingSettings)
    known = settings
    lastKnown = settings
    return settings
  }

  /// The profile in use: the one named for this run, else the one last chosen, else the default; nil where there is none.
  package func currentProfile(in reading: Reading) throws -> Profile? {
    if let name = globals.profile { return try profile(named: name, in: reading) }
    let remembered = chosen?.id ?? place.memory?.recall()
    if let remembered, let profile = try reading.profiles.find(remembered) {
      chosen = Choice(id: profile.id)
      return profile
    }
    return try reading.profiles.all().first
  }

  /// The profile in use.
  ///
  /// - Throws: `noProfile` where the household has none yet.
  package func profile(in reading: Reading) throws -> Profile {
    guard let profile = try currentProfile(in: reading) else {
      throw LarderError(
        .noProfile, "this household has no profile yet", hint: "add one: `profile add NAME`, such as `profile add Dad`")
    }
    return profile
  }

  /// The profile that a name means, case ignored.
  package func profile(named name: String, in reading: Reading) throws -> Profile {
    if let profile = try reading.profiles.find(name) { return profile }
    let all = try reading.profiles.all()
    let plain = SearchText.normalize(name)
    let alike = all.filter { !plain.isEmpty && SearchText.normalize($0.name) == plain }
    if alike.count == 1 { return alike[0] }
    let prefixed = all.filter { $0.name.lowercased().hasPrefix(name.lowercased()) && !name.isEmpty }
    if prefixed.count == 1 { return prefixed[0] }
    let names = all.map(\.name)
    if prefixed.count > 1 {
      throw LarderError(
        .ambiguousProfile, "`\(name)` may be several profiles",
        hint: "one of \(prefixed.map(\.name).joined(separator: ", "))",
        candidates: prefixed.map(\.name))
    }
    let list =
      names.isEmpty ? "there is none yet: `profile add NAME`" : "the household has \(names.joined(separator: ", "))"
    throw LarderError(
      .unknownProfile, "there is no profile `\(name)`", hint: list, candidates: names
    ).suggesting(NearestWord.among(names, to: name))
  }

  /// Remembers whose turn it is, for this session and the next start; false where it is this session only.
  ///
  /// - Throws: `cannotCreate` or `databaseFailed` where it cannot be kept and no line follows for which it would hold: the
  ///   next command would be somebody else's.
  package func use(_ profile: Profile) throws -> Bool {
    do {
      try place.memory?.remember(profile.id)
      chosen = Choice(id: profile.id)
      return place.memory != nil
    } catch let error as LarderError {
      let name = profile.name.contains(where: \.isWhitespace) ? Word.quoted(profile.name) : profile.name
      guard goesOn else {
        throw LarderError(
          error.code, "`use \(profile.name)` cannot be remembered: \(error.message)",
          hint: ["give `--profile \(name)` with each command", error.hint].compactMap(\.self).joined(separator: ", or ")
        )
      }
      chosen = Choice(id: profile.id)
      notice("\(profile.name) is in use until you leave, but not at the next start: \(error.message)")
      return false
    }
  }

  /// A path as a person writes it, from their home folder or the current one.
  func path(_ word: Word) -> String {
    if word.text.hasPrefix("~/"), !word.isQuoted { return NSHomeDirectory() + word.text.dropFirst() }
    guard let workingFolder, !word.text.hasPrefix("/") else { return word.text }
    return workingFolder + "/" + word.text
  }

  /// The number of the profile that gives a command for everybody; nil where there is none yet.
  func author() throws -> Int? { try read { try? currentProfile(in: $0)?.id } }

  /// One transaction of a profile as its own step, of nil as everybody's; history calls the step by the label.
  package func write<Value>(
    label: String, profile: Profile?, _ body: (Writing) throws -> Value
  ) throws -> Written<Value> {
    // Read before the write begins, within which nothing else can be read.
    _ = settings
    describedFoods.beginWrite()
    let author = try profile?.id ?? author()
    return try household().write(label, author: author, isShared: profile == nil, now: now, body)
  }
}
