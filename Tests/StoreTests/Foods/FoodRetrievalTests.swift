import Domain
import Expect
import Store
import TestSupport
import Testing

/// The candidates that the index leaves out must not include the food somebody is looking for.
@Suite struct FoodRetrievalTests {
  private static let queries = [
    "egg", "eggs", "milk", "whole milk", "milk whole", "butter", "banana", "chicken breast", "breast chicken",
    "Hähnchenbrust",
    "haehnchenbrust", "Apfelsaft", "Vollmilch", "Ei", "Eier", "Kartoffeln", "rice", "cooked rice", "brown rice cooked",
    "oats",
    "pb", "oj", "evoo", "mayo", "coke", "courgette", "aubergine", "chiken brest", "bananna", "brocoli", "brocolli",
    "yoghurt",
    "greek yogurt", "nonfat greek yogurt", "yogurt low fat plain", "2% milk", "peanutbutter", "corn flakes",
    "cornflakes",
    "apple juice", "olive oil", "salmon smoked", "smoked salm", "choc", "chocolate milk", "ca", "s", "st", "str",
    "straw",
    "cheddar", "chedar", "mozarella", "parmesan cheese", "cream", "sour cream", "bread", "whole wheat bread", "Brot",
    "Semmel",
    "tomato", "tomatoe", "tomato sauce", "potato chips", "french fries", "pommes", "orange", "orange juice", "coffee",
    "tea",
    "green tea", "beer", "red wine", "sugar", "flour", "pasta", "spaghetti", "spagetti", "tuna in water", "ground beef",
    "Rinderhack", "pork chop", "bacon", "ham", "turkey", "carrot", "Möhre", "onion", "garlic", "Quark", "honey", "jam",
  ]

  @Test func theFirstIsThatOfTheWholeBank() throws {
    let household = try Household.inMemory(now: noon)
    try household.read { reading in
      let bank = try reading.foods.list()
      for text in Self.queries {
        let found = try reading.foods.find(text)
        let (first, best) = (found.matches(limit: 1).first?.food, found.ranking.matches(bank, limit: 1).first?.food)
        expect(first?.name, equals: best?.name, "\(text)")
        expect(first != nil, "\(text)")
      }
    }
  }

  /// With thousands of products that share a word, the household's own foods and habitual foods are still considered.
  @Test func importedFoodsDoNotCrowdOutWhatIsEaten() throws {
    let folder = try TemporaryFolder()
    let household = try Household.open(at: folder.file("larder.db"), now: noon)
    let anna = try household.adding("Anna")
    try RawDatabase.run(folder.file("larder.db"), FoodIndexTests.batch((0..<2000).map { "Brand\($0) zorbel cream" }))
    try household.rebuildIndex()
    try household.change { write in
      let food = try require(try write.reading.foods.candidates(for: "brand1777 zorbel cream", limit: 1).first)
      for _ in 0..<5 { try write.profile(anna).insert(.sample([.sample(food)])) }
    }
    try household.change { try $0.foods.insert(.sample("pudding of zorbel")) }
    try household.read { reading in
      let habits = try reading.profile(anna).habits(slot: nil, to: noon.day(startingAt: 0))
      let found = try reading.foods.find("zorbel", habits: habits, limit: 20)
      let names = found.foods.map(\.name)
      expect(names.contains("Brand1777 zorbel cream") && names.contains("pudding of zorbel"), "\(names)")
      let cream = try reading.foods.find("zorbel cream", habits: habits, limit: 20)
      expect(cream.matches(limit: 1).first?.food.name, equals: "Brand1777 zorbel cream")
      // With words that it does not have it is not among them.
      expect(try !reading.foods.find("milk", habits: habits, limit: 20).foods.contains { $0.name.contains("zorbel") })
    }
  }

  private static let oddTexts = [
    "", " ", "\"", "\" OR \"", "*", "egg*", "NEAR(a b)", "words:egg", "-egg", "(", "a AND", "AND", "\u{0}", "eg\u{0}g",
    "'; DROP",
    "^z", "🥣", "日本 ラーメン", "ab-cd_ef", "3,5 %", "١٢٣", String(repeating: "z", count: 300),
    String(repeating: "apfel", count: 60), String(repeating: "ab ", count: 3000),
    String(repeating: "\u{301}", count: 5000),
    "a b c d e f g h i j k l m n o p q r s t", "\u{202E}gge", "e\u{301}gg",
  ]

  @Test func noTextIsAMistake() throws {
    let household = try Household.inMemory(now: noon)
    try household.read { reading in
      for text in Self.oddTexts {
        let found = try reading.foods.find(text, habits: [1: 1, -1: 0.5, .max: 1])
        expect(found.foods.count <= FoodCandidates.reach + 1, "\(text.prefix(40))")
        _ = (found.matches(limit: 5), found.choice)
        expect(try reading.foods.completions(prefix: text, profile: nil, limit: 5).count <= 5, "\(text.prefix(40))")
        _ = (try reading.foods.hasName(text), try reading.foods.hasSpelling(text))
      }
    }
  }

  @Test func habitsWeighTheSlotMost() throws {
    let household = try Household.inMemory(now: noon)
    let anna = try household.adding("Anna")
    try household.change { write in
      let foods = try write.reading.foods.list().prefix(2)
      for _ in 0..<4 { try write.profile(anna).insert(.sample([.sample(foods[0])], slot: .breakfast)) }
      for _ in 0..<3 { try write.profile(anna).insert(.sample([.sample(foods[1])], slot: .dinner)) }
      try write.profile(anna).insert(.sample([.sample(foods[1])], on: "2026-08-23", slot: .dinner))
    }
    try household.read { reading in
      let foods = try reading.foods.list().prefix(2).map(\.id)
      let day = date("2026-11-21")
      // n / (n + 4): 4 of 4 is 1/2, 3 of 3 is 3/7; in another slot n is a third. 90 days before is past.
      let all = try reading.profile(anna).habits(slot: nil, to: day)
      expect(all, equals: [foods[0]: 0.5, foods[1]: 3.0 / 7])
      let dinner = try reading.profile(anna).habits(slot: .dinner, to: day)
      expect(dinner, equals: [foods[0]: (4.0 / 3) / (4.0 / 3 + 4), foods[1]: 3.0 / 7])
    }
  }
}
