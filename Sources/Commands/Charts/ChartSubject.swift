package import Domain

/// The subjects that can be drawn.
package enum ChartSubject {
  case nutrient(Nutrient)
  case macros
  case markers
  case spent
  case weight

  /// The words that completion offers and errors list.
  package static let words = Nutrient.allCases.compactMap(\.words.first) + others
  private static let others = ["macros", "markers", "spent", "weight"]

  /// Reads the subject that a word names; calories if there is no word.
  ///
  /// Throws `badValue` if the word names no subject.
  static func read(_ word: Word?, _ invocation: Invocation) throws -> ChartSubject {
    guard let word else { return .nutrient(.calories) }
    switch word.text.plainLetters {
    case "macros", "makros": return .macros
    case "markers", "marker": return .markers
    case "spent", "spending", "ausgaben": return .spent
    case "weight", "gewicht": return .weight
    default: return .nutrient(try invocation.nutrient(word, or: others))
    }
  }
}
