import Domain
import Expect
import Testing

/// Which food a name means among similar ones.
@Suite struct FoodRankingTests {
  private func food(_ id: Int, _ name: String, _ aliases: String...) -> Food {
    Food(
      id: id, name: name, category: .other,
      nutrients: Nutrients(calories: 100, protein: 1, carbohydrates: 1, fat: 1), aliases: aliases)
  }

  private func matches(_ query: String, _ foods: [Food], limit: Int = 10) throws -> [FoodMatch] {
    try SearchBank(foods).ranking(query).matches(foods, limit: limit)
  }

  private func order(_ query: String, _ names: [String]) throws -> [String] {
    try matches(query, names.enumerated().map { food($0.offset + 1, $0.element) }).map(\.food.name)
  }

  @Test func exactBeforeAliasBeforeWordsBeforeBeginnings() throws {
    let foods = [
      food(1, "Milka chocolate"), food(2, "Mlik"), food(3, "Skim milk"), food(4, "Moo juice", "milk"), food(5, "Milk"),
    ]
    let matches = try matches("milk", foods)
    // `milk` is a word in the bank, so no other word is a misspelling of it.
    expect(matches.map(\.food.id), equals: [5, 4, 3, 1])
    expect(matches.map(\.isExact), equals: [true, true, false, false])
    expect(matches[1].matched, equals: "milk")
    expect(matches[0].confidence, equals: 1)
    expect(matches.allSatisfy { (0...1).contains($0.confidence) })
  }

  @Test func thePlainFoodComesBeforeWhatIsMadeOfIt() throws {
    expect(try order("milk", ["Milk chocolate", "Milk, whole"]), equals: ["Milk, whole", "Milk chocolate"])
    expect(try order("egg", ["Egg noodles", "Egg, whole, raw"]), equals: ["Egg, whole, raw", "Egg noodles"])
    expect(
      try order("apple", ["Apple juice", "Apples, raw, with skin"]), equals: ["Apples, raw, with skin", "Apple juice"])
    expect(try order("tuna", ["Noodles with tuna", "Tuna in water"]), equals: ["Tuna in water", "Noodles with tuna"])
    expect(try order("butter", ["Peanut butter", "Butter, salted"]).first, equals: "Butter, salted")
  }

  @Test func wordsComeInAnyOrderAndSpacesDoNotMatter() throws {
    expect(try order("rice cooked", ["Fried rice", "Cooked rice"]), equals: ["Cooked rice"])
    expect(try order("corn flakes", ["Cornflakes"]), equals: ["Cornflakes"])
    expect(try order("cornflakes", ["Corn flakes"]), equals: ["Corn flakes"])
    expect(try order("chick brea", ["Cooked chicken breast", "Chicken thigh"]), equals: ["Cooked chicken breast"])
  }

  @Test func equalsAreOrderedByNameThenNumber() throws {
    let foods = [food(9, "Rye bread"), food(3, "Old bread"), food(2, "Old bread")]
    let expected = [2, 3, 9]
    expect(try matches("bread", foods, limit: 5).map(\.food.id), equals: expected)
    expect(try matches("bread", foods.reversed(), limit: 5).map(\.food.id), equals: expected)
    expect(try matches("bread", foods, limit: 1).map(\.food.id), equals: [2])
    expect(try matches("bread", foods, limit: -1).isEmpty)
  }

  private func chosen(_ query: String, _ foods: [Food]) throws -> String {
    try chosen(query, SearchBank(foods))
  }

  private func chosen(_ query: String, _ bank: SearchBank = .starter) throws -> String {
    switch try bank.ranking(query).choose(bank.foods) {
    case .one(let match): match.food.name
    case .several(let matches): "? " + matches.map(\.food.name).joined(separator: ", ")
    case .none(let nearest): "- " + nearest.map(\.food.name).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("egg", "Egg"), ("Eier", "Egg"), ("banana", "Banana"), ("Bananen", "Banana"), ("bananna", "Banana"),
    ("cooked rice", "Cooked rice"), ("rice, cooked", "Cooked rice"), ("salmon, cooked", "Cooked salmon"),
    ("rice", "Cooked rice"), ("milk", "Whole milk"), ("Milch", "Whole milk"),
    ("apples", "Apple"), ("Äpfel", "Apple"), ("chiken brest", "Cooked chicken breast"), ("tomatos", "Tomato"),
    ("Haehnchenbrust", "Cooked chicken breast"), ("macaroni and cheese", "Macaroni and cheese"),
    ("mac & cheese", "Macaroni and cheese"), ("Kaffee", "Coffee"), ("Brötchen", "Bread roll"),
    ("yoghurt", "Plain yogurt"),
    ("broccolli", "Broccoli"), ("oatmeal", "Oatmeal"), ("oat meal", "Oatmeal"), ("pb", "Peanut butter"),
    ("butter", "Butter"), ("Öl", "Olive oil"), ("coke", "Cola"), ("cheddar", "Cheddar cheese"),
  ])
  func everydayWordsFindTheirFood(query: String, name: String) throws {
    expect(try chosen(query), equals: name)
  }

  @Test func whatFitsSeveralAlikeIsAskedAbout() throws {
    expect(try chosen("bread").hasPrefix("? "))
    expect(try chosen("cheese").hasPrefix("? "))
    expect(try chosen("Brot").hasPrefix("? "))
    expect(try chosen("wine").hasPrefix("? "))
    expect(try chosen("soup", [food(1, "Soup"), food(2, "Soup")]), equals: "? Soup, Soup")
  }

  @Test func aDoubtfulBestIsAskedAbout() throws {
    // `bear` is one letter away from `beer`, and milk chocolate is not milk.
    expect(try chosen("bear", [food(1, "Beer")]), equals: "? Beer")
    expect(try chosen("milk", [food(1, "Milk chocolate")]), equals: "? Milk chocolate")
    expect(try chosen("skyr", [food(1, "Skyr natur"), food(2, "Quark")]), equals: "Skyr natur")
  }

  @Test func whatDoesNotFitOffersTheNearest() throws {
    expect(try chosen("dragonfruit"), equals: "- ")
    expect(try chosen("dragon rice soup").hasPrefix("- "))
    expect(try chosen(""), equals: "- ")
    expect(try chosen("🍌"), equals: "- ")
    expect(try chosen("dragonfruit jam").hasPrefix("- Jam"))
  }

  @Test func noQueryTakesLong() throws {
    for query in [
      String(repeating: "a ", count: 100_000), String(repeating: "egg", count: 100_000),
      String(repeating: ",", count: 1_000_000), "e" + String(repeating: "\u{301}", count: 1_000_000),
    ] {
      let matches = try SearchBank.starter.ranking(query).matches(SearchBank.starter.foods, limit: 3)
      expect(matches.allSatisfy { $0.confidence.isFinite })
    }
  }
}
