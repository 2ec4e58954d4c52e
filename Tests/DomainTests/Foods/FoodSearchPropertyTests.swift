import Domain
import Expect
import Testing

/// Differences that must not affect a search.
@Suite struct FoodSearchPropertyTests {
  /// Every 60th name of the bank, other names in turn.
  private static let names: [String] = {
    let foods = StarterBank.foods
    return stride(from: 0, to: foods.count, by: 60).map { place in
      let food = foods[place]
      return place % 120 == 0 ? food.name : food.aliases.last ?? food.name
    }
  }()

  private func first(_ text: String) throws -> String? { try SearchBank.starter.names(text, limit: 1).first }

  private func expectSame(_ text: String, _ other: String) throws {
    let (food, otherFood) = (try first(text), try first(other))
    expect(food, equals: otherFood, "\(text), \(other)")
  }

  @Test func caseDoesNotMatter() throws {
    for name in Self.names {
      try expectSame(name.uppercased(), name)
      try expectSame(name.lowercased(), name)
    }
  }

  @Test func accentsAndUmlautSpellingsDoNotMatter() throws {
    for name in Self.names {
      let plain = SearchText.normalize(name)
      try expectSame(plain, name)
    }
    try expectSame("Haehnchenbrust", "Hähnchenbrust")
    try expectSame("creme fraiche", "Crème fraîche")
  }

  @Test func theOrderOfWordsDoesNotMatter() throws {
    for name in Self.names {
      let words = SearchText.words(name).filter { !["and", "in", "with", "without", "of"].contains($0) }
      // A number belongs to the word behind it.
      guard (2...4).contains(words.count), !words.contains(where: { $0.first?.isNumber == true }) else { continue }
      let turned = words.reversed().joined(separator: " ")
      try expectSame(turned, words.joined(separator: " "))
    }
  }

  @Test func thePluralDoesNotMatter() throws {
    for (one, many) in [
      ("banana", "bananas"), ("strawberry", "strawberries"), ("tomato", "tomatoes"),
      ("boiled potato", "boiled potatoes"),
      ("Zwiebel", "Zwiebeln"), ("Möhre", "Möhren"), ("lentil", "lentils"), ("egg", "eggs"), ("Ei", "Eier"),
    ] { try expectSame(one, many) }
  }

  @Test func everyOwnNameFindsItsFood() throws {
    for food in StarterBank.foods.enumerated().filter({ $0.offset % 25 == 0 }).map(\.element) {
      expect(try SearchBank.starter.choice(food.name), equals: food.name)
    }
  }
}

/// The effect of the profile's habits, and of buying instead of eating.
@Suite struct FoodSearchPreferenceTests {
  private let bank = SearchBank.starter

  @Test func aHabitComesFirstWhereItFits() throws {
    let skim = bank.number(of: "Skim milk")
    expect(try bank.choice("milk"), equals: "Whole milk")
    expect(try bank.names("milk", habits: [skim: 1]).first, equals: "Skim milk")
    expect(try bank.names("banana", habits: [bank.number(of: "Banana bread"): 1]).first, equals: "Banana")
    expect(try bank.names("Egg", habits: [bank.number(of: "Fried egg"): 1]).first, equals: "Egg")
    let rye = bank.number(of: "Rye bread")
    expect(try bank.choice("bread").hasPrefix("? "))
    expect(try bank.choice("bread", habits: [rye: 1]), equals: "Rye bread")
    // Logged twice, it is no habit yet.
    expect(try bank.choice("bread", habits: [rye: 2 / 6]), equals: try bank.choice("bread"))
  }

  @Test func aPurchaseIsRaw() throws {
    for (text, name) in [
      ("Kartoffeln", "Raw potato"), ("rice", "Uncooked rice"), ("chicken breast", "Raw chicken breast"),
      ("banana", "Banana"), ("milk", "Whole milk"),
    ] {
      let found = try bank.choice(text, prefersRaw: true)
      expect(found == name || found == "? " + name, "\(text): \(found)")
    }
    expect(try bank.choice("cooked rice", prefersRaw: true), equals: "Cooked rice")
  }

  @Test func anExplanationNamesTheReasons() throws {
    let (query, foods) = try bank.look("Hähnchenbrust gegrillt")
    let ranking = FoodRanking(query, habits: [bank.number(of: "Cooked chicken breast"): 1])
    let food = try require(foods.first { $0.name == "Cooked chicken breast" })
    let text = try require(ranking.explanation(of: food))
    expect(text.contains("`gegrillt` = ") && text.contains("you eat it often (score +0.25)"), "\(text)")
    expect(ranking.explanation(of: Food.sample("Zebra")), equals: nil)
  }
}

extension Food {
  fileprivate static func sample(_ name: String) -> Food {
    Food(name: name, category: .other, nutrients: Nutrients(calories: 1, protein: 0, carbohydrates: 0, fat: 0))
  }
}
