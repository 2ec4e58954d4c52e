internal import Domain
internal import Store
internal import Text

/// Finds the trip that words name: `#12`, `last`, a store (its latest trip), or a day and optionally a store.
struct TripFinder {
  let session: Session
  let invocation: Invocation
  let profile: Profile

  private static let longestName = 200
  /// The maximum number of characters that a day and the name of a store may have together.
  private static let longest = 240
  static let forms = "name a trip by its number such as #12, by `last`, or by its day and store: `yesterday REWE`"

  /// Finds the trip that all the words together name; without words, the trip that was saved or changed most recently.
  func find(_ typed: [Word]) throws -> Trip {
    // A single shell argument may hold several words: `larder trip show "yesterday REWE"`.
    let words = typed.flatMap { word in
      word.text.split(whereSeparator: \.isWhitespace).map {
        Word(text: String($0), raw: word.raw, range: word.range, isQuoted: word.isQuoted)
      }
    }
    guard let first = words.first else { return try last() }
    guard words.reduce(0, { $0 + $1.text.unicodeScalars.count + 1 }) <= Self.longest else {
      throw invocation.error(
        .outOfRange, "a store's name has at most \(Self.longestName) characters", at: first, hint: Self.forms)
    }
    if words.count == 1, let number = FoodFinder.number(first.text) { return try trip(number, at: first) }
    if words.count == 1, first.text.lowercased() == "last" { return try last() }
    let name = words.map(\.text).joined(separator: " ")
    // The name of a store may also be that of a day.
    if let store = try store(called: name, at: first, isWhole: true) { return try latest(at: store, first) }
    if let (day, used) = session.days.read(words.map(\.text)) {
      let store = words.dropFirst(used).map(\.text).joined(separator: " ")
      return try trip(on: day, store: store.isEmpty ? nil : store, at: first)
    }
    guard let store = try store(called: name, at: first, isWhole: false) else {
      throw invocation.error(
        .unknownTrip, "\(profile.name) has no trip to `\(SafeText.visible(name))`", at: first, hint: Self.forms)
    }
    return try latest(at: store, first)
  }

  /// Finds the trip that the first words name, and says how many words name it; nil if they do not name a trip.
  ///
  /// Days cannot be abbreviated here, because many food names begin with `sun`.
  func leading(_ words: [Word]) throws -> (trip: Trip, used: Int)? {
    guard let first = words.first else { return nil }
    if first.text.hasPrefix("#"), let number = FoodFinder.number(first.text) { return (try trip(number, at: first), 1) }
    if first.text.lowercased() == "last" { return (try last(), 1) }
    guard first.text.count >= 5, let (day, used) = session.days.read(words.map(\.text)) else { return nil }
    let trips = try read { try $0.trips(from: day, to: day) }
    for count in (1...6).reversed() where used + count <= words.count {
      let name = words[used..<used + count].map(\.text).joined(separator: " ")
      guard let plain = Self.plain(name) else { continue }
      let named = trips.filter { $0.store?.plainLetters == plain }
      if !named.isEmpty { return (try only(named, at: first), used + count) }
    }
    return (try trip(on: day, store: nil, at: first), used)
  }

  /// The trip that was saved or changed most recently.
  func last() throws -> Trip {
    guard let trip = try read({ try $0.lastTouchedTrip() }) else {
      throw LarderError(
        .unknownTrip, "\(profile.name) has no trip yet",
        hint: "`bought 500g tomatoes \(session.settings.currency.example()) at REWE` writes one down")
    }
    return trip
  }

  private func read<Value>(_ body: (ProfileReader) throws -> Value) throws -> Value {
    try session.read { try body($0.profile(profile.id)) }
  }

  func trip(_ number: Int, at word: Word?) throws -> Trip {
    guard let trip = try read({ try $0.trip(number) }) else {
      throw invocation.error(
        .unknownTrip, "\(profile.name) has no trip #\(number)", at: word, hint: "`trip list` shows the numbers")
    }
    return trip
  }

  private func trip(on day: Day, store: String?, at word: Word) throws -> Trip {
    let trips = try read { try $0.trips(from: day, to: day) }
    let named = store.map { name in
      let plain = Self.plain(name)
      let exact = trips.filter { $0.store != nil && $0.store?.plainLetters == plain }
      return exact.isEmpty ? trips.filter { Self.begins($0.store, plain) } : exact
    }
    guard let found = named ?? trips as [Trip]?, !found.isEmpty else {
      let place = store.map { " at \(SafeText.visible($0))" } ?? ""
      throw invocation.error(
        .unknownTrip, "\(profile.name) bought nothing on \(DayText.weekday(day, today: session.today))\(place)",
        at: word,
        hint: trips.isEmpty ? "`trip list` shows the trips" : "that day has " + Self.list(trips))
    }
    return try only(found, at: word)
  }

  private func only(_ trips: [Trip], at word: Word) throws -> Trip {
    guard let trip = trips.first, trips.count == 1 else {
      throw invocation.error(
        .ambiguousTrip, "several trips match", at: word, hint: "say which: " + Self.list(trips),
        candidates: trips.map { "#\($0.id)" })
    }
    return trip
  }

  private func latest(at store: String, _ word: Word) throws -> Trip {
    guard let trip = try read({ try $0.latestTrip(at: store) }) else {
      throw invocation.error(.unknownTrip, "\(profile.name) has no trip to \(store)", at: word, hint: Self.forms)
    }
    return trip
  }

  /// The store with this name or, unless `isWhole` is true, the only store whose name begins with it.
  ///
  /// Nil if there is none. Throws `ambiguousTrip` if several stores' names begin with it.
  private func store(called name: String, at word: Word, isWhole: Bool) throws -> String? {
    guard let plain = Self.plain(name) else { return nil }
    let stores = try read { try $0.stores(limit: 10_000) }
    if let exact = stores.first(where: { $0.plainLetters == plain }) { return exact }
    guard !isWhole else { return nil }
    let begun = stores.filter { Self.begins($0, plain) }
    guard begun.count <= 1 else {
      throw invocation.error(
        .ambiguousTrip, "`\(SafeText.visible(name))` matches several stores", at: word,
        hint: "one of " + begun.prefix(6).joined(separator: ", "), candidates: Array(begun.prefix(6)))
    }
    return begun.first
  }

  /// The name of a store normalized for comparison; nil if it is too long for a store.
  private static func plain(_ name: String) -> String? {
    name.unicodeScalars.count <= longestName ? name.plainLetters : nil
  }

  private static func begins(_ store: String?, _ plain: String?) -> Bool {
    guard let store, let plain else { return false }
    return store.plainLetters.hasPrefix(plain)
  }

  private static func list(_ trips: [Trip]) -> String {
    trips.map { ["#\($0.id)", $0.store].compactMap(\.self).joined(separator: " ") }.joined(separator: ", ")
  }
}
