internal import Domain
internal import Store
internal import Text

/// A meal as it was understood, before it is saved.
struct MealDraft {
  var day: Day
  var slot: Slot
  var time: Moment
  var items: [MealItem]
  /// For a meal that is made anew; one that is there keeps its own.
  var notes: String?
  /// Whether a time was said, not taken from the clock or the slot.
  var isTimeSaid = false
  /// What was assumed, for the person to see.
  var remarks: [String] = []

  var meal: Meal { Meal(day: day, time: time, slot: slot, items: items) }
}

/// Reads a line such as `2 eggs, 150g cooked rice and a banana @lunch @yesterday` into a meal.
struct MealComposer {
  let session: Session

  /// Words of one list, far more than a feast has: reading takes time by the square of their number.
  private static let mostWords = 2000

  /// - Parameter slot: the slot that the verb itself names (`b`, `l`, `d`, `s`).
  /// - Throws: what could not be read, with its place in the line; nothing doubtful is taken without asking.
  func compose(_ text: String, slot: Slot? = nil) throws -> MealDraft {
    let (items, said) = try split(text)
    var phrase = said
    if let slot {
      if let said = phrase.slot, said != slot {
        throw LarderError(
          .badValue, "two slots are named: \(slot.rawValue) and \(said.rawValue)",
          hint: "use `eat` with @\(said.rawValue)")
      }
      phrase.slot = slot
    }
    let found = try self.items(items)
    var draft = try place(phrase)
    draft.items = found.items
    draft.remarks += found.remarks
    return draft
  }

  /// The items of a list as they will be saved, and what a person should know of them.
  func items(_ text: String) throws -> (items: [MealItem], remarks: [String]) {
    let phrases = try phrases(text)
    let items = try phrases.map { try item($0, in: text) }
    return (items, zip(phrases, items).compactMap(Self.remark))
  }

  /// A bare count that weighs more than anybody eats was probably meant in grams.
  private static func remark(on phrase: ItemPhrase, item: MealItem) -> String? {
    guard case .count(let count, nil) = phrase.amount, item.grams > 5000 else { return nil }
    let number = Figure.text(count)
    return "\(item.amount) of \(item.name) weigh \(Figure.short(item.grams / 1000)) kg; grams are written `\(number)g`"
  }

  /// The items, and when they were eaten: after `@`, or in plain words at the end (`for lunch yesterday`).
  func split(_ text: String) throws -> (items: String, when: WhenPhrase) {
    let reader = WhenReader(days: session.days)
    let (items, when) = splitAtSign(text)
    guard let when else { return reader.trailing(in: text) ?? (text, WhenPhrase()) }
    do {
      return (items, try reader.read(when))
    } catch let error {
      throw error.placed(in: text, at: text.count - when.count)
    }
  }

  /// The items of a list; the bank decides which words make a name or a portion.
  func phrases(_ items: String) throws -> [ItemPhrase] { try reading(items) { try $0.read(items) } }

  /// What `body` reads of a list with a reader that asks the bank.
  func reading<Value>(_ items: String, _ body: (ItemListReader) throws -> Value) throws -> Value {
    // Marks part words as spaces do: `egg,egg,egg` is three.
    let words = items.split(maxSplits: Self.mostWords) { $0.isWhitespace || ",;+".contains($0) }.count
    guard words <= Self.mostWords else {
      throw LarderError(
        .outOfRange, "a line of more than \(Self.mostWords) words is no meal", hint: "log it in several lines")
    }
    return try session.read { reading in
      let foods = reading.foods
      // The reader asks yes or no; what went wrong in between (Ctrl-C, a locked file) must not pass for a no.
      var failure: (any Error)?
      func answer(_ question: () throws -> Bool) -> Bool {
        do { return try question() } catch {
          failure = failure ?? error
          return false
        }
      }
      let reader = ItemListReader(
        knows: { name in answer { try foods.hasName(name) } },
        spells: { name in answer { try foods.hasSpelling(name) } },
        hasPortion: { portion, name in
          answer {
            let candidates = try foods.candidates(for: name, limit: FoodFinder.reach)
            guard case .one(let match) = FoodRanking(query: name).choose(candidates) else { return false }
            return match.food.portion(called: portion) != nil
          }
        })
      let result = Result { try body(reader) }
      if let failure { throw failure }
      return try result.get()
    }
  }

