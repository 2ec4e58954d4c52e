import Domain

/// The starter bank with an index of its words, so that ranking need not look at every food in every test.
struct SearchBank: FoodVocabulary {
  static let starter = SearchBank(
    StarterBank.foods.enumerated().map { place, food in
      var food = food
      food.id = place + 1
      return food
    })

  let foods: [Food]
  private var places: [String: Set<Int>] = [:]

  init(_ foods: [Food]) {
    self.foods = foods
    for (place, food) in foods.enumerated() {
      for name in [food.name] + food.aliases {
        let words = SearchText.words(name)
        for word in words { places[word, default: []].insert(place) }
        // A word that is searched may be two words in a name.
        for (word, next) in zip(words, words.dropFirst()) { places[word + next, default: []].insert(place) }
      }
    }
  }

  func count(of word: String) -> Int { places[word]?.count ?? 0 }

  func near(_ word: String) -> [String] {
    let letters = Array(word.utf8)
    return places.keys.filter { SpellingDistance.between(letters, Array($0.utf8), limit: 3) != nil }
  }

  /// What was typed, and the foods that have a word of any of its readings.
  func look(_ text: String) throws -> (query: FoodQuery, foods: [Food]) {
    var query = FoodQuery(text)
    try query.complete(from: self)
    var found: Set<Int> = []
    for reading in query.readings {
      for word in reading.words {
        if reading.allowsBeginning {
          for (other, foods) in places where other.hasPrefix(word) { found.formUnion(foods) }
        } else {
          found.formUnion(places[word] ?? [])
        }
      }
    }
    return (query, found.sorted().map { foods[$0] })
  }

  /// The ranking for a text, which knows these foods' words.
  func ranking(_ text: String) throws -> FoodRanking {
    var query = FoodQuery(text)
    try query.complete(from: self)
    return FoodRanking(query)
  }

  /// The names of the foods that a text finds, best first.
  func names(_ text: String, habits: [Int: Double] = [:], limit: Int = 5) throws -> [String] {
    let (query, foods) = try look(text)
    return FoodRanking(query, habits: habits).matches(foods, limit: limit).map(\.food.name)
  }

  /// The food that is meant; `? ` and the first one if it is asked about; `-` for none.
  func choice(_ text: String, habits: [Int: Double] = [:], prefersRaw: Bool = false) throws -> String {
    let (query, foods) = try look(text)
    switch FoodRanking(query, habits: habits, prefersRaw: prefersRaw).choose(foods) {
    case .one(let match): return match.food.name
    case .several(let matches): return "? " + (matches.first?.food.name ?? "")
    case .none: return "-"
    }
  }

  func number(of name: String) -> Int { foods.first { $0.name == name }?.id ?? 0 }
}
