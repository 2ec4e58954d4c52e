import Domain
import Expect
import Store
import Testing

@testable import Matching

/// Typed text as food lines, with their doubts.
@Suite struct ResolverTests {
  let sample: SampleBank

  init() throws { sample = try SampleBank() }

  /// A line short: `Egg 100.0 g`, weights rounded to a tenth of a gram.
  static func text(_ resolved: Resolved) -> String {
    let grams = resolved.line.grams.map { "\(($0 * 10).rounded() / 10) g" } ?? "? g"
    return "\(resolved.line.food == nil ? "(\(resolved.line.name))" : resolved.line.name) \(grams)"
  }

  // MARK: Without a doubt

  /// Grams by the starter bank's portions and densities.
  @Test(
    arguments: [
      ("2 eggs, 150g cooked rice and a banana", ["Egg 100.0 g", "Cooked rice 150.0 g", "Banana 118.0 g"]),
      ("chicken breast 6 oz grilled", ["Cooked chicken breast 170.1 g"]),
      ("ca. 150 g Lachs", ["Cooked salmon 150.0 g"]),
      ("1 Dose Kidneybohnen (400 g)", ["Cooked kidney beans 400.0 g"]),
      ("2 Dosen Kidneybohnen (400 g)", ["Cooked kidney beans 800.0 g"]),
      // Who makes it, how much of a misspelled food, and the burger of a meal whose sides are named.
      ("pepperoni pizza dominos", ["Pepperoni pizza 320.0 g"]), ("Tüte Fruchtgummi, 100 g", ["Gummy candy 100.0 g"]),
      ("small portion porrige", ["Oatmeal 175.5 g"]),
      ("big mac meal, fries", ["Big Mac 219.0 g", "French fries 150.0 g"]),
      // The same food in a can is taken as it is.
      ("1 can kidney beans", ["Canned kidney beans 266.0 g"]), ("1 Dose Mais", ["Canned sweetcorn 298.0 g"]),
      // 20 ml of 1.03 g/ml beside what is drunk.
      ("tea with 20 ml milk", ["Tea 237.0 g", "Whole milk 20.6 g"]),
    ])
  func `lines that can be taken as they are`(text: String, lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text), equals: lines)
    for line in resolved {
      expect(line.doubts.isEmpty && line.match?.food.id == line.line.food?.id)
      expect(
        line.line.confidence >= 0.8 && !line.line.nutrients.isUnknown && line.line.originalText == line.phrase.text)
    }
  }

  /// Whose it is, for what and on what occasion it was, where a drink is from, and what is in a dish of many kinds.
  @Test(arguments: [
    ("mum's lasagne", ["Lasagna 250.0 g"]), ("Lina's lasagne", ["Lasagna 250.0 g"]),
    ("Omas Lasagne", ["Lasagna 250.0 g"]),
    ("türkischer Tee", ["Tea 237.0 g"]),
    // 200 ml of 1.03 g/ml.
    ("200 ml Milch für Pfannkuchen", ["Whole milk 206.0 g"]), ("Feierabendbier 0,5", ["Feierabendbier 500.0 g"]),
    // An egg dish weighs 60 g for each egg.
    ("3 egg omelette", ["Omelette 180.0 g"]), ("75g wholewheat pasta (dry weight)", ["Dry wholemeal pasta 75.0 g"]),
    ("beef bibimbap", ["Bibimbap, Korean 450.0 g"]),
    ("Leberkäse Semmel", ["Leberkäsesemmel (Brötchen mit Fleischkäse) 180.0 g"]),
    // Half of 201 g and of the 320 g on the labels of frozen pizzas.
    ("Hälfte Avocado", ["Avocado 100.5 g"]), ("Pizza Salami halbe, TK", ["Pepperoni pizza 160.0 g"]),
    // 2 x 90 g, and 2 x 15 ml of 1.03 g/ml in two cups.
    ("Klöße", ["Kartoffelknödel 180.0 g"]), ("2 Tassen Kaffee mit Hafermilch", ["Coffee 474.0 g", "Oat milk 30.9 g"]),
  ])
  func `words that change nothing about the food`(text: String, lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == lines && resolved.allSatisfy(\.doubts.isEmpty))
  }

  /// Cheese on fried vegetables comes on top of them; that of a quiche is in it.
  @Test(arguments: [
    ("Gemüsepfanne mit Feta", 2), ("vegetable curry with chicken", 2), ("quiche with cheese", 1),
    ("2 eggs and leftover pizza", 2), ("vegetable lasagne with cheese", 1),
    ("ham & pineapple pizza", 1), ("ham & eggs", 2),
  ])
  func `what is not in a dish of vegetables is an item`(text: String, count: Int) throws {
    expect(try sample.resolve(text).count, equals: count)
  }

  /// What was left out stands beside these foods and is not in them.
  @Test(arguments: [
    ("coffee no sugar", "Coffee 237.0 g"), ("toast ohne Butter", "Toasted white bread 52.0 g"),
    ("coffee with no milk", "Coffee 237.0 g"), ("Pommes ohne Mayo", "French fries 150.0 g"),
    ("Tee, ungesüßt", "Tea 237.0 g"),
  ])
  func `what is beside a food can be left out`(text: String, line: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == [line] && resolved[0].doubts.isEmpty)
  }

  /// Energy by the starter bank: banana 89, egg 143 kcal in 100 g; 105 / 89 x 100 g = 118.0 g.
  @Test(arguments: [
    ("banana 105 kcal", "Banana 118.0 g", 105.0), ("2 eggs (150 kcal)", "Egg 100.0 g", 143.0),
    ("Menü 620 kcal", "(Menü) ? g", 620.0), ("lunch 620 kcal", "(lunch) ? g", 620.0),
    ("500 kcal", "(Calories) ? g", 500.0),
    ("Gulasch mit Spätzle 780 kcal", "(Gulasch mit Spätzle) ? g", 780.0),
    ("fish fingers with mash and spinach (520 kcal)", "(fish fingers with mash and spinach) ? g", 520.0),
    ("eggs, toast, 300 kcal", "(eggs, toast) ? g", 300.0),
    // 540 kcal of spinach, at 23 kcal in 100 g, would be 2.3 kg.
    ("spinach 540 kcal", "(spinach) ? g", 540.0),
    ("200 g Kantinenessen 350 kcal", "(Kantinenessen) 200.0 g", 350.0),
    ("magnesium tablet", "(magnesium tablet) ? g", 0),
  ])
  func `energy alone is enough, and a tablet needs none`(text: String, line: String, kilocalories: Double) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == [line] && resolved[0].doubts.isEmpty)
    expect(abs((resolved[0].line.nutrients.calories ?? -1) - kilocalories) < 0.5)
    expect(resolved[0].line.food != nil || kilocalories == 0 || resolved[0].line.nutrients[.protein] == nil)
  }

  @Test func `energy that contradicts the amount is asked about`() throws {
    let resolved = try sample.resolve("2 eggs 300 kcal")
    guard resolved.count == 1, case .amount(let why, let readings)? = resolved[0].doubts.first?.cause else {
      Issue.record("no doubt")
      return
    }
    expect(why, equals: "2 large Egg is 143 kcal, but 300 kcal was typed")
    // 300 kcal / 143 kcal x 100 g
    expect(readings.map { $0.grams.rounded() }, equals: [100, 210])
  }

  /// What a dish consists of is not beside it; rice, bread and salad are.
  @Test(arguments: [
    ("pad thai with prawns", ["Pad Thai with seafood"]), ("Risotto with mushrooms", ["Risotto"]),
    ("Flammkuchen mit Speck und Zwiebeln", ["Flammkuchen mit Speck und Zwiebeln"]),
    ("chicken curry with naan", ["Chicken curry", "Naan"]),
    ("Fried egg with spinach", ["Fried egg", "Spinach"]),
  ])
  func `the prawns of a pad thai are in it`(text: String, names: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(\.line.name) == names && resolved.allSatisfy(\.doubts.isEmpty))
  }

  /// Grams of one piece by the table of estimates: Butterkeks 5, roast potato 85, Pfannkuchen 80; the USDA's pancake is 38.
  @Test(arguments: [
    ("5 Butterkekse", "Butterkekse 25.0 g"), ("2 Pfannkuchen", "Pancake 160.0 g"), ("2 pancakes", "Pancake 76.0 g"),
    ("3 eggs", "Egg 150.0 g"), ("half a Butterkeks", "Butter biscuit 2.5 g"),
  ])
  func `what is counted weighs what a piece weighs`(text: String, line: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == [line] && resolved[0].doubts.isEmpty)
  }

  /// The typing error is nearer to one word of the tables than to any other.
  @Test(arguments: [
    ("rasberries 100 g", "Raspberries 100.0 g", "raspberry"),
    ("Linsensupe 300g", "Linsensuppe mit Gemüse 300.0 g", "linsensuppe"),
    ("100 g coucous", "Cooked couscous 100.0 g", "couscous"),
  ])
  func `a typing error is corrected, and said`(text: String, line: String, read: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == [line] && resolved[0].doubts.isEmpty)
    expect(resolved[0].spelling?.read == read && resolved[0].line.confidence < 0.95)
  }

  /// The words around a food say what it is and where it begins: a misspelled one may spoil more than its own name.
  @Test(arguments: [
    ("1 bananna 2 tblsp peanut butter", ["Banana 118.0 g", "Peanut butter 32.0 g"]),
    ("2 scrmbled eggs and beans", ["Scrambled eggs 122.0 g", "Baked beans 200.0 g"]),
    ("vollkornbort mit lachs", ["Wholemeal bread 50.0 g", "Smoked salmon 50.0 g"]),
    ("2 Brötschen mit Gouda", ["Bread roll 114.0 g", "Gouda cheese 80.0 g"]),
    ("pfanekuchen 3 stck mit honig", ["Pancake 240.0 g", "Honey 21.0 g"]),
    ("Lachs mit Kartofeln", ["Cooked salmon 140.0 g", "Boiled potatoes 200.0 g"]),
  ])
  func `a misspelled word of a list is corrected before the list is read`(text: String, lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text), equals: lines)
    expect(resolved.allSatisfy(\.doubts.isEmpty) && resolved.contains { $0.line.confidence < 0.95 })
  }

  @Test func `a unit is no misspelled word`() throws {
    let resolved = try sample.resolve("100 gramm Butter, 1 Ei")
    expect(resolved.map(Self.text), equals: ["Butter 100.0 g", "Egg 50.0 g"])
    expect(resolved.allSatisfy { $0.spelling == nil })
  }

  /// Several foods are near to the misspelled word, and one of their words is nearest to it.
  @Test(arguments: [
    ("150g naturjogurth", "Plain yogurt 150.0 g", "naturjoghurt"),
    ("hamm sandwhich 100 g", "Ham sandwich on white 100.0 g", "ham sandwich"),
    ("Milchkafee 200 g", "Café au lait 200.0 g", "milchkaffee"),
  ])
  func `a typing error is corrected towards the foods that may be meant`(
    text: String, line: String, read: String
  ) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == [line] && resolved[0].doubts.isEmpty)
    expect(resolved[0].spelling?.read == read && resolved[0].line.confidence < 0.95)
  }

  /// These are no errors, or nobody can tell of what.
  @Test(arguments: ["Rama 20 g", "wobbelkuchen", "Bionade", "handle"])
  func `a word that is none is not corrected`(text: String) throws {
    expect(try sample.resolve(text).allSatisfy { $0.spelling == nil })
  }

  /// Of a dish, or of a food that consists of it, only a person can say what is left.
  @Test(arguments: [
    "cola no sugar", "3 boiled eggs without yolk", "chicken salad without mayo", "unsweetened lemonade",
    "latte without milk", "cheeseburger without cheese", "apple no apple",
  ])
  func `what is in a food cannot be left out unasked`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.count == 1 && !resolved[0].doubts.isEmpty, "\(resolved.map(Self.text))")
  }

  /// What the tables lack is put together from bread and what is on it, in FNDDS's amounts.
  @Test(arguments: [
    // 45 g bread and 40 g ham or 30 g cheese, 2 x 10 g and 57 g, 98 g and 30 g.
    ("Schinkenbrot", "Schinkenbrot", 85), ("Käsebrote", "Käsebrot", 75), ("Honigbrötchen", "Honigbrötchen", 77),
    ("cream cheese bagels", "Cream cheese bagel", 128),
    // A misspelled name is not kept.
    ("Salammibrot", "Salami on rye bread", 85),
    // 72 g tortilla, 60 and 40 g; 26 g toast, 50 and 50 g; 110 g omelette and 40 g each.
    ("halloumi and red pepper wrap", "Halloumi and red pepper wrap", 172),
    ("avocado and egg toast", "Avocado and egg toast", 126),
    ("mushroom and spinach omelette", "Mushroom and spinach omelette", 190),
  ])
  func `bread and what is on it is one food`(text: String, name: String, grams: Double) throws {
    let line = try require(try sample.resolve(text).first).line
    expect(line.name == name && line.grams == grams && line.confidence == 0.85, "\(line.name) \(line.grams ?? 0)")
  }

  @Test(arguments: [
    "gözleme", "Menemen", "gozleme",
  ])
  func `a dish that no table has is like another`(text: String) throws {
    let resolved = try require(try sample.resolve(text).first)
    expect(resolved.remarks.contains { $0.hasPrefix("`\(text)` is not in any table: ") }, "\(resolved.remarks)")
    expect(resolved.line.confidence == 0.85 && resolved.doubts.isEmpty)
  }

  /// A name that says what the food lacks is not the food that has it.
  @Test(arguments: [
    ("roast chicken, no skin", "Roast chicken without skin"), ("Lebkuchen", "Lebkuchen"),
    ("Tomatensalat", "Tomatensalat mit Essigmarinade"),
  ])
  func `the whole name counts`(text: String, name: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(\.line.name) == [name] && resolved[0].doubts.isEmpty)
  }

  @Test(arguments: ["a drink", "Eintopf", "roast chicken thigh with skin"])
  func `the name of a kind, or the opposite, is asked about`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(
      resolved.count == 1
        && (!resolved[0].doubts.isEmpty || text.contains("with skin") && !resolved[0].line.name.contains("without")))
  }

  /// Each part is an item of its own, or a description of the one before it.
  @Test(arguments: [
    ("1 apple 1 mandarin 5 walnuts", ["Apple", "Mandarin", "Walnuts"]),
    ("tea 2 sugars", ["Tea", "Sugar"]), ("Kaffee 1 Würfel Zucker", ["Coffee", "Sugar"]),
    ("coffee and no sugar", ["Coffee"]),
    ("toast 2 eggs", ["Toasted white bread", "Egg"]), ("milk 2 %", ["Low-fat milk"]),
    ("kung pao chicken & egg fried rice", ["Kung pao chicken", "Fried rice without meat"]),
    ("fry up: 2 fried eggs, 1 slice white bread, baked beans", ["Fried egg", "White bread", "Baked beans"]),
    ("Cheddar cheese in a bread roll", ["Cheddar cheese", "Bread roll"]),
    ("Maultaschen in der Brühe", ["Maultaschen", "Chicken broth"]),
    ("Kebab in pita bread", ["Kebab in pita bread"]), ("rice (cooked, 150 g)", ["Cooked rice"]),
    ("Mehrkornbrötchen mit Gouda, ohne Butter", ["Mehrkornbrötchen", "Gouda cheese"]),
    ("Salzstangen beim Fernsehen", ["Hard pretzels"]), ("2 eggs on the train", ["Egg"]),
    ("egg n bacon", ["Egg", "Fried bacon"]), ("banana at church", ["Banana"]), ("milk from oats", ["Oat milk"]),
    ("Himmel und Erde", ["Himmel und Erde (Äpfel und Kartoffeln) mit gebratenem Speck"]),
    ("Rhabarberkuchen mit Baiser", ["Rhabarberkuchen mit Baiser"]),
    ("Currywurst mit Pommes", ["Currywurst", "French fries"]),
    ("fish fingers, chips", ["Fish fingers", "French fries"]), ("oysters", ["Raw oyster"]),
    ("Spaghetti Bolognese (aufgewärmt)", ["Spaghetti bolognese"]),
    ("200g chicken breast, raw weight", ["Raw chicken breast"]), ("Frikadelle", ["Frikadellen gebraten"]),
    ("Rinderroulade", ["Rinderroulade geschmort, mit Sauce"]),
    ("2 Brötchen, eins mit Käse und eins mit Honig", ["Bread roll", "Cheese", "Honey"]),
    ("2 rolls, one with cheese, the other with ham", ["Roll", "Cheese", "Ham"]),
    ("grilled cheese and tomato soup", ["Cheese sandwich", "Tomato soup"]),
    ("half an avocado on rye", ["Avocado", "Rye bread"]), ("cheese and crackers", ["Cheese", "Saltine crackers"]),
    ("Brot mit Käse", ["Bread", "Cheese"]), ("eggs and soldiers", ["Egg", "Toasted white bread"]),
    ("veggie stir fry", ["Veggie stir fry"]),
    ("griechischer Salat mit Schafskäse", ["Griechischer Salat mit Schafskäse"]),
    ("pizza with extra cheese", ["Cheese pizza", "Cheese"]),
  ])
  func `a line is parted where its foods are`(text: String, names: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(\.line.name) == names && resolved.allSatisfy(\.doubts.isEmpty), "\(resolved.map(Self.text))")
  }

  /// A topping that is on some of the rolls only is one portion for each of those: the same as on a single roll.
  @Test(arguments: [
    ("2 Brötchen, eins mit Käse, eins mit Marmelade", [2, 1, 1]),
    ("2 rolls, one with cheese, one with jam", [2, 1, 1]),
    ("2 Brötchen, 1 mit Käse und 1 mit Marmelade", [2, 1, 1]), ("2 Brötchen mit Käse", [2, 2]),
    ("2 rolls, one with cheese and butter, the other with jam", [2, 1, 1, 1]),
    ("3 Brötchen, zwei mit Käse, eins mit Marmelade", [3, 2, 1]),
    ("3 Brötchen, eins mit Käse, die anderen mit Marmelade", [3, 1, 2]),
    ("4 rolls, two with cheese, the rest with jam", [4, 2, 2]),
  ])
  func `a topping is on the rolls that are named`(text: String, counts: [Double]) throws {
    let lines = try sample.resolve(text).map(\.line)
    expect(lines.count, equals: counts.count)
    for (line, count) in zip(lines, counts) {
      let roll = text.contains("rolls") ? "roll" : "Brötchen"
      let single = try sample.resolve("1 \(roll) with \(line.name)").map(\.line)
      let one = try require((line == lines[0] ? single.first : single.last)?.grams)
      let grams = try require(line.grams)
      expect(abs(grams - one * count) < 0.01, "\(line.name): \(grams) g, one is \(one) g")
    }
  }

  /// A half of the bird is 350 g, and a great bowl three halves of the 500 g of a bowl of soup.
  @Test(arguments: [
    ("ein halbes Hähnchen", "Roast chicken with skin 350.0 g"), ("half a chicken", "Roast chicken with skin 350.0 g"),
    ("1 Kugel Mozzarella", "Mozzarella 125.0 g"), ("bag of grapes about 150g", "Grapes 150.0 g"),
    ("Bananen eine Portion", "Banana 118.0 g"), ("leftover lasagne, maybe 300g", "Lasagna 300.0 g"),
    ("Hollandaise 50 ml", "Hollandaise sauce (Swiss) 50.0 g"),
    // A size or a portion word without a number; a large latte is half as much again as one of 237 g.
    ("Apfel klein", "Apple 149.0 g"), ("kleiner Apfel", "Apple 149.0 g"), ("large latte", "Latte 355.5 g"),
    ("banana bread slice", "Banana bread 60.0 g"), ("iced latte oat milk large", "Iced latte oat milk 600.0 g"),
    ("eine Hand voll Nüsse", "Mixed nuts 28.4 g"), ("3 Stück Zartbitterschokolade", "Dark chocolate 30.0 g"),
    // Half of a pizza of 293 g; the grapes are ten of 5 g each, the tomatoes three of 15 g.
    ("Pizza Margherita halbe", "Cheese pizza 146.5 g"), ("margherita pizza whole", "Cheese pizza 293.0 g"),
    ("a few grapes", "Grapes 50.0 g"), ("a few cherry tomatoes", "Tomato 45.0 g"),
    // A plural means two at least: two of 40 g, two of 50 g.
    ("sausages", "Pork sausage 100.0 g"), ("boiled eggs", "Hard-boiled egg 100.0 g"),
    // A whole pizza is no seasoning, though it has much salt; 320 g is FNDDS's amount for an unknown size.
    ("Pizza Salami", "Pepperoni pizza 320.0 g"), ("1 Pizza Salami", "Pepperoni pizza 320.0 g"),
    // The tin does not make another food of the fish.
    ("mackerel in tomato sauce 1 tin", "Mackerel in tomato sauce 120.0 g"),
    ("omelette with 3 eggs, cheese and mushrooms", "Cheese and mushroom omelette 180.0 g"),
    ("tuna mayo sandwich on brown bread", "Tuna salad sandwich on white 180.0 g"),
    // What is in the bar, a menu's decimal litre, and servings of a size.
    ("protein bar (20g protein)", "Protein bar 50.0 g"),
    ("Proteinriegel 20 g Eiweiß", "Protein bar 50.0 g"), ("0,33 Cola", "Cola 343.2 g"),
    ("large fries", "French fries 154.0 g"), ("große Portion Pommes", "French fries 154.0 g"),
    ("halbe Portion Reis", "Cooked rice 79.0 g"),
    // Number words, halves, coffee shops' cups.
    ("two hundred grams of cooked rice", "Cooked rice 200.0 g"), ("zweihundert Gramm Skyr", "Skyr 200.0 g"),
    ("fifteen almonds", "Almonds 18.0 g"), ("a slice and a half of banana bread", "Banana bread 90.0 g"),
    ("grande latte", "Latte 487.2 g"),
    // An eighth of a litre of wine of 0.99 g/ml; three slices of 10 g; half and one and a half of a cup of 158 g.
    ("1/8 Rotwein", "Red wine 123.8 g"), ("a little rice", "Cooked rice 79.0 g"), ("viel Reis", "Cooked rice 237.0 g"),
    ("nur ein bisschen Reis", "Cooked rice 79.0 g"), ("a few cucumber slices", "Cucumber 30.0 g"),
    ("eine Maß Bier", "Beer 1000.0 g"),
    ("Nudeln (kein Käse)", "Cooked pasta 220.0 g"), ("calamari to share", "Fried squid 120.0 g"),
    ("poke bowl", "Poke bowl 400.0 g"), ("2 beers", "Beer 1000.0 g"), ("bag of crisps", "Potato chips 28.0 g"),
  ])
  func `amounts are read wherever they are`(text: String, line: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text) == [line] && resolved[0].doubts.isEmpty)
  }

  /// A teaspoon of sugar has 4.2 g, a cube 2.3 g.
  @Test(arguments: [
    ("2 coffees with 1 sugar each", ["Coffee 474.0 g", "Sugar 8.4 g"]),
    ("2 Tassen Kaffee mit je 1 Würfel Zucker", ["Coffee 474.0 g", "Sugar 4.6 g"]),
    ("2 toasts, each with 10 g butter", ["Toasted white bread 52.0 g", "Butter 20.0 g"]),
  ])
  func `an amount for each piece goes with all of them`(text: String, lines: [String]) throws {
    expect(try sample.resolve(text).map(Self.text), equals: lines)
  }

  @Test func `a heading is said to be none of the food`() throws {
    let resolved = try sample.resolve("fry up: 2 fried eggs, baked beans")
    expect(resolved.map { $0.remarks.contains("`fry up` is read as a heading, not as food") }, equals: [true, false])
  }

  /// Two ordinary items stay two, and their amounts are their own.
  @Test(arguments: [
    ("1 egg and 1 bagel", ["Egg 50.0 g", "Bagel 99.0 g"]),
    ("chicken and apple pie", ["Cooked chicken breast 120.0 g", "Apple pie 125.0 g"]),
    ("latte with milk, apple", ["Latte 237.0 g", "Apple 182.0 g"]),
    ("blueberry muffin with yogurt", ["Blueberry muffin 113.0 g", "Plain yogurt 113.0 g"]),
    ("a heaped plate of spaghetti bolognese", ["Spaghetti bolognese 400.0 g"]),
  ])
  func `what only looks like one food is two`(text: String, lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(Self.text), equals: lines)
  }

  /// Of these only a person knows how much, or what, is meant; makers of plant foods do not make the animal's.
  @Test(arguments: [
    "belegtes Brötchen", "Rügenwalder ham", "1 Avocado 0,5", "plate of cookies",
    "Wurst",
  ])
  func `what cannot be told is asked`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.count == 1 && !resolved[0].doubts.isEmpty)
  }

  @Test func `what is assumed is marked, and no doubt`() throws {
    let resolved = try sample.resolve("cornflakes with milk")
    expect(resolved.map(Self.text), equals: ["Corn flakes 28.0 g", "Whole milk 150.0 g"])
    expect(resolved.allSatisfy { $0.doubts.isEmpty && $0.line.isAmountAssumed })
    let typed = try sample.resolve("30 g cornflakes with 200 ml milk, 2 eggs")
    expect(typed.allSatisfy { !$0.line.isAmountAssumed })
  }

  /// A pinch, not a teaspoon, which has more sodium than a day's limit.
  @Test func `what goes with a food is less of it`() throws {
    let salted = try sample.resolve("eggs with salt")
    expect(salted.map(Self.text), equals: ["Egg 100.0 g", "Salt 0.4 g"])
    expect(salted.allSatisfy { $0.doubts.isEmpty })
  }

  // MARK: Each doubt

  struct Open: Sendable {
    let line: String
    let what: Doubt.Subject
    /// The words in doubt.
    let text: String
    /// The first candidates.
    let candidates: [String]
    let likeliest: Int?

    init(_ line: String, _ what: Doubt.Subject, _ text: String, _ candidates: [String], _ likeliest: Int?) {
      self.line = line
      self.what = what
      self.text = text
      self.candidates = candidates
      self.likeliest = likeliest
    }
  }

  @Test(
    arguments: [
      // Several foods, one that is not sure, none, a slip of the keyboard, no such number.
      ("30 g cheese", Open("Cottage cheese 30.0 g", .food, "cheese", ["Cottage cheese", "Cream cheese"], 0)),
      ("150 g qwxyz vbnmk", Open("(qwxyz vbnmk) 150.0 g", .food, "qwxyz vbnmk", [], nil)),
      ("3 egh", Open("(egh) ? g", .food, "egh", ["Egg"], nil)), ("#9999", Open("(#9999) ? g", .food, "#9999", [], nil)),
      // The amount inside a name that is not known stays, whatever the name is.
      ("wobbel 6 oz quux", Open("(wobbel quux) 170.1 g", .food, "wobbel quux", [], nil)),
      // A meal of the day; the portion of another food.
      ("500 g dinner", Open("(dinner) 500.0 g", .food, "dinner", [], nil)),
      ("1 tsp paprika", Open("Paprika powder 2.3 g", .food, "1 tsp", ["Paprika powder", "Red pepper"], 0)),
      // Two readings of a number; too much; two sizes.
      ("1,500 g rice", Open("Cooked rice 1500.0 g", .amount, "1,500 g rice", ["1500 g", "1.5 g"], 0)),
      ("500 eggs", Open("Egg 25000.0 g", .amount, "500 eggs", ["500 large", "500 g"], 0)),
      ("2 pints milk", Open("Whole milk 1170.1 g", .amount, "2 pints milk", ["1136 ml", "946 ml"], 0)),
      // A unit that the food cannot be weighed in: its portions are the candidates.
      ("2 slices cooked rice", Open("Cooked rice ? g", .amount, "2 slices", ["cup"], nil)),
    ])
  func `what is open`(text: String, open: Open) throws {
    let resolved = try require(try sample.resolve(text).first)
    expect(Self.text(resolved), equals: open.line)
    let doubt = try require(resolved.doubts.first)
    expect(resolved.doubts.count, equals: 1)
    expect(doubt.subject == open.what && doubt.text == open.text && doubt.likeliest == open.likeliest)
    expect(doubt.candidates.prefix(open.candidates.count).map(\.name), equals: open.candidates)
    expect(doubt.candidates.isEmpty, equals: open.candidates.isEmpty)
    if doubt.text != "wobbel quux" {
      expect(doubt.marked.map { $0 == doubt.text || text.contains($0) }, equals: true, "\(doubt.marked ?? "")")
    }
    expect(resolved.line.confidence < 0.8)
    expect(resolved.line.food == nil || resolved.line.confidence == 0.5)
  }

  @Test func `candidates that are foods have number and confidence, readings have neither`() throws {
    let cheese = try require(try sample.resolve("cheese").first?.doubts.first)
    expect(cheese.candidates.count, equals: FoodRanking.offered)
    expect(cheese.candidates.allSatisfy { ($0.id ?? 0) > 0 && ($0.confidence ?? 0) > 0.8 })
    let rice = try require(try sample.resolve("1,500 g rice").first?.doubts.first)
    expect(rice.candidates.allSatisfy { $0.id == nil && $0.confidence == nil })
  }

  @Test func `the food is settled before its amount`() throws {
    let resolved = try require(try sample.resolve("2 slices bread, 1 bottle beans").last)
    expect(resolved.doubts.map(\.subject), equals: [.food, .amount])
    expect(resolved.doubts.map(\.text), equals: ["beans", "1 bottle"])
    expect(resolved.line.confidence, equals: 0.5)
  }

  @Test func `after an answer the amount that was typed is weighed anew`() throws {
    let text = "2 eggs, 6 oz cheese, grated"
    let gouda = try sample.food("Gouda cheese")
    let open = try sample.resolve(text)[1]
    let settled = try sample.bank {
      try Resolver($0, purpose: .eaten).resolve(open.phrase, as: FoodBank.certainMatch(gouda), in: text)
    }
    expect(settled.doubts.isEmpty && settled.line.confidence == 1 && settled.line.name == "Gouda cheese")
    expect(abs((settled.line.grams ?? 0) - 170.1) < 1e-9)
  }

  // MARK: Companions

  /// A tablespoon of milk in the tea, or a glass: 15 ml and 200 ml of 1.03 g/ml.
  @Test func `a splash of what is drunk together is assumed`() throws {
    let milk = try require(try sample.resolve("tea with milk").last)
    expect(Self.text(milk) == "Whole milk 15.5 g" || Self.text(milk) == "Whole milk 15.4 g")
    expect(milk.doubts.isEmpty && milk.line.isAmountAssumed && milk.line.quantity == .count(1, unit: "splash"))
    // Beside it, not in it.
    expect(try sample.resolve("tea, milk").last?.doubts.isEmpty, equals: true)
    // The food that was found first stays the one that all others go with.
    expect(try sample.resolve("tea with honey with milk").last?.line.quantity, equals: .count(1, unit: "splash"))
    // The milk of a latte is no second glass.
    let latte = try sample.resolve("latte with rice milk")
    expect(latte.map(\.line.name) == ["Latte"] && latte[0].unused.map(\.text) == ["rice milk"])
    expect(try sample.resolve("latte with oat milk").map(\.line.name), equals: ["Latte with oat milk"])
  }

  // MARK: Estimates

  @Test func `a food with estimated values is doubtful wherever it is logged, and no doubt`() throws {
    try sample.change { writing in
      _ = try writing.foods.insert(
        Food(
          name: "Wobbelbrei", category: .pantry,
          nutrients: Nutrients(calories: 100, protein: 1, carbohydrates: 20, fat: 1),
          portions: [Portion(name: "bowl", grams: 250)], source: FoodSource(name: "estimate", id: "from 5 foods")))
    }
    let resolved = try require(try sample.resolve("1 bowl wobbelbrei").first)
    expect(resolved.doubts.isEmpty && resolved.line.confidence == 0.7 && resolved.line.grams == 250)
  }

  // MARK: What cannot be read

  @Test(
    arguments: [
      ("2 eggs, 0 g rice", ErrorCode.badAmount, "0"), ("2 eggs, 200 g", .badAmount, "200 g"),
      ("banana, 2 eggs 100g", .badAmount, "100g"),
      ("rice 101 kg", .outOfRange, "101 kg"), ("2 eggs,, banana", .badValue, ","),
    ])
  func `is refused with its place`(text: String, code: ErrorCode, marked: String) throws {
    let error = try #require(throws: LarderError.self) { try sample.resolve(text) }
    expect(error.code == code && error.marked == marked)
    expect(error.location?.text, equals: text)
  }

  @Test func `a line of more words than any feast has`() throws {
    let error = try #require(throws: LarderError.self) {
      try sample.resolve(Array(repeating: "egg", count: 2001).joined(separator: ","))
    }
    expect(error.code, equals: .outOfRange)
  }

  /// Logged meals are not foods: the resolver does not know what they contain.
  @Test func `favourites and sources are parted as such`() throws {
    try sample.bank { bank in
      let resolver = Resolver(
        bank, purpose: .eaten, favourites: [Favourite.key("monday and tuesday mix")],
        meals: MealSourceReader(days: SampleBank.days))
      let phrases = try resolver.phrases("half a monday and tuesday mix, usual 2, = mon, 2 eggs")
      expect(phrases.map(\.name), equals: ["monday and tuesday mix", "usual 2", "= mon", "eggs"])
      expect(phrases.map { $0.source == nil }, equals: [true, false, false, true])
      let foods = try Resolver(bank, purpose: .eaten).phrases("half a monday and tuesday mix, = mon")
      expect(foods.map(\.name) == ["monday", "tuesday mix", "= mon"] && foods.allSatisfy { $0.source == nil })
    }
  }
}
