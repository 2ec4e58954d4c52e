internal import Domain

extension Invocation {
  /// The nutrient that a word names, by a full name or the beginning of one.
  ///
  /// - Parameter others: Other words that are allowed here, for the error.
  func nutrient(_ word: Word, or others: [String] = []) throws -> Nutrient {
    if let nutrient = Nutrient(word: word.text) { return nutrient }
    let known = Nutrient.allCases.flatMap(\.words) + others
    let text = word.text.lowercased()
    let prefixed = Set(known.filter { !text.isEmpty && $0.hasPrefix(text) }.compactMap { Nutrient(word: $0) })
    if prefixed.count == 1, let only = prefixed.first { return only }
    throw error(
      .badValue, "there is no nutrient `\(word.text.prefix(60))`", at: word,
      hint: "choose one of " + (Nutrient.allCases.compactMap(\.words.first) + others).joined(separator: ", ")
    ).suggesting(NearestWord.among(known, to: text))
  }
}
