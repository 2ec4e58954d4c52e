import Expect
import Testing

@testable import Domain

/// Lists that are written like notes: signs, short words and several foods without a comma between them.
@Suite struct NoteSignsTests {
  private static let foods: Set<String> = [
    "toast", "egg", "eggs", "soup", "bread", "apple", "rice", "brot", "käse", "salad", "tea", "milk", "butter", "jam",
    "honey", "yogurt", "crumpet", "crumpets", "coffee", "chili hot dog no bun", "bacon", "lachs", "reis", "naan",
    "currywurst", "pommes", "mayo", "grandma's", "only dad's", "shake plus", "had soup", "ensure plus", "beef", "pork",
  ]

  private func read(_ text: String) throws -> [ItemPhrase] {
    let knows = { (name: String) in Self.foods.contains(name.lowercased()) }
    return try ItemListReader(knows: knows, isFood: knows, isEaten: true).read(text)
  }

  @Test(arguments: [
    ("toast - 2 eggs", ["toast", "eggs"]), ("toast / soup / apple", ["toast", "soup", "apple"]),
    ("soup. bread. apple", ["soup", "bread", "apple"]), ("soup then bread", ["soup", "bread"]),
    ("Brot u. Käse", ["Brot", "Käse"]), ("Brot u Käse", ["Brot", "Käse"]), ("Brot m Käse", ["Brot", "Käse"]),
    ("had toast followed by an apple", ["toast", "apple"]), ("- soup", ["soup"]),
    ("Reis, dazu Lachs", ["Reis", "Lachs"]),
    ("toast 30g/milk 100ml", ["toast", "milk"]), ("30g toast/milk 100ml", ["toast", "milk"]),
    ("tea splash of milk", ["tea", "milk"]), ("3 crumpets butter jam", ["crumpets", "butter", "jam"]),
    ("toast butter honey", ["toast", "butter", "honey"]), ("eggs bacon", ["eggs", "bacon"]),
    ("yogurt 150g honey 1 tsp", ["yogurt", "honey"]), ("Bowl mit Lachs, Reis", ["Lachs", "Reis"]),
    ("Currywurst Pommes Mayo", ["Currywurst", "Pommes", "Mayo"]), ("Käse gegessen", ["Käse"]),
    ("Käse, Brot, gegessen", ["Käse", "Brot"]), ("Käse dann gegessen", ["Käse"]), ("soup...", ["soup"]),
    ("soup!", ["soup"]),
    // Where and when it was eaten, who ate it, a flavour, what goes into a drink, and what is on top.
    ("coffee, bread, starbucks", ["coffee", "bread"]), ("soup, Kindergeburtstag", ["soup"]),
    ("finished off his soup", ["soup"]), ("kids had toast", ["toast"]), ("crisps salt n vinegar", ["crisps"]),
    ("crisps cheese and onion, tea", ["crisps", "tea"]), ("honey 1 tbsp in 300ml milk", ["honey", "milk"]),
    ("coffee, black", ["coffee black"]), ("Pommes rot weiß", ["Pommes", "Ketchup", "Mayonnaise"]),
    ("last night's soup", ["soup"]), ("yesterday's soup, bread", ["soup", "bread"]), ("gestrige Suppe", ["Suppe"]),
    ("soup with bread on top", ["soup", "bread"]), ("roast - 3 slices beef, bread", ["beef", "bread"]),
    // Who made it, a dish over what is in it, butter on bread, the flavours of ice cream, and a side's amount.
    ("mcdonalds 6 eggs and milk", ["eggs", "milk"]), ("yogurt von Lidl 200g honey 80g", ["yogurt", "honey"]),
    ("soup from tesco, bread", ["soup", "bread"]), ("chinese takeaway - egg, 2 apples", ["egg", "apples"]),
    ("shake after gym - 1 egg, 300ml milk", ["egg", "milk"]), ("full irish - 2 eggs 2 crumpets", ["eggs", "crumpets"]),
    ("buttered toast, egg", ["toast", "butter", "egg"]), ("2 Kugeln Eis in der Waffel, Schoko und Vanille", ["Eis"]),
    ("ice cream, chocolate", ["ice cream"]),
    ("soup with crumpets and butter, 2 crumpets", ["soup", "crumpets", "butter"]),
    ("packed lunch - egg, 2 apples", ["egg", "apples"]), ("soup with bread on the side", ["soup", "bread"]),
    ("porridge made with 60g rice and 300ml milk", ["rice", "milk"]),
    ("40g rice made with 300ml milk", ["rice", "milk"]), ("meal deal - egg, 2 apples", ["egg", "apples"]),
    ("glass of milk - toast, jam", ["milk", "toast", "jam"]),
    ("2 eggs (kids), bread", ["eggs", "bread"]), ("egg, bread - kids tea", ["egg", "bread"]),
    ("soup, mums birthday", ["soup"]), ("chips and salsa", ["tortilla chips", "salsa"]),
    ("rice, peppers", ["rice", "bell pepper"]),
    ("2 peppers", ["bell pepper"]), ("salt and pepper", ["salt", "black pepper"]),
    // Clauses that say when, why or out of what, and remarks.
    ("soup while cooking, bread", ["soup", "bread"]), ("toast when I got in and an apple", ["toast", "apple"]),
    ("toast while cooking and an apple and milk", ["toast", "apple", "milk"]),
    ("coffee wie immer mit milk und honey", ["coffee", "milk", "honey"]),
    ("toast straight from the oven with butter and jam", ["toast", "butter", "jam"]),
    ("soup when I got in then an apple", ["soup", "apple"]), ("soup, bread and the lot", ["soup", "bread", "the lot"]),
    ("handful of rice straight from the box", ["rice"]), ("rice out of the fridge with milk", ["rice", "milk"]),
    ("Brot ausm Backofen, Käse", ["Brot", "Käse"]), ("Reis wie in der Schule", ["Reis"]),
    ("soup, slurped the lot", ["soup"]), ("bread, bit sad", ["bread"]), ("Brot mit Käse drauf", ["Brot", "Käse"]),
    ("crumpets dripping in butter", ["crumpets", "butter"]), ("toast with me tea", ["toast", "tea"]),
    ("Reis mit ordentlich Käse", ["Reis", "Käse"]), ("nowt but a soup", ["soup"]), ("Reis ohne alles", ["Reis"]),
    ("big salad - rice, egg, apple", ["rice", "egg", "apple"]), ("salad - soup, bread", ["salad", "soup", "bread"]),
    ("half a tin of beans", ["baked beans"]), ("beans", ["beans"]),
    ("soup in the beer garden, tea", ["soup in the beer garden", "tea"]),
  ])
  func foodsAreSeparated(_ text: String, _ names: [String]) throws {
    expect(try read(text).map(\.name), equals: names)
  }

