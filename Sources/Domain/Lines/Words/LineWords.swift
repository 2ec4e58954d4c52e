/// Words of a line that name no food.
package enum LineWords {
  /// Whether a word is known to say something else than a food, so that it is not a misspelled one: a unit, a number, a
  /// size, a state, who ate or where.
  package static func isKnown(_ word: String) -> Bool {
    let plain = word.plainLetters
    return Measure.read([plain]) != nil || PortionWords.isNoun(plain) || PortionWords.isSizeWord(plain)
      || NumberWords.value(of: plain) != nil || AmountWords.isVague([plain]) || ContextWords.isConnecting(plain)
      || ContextWords.areContext([plain]) || ContextWords.isPerson(plain) || WordRoles.isState([plain])
      || ContextWords.isFirstName(word)
  }
}
