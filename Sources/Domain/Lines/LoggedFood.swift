/// A logged food whose amount is to be corrected: its name in the log and, if known, the food in the bank.
///
/// Typed words may name the logged food or another one. For a logged Pepperoni pizza, `1 pizza` means one Pepperoni
/// pizza and not another pizza; for Cooked rice, `150 g rice` means the same rice. For Milk chocolate, `10 g milk`
/// means milk, because the word that says what the food is, chocolate, was not typed.
package struct LoggedFood {
  /// The name under which the food was logged; the food may have another name now.
  let name: String
  /// The food in the bank; nil if only a name was logged.
  let food: Food?

  /// Creates a logged food from the name in the log and the food.
  package init(name: String, food: Food?) {
    self.name = name
    self.food = food
  }

  /// The new amount for the logged food; nil if the words name another food or contain no amount.
  ///
  /// A portion of the food takes precedence over its name: for a food with a portion called pizza, `1 pizza` is that
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

  /// Whether the words name the logged food: all of them are in one of its names, and they say what it is.
  ///
  /// For Milk chocolate, `milk` does not say what the food is, but `chocolate` does.
  package func isNamed(by words: String) -> Bool {
    let query = QueryWords(FoodQuery(words))
    return ([name] + (food.map { [$0.name] + $0.aliases } ?? [])).contains { name in
      guard let fit = NameFit(query, name: NameWords(name), isAlias: false) else { return false }
      // A beginning (`grape` of grapefruit) or a misspelling may be another food.
      return fit.kind >= .words && fit.isHead && fit.missing == 0 && fit.confidence >= FoodMatch.certain
    }
  }
}
