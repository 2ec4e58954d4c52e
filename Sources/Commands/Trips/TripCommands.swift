internal import Domain
internal import Store
internal import Text

/// `trip list`, `show`, `add`, `edit`, `delete`.
enum TripCommands {
  private static let tripArgument = ArgumentSpec(
    "TRIP", .trip, .optionalRest, TripFinder.forms.capitalizedFirst + "; by default the one last changed.")

  static let specs: [CommandSpec] =
    BoughtCommand.specs + [list, show, add, edit, delete] + TripItemCommands.specs

  static let list: CommandSpec = CommandSpec(
    ["trip", "list"], "List the trips of the profile in use, latest first.", options: ListedDays.options(of: "trips"),
    examples: ["trip list", "trip list --from mon --to today"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let days = try ListedDays(invocation, of: "trips", session)
    let (today, currency) = (session.today, session.settings.currency)
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      let trips = try reading.profile(profile.id).trips(last: days.limit, from: days.first, to: days.last)
      return TripListReport(profile: profile.name, today: today, trips: trips, currency: currency)
    }
  }

  static let show: CommandSpec = CommandSpec(
    ["trip", "show"], "Show a trip with its items, its cost and its nutrition.", arguments: [tripArgument],
    examples: ["trip show", "trip show yesterday"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let trip = try TripFinder(session: session, invocation: invocation, profile: profile).find(invocation.words)
    var report = TripReport(
      profile: profile.name, today: session.today, trip: trip, currency: session.settings.currency,
      remarks: TripComposer.remarks(on: trip))
    report.isShown = true
    return report
  }

  static let add: CommandSpec = CommandSpec(
    ["trip", "add"], "Write down a trip step by step, or start one with its store and day.",
    details: """
      With options the trip starts without items; `trip item add` adds them. `bought` writes down a trip with its \
      items in one line.
      """,
    options: TripOptions.all,
    examples: ["trip add --store REWE --date yesterday", "trip add --store Edeka --total 12.40"], effect: .writes,
    topic: .everyDay, guide: TripForm.ask
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    guard TripOptions.all.contains(where: invocation.has) else {
      throw LarderError(
        .needsAnswer, "`trip add` asks questions, so it needs a terminal",
        hint:
          "`bought 500g tomatoes \(session.settings.currency.example()) at REWE` "
          + "does it in one line; `trip add --store REWE` begins an empty trip")
    }
    var trip = Trip(day: session.today)
    try TripOptions(invocation: invocation, session: session).apply(to: &trip)
    let wanted = trip
    let written = try session.writeTrip(label: invocation.label, profile: profile, isPriced: wanted.isPriced) {
      try $0.insert(wanted)
    }
    return TripReport(
      profile: profile.name, today: session.today, trip: written.value, currency: session.settings.currency,
      remarks: TripComposer(session: session).remarks(on: trip.day, isSaid: invocation.has(TripOptions.date)),
      step: written.step)
  }

  static let edit: CommandSpec = CommandSpec(
    ["trip", "edit"], "Change a trip's store, day, time or printed total.", arguments: [tripArgument],
    options: TripOptions.all, examples: ["trip edit --store Edeka", "trip edit last --date today --total 12.40"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    guard TripOptions.all.contains(where: invocation.has) else {
      throw LarderError(
        .missingValue, "`trip edit` needs to know what to change", hint: "such as `trip edit last --store REWE`")
    }
    let trip = try TripFinder(session: session, invocation: invocation, profile: profile).find(invocation.words)
    let options = TripOptions(invocation: invocation, session: session)
    return try change(trip, isPriced: options.hasTotal, invocation, session, profile: profile) { records in
      var changed = try current(trip, through: records)
      try options.apply(to: &changed)
      try records.update(changed)
      return []
    }
  }

  static let delete: CommandSpec = CommandSpec(
    ["trip", "delete"], "Delete a trip with its items.", arguments: [tripArgument], examples: ["trip delete last"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let trip = try TripFinder(session: session, invocation: invocation, profile: profile).find(invocation.words)
    let written = try session.write(label: invocation.label, profile: profile) {
      try $0.profile(profile.id).deleteTrip(trip.id)
    }
    let place = trip.store.map { " to \($0)" } ?? ""
    let names =
      trip.items.isEmpty ? ", which had no items" : ": " + trip.items.map(\.name).joined(separator: ", ")
    return WriteReport(
      [
        StyledLine("Deleted the trip\(place) on \(DayText.weekday(trip.day, today: session.today))", .bold)
          + StyledLine(names)
      ],
      ["trip": .trip(trip, session.settings.currency)], step: written.step,
      scope: "\(profile.name), \(DayText.relative(trip.day, to: session.today))")
  }

  /// Changes a trip and shows the result.
  ///
  /// - Parameter body: Writes the change and returns the numbers of the new or changed items in the changed trip.
  static func change(
    _ trip: Trip, remarks: [String] = [], isPriced: Bool = false, _ invocation: Invocation,
    _ session: Session, profile: Profile, _ body: (ProfileWriter) throws -> [Int]
  ) throws -> TripReport {
    let written = try session.writeTrip(label: invocation.label, profile: profile, isPriced: isPriced) { records in
      let added = try body(records)
      return (added: added, trip: try current(trip, through: records))
    }
    return TripReport(
      profile: profile.name, today: session.today, trip: written.value.trip, currency: session.settings.currency,
      added: written.value.added, remarks: remarks, step: written.step)
  }

  /// Reads the trip again when a change is saved, since another program may have changed it in the meantime.
  static func current(_ trip: Trip, through records: ProfileWriter) throws -> Trip {
    guard let current = try records.reading.trip(trip.id) else {
      throw LarderError(.unknownTrip, "trip #\(trip.id) has just been deleted", outcome: .unchanged)
    }
    return current
  }
}

/// `--store`, `--date`, `--time`, `--total` of `trip add` and `trip edit`.
struct TripOptions {
  let invocation: Invocation
  let session: Session

  private static let store = OptionSpec.value("store", "NAME", .store, "The store; `none` removes it.")
  static let date = OptionSpec.value("date", "DAY", .day, "The day; a new trip is on today by default.")
  private static let time = OptionSpec.value(
    "time", "TIME", .text, "When it was, such as 18:30; `none` if unknown.")
  private static let total = OptionSpec.value(
    "total", "PRICE", .text, "The total on the receipt; `none` uses the sum of the items.")
  static let all = [store, date, time, total]

  /// Whether the options set a price.
  var hasTotal: Bool { invocation.has(Self.total) }

  func apply(to trip: inout Trip) throws {
    if let word = invocation.word(Self.store) {
      trip.store =
        Self.isNone(word) ? nil : try invocation.locatingErrors(at: word) { try TripComposer.store(word.text) }
    }
    var minute = trip.time?.minuteOfDay
    if let word = invocation.word(Self.date) {
      trip.day = try invocation.locatingErrors(at: word) { try session.days.day(word.text) }
    }
    if let word = invocation.word(Self.time) {
      minute =
        Self.isNone(word)
        ? nil
        : try invocation.locatingErrors(at: word) { try Self.minute(word.text, session.days, hint: "such as 18:30") }
    }
    if invocation.has(Self.date) || invocation.has(Self.time) {
      trip.time = minute.map { session.moment(trip.day, minute: $0) }
    }
    if let word = invocation.word(Self.total) {
      let reader = PriceReader(currency: session.settings.currency)
      trip.printedTotal =
        Self.isNone(word) ? nil : try invocation.locatingErrors(at: word) { try reader.read(word.text) }
    }
  }

  private static func isNone(_ word: Word) -> Bool { word.text.lowercased() == "none" && !word.isQuoted }

  /// A time of day in minutes after midnight; throws `badTime`.
  static func minute(_ text: String, _ days: DayReader, hint: String) throws -> Int {
    guard let minute = (try? WhenReader(days: days).read(text))?.minuteOfDay else {
      throw LarderError(.badTime, "`\(SafeText.visible(text))` is not a time", hint: hint)
    }
    return minute
  }
}
