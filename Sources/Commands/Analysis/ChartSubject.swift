package import Domain

/// What can be drawn.
package enum ChartSubject {
  case nutrient(Nutrient)
  case macros
  case markers
  case spent

  /// The words that are completed and named where another was typed.
  package static let words = Nutrient.allCases.compactMap(\.words.first) + others
  private static let others = ["macros", "markers", "spent"]

  /// Reads what a word means; calories where there is none.
  ///
  /// Throws `badValue`.
  static func read(_ word: Word?, _ invocation: Invocation) throws -> ChartSubject {
    guard let word else { return .nutrient(.calories) }
    switch word.text.lowercased() {
    case "macros": return .macros
    case "markers": return .markers
    case "spent", "spending": return .spent
    default: return .nutrient(try nutrient(word, invocation))
    }
  }

  private static func nutrient(_ word: Word, _ invocation: Invocation) throws -> Nutrient {
    if let nutrient = Nutrient(word: word.text) { return nutrient }
    let known = Nutrient.allCases.flatMap(\.words) + others
    let text = word.text.lowercased()
    let prefixed = Set(known.filter { !text.isEmpty && $0.hasPrefix(text) }.compactMap { Nutrient(word: $0) })
    if prefixed.count == 1, let only = prefixed.first { return only }
    throw invocation.error(
      .badValue, "there is no nutrient `\(word.text.prefix(60))`", at: word,
      hint: "one of " + words.joined(separator: ", ")
    ).suggesting(NearestWord.among(known, to: text))
  }
}
