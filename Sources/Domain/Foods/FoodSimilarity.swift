/// Finds foods whose names resemble the name of a food that is not in the bank.
///
/// The word that says what the food is must match: a strawberry skyr drink is a drink, not a strawberry. The other
/// words decide the order.
package struct FoodSimilarity: Sendable {
  /// The word that says what the food is, in the form of `SearchText.normalize`; empty for a name without words.
  ///
  /// This word is the last one before a comma, a bracket or a preposition.
  package let head: String
  private let others: [String]
  private let category: FoodCategory?

  /// The maximum difference between the best score and the score of a food that still counts as similar.
  private static let scoreMargin = 1.0
  /// The deduction from the score if an alias of a food matches instead of its main name.
  private static let alias = 0.5

  /// Creates a search for foods that are similar to a name.
  ///
  /// - Parameter category: The category to which the search is limited; nil for all categories. With a category, a
  ///   match of any word of the name is enough.
  package init(_ name: String, category: FoodCategory? = nil) {
    let parts = Self.parts(name)
    head = parts.head
    others = parts.others
    self.category = category
  }

  /// The words to look up one after the other, until foods are found: first `head`, then ever shorter endings of
  /// `head`.
  ///
  /// An ending has at least 4 letters. The endings of `quarkkuchen` include `kuchen`, since Quarkkuchen (cheesecake) is
  /// a kind of Kuchen (cake).
  package var lookups: [String] {
    let letters = Array(head.unicodeScalars.prefix(Self.longestWord))
    guard letters.count > Self.minimumEnding else { return [head] }
    return (0...(letters.count - Self.minimumEnding)).map { String(String.UnicodeScalarView(letters[$0...])) }
  }

  /// The minimum number of letters of an ending that is looked up.
  private static let minimumEnding = 4
  /// The maximum number of letters of a word whose endings are looked up.
  private static let longestWord = 24

  /// At most `limit` of the given foods, the most similar first.
  ///
  /// Foods that are themselves estimates are left out. From the most similar foods, only those in the category that is
  /// most frequent among them are returned.
  package func nearest(among foods: [Food], limit: Int = FoodEstimate.size) -> [Food] {
    guard !head.isEmpty else { return [] }
    var seen = Set<Int>()
    let scored = foods.filter { !$0.isEstimate && seen.insert($0.id).inserted }
      .filter { category == nil || $0.category == category }
      .map { (food: $0, score: score(of: $0)) }
      .filter { $0.score > 0 }
      .sorted { left, right in
        if left.score != right.score { return left.score > right.score }
        let (shorter, longer) = (left.food.name.utf8.count, right.food.name.utf8.count)
        return (shorter, left.food.id) < (longer, right.food.id)
      }
    guard let best = scored.first?.score else { return [] }
    let alike = scored.prefix { $0.score >= best - Self.scoreMargin }.map(\.food)
    // A rice cake is not a cake: the most frequent category among the best foods decides what kind of food is meant.
    let counts = Dictionary(alike.prefix(2 * limit).map { ($0.category, 1) }, uniquingKeysWith: +)
    let maximum = counts.values.max()
    let shelf = alike.first { counts[$0.category] == maximum }?.category
    return Array(alike.filter { $0.category == shelf }.prefix(max(0, limit)))
  }

  private func score(of food: Food) -> Double {
    food.aliases.map { score($0) - Self.alias }.reduce(score(food.name), max)
  }

  /// The score of a food's name; higher means more similar to the name that was searched for.
  ///
  /// The score is 4 if the word that says what the food is (the head) is the same in both names, or 2 if `head` is
  /// another word of the food's name. Each other word that matches adds 1. If `head` matches only as the end of a
  /// compound, the score is lower. If `head` does not match at all, the score is 0 unless a category was stated.
  private func score(_ name: String) -> Double {
    let own = Self.parts(name)
    let asHead = Self.similarity(head, own.head) * 4
    // `Capri Sun` is not like sun-dried tomatoes.
    let isTelling = head.utf8.count >= Self.minimumEnding
    let asOther = isTelling ? (own.others.map { Self.similarity(head, $0) }.max() ?? 0) * 2 : 0
    let rest = others.count { word in ([own.head] + own.others).contains { Self.similarity(word, $0) == 1 } }
    return max(asHead, asOther) > 0 || category != nil ? max(asHead, asOther) + Double(rest) : 0
  }

  /// The similarity of two words: 1 for the same word, 0.75 if one word is the end of the other (Bergkäse is Käse),
  /// otherwise 0.
  private static func similarity(_ left: String, _ right: String) -> Double {
    if left == right { return left.isEmpty ? 0 : 1 }
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    return short.utf8.count >= minimumEnding && long.hasSuffix(short) ? 0.75 : 0
  }

  private static func parts(_ name: String) -> (head: String, others: [String]) {
    let first = name.unicodeScalars.prefix(SearchText.longest).prefix { !"([;:,".unicodeScalars.contains($0) }
    let core = SearchText.words(String(String.UnicodeScalarView(first))).prefix { !prepositions.contains($0) }
    var all = SearchText.words(name).filter { !prepositions.contains($0) }
    guard let head = core.last ?? all.first else { return ("", []) }
    if let place = all.lastIndex(of: head) { all.remove(at: place) }
    return (head, all)
  }

  private static let prepositions: Set = [
    "and", "with", "without", "in", "of", "from", "the", "und", "mit", "ohne", "aus", "im", "vom", "von", "a", "la",
  ]
}
