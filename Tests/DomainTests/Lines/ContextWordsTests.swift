import Expect
import Testing

@testable import Domain

/// What is said about a meal beside its food.
@Suite struct ContextWordsTests {
  private static var reader: ItemListReader {
    ItemListReader(isEaten: true)
  }

  @Test(arguments: [
    "kantine", "tummy bug", "krank", "brunch w mum", "after football practice", "bei der oma", "in der mittagspause",
  ])
  func `words that only say how it came to the meal`(_ text: String) {
    expect(ContextWords.areContext(text.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    "", "with", "biltong", "cola", "mit der", "apple at home", "oma", "mum and dad", "a b c d e f home",
  ])
  func `other words`(_ text: String) {
    expect(!ContextWords.areContext(text.split(separator: " ").map(String.init)))
  }

  /// Words that a food's name may end with stay: a protein bar is not eaten in a bar.
  @Test(arguments: [
    ("Kaiserschmarrn Skihütte", 1), ("Käsespätzle Kantine", 1), ("protein bar", 0), ("Kantine", 0),
    ("club sandwich", 0), ("Ritter Sport", 0), ("soup Oma", 0),
  ])
  func `words behind a name`(_ text: String, _ length: Int) {
    expect(ContextWords.length(behind: text.split(separator: " ").map(String.init)), equals: length)
  }

  @Test(arguments: [
    ("crackers, tummy bug", ["crackers"]), ("soup, bread, Kantine, krank", ["soup", "bread"]), ("krank", ["krank"]),
    ("soup, Oma", ["soup", "Oma"]), ("soup, with mum", ["soup"]),
    ("weetbix x3 milk", ["weetbix", "milk"]),
    ("a Hoibe", ["Bier"]), ("auf dem Weihnachtsmarkt eine Bratwurst", ["Bratwurst"]), ("halbe Pizza", ["Pizza"]),
    ("Avocado, eine halbe", ["Avocado"]), ("at work cold brew", ["cold brew"]), ("cuppa soup", ["soup"]),
    ("2019er Riesling", ["2019er Riesling"]),
    ("100 g 550er Mehl", ["550er Mehl"]),
  ])
  func `notes in a list`(_ text: String, _ names: [String]) throws {
    let found = try Self.reader.read(text).map(\.name)
    expect(found, equals: names)
  }

  @Test(arguments: [
    ("2 Hoibe", 1.0), ("450er Becher", 450),
    ("weetbix x3 milk", 3),
  ])
  func `amounts in a list`(_ text: String, _ number: Double) throws {
    expect(
      try Self.reader.read(text + (text.hasSuffix("Becher") ? " Skyr" : ""))[0].quantity?.number,
      equals: number)
  }

  @Test(arguments: [
    ("Gurkerl", ["Gurke", "Gurk"]), ("Senf Gürkchen", ["Senf Gürke", "Senf Gürk"]), ("noodle", []), ("Reis", []),
  ])
  func `diminutives of names`(_ name: String, _ expected: [String]) {
    expect(WordRoles.withoutDiminutive(name), equals: expected)
  }
}
