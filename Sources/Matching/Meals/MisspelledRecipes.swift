package import Domain
internal import Store

/// Finds recipes whose title, or whose unit, was typed with errors: `2 portions of lentl soup`, `2 servngs lentil
/// soup`.
extension PastMeals {
  /// The maximum number of recipes that are offered for one typed name.
  static let mostOffered = 3
  /// The minimum number of letters of a word that may be misspelled.
  private static let fewestLetters = 4

  /// Reads the item as the recipe whose title is most similar to the typed name; nil if no title is similar.
  ///
  /// The result is in doubt until somebody confirms it. `food` is the reading of the item as a food; nil if the name is
  /// that of a recipe and only the unit is misspelled.
  package func misspelled(
    _ phrase: ItemPhrase, otherwise food: Resolved?, in text: String, _ bank: FoodBank
  ) throws -> Resolved? {
    guard phrase.source == nil, phrase.leftOut == nil, !recipes.isEmpty else { return nil }
    var readings = food == nil ? [] : [phrase]
    if let (item, typed, _) = phrase.withRespelledUnit, try !bank.hasSpelling(typed) { readings.append(item) }
    for reading in readings {
      let isRespelled = reading != phrase
      let found = try near(reading.name, withExact: isRespelled).compactMap { id -> EatenRecipe? in
        guard let recipe = try book.recipe(id) else { return nil }
        // A recipe that does not have the typed portion is not what was meant.
        return try? eaten(recipe, reading)
      }
      if let doubtful = doubtful(found, for: reading, typed: phrase, otherwise: food, in: text) { return doubtful }
    }
    return nil
  }

  /// The IDs of the recipes that a name with misspelled words may refer to; the most similar titles come first.
  ///
  /// With `withExact`, titles that have exactly the words of the name are included.
  private func near(_ name: String, withExact: Bool) -> [Int] {
    for name in [name, WordRoles.bareName(name)].compactMap(\.self) {
      let typed = Favourite.key(name).split(separator: " ").map { Array($0.utf8) }
      let found = recipes.compactMap { key, id -> (id: Int, distance: Double)? in
        Self.distance(typed, key.split(separator: " ").map { Array($0.utf8) }).map { (id, $0) }
      }.filter { withExact || $0.distance > 0 }.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
      if !found.isEmpty { return Array(found.map(\.id).unique.prefix(Self.mostOffered)) }
    }
    return []
  }

  /// The sum of the spelling distances between the typed words and the words of a title.
  ///
  /// Nil if the title does not have the same number of words, or if one word differs too much.
  private static func distance(_ typed: [[UInt8]], _ title: [[UInt8]]) -> Double? {
    guard typed.count == title.count, !typed.isEmpty else { return nil }
    var sum = 0.0
    for (word, meant) in zip(typed, title) where word != meant {
      guard word.count >= fewestLetters, word.first == meant.first,
        let distance = SpellingDistance.between(word, meant, limit: SpellingDistance.limit(letters: word.count))
      else { return nil }
      sum += distance
    }
    return sum
  }
}
