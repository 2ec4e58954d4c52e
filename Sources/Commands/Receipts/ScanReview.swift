internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// A person looks through a receipt that was read and sets it right, from doubt to doubt.
///
/// Nothing is written here; leaving with Ctrl-C or `cancel` leaves nothing behind.
struct ScanReview {
  let session: Session
  /// What the person should know beside the doubts.
  let remarks: [String]

  /// The receipt as the person wants it saved; nil if it is not to be saved.
  func review(_ scanned: ScannedTrip) throws -> ScannedTrip? {
    var scanned = scanned
    show(scanned)
    while true {
      let focus = scanned.trip.items.indices.first { scanned.trip.items[$0].isDoubtful && !scanned.items[$0].isSeen }
      if let focus { ask(about: focus, scanned) }
      let typed = try session.dialogue.ask(Question(label(scanned, focus)))
      let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
      do {
        switch words.first?.lowercased() {
        case nil:
          guard let focus else {
            try scanned.refuseUnknownDay(hint: "say the day, such as `day yesterday`")
            return scanned
          }
          if scanned.trip.items[focus].food != nil { scanned.confirm(focus) }
          scanned.items[focus].isSeen = true
          continue
        case "save", "s":
          try scanned.refuseUnknownDay(hint: "say the day, such as `day yesterday`")
          return scanned
        case "cancel", "q", "quit": return nil
        case "?" where focus != nil && words.count == 1:
          if let focus { explain(focus, scanned) }
        case "?", "help", "h": session.dialogue.show { Self.help($0) }
        case let word?:
          if let focus, words.count == 1, let choice = FoodFinder.number(word),
            try choose(choice, for: focus, &scanned)
          {
            scanned.items[focus].isSeen = true
            continue
          }
          if let focus, !Self.verbs.contains(word.lowercased()), FoodFinder.number(word) == nil {
            try change(line: focus, typed, words, &scanned)
          } else {
            try change(words, &scanned)
          }
          show(scanned)
        }
      } catch let error as LarderError where error.code != .interrupted {
        session.dialogue.show(error)
      }
    }
  }

  private func show(_ scanned: ScannedTrip) {
    let report = ReceiptReport(scanned: scanned, today: session.today, fate: .reviewed, remarks: remarks)
    session.dialogue.show { report.lines(on: $0) }
  }

  private func label(_ scanned: ScannedTrip, _ focus: Int?) -> String {
    guard let focus else { return "Enter saves, or a change (? for help)" }
    let item = scanned.trip.items[focus]
    return item.food == nil
      ? "line \(focus + 1): its food (Enter: none)" : "line \(focus + 1): Enter, a number or words"
  }

  private func ask(about place: Int, _ scanned: ScannedTrip) {
    session.dialogue.show { LineExplanation(scanned, place).question(on: $0) }
  }

  private func explain(_ place: Int, _ scanned: ScannedTrip) {
    session.dialogue.show { LineExplanation(scanned, place).lines(on: $0) }
  }

  /// Takes a candidate for a line; false if there is none with that number.
  private func choose(_ number: Int, for place: Int, _ scanned: inout ScannedTrip) throws -> Bool {
    let candidates = scanned.items[place].candidates
    guard candidates.indices.contains(number - 1) else { return false }
    scanned.trip.items[place].take(
      FoodBank.confirmedMatch(candidates[number - 1]), grams: scanned.trip.items[place].grams)
    scanned.items[place].isCorrected = true
    return true
  }

  // MARK: Changes

  /// The words that begin a change of the whole receipt.
  private static let verbs: Set<String> = ["store", "day", "date", "time", "total", "add"]

  /// Reads a change: of the receipt's store, day, time or total, of a line, or a new line.
  private func change(_ words: [String], _ scanned: inout ScannedTrip) throws {
    let rest = words.dropFirst().joined(separator: " ")
    let currency = scanned.currency
    switch words[0].lowercased() {
    case "store": scanned.trip.store = rest.isEmpty ? nil : try TripComposer.store(rest)
    case "day", "date":
      scanned.trip.day = try session.days.day(rest)
      scanned.trip.time = scanned.trip.time.map { session.moment(scanned.trip.day, minute: $0.minuteOfDay) }
      scanned.isDayKnown = true
    case "time":
      let minute = try TripOptions.minute(rest, session.days, hint: "such as `time 18:30`")
      scanned.trip.time = session.moment(scanned.trip.day, minute: minute)
    case "total":
      scanned.trip.printedTotal = try PriceReader(currency: currency).read(rest)
      scanned.compareTotal()
    case "add":
      let items = try TripComposer(session: session, currency: currency).items(rest).trip.items
      scanned.trip.items += items
      scanned.items += items.map { UnderstoodItem(item: $0, isNoFood: $0.food == nil) }
      scanned.compareTotal()
    default:
      guard let number = FoodFinder.number(words[0]) else {
        throw LarderError(
          .badValue, "`\(SafeText.visible(words[0]))` is neither the number of a line nor a word known here",
          hint: "`?` shows what can be typed")
      }
      guard scanned.trip.items.indices.contains(number - 1) else {
        throw LarderError(
          .unknownItem, "there is no line \(number)", hint: "the lines are 1 to \(scanned.trip.items.count)")
      }
      try change(line: number - 1, rest, Array(words.dropFirst()), &scanned)
    }
  }

