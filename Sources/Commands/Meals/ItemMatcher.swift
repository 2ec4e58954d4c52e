internal import Domain
internal import Store

/// Finds the food that an item names and weighs it; what is doubtful is asked about or refused.
struct ItemMatcher {
  let session: Session
  /// The list that the item stands in.
  let text: String
  /// The meal that it is logged into, for habits; nil where that is not known.
  let slot: Slot?

  /// How sure an item is whose food has estimated values: doubtful, and marked so.
  static let estimated = 0.7

  struct Found {
    let item: MealItem
    /// Nil for what is logged once, without one.
    let food: Food?
    /// What was assumed, for the person to see.
    var remarks: [String] = []
  }

  /// - Parameter companion: the food that it goes with: `coffee with milk`.
  func match(_ phrase: ItemPhrase, with companion: Food?) throws -> Found {
    let namePlace = MealComposer.place(of: phrase, in: text)
    if phrase.name.count > 3, Slot.read(phrase.name) != nil, try !session.read({ try $0.foods.hasName(phrase.name) }) {
      throw LarderError(
        .unknownFood, "`\(phrase.name)` is a meal, not a food",
        hint: "say what was eaten: `eat 2 eggs @\(phrase.name)`", place: namePlace)
    }
    let passing = FoodInPassing(
      session: session, quantity: phrase.quantity, without: "log it once, without saving a food")
    guard case .food(let found) = try passing.find(phrase.name, place: namePlace) else {
      let form = OnceForm(session: session, phrase: phrase)
      return Found(item: try form.item(), food: nil)
    }
    let match = try PortionedFood(session: session, place: namePlace).match(for: phrase, found: found)
    let doubts = AmountDoubts(session: session, place: LarderError.Place(text: text, range: phrase.range))
    let (weight, doubt) = try doubts.settled { try phrase.weight(as: match.food, with: companion) }
    let item = MealItem(
      FoodLine(
        name: match.food.name, food: FoodReference(id: match.food.id, name: match.food.name),
        quantity: weight.quantity, grams: weight.grams,
        nutrients: PartialNutrients(match.food.nutrients.of(grams: weight.grams)),
        confidence: min(
          match.confidence, doubt == nil ? 1 : AmountDoubts.unsettled, match.food.isEstimate ? Self.estimated : 1),
        said: phrase.saidText))
    let isUnsure = match.confidence < FoodMatch.certain
    let remarks = [
      isUnsure ? "`\(phrase.name)` was taken as \(match.food.name), unasked" : nil, doubt.map { $0 + " (unasked)" },
      weight.assumed,
      match.food.isEstimate
        ? "\(match.food.name) is an estimate\(match.food.source.map { ", \($0.id)" } ?? "")" : nil,
    ]
    return Found(item: item, food: match.food, remarks: remarks.compactMap(\.self))
  }
}

/// The food that has the portion which was said, where the one that was found has not: a can of beans is canned beans, a
/// teaspoon of paprika the spice.
struct PortionedFood {
  let session: Session
  let place: LarderError.Place?

  private static let spoons: Set<String> = ["tsp", "TL", "tbsp", "EL"]

  /// What was found, or another food that fits the name and has the portion; asked about unless it is the same food in a can.
  func match(for phrase: ItemPhrase, found: FoodMatch) throws -> FoodMatch {
    guard let unit = Self.unit(of: phrase.quantity, in: found.food), FoodFinder.number(phrase.name) == nil else {
      return found
    }
    let others = try session.lookUp(phrase.name).matches(limit: FoodCandidates.reach).filter {
      $0.food.id != found.food.id && $0.food.portion(called: unit) != nil
    }
    if PortionedFood.isCan(unit) {
      let canned = others.filter { $0.food.name.lowercased().hasPrefix("canned ") }
      return canned.first ?? found
    }
    guard let other = others.first(where: { $0.food.category == .pantry }) else { return found }
    return try chosen(found, or: other, unit: unit)
  }

  /// The portion that the food lacks; nil where it lacks none.
  private static func unit(of quantity: Quantity?, in food: Food) -> String? {
    switch quantity?.unit {
    case .portion(let name)?: food.portion(called: name) == nil ? name : nil
    // A spoon of a vegetable is rarely the vegetable.
    case .measure(let measure)? where spoons.contains(measure.symbol) && food.category == .produce:
      food.portion(called: measure.symbol) == nil ? measure.symbol : nil
    default: nil
    }
  }

  private static func isCan(_ unit: String) -> Bool {
    ["can", "tin", "dose"].contains { unit.lowercased().hasPrefix($0) }
  }

  private func chosen(_ found: FoodMatch, or other: FoodMatch, unit: String) throws -> FoodMatch {
    let doubt = "\(found.food.name) has no portion `\(unit)`, \(other.food.name) has"
    let names = [other.food.name, found.food.name]
    func doubtful(_ match: FoodMatch) -> FoodMatch {
      FoodMatch(
        food: match.food, matched: match.matched, confidence: AmountDoubts.unsettled, isExact: match.isExact)
    }
    if session.globals.isYes { return doubtful(other) }
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .doubtful, doubt, hint: "write the name of the one that is meant; `--yes` takes the first", candidates: names,
        place: place)
    }
    switch try session.dialogue.choose("\(doubt). Which is meant?", names) {
    case 0: return other
    case 1: return found
    default: throw LarderError(.doubtful, "not taken: \(doubt)", hint: "nothing was written", place: place)
    }
  }
}
