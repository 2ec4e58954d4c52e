import Domain
import Expect
import Testing

@testable import Matching

/// Counts and sizes beside names that may mean another food or another piece.
@Suite struct CountedLineTests {
  private let sample: SampleBank

  init() throws { sample = try SampleBank() }

  /// A roast chicken thigh has 137 g, a German pancake 80 g, a pot of yogurt 170 g and a serving of wedges 150 g.
  @Test(arguments: [
    ("2 quarter chicken legs", ["Roast chicken thigh 274.0 g"]), ("pfanekuchen 3 stck", ["Pancake 240.0 g"]),
    ("half a Müller Corner strawberry", ["Müller Corner strawberry 85.0 g"]),
    ("1 Bratwurst im Brötchen", ["Bratwurst mit Brötchen und Senf 170.0 g"]),
    ("halber Kohlrabi roh", ["Kohlrabi 100.0 g"]), ("1 Zwiebel roh", ["Onion 110.0 g"]),
    ("chicken kiev, wedges", ["Chicken kiev 140.0 g", "Frozen potato wedges 150.0 g"]),
    ("pineapple, wedges", ["Pineapple 84.0 g"]), ("garlic, cloves", ["Garlic 3.0 g"]),
    ("apple in apple crumble", ["Apple crisp 125.0 g"]), ("chocolate whole milk", ["Chocolate milk 212.0 g"]),
    ("weetabix whole milk", ["Weetabix 35.0 g", "Whole milk 150.0 g"]),
  ])
  func `a piece is that of the food that was named`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  /// The tables list German juices as fruit; a milliliter of them weighs a gram.
  @Test(arguments: [
    ("0,2 Sanddornsaft", ["Sanddornsaft 200.0 g"]), ("eine Bionade 0,33", ["Bionade 330.0 g"]),
    ("2 Club Mate 0,5", ["Club Mate 1000.0 g"]), ("tuna, 440 can", ["Canned tuna 440.0 g"]),
  ])
  func `a drink has the size behind or before it`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  @Test(arguments: [
    "10 Pommes", "12 nuts", "Kutteln sauer", "150 g raw beef cooked in oil", "3 pieces of mars bar",
    "bratwurst mit snef im brötchn",
  ])
  func `what may be another amount or food is asked about`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.contains { !$0.doubts.isEmpty })
  }

  private func expectLines(_ text: String, _ lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(ResolverTests.text), equals: lines)
  }
}
