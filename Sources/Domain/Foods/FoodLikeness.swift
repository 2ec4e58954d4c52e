/// Which foods are like one that is not in the bank, by the words of its name.
///
/// The word that says what a thing is has to be met: strawberry skyr drink is a drink, not a strawberry. What the other words
/// say puts the foods in order.
package struct FoodLikeness: Sendable {
  /// The word that says what it is, as it was typed, in lower case and without accents: the last one before a comma, a
  /// bracket or a preposition; empty for a name without words.
  package let head: String
  private let others: [String]
  private let category: FoodCategory?

  /// How much less like than the best a food may be and still count.
  private static let reach = 1.0
  /// What another name counts less than the food's own.
  private static let alias = 0.5

  /// - Parameter category: Only foods of it are like it; any word of the name will do then.
  package init(_ name: String, category: FoodCategory? = nil) {
    let parts = Self.parts(name)
    head = parts.head
    others = parts.others
    self.category = category
  }

  /// The words to look foods up by, until one brings some: the head, then its ends, since a Quarkkuchen is a Kuchen.
  package var lookups: [String] {
    let letters = Array(head.unicodeScalars.prefix(Self.longestWord))
    guard letters.count > Self.leastEnd else { return [head] }
    return (0...(letters.count - Self.leastEnd)).map { String(String.UnicodeScalarView(letters[$0...])) }
  }

  /// Letters of an end that is a word, at least.
  private static let leastEnd = 4
  /// Letters of a word whose ends are looked at.
  private static let longestWord = 24

  /// The foods that are most like it, the most alike first; those that are estimates themselves are left out.
  package func nearest(among foods: [Food], limit: Int = FoodEstimate.size) -> [Food] {
    guard !head.isEmpty else { return [] }
    var seen = Set<Int>()
    let scored = foods.filter { !$0.isEstimate && seen.insert($0.id).inserted }
      .filter { category == nil || $0.category == category }
      .map { (food: $0, score: score(of: $0)) }
      .filter { $0.score > 0 }
      .sorted { left, right in
        (-left.score, left.food.name.utf8.count, left.food.id) < (
          -right.score, right.food.name.utf8.count, right.food.id
        )
      }
    guard let best = scored.first?.score else { return [] }
    let alike = scored.prefix { $0.score >= best - Self.reach }.map(\.food)
    // A rice cake is no cake: the shelf that most of them stand on says what kind of thing it is.
    let counts = Dictionary(alike.prefix(2 * limit).map { ($0.category, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    let shelf = alike.first { counts[$0.category] == most }?.category
    return Array(alike.filter { $0.category == shelf }.prefix(max(0, limit)))
  }

  private func score(of food: Food) -> Double {
    food.aliases.map { score($0) - Self.alias }.reduce(score(food.name), max)
  }

  /// 4 for its head as the head of the name, 2 for it as another word of the name, less for a part of a compound; 1 for each
  /// other word that is met; 0 where the head is not met and no category makes up for it.
  private func score(_ name: String) -> Double {
    let own = Self.parts(name)
    let asHead = Self.meeting(head, own.head) * 4
    let asOther = (own.others.map { Self.meeting(head, $0) }.max() ?? 0) * 2
    let rest = others.count { word in ([own.head] + own.others).contains { Self.meeting(word, $0) == 1 } }
    return max(asHead, asOther) > 0 || category != nil ? max(asHead, asOther) + Double(rest) : 0
  }

  /// 1 for the same word, 0.75 where one is the end of the other (Bergkäse is Käse), else 0.
  private static func meeting(_ left: String, _ right: String) -> Double {
    if left == right { return left.isEmpty ? 0 : 1 }
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    return short.utf8.count >= leastEnd && long.hasSuffix(short) ? 0.75 : 0
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