  private func change(line place: Int, _ text: String, _ words: [String], _ scanned: inout ScannedTrip) throws {
    let reader = PriceReader(currency: scanned.currency)
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first?.lowercased() {
    case nil, "?": explain(place, scanned)
    case "skip": scanned.trip.items[place].isSkipped.toggle()
    case "delete", "remove":
      scanned.trip.items.remove(at: place)
      scanned.items.remove(at: place)
      scanned.compareTotal()
    case "none" where words.count == 1:
      scanned.trip.items[place].removeFood()
      scanned.items[place].isCorrected = true
    case "new":
      guard let match = try newFood(rest, for: scanned.trip.items[place]) else { return }
      scanned.trip.items[place].take(match, grams: scanned.trip.items[place].grams)
      scanned.items[place].isCorrected = true
    case "price":
      try scanned.trip.items[place].setPrice(reader.read(rest), unit: nil)
      scanned.compareTotal()
    case "split":
      let part = try reader.read(rest)
      let price = scanned.trip.items[place].price ?? .zero
      var second = scanned.trip.items[place]
      try second.setPrice(price - part, unit: nil)
      try scanned.trip.items[place].setPrice(part, unit: nil)
      scanned.trip.items.insert(second, at: place + 1)
      scanned.items.insert(scanned.items[place], at: place + 1)
      scanned.compareTotal()
    default:
      let before = scanned.trip.items[place]
      var change = TripItemChange(
        session: session, usage: "N [AMOUNT] [FOOD] [PRICE]", currency: scanned.currency, item: before)
      try change.read(text)
      var after = try change.result()
      // A slip of the keyboard must not teach that the printed line is no food.
      guard after.food != nil || after.kind != .product || after.name == before.name else {
        throw LarderError(
          .unknownFood, "`\(after.name)` is not in the food bank",
          hint: "`\(place + 1) none` if line \(place + 1) is no food, `\(place + 1) new \(after.name)` to add the food")
      }
      after.line.confidence = 1
      scanned.trip.items[place] = after
      scanned.items[place].isCorrected = true
      scanned.compareTotal()
    }
  }

  /// Asks for the values of a food that the food bank does not have; nil if the person leaves the form.
  private func newFood(_ name: String, for item: TripItem) throws -> FoodMatch? {
    // A weight instead of a count keeps the form from asking for a portion: a package is not one.
    let creation = InlineFoodCreation(session: session, quantity: .grams(100))
    do {
      return try creation.described(name.isEmpty ? item.originalText ?? item.name : name, estimate: nil)
    } catch let error as LarderError where error.code == .interrupted {
      session.dialogue.show([StyledLine("the food was not added", .faint)])
      return nil
    }
  }

  private static let help: [(typed: String, effect: String)] = [
    ("Enter", "accepts what is shown for the line; at the end it saves"),
    ("2", "takes the second food that is offered"),
    ("3 potato salad", "another food for line 3"),
    ("3 new aunt's jam", "a food that is not known yet: its values are asked for"),
    ("3 400g", "another amount"),
    ("3 price 1.89", "another price"),
    ("3 none", "line 3 is no food"),
    ("3 skip", "its nutrition does not count"),
    ("3 delete", "there is no such line"),
    ("3 split 0.99", "two lines, of which the first costs 0.99"),
    ("3 ?", "why line 3 is what it is, and how it was read"),
    ("add milk 1.09", "a line that is missing"),
    ("store REWE", "another store; so are `day yesterday`, `time 18:30` and `total 12.40`"),
    ("save", "saves the trip as it is"),
    ("cancel", "leaves nothing"),
  ]

  private static func help(_ canvas: Canvas) -> [StyledLine] {
    if canvas.isAccessible {
      return help.flatMap { "`\($0.typed)`: \($0.effect)".wrapped(to: canvas.width).map { StyledLine($0) } }
    }
    let indent = (help.map(\.typed.cells).max() ?? 0) + 4
    return help.flatMap { typed, effect in
      effect.wrapped(to: max(12, canvas.width - indent)).enumerated().map { row, text in
        StyledLine("  " + (row == 0 ? typed : "").padded(to: indent - 2) + text)
      }
    }
  }
}

extension TripItem {
  /// Makes the item one that is no food.
  fileprivate mutating func removeFood() {
    line.name = line.originalText ?? line.name
    line.becomeNoFood()
    (gramsFrom, category) = (nil, .other)
  }
}

extension ScannedTrip {
  /// Takes the guess for a line as right.
  fileprivate mutating func confirm(_ place: Int) {
    trip.items[place].line.confidence = 1
    items[place].isCorrected = true
  }

  /// What the person has said of printed lines, after the foods are saved with these items.
  func learned(_ saved: [TripItem]) -> [PrintedName] {
    zip(saved, items).filter(\.1.isCorrected).compactMap { item, read in
      PrintedName(correcting: read.item, to: item, store: receipt.store)
    }
  }
}
