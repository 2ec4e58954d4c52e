/// The food that is already logged when an amount is corrected: its name and, if it has one, its food.
///
/// `1 pizza` for a logged Pepperoni pizza is one of it and not another pizza; `150 g rice` for Cooked rice is the same
/// rice. `10 g milk` for Milk chocolate is milk: the word that says what the chocolate is was not typed.
package struct LoggedFood {
  /// The name under which it was logged, which the food may no longer have.
  let name: String
  /// Its food; nil if it was logged without one.
  let food: Food?

  /// Creates it from the logged name and the food.
  package init(name: String, food: Food?) {
    self.name = name
    self.food = food
  }

  /// The amount that the words give for the logged food; nil if they name another food or give no amount.
  ///
  /// A portion of the food takes precedence over its name: for a food with the portion pizza, `1 pizza` is that
  /// portion.
  package func amount(in phrase: ItemPhrase) -> ItemPhrase? {
    guard let quantity = phrase.quantity else { return nil }
    var same = phrase
    if quantity.unit == .piece, let food, PortionMatch.isNamed(phrase.name, in: food.portions) {
      same.quantity?.unit = .portion(phrase.name)
      same.alternatives = phrase.alternatives.map { Quantity($0.number, .portion(phrase.name)) }
      same.isAmountBehind = false
      return same
    }
    return isNamed(by: phrase.name) ? same : nil
  }

  /// Whether the words name the logged food: they are all in one of its names, including the word that says what it is.
  package func isNamed(by words: String) -> Bool {
    let query = QueryWords(FoodQuery(words))
    return ([name] + (food.map { [$0.name] + $0.aliases } ?? [])).contains { name in
      guard let fit = NameFit(query, name: NameWords(name), isAlias: false) else { return false }
      // A beginning (`grape` of grapefruit) or a misspelling may be another food.
      return fit.kind >= .words && fit.isHead && fit.missing == 0 && fit.confidence >= FoodMatch.certain
    }
  }
}