  /// A compound name, an amount between two foods, an abbreviation and a size are no separators.
  @Test(arguments: [
    ("2 - 3 eggs", ["eggs"]), ("butter soup", ["butter soup"]), ("grandma's soup", ["grandma's soup"]),
    ("eggs salad", ["eggs salad"]), ("sausages pork", ["sausages pork"]), ("ensure plus", ["ensure plus"]),
    ("beef/pork mince", ["beef/pork mince"]), ("100g/3.5oz cheddar", ["100g/3.5oz cheddar"]),
    ("only dad's", ["only dad's"]), ("shake plus, egg", ["shake plus", "egg"]),
    ("had soup", ["had soup"]), ("1 mass gainer", ["mass gainer"]),
    ("crisps cheese and onion soup", ["crisps cheese and onion soup"]),
    ("toast on rice", ["toast", "rice"]), ("soup, party pack", ["soup", "party pack"]),
    ("butter in soup", ["butter in soup"]), ("soup, black", ["soup", "black"]),
    ("milk salt and vinegar", ["milk salt", "vinegar"]), ("Pommes Currywurst", ["Pommes Currywurst"]),
    ("rice 200 g salad", ["rice 200 g salad"]), ("Käse- und Wurstbrot", ["Käse-", "Wurstbrot"]),
    ("heinz 2 slices", ["heinz"]), ("chocolate, ice cream", ["chocolate", "ice cream"]),
    ("bread, 2 eggs, 1 bread", ["bread", "eggs", "bread"]), ("griech. Salat", ["griechischer Salat"]),
    ("Eier Größe M gekocht", ["Eier Größe M gekocht"]),
    // A clause has words behind it and no number; a can may hold another food.
    ("toast while cooking two apples", ["toast while cooking two apples"]), ("tom yum", ["tom yum"]),
    ("soup while", ["soup while"]), ("soup out of a bottle", ["soup out of"]),
  ])
  func otherSignsStay(_ text: String, _ names: [String]) throws {
    expect(try read(text).map(\.name), equals: names)
  }

