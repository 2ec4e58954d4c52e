import Domain
import Expect
import Testing

@testable import Matching

/// Lines with what people say beside the foods: where it stood, what it was served with, how it was cooked, what it came
/// instead of; and amounts that are named apart from their food.
///
/// A serving of cooked rice has 158 g in FNDDS 2021-2023, a grapefruit 246 g and a crumpet 57 g.
@Suite struct SaidLineTests {
  private let sample: SampleBank

  init() throws { sample = try SampleBank() }

  @Test(arguments: [
    ("2 eggs, stood at the stove", ["Egg 100.0 g"]), ("500 ml tea, spread over the day", ["Tea 500.0 g"]),
    ("half a banana, that's it", ["Banana 59.0 g"]),
    ("100 g rice, someone's birthday at work", ["Cooked rice 100.0 g"]),
    ("100 g rice, Eva brought it round", ["Cooked rice 100.0 g"]), ("100 g rice with Kostas", ["Cooked rice 100.0 g"]),
    ("2 eggs, hard boiled", ["Hard-boiled egg 100.0 g"]), ("100 g rice instead of fries", ["Cooked rice 100.0 g"]),
    ("100 g Reis statt Pommes", ["Cooked rice 100.0 g"]),
    ("100 g rice topped with 20 g butter", ["Cooked rice 100.0 g", "Butter 20.0 g"]),
    ("100 g Reis mit 20 g Butter gegessen und 1 Ei", ["Cooked rice 100.0 g", "Butter 20.0 g", "Egg 50.0 g"]),
    ("100 g rice but with 20 g butter", ["Cooked rice 100.0 g", "Butter 20.0 g"]),
    ("50 g Haferflocken in 200 ml warmer Milch", ["Oats 50.0 g", "Whole milk 206.0 g"]),

    ("die Kleine hat 1 Ei gegessen", ["Egg 50.0 g"]), ("our youngest had 2 eggs", ["Egg 100.0 g"]),
  ])
  func `what is said beside the foods`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  @Test(arguments: [
    ("one of the eggs", ["Egg 50.0 g"]), ("3ish eggs", ["Egg 150.0 g"]), ("Reis250g", ["Cooked rice 250.0 g"]),
    ("2 beers (0,2er)", ["Beer 400.0 g"]), ("15 dag Butter", ["Butter 150.0 g"]),
    ("chicken thighs (2, skin on, 300 g all in)", ["Roast chicken thigh 300.0 g"]),
    ("Reis (halbe Packung, also 125g)", ["Cooked rice 125.0 g"]),
    ("an egg and a half", ["Egg 75.0 g"]),
    // Two cookies of 12.2 g.
    ("Kekse", ["Chocolate chip cookie 24.4 g"]),
  ])
  func `an amount in other words`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// In Britain, white fish beside chips is fried in batter, and chips beside such food are fries.
  @Test(arguments: [
    ("nuggets, chips", ["Chicken nuggets", "French fries"]), ("chips, beans", ["French fries", "Baked beans"]),
    ("haddock, chips", ["Battered fried fish", "French fries"]),
  ])
  func `what it is beside its neighbours`(text: String, names: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved[1].line.name, equals: names[1])
    expect(resolved[0].line.name == names[0] || names[0] == "Battered fried fish" && resolved[0].isFried)
  }

  /// What looks like a remark and is a food, a share of one, or nothing that can be logged.
  @Test(arguments: [
    ("1 egg, flat white on the train", 2), ("1 egg, rice for grandma's birthday", 2), ("1 egg, soup in the canteen", 2),
    ("1 egg, the biryani one", 2), ("1 egg, chilli one", 2), ("1 egg, office quinoa", 2), ("1 egg, Tom's quinoa", 2),
  ])
  func `no food is lost`(text: String, count: Int) throws { expect(try sample.resolve(text).count, equals: count) }

  @Test(arguments: ["the rest", "the rest for Tom", "den Rest", "the"])
  func `what names nothing is no tea`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.allSatisfy { $0.match == nil && !$0.doubts.isEmpty }, "\(resolved.map(\.line.name))")
  }

  private func expectLines(_ text: String, _ lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(ResolverTests.text), equals: lines)
    expect(resolved.allSatisfy(\.doubts.isEmpty))
  }
}

extension Resolved {
  /// Whether the food has the energy of fried fish, which is about twice that of cooked white fish (USDA: 90 kcal).
  fileprivate var isFried: Bool { (match?.food.nutrients.calories ?? 0) > 180 }
}
