internal import Domain
internal import Store
internal import Text

/// Finds the meal that words name: `#12`, `last`, a day and a slot (`yesterday lunch`), or a slot of today.
struct MealFinder {
  let session: Session
  let invocation: Invocation

  static let forms = "a number such as #12, `last`, or a day and a meal such as `yesterday lunch`"

  /// Finds the meal that the words, as a whole, name.
  func find(_ typed: [Word], for profile: Profile) throws -> Meal {
    // A single shell argument may hold both words: `larder meal show "yesterday lunch"`.
    let words = typed.flatMap { word in
      word.text.split(whereSeparator: \.isWhitespace).map {
        Word(text: String($0), raw: word.raw, range: word.range, isQuoted: word.isQuoted)
      }
    }
    let texts = words.map(\.text)
    if let number = words.first.flatMap({ FoodFinder.number($0.text) }), words.count == 1 {
      return try meal(number, for: profile, at: words.first)
    }
    guard let (meal, used) = try leading(words, for: profile), used == words.count else {
      throw invocation.error(
        .unknownMeal, "`\(SafeText.visible(texts.joined(separator: " ")))` does not name a meal", at: words.first,
        hint: Self.forms)
    }
    return meal
  }

  /// Finds the meal that the first words name, and says how many words name it; nil if they name none.
  func leading(_ words: [Word], for profile: Profile) throws -> (Meal, used: Int)? {
    guard let first = words.first else { return nil }
    if first.text.hasPrefix("#"), let number = FoodFinder.number(first.text) {
      return (try meal(number, for: profile, at: first), 1)
    }
    if first.text.lowercased() == "last" { return (try last(for: profile), 1) }
    let reader = session.days
    let (day, dayWords) = reader.read(words.map(\.text)).map { ($0.day, $0.used) } ?? (session.today, 0)
    guard dayWords < words.count, let slot = Slot.read(words[dayWords].text),
      words[dayWords].text.count > 1 || dayWords > 0
    else {
      guard dayWords > 0 else { return nil }
      return (try meal(on: day, for: profile, at: first), dayWords)
    }
    return (try meal(on: day, slot: slot, for: profile, at: first), dayWords + 1)
  }

  /// The meal that was logged or changed most recently.
  func last(for profile: Profile) throws -> Meal {
    guard let meal = try session.read({ try $0.profile(profile.id).lastTouchedMeal() }) else {
      throw LarderError(
        .unknownMeal, "\(profile.name) has no meal yet", hint: "`eat 2 eggs` logs one")
    }
    return meal
  }

  private func meal(_ number: Int, for profile: Profile, at word: Word?) throws -> Meal {
    guard let meal = try session.read({ try $0.profile(profile.id).meal(number) }) else {
      throw invocation.error(
        .unknownMeal, "\(profile.name) has no meal #\(number)", at: word, hint: "`meal list` shows the numbers")
    }
    return meal
  }

  /// The only meal of a day, or of one of its slots; throws `unknownMeal` for none, `ambiguousMeal` for several.
  private func meal(on day: Day, slot: Slot? = nil, for profile: Profile, at word: Word) throws -> Meal {
    let meals = try session.read { try $0.profile(profile.id).meals(on: day, slot: slot) }
    guard let meal = meals.first else {
      let what = slot.map { "no \($0.rawValue)" } ?? "nothing"
      throw invocation.error(
        .unknownMeal, "\(profile.name) logged \(what) on \(DayText.weekday(day))", at: word,
        hint: slot == nil ? "`meal list` shows the meals" : "`day \(day.iso)` shows what was logged")
    }
    guard meals.count == 1 else { throw ambiguous(meals, at: word) }
    return meal
  }

  private func ambiguous(_ meals: [Meal], at word: Word) -> LarderError {
    invocation.error(
      .ambiguousMeal, "several meals match", at: word,
      hint: "say which: " + meals.map { "#\($0.id) \($0.slot.rawValue)" }.joined(separator: ", "),
      candidates: meals.map { "#\($0.id)" })
  }
}
