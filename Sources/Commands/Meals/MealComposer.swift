internal import Domain
internal import Matching
internal import Store
internal import Text

/// Reads a line such as `2 eggs, 150g cooked rice and a banana @lunch @yesterday` into a meal.
struct MealComposer {
  let session: Session

  /// Reads a line as a meal and settles all doubts about it.
  ///
  /// - Parameter slot: The slot that the command itself names, as `b`, `l`, `d` and `s` do; nil for other commands.
  /// - Throws: An error located at what could not be read, or at what is in doubt if nobody can answer.
  func compose(_ text: String, slot: Slot? = nil, check: (ReadTransaction) throws -> Void = { _ in }) throws
    -> MealDraft
  {
    // Everything that the line needs is read in one transaction; more is read only after an answer.
    let (plan, before): (Plan, [[LoggedItem]]?) = try session.read { reading in
      try check(reading)
      let plan = try planned(text, slot: slot, reading)
      return (plan, try logged(before: plan, reading))
    }
    var draft = try decided(plan)
    draft.logged = before
    if plan.eaters != nil { draft.keep(draft.lists) }
    return draft
  }

  /// Reads a line as a meal as far as it can be understood, and lists what is in doubt without asking.
  func understood(_ text: String) throws -> MealDraft {
    try session.read { reading in
      var plan = try planned(text, slot: nil, reading)
      let isOpen = plan.slot == nil
      if isOpen { plan = try plan.with(.snack, reading, in: session) }
      var draft = self.draft(plan, slot: plan.slot ?? .snack)
      if isOpen { draft.doubts.append((nil, Doubt(.slot(plan.day), text: "", location: nil))) }
      draft.people = plan.people
      draft.lists = plan.lists { plan.parts[$0].lines(of: $1) }
      draft.remarks += plan.remarksOnEach
      var number = 0
      for part in plan.parts {
        switch part {
        case .food(let resolved):
          draft.doubts += resolved.doubts.map { (number + 1, $0) }
          draft.remarks += resolved.remarks
        case .past(let found): draft.remarks += DecidedPart.past(found).remarks(for: plan.people)
        case .open: continue
        }
        number += part.lines(of: 0).count
      }
      return draft
    }
  }

  /// Reads a list of items for a day's slot and settles all doubts; also returns remarks for the user.
  func items(_ text: String, slot: Slot, day: Day) throws -> (items: [MealItem], remarks: [String]) {
    let plan = try session.read { reading in
      try planned(text, WhenPhrase(slot: slot, day: day), people: [], session.whenReader(reading), reading)
    }
    let draft = try decided(plan)
    return (draft.items(of: 0), draft.remarks)
  }

  /// Splits a line into its items and the words that say when they were eaten.
  ///
  /// Those words are typed after `@`, or at the end: `for lunch yesterday`.
  func split(_ text: String) throws -> (items: String, when: WhenPhrase) {
    let found = try session.read { try split(Self.tidy(text), session.whenReader($0), $0) }
    return (found.items, found.when)
  }

  /// Splits a line; `first` lists the people whom it names at its beginning, as in `Mia: 2 eggs`.
  ///
  /// In `items`, spaces replace the words that say who and when, so that each item keeps its offset.
  private func split(
    _ text: String, _ reader: WhenReader, _ reading: ReadTransaction
  ) throws -> (items: String, when: WhenPhrase, first: [String]) {
    guard let (items, first) = try reader.leading(in: text) else {
      let (items, when) = try splitWithoutLabel(text, reader, reading)
      return (items, when, [])
    }
    let found = try splitWithoutLabel(items, reader, reading)
    if !first.people.isEmpty, !found.when.people.isEmpty, Set(first.people) != Set(found.when.people) {
      throw LarderError(
        .badValue,
        "the line begins with \(NameList.text(first.people)) and ends with \(NameList.text(found.when.people))",
        hint: "name everybody after what they ate, as in `coffee for me, tea for Mom`, or log a line for each person")
    }
    return (found.items, try found.when.joined(with: first), first.people)
  }

  /// The line in the form that all readers expect: another sign replaces a double quote that means inches, and a space
  /// follows a heading.
  private static func tidy(_ text: String) -> String { WhenReader.withHeading(ItemListReader.withInches(text)) }

