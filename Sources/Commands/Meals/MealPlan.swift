internal import Domain
internal import Matching
internal import Store

extension MealComposer {
  /// A typed line as it was understood within one transaction.
  struct Plan {
    let text: String
    let phrase: WhenPhrase
    let day: Day
    /// The slot of the meal; nil if only the user can say which meal of the day it was.
    let slot: Slot?
    let people: [Profile]
    var parts: [Part]
    /// For each part of the line, whether each of `people` ate it; nil if all of them ate everything.
    let eaters: [[Bool]]?

    /// The items of each person, or one list if nobody is named.
    ///
    /// `lines` returns what a person ate of a part, given the index of the part and the index of the person.
    func lists(_ lines: (_ part: Int, _ place: Int) -> [FoodLine]) -> [[MealItem]] {
      (0..<max(1, people.count)).map { place in
        parts.indices.flatMap { eaters?[$0][place] ?? true ? lines($0, place) : [] }.map { MealItem($0) }
      }
    }
  }
}

extension MealComposer.Plan {
  /// The minimum, in grams or milliliters, of an amount that may have been meant for all people together.
  private static let muchForOne = 600.0
  /// The same minimum for an amount of several pieces, such as two pizzas.
  private static let severalForOne = 400.0

  /// Remarks on foods that are logged for each of several people in an amount that may have been meant for all of them
  /// together.
  var remarksOnEach: [String] {
    guard people.count > 1, eaters == nil, !CommonPhrases.saysEach(text) else { return [] }
    return parts.compactMap { part in
      guard case .food(let resolved) = part, let quantity = resolved.phrase.quantity else { return nil }
      let grams = resolved.line.grams ?? 0
      let isMuch =
        (quantity.mass ?? quantity.milliliters ?? 0) >= Self.muchForOne
        || (quantity.portion != nil || quantity.isCount && quantity.number > 1) && grams >= Self.muchForOne
      // Two people often have two of something.
      let isSeveral =
        people.count > 2 && quantity.isCount
        && (quantity.number >= Double(people.count) || quantity.number > 1 && grams >= Self.severalForOne)
      guard isMuch || isSeveral else { return nil }
      let amount = resolved.phrase.amountText
      return "\(resolved.line.name): \(amount) for each of the \(people.count) people; divide this if they shared it"
    }
  }

  /// The plan with a slot, so that the lines that depend on it can be looked up.
  func with(_ slot: Slot, _ reading: ReadTransaction, in session: Session) throws -> Self {
    let past = try session.pastMeals(of: people, in: reading)
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
  /// The parts, with repeated meals changed: a food that was typed with its own amount after a meal is removed from
  /// that meal.
  ///
  /// `= with 2 eggs` repeats a meal without the eggs in it and adds two eggs.
  var withChangedMeals: Self {
    var parts = self
    for (index, part) in enumerated() {
      guard case .food(let resolved) = part, resolved.phrase.changesMeal, let food = resolved.match?.food,
        let meal = parts[..<index].lastIndex(where: \.isPast), let found = parts[meal].pastMeals
      else { continue }
      parts[meal] = .past(found.map { $0.changing(food) })
    }
    return parts
  }
}
