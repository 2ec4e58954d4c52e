internal import Domain
internal import Matching
internal import Store
internal import Text

/// A change that the user types while reviewing a receipt.
struct ReviewChange {
  let session: Session
  /// The receipt with the change.
  var scanned: ScannedTrip
  /// Remarks on the change, for the user.
  var remarks: [String] = []
  /// The indices of lines whose food was settled, so that nobody is asked about them again.
  private(set) var settled: [Int] = []

  /// The words that begin a change to the whole receipt instead of a single line.
  static let verbs: Set<String> = ["store", "day", "date", "time", "total", "add"]

  init(session: Session, scanned: ScannedTrip) { (self.session, self.scanned) = (session, scanned) }

  /// Changes the store, the day, the time or the total, or adds lines.
  mutating func change(verb: String, _ rest: String) throws {
    guard !rest.isEmpty else {
      throw LarderError(.missingArgument, "`\(verb)` needs to know what it is", hint: Self.example(verb))
    }
    let isNone = rest.lowercased() == "none"
    switch verb {
    case "store": scanned.trip.store = isNone ? nil : try TripComposer.store(rest)
    case "day", "date":
      scanned.trip.day = try session.days.day(rest)
      scanned.trip.time = scanned.trip.time.map { session.moment(scanned.trip.day, minute: $0.minuteOfDay) }
      scanned.isDayKnown = true
      if scanned.trip.day > session.today { remarks.append("\(DayText.weekday(scanned.trip.day)) is still to come") }
    case "time":
      let minute = try isNone ? nil : TripOptions.minute(rest, session.days, hint: Self.example(verb))
      scanned.trip.time = minute.map { session.moment(scanned.trip.day, minute: $0) }
    case "total":
      scanned.trip.printedTotal = try isNone ? nil : PriceReader(currency: scanned.currency).read(rest)
    default:
      // Do not ask which food is meant if the item is clearly no food, such as soap.
      let isNoFood = ReceiptResolver.isNoFood(rest)
      let composer = TripComposer(session: session, keepsUnknown: isNoFood, currency: scanned.currency)
      var items = try composer.items(rest).trip.items
      for place in items.indices where items[place].food == nil && ReceiptResolver.isNoFood(items[place].name) {
        items[place].line.becomeNoFood()
      }
      scanned.trip.items += items
      scanned.items += items.map { UnderstoodItem(item: $0, isNoFood: $0.food == nil) }
    }
    scanned.compareTotal()
  }

  private static func example(_ verb: String) -> String {
    switch verb {
    case "store": "such as `store REWE`; `store none` leaves it out"
    case "time": "such as `time 18:30`; `time none` leaves it out"
    case "total": "such as `total 12.40`; `total none` leaves it out"
    case "add": "such as `add milk 1.09`"
    default: "such as `day yesterday`"
    }
  }

  /// Takes the offered food with this number for a line, and for lines with the same printed words.
  mutating func choose(_ number: Int, for place: Int) throws {
    let candidates = scanned.items[place].candidates
    guard candidates.indices.contains(number - 1) else {
      let hint =
        candidates.isEmpty
        ? "no food is offered for line \(place + 1): type its name"
        : "1 to \(candidates.count), or the name of a food; `\(number) pieces` is an amount"
      throw LarderError(.badValue, "line \(place + 1) has no food with the number \(number)", hint: hint)
    }
    let match = FoodBank.confirmedMatch(candidates[number - 1])
    for twin in scanned.twins(of: place) + [place] {
      scanned.trip.items[twin].take(match, grams: scanned.trip.items[twin].grams)
      scanned.items[twin].isNoFood = false
      scanned.items[twin].isCorrected = true
      settled.append(twin)
    }
  }

  /// Changes a line as the typed text says.
  mutating func change(line place: Int, _ text: String) throws {
    let reader = PriceReader(currency: scanned.currency)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first?.lowercased() {
    case "skip" where words.count == 1: scanned.trip.items[place].isSkipped.toggle()
    case "delete" where words.count == 1, "remove" where words.count == 1:
      scanned.trip.items.remove(at: place)
      scanned.items.remove(at: place)
    case "none" where words.count == 1:
      for twin in scanned.twins(of: place) + [place] {
        scanned.trip.items[twin].removeFood()
        (scanned.items[twin].isNoFood, scanned.items[twin].isCorrected) = (true, true)
        settled.append(twin)
      }
    case "new":
      let item = scanned.trip.items[place]
      // Pass a weight instead of a count, so that the form does not ask for a portion: a package is not one.
      let creation = InlineFoodCreation(session: session, quantity: .grams(100))
      let match = try creation.described(rest.isEmpty ? item.originalText ?? item.name : rest, estimate: nil)
      for twin in scanned.twins(of: place) + [place] {
        scanned.trip.items[twin].take(match, grams: scanned.trip.items[twin].grams)
        scanned.items[twin].isCorrected = true
        settled.append(twin)
      }
    case "price": try scanned.trip.items[place].setPrice(price(rest, reader), unit: nil)
    case "split": try split(place, price(rest, reader))
    default:
      if words.count == 1, let number = FoodFinder.number(words[0]) { return try choose(number, for: place) }
      try replace(place, text)
    }
    scanned.compareTotal()
  }