  private func splitWithoutLabel(
    _ text: String, _ reader: WhenReader, _ reading: ReadTransaction
  ) throws -> (items: String, when: WhenPhrase) {
    let (items, when) = splitAtSign(text)
    guard let when else {
      var found = reader.trailing(in: text) ?? (text, WhenPhrase())
      if found.when.people.isEmpty, let (items, name, word) = reader.nameAtEnd(of: found.items),
        case let bank = try session.bank(in: reading), try !bank.hasName(found.items), try !bank.hasName(word)
      {
        (found.items, found.when.people) = (items, [name])
      }
      try refuseStranger(in: found.items, reader, reading)
      return found
    }
    let phrase: WhenPhrase
    do {
      phrase = try reader.read(when, knowsPlaces: true)
    } catch let error {
      throw error.placed(in: text, at: text.count - when.count)
    }
    // Part of it may come before the sign: `2 eggs for Max @breakfast`, `cake yesterday @oma`.
    guard let (rest, before) = reader.trailing(in: items) else {
      try refuseStranger(in: items, reader, reading)
      return (items, phrase)
    }
    try refuseStranger(in: rest, reader, reading)
    return (rest, try phrase.joined(with: before))
  }

  /// Refuses a line whose items end in words that name a person, since the meal would be logged for the wrong person.
  ///
  /// Throws `unknownProfile` for a person without a profile, such as `for Tomas`, and `badValue` for company, such as
  /// `with Lina`. `milk for tea` names no person and is accepted.
  private func refuseStranger(in items: String, _ reader: WhenReader, _ reading: ReadTransaction) throws {
    if let company = reader.company(in: items), try !session.bank(in: reading).hasName(items) {
      let names = NameList.text(company.names)
      throw LarderError(
        .badValue, "`with \(SafeText.visible(names))` does not say who ate how much",
        hint:
          "`shared ... with \(names)` divides the food among you, `... for me and \(names)` logs all of it for each; if "
          + "only you ate it, leave out `with \(names)`",
        location: LarderError.Location(text: items, range: company.range))
    }
    guard let stranger = reader.stranger(in: items) else { return }
    if case .food = try session.bank(in: reading).find(stranger.name) { return }
    let names = try reading.profiles.all().map(\.name).joined(separator: ", ")
    throw LarderError(
      .unknownProfile, "there is no profile `\(SafeText.visible(stranger.name))`",
      hint: "the household has \(names); `for NAME` or @NAME says who ate it",
      location: LarderError.Location(text: items, range: stranger.range)
    ).suggesting(stranger.nearest)
  }

  private func settled(_ phrase: WhenPhrase) -> WhenPhrase {
    phrase.settled(today: session.today, now: session.now.minuteOfDay, dayStart: session.settings.dayStart)
  }

  /// The number of items in a list, whether or not their foods are known.
  func count(_ text: String) throws -> Int {
    try session.withBank { try Resolver($0, purpose: .eaten).phrases(text).count }
  }

  /// A meal without items, with its day, slot and time.
  ///
  /// The slot is the one that the phrase or the clock gives, or else `slot`. If all are nil, the user is asked.
  func place(_ phrase: WhenPhrase, slot: Slot? = nil) throws -> MealDraft {
    let phrase = settled(phrase)
    let day = phrase.day ?? session.today
    let known = Self.slot(phrase, day: day, in: session)
    let draft = try draft(
      of: phrase, day: day, slot: known ?? slot ?? Decider(session: session, text: "").slot(of: day))
    return known == nil && slot == nil ? unnamed(draft) : draft
  }
}

// MARK: What is read

extension MealComposer {
  /// How an item of a line was understood.
  enum Part {
    case food(Resolved)
    /// Lines of logged meals: one list that everybody ate, or a list for each person.
    case past([PastMeals.Found])
    /// Lines of logged meals that cannot be looked up yet, since they depend on the slot, which is unknown.
    case open(ItemPhrase)
  }

  private func planned(_ text: String, slot: Slot?, _ reading: ReadTransaction) throws -> Plan {
    let reader = try session.whenReader(reading)
    let text = Self.tidy(text)
    let together = try reader.shared(in: text)
    let (items, said, first) = try split(together?.items ?? text, reader, reading)
    // Spaces now replace the people and the time that were named; no error should show the spaces.
    let shown = String(text.prefix(items.count))
    var phrase = said
    if let together {
      guard phrase.people.isEmpty else {
        throw LarderError(
          .badValue, "the line says twice who ate it",
          hint: "`shared a pizza with NAME` is for the two of you; leave the other name out")
      }
      phrase.people = together.people
    }
    if let slot {
      if let said = phrase.slot, said != slot {
        throw LarderError(
          .badValue, "two meals are named: \(slot.rawValue) and \(said.rawValue)",
          hint: "use `eat` with @\(said.rawValue)")
      }
      phrase.slot = slot
    }
    let bank = try session.bank(in: reading)
    let owners = try reader.owners(in: items, first: first, atEnd: first.isEmpty ? phrase.people : []) {
      (try? bank.hasName($0)) ?? false
    }
    let people = try (owners?.people ?? phrase.people).map { try session.profile(named: $0, in: reading) }
    let isShown = owners?.keepsOffsets ?? true
    return try planned(
      owners?.items ?? items, phrase, people: people, owners: owners, shares: together?.people.count ?? 1,
      shown: isShown ? shown : nil, reader, reading)
  }

