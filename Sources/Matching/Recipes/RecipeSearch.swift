internal import Domain
package import Store

/// Finds recipes by title, ingredients, tags and notes.
///
/// Like the search for foods, it understands German words, plurals and typing errors.
package struct RecipeSearch {
  private let query: FoodQuery

  package init(_ text: String) { query = FoodQuery(text) }

  /// The IDs of the recipes in a book that contain every word of the query; recipes with the words in their titles come
  /// first.
  ///
  /// Only text that may contain one of the words is read. If nothing is found, all text is read, since a word may be
  /// misspelled.
  package func ranked(in book: RecipeReader) throws -> [Int] {
    guard let parts else { return ranked(try book.searchTexts()) }
    let found = ranked(try book.searchTexts(with: parts))
    return found.isEmpty ? ranked(try book.searchTexts()) : found
  }

  /// The first letters of each word that the query may mean; nil if a word has too few letters, or if there are too
  /// many beginnings.
  private var parts: [String]? {
    let words = Set(
      query.terms + query.readings.filter { !$0.isPartial && $0.kind != .correction }.flatMap(\.words)
        + query.terms.flatMap(SearchText.german))
    let parts = Set(words.map { String($0.prefix(Self.partLength)) })
    return parts.count <= Self.mostParts && parts.allSatisfy { $0.count == Self.partLength } ? parts.sorted() : nil
  }

  /// The number of letters at the start of a word that are searched for; singular and plural rarely differ in these
  /// letters.
  private static let partLength = 3
  /// The maximum number of word beginnings that are searched for; if there are more, it is quicker to read all text.
  private static let mostParts = 12

  /// The IDs of the recipes that contain every word of the query; recipes with the words in their titles come first.
  package func ranked(_ recipes: [(id: Int, title: String, words: [String])]) -> [Int] {
    let indexed = recipes.map { recipe in
      (id: recipe.id, title: Set(SearchText.words(recipe.title)), all: Set(recipe.words.flatMap(SearchText.words)))
    }
    let vocabulary = indexed.reduce(into: Set<String>()) { $0.formUnion($1.title.union($1.all)) }
    let meanings = query.terms.indices.map { meaning(of: $0, vocabulary) }
    guard !meanings.isEmpty else { return [] }
    let found = indexed.compactMap { recipe -> (id: Int, score: Int)? in
      var score = 0
      for readings in meanings {
        if readings.contains(where: { $0.allSatisfy(recipe.title.contains) }) {
          score += 2
        } else if readings.contains(where: {
          $0.allSatisfy { recipe.title.contains($0) || recipe.all.contains($0) }
        }) {
          score += 1
        } else {
          return nil
        }
      }
      return (recipe.id, score)
    }
    return found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element.id)
  }

  /// Whether a word is the last part of a compound.
  ///
  /// A short word never counts, because too many other words end in the same letters by chance.
  private static func isEnd(_ word: String, of compound: String) -> Bool {
    word.count >= fewestLetters && compound.count >= word.count + 3 && compound.hasSuffix(word)
  }

  private static let fewestLetters = 4

  /// The possible meanings of a term, each as words that a recipe must contain.
  ///
  /// A term is read as it was typed, in translation, as the beginning of a word, and as the last part of a compound.
  /// Corrections are added only if no recipe contains any of these meanings.
  private func meaning(of term: Int, _ vocabulary: Set<String>) -> [[String]] {
    let typed = query.terms[term]
    var meanings = query.readings.filter { $0.terms.contains(term) && !$0.isPartial && $0.kind != .correction }
      .map(\.words)
    meanings.append([typed])
    meanings += vocabulary.filter { typed.count > 2 && $0.hasPrefix(typed) }.map { [$0] }
    // `suppe` and `soup` are the end of `kartoffelsuppe`.
    let heads = Set([typed] + meanings.filter { $0.count == 1 }.map { $0[0] } + SearchText.german(typed))
    meanings += heads.map { [$0] }
    meanings += vocabulary.filter { word in heads.contains { Self.isEnd($0, of: word) } }.map { [$0] }
    guard !meanings.contains(where: { $0.allSatisfy(vocabulary.contains) }), typed.count > 3 else { return meanings }
    let letters = Array(typed.utf8)
    let reach = typed.count > 6 ? 2.0 : 1.0
    return meanings
      + vocabulary.filter { SpellingDistance.between(letters, Array($0.utf8), limit: reach) != nil }.map { [$0] }
  }
}
