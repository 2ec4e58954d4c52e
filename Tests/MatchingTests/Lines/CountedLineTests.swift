import Domain
import Expect
import Testing

@testable import Matching

/// Counts and sizes beside names that may mean another food or another piece.
@Suite struct CountedLineTests {
  private let sample: SampleBank

  init() throws { sample = try SampleBank() }

  /// A roast chicken thigh has 137 g, a German pancake 80 g, a pot of yogurt 170 g and a serving of wedges 150 g.
  @Test(arguments: [
    ("2 quarter chicken legs", ["Roast chicken thigh 274.0 g"]), ("pfanekuchen 3 stck", ["Pancake 240.0 g"]),
    ("half a Müller Corner strawberry", ["Müller Corner strawberry 85.0 g"]),
    ("1 Bratwurst im Brötchen", ["Bratwurst mit Brötchen und Senf 170.0 g"]),
    ("halber Kohlrabi roh", ["Kohlrabi 100.0 g"]), ("1 Zwiebel roh", ["Onion 110.0 g"]),
    ("chicken kiev, wedges", ["Chicken kiev 140.0 g", "Frozen potato wedges 150.0 g"]),
    ("pineapple, wedges", ["Pineapple 84.0 g"]), ("garlic, cloves", ["Garlic 3.0 g"]),
    ("apple in apple crumble", ["Apple crisp 125.0 g"]), ("chocolate whole milk", ["Chocolate milk 212.0 g"]),
    ("weetabix whole milk", ["Weetabix 35.0 g", "Whole milk 150.0 g"]),
  ])
  func `a piece is that of the food that was named`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  /// Each slice of bread has a slice of cheese (21 g) or ham (28 g), and every two slices have a serving of a spread.
  @Test(arguments: [
    ("cheese on toast x2", ["Cheese 42.0 g", "Toasted white bread 52.0 g"]),
    ("2 Scheiben Brot mit Käse", ["Bread 100.0 g", "Cheese 42.0 g"]),
    ("4 slices of toast with honey", ["Toasted white bread 104.0 g", "Honey 42.0 g"]),
    ("cheese sandwich", ["Cheese sandwich 96.0 g"]),
    ("cheese on toast", ["Cheese 21.0 g", "Toasted white bread 52.0 g"]),
  ])
  func `what is on bread goes by the bread`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// The white of a large egg has 33 g and its yolk 17 g (USDA SR Legacy 01124 and 01125).
  @Test(arguments: [
    ("Eiweiß von 4 Eiern", ["Egg white 132.0 g"]), ("whites of 3 eggs", ["Egg white 99.0 g"]),
    ("Eigelb von 2 Eiern, 1 ganzes Ei", ["Egg yolk 34.0 g", "Egg 50.0 g"]),
    ("kids leftover fish fingers (3)", ["Fish fingers 84.0 g"]),
    ("Kaffee mit 2 Döschen Kondensmilch", ["Coffee 237.0 g", "Evaporated milk 15.0 g"]),
    ("Subway 6 inch turkey", ["Turkey sub 184.0 g"]),
    ("half a packet of microwave rice", ["Cooked instant rice 125.0 g"]),
    ("3 rashers bacon, hash brown, beans", ["Fried bacon 34.5 g", "Hash browns 100.0 g", "Baked beans 200.0 g"]),
    ("Reis, Salat", ["Cooked rice 158.0 g", "Side salad 87.0 g"]),
    ("Brot mit Salat", ["Bread 50.0 g", "Lettuce 10.0 g"]),
    ("nan bread", ["Naan bread 130.0 g"]), ("1.5 l water through the day", ["Water 1500.0 g"]),
    ("eggs, for the kids", ["Egg 100.0 g"]), ("2 tsp sugar in coffee", ["Sugar 8.4 g", "Coffee 237.0 g"]),
    ("protein shake with 250ml water", ["Whey protein powder 32.0 g", "Water 250.0 g"]),
    ("toast and honey 2 slices", ["Toasted white bread 52.0 g", "Honey 21.0 g"]),
    ("leftover chilli in a wrap", ["Chili con carne 300.0 g", "Flour tortilla 49.0 g"]),
    ("veggie burger in a bun", ["Veggie burger 95.0 g", "Burger bun 44.0 g"]),
    ("cheeseburger in a bun", ["Cheeseburger 170.0 g"]), ("hamburger in a bun", ["Hamburger 150.0 g"]),
    ("hot dog in a bun", ["Hot Dog 150.0 g"]), ("one 12 inch pizza", ["Cheese pizza 532.0 g"]),
    ("3 x 10 inch pizza", ["Cheese pizza 1107.0 g"]),
    ("tin of pineapple", ["Canned pineapple in juice 240.0 g"]),
    ("2 kromki chleba", ["Chleba 60.0 g"]), ("biscuits and gravy", ["Biscuit with gravy 220.0 g"]),
    ("1 gr. Banane", ["Banana 136.0 g"]), ("2 gr. Salz", ["Salt 2.0 g"]), ("1 kl. Apfel", ["Apple 149.0 g"]),
    ("2 Semmeln mit Honig", ["Bread roll 114.0 g", "Honey 42.0 g"]),
    ("2 Brötchen mit Wurst", ["Bread roll 114.0 g", "Aufschnitt (Cold cuts) 60.0 g"]),
    ("2 Kaffee m. Milch u. Zucker", ["Coffee 474.0 g", "Whole milk 30.9 g", "Sugar 8.4 g"]),
    ("toast w. honey", ["Toasted white bread 52.0 g", "Honey 21.0 g"]),
    ("poached egg on a toasted muffin", ["Poached egg 50.0 g", "English muffin 57.0 g"]),
    ("2 Brötchenhälften mit Honig", ["Bread roll 57.0 g", "Honey 21.0 g"]),
    ("burger with lettuce and tomato", ["Hamburger 150.0 g", "Lettuce 10.0 g", "Tomato 35.0 g"]),
    ("2 link sausages", ["Pork sausage 80.0 g"]),
    ("1/4 chicken leg", ["Roast chicken thigh 137.0 g"]), ("Erdbeeren, eine Tasse voll", ["Strawberries 144.0 g"]),
    ("a pie", ["Pie 150.0 g"]), ("1/4 pie", ["Pie 300.0 g"]),
    ("un croissant con un egg", ["Croissant 57.0 g", "Egg 50.0 g"]),
    ("burger with pickle", ["Hamburger 150.0 g", "Dill pickle 37.0 g"]),
    ("2-3 egg omelette", ["Omelette 150.0 g"]), ("Brötchenhälfte (30 g)", ["Bread roll 30.0 g"]),
    ("half a bottle of red", ["Red wine 373.0 g"]),
  ])
  func `words beside a name say how much or which food`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  /// English names of dishes have what they are made with before the dish, and in the singular.
  @Test(arguments: [
    ("omelette with ham and cheddar", ["Ham and cheese omelette"]), ("omelette with mushrooms", ["Mushroom omelette"]),
    ("omelette mit Schinken und Käse", ["Omelette mit Schinken und Käse"]),
    ("omelette (3 eggs, cheese, mushrooms)", ["Cheese and mushroom omelette"]),
    ("pizza (ham, mushrooms)", ["Pizza with ham and mushrooms, baked"]),
  ])
  func `what a dish is made with is a part of its name`(text: String, names: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(\.line.name), equals: names)
    expect(resolved.allSatisfy { $0.doubts.isEmpty && $0.unused.isEmpty })
  }

  /// The tables list German juices as fruit; a milliliter of them weighs a gram.
  @Test(arguments: [
    ("0,2 Sanddornsaft", ["Sanddornsaft 200.0 g"]), ("eine Bionade 0,33", ["Bionade 330.0 g"]),
    ("2 Club Mate 0,5", ["Club Mate 1000.0 g"]), ("tuna, 440 can", ["Canned tuna 440.0 g"]),
  ])
  func `a drink has the size behind or before it`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  @Test(arguments: [
    "10 Pommes", "12 nuts", "Kutteln sauer", "150 g raw beef cooked in oil", "3 pieces of mars bar",
    "bratwurst mit snef im brötchn", "150 g Steak (Rohgewicht)", "Nudeln mit Pesto 300 g", "Nudeln mit Pesto (300 g)",
    "Chili mit Reis (500 g)",
  ])
  func `what may be another amount or food is asked about`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.contains { !$0.doubts.isEmpty })
  }

  private func expectLines(_ text: String, _ lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(ResolverTests.text), equals: lines)
  }
}