  @Test(arguments: [
    ("coffee, no sugar", "coffee", "no sugar"), ("soup, ohne Brot", "soup", "ohne Brot"),
    ("soup with no croutons", "soup", "no croutons"), ("burger (no bun)", "burger", "no bun"),
    ("burger without the bun", "burger", "without bun"),
    ("salad hold the mayo", "salad", "hold mayo"),
  ])
  func whatIsLeftOutIsNoItem(_ text: String, _ name: String, _ leftOut: String) throws {
    let items = try read(text)
    expect(items.map(\.name) == [name] && items.first?.leftOut == leftOut)
  }

  /// A sandwich with its fillings is bread, and what was left out behind an ingredient is missing from the dish.
  @Test func aDishAndWhatIsInIt() throws {
    let sandwich = try read("sandwich with ham, cheese and lettuce")
    expect(sandwich.map(\.name), equals: ["bread", "ham", "cheese", "lettuce"])
    expect(sandwich.map(\.isOnBread) == [false, true, true, true] && sandwich[0].quantity?.number == 2)
    expect(try read("2 sandwiches with cheese")[0].quantity?.number, equals: 4)
    expect(try read("ham sandwich with mayo").map(\.name), equals: ["ham sandwich", "mayo"])
    let pizza = try require(try read("pizza with salami, no cheese").first)
    expect(pizza.madeWith == "salami" && pizza.leftOut == "no cheese")
    let burger = try read("burger with pommes but no bun")
    expect(burger.map(\.leftOut), equals: ["no bun", nil])
  }

  /// What part of the food before it was eaten: half a piece where none was typed.
  @Test(
    arguments: [
      ("toast, ate only half", [0.5], "piece"), ("toast (half left)", [0.5], "piece"),
      ("toast, left about a third", [1 - 1.0 / 3], "piece"), ("2 eggs, only ate half", [1], "piece"),
      ("200g soup, die Hälfte gegessen", [100], "g"), ("Käse zur Hälfte", [0.5], "piece"),
      ("toast ein Viertel übrig", [0.75], "piece"), ("toast, half the packet", [0.5], "packet"),
      ("toast half of it", [0.5], "piece"), ("200g rice with 20g butter, ate half", [100, 10], "g"),
      ("200g rice, 3 g jam, ate half", [200, 1.5], "g"), ("half the packet of toast", [0.5], "packet"),
      ("die Hälfte der Suppe", [0.5], "piece"), ("quarter of the soup", [0.25], "piece"),
    ] as [(String, [Double], String)])
  func aPartWasEaten(_ text: String, _ amounts: [Double], _ unit: String) throws {
    let quantities = try read(text).compactMap(\.quantity)
    expect(quantities.map(\.number), equals: amounts)
    expect(quantities.allSatisfy { $0.unit == (unit == "piece" ? .piece : Quantity.Unit(word: unit)) })
  }

  /// Half of a food that is named behind it is no part of another one.
  @Test(arguments: [("toast, half an apple", 2), ("rice and half a bread", 2)])
  func aHalfOfAnotherFood(_ text: String, _ count: Int) throws {
    expect(try read(text).count, equals: count)
  }

  /// A name that the bank has stays whole, and sugar-free cola is drunk beside a burger.
  @Test func aNameMayContainANegation() throws {
    expect(try read("chili hot dog no bun").map(\.name), equals: ["chili hot dog no bun"])
    expect(try read("burger and no sugar cola").count, equals: 2)
    expect(try read("300 ml coffee no sugar")[0].quantity?.milliliters, equals: 300)
    expect(try read("coffee no sugar 300 ml")[0].quantity?.milliliters, equals: 300)
  }

  @Test(arguments: [
    ("~200g rice", 200.0), ("rice ~200g", 200), ("rice ca.150g", 150), ("≈50g rice", 50),
  ])
  func anApproximateWeightIsRead(_ text: String, _ grams: Double) throws {
    let item = try require(try read(text).first)
    expect((item.quantity ?? item.withInnerAmount?.quantity)?.mass, equals: grams)
  }

