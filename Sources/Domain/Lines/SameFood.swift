/// What is there already where an amount is corrected: its name and, where it has one, its food.
///
/// `1 pizza` said of a logged Pepperoni pizza is one of it and no other pizza; `150 g rice` of a Cooked rice is the same
/// rice. `10 g milk` of a Milk chocolate is milk: the word that says what the chocolate is was not said.
package struct SameFood {
  /// Its name as it was logged, which the food may no longer bear.
  let name: String
  /// Its food; nil for what was logged without one.
  let food: Food?

  /// What is there, by its own name and its food.
  package init(name: String, food: Food?) {
    self.name = name
    self.food = food
  }

  /// The amount that the words mean of what is there; nil where they name another food, or no amount.
  ///
  /// A portion of the food goes before its name: where it is sold by the pizza, `1 pizza` is that.
  package func amount(in phrase: ItemPhrase) -> ItemPhrase? {
    guard let quantity = phrase.quantity else { return nil }
    var same = phrase
    if quantity.unit == .piece, let food, PortionMatch.isNamed(phrase.name, in: food.portions) {
      same.quantity?.unit = .portion(phrase.name)
      same.otherwise = phrase.otherwise.map { Quantity($0.number, .portion(phrase.name)) }
      same.isAmountBehind = false
      return same
    }
    return isNamed(by: phrase.name) ? same : nil
  }

  /// Whether the words name what is there: all of them are of one of its names, the one that says what it is among them.
  package func isNamed(by words: String) -> Bool {
    let query = QueryWords(FoodQuery(words))
    return ([name] + (food.map { [$0.name] + $0.aliases } ?? [])).contains { name in
      guard let fit = NameFit(query, name: NameWords(name), isAlias: false) else { return false }
      // What is only begun (`grape` of grapefruit) or misspelled may be another food.
      return fit.kind >= .words && fit.isHead && fit.missing == 0 && fit.confidence >= FoodMatch.certain
    }
  }
}
