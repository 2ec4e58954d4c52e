import Domain
import Testing

/// What a name means among foods that look alike.
@Suite struct FoodRankingTests {
  private func food(_ id: Int, _ name: String, _ aliases: String...) -> Food {
    Food(
      id: id, name: name, category: .other,
      nutrients: Nutrients(calories: 100, protein: 1, carbohydrates: 1, fat: 1), aliases: aliases)
  }

  private func order(_ query: String, _ names: [String]) -> [String] {
    let foods = names.enumerated().map { food($0.offset + 1, $0.element) }
    return FoodRanking(query: query).matches(foods, limit: 10).map(\.food.name)
  }

  @Test func exactBeforeAliasBeforeWordsBeforeBeginnings() {
    let foods = [
      food(1, "Milka chocolate"), food(2, "Mlik"), food(3, "Skim milk"), food(4, "Moo juice", "milk"), food(5, "Milk"),
    ]
    let matches = FoodRanking(query: "milk").matches(foods, limit: 10)
    // `milk` is a word of the bank: nothing is a slip for it.
    #expect(matches.map(\.food.id) == [5, 4, 3, 1])
    #expect(matches.map(\.isExact) == [true, true, false, false])
    #expect(matches[1].matched == "milk")
    #expect(matches[0].confidence == 1)
    #expect(matches.allSatisfy { (0...1).contains($0.confidence) })
  }

  @Test func thePlainFoodComesBeforeWhatIsMadeOfIt() {
    #expect(order("milk", ["Milk chocolate", "Milk, whole"]) == ["Milk, whole", "Milk chocolate"])
    #expect(order("egg", ["Egg noodles", "Egg, whole, raw"]) == ["Egg, whole, raw", "Egg noodles"])
    #expect(order("apple", ["Apple juice", "Apples, raw, with skin"]) == ["Apples, raw, with skin", "Apple juice"])
    #expect(order("tuna", ["Noodles with tuna", "Tuna in water"]) == ["Tuna in water", "Noodles with tuna"])
    #expect(order("butter", ["Peanut butter", "Butter, salted"]).first == "Butter, salted")
  }

  @Test func wordsComeInAnyOrderAndSpacesDoNotMatter() {
    #expect(order("rice cooked", ["Fried rice", "Cooked rice"]) == ["Cooked rice"])
    #expect(order("corn flakes", ["Cornflakes"]) == ["Cornflakes"])
    #expect(order("cornflakes", ["Corn flakes"]) == ["Corn flakes"])
    #expect(order("chick brea", ["Cooked chicken breast", "Chicken thigh"]) == ["Cooked chicken breast"])
  }

  @Test func equalsAreOrderedByNameThenNumber() {
    let foods = [food(9, "Rye bread"), food(3, "Old bread"), food(2, "Old bread")]
    let expected = [2, 3, 9]
    #expect(FoodRanking(query: "bread").matches(foods, limit: 5).map(\.food.id) == expected)
    #expect(FoodRanking(query: "bread").matches(foods.reversed(), limit: 5).map(\.food.id) == expected)
    #expect(FoodRanking(query: "bread").matches(foods, limit: 1).map(\.food.id) == [2])
    #expect(FoodRanking(query: "bread").matches(foods, limit: -1).isEmpty)
  }

  private func chosen(_ query: String, _ foods: [Food] = StarterBank.foods()) -> String {
    switch FoodRanking(query: query).choose(foods) {
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
  func everydayWordsFindTheirFood(query: String, name: String) {
    #expect(chosen(query) == name)
  }

  @Test func whatFitsSeveralAlikeIsAskedAbout() {
    #expect(chosen("bread").hasPrefix("? "))
    #expect(chosen("cheese").hasPrefix("? "))
    #expect(chosen("Brot").hasPrefix("? "))
    #expect(chosen("wine").hasPrefix("? "))
    #expect(chosen("soup", [food(1, "Soup"), food(2, "Soup")]) == "? Soup, Soup")
  }

  @Test func aDoubtfulBestIsAskedAbout() {
    // One slip makes beer of bear, and milk chocolate is not milk.
    #expect(chosen("bear", [food(1, "Beer")]) == "? Beer")
    #expect(chosen("milk", [food(1, "Milk chocolate")]) == "? Milk chocolate")
    #expect(chosen("skyr", [food(1, "Skyr natur"), food(2, "Quark")]) == "Skyr natur")
  }

  @Test func whatDoesNotFitOffersTheNearest() {
    #expect(chosen("dragonfruit") == "- ")
    #expect(chosen("dragon rice soup").hasPrefix("- "))
    #expect(chosen("") == "- ")
    #expect(chosen("🍌") == "- ")
    #expect(chosen("dragonfruit jam").hasPrefix("- Jam"))
  }

  @Test func noQueryTakesLong() {
    let foods = StarterBank.foods()
    for query in [
      String(repeating: "a ", count: 100_000), String(repeating: "egg", count: 100_000),
      String(repeating: ",", count: 1_000_000), "e" + String(repeating: "\u{301}", count: 1_000_000),
    ] {
      #expect(FoodRanking(query: query).matches(foods, limit: 3).allSatisfy { $0.confidence.isFinite })
    }
  }
}
