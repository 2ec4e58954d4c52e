package import Domain
package import Store

/// Finds the lines of favourites and earlier meals that a phrase refers to: `=`, `usual`, `1/3 of last dinner`.
///
/// A value of this type is valid only within one database read, and never asks the user. Each profile has its own
/// meals.
package struct PastMeals {
  private let reading: ReadTransaction
  /// The profile whose meals are searched; nil in a household without profiles.
  private let owner: Profile?
  /// The profile that types the command; nil if there is none.
  private let typist: Profile?
  private let today: Day
  private let favourites: [String: Favourite]
  /// The owners' IDs of favourites that cannot be read; no food or recipe is taken in place of one.
  private let damaged: [String: Int]
  /// The IDs of the recipes that the user can see, by their titles in the form in which titles are compared; of several
  /// with the same title, that of the one that was added last.
  let recipes: [String: Int]
  /// The IDs of the recipes with each title, the one that was added last first.
  let sameTitled: [String: [Int]]
  let book: RecipeReader

  /// The names of favourites and the titles of recipes, in the form in which names are compared.
  package var names: Set<String> { Set(favourites.keys).union(damaged.keys).union(recipes.keys) }

  /// Whether a favourite or a recipe has this name.
  package func knows(_ name: String) -> Bool {
    let key = Favourite.key(name)
    return favourites[key] != nil || damaged[key] != nil || recipes[key] != nil || numbered(name) != nil
  }

  /// Whether a favourite has this name, in the form in which names are compared.
  func hasFavourite(_ key: String) -> Bool { favourites[key] != nil || damaged[key] != nil }

  /// Creates a search in the meals and favourites of `owner`, and in the favourites and recipes of `typist`.
  ///
  /// `typist` is the profile that types the command. If both profiles have a favourite with the same name, the
  /// favourite of `owner` is used. A favourite takes precedence over a recipe with the same name.
  package init(_ reading: ReadTransaction, owner: Profile?, typist: Profile?, today: Day) throws {
    self.reading = reading
    (self.owner, self.typist) = (owner, typist)
    self.today = today
    let owners = [owner, typist?.id == owner?.id ? nil : typist].compactMap(\.self)
    let all = try owners.flatMap { try reading.profile($0.id).favourites() }
    let favourites = Dictionary(all.map { (Favourite.key($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    let keys = try owners.flatMap { owner in
      try reading.profile(owner.id).favouriteKeys().filter { favourites[$0] == nil }.map { ($0, owner.id) }
    }
    (self.favourites, damaged) = (favourites, Dictionary(keys, uniquingKeysWith: { first, _ in first }))
    book = reading.recipes(of: typist?.id)
    let titles = try book.keys()
    // `Linseneintopf` is the household's own `Omas Linseneintopf`, unless it also has `Schneller Linseneintopf`.
    let short = Dictionary(grouping: titles.compactMap { key, ids in Self.bareTitle(key).map { ($0, ids) } }) { $0.0 }
      .compactMapValues { $0.count == 1 ? $0[0].1 : nil }
    sameTitled = titles.merging(short) { whole, _ in whole }.mapValues { $0.reversed() }
    recipes = sameTitled.compactMapValues(\.first)
  }

  /// The key of a recipe without the words that say whose it is, praise it, or tell where it comes from:
  /// `linseneintopf` for `omas linseneintopf`, `chili` for `quick chili`, `zwiebelkuchen` for `zwiebelkuchen vom blech`;
  /// nil if the key has no such words.
  private static func bareTitle(_ key: String) -> String? {
    let words = key.split(separator: " ")
    let begun = words.drop { owners.contains(String($0)) || praise.contains(String($0)) }
    let bare = begun.prefix { !origins.contains(String($0)) }
    return bare.isEmpty || bare.count == words.count ? nil : bare.joined(separator: " ")
  }

  /// Words after the name of a dish with which a phrase begins that says whose it is or how it is baked.
  private static let origins = Set(["von", "vom", "from", "nach", "aus"].map(SearchText.normalize))

  /// Words before a title that say nothing about what is in the dish.
  private static let praise = Set(
    [
      "quick", "fast", "easy", "simple", "best", "perfect", "favourite", "favorite", "ultimate", "homemade", "classic",
      "delicious", "tasty", "original", "family", "weeknight",
    ].map(SearchText.normalize)
      + ["schnell", "einfach", "best", "lecker", "klassisch", "selbstgemacht", "hausgemacht", "perfekt"].flatMap {
        stem in ["", "e", "er", "es"].map { SearchText.normalize(stem + $0) }
      })

  /// Words that say whose a dish is: `my`, `omas`.
  static let owners = Set(WordRoles.owners.map(SearchText.normalize))

  /// The lines that a phrase refers to, and where they come from.
  package struct Found {
    /// The lines, ready to be logged.
    package var lines: [FoodLine] = []
    /// The meal or favourite that the lines come from.
    package let origin: Origin
    /// The foods that were left out of the meal, as typed: `butter`.
    package var leftOut: [String] = []
    /// The lines of the meal that were left out because other amounts were typed for their foods: `3 large Egg`.
    package var replaced: [String] = []
    /// The foods whose values have changed since they were logged: each food's name, and the line's kcal then and now.
    package var changed: [(name: String, before: Double, now: Double)] = []

    /// A result without lines, for somebody who did not eat the item.
    package static var nothing: Found { Found(origin: .favourite) }
  }

  /// Where lines come from.
  package enum Origin {
    /// All meals in this slot of this day, repeated with the current values of their foods.
    ///
    /// `of` is the name of the profile whose meals they were; nil if the meals were the owner's own.
    case again(Slot, Day, of: String?)
    /// A usual meal: its slot, how often it was logged, and its place in the list of usual meals, the most frequent
    /// first.
    ///
    /// `next` is the meal that follows in the list; nil if this meal is the last.
    case usual(Slot, times: Int, number: Int, next: UsualMeal?)
    /// A share of a meal, with the values from when the meal was logged, and the meal's slot and day.
    case share(MealShare, Slot, Day)
    /// A favourite.
    case favourite
    /// A recipe.
    case recipe(EatenRecipe)
  }

  /// Finds the lines to log in a slot of a day for a phrase; nil if the phrase refers to no favourite or earlier meal.
  ///
  /// What the phrase leaves out, such as the butter of `= mon without butter`, is looked up in `bank` and is not among
  /// the lines. Throws `unknownMeal`, `ambiguousMeal`, `badAmount`, `badValue`, `outOfRange` or `noProfile`, with the
  /// phrase's position in `text`.
  package func lines(of phrase: ItemPhrase, slot: Slot, day: Day, in text: String, _ bank: FoodBank) throws -> Found? {
    do {
      if let source = phrase.source {
        return try lines(of: source, slot: slot, day: day).without(phrase.leftOut, bank)
      }
      let key = Favourite.key(phrase.name)
      // Throws, and names the row.
      if let owner = damaged[key] { _ = try reading.profile(owner).favourite(named: key) }
      if let favourite = favourites[key] { return try lines(of: favourite, phrase).without(phrase.leftOut, bank) }
      guard let id = recipes[key] ?? numbered(phrase.name), let recipe = try book.recipe(id) else { return nil }
      if let left = phrase.leftOut {
        throw LarderError(
          .badValue,
          "the recipe `\(recipe.title)` cannot be logged `\(left)`: what a serving would then contain is not known",
          hint: "log the recipe as it is, or its ingredients one by one")
      }
      let eaten = try eaten(recipe, phrase)
      return Found(lines: [eaten.line], origin: .recipe(eaten))
    } catch var error as LarderError {
      error.location = error.location ?? LarderError.Location(text: text, range: phrase.range)
      throw error
    }
  }

  private func lines(of source: MealSource, slot: Slot, day: Day) throws -> Found {
    switch source {
    case .again(let past, let other, let person, _):
      try again(past ?? (person == nil ? day - 1 : day), other ?? slot, of: person)
    case .usual(let number): try usual(number, slot, day)
    case .share(let share): try self.share(share)
    case .latest: try latest()
    }
  }

  /// The name and the records of the profile called `person`, or of the owner if `person` is nil.
  private func records(of person: String? = nil) throws -> (name: String, records: ProfileReader) {
    let named = try person.flatMap { name in try reading.profiles.all().first { $0.name == name } }
    guard let owner = named ?? owner else {
      throw LarderError(
        .noProfile, "this household has no profile yet", hint: "add one: `profile add NAME`, such as `profile add Dad`")
    }
    return (owner.name, reading.profile(owner.id))
  }

  // MARK: Repeating a meal

  private func again(_ day: Day, _ slot: Slot, of person: String?) throws -> Found {
    let (name, records) = try records(of: person)
    let items = try records.meals(on: day, slot: slot).flatMap(\.items).filter { !$0.isSkipped }
    guard !items.isEmpty else {
      let last = try records.lastDay(of: slot, to: min(day, today))
      let hint = last.map {
        let word = today - $0 < 7 ? $0.weekday.short.lowercased() : $0.iso
        let command = person.map { "same as \($0) \(word)" } ?? "\(slot.rawValue.prefix(1)) = \(word)"
        return "the \(slot.rawValue) before it was on \($0.weekdayText): `\(command)`"
      }
      throw LarderError(
        .unknownMeal, "\(name) logged no \(slot.rawValue) on \(day.weekdayText)",
        hint: hint ?? "`day \(day.iso)` shows what was logged", candidates: last.map { [$0.iso] } ?? [])
    }
    return try asToday(items.map(\.line), from: .again(slot, day, of: person))
  }

  private func usual(_ number: Int, _ slot: Slot, _ day: Day) throws -> Found {
    let (name, records) = try records()
    let usual = try records.usualMeals(in: slot, to: day)
    guard usual.indices.contains(number - 1) else {
      let list = usual.prefix(3).enumerated().map { "`usual \($0.offset + 1)` is \($0.element.text)" }
      let fewer =
        switch usual.count {
        case 0: "\(name) has logged no \(slot.rawValue) in the last \(ProfileReader.habitDays) days"
        case 1: "\(name) has only one usual \(slot.rawValue)"
        case let count: "\(name) has only \(count) different \(EnglishNoun.plural(slot.rawValue))"
        }
      throw LarderError(
        .unknownMeal, fewer,
        hint: list.isEmpty ? "`\(slot.rawValue.prefix(1)) 2 eggs` logs one" : list.joined(separator: "; "))
    }
    let chosen = usual[number - 1]
    let lines = try records.meal(chosen.latest)?.items.map(\.line).filter { !$0.isSkipped } ?? []
    let next = usual.indices.contains(number) ? usual[number] : nil
    return try asToday(lines, from: .usual(slot, times: chosen.times, number: number, next: next))
  }

  // MARK: What was logged last

  /// Returns the meal that a profile's latest `eat` logged, with only the items of that `eat`, and the ID of a profile
  /// that ate the meal.
  ///
  /// Nil if nothing was logged, or if the items are gone.
  ///
  /// If several profiles ate the meal, the ID of the given profile is preferred.
  package static func latest(of typist: Profile?, _ reading: ReadTransaction) throws -> (eater: Int, meal: Meal)? {
    guard let typist, let last = try reading.profile(typist.id).lastLogging() else { return nil }
    let eaters = [typist.id] + last.profiles.filter { $0 != typist.id }
    guard let eater = eaters.first(where: { last.entries[$0] != nil }), let entry = last.entries[eater],
      var meal = try reading.profile(eater).meal(entry.mealID)
    else { return nil }
    meal.items.removeAll { !entry.itemIDs.contains($0.id) || $0.isSkipped }
    return meal.items.isEmpty ? nil : (eater, meal)
  }

  private func latest() throws -> Found {
    guard let (eater, meal) = try Self.latest(of: typist, reading) else {
      throw LarderError(
        .unknownMeal, "nothing was logged that could be repeated",
        hint: "log what was eaten first, then `\(owner?.name ?? "Lina") too` repeats it")
    }
    let name = try reading.profiles.all().first { $0.id == eater }?.name
    return try asToday(meal.items.map(\.line), from: .again(meal.slot, meal.day, of: eater == owner?.id ? nil : name))
  }

  // MARK: A share of a meal

  private func share(_ share: MealShare) throws -> Found {
    let (name, records) = try records(of: share.person)
    guard let meal = try meal(share, records), meal.items.contains(where: { !$0.isSkipped }) else {
      let slot = share.slot?.rawValue ?? "meal"
      let day = share.day.map { " on \($0.weekdayText)" } ?? ""
      throw LarderError(
        .unknownMeal, "\(name) logged no \(slot)\(day)", hint: "`meal list` shows all meals")
    }
    let lines = meal.items.filter { !$0.isSkipped }.map { $0.line.share(share.factor) }
    try lines.forEach(Self.refuseTooMuch)
    return Found(lines: lines, origin: .share(share, meal.slot, meal.day))
  }

  private func meal(_ share: MealShare, _ records: ProfileReader) throws -> Meal? {
    if let slot = share.slot {
      guard let day = try share.day ?? records.lastDay(of: slot, to: today) else { return nil }
      return try records.meals(on: day, slot: slot).last
    }
    guard let day = share.day else { return try records.lastTouchedMeal() }
    let meals = try records.meals(on: day)
    guard meals.count < 2 else {
      throw LarderError(
        .ambiguousMeal, "\(day.weekdayText) has several meals",
        hint: "say which: `\(share.text) of \(meals[meals.count - 1].slot.rawValue) \(day.iso)`",
        candidates: meals.map(\.slot.rawValue))
    }
    return meals.first
  }

  // MARK: A recipe

  /// The amount of a recipe, as a phrase states it.
  ///
  /// Throws `badAmount` if the recipe cannot have that amount.
  func eaten(_ recipe: Recipe, _ phrase: ItemPhrase) throws -> EatenRecipe {
    let share = phrase.shareOfWhole
    let line = try recipe.line(share.map { .count($0 * recipe.servings, unit: "serving") } ?? phrase.quantity)
    try Self.refuseTooMuch(line)
    let nutrition = RecipeNutrition(recipe)
    let isMass = phrase.quantity?.mass != nil
    let isSum = nutrition.source == .partial
    let pieces = phrase.quantity.flatMap { $0.unit == .piece && $0.number > 1 ? $0.number : nil }
    return EatenRecipe(
      recipe: RecipeReference(id: recipe.id, title: recipe.title), line: line, share: share,
      servings: PieceWeights.grams(recipe.title) == nil ? nil : pieces,
      isWeighed: isMass ? recipe.weight != nil : nil,
      uncounted: isSum ? nutrition.unmatched.map(\.text) : [])
  }

  // MARK: A favourite

  /// The lines of a favourite: once, several times, or scaled to a weight, depending on the amount in the phrase.
  private func lines(of favourite: Favourite, _ phrase: ItemPhrase) throws -> Found {
    let factor = try Self.factor(of: favourite, phrase.quantity)
    let lines = favourite.lines.map { $0.share(factor) }
    try lines.forEach(Self.refuseTooMuch)
    return try asToday(lines, from: .favourite)
  }

  private static func factor(of favourite: Favourite, _ quantity: Quantity?) throws -> Double {
    guard let quantity else { return 1 }
    // A piece of a saved meal is no serving of it.
    let isOfPieces = quantity.portion.map { PortionWords.isPiece($0) } ?? false
    if !isOfPieces, let servings = Recipe.servingCount(quantity) { return servings }
    switch quantity.unit {
    case .measure(.mass):
      guard let grams = quantity.mass, let whole = favourite.grams else {
        throw LarderError(
          .badAmount, "`\(favourite.name)` cannot be logged in grams: not all of it has a weight",
          hint: "say how many: `half a \(favourite.name)`")
      }
      return grams / whole
    default:
      throw LarderError(
        .badAmount,
        "`\(favourite.name)` is a favourite made of \(favourite.lines.count) items, so it has no such portion",
        hint: "say how many (`half a \(favourite.name)`) or how many grams")
    }
  }

  private static func refuseTooMuch(_ line: FoodLine) throws {
    guard let grams = line.grams else {
      let share = line.quantity?.share ?? 1
      return try Quantity(share, .piece).refuseTooMuch(typed: line.amountText)
    }
    try Quantity.grams(grams).refuseTooMuch(typed: line.amountText)
  }

  // MARK: Values

  /// Returns the lines with the current values of their foods, and the foods whose values have changed.
  private func asToday(_ lines: [FoodLine], from origin: Origin) throws -> Found {
    var found = Found(origin: origin)
    for var line in lines {
      // A line without a weight keeps the values that were recorded with it.
      if let grams = line.grams, let id = line.food?.id, let food = try reading.foods.get(id) {
        let values = food.nutrients.of(grams: grams)
        let before = line.nutrients.calories ?? values.calories
        if (values.calories.rounded() - before.rounded()).magnitude >= 1 {
          found.changed.append((food.name, before, values.calories))
        }
        line.nutrients = PartialNutrients(values)
        line.name = food.name
      }
      found.lines.append(line)
    }
    return found
  }
}

extension PastMeals.Found {
  /// The ID, in the form `#12`, of the food in these lines that a typed name refers to.
  ///
  /// Nil if the name matches none of the lines or more than one, or if the matching line has no food.
  package func foodNumber(named name: String) -> String? {
    let foods = lines.filter { LoggedFood(name: $0.name, food: nil).isNamed(by: name) }.map { $0.food?.id }
    return foods.count == 1 ? foods[0].map { "#\($0)" } : nil
  }

  /// Leaves out the lines of a food that is now logged with another amount, and notes these lines in `replaced`.
  ///
  /// Nothing changes if the food is not among the lines.
  package func changing(_ food: Food) -> Self {
    var found = self
    // A food composed of bread and a topping gets a new ID each time it is composed.
    func isSame(_ line: FoodLine) -> Bool { line.food?.id == food.id || line.name == food.name }
    found.lines.removeAll(where: isSame)
    guard found.lines.count < lines.count else { return self }
    found.replaced += lines.filter(isSame).map { "\($0.amountText) \($0.name)" }
    found.changed.removeAll { $0.name == food.name }
    return found
  }

  /// The meal with its only food in another amount: `like Lina, but 2 portions`.
  ///
  /// Throws `badAmount`, with `amount` as typed, if there are several foods or if this amount of the food is unknown.
  package func taking(_ quantity: Quantity, typed amount: String) throws(LarderError) -> Self {
    guard lines.count <= 1 else {
      throw LarderError(
        .badAmount, "the meal has \(lines.count) items, so \(LarderError.quoted(amount)) does not say of which",
        hint: "name the food, as in `... but \(amount) \(lines[0].name)`; it has "
          + lines.map(\.name).unique.joined(separator: ", "),
        candidates: lines.map(\.name).unique)
    }
    guard let line = lines.first else { return self }
    var found = self
    if let portion = line.anotherPortion(quantity) {
      found.lines = [portion]
    } else if let grams = line.grams, let mass = quantity.mass {
      var scaled = line.share(mass / grams)
      (scaled.quantity, scaled.isAmountAssumed) = (quantity, false)
      found.lines = [scaled]
    } else {
      throw LarderError(
        .badAmount, "\(LarderError.quoted(amount)) of \(line.name) is not known: the meal had \(line.amountText)",
        hint: "give the amount in the same way, or a weight and the food: `... but 200 g \(line.name)`")
    }
    found.replaced.append("\(line.amountText) \(line.name)")
    return found
  }

  /// Leaves out the lines of the foods that `leftOut` names after a negation: `without butter and jam`.
  ///
  /// Nothing is left out if `leftOut` is nil. Throws `badValue` if one of these foods is not among the lines, or if no
  /// line remains.
  fileprivate func without(_ leftOut: String?, _ bank: FoodBank) throws -> Self {
    guard let leftOut else { return self }
    let words = leftOut.split(separator: " ").dropFirst()
    let names = words.split { ["and", "und", "or", "oder", "&"].contains($0.lowercased()) }.map {
      $0.joined(separator: " ")
    }
    var found = self
    for name in names {
      let meant = try bank.find(name).meant(by: name)
      // In a meal with toast and ham on toast, `no toast` means the toast. A food that is only made with the named food
      // stays: banana bread is not a banana.
      let kept = found.lines.filter { line in
        let isNamed = [line.name, line.originalText].compactMap(\.self).contains {
          LoggedFood(name: $0, food: nil).isNamed(by: name)
        }
        return !isNamed && !(line.food.map { meant.contains($0.id) } ?? false)
      }
      guard kept.count < found.lines.count else {
        throw LarderError(
          .badValue, "there is no `\(name)` in the meal",
          hint: "it has \(lines.map(\.name).unique.joined(separator: ", "))", candidates: lines.map(\.name).unique)
      }
      found.lines = kept
      found.leftOut.append(name)
      found.changed.removeAll { changed in !kept.contains { $0.name == changed.name } }
    }
    guard !found.lines.isEmpty else {
      throw LarderError(.badValue, "nothing is left of the meal", outcome: .nothing(.written))
    }
    return found
  }
}

extension UsualMeal {
  /// The names of the foods, for display: `Egg, Toast`.
  package var text: String { names.joined(separator: ", ") }
}

extension FoodBank.Finding {
  /// The IDs of all foods that a name means, even if they are of several kinds.
  ///
  /// Foods that are only similar to the name do not count.
  fileprivate func meant(by name: String) -> Set<Int> {
    switch self {
    case .food, .several, .typo: Set(matches.map(\.food.id))
    case .unsure where WordRoles.isAnyKind(name): Set(matches.map(\.food.id))
    case .unsure, .unknown, .noNumber: []
    }
  }
}