  private func price(_ text: String, _ reader: PriceReader) throws -> Money {
    guard !text.isEmpty else {
      throw LarderError(.missingArgument, "the price is missing", hint: "such as `3 price 1.89` or `3 split 0.99`")
    }
    return try reader.read(text)
  }

  /// Splits a line in two; the amount is divided in proportion to the price.
  private mutating func split(_ place: Int, _ part: Money) throws {
    let whole = scanned.trip.items[place]
    guard let price = whole.price, price.minorUnits != 0 else {
      throw LarderError(.badValue, "line \(place + 1) has no price that could be split", hint: "give it one first")
    }
    let share = Double(part.minorUnits) / Double(price.minorUnits)
    guard share > 0, share < 1 else {
      throw LarderError(
        .outOfRange, "a part of line \(place + 1) costs more than nothing and less than all of it",
        hint: "such as half of it")
    }
    var first = whole.scaled(by: share)
    var second = whole.scaled(by: 1 - share)
    // The weight of a part must not be learned as the weight of a whole item.
    (first.gramsFrom, second.gramsFrom) = (whole.gramsFrom ?? .learned, whole.gramsFrom ?? .learned)
    try first.setPrice(part, unit: nil)
    try second.setPrice(price - part, unit: nil)
    scanned.trip.items.replaceSubrange(place...place, with: [first, second])
    scanned.items.insert(scanned.items[place], at: place + 1)
  }

  /// Replaces the amount, the food or the price of a line.
  private mutating func replace(_ place: Int, _ text: String) throws {
    let before = scanned.trip.items[place]
    var change = TripItemChange(
      session: session, usage: "N [AMOUNT] [FOOD] [PRICE]", currency: scanned.currency, item: before)
    try change.read(text)
    var after = try change.result()
    // A typing error must not teach Larder that the printed line is no food.
    guard after.food != nil || after.kind != .product || after.name == before.name else {
      throw LarderError(
        .unknownFood, "`\(after.name)` is not in the food bank",
        hint: "`\(place + 1) none` if line \(place + 1) is not food, `\(place + 1) new \(after.name)` to add the food")
    }
    for twin in scanned.twins(of: place) where after.food != nil && after.food != before.food {
      let item = scanned.trip.items[twin]
      guard item.grams == before.grams, item.quantity == before.quantity else { continue }
      scanned.trip.items[twin].line = after.line
      scanned.trip.items[twin].line.confidence = 1
      (scanned.trip.items[twin].category, scanned.trip.items[twin].gramsFrom) = (after.category, after.gramsFrom)
      scanned.items[twin].isCorrected = true
      settled.append(twin)
    }
    // A new amount or price alone does not say what the line is.
    if after.food != nil || after.kind != .product {
      after.line.confidence = 1
      scanned.items[place].isCorrected = true
      settled.append(place)
    }
    scanned.trip.items[place] = after
    scanned.items[place].isNoFood = after.food == nil && scanned.items[place].isNoFood
  }
}

extension TripItem {
  /// Turns the item into one that is not a food.
  fileprivate mutating func removeFood() {
    line.name = line.originalText ?? line.name
    line.becomeNoFood()
    (gramsFrom, category) = (nil, .other)
  }

  /// The item with this share of its amount and nutrients, but with the same price.
  fileprivate func scaled(by share: Double) -> TripItem {
    var part = self
    part.line.grams = line.grams.map { $0 * share }
    part.line.nutrients = line.nutrients.scaled(by: share)
    part.line.quantity = line.quantity.map { $0.scaled(by: share) }
    return part
  }
}

extension ScannedTrip {
  /// The index of the line with this number; throws `unknownItem` if there is no such line.
  func place(_ number: Int) throws -> Int {
    guard trip.items.indices.contains(number - 1) else {
      throw LarderError(.unknownItem, "there is no line \(number)", hint: "the lines are 1 to \(trip.items.count)")
    }
    return number - 1
  }

  /// The indices of other lines with the same printed words that nobody has looked at yet.
  func twins(of place: Int) -> [Int] {
    guard let printed = trip.items[place].originalText, !printed.isEmpty else { return [] }
    return trip.items.indices.filter {
      $0 != place && trip.items[$0].originalText == printed && !items[$0].isSeen && !items[$0].isCorrected
        && trip.items[$0].kind == .product
    }
  }

  /// Confirms the guess for a line, and for lines with the same printed words.
  mutating func confirm(_ place: Int) {
    for twin in twins(of: place) + [place] {
      trip.items[twin].line.confidence = 1
      items[twin].isCorrected = true
    }
  }

  /// Notes that the user has looked at a line, which also counts for the lines with the same printed words.
  mutating func markSeen(_ place: Int) {
    for twin in twins(of: place) + [place] { items[twin].isSeen = true }
  }

  /// What the user's corrections teach about printed lines; `saved` are the items as they were after their foods had
  /// been saved.
  func learned(_ saved: [TripItem]) -> [PrintedName] {
    zip(saved, items).filter(\.1.isCorrected).compactMap { item, read in
      PrintedName(correcting: read.item, to: item, store: receipt.store)
    }
  }
}
