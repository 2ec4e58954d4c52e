import Expect
import Testing

@testable import Domain

/// Nouns in both numbers, as they stand in a dictionary.
@Suite struct EnglishNounTests {
  @Test(arguments: [
    ("slice", "slices"), ("leaf", "leaves"), ("half", "halves"), ("berry", "berries"), ("glass", "glasses"),
    ("tomato", "tomatoes"), ("sweet potato", "sweet potatoes"), ("cookie", "cookies"), ("pie", "pies"),
    ("chilli", "chillies"), ("box", "boxes"), ("sandwich", "sandwiches"), ("radish", "radishes"), ("olive", "olives"),
    ("cheese", "cheeses"),
  ])
  func bothNumbers(one: String, many: String) {
    expect(EnglishNoun.plural(one), equals: many)
    expect(EnglishNoun.singular(many), equals: one)
    expect(EnglishNoun.singular(one), equals: one)
  }

  @Test(arguments: ["hummus", "asparagus", "watercress", "egg"]) func noPlural(word: String) {
    expect(EnglishNoun.singular(word), equals: word)
  }
}
