internal import Domain
internal import Store
internal import Text

/// Items that come from meals that were logged before: favourites, `=`, `usual`, `1/3 of last dinner`.
struct PastMeals {
  let session: Session
  /// Whose meals they are; nil in a household without profiles.
  private let owner: Profile?
  /// ` (Mom)` where they are not those of whoever types; else nothing.
  private let mention: String
  private let favourites: [String: Favourite]
  /// The keys of the favourites' names.
  var names: Set<String> { Set(favourites.keys) }

  /// - Parameter name: whose meals; nil for the profile in use.
  init(session: Session, owner name: String?) throws {
    self.session = session
    mention = name.map { " (\($0))" } ?? ""
    (owner, favourites) = try session.read { reading in
      let owner = try name.map { try session.profile(named: $0, in: reading) } ?? session.currentProfile(in: reading)
      // What the one who types has saved may be given to others, too; their own of that name comes first.
      let typist = try session.currentProfile(in: reading)
      let owners = [owner, typist?.id == owner?.id ? nil : typist].compactMap(\.self)
      let all = try owners.flatMap { try reading.profile($0.id).favourites() }
      return (owner, Dictionary(all.map { (Favourite.key($0.name), $0) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  struct Found {
    var items: [MealItem] = []
    var remarks: [String] = []
  }

  /// The items that a phrase stands for in a slot of a day; nil where it names a food.
  func items(of phrase: ItemPhrase, slot: Slot, day: Day, in text: String) throws -> Found? {
    let place = LarderError.Place(text: text, range: phrase.range)
    do {
      if let source = phrase.source { return try items(of: source, slot: slot, day: day) }
      guard let favourite = favourites[Favourite.key(phrase.name)] else { return nil }
      return try items(of: favourite, phrase)
    } catch var error as LarderError {
      error.place = error.place ?? place
      throw error
    }
  }

  private func items(of source: MealSource, slot: Slot, day: Day) throws -> Found {
    switch source {
    case .again(let past, let other): try again(past ?? day - 1, other ?? slot)
    case .usual(let number): try usual(number, slot, day)
    case .share(let share): try self.share(share)
    }
  }

  // MARK: Once more

  private func again(_ day: Day, _ slot: Slot) throws -> Found {
    let owner = try owner ?? session.read { try session.profile(in: $0) }
    let (meals, last) = try session.read { reading in
      let door = reading.profile(owner.id)
      return (try door.meals(on: day, slot: slot), try door.lastDay(of: slot, to: min(day, session.today)))
    }
    let items = meals.flatMap(\.items).filter { !$0.isSkipped }
    guard !items.isEmpty else {
      let hint = last.map {
        "the \(slot.rawValue) before it was on \(DayText.weekday($0)): `= \(session.today - $0 < 7 ? $0.weekday.short.lowercased() : $0.iso)`"
      }
      throw LarderError(
        .unknownMeal, "\(owner.name) logged no \(slot.rawValue) on \(DayText.weekday(day))",
        hint: hint ?? "`day \(day.iso)` shows what was logged", candidates: last.map { [$0.iso] } ?? [])
    }
    var found = try asToday(items)
    found.remarks.insert("once more: the \(slot.rawValue) of \(DayText.weekday(day))\(mention)", at: 0)
    return found
  }

  private func usual(_ number: Int, _ slot: Slot, _ day: Day) throws -> Found {
    let owner = try owner ?? session.read { try session.profile(in: $0) }
    let usual = try session.read { try $0.profile(owner.id).usualMeals(in: slot, to: day) }
    guard usual.indices.contains(number - 1) else {
      let list = usual.prefix(3).enumerated().map { "`usual \($0.offset + 1)` is \(Self.text($0.element))" }
      throw LarderError(
        .unknownMeal,
        usual.isEmpty
          ? "\(owner.name) has logged no \(slot.rawValue) in the last \(ProfileDoor.habitDays) days"
          : "\(owner.name) has only \(usual.count == 1 ? "one usual" : "\(usual.count) different") \(slot.rawValue)"
            + (usual.count == 1 ? "" : "s"),
        hint: list.isEmpty ? "`\(slot.rawValue.prefix(1)) 2 eggs` logs one" : list.joined(separator: "; "))
    }
    let chosen = usual[number - 1]
    let items = try session.read { try $0.profile(owner.id).meal(chosen.latest)?.items ?? [] }
    var found = try asToday(items.filter { !$0.isSkipped })
    let times = chosen.times == 1 ? "once" : "\(chosen.times) times"
    let next = usual.indices.contains(number) ? "; `usual \(number + 1)` is \(Self.text(usual[number]))" : ""
    found.remarks.insert(
      "usual \(slot.rawValue)\(mention), logged \(times) in \(ProfileDoor.habitDays) days\(next)", at: 0)
    return found
  }

  private static func text(_ meal: UsualMeal) -> String { meal.names.joined(separator: ", ") }

  // MARK: A part

  private func share(_ share: MealShare) throws -> Found {
    let owner = try owner ?? session.read { try session.profile(in: $0) }
    let meal = try session.read { reading -> Meal? in
      let door = reading.profile(owner.id)
      guard let slot = share.slot else {
        guard let day = share.day else { return try door.lastTouchedMeal() }
        let meals = try door.meals(on: day)
        guard meals.count < 2 else {
          throw LarderError(
            .ambiguousMeal, "\(DayText.weekday(day)) has several meals", hint: "say which: `\(share.text) of lunch`",
            candidates: meals.map(\.slot.rawValue))
        }
        return meals.first
      }
      guard let day = try share.day ?? door.lastDay(of: slot, to: session.today) else { return nil }
      return try door.meals(on: day, slot: slot).last
    }
    guard let meal, meal.items.contains(where: { !$0.isSkipped }) else {
      let slot = share.slot?.rawValue ?? "meal"
      let day = share.day.map { " on \(DayText.weekday($0))" } ?? ""
      throw LarderError(
        .unknownMeal, "\(owner.name) logged no \(slot)\(day)", hint: "`meal list` shows the meals that there are")
    }
    let items = meal.items.filter { !$0.isSkipped }.map { MealItem($0.line.share(share.factor)) }
    try items.forEach(Self.refuseTooMuch)
    return Found(
      items: items,
      remarks: [
        "\(share.text) of the \(meal.slot.rawValue) of \(DayText.weekday(meal.day))\(mention), with its values of then"
      ])
  }

  // MARK: A favourite

  /// One of it, so many, or so many grams of it.
  private func items(of favourite: Favourite, _ phrase: ItemPhrase) throws -> Found {
    let factor: Double
    let servings: Set<String> = ["serving", "portion", "portionen", "servings", "portions"]
    switch phrase.quantity?.unit {
    case nil: factor = 1
    case .piece?: factor = phrase.quantity?.number ?? 1
    case .portion(let unit)? where servings.contains(unit): factor = phrase.quantity?.number ?? 1
    case .measure(.mass)?:
      guard let grams = phrase.quantity?.mass, let whole = favourite.grams else {
        throw LarderError(
          .badAmount, "nobody weighed all of `\(favourite.name)`, so grams of it are no part of it",
          hint: "so many of it: `half a \(favourite.name)`")
      }
      factor = grams / whole
    default:
      throw LarderError(
        .badAmount, "`\(favourite.name)` is a favourite of \(favourite.lines.count) items",
        hint: "so many of it (`half a \(favourite.name)`) or so many grams")
    }
    let items = favourite.lines.map { MealItem($0.share(factor)) }
    try items.forEach(Self.refuseTooMuch)
    return try asToday(items)
  }

  private static func refuseTooMuch(_ item: MealItem) throws {
    guard let grams = item.grams else { return }
    try Quantity.grams(grams).refuseTooMuch(typed: item.amountText)
  }

  // MARK: Values

  /// The items with the values that their foods have now, and which of them have changed.
  private func asToday(_ items: [MealItem]) throws -> Found {
    var found = Found()
    for var item in items {
      item.id = 0
      // What nobody weighed has the values that its file gave.
      if let grams = item.grams, let id = item.food?.id, let food = try session.read({ try $0.foods.get(id) }) {
        let values = food.nutrients.of(grams: grams)
        let before = item.nutrients.calories ?? values.calories
        if (values.calories.rounded() - before.rounded()).magnitude >= 1 {
          found.remarks.append(
            "\(food.name) has other values now: \(Figure.text(before)) -> \(Figure.text(values.calories)) kcal")
        }
        item.nutrients = PartialNutrients(values)
        item.name = food.name
      }
      found.items.append(item)
    }
    return found
  }
}