  private func planned(
    _ items: String, _ phrase: WhenPhrase, people: [Profile], owners: ItemOwners? = nil, shares: Int = 1,
    shown: String? = nil,
    _ reader: WhenReader, _ reading: ReadTransaction
  ) throws -> Plan {
    let past = try session.pastMeals(of: people, in: reading)
    let bank = try session.bank(in: reading)
    let resolver = Resolver(bank, purpose: .eaten, favourites: past[0].names, meals: MealSourceReader(reader))
    var companion: Food?
    var parts: [Part] = []
    let shown = shown ?? items
    let phrases: [ItemPhrase]
    do {
      let whole = try sharingLatest(try resolver.phrases(items), phrase, with: people, reading)
      phrases = shares == 1 ? whole : whole.map { $0.divided(by: shares) }
    } catch let error as LarderError { throw error.placed(in: shown, at: 0) }
    try Self.refuseSecondPerson(in: phrases, of: shown, reader)
    try Self.refuseNobodysLatest(in: phrases, of: shown, people)
    let phrase = settled(try Self.placed(phrase, by: phrases, reading, in: session))
    let day = phrase.day ?? session.today
    let slot = Self.slot(phrase, day: day, in: session)
    let eaters = owners.map { owners in
      phrases.map { phrase in people.map { owners.people(at: phrase.range.lowerBound).contains($0.name) } }
    }
    for (index, typed) in phrases.enumerated() {
      var phrase = Self.named(typed, past, in: shown)
      if phrase.changesMeal, let meal = parts.lastIndex(where: { $0.pastMeals != nil }),
        let found = parts[meal].pastMeals, let amount = try AmountReader.whole(phrase.text), amount.doubt == nil
      {
        parts[meal] = .past(try found.map { try $0.taking(amount.quantity, typed: phrase.text) })
        // Keep an empty part, so that there are as many parts as phrases.
        parts.append(.past(found.map { _ in .nothing }))
        continue
      }
      if phrase.changesMeal,
        let number = parts.lazy.compactMap(\.pastMeals).last?.first?.foodNumber(named: phrase.name)
      {
        phrase.name = number
      }
      let isKnown = phrase.source != nil || past.contains { $0.knows(phrase.name) }
      if isKnown,
        let doubtful = try past[0].sameTitled(phrase, in: shown)
          ?? past[0].misspelled(phrase, otherwise: nil, in: shown, bank)
      {
        parts.append(.food(doubtful))
        companion = nil
      } else if isKnown {
        parts.append(
          try Self.part(phrase, past, eatenBy: eaters?[index], slot: slot, day: day, in: shown, bank))
        companion = nil
      } else {
        let resolved = try resolver.resolve(phrase, in: shown, with: phrase.isCompanion ? companion : nil)
        companion = phrase.isCompanion ? companion : resolved.match?.food
        // `lasagne` is more likely the household's Lasagna than the bank's.
        let isServed = phrase.quantity.map { $0.unit != .piece && Recipe.servingCount($0) != nil } ?? false
        if let food = resolved.match?.food, !food.isUserCreated, isServed || food.tags.contains("dish"),
          case let name = food.name, past.contains(where: { $0.knows(name) })
        {
          phrase.name = name
          companion = nil
          if let doubtful = try past[0].sameTitled(phrase, in: shown) {
            parts.append(.food(doubtful))
            continue
          }
          parts.append(try Self.part(phrase, past, eatenBy: eaters?[index], slot: slot, day: day, in: shown, bank))
          continue
        }
        let recipe =
          try resolved.isGuessed || isServed ? past[0].misspelled(phrase, otherwise: resolved, in: shown, bank) : nil
        parts.append(.food(try recipe ?? past[0].shortened(phrase, otherwise: resolved, in: shown) ?? resolved))
      }
    }
    return Plan(
      text: shown, phrase: phrase, day: day, slot: slot, people: people, parts: parts.withChangedMeals, eaters: eaters)
  }

