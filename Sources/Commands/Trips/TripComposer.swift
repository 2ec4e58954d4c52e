internal import Domain
internal import Matching
internal import Store
internal import Text

/// A trip as it was understood, before it is saved.
struct TripDraft {
  var trip: Trip
  /// Remarks for the user: what was assumed, and what is unknown.
  var remarks: [String] = []
}

/// Reads a line such as `500g tomatoes 2.49, milk 1l 1.09 at REWE @yesterday` into a trip.
struct TripComposer {
  let session: Session
  /// Whether an item is kept without a food if its name is not clearly that of a food.
  var keepsUnknown: Bool
  /// The currency of the prices.
  private var currency: Currency { given ?? session.settings.currency }
  private let given: Currency?

  /// Creates a composer; if `currency` is nil, the prices are in the household's currency.
  init(session: Session, keepsUnknown: Bool = false, currency: Currency? = nil) {
    self.session = session
    self.keepsUnknown = keepsUnknown
    given = currency
  }

  /// Reads a line as a trip, and asks the user about everything doubtful.
  ///
  /// - Throws: An error with the place of the words that could not be read or, if nobody can be asked, of the doubtful
  ///   words.
  func compose(_ text: String, check: (ReadTransaction) throws -> Void = { _ in }) throws -> TripDraft {
    let (line, list) = try session.read { reading in
      let line = try PurchaseLineReader(days: session.days, currency: currency).read(text)
      try check(reading)
      return (line, try resolver(session.bank(in: reading)).resolve(line.items))
    }
    if let store = list.store, let other = line.store {
      throw LarderError(
        .badValue, "two stores are named: \(store) and \(other)",
        hint: "leave one of them out; `trip edit` can change the store later")
    }
    let day = line.day ?? session.today
    let store = try (list.store ?? line.store).map(Self.store)
    let time = line.minuteOfDay.map { session.moment(day, minute: $0) }
    var draft = try draft(Trip(day: day, time: time, store: store), of: list.lines, in: line.items)
    draft.remarks += remarks(on: day, isSaid: line.day != nil)
    return draft
  }

  /// Reads the items of a list in which no store is named, and settles all doubts about the items.
  func items(_ text: String) throws -> TripDraft { try items(lines(text), in: text) }

  /// Reads the lines of a list in which no store is named; doubts about the lines are not settled yet.
  func lines(_ text: String) throws -> [ResolvedPurchase] {
    try session.withBank { try resolver($0).resolve(lines: text) }
  }

  /// Settles the doubts about lines and returns their items.
  func items(_ lines: [ResolvedPurchase], in text: String) throws -> TripDraft {
    try draft(Trip(day: session.today), of: lines, in: text)
  }

  /// The number of items in a list, whether or not their foods are known.
  func count(_ text: String) throws -> Int { try session.withBank { try resolver($0).phrases(text).count } }

  private func resolver(_ bank: FoodBank) -> PurchaseResolver {
    PurchaseResolver(bank, currency: currency, keepsUnknown: keepsUnknown)
  }

  private func draft(_ trip: Trip, of lines: [ResolvedPurchase], in text: String) throws -> TripDraft {
    var trip = trip
    let decider = PurchaseDecider(session: session, text: text, currency: currency, keepsUnknown: keepsUnknown)
    let settled = try decider.decide(lines)
    trip.items = settled.items
    let remarks = Self.remarks(on: trip.items) { name in
      settled.foodless[name].map { "\(name) (did you mean \($0)?)" } ?? name
    }
    return TripDraft(trip: trip, remarks: settled.remarks + remarks)
  }

  /// Remarks on a day in the future, or on the hours after midnight that still belong to the previous day; `isSaid`
  /// tells whether a day was typed.
  func remarks(on day: Day, isSaid: Bool) -> [String] {
    if !isSaid, session.now.minuteOfDay < session.settings.dayStart {
      return ["before \(Moment.clock(session.settings.dayStart)) it is still \(DayText.weekday(day)) for Larder"]
    }
    return day > session.today ? ["\(DayText.weekday(day)) is still to come"] : []
  }

  /// Remarks on what is unknown about a trip or, if it was read from a receipt, only on the doubtful lines of the
  /// receipt.
  static func remarks(on trip: Trip) -> [String] {
    guard trip.receipt != nil else { return remarks(on: trip.items) }
    return trip.lineDoubts
  }

  /// Remarks on what is unknown about the items: price, food, weight.
  static func remarks(on items: [TripItem]) -> [String] { remarks(on: items) { $0 } }

  /// Remarks on what is unknown about the items.
  ///
  /// - Parameter foodless: Returns what a remark calls an item without a food, given the item's name.
  private static func remarks(on items: [TripItem], foodless: (String) throws -> String) rethrows -> [String] {
    func names(_ isMeant: (TripItem) -> Bool) -> String { items.filter(isMeant).map(\.name).joined(separator: ", ") }
    let kept = try items.filter { $0.kind == .product && $0.food == nil }.map { try foodless($0.name) }
    let products = [
      ("no price", names { $0.price == nil }),
      ("not in the food bank, so no nutrition is counted", kept.joined(separator: ", ")),
      (
        "weight not known, so no nutrition is counted",
        names { $0.kind == .product && $0.food != nil && $0.grams == nil }
      ),
    ]
    return products.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }

  /// The name of a store in the form in which it is saved.
  ///
  /// - Throws: `badValue` if this form is empty, `outOfRange` if it has more than 200 characters.
  static func store(_ text: String) throws -> String {
    let store = SafeText.stored(text)
    guard !store.isEmpty else {
      throw LarderError(.badValue, "the store has no name", hint: "such as REWE; leave it out if it does not matter")
    }
    guard store.unicodeScalars.count <= 200 else {
      throw LarderError(.outOfRange, "a store's name has at most 200 characters", hint: "shorten it")
    }
    return store
  }
}
