internal import Domain
internal import Store
internal import Text

/// A trip as it was understood, before it is saved.
struct TripDraft {
  var trip: Trip
  /// What was assumed or is not known, for the person to see.
  var remarks: [String] = []
}

/// Reads a line such as `500g tomatoes 2.49, milk 1l 1.09 at REWE @yesterday` into a trip.
struct TripComposer {
  let session: Session
  /// Whether names that are no certain food stay without one.
  var keepsUnknown = false

  private var currency: Currency { session.settings.currency }

  /// - Throws: what could not be read, with its place in the line; nothing doubtful is taken without asking.
  func compose(_ text: String) throws -> TripDraft {
    let currency = currency
    let line = try PurchaseLineReader(days: session.days, currency: currency).read(text)
    let list = try MealComposer(session: session).reading(line.items) {
      try PurchaseListReader(items: $0, currency: currency).read(line.items)
    }
    if let store = list.store, let other = line.store {
      throw LarderError(
        .badValue, "two stores are named: \(store) and \(other)",
        hint: "leave one of them out; `trip edit` changes it later")
    }
    let day = line.day ?? session.today
    let store = try (list.store ?? line.store).map(Self.store)
    let time = line.minuteOfDay.map { session.moment(day, minute: $0) }
    var draft = try draft(Trip(day: day, time: time, store: store), of: list.lines, in: line.items)
    draft.remarks += remarks(on: day, isSaid: line.day != nil)
    return draft
  }

  /// The items of a list that names no store.
  func items(_ text: String) throws -> TripDraft {
    try draft(Trip(day: session.today), of: lines(text), in: text)
  }

  /// How many items a list has, whatever foods they are.
  func count(_ text: String) throws -> Int { try lines(text).count }

  private func lines(_ text: String) throws -> [PurchasePhrase] {
    let currency = currency
    return try MealComposer(session: session).reading(text) {
      try PurchaseListReader(items: $0, currency: currency).lines(text)
    }
  }

  private func draft(_ trip: Trip, of lines: [PurchasePhrase], in text: String) throws -> TripDraft {
    var trip = trip
    trip.items = try lines.map { try item($0, in: text) }
    let matcher = PurchaseMatcher(session: session, keepsUnknown: keepsUnknown)
    let remarks = try Self.remarks(on: trip.items) { name in
      try matcher.nearest(name).first.map { "\(name) (is it \($0)?)" } ?? name
    }
    return TripDraft(trip: trip, remarks: remarks)
  }

  /// What is odd about the day.
  func remarks(on day: Day, isSaid: Bool) -> [String] {
    if !isSaid, session.now.minuteOfDay < session.settings.dayStart {
      return ["until \(Moment.clock(session.settings.dayStart)) it is still \(DayText.weekday(day))"]
    }
    return day > session.today ? ["\(DayText.weekday(day)) is still to come"] : []
  }

  /// What is not known of the items: price, food, weight.
  static func remarks(on items: [TripItem]) -> [String] { remarks(on: items) { $0 } }

  /// - Parameter foodless: how the name of something without a food is told.
  private static func remarks(on items: [TripItem], foodless: (String) throws -> String) rethrows -> [String] {
    func names(_ isMeant: (TripItem) -> Bool) -> String { items.filter(isMeant).map(\.name).joined(separator: ", ") }
    let kept = try items.filter { $0.kind == .product && $0.food == nil }.map { try foodless($0.name) }
    let products = [
      ("no price", names { $0.price == nil }),
      ("no food of the bank, so without nutrition", kept.joined(separator: ", ")),
      ("weight not known, so without nutrition", names { $0.kind == .product && $0.food != nil && $0.grams == nil }),
    ]
    return products.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }

  /// A store's name as it is stored.
  ///
  /// - Throws: `badValue` where nothing is left of it, `outOfRange` beyond 200 characters.
  static func store(_ text: String) throws -> String {
    let store = SafeText.stored(text)
    guard !store.isEmpty else {
      throw LarderError(.badValue, "the store has no name", hint: "such as REWE; leave it out where it does not matter")
    }
    guard store.unicodeScalars.count <= 200 else {
      throw LarderError(.outOfRange, "a store's name has at most 200 characters", hint: "shorten it")
    }
    return store
  }
}

extension TripComposer {
  /// Matches one line with a food and weighs it.
  func item(_ typed: PurchasePhrase, in text: String) throws -> TripItem {
    let phrase = try settled(typed, in: text)
    let place = LarderError.Place(text: text, range: phrase.item.range)
    try DoubtfulNumber.refuse(phrase.item.doubt, place: place)
    var item = TripItem(
      FoodLine(
        name: try Self.name(of: phrase.item, place: place), quantity: phrase.item.quantity,
        said: Self.text(phrase.item.text)), unitPrice: phrase.unitPrice, price: phrase.price, kind: phrase.kind)
    guard phrase.kind == .product else { return item }
    let namePlace = MealComposer.place(of: phrase.item, in: text)
    guard
      let match = try PurchaseMatcher(session: session, keepsUnknown: keepsUnknown).match(
        phrase.item.name, place: namePlace)
    else {
      item.grams = phrase.item.quantity?.mass
      try item.setPrice(item.price, unit: item.unitPrice)
      return item
    }
    do {
      // Under the name that was typed.
      (item.kind, item.price, item.unitPrice) = try item.kind.priced(
        item.price, unit: item.unitPrice, of: item.name, isFood: true)
      try Self.fill(&item, with: match, quantity: phrase.item.quantity)
    } catch var error as LarderError {
      error.place = error.place ?? place
      throw error
    }
    return item
  }

  /// Gives an item its food, and of that amount its weight and nutrition.
  static func fill(_ item: inout TripItem, with match: FoodMatch, quantity: Quantity?) throws {
    let weight = try match.food.weight(bought: quantity)
    item.name = match.food.name
    item.category = match.food.category
    item.food = FoodReference(id: match.food.id, name: match.food.name)
    item.confidence = match.confidence
    // What would be a guess (a solid's volume) is not known.
    item.grams = weight?.doubt == nil ? weight?.grams : nil
    item.nutrients = PartialNutrients(item.grams.map { match.food.nutrients.of(grams: $0) })
  }

  /// `eggs 10`: ten eggs, or eggs for 10.00.
  private func settled(_ phrase: PurchasePhrase, in text: String) throws -> PurchasePhrase {
    guard let counted = phrase.asCount, let price = phrase.price else { return phrase }
    let name = phrase.item.name
    let count = counted.amountText
    let number = Figure.text(currency.number(price), decimals: currency.decimals).filter { $0 != "," }
    guard session.dialogue.isInteractive, !session.globals.isYes else {
      throw LarderError(
        .doubtful, "`\(name) \(count)` may be \(count) of them, or their price",
        hint: "write `\(count) \(name) \(currency.example())`, or `\(name) \(number)`",
        place: LarderError.Place(text: text, range: counted.range))
    }
    let answers = ["\(count) \(name), price not known", "\(name) for \(number)"]
    guard let answer = try session.dialogue.choose("`\(name) \(count)`: how many, or the price?", answers) else {
      throw LarderError(.doubtful, "nothing chosen for `\(name) \(count)`", hint: "nothing was written")
    }
    guard answer == 0 else { return phrase }
    return PurchasePhrase(item: counted, kind: phrase.kind)
  }

  private static func name(of item: ItemPhrase, place: LarderError.Place) throws -> String {
    do {
      return try FoodCheck.name(SafeText.stored(item.name))
    } catch {
      throw LarderError(error.code, error.message, hint: error.hint, place: place)
    }
  }

  /// As typed, as far as it is stored.
  static func text(_ typed: String) -> String? {
    let text = String(String.UnicodeScalarView(SafeText.stored(typed).unicodeScalars.prefix(1000)))
    return text.isEmpty ? nil : text
  }
}