  @Test(arguments: [
    ("2 apples (small)", 2.0, "small"), ("apple (klein)", 1, "klein"), ("glass milk x2", 2, "glass"),
  ])
  func aSizeInBracketsAndACountBehindBelongToTheAmount(_ text: String, _ count: Double, _ unit: String) throws {
    let quantity = try require(try read(text).first?.quantity)
    expect(quantity.number == count && quantity.portion == unit)
  }

  /// A submarine sandwich is counted by six inches.
  @Test(arguments: [
    ("6 inch egg sub", 1.0), ("a footlong egg sub", 2), ("egg sub 12-inch", 2), ("2 footlong egg subs", 4),
    ("an 8 inch pancake", 1), ("6 inch egg sub, 12 inch pizza", 1), ("3 slices of a 12 inch pizza", 3),
  ])
  func inchesAreACount(_ text: String, _ count: Double) throws {
    let item = try require(try read(text).first)
    expect((item.quantity ?? item.withInnerAmount?.quantity)?.number, equals: count)
  }

  /// A pizza of 12 inches has 532 g (USDA SR Legacy 22903), and another one as much for each square inch: of 10 inches,
  /// 532 g x 100 / 144 = 369 g.
  @Test(arguments: [
    ("a 12 inch pizza", 532.0), ("pizza 12\"", 532), ("two 10 inch pizzas", 738),
    ("12 inch pizza, 6 inch egg sub", 532),
  ])
  func inchesAreTheWeightOfAPizza(_ text: String, _ grams: Double) throws {
    let item = try require(try read(text).first)
    expect((item.withInnerAmount ?? item).quantity?.mass, equals: grams)
  }

  @Test(arguments: [
    ("2 Bier a 0,5", 1000.0), ("2 Bier à 0,33 l", 660), ("soup (800 ml), half", 400), ("1/4c milk", 59.15),
    ("8 fl. oz milk", 236.56), ("2T milk", 29.58), ("2t milk", 9.86), ("1 c milk", 236.6),
  ])
  func aVolumeIsReadInAnySpelling(_ text: String, _ milliliters: Double) throws {
    let item = try require(try read(text).first)
    let volume = try require((item.withInnerAmount?.quantity ?? item.quantity)?.milliliters)
    expect(abs(volume - milliliters) < 0.01)
  }

  @Test(arguments: [
    ("pizza salami die halbe", 0.5), ("pad thai, ate about half", 0.5), ("paneer, half the packet", 0.5),
  ])
  func halfMayBeSaidBehind(_ text: String, _ number: Double) throws {
    let items = try read(text)
    let item = try require(items.first)
    expect(items.count == 1 && (item.quantity ?? item.withAmountBehind?.quantity)?.number == number)
  }

  /// What each of several has counts for all of them.
  @Test func anAmountOfEachIsMultiplied() throws {
    expect(try read("4 tea, 20 ml milk each")[1].quantity?.milliliters, equals: 80)
    expect(
      try read("2 coffee with 3 sugars each with 20 ml milk each").map { $0.quantity?.number }, equals: [2, 6, 40])
  }

  /// A list that is still being typed is separated by the same signs.
  @Test(arguments: [("soup - ban", 7), ("soup / 2 ban", 7), ("soup dazu ban", 10), ("soup -", 0), ("soup", 0)])
  func anOpenListIsSeparated(_ text: String, _ start: Int) {
    expect(ItemListReader(isEaten: true).open(text).start, equals: start)
    expect(ItemListReader().open(text).start, equals: 0)
  }

  @Test func aFewIsNotAPair() throws {
    expect(try read("paar Eier")[0].isFew && read("ein paar Eier")[0].isFew)
    expect(try read("1 Paar Eier")[0].isFew, equals: false)
  }

  @Test(arguments: [
    ("mittelscharfem Senf", "mittelscharfer Senf"), ("süßem Senf", "süßer Senf"),
    ("gemischten Salat", "gemischter Salat"),
  ])
  func anAdjectiveHasOtherEndings(_ typed: String, _ name: String) {
    expect(WordRoles.inflected(typed).contains(name))
    expect(WordRoles.inflected("Senf").isEmpty && WordRoles.inflected("Roter Tee").isEmpty)
  }
}