  /// Throws `badValue` if a line says `too` without a person in front of it: `2 eggs, too`.
  private static func refuseNobodysLatest(in phrases: [ItemPhrase], of text: String, _ people: [Profile]) throws {
    guard let index = phrases.firstIndex(where: { $0.source == .latest }), people.isEmpty || index > 0 else { return }
    let word = phrases[index].text
    throw LarderError(
      .badValue, "`\(SafeText.visible(word))` does not say who ate what was logged last",
      hint: "`Lina \(SafeText.visible(word))` logs it for Lina; leave the word out after a food",
      location: LarderError.Location(text: text, range: phrases[index].range))
  }

  /// The items of a line, with `same for Lina` understood as what was logged last if it was logged for today.
  ///
  /// With a day or a meal of the day, or for the person who logs, `same` repeats an earlier day; `=` always does.
  private func sharingLatest(
    _ phrases: [ItemPhrase], _ when: WhenPhrase, with people: [Profile], _ reading: ReadTransaction
  ) throws -> [ItemPhrase] {
    guard let only = phrases.first, phrases.count == 1, only.source?.isUnnamed == true, only.text != "=",
      when.day == nil, when.slot == nil, !people.isEmpty, let typist = try session.currentProfile(in: reading),
      !people.contains(where: { $0.id == typist.id }),
      try PastMeals.latest(of: typist, reading)?.meal.day == session.today
    else { return phrases }
    var shared = only
    shared.source = .latest
    return [shared]
  }

  /// When a meal was eaten: the typed words, completed from the meal that the line repeats.
  ///
  /// `same breakfast as yesterday` is a breakfast at any hour, and `Lina too` has the day and the slot of what was
  /// logged last.
  private static func placed(
    _ typed: WhenPhrase, by phrases: [ItemPhrase], _ reading: ReadTransaction, in session: Session
  ) throws -> WhenPhrase {
    guard typed.slot == nil, typed.minuteOfDay == nil, typed.minutesAgo == nil else { return typed }
    var when = typed
    let sources = phrases.compactMap(\.source)
    when.slot = sources.lazy.compactMap(\.slotOfBoth).first
    if sources.contains(.latest), typed.day == nil,
      let latest = try PastMeals.latest(of: session.currentProfile(in: reading), reading)
    {
      (when.day, when.slot) = (latest.meal.day, latest.meal.slot)
    }
    return when
  }

  /// Throws `badValue` if a line repeats one person's meal and then names another person: `same as Lina and Papa`.
  private static func refuseSecondPerson(in phrases: [ItemPhrase], of text: String, _ reader: WhenReader) throws {
    guard phrases.contains(where: { $0.source?.person != nil }),
      let other = phrases.first(where: { $0.source == nil && $0.quantity == nil && reader.isPerson($0.name) })
    else { return }
    throw LarderError(
      .badValue, "`\(SafeText.visible(other.name))` is a second person, but the meal is that of one",
      hint: "name one person, and log the meal of the other in a line of its own",
      location: LarderError.Location(text: text, range: other.range))
  }

  /// Changes the phrase's name to that of a favorite or recipe: `the leftover chili` to `chili`, and `my chili` to the
  /// title of the only recipe with that word.
  ///
  /// The name stays unchanged if the other words say something about the food, or if no favorite or recipe has such a
  /// name.
  private static func named(_ phrase: ItemPhrase, _ past: [PastMeals], in text: String) -> ItemPhrase {
    func isOwn(_ name: String) -> Bool { past.contains { $0.knows(name) } }
    guard phrase.source == nil, !isOwn(phrase.name) else { return phrase }
    // `Kartoffelgratin (350g)`
    if let inner = phrase.withInnerAmount, isOwn(inner.name) { return inner }
    // `recipe Kartoffelgratin`
    let titled = ["recipe ", "rezept "].first(where: phrase.name.lowercased().hasPrefix).map {
      String(phrase.name.dropFirst($0.count))
    }
    let bare = [titled, WordRoles.bareName(phrase.name)].compactMap(\.self).first(where: isOwn)
    guard let name = bare ?? past.lazy.compactMap({ $0.ownRecipe(phrase, in: text) }).first else { return phrase }
    var named = phrase
    named.name = name
    return named
  }

