import Domain
import Expect
import Testing

/// What is read beside the name of a food.
@Suite struct WordRoleTests {
  private static let names: Set<String> = [
    "egg", "eggs", "bread", "grapes", "oats", "lamb chop", "chicken breast", "coffee", "milk", "salmon", "beans",
  ]
  private static var reader: ItemListReader { ItemListReader(knows: { names.contains($0) }) }

  /// The number is the lower end of a range; nil if no amount was given.
  @Test(
    arguments: [
      ("2eggs", "eggs", 2.0), ("150gchicken breast", "chicken breast", 150), ("eggs x2", "eggs", 2),
      ("x3 eggs", "eggs", 3),
      ("2-3 eggs", "eggs", 2), ("2 to 3 eggs", "eggs", 2), ("2 bis 3 eggs", "eggs", 2),
      ("100-120g salmon", "salmon", 100),
      ("bread, 2 slices", "bread", 2), ("salmon, about 120 g", "salmon", 120), ("1 can of beans, 400 g", "beans", 400),
      ("2 cans of beans 400 g", "beans", 800), ("2-3 slices bread", "bread", 2), ("some 200 g oats", "oats", 200),
      ("a few slices of bread", "bread", 3), ("1 heaped tbsp oats", "oats", 2), ("gehäufter EL oats", "oats", 2),
      ("1 level tbsp oats", "oats", 1),
      ("a few grapes", "grapes", nil), ("grapes, a few", "grapes", nil), ("some milk", "milk", nil),
      ("etwas milk", "milk", nil),
    ] as [(String, String, Double?)])
  func anAmountIsReadAnywhere(_ text: String, _ name: String, _ number: Double?) throws {
    let items = try Self.reader.read(text)
    expect(items.count == 1 && items[0].name == name && items[0].quantity?.number == number, "\(items)")
  }

  @Test func aRangeKeepsBothEnds() throws {
    let quantity = try require(try Self.reader.read("100-120g salmon").first?.quantity)
    expect(quantity.number == 100 && quantity.upTo == 120 && quantity.text == "100-120 g")
    for text in ["2-3 eggs", "2-3 slices bread", "2-3 cups oats", "bread, 2-3 slices", "1 or 3 eggs"] {
      expect(try Self.reader.read(text).first?.quantity?.upTo, equals: 3, "\(text)")
    }
    expect(try Self.reader.read("2-3x100g salmon").first?.quantity?.upTo, equals: 300)
    expect(try Self.reader.read("a few grapes").first?.isFew, equals: true)
  }

  @Test(arguments: [
    ("lamb chop, grilled", ["lamb chop grilled"]), ("eggs, skin on", ["eggs skin on"]),
    ("eggs, bread", ["eggs", "bread"]),
    ("coffee, no sugar", ["coffee no sugar"]), ("coffee ohne milk und Zucker", ["coffee ohne milk und Zucker"]),
    ("oats made with water", ["oats made with water"]), ("oats with milk", ["oats", "milk"]),
    ("bread w/ milk", ["bread", "milk"]), ("coffee no sugar and bread", ["coffee no sugar", "bread"]),
    ("coffee no sugar and 2 eggs", ["coffee no sugar", "eggs"]), ("coffee with no milk", ["coffee with no milk"]),
  ])
  func whatOnlyDescribesIsPartOfTheItem(_ text: String, _ names: [String]) throws {
    expect(try Self.reader.read(text).map(\.name), equals: names)
  }

  @Test(arguments: [
    (["leftover", "soup"], ["soup"], ["leftover"]),
    (["Thunfisch", "aus", "der", "Dose"], ["Thunfisch"], ["aus der Dose"]),
    (["selbstgemachter", "Kuchen"], ["Kuchen"], ["selbstgemachter"]),
  ])
  func whatChangesNothingCanBeLeftOut(_ words: [String], _ kept: [String], _ dropped: [String]) throws {
    let read = try require(WordRoles.withoutNeutral(words))
    expect(read.kept == kept && read.dropped == dropped)
  }

  /// A food that is fried or dried has another energy, and hot chocolate is no chocolate.
  @Test(arguments: [["fried", "chicken"], ["hot", "chocolate"], ["breaded", "cod"], ["leftovers"]])
  func whatChangesTheFoodStays(_ words: [String]) { expect(WordRoles.withoutNeutral(words) == nil) }

  @Test func aNegationTakesAwayWhatIsBehindIt() throws {
    let read = try require(WordRoles.negated(["coffee", "no", "sugar"]))
    expect(read.kept == ["coffee"] && read.left == ["sugar"])
    expect(WordRoles.negated(["no", "sugar"]) == nil && WordRoles.negated(["coffee"]) == nil)
  }

  /// Only what is beside a food can be left out of it; of what it consists of, a person has to be asked.
  @Test(arguments: [
    (FoodCategory.beverages, 1.0, ["sugar"], true), (.beverages, 50, ["milk"], false), (.bakery, 250, ["Butter"], true),
    (.other, 200, ["mayo"], true), (.other, 200, ["bun"], false), (.dairy, 143, ["yolk"], false),
    (.beverages, 1, ["alcohol"], false),
  ])
  func aFoodIsTakenWithoutWhatIsBesideIt(_ category: FoodCategory, _ energy: Double, _ barred: [String], _ may: Bool) {
    let values = Nutrients(calories: energy, protein: 0, carbohydrates: 0, fat: 0, sugar: 0)
    let food = Food(name: "Thing", category: category, nutrients: values)
    expect(WordRoles.permits(food, without: [], and: barred), equals: may)
  }

  @Test func anUnsweetenedDrinkHasNoSugar() {
    let sweet = Nutrients(calories: 40, protein: 0, carbohydrates: 10, fat: 0, sugar: 9)
    let tea = Food(name: "Iced tea", category: .beverages, nutrients: sweet)
    expect(!WordRoles.permits(tea, without: ["ungesüßter"], and: []))
    expect(WordRoles.permits(tea, without: ["leftover"], and: []))
  }

  @Test(arguments: [
    (["Heinz", "baked", "beans"], 1), (["Dr.", "Oetker", "Pizza"], 2), (["Ritter", "Sport", "Alpenmilch"], 2),
    (["pizza"], 0), (["Heinz"], 0), (["shepherd's", "pie"], 0),
  ])
  func aMakersNameIsNotTheFood(_ words: [String], _ length: Int) { expect(Brands.length(in: words), equals: length) }

  @Test(arguments: [
    (["pepperoni", "pizza", "dominos"], 1), (["Gummibärchen", "vom", "Haribo"], 2),
    (["latte", "by", "Tim", "Hortons"], 3),
    (["Pizza", "von", "Dr.", "Oetker"], 3), (["Haribo"], 0), (["von", "Lidl"], 1), (["pizza"], 0),
  ])
  func aMakersNameMayBeBehindTheFood(_ words: [String], _ length: Int) {
    expect(Brands.length(behind: words), equals: length)
  }
}
