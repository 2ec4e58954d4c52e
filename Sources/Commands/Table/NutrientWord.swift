internal import Domain

extension Invocation {
  /// The nutrient that a word asks about, by a full name or the beginning of one; `salt` means sodium.
  ///
  /// - Parameter others: Other words that are allowed here, which the error lists too.
  func nutrient(_ word: Word, or others: [String] = []) throws -> Nutrient {
    if let nutrient = Nutrient(asked: word.text) ?? Nutrient(beginning: word.text) { return nutrient }
    let known = Nutrient.allWords + others
    throw error(
      .badValue, "there is no nutrient `\(word.text.prefix(60))`", at: word,
      hint: "choose one of " + (Nutrient.allCases.compactMap(\.words.first) + others).joined(separator: ", ")
    ).suggesting(NearestWord.among(known, to: word.text))
  }
}
