internal import Domain
internal import Matching
internal import Store

extension MealComposer {
  /// A typed line as it was understood within one transaction.
  struct Plan {
    let text: String
    let phrase: WhenPhrase
    let day: Day
    /// The slot of the meal; nil if only the person can say which meal of the day it was.
    let slot: Slot?
    let people: [Profile]
    var parts: [Part]
    /// For each part whether each of `people` ate it; nil if all of them ate everything.
    let eaters: [[Bool]]?

    /// The items of each person, or one list if nobody is named; `lines` are those that a person has of a part, both
    /// given by their indices.
    func lists(_ lines: (_ part: Int, _ place: Int) -> [FoodLine]) -> [[MealItem]] {
      (0..<max(1, people.count)).map { place in
        parts.indices.flatMap { eaters?[$0][place] ?? true ? lines($0, place) : [] }.map { MealItem($0) }
      }
    }
  }
}

extension MealComposer.Plan {
  /// The grams from which a weight may be that of all people together.
  private static let muchForOne = 600.0

  /// Remarks on foods of which each of several people is said to have eaten as much as all of them may have eaten.
  var remarksOnEach: [String] {
    guard people.count > 2, eaters == nil else { return [] }
    return parts.compactMap { part in
      guard case .food(let resolved) = part, let quantity = resolved.phrase.quantity,
        quantity.isCount && quantity.number >= Double(people.count) || (quantity.mass ?? 0) >= Self.muchForOne
      else { return nil }
      let amount = resolved.phrase.amountText
      return "each of the \(people.count) people has \(amount) of \(resolved.line.name): divide it if they shared it"
    }
  }

  /// The plan with a slot, so that the lines that depend on it can be looked up.
  func with(_ slot: Slot, _ reading: ReadTransaction, in session: Session) throws -> Self {
    let past = try MealComposer.past(people, reading, in: session)
    let bank = try session.bank(in: reading)
    let parts = try self.parts.enumerated().map { index, part in
      guard case .open(let phrase) = part else { return part }
      return try MealComposer.part(phrase, past, eatenBy: eaters?[index], slot: slot, day: day, in: text, bank)
    }
    return Self(
      text: text, phrase: phrase, day: day, slot: slot, people: people, parts: parts.withChangedMeals, eaters: eaters)
  }
}

extension [MealComposer.Part] {
  /// The parts without what a repeated meal has of a food that is logged in another amount: the eggs of `= with 2 eggs`.
  var withChangedMeals: Self {
    let foods = compactMap { part -> Food? in
      guard case .food(let resolved) = part, resolved.phrase.changesMeal else { return nil }
      return resolved.match?.food
    }
    return map { part in
      guard let meals = part.pastMeals else { return part }
      return .past(meals.map { meal in foods.reduce(meal) { $0.changing($1) } })
    }
  }
}
