internal import Domain
internal import Store

/// Corrects misspelled names of foods.
extension FoodBank {
  /// The name with its typing errors corrected; nil if no error can be corrected.
  ///
  /// Words in the names of the `offered` foods are the preferred corrections.
  func respelled(_ name: String, offered: [FoodMatch]) throws -> String? {
    try SpellingRepair(tables).repaired(name, offered: offered, isKnown: isSpelled)
  }

  /// The word that a misspelled word means if a letter was typed twice or two were exchanged; nil if there is no such
  /// word.
  func slip(in word: String) throws -> String? { try SpellingRepair(tables).slip(in: word, isKnown: isSpelled) }

  /// The word that a misspelled word of a list means; nil if it is no misspelled word, or if it is not clear which one is
  /// meant.
  ///
  /// Words for amounts, places and people are spelled correctly although no food's name has them: `gramm`.
  func meant(by word: String) throws -> String? {
    guard !LineWords.isKnown(word) else { return nil }
    return try SpellingRepair(tables).correction(of: word, isKnown: isSpelled)
  }

  /// The name of a food that a name with several typing errors means; nil if it means none, or if several are alike.
  func renamed(_ name: String) throws -> String? {
    try NameRepair(tables: tables, isKnown: isSpelled, isName: isNameOfAny).repaired(name)
  }

  /// Whether the household's bank, the open tables or the names that are like a food have a name, or it is put together
  /// from foods.
  private func isNameOfAny(_ name: String) throws -> Bool {
    try tables.hasName(name) || tables.like(name) != nil || hasName(name) || composed(name) != nil
  }

  /// Whether a word is in no food's name and is no misspelled word of one: `stibitzt`.
  func isNoFoodWord(_ word: String) throws -> Bool {
    let term = SearchText.normalize(word)
    return try !tables.knows(term) && !isSpelled(word) && tables.near(term).isEmpty
  }

  /// Whether a word is spelled correctly: it is listed, or some food's name has it.
  private func isSpelled(_ word: String) throws -> Bool {
    if SearchText.isListed(word) || WordRoles.isKnown(word) || Brands.length(in: [word]) > 0 { return true }
    if let like = tables.like(word), tables.similarFood(of: like.food) != nil { return true }
    return try reading.foods.hasWord(word)
  }
}
