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
    default: return .nutrient(try invocation.nutrient(word, or: others))
    }
  }
}
