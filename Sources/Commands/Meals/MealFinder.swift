internal import Domain
internal import Store
internal import Text

/// Finds the meal that words name: `#12`, `last`, a day and a slot (`yesterday lunch`), or a slot of today.
struct MealFinder {
  let session: Session
  /// The command without the name of the meal's owner.
  let invocation: Invocation
  /// The profile that gives the command.
  let author: Profile
  /// The profile that the command names as the meal's owner; nil if it names nobody.
  let named: Profile?

  /// A meal and the profile that ate it.
  struct Found {
    let meal: Meal
    let owner: Profile
  }

  /// Creates a finder for a command that may name whose meal it is: `meal delete last @max`.
  ///
  /// Throws `unknownProfile` for a name that no profile has, and `badValue` if several profiles are named after `@`.
  init(_ typed: Invocation, _ session: Session) throws {
    let (rest, person) = try typed.apart(session)
    self.init(rest, session, of: person, by: try session.read { try session.profile(in: $0) })
  }

  /// Creates a finder for the meals of a profile that is already known; `named` is nil if the command names nobody.
  init(_ invocation: Invocation, _ session: Session, of named: Profile?, by author: Profile) {
    (self.session, self.invocation, self.named, self.author) = (session, invocation, named, author)
  }

  /// The profile whose meals the typed days and numbers refer to.
  private var profile: Profile { named ?? author }

  static let forms = "a number such as #12, `last`, or a day and a meal such as `yesterday lunch`"

  /// Finds the meal that the words together name.
  func find(_ typed: [Word]) throws -> Found {
    // A single shell argument may hold both words: `larder meal show "yesterday lunch"`.
    let words = typed.flatMap { word in
      word.text.split(whereSeparator: \.isWhitespace).map {
        Word(text: String($0), raw: word.raw, range: word.range, isQuoted: word.isQuoted)
      }
    }
    let texts = words.map(\.text)
    if let number = words.first.flatMap({ FoodFinder.number($0.text) }), words.count == 1 {
      return try meal(number, at: words.first)
    }
    guard let (found, used) = try leading(words), used == words.count else {
      throw invocation.error(
        .unknownMeal, "`\(SafeText.visible(texts.joined(separator: " ")))` does not name a meal", at: words.first,
        hint: Self.forms)
    }
    return found
  }

  /// Finds the meal that the first words name, and says how many words name it; nil if they do not name a meal.
  func leading(_ words: [Word]) throws -> (Found, used: Int)? {
    guard let first = words.first else { return nil }
    if first.text.hasPrefix("#"), let number = FoodFinder.number(first.text) {
      return (try meal(number, at: first), 1)
    }
    if first.text.lowercased() == "last" { return (try last(), 1) }
    let reader = session.days.forMeals
    // `dinner today` means the same as `today dinner`.
    if words.count > 1, first.text.count > 1, let slot = Slot.read(first.text), words[1].text.allSatisfy(\.isLetter),
      words.count == 2 || DayReader.isDay(words[1].text), let (day, used) = reader.read([words[1].text]), used == 1
    {
      return (try meal(on: day, slot: slot, at: first), 2)
    }
    let (day, dayWords) = reader.read(words.map(\.text)).map { ($0.day, $0.used) } ?? (session.today, 0)
    guard dayWords < words.count, let slot = Slot.read(words[dayWords].text),
      words[dayWords].text.count > 1 || dayWords > 0
    else {
      guard dayWords > 0 else { return nil }
      return (try meal(on: day, at: first), dayWords)
    }
    return (try meal(on: day, slot: slot, at: first), dayWords + 1)
  }

  /// The meal of the last entry, if the profile in use made that entry for one other person and nobody is named;
  /// otherwise the owner's meal that was logged or changed most recently.
  func last() throws -> Found {
    let last = try named == nil ? LastEntry(madeBy: author, session, line: line(of:)) : nil
    let owner = last?.owner ?? profile
    let meal = try session.read { reading in
      let records = reading.profile(owner.id)
      return try last?.entry.map { try records.meal($0.mealID) } ?? records.lastTouchedMeal()
    }
    guard let meal else {
      throw LarderError(
        .unknownMeal, "\(owner.name) has no meal yet", hint: "`eat 2 eggs` logs one")
    }
    return Found(meal: meal, owner: owner)
  }

  private func meal(_ number: Int, at word: Word?) throws -> Found {
    let (meal, owner) = try session.read { reading in
      let meal = try reading.profile(profile.id).meal(number)
      let others = meal == nil ? try reading.profiles.all() : []
      return (meal, try others.first { try reading.profile($0.id).meal(number) != nil })
    }
    if let meal { return Found(meal: meal, owner: profile) }
    // The meal's number and its owner's name reveal nothing about what was eaten.
    if let owner {
      throw invocation.error(
        .unknownMeal, "meal #\(number) is \(SafeText.visible(owner.name))'s", at: word,
        hint: "`\(line(of: SafeText.visible(owner.name)))` means that one")
    }
    throw invocation.error(
      .unknownMeal, "\(profile.name) has no meal #\(number)", at: word, hint: "`meal list` shows the numbers")
  }

  /// The typed line with the name of the person whose meal it is.
  private func line(of person: String) -> String {
    let typed = SafeText.visible(invocation.raw).truncated(to: 60)
    // After the meal, `meal move` and `meal copy` expect the person who gets it, so put the owner before the meal.
    let isGiven = ["move", "copy"].contains(invocation.spec.path.last)
    return isGiven
      ? "\(invocation.spec.name) @\(person) \(typed)" : "\(invocation.spec.name) \(typed) @\(person)"
  }

  /// The only meal of a day, or of one of its slots; throws `unknownMeal` if there is no meal and `ambiguousMeal` if
  /// there are several.
  private func meal(on day: Day, slot: Slot? = nil, at word: Word) throws -> Found {
    let meals = try session.read { try $0.profile(profile.id).meals(on: day, slot: slot) }
    guard let meal = meals.first else {
      let hint = try itemHint(word) ?? slot.map { _ in "`day \(day.iso)` shows what was logged" }
      throw invocation.nothingLogged(by: profile, on: day, slot: slot, at: word, hint: hint)
    }
    guard meals.count == 1 else { throw ambiguous(meals, at: word) }
    return Found(meal: meal, owner: profile)
  }

  /// How to name an item that was typed as `6.2`, which is a day; nil unless meal 6 has an item 2.
  private func itemHint(_ word: Word) throws -> String? {
    let numbers = word.text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let id = numbers[0], let item = numbers[1],
      let meal = try session.read({ try $0.profile(profile.id).meal(id) }), meal.items.indices.contains(item - 1)
    else { return nil }
    return "`\(word.text)` is a day; item \(item) of meal #\(id) is `#\(id) \(item)`"
  }

  private func ambiguous(_ meals: [Meal], at word: Word) -> LarderError {
    invocation.error(
      .ambiguousMeal, "several meals match", at: word,
      hint: "say which: " + meals.map { "#\($0.id) \($0.slot.rawValue)" }.joined(separator: ", "),
      candidates: meals.map { "#\($0.id)" })
  }
}

extension Invocation {
  /// The error for a day, or a meal of it, on which a profile has logged nothing; without a hint it says where the meals
  /// are listed.
  func nothingLogged(
    by profile: Profile, on day: Day, slot: Slot? = nil, at word: Word?, hint: String? = nil
  ) -> LarderError {
    error(
      .unknownMeal,
      "\(profile.name) logged \(slot.map { "no \($0.rawValue)" } ?? "nothing") on \(DayText.weekday(day))", at: word,
      hint: hint ?? "`meal list` shows the meals")
  }
}
