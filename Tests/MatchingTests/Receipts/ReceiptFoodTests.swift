import Domain
import Expect
import Testing

@testable import Matching

/// Which food a line of a receipt is, and when that is certain.
@Suite struct ReceiptFoodTests {
  let sample: SampleBank

  init() throws { sample = try SampleBank() }

  private func understood(_ text: String) throws -> UnderstoodItem {
    try sample.bank { bank in
      try ReceiptResolver(bank, store: nil).understand(
        ReceiptItem(text, quantity: 1, unit: .pieces, price: Money(minorUnits: 199)))
    }
  }

  @Test(arguments: [
    // The name is exactly one of the food's; what is left out says how large, ripe or fine it is, or where it is from.
    ("EIER", "Egg"), ("MOZZARELLA ITAL.", "Mozzarella"), ("HAFERFLOCKEN ZART", "Oats"),
    ("SPEKULATIUS FEIN", "Spekulatius"),
    ("Red Sdless Grapes 500g", "Grapes"), ("SPEISEKART.FK", "Raw potato"),
    // A translation of the whole name is one of the food's names, too.
    ("PATLICAN", "Aubergine"),
  ])
  func `a food whose name says all that is printed is certain`(text: String, name: String) throws {
    let line = try understood(text)
    expect(line.item.food?.name ?? "", equals: name)
    expect(line.item.confidence >= FoodMatch.certain, "\(text) is not certain")
  }

  @Test(arguments: [
    // A word is left out that may make it another food: smoked salmon is no raw salmon, and a stone-baked salami is a pizza.
    "OAK SMKD SALMON", "GETR. TOMATEN BIRNE", "STEINOFEN FORELLE",
    // Another food is listed as similar, without any of the words in its names.
    "HAGGIS", "SCOTCH EGGS", "PERCY PIGS",
    // The name is that of an ingredient in the food's name: a soup with strips of pancakes.
    "SUPPENPFANNKUCHEN",
    // The food is the broader kind, which is also called by the end of the name.
    "KAISERSEMMEL", "EISBERGSALAT",
    // The word is cut, and only one of those that begin so.
    "SCHWEINENACKENST.",
    // A brand of vegetarian sausages, and vegetables behind a word that no food has.
    "RUEGENW.VEG.SCHINKENSP.", "QWXYZ ERBSEN",
  ])
  func `a food that lacks some of what is printed is not certain`(text: String) throws {
    let confidence = try understood(text).item.confidence
    expect(confidence < FoodMatch.certain, "\(text) is certain: \(confidence)")
  }

  @Test(arguments: [
    // What it tastes of or contains is not what it is, whichever word is first.
    ("MILCHREIS SCHOKO", "Rice pudding"), ("BERLINER HIMBEER", "Jam doughnut"),
    ("TORTELLONI RICOTTA", "Fresh cheese tortellini, uncooked"),
    // A brand says what a product is only if no other word does.
    ("KERRYG.GOUDA JUNG", "Gouda cheese"), ("KERRYGOLD", "Unsalted butter"),
    // A product that is listed itself is not only the kind that its brand stands for.
    ("RIVELLA ROT", "Soft drink, with flavor, sweetened"), ("GRUYERE SURCHOIX", "Gruyère"),
    // One of two descriptions is known of the food.
    ("OAK SMKD SALMON", "Smoked salmon"),
    // The end of the name is cut.
    ("Himmelt.Früchtejog.", "Fruit yogurt"),
  ])
  func `the likeliest food`(text: String, name: String) throws {
    expect(try understood(text).item.food?.name ?? "", equals: name)
  }

  /// Six bars of 50 g, six bags of 25 g; 405 is the type of the flour, which is sold by the kilogram.
  @Test(arguments: [
    ("SNICKERS 6PK", 300.0), ("WALKERS R/SLTD 6PK", 150), ("WEIZENMEHL 405", 1000), ("EDELSALAMI 150", 150),
  ])
  func weights(text: String, grams: Double) throws {
    expect(try understood(text).item.grams ?? 0, equals: grams)
  }
}
