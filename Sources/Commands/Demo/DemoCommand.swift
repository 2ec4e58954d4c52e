internal import Domain
internal import Store
internal import Synchronization

/// `demo`: opens a sample household, or saves one as a file.
enum DemoCommand {
  private static let weeks = OptionSpec.value(
    "weeks", "N", .number, "How many weeks up to today, 1 to 1560; 8 by default.")
  private static let profiles = OptionSpec.value("profiles", "N", .number, "How many people, 1 to 12; 3 by default.")
  private static let items = OptionSpec.value(
    "items-per-day", "N", .number,
    "The mean number of items a person logs per day, 1 to 60; by default a realistic number.")
  private static let out = OptionSpec.value("out", "FILE", .file, "Write it to a file, which must not exist yet.")

  static let specs: [CommandSpec] = [demo]

  static let demo: CommandSpec = CommandSpec(
    ["demo"], "Explore a sample household: a family with its meals and trips.",
    details: """
      The family is made up and always the same; on some of its days nobody logged anything. It is kept in memory \
      only: your own household is not touched, and nothing is saved when you leave. `larder demo` opens the prompt on \
      it, `echo week | larder demo` runs commands on it. Typed at the prompt or in a script, `demo` replaces your \
      household until the session ends.

      `demo --out FILE` writes it to a file instead; `larder --db FILE` opens that file.
      """,
    options: [weeks, profiles, items, out], examples: ["demo", "demo --weeks 2 --profiles 5"], effect: .session,
    topic: .session
  ) { invocation, session in
    let size = try DemoSize(
      weeks: invocation.whole(weeks, in: DemoSize.weeksRange) ?? 8,
      profiles: invocation.whole(profiles, in: DemoSize.profilesRange) ?? 3,
      itemsPerDay: invocation.whole(items, in: DemoSize.itemsRange))
    let household = try DemoHousehold(size, now: session.now, zone: zone(of: session))
    if let word = invocation.word(out) { return try write(household, to: word, invocation, session) }
    return try open(household, session)
  }

  /// Opens the sample household in memory, in place of the session's own household.
  private static func open(_ household: DemoHousehold, _ session: Session) throws -> DemoReport {
    var filling = DemoFilling(household: household, session: session)
    let opened = try filling.interruptibly { filling in
      try Household.inMemory(now: session.now) { try filling.fill($0) }
    }
    // If a profile was named for this run, it must exist; check that before anything is changed.
    if let name = session.globals.profile { _ = try opened.read { try session.profile(named: name, in: $0) } }
    session.enterSample(opened)
    return DemoReport(household: household, counts: filling.counts, file: nil, opensHousehold: true)
  }

  private static func write(
    _ household: DemoHousehold, to word: Word, _ invocation: Invocation, _ session: Session
  ) throws -> DemoReport {
    guard !word.text.isEmpty else {
      throw invocation.error(.badValue, "--out needs a file's name", at: word, hint: "such as `demo --out sample.db`")
    }
    let path = session.path(word)
    var filling = DemoFilling(household: household, session: session)
    do {
      try filling.interruptibly { filling in
        try Household.make(at: path, now: session.now) { try filling.fill($0) }
      }
    } catch let error as LarderError where error.code == .cannotCreate {
      throw invocation.error(
        error.code, error.message, at: word, hint: "name a file in a folder of your own, such as ~/sample.db")
    } catch let error as LarderError where error.code == .alreadyExists {
      throw invocation.error(error.code, error.message, at: word, hint: error.hint)
    }
    return DemoReport(household: household, counts: filling.counts, file: path, opensHousehold: false)
  }

  /// Returns a function that gives the UTC offset, in seconds, at a local time.
  ///
  /// The offset is that of the machine's time zone with its daylight saving changes. If `--now` states another offset,
  /// that fixed offset is used instead.
  private static func zone(of session: Session) -> (Int) -> Int {
    let now = session.now
    let zone = session.clock.zone
    guard zone(now.seconds + now.offset) == now.offset else { return { _ in now.offset } }
    return { zone($0) }
  }
}

/// Fills a new database with a sample household.
struct DemoFilling {
  let household: DemoHousehold
  let session: Session
  private(set) var counts = Counts()
  private let isStopped = StopFlag()

  /// How much has been saved so far.
  struct Counts {
    var days = 0
    var meals = 0
    var items = 0
    var trips = 0
    var tripItems = 0
  }

  init(household: DemoHousehold, session: Session) {
    self.household = household
    self.session = session
  }

  /// A flag that another thread sets to stop the filling.
  private final class StopFlag: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  /// Runs `body`, which fills the database and can be interrupted.
  mutating func interruptibly<Value>(_ body: (inout DemoFilling) throws -> Value) throws -> Value {
    let stop: @Sendable () -> Void = { [sign = isStopped] in sign.isSet.store(true, ordering: .relaxed) }
    return try session.whileStopped(by: stop) { try body(&self) }
  }

  /// Writes all profiles with their goals, meals and trips; prices are in euros.
  mutating func fill(_ writing: WriteTransaction) throws {
    try writing.settings.set(SettingKey.currency.rawValue, "EUR")
    let profiles = try household.members.map { member in
      let profile = try writing.profiles.insert(
        Profile(name: member.name, icon: member.icon, color: member.color, createdAt: household.beginning))
      try writing.profile(profile.id).setGoals(member.goals)
      return profile.id
    }
    let days = household.span.upperBound - household.span.lowerBound + 1
    var progress = Progress(session: session, days: days)
    try household.forEachDay(foods: writing.reading.foods.list()) { day in
      guard !isStopped.isSet.load(ordering: .relaxed) else {
        throw LarderError(.interrupted, "interrupted", hint: "no sample household was created")
      }
      for (profile, meals) in zip(profiles, day.meals) {
        for meal in meals { try writing.profile(profile).insert(meal) }
        counts.meals += meals.count
        counts.items += meals.reduce(0) { $0 + $1.items.count }
      }
      for (member, trip) in day.trips {
        try writing.profile(profiles[member]).insert(trip)
        counts.trips += 1
        counts.tripItems += trip.items.count
      }
      counts.days += 1
      progress.note(counts.days)
    }
  }

  /// Shows the progress every few seconds, so that the program does not look stuck while it fills the database.
  private struct Progress {
    let session: Session
    let days: Int
    var lastNote: Int

    private static let seconds = 4

    init(session: Session, days: Int) {
      self.session = session
      self.days = days
      lastNote = session.clock.now().seconds
    }

    mutating func note(_ done: Int) {
      guard done.isMultiple(of: 28), session.dialogue.isInteractive else { return }
      let now = session.clock.now().seconds
      guard now - lastNote >= Self.seconds else { return }
      lastNote = now
      session.notice("making the sample household: \(done * 100 / days) %")
    }
  }
}