  /// Where in the days a meal belongs.
  func place(_ phrase: WhenPhrase) throws -> MealDraft {
    let day = phrase.day ?? session.today
    let now = session.now
    let isToday = day == session.today
    var remarks: [String] = []
    let slot: Slot
    if let said = phrase.slot {
      slot = said
    } else if let minute = phrase.minuteOfDay {
      slot = Slot.at(minuteOfDay: minute)
    } else if isToday {
      slot = Slot.at(minuteOfDay: now.minuteOfDay)
    } else {
      slot = try askedSlot(for: day)
      if !session.dialogue.isInteractive || session.globals.isYes {
        remarks.append("no slot was named: logged as snack; `@breakfast`, `@lunch` or `@dinner` names one")
      }
    }
    let time: Moment
    if let minute = phrase.minuteOfDay {
      time = session.moment(day, minute: minute)
    } else if isToday, Slot.at(minuteOfDay: now.minuteOfDay) == slot {
      time = now
    } else {
      time = session.moment(day, minute: slot.usualMinute)
    }
    if phrase.day == nil, now.minuteOfDay < session.settings.dayStart {
      remarks.append("until \(Moment.clock(session.settings.dayStart)) it is still \(DayText.weekday(day))")
    }
    if day > session.today { remarks.append("\(DayText.weekday(day)) is still to come") }
    return MealDraft(
      day: day, slot: slot, time: time, items: [], isTimeSaid: phrase.minuteOfDay != nil, remarks: remarks)
  }

  private func askedSlot(for day: Day) throws -> Slot {
    guard session.dialogue.isInteractive, !session.globals.isYes else { return .snack }
    let slots = Slot.allCases
    let answer = try session.dialogue.choose("Which meal of \(DayText.weekday(day))?", slots.map(\.rawValue))
    guard let answer, slots.indices.contains(answer) else {
      throw LarderError(.needsAnswer, "no meal chosen", hint: "nothing was written; `@lunch` answers in advance")
    }
    return slots[answer]
  }

  /// Matches one phrase with a food and turns its amount into grams.
  func item(_ phrase: ItemPhrase, in text: String) throws -> MealItem {
    let place = LarderError.Place(text: text, range: phrase.range)
    try Self.refuse(phrase.doubt, place: place)
    let namePlace = Self.place(of: phrase, in: text)
    if phrase.name.count > 3, Slot.read(phrase.name) != nil, try !session.read({ try $0.foods.hasName(phrase.name) }) {
      throw LarderError(
        .unknownFood, "`\(phrase.name)` is a meal, not a food",
        hint: "say what was eaten: `eat 2 eggs @\(phrase.name)`", place: namePlace)
    }
    let passing = FoodInPassing(
      session: session, amount: phrase.amount, without: "log it once, without saving a food")
    switch try passing.find(phrase.name, place: namePlace) {
    case .food(let match):
      return Self.item(of: match, amount: try resolve(phrase.amount, for: match.food, place: place))
    case .none:
      return try OnceForm(
        session: session, name: phrase.name, amount: phrase.amount, amountText: phrase.amountText
      ).item()
    }
  }

  /// Refuses two readings of one number: neither an answer of yes nor `--yes` would say which.
  static func refuse(_ doubt: String?, place: LarderError.Place?) throws {
    guard let doubt else { return }
    throw LarderError(
      .doubtful, doubt, hint: "write the one that is meant, without the mark between the digits", place: place)
  }

  /// Where the food's name stands: the caret points at it, not at the amount.
  static func place(of phrase: ItemPhrase, in text: String) -> LarderError.Place {
    guard let name = phrase.text.firstRange(of: phrase.name) else {
      return LarderError.Place(text: text, range: phrase.range)
    }
    let start = phrase.range.lowerBound + phrase.text.distance(from: phrase.text.startIndex, to: name.lowerBound)
    return LarderError.Place(text: text, range: start..<start + phrase.name.count)
  }

  /// A weighed amount of a food; what was doubtful has been settled.
  func resolve(_ amount: Amount, for food: Food, place: LarderError.Place?) throws -> ResolvedAmount {
    let resolved: ResolvedAmount
    do {
      resolved = try amount.resolved(for: food)
    } catch var error {
      error.place = error.place ?? place
      throw error
    }
    if let doubt = resolved.doubt { try settle(doubt, place: place) }
    return resolved
  }

  /// How sure an item is whose food is an estimate: doubtful, and marked so.
  private static let estimated = 0.7

  static func item(of match: FoodMatch, amount: ResolvedAmount) -> MealItem {
    MealItem(
      name: match.food.name, grams: amount.grams, amount: amount.text,
      food: FoodReference(id: match.food.id, name: match.food.name),
      nutrients: match.food.nutrients.of(grams: amount.grams),
      confidence: match.food.isEstimate ? min(match.confidence, Self.estimated) : match.confidence)
  }

  private func settle(_ doubt: String, place: LarderError.Place?) throws {
    if session.globals.isYes { return }
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .doubtful, doubt,
        hint: "write it so that it can mean one thing only, in grams for instance; `--yes` takes it as it is",
        place: place)
    }
    guard try session.dialogue.choose("\(doubt). Take it so?", ["yes", "no"]) == 0 else {
      throw LarderError(.doubtful, "not taken: \(doubt)", hint: "nothing was written", place: place)
    }
  }
}
