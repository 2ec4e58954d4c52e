import Domain
import Expect
import Testing

/// The possible meanings of the words of a search.
@Suite struct FoodQueryTests {
  private func words(_ text: String, of kind: FoodQuery.Kind) -> [String] {
    FoodQuery(text).readings.filter { $0.kind == kind }.map { $0.words.joined(separator: " ") }
  }

  @Test(arguments: [
    ("Hähnchenbrust", "chicken breast"), ("Apfelsaft", "apple juice"), ("Schweinehack", "pork ground"),
    ("Rinderhack", "beef ground"), ("Kartoffelsuppe", "potato soup"), ("Erdbeermarmelade", "strawberry jam"),
    ("Linsensuppe", "lentil soup"), ("Eiersalat", "egg salad"), ("Gänsekeule", "goose leg"), ("gekochtes", "cooked"),
    ("Haehnchenschenkel", "chicken thigh"), ("Vollkornmehl", "whole wheat flour"), ("Rote Bete", "beet"),
    ("Räucherforelle", "smoked trout"), ("Zwiebelringe", "onion ring"), ("Nüsse", "nut"),
    ("Sonnenblumenöl", "sunflower oil"),
  ])
  func germanWordsAreTranslated(text: String, english: String) {
    let expected = SearchText.words(english).joined(separator: " ")
    expect(words(text, of: .translation).contains(expected), "\(words(text, of: .translation))")
  }

  @Test(arguments: [
    ("courgette", "zucchini"), ("zucchini", "courgette"), ("prawns", "shrimp"), ("pb", "peanut butter"),
    ("spring onions", "scallion"), ("tinned", "canned"), ("chips", "fries"), ("crisps", "potato chips"),
  ])
  func otherWordsAreKnown(text: String, other: String) {
    let expected = SearchText.words(other).joined(separator: " ")
    expect(words(text, of: .synonym).contains(expected), "\(words(text, of: .synonym))")
  }

  @Test(arguments: ["banana", "chocolate", "Brokkoli", "xyz", "mississippi", "aaaaaaaaaaaaaaaa", ""])
  func whatIsNoCompoundStaysWhole(text: String) {
    expect(words(text, of: .split).isEmpty)
  }

  @Test func neighboursMayBeOneWord() {
    expect(words("corn flakes", of: .joined).contains("cornflake"))
    expect(words("saft apfel", of: .joined).contains("apfelsaft"))
  }

  @Test func aKnownWordIsNotCorrected() throws {
    var query = FoodQuery("bear")
    try query.complete(from: SearchBank([]))
    expect(query.readings.allSatisfy { $0.kind != .correction || $0.isDoubtful })
    query = FoodQuery("Lauch")
    try query.complete(from: SearchBank.starter)
    expect(query.readings.allSatisfy { $0.kind != .correction })
  }

  @Test func ofAnUnknownCompoundTheLastPartIsKnown() throws {
    var query = FoodQuery("Quirkkäse")
    try query.complete(from: SearchBank([]))
    expect(query.readings.contains { $0.words == ["cheese"] && $0.isPartial })
    expect(try SearchBank.starter.choice("Quirkkäse"), equals: "-")
  }

  @Test func aSlipInAShortWordIsDoubtful() throws {
    var query = FoodQuery("lamp")
    try query.complete(from: SearchBank.starter)
    let corrections = query.readings.filter { $0.kind == .correction }
    expect(corrections.contains { $0.words == ["lamb"] })
    expect(corrections.allSatisfy { $0.isDoubtful })
  }

  @Test func oddTextIsNoTrouble() throws {
    for text in [
      "", " ", "🍌", "\u{0}", ",,,", "'", "\"", "%", "豆腐", "e\u{301}", String(repeating: "a ", count: 5000),
      String(repeating: "kartoffel", count: 5000), String(repeating: "ei", count: 500),
    ] {
      var query = FoodQuery(text)
      try query.complete(from: SearchBank.starter)
      expect(query.terms.count <= FoodQuery.longest)
      expect(query.readings.allSatisfy { !$0.words.isEmpty && !$0.terms.isEmpty && $0.cost >= 0 })
    }
  }
}

/// How far a misspelled word is from another.
@Suite struct SpellingDistanceTests {
  private func distance(_ typed: String, _ meant: String) -> Double? {
    SpellingDistance.between(Array(typed.utf8), Array(meant.utf8), limit: 10)
  }

  /// By hand, from the weights in the type's comment: doubled 0.4, vowel or swap 0.7, alike in sound 0.6, other 1,
  /// first letter 0.4 more.
  @Test(arguments: [
    ("egg", "egg", 0.0), ("letuce", "lettuce", 0.4), ("bannana", "banana", 0.4), ("salman", "salmon", 0.7),
    ("shirmp", "shrimp", 0.7), ("brest", "breast", 0.7), ("letzuce", "lettuce", 1.0), ("kola", "cola", 1.0),
    ("beer", "bear", 0.7), ("lamp", "lamb", 0.6), ("chiken", "chicken", 0.4), ("mango", "tango", 1.4),
  ])
  func slipsHaveTheirWeight(typed: String, meant: String, expected: Double) throws {
    let found = try require(distance(typed, meant))
    expect(abs(found - expected) < 1e-9, "\(found)")
  }

  @Test func whatIsTooFarIsNil() {
    expect(SpellingDistance.between(Array("egg".utf8), Array("ham".utf8), limit: 1), equals: nil)
    expect(SpellingDistance.between([], Array("ham".utf8), limit: 9), equals: nil)
    let long = [UInt8](repeating: 97, count: 100_000)
    expect(SpellingDistance.between(long, long, limit: 9), equals: nil)
  }
}