  /// The lines of a logged meal or favorite for each person.
  ///
  /// `eatenBy` says for each person whether the person ate the meal; nil if everybody did. If `slot` is nil, the lines
  /// stay open.
  static func part(
    _ phrase: ItemPhrase, _ past: [PastMeals], eatenBy: [Bool]?, slot: Slot?, day: Day, in text: String,
    _ bank: FoodBank
  ) throws -> Part {
    guard let slot else { return .open(phrase) }
    var found: [PastMeals.Found] = []
    for (place, meals) in past.enumerated() {
      guard eatenBy?[place] ?? true else {
        found.append(.nothing)
        continue
      }
      // A favorite of the first person named is logged for the others too.
      let own = try meals.lines(of: phrase, slot: slot, day: day, in: text, bank)
      if let lines = try own ?? past[0].lines(of: phrase, slot: slot, day: day, in: text, bank) { found.append(lines) }
    }
    return .past(found)
  }

  /// The slot that was typed, by name or as a time.
  ///
  /// If no slot was typed, it is the slot of the current time if the day is today, and nil for any other day.
  private static func slot(_ phrase: WhenPhrase, day: Day, in session: Session) -> Slot? {
    phrase.slot ?? phrase.minuteOfDay.map(Slot.at)
      ?? (day == session.today ? Slot.at(minuteOfDay: session.now.minuteOfDay) : nil)
  }
}

// MARK: What is decided

extension MealComposer {
  private func decided(_ read: Plan) throws -> MealDraft {
    let decider = Decider(session: session, text: read.text)
    var plan = read
    let slot = try plan.slot ?? decider.slot(of: plan.day)
    if plan.slot == nil, plan.parts.contains(where: \.isOpen) {
      plan = try session.read { try plan.with(slot, $0, in: session) }
    }
    var draft = try draft(of: plan.phrase, day: plan.day, slot: slot)
    if read.slot == nil { draft = unnamed(draft) }
    draft.people = plan.people
    let each = try decider.decide(plan.parts)
    draft.lists = plan.lists { each[$0]?.lines(of: $1) ?? [] }
    if !plan.parts.contains(where: \.isPast), plan.eaters == nil { draft.lists = Array(draft.lists.prefix(1)) }
    let decided = each.compactMap(\.self)
    draft.remarks += decided.flatMap { $0.remarks(for: plan.people) } + plan.remarksOnEach
    draft.foods = decided.compactMap(\.newFood)
    return draft
  }

  /// A meal with the day, the slot and the time of a plan, but without its items.
  private func draft(_ plan: Plan, slot: Slot) -> MealDraft {
    (try? draft(of: plan.phrase, day: plan.day, slot: slot)) ?? MealDraft(day: plan.day, slot: slot, time: session.now)
  }

  private func draft(of phrase: WhenPhrase, day: Day, slot: Slot) throws -> MealDraft {
    let now = session.now
    let isToday = day == session.today
    let time: Moment
    if let minute = phrase.minuteOfDay {
      time = session.moment(day, minute: minute)
    } else if isToday, Slot.at(minuteOfDay: now.minuteOfDay) == slot {
      time = now
    } else {
      time = session.moment(day, minute: slot.usualMinute)
    }
    var remarks: [String] = []
    if phrase.day == nil, now.minuteOfDay < session.settings.dayStart {
      remarks.append("before \(Moment.clock(session.settings.dayStart)) it is still \(DayText.weekday(day)) for Larder")
    }
    if day > session.today {
      remarks.append("\(DayText.weekday(day)) is still to come")
    } else if isToday, phrase.minuteOfDay != nil, time.seconds > now.seconds {
      remarks.append("\(time.clock) is still to come")
    }
    if session.today - day > Self.longAgo {
      remarks.append("\(DayText.weekday(day)) \(day.civil.year) is more than 8 months ago")
    }
    if let minute = phrase.minuteOfDay, minute < session.settings.dayStart, now.minuteOfDay >= session.settings.dayStart
    {
      remarks.append("\(Moment.clock(minute)) is in the night after \(DayText.weekday(day)) and counts as that day")
    }
    return MealDraft(day: day, slot: slot, time: time, isTimeSaid: phrase.minuteOfDay != nil, remarks: remarks)
  }

  /// The number of days after which a meal gets a remark: if its day is longer ago, the user may have meant another
  /// year.
  private static let longAgo = 270

  /// Adds a remark that no slot was named, unless the user was asked for the slot.
  private func unnamed(_ draft: MealDraft) -> MealDraft {
    var draft = draft
    guard !session.dialogue.isInteractive || session.globals.isYes else { return draft }
    draft.remarks.insert(
      "no meal was named: logged as a snack; name one with `@breakfast`, `@lunch` or `@dinner`", at: 0)
    return draft
  }
}
