internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// An item of a list in which nothing is in doubt anymore: a food, or lines taken from logged meals.
enum DecidedPart {
  case food(Decider.DecidedLine)
  case past([PastMeals.Found])

  /// The lines that the person at this index ate.
  func lines(of place: Int) -> [FoodLine] {
    switch self {
    case .food(let decided): [decided.line]
    case .past(let found): found.indices.contains(place) ? found[place].lines : found.first?.lines ?? []
    }
  }

  /// The typed food, which has to be compared with the diet; nil if the food is unknown, or if the item is a repeated
  /// meal.
  var newFood: MealFit.TypedFood? {
    guard case .food(let decided) = self, let food = decided.food else { return nil }
    return .init(food: food, likeName: decided.likeName)
  }

  /// Remarks on the item for the user who logs it; `people` are those whose earlier meals were used.
  func remarks(for people: [Profile]) -> [String] {
    switch self {
    case .food(let decided): return decided.remarks + (decided.recipe.flatMap(Self.remark(on:)).map { [$0] } ?? [])
    case .past(let found):
      let said = found.enumerated().flatMap { place, lines in
        Self.remarks(lines, mention: people.indices.contains(place) ? " (\(people[place].name))" : "")
      }
      return said.unique
    }
  }

  private static func remarks(_ found: PastMeals.Found, mention: String) -> [String] {
    let changed = found.changed.map {
      "the values of \($0.name) have changed: \(Figure.text($0.before)) -> \(Figure.text($0.now)) kcal"
    }
    let leftOut = found.leftOut.map { "without `\(SafeText.visible($0))`\(mention)" }
    let replaced = found.replaced.map { "in place of \(SafeText.visible($0))\(mention)" }
    return [origin(found.origin, mention)].compactMap(\.self) + leftOut + replaced + changed
  }

  private static func origin(_ origin: PastMeals.Origin, _ mention: String) -> String? {
    switch origin {
    case .again(let slot, let day, let person):
      let mention = person.map { " (\(SafeText.visible($0)))" } ?? mention
      return "repeats the \(slot.rawValue) of \(DayText.weekday(day))\(mention)"
    case .usual(let slot, let times, let number, let following):
      let often = times == 1 ? "once" : times.counted("time")
      let next = following.map { "; `usual \(number + 1)` is \($0.text)" } ?? ""
      return "usual \(slot.rawValue)\(mention), logged \(often) in \(ProfileReader.habitDays) days\(next)"
    case .share(let share, let slot, let day):
      let mention = share.person.map { " (\(SafeText.visible($0)))" } ?? mention
      return "\(share.text) of the \(slot.rawValue) of \(DayText.weekday(day))\(mention), with the values it had then"
    case .favourite: return nil
    case .recipe(let eaten): return remark(on: eaten)
    }
  }

  /// What to know about the amount of a recipe; nil if there is nothing to say.
  private static func remark(on eaten: EatenRecipe) -> String? {
    let title = SafeText.visible(eaten.recipe.title)
    let raw =
      eaten.isWeighed == false
      ? "\(title) is taken to weigh as much as its ingredients; `recipe edit \(title) --weight N` sets the weight of the dish"
      : nil
    let gap =
      eaten.uncounted.isEmpty
      ? nil : "not counted in \(title): \(eaten.uncounted.map { SafeText.visible($0) }.joined(separator: ", "))"
    let counted = eaten.servings.map {
      "\(Figure.text($0)) \(title) are read as \(Figure.text($0)) servings of the recipe; say grams if pieces are meant"
    }
    let part = eaten.share.map { "taken as \(Quantity.fraction($0)) of the whole dish, not of a serving" }
    let said = [part, counted, raw, gap].compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }
}

extension Decider {
  /// Settles the doubts about all items and returns the items in order; nil for a food that the user left out.
  func decide(_ parts: [MealComposer.Part]) throws -> [DecidedPart?] {
    let foods = parts.compactMap { part in if case .food(let resolved) = part { resolved } else { nil as Resolved? } }
    var decided = try decideEach(foods)[...]
    let all = parts.map { part -> DecidedPart? in
      switch part {
      case .food: return decided.popFirst().flatMap { $0.map(DecidedPart.food) }
      case .past(let found): return .past(found)
      case .open: return nil
      }
    }
    guard parts.isEmpty || all.contains(where: { $0 != nil }) else {
      throw LarderError(.needsAnswer, "every item was left out", outcome: .nothing(.written))
    }
    return all
  }
}

extension MealComposer.Part {
  /// The food lines of the person with this index; where a food is in doubt, the line has the likeliest food.
  func lines(of place: Int) -> [FoodLine] {
    switch self {
    case .food(let resolved): [resolved.line]
    case .past(let found): found.indices.contains(place) ? found[place].lines : found.first?.lines ?? []
    case .open: []
    }
  }

  var isOpen: Bool { if case .open = self { true } else { false } }
  var isPast: Bool { if case .food = self { false } else { true } }
  /// The lines of logged meals for each person; nil for a food, and for meals that have not been looked up yet.
  var pastMeals: [PastMeals.Found]? { if case .past(let found) = self { found } else { nil } }
}
