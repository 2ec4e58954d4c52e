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
  /// Who ate it, by name; empty for whoever logs it.
  var people: [String] = []

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
    let past = try PastMeals(session: session, owner: phrase.people.first)
    // Read before anything is asked: what cannot be read needs no answers.
    let phrases = try phrases(items, favourites: past.names)
    var draft = try place(phrase)
    draft.people = phrase.people
    let found = try self.items(phrases, in: items, past: past, slot: draft.slot, day: draft.day)
    draft.items = found.items
    draft.remarks += found.remarks
    return draft
  }

  /// The items of a list as they will be saved into a slot of a day, and what a person should know of them.
  func items(_ text: String, slot: Slot, day: Day) throws -> (items: [MealItem], remarks: [String]) {
    let past = try PastMeals(session: session, owner: nil)
    return try items(phrases(text, favourites: past.names), in: text, past: past, slot: slot, day: day)
  }

  private func items(
    _ phrases: [ItemPhrase], in text: String, past: PastMeals, slot: Slot, day: Day
  ) throws -> (items: [MealItem], remarks: [String]) {
    var items: [MealItem] = []
    var remarks: [String] = []
    var companion: Food?
    for phrase in phrases {
      if let found = try past.items(of: phrase, slot: slot, day: day, in: text) {
        items += found.items
        remarks += found.remarks
        companion = nil
        continue
      }
      let matcher = ItemMatcher(session: session, text: text, slot: slot)
      let found = try matcher.match(phrase, with: phrase.isCompanion ? companion : nil)
      items.append(found.item)
      remarks += found.remarks
      companion = phrase.isCompanion ? companion : found.food
    }
    return (items, remarks)
  }

  /// The items, and when they were eaten: after `@`, or in plain words at the end (`for lunch yesterday`).
  func split(_ text: String) throws -> (items: String, when: WhenPhrase) {
    let (items, when) = splitAtSign(text)
    guard let when else { return WhenReader(days: session.days).trailing(in: text) ?? (text, WhenPhrase()) }
    let people = try session.read { try $0.profiles.all().map(\.name) }
    do {
      return (items, try WhenReader(days: session.days, people: people).read(when))
    } catch let error {
      throw error.placed(in: text, at: text.count - when.count)
    }
  }

  /// The items of a list of foods; the bank decides which words make a name or a portion.
  func phrases(_ items: String) throws -> [ItemPhrase] { try reading(items) { try $0.read(items) } }

  /// The items of a list that may also name favourites, by their keys, and logged meals.
  private func phrases(_ items: String, favourites: Set<String>) throws -> [ItemPhrase] {
    try reading(items, favourites: favourites, sources: MealSourceReader(days: session.days)) { try $0.read(items) }
  }

  /// What `body` reads of a list with a reader that asks the bank.
  func reading<Value>(
    _ items: String, favourites: Set<String> = [], sources: MealSourceReader? = nil,
    _ body: (ItemListReader) throws -> Value
  ) throws -> Value {
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
        knows: { name in
          (!favourites.isEmpty && favourites.contains(Favourite.key(name))) || answer { try foods.hasName(name) }
        },
        spells: { name in answer { try foods.hasSpelling(name) } },
        hasPortion: { portion, name in
          answer {
            guard case .one(let match) = try foods.find(name).choice else { return false }
            return match.food.portion(called: portion) != nil
          }
        }, sources: sources)
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
    try ItemMatcher(session: session, text: text, slot: nil).match(phrase, with: nil).item
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
  func resolve(_ quantity: Quantity, for food: Food, place: LarderError.Place?) throws -> ResolvedAmount {
    let phrase = ItemPhrase(text: quantity.text, range: 0..<0, quantity: quantity, name: food.name)
    return try AmountDoubts(session: session, place: place).settled { try phrase.weight(as: food) }.weight
  }
}
