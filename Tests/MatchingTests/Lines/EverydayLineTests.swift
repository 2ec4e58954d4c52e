import Domain
import Expect
import Testing

@testable import Matching

/// Lines as families type them, with what is around the foods: where, with whom, in which pack, in how many scoops.
@Suite struct EverydayLineTests {
  let sample: SampleBank

  init() throws { sample = try SampleBank() }

  /// Where and when it was eaten changes nothing about the food, even if the food has to be found by a similar name.
  @Test(arguments: [
    ("flat white on the train", ["Latte 237.0 g"]),
    ("victoria sponge at nans", ["Victoria sponge 92.0 g"]),
    ("rice for lunch at work", ["Cooked rice 158.0 g"]), ("banana, Jo's birthday", ["Banana 118.0 g"]),
    ("paella, restaurant, 400 g", ["Paella 400.0 g"]), ("pizza shared with Tom", ["Cheese pizza 293.0 g"]),
    ("Pizza mit Tom geteilt", ["Cheese pizza 293.0 g"]), ("pizza - shared with Tom", ["Cheese pizza 293.0 g"]),
    ("Tom's pizza", ["Cheese pizza 293.0 g"]), ("broccoli on side", ["Broccoli 130.0 g"]),
  ])
  func `where and with whom it was eaten`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// The number of packs, pieces and scoops, wherever it is typed.
  @Test(arguments: [
    ("ganze Pizza Margherita", ["Cheese pizza 293.0 g"]), ("a whole pizza margherita", ["Cheese pizza 293.0 g"]),
    // 2 x 568 ml, the British pint.
    ("pint of lager x2", ["Beer 1136.0 g"]), ("tomato soup 400g tin", ["Tomato soup 400.0 g"]),
    // An egg dish weighs 60 g for each egg; a fish finger weighs 28 g.
    ("omelette 3 eggs", ["Omelette 180.0 g"]), ("Fischstäbchen 6 St", ["Fish fingers 168.0 g"]),
    ("1 Kugel Erdbeer", ["Strawberry ice cream 66.0 g"]), ("2 scoops strawberry", ["Strawberry ice cream 132.0 g"]),
    ("Mango Lassi 0,3", ["Mango Lassi 300.0 g"]),
    // FNDDS's serving of shrimp scampi, of which one shrimp weighs 15 g.
    ("gambas al ajillo", ["Gambas al ajillo 125.0 g"]),
    // 30 g of quark on each roll.
    ("2 broetchen mit quark", ["Bread roll 114.0 g", "Low-fat quark 60.0 g"]),
  ])
  func `how much it was`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Beer is counted in glasses: 0.2 l of Kölsch, 0.5 l of other beer, 0.3 l of a small one, 284 ml for half a pint.
  @Test(arguments: [
    ("Kölsch 3", ["Beer 600.0 g"]), ("1 Bier", ["Beer 500.0 g"]), ("half a lager", ["Beer 284.0 g"]),
    ("kleines Radler", ["Kleines Radler 300.0 g"]), ("a few beers", ["Beer 1500.0 g"]),
    ("beer 0,5", ["Beer 500.0 g"]), ("can of beer", ["Beer 356.0 g"]),
  ])
  func `glasses of beer`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// What a weight in brackets, or behind a multiplication sign, is the weight of.
  @Test(arguments: [
    ("half an avocado (70g)", ["Avocado 70.0 g"]), ("2 tins of sardines (120 g)", ["Sardines in oil 240.0 g"]),
    ("half a tin of baked beans (400 g)", ["Baked beans 200.0 g"]),
    ("half a tin of baked beans (200 g)", ["Baked beans 200.0 g"]),
    ("ein halber Becher Schmand (100 g)", ["Sour cream 100.0 g"]), ("eggs x3, boiled", ["Hard-boiled egg 150.0 g"]),
    ("frozen peas x 80g", ["Frozen peas 80.0 g"]), ("strawberries - half a punnet, 200g", ["Strawberries 200.0 g"]),
    ("1 Dose Thunfisch (150 g Abtropfgewicht)", ["Canned tuna 150.0 g"]),
    // Ten grams each, heaped; on a salad, the oil is what was measured.
    ("5 EL Haferflocken", ["Oats 50.0 g"]), ("2 tsp honey in tea", ["Honey 14.0 g", "Tea 237.0 g"]),
  ])
  func `what was weighed`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Dishes that are named after what is in them, and words that are in a dish already.
  @Test(arguments: [
    ("veg pad thai", ["Pad Thai, meatless 400.0 g"]), ("Lachs-Spinat-Lasagne", ["Lasagna 250.0 g"]),
    ("chicken and apple pie", ["Cooked chicken breast 120.0 g", "Apple pie 125.0 g"]),
    ("rice and chicken curry", ["Cooked rice 158.0 g", "Chicken curry 240.0 g"]),
    ("scrambled eggs with chives", ["Scrambled eggs 110.0 g"]), ("shakshuka with 2 eggs", ["Shakshuka 250.0 g"]),
    ("beans on toast", ["Baked beans 200.0 g", "Toasted white bread 52.0 g"]),
    // As much as goes with something else.
    ("tea with lemon", ["Tea 237.0 g", "Lemon 12.0 g"]),
    ("muesli with milk", ["Fruit muesli 60.0 g", "Whole milk 150.0 g"]),
  ])
  func `what is in a dish`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Two foods that could be read as one dish, an amount that belongs to one of them, and packs.
  @Test(arguments: [
    ("200g salmon and cucumber salad", ["Cooked salmon 200.0 g", "Cucumber salad 150.0 g"]),
    ("apple and cheese roll", ["Apple 182.0 g", "Cheese roll 41.0 g"]),
    ("bread with lasagne", ["Bread 28.0 g", "Lasagna 250.0 g"]),
    ("half a tin of sardines (120g)", ["Sardines in oil 60.0 g"]),
    ("half a bottle of red wine (375 ml)", ["Red wine 371.3 g"]), ("2 level tbsp oats", ["Oats 10.1 g"]),
    ("2 heaped tbsp oats", ["Oats 20.3 g"]),
    ("kleines Kölsch", ["Beer 200.0 g"]), ("Malzbier", ["Malzbier (Malzgetränk, alkoholfrei) 330.0 g"]),
    ("vodka and orange", ["Vodka and orange (Screwdriver) 225.0 g"]),
    ("biscuits", ["Chocolate chip cookie 24.4 g"]), ("bagel with salmon", ["Bagel 99.0 g", "Smoked salmon 50.0 g"]),
    ("smoothie with spinach, banana and almond milk", ["Spinach 100.0 g", "Banana 118.0 g", "Almond milk 200.0 g"]),
    ("cheese sandwich with lettuce and tomato", ["Cheese sandwich 96.0 g", "Lettuce 10.0 g", "Tomato 35.0 g"]),
    ("butter chicken", ["Butter chicken 350.0 g"]),
    ("half a pint", ["Beer 284.0 g"]),
  ])
  func `what is not taken together`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Plates with a name of their own, and plates on which a comma is missing.
  ///
  /// Full English: 2 x 46 + 30 + 100 + 150 + 52 + 80 + 60 = 564 g.
  @Test(arguments: [
    ("full english", ["Full english 564.0 g"]), ("half a full english breakfast", ["Full english breakfast 282.0 g"]),
    (
      "ploughman's lunch and a shandy",
      ["Ploughman's lunch 300.0 g", "Shandy (Radler) 500.0 g"]
    ),
    ("a beetroot and feta salad", ["Beetroot and feta salad 80.0 g"]),
    ("surf and turf", ["Surf and turf 300.0 g"]), ("2 full english breakfasts", ["Full english breakfast 1128.0 g"]),
    ("Käseplatte", ["Käseplatte 170.0 g"]),
    ("sausage egg and chips", ["Pork sausage 100.0 g", "Egg 50.0 g", "French fries 150.0 g"]),
    ("Schnitzel Pommes und Salat", ["Wiener schnitzel 150.0 g", "French fries 150.0 g", "Side salad 87.0 g"]),
    ("2 wraps with chicken", ["Flour tortilla 98.0 g", "Cooked chicken breast 100.0 g"]),
    ("Nudeln (gekocht) mit 100 g Bolognese", ["Cooked pasta 220.0 g", "Ground meat sauce 100.0 g"]),
    // What is on the plate is named one by one; or comes with it.
    (
      "full english with coffee and toast",
      ["Full english 564.0 g", "Coffee 237.0 g", "Toasted white bread 52.0 g"]
    ),
    ("cheese board with 40 g brie and 80 g grapes", ["Brie 40.0 g", "Grapes 80.0 g"]),
    ("salmon rice and broccoli", ["Cooked salmon 140.0 g", "Cooked rice 158.0 g", "Broccoli 130.0 g"]),
    ("a slice of carrot cake", ["Carrot cake 100.0 g"]), ("2 small slices of carrot cake", ["Carrot cake 150.0 g"]),
    ("a wedge of carrot cake", ["Carrot cake 100.0 g"]), ("2 packs of crisps", ["Potato chips 60.0 g"]),
    ("heaped tbsp oats", ["Oats 10.1 g"]), ("Milky Way", ["Milky Way bar 22.0 g"]),
    ("a pack of crisps", ["Potato chips 30.0 g"]), ("G&T", ["G&T (Gin and tonic) 225.0 g"]),
  ])
  func `a plate`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// A dish and its sides without a comma between them; a last word that says what the food is belongs to its name.
  @Test(arguments: [
    ("bacon butty brown sauce", ["Bacon butty", "Steak sauce"]),
    ("chicken tikka masala pilau rice n half a naan", ["Chicken tikka masala", "Rice pilaf", "Naan"]),
    ("currywurst pommes mayo an der bude", ["Currywurst", "French fries", "Mayonnaise"]),
    ("packed lunch ham sarnie satsuma and an apple", ["Ham sarnie", "Mandarin", "Apple"]),
    ("wrap with chicken lettuce and mayo", ["Flour tortilla", "Cooked chicken breast", "Lettuce", "Mayonnaise"]),
    ("2 schnitzel pommes", ["Wiener schnitzel", "French fries"]),
    ("chicken curry rice", ["Chicken curry with rice"]),
    ("chicken katsu curry", ["Chicken katsu curry"]), ("curry sauce", ["Curry sauce"]),
    ("falafel teller mit hummus u tabouleh", ["Falafel", "Hummus", "Tabbouleh"]),
    ("gyros plate with fries and tzatziki", ["Gyros gebraten", "French fries", "Tzatziki"]),
    ("falafel teller mit hummus", ["Falafel teller", "Hummus"]),
    ("ham sandwich white bread", ["Ham sandwich on white"]),
    ("ham sandwich apple crisps", ["Ham sandwich on white", "Apple", "Potato chips"]),
    ("meat platter with bread and butter", ["Meat platter", "Bread", "Butter"]),
    ("schnitzel teller mit salz und pfeffer", ["Wiener schnitzel", "Salt", "Black pepper"]),
    ("gyrosteller mit pommes und tzatziki", ["Gyros gebraten", "French fries", "Tzatziki"]),
    ("döner teller mit pommes und salat", ["Doner meat", "French fries", "Lettuce"]),
    ("spiegelei auf dem brot", ["Fried egg", "Bread"]), ("corn on the cob", ["Sweetcorn"]),
  ])
  func `a missing comma`(text: String, names: [String]) throws { try expectNames(text, names) }

  /// What was drunk with it, who it was bought from, and what was not eaten.
  @Test(arguments: [
    ("tea with sugar and milk", ["Tea", "Sugar", "Whole milk"]), ("Kuchen zum Kaffee", ["Cake", "Coffee"]),
    ("brot mit butter und kakao", ["Bread", "Butter", "Chocolate milk"]),
    ("Lidl Laugenstange", ["Laugenstange (Laugengebäck mit Hagelsalz)"]),
    ("Nandos quarter chicken with spicy rice", ["Roast chicken with skin", "Spicy rice"]),
    ("Dr. Oetker Ristorante Salami, ganze Pizza", ["Ristorante Salami"]), ("tomato soup, no bread", ["Tomato soup"]),
    ("bag of crisps, salt n vinegar", ["Potato chips"]), ("pizza zu hause", ["Cheese pizza"]),
    ("Börek mit Schafskäse vom türkischen Bäcker", ["Börek"]), ("pizza, ups", ["Cheese pizza"]),
    ("crackers and brie after tea", ["Saltine crackers", "Brie"]),
    ("large glass of red", ["Red wine"]), ("burger with cheese bacon", ["Hamburger", "Cheese", "Fried bacon"]),
    ("Pierogi mit Speck", ["Pierogi", "Fried bacon"]),
  ])
  func `what is beside it`(text: String, names: [String]) throws { try expectNames(text, names) }

  /// Lines that are asked about rather than read wrongly: percentages that look like packs, a pack that says nothing about
  /// the piece, two foods of a menu.
  @Test(arguments: [
    "70er schokolade", "48er gouda", "half a tomato (500g pack)", "oliven zu wein", "feldsalat an himbeerdressing",
    "matchbox sized piece of salmon", "weis", "felt", "half a family pizza", "Kässe", "sushi, no rice", "10er sahne",
    "3 fette burger",
  ])
  func `what is asked about`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.contains { !$0.doubts.isEmpty })
  }

  /// Halves of bread with different toppings, shares of a named pack, and sizes told by comparison.
  ///
  /// Half a bread roll has 28.5 g in the starter bank, and a matchbox of cheese 30 g.
  @Test(arguments: [
    (
      "halbes Brötchen mit Honig, halbes mit Marmelade",
      ["Bread roll 28.5 g", "Honey 21.0 g", "Bread roll 28.5 g", "Jam 20.0 g"]
    ),
    (
      "half a bagel with jam and the other half with honey",
      ["Bagel 49.5 g", "Jam 20.0 g", "Bagel 49.5 g", "Honey 21.0 g"]
    ),
    (
      "halbes brötchen mit honig und 2 brezeln, eine mit butter und die andere mit marmelade",
      ["Bread roll 28.5 g", "Honey 21.0 g", "Soft pretzel 230.0 g", "Butter 10.0 g", "Jam 20.0 g"]
    ),
    ("zwei halbe brötchen mit honig", ["Bread roll 57.0 g", "Honey 21.0 g"]),
    ("half a bag of crisps (150g bag)", ["Potato chips 75.0 g"]),
    ("half a bar of chocolate (100g bar)", ["Milk chocolate 50.0 g"]),
    ("two matchbox sized pieces of cheddar", ["Cheddar cheese 60.0 g"]),
    ("ein 6er mcnuggets", ["Chicken nuggets 96.0 g"]),
    ("2 6er mcnuggets", ["Chicken nuggets 192.0 g"]), ("sliver of cheesecake", ["Cheesecake 62.5 g"]),
    ("roll with chicken cucumber", ["Roll 43.0 g", "Cooked chicken breast 50.0 g", "Cucumber 20.0 g"]),
    ("500g Skyr, zu dritt geteilt", ["Skyr 166.7 g"]), ("1 mince pie", ["Mince pie 55.0 g"]),
    ("2 schnitzel", ["Wiener schnitzel 300.0 g"]), ("half a matchbox of cheddar", ["Cheddar cheese 15.0 g"]),
    ("2 cokes (330ml can)", ["Cola 686.4 g"]), ("half a pizza (400g pack)", ["Cheese pizza 200.0 g"]),
    ("Brot 60g, Butter 10", ["Bread 60.0 g", "Butter 10.0 g"]), ("cashews, 30g ish", ["Cashews 30.0 g"]),
    ("viertel Fladenbrot", ["Pita bread 100.0 g"]), ("2 potato waffles", ["Potato waffles 112.0 g"]),
    ("whole tin of tomato soup", ["Tomato soup 400.0 g"]), ("popcorn zu zweit", ["Popcorn 20.0 g"]),
    ("Milch 150ml over 40g oats", ["Whole milk 154.5 g", "Oats 40.0 g"]),
    ("strawberries 1 kg, shared between the two of us", ["Strawberries 500.0 g"]),
    ("half a tub of ice cream", ["Vanilla ice cream 150.0 g"]),
    ("matchbox sized bit of cheddar", ["Cheddar cheese 30.0 g"]),
    ("cheddar about a matchbox size bit", ["Cheddar cheese 30.0 g"]),
    ("choc, one row of a big bar", ["Milk chocolate 17.0 g"]), ("6er McNuggets", ["Chicken nuggets 96.0 g"]),
    ("mcdonalds 6er mcnuggets", ["Chicken nuggets 96.0 g"]), ("knapper TL butter", ["Butter 4.7 g"]),
    ("halbes bund radieschen", ["Radish 75.0 g"]), ("a slice of spanakopita", ["Spanakopita 120.0 g"]),
    ("reis roh gewogen 60g", ["Uncooked rice 60.0 g"]),
  ])
  func `an amount in other words`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Pieces, slices, spoons and packs as European shops and kitchens have them, by labels and a scale.
  @Test(arguments: [
    ("1 chicken drumstick", ["Roast chicken drumstick 55.0 g"]), ("tin of tuna", ["Canned tuna 112.0 g"]),
    ("1 slice of Parma ham", ["Parmaschinken 11.0 g"]), ("2 slices pumpernickel", ["Pumpernickel 90.0 g"]),
    ("handful of prawns", ["Cooked shrimp 45.0 g"]), ("handful of almonds", ["Almonds 28.4 g"]),
    ("1 Tüte Chips", ["Potato chips 150.0 g"]), ("portion of chips", ["French fries 150.0 g"]),
    ("dollop of mash", ["Mashed potatoes 40.0 g"]), ("2 pies", ["Pie 300.0 g"]),
    ("half a Camembert", ["Camembert 100.0 g"]), ("ball of mozzarella", ["Mozzarella 125.0 g"]),
    ("large glass of red wine", ["Red wine 250.0 g"]), ("1 tbsp taramasalata", ["Taramasalata 14.8 g"]),
    ("2 EL Linsen", ["Cooked lentils 50.0 g"]), ("2 level tbsp lentils", ["Cooked lentils 24.6 g"]),
    ("2 level tbsp peas", ["Green peas 18.1 g"]), ("couple of spoonfuls of rice pudding", ["Rice pudding 50.0 g"]),
    ("2 tbsp double cream", ["Double cream 29.6 g"]), ("1 EL Haferkleie", ["Haferkleie (Oat bran, raw) 15.0 g"]),
    ("1 Messlöffel Eiweißpulver", ["Whey protein powder 32.0 g"]),
  ])
  func `portions of European kitchens`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Joining words with two letters exchanged, and short for `auf das`.
  @Test(arguments: [
    ("toast wiht butter", ["Toasted white bread 52.0 g", "Butter 10.0 g"]),
    ("milk adn banana", ["Whole milk 206.0 g", "Banana 118.0 g"]),
    ("2 EL Erdnussbutter aufs Toast", ["Peanut butter 32.0 g", "Toasted white bread 52.0 g"]),
  ])
  func `a misspelled and`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Amounts behind a side, or between the name and a state.
  ///
  /// A Maultasche weighs 50 g in the starter bank, and a serving of the soup is a cup of 255 g.
  @Test(arguments: [
    ("Maultaschen in der Brühe, 3 Stück", ["Maultaschen 150.0 g", "Chicken broth 249.0 g"]),
    ("2 tbsp peas", ["Green peas 50.0 g"]), ("naan, half each", ["Naan 45.0 g"]),
    ("rice 120 cooked", ["Cooked rice 120.0 g"]), ("half a tin of beans", ["Baked beans 200.0 g"]),
    ("Pellkartoffeln (3 kleine, zusammen 180g)", ["Boiled potatoes 180.0 g"]),
    ("Reis (60g, roh gewogen)", ["Uncooked rice 60.0 g"]), ("Pfannkuchen, einer", ["Pancake 80.0 g"]),
    ("oats 45g/almond milk 220ml/1 tbsp flaxseed", ["Oats 45.0 g", "Almond milk 220.0 g", "Flaxseed 10.3 g"]),
    ("Wasser n Liter", ["Water 1000.0 g"]), ("250er Magerquark", ["Low-fat quark 250.0 g"]),
    ("a sprinkle of cheddar", ["Cheddar cheese 10.0 g"]),
    ("iki porsiyon mercimek çorbası", ["Mercimek çorbası 510.0 g"]),
  ])
  func `an amount in another place`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// A weight behind several pieces is that of all of them, or of each if one usually weighs about that much: a medium
  /// banana has 118 g, an egg 50 g, a fish finger 28 g.
  @Test(arguments: [
    ("6 eggs (300 g)", ["Egg 300.0 g"]), ("half a dozen eggs (300g)", ["Egg 300.0 g"]),
    ("2 bananas (120 g)", ["Banana 240.0 g"]), ("3 Äpfel (450 g)", ["Apple 450.0 g"]),
    ("4 Fischstäbchen (120 g)", ["Fish fingers 120.0 g"]), ("2 slices of toast (60 g)", ["Toasted white bread 60.0 g"]),
    ("2 cans baked beans (400 g)", ["Baked beans 800.0 g"]),
    ("2 Scheiben Graubrot (50 g)", ["Rye bread 100.0 g"]),
    ("6 eggs (300 g), ate half", ["Egg 150.0 g"]), ("6 eggs (ca. 300 g)", ["Egg 300.0 g"]),
  ])
  func `what several pieces weighed`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// How it was fried says nothing that a table knows; that it has no skin does.
  @Test(arguments: [
    ("prawns 4oz stir fried", "Cooked shrimp"), ("firm tofu (200g) fried", "Firm tofu"),
    ("chicken thigh, skinless, 140g cooked", "Chicken thigh, without skin"), ("Erdbeern", "Strawberries"),
    ("scambled egs", "Scrambled eggs"), ("chiken tika masla", "Chicken tikka masala"), ("rey bread", "Rye bread"),
    ("spagetti carbonarra", "Spaghetti carbonara"),
    ("fried pierogi", "Pierogi"), ("tunna and cucmber sandwhich", "Tuna and cucumber sandwich"),
    ("Schlachtplate", "Schlachtplatte"), ("rcie", "Cooked rice"), ("fetta", "Feta 45 % Fett i. Tr."),
    ("ristorante mozzarella von dr oetker ganz alleine", "Ristorante mozzarella"),
    ("berliner mit marmelade zu fasching", "Jam doughnut"), ("Milch übern Tag", "Whole milk"),
  ])
  func `how it was made or spelled`(text: String, name: String) throws { try expectNames(text, [name]) }

  /// Which words are one food, and which are several.
  @Test(arguments: [
    ("jacket potato beans", ["Baked potato 173.0 g", "Baked beans 200.0 g"]),
    ("tuna mayo jacket potato", ["Tuna salad 119.0 g", "Baked potato 173.0 g"]),
    ("egg & cress sandwich 180g", ["Egg salad sandwich on white 180.0 g"]),
    ("turkey chili 2 ladles", ["Turkey chili 240.0 g"]),
    ("belegtes Brötchen mit Käse", ["Bread roll 57.0 g", "Cheese 21.0 g"]),
    // A scoop of protein powder weighs 32 g; 300 ml of 1.0 g/ml.
    ("protein shake (1 scoop whey in 300ml almond milk)", ["Whey protein powder 32.0 g", "Almond milk 300.0 g"]),
    ("fry up at the caff: fried egg, baked beans", ["Fried egg 46.0 g", "Baked beans 200.0 g"]),
  ])
  func `how many foods it was`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// What a slice, a bowl or a part is of foods that the tables weigh otherwise.
  @Test(arguments: [
    ("slice of quiche", ["Quiche 140.0 g"]), ("slice of carrot cake", ["Carrot cake 100.0 g"]),
    ("quiche lorraine, small slice", ["Quiche with meat, poultry or fish 90.0 g"]),
    ("popcorn at the cinema, small", ["Popcorn 15.0 g"]), ("tuna mayo baguette", ["Tuna mayo baguette 150.0 g"]),
    ("2 Börek", ["Börek 260.0 g"]),
    ("1 slice tortilla de patatas", ["Tortilla de patatas (Kartoffelomelett gebraten) 120.0 g"]),
    ("a bowl of salad", ["Lettuce 80.0 g"]),
    ("coffee and cake", ["Coffee 237.0 g", "Cake 100.0 g"]),
    ("half a portion of spag bol", ["Spaghetti bolognese 200.0 g"]),
    ("800g Lasagne geteilt durch 4", ["Lasagna 200.0 g"]), ("600 g lasagne split 3 ways", ["Lasagna 200.0 g"]),
    ("one apple each", ["Apple 182.0 g"]),
  ])
  func `what a part of it weighs`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// The tables' food with few calories has a name that begins like the typed one; 44 kcal per 100 g x 500 g = 220 kcal.
  @Test func `a drink is not its kind with few calories`() throws {
    let line = try require(try sample.resolve("Monster energy drink 500ml").first?.line)
    expect((200...250).contains(try require(line.nutrients.calories)))
  }

  /// Dishes that are several foods on a German or British plate, and one in an American table.
  @Test(arguments: [
    ("Hähnchen mit Reis", ["Cooked chicken breast 120.0 g", "Cooked rice 158.0 g"]),
    ("Brot mit Marmelade", ["Bread 50.0 g", "Jam 20.0 g"]), ("scone with jam", ["Scone 70.0 g", "Jam 20.0 g"]),
    ("fish and chips with mushy peas", ["Fish and chips 343.0 g", "Cooked split peas 125.0 g"]),
  ])
  func `what is not one dish`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Amounts in a pack or a bracket, by several bottles, and of things that are counted by `pcs`.
  @Test(arguments: [
    ("strawberries - whole 250g punnet", ["Strawberries 250.0 g"]),
    ("Fruchtjoghurt, 1 Becher (150 g)", ["Fruit yogurt 150.0 g"]),
    ("2x0,5 Bier", ["Beer 1000.0 g"]), ("4 x 0,25 Wasser", ["Water 1000.0 g"]), ("3x0,2 Kölsch", ["Beer 600.0 g"]),
    // A dram is 25 ml of 0.95 g/ml; potatoes are 80 g each.
    ("wee dram of whisky", ["Whisky 23.8 g"]), ("2 Kartoffeln", ["Boiled potatoes 160.0 g"]),
    ("Cola mit Eis", ["Cola 330.0 g"]), ("2 Cola", ["Cola 660.0 g"]), ("1 Ei, hartgekocht", ["Hard-boiled egg 50.0 g"]),
    ("glass of whisky", ["Whisky 38.0 g"]),
  ])
  func `packs, bottles and glasses`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// What is in brackets behind a number of plates is other food.
  @Test(arguments: ["Salat, 1 Teller (2 EL Öl)", "Nudeln, 1 Teller (100 g Käse)"])
  func `a bracket with food is no amount`(text: String) throws {
    expect(try sample.resolve(text).count, equals: 2)
  }

  /// The fat is in the values of what was fried in it.
  @Test(arguments: ["2 eggs fried in butter", "potatoes roasted in duck fat", "80 g mushrooms fried in butter"])
  func `cooking fat is not counted twice`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.count == 1 && resolved[0].doubts.isEmpty)
  }

  /// Misspelled words beside one that only a listed name has, and misspelled plurals.
  @Test(arguments: [
    ("chiken korma", "Chicken korma"), ("Pomes", "French fries"), ("Ritter Sport Vollmilch", "Ritter Sport Vollmilch"),
  ])
  func `which food it was`(text: String, name: String) throws {
    expect(try sample.resolve(text).map(\.line.name), equals: [name])
  }

  /// What looks like a remark, a drink, a flavor or a filling, and is a food of its own.
  @Test(arguments: [
    ("banana, Reese's on the train", 2), ("2 scoops vanilla ice cream, coffee", 2), ("cheese and sausage roll", 2),
    ("baked potato soup", 1), ("jacket potato cheese beans", 3), ("steak shared with Caesar salad", 2),
  ])
  func `no food is lost`(text: String, count: Int) throws {
    expect(try sample.resolve(text).count, equals: count)
  }

  /// A decimal after a food that is not drunk is no part of a liter.
  @Test(arguments: ["salt 0.5", "Joghurt Erdbeer 0,5"])
  func `only a drink is counted in liters`(text: String) throws {
    expect((try sample.resolve(text)[0].line.grams ?? 0) < 100)
  }

  /// A decimal behind a drink is the size of a glass, as on a menu, and of each if several are counted; 0.198 kg is 0.2 l
  /// of a wine with 0.99 g/ml.
  @Test(arguments: [
    ("Glas Rotwein 0,2", ["Red wine 198.0 g"]), ("Flasche Bier (0,5)", ["Beer 500.0 g"]),
    ("2 Bier 0,5", ["Beer 1000.0 g"]),
    ("2 Bier 0,5l", ["Beer 1000.0 g"]), ("2 Gläser Rotwein 0,2", ["Red wine 396.0 g"]),
  ])
  func `a size as on a menu`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// A misspelled word of an amount is read as the amount; a word for a state is none.
  @Test(arguments: [
    ("a tablspoon of peanut butter", ["Peanut butter 16.0 g"]), ("2 teaspons sugar", ["Sugar 8.4 g"]),
    ("hlaf an avocado", ["Avocado 100.5 g"]), ("2 slcies toast", ["Toasted white bread 52.0 g"]),
    ("a sliced banana", ["Banana 118.0 g"]), ("1 Stükc Gouda", ["Gouda cheese 28.4 g"]),
  ])
  func `a misspelled amount`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// The serving of a child, which is half of an adult's; sizes of pieces, which are 0.75 or 1.5 of one; small pots.
  ///
  /// A serving of lasagne has 250 g, a pancake 38 g and a Fruchtzwerg 50 g.
  @Test(arguments: [
    ("Lasagne, Kinderportion", 125.0), ("kid's portion of lasagne", 125), ("2 Kinderportionen Lasagne", 250),
    ("3 pancakes (small)", 85.5), ("2 Becher Fruchtzwerge", 100),
  ])
  func `sizes of servings and pieces`(text: String, grams: Double) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map { $0.line.grams }, equals: [grams])
    expect(resolved.allSatisfy(\.doubts.isEmpty))
  }

  /// An amount that stands apart from its food: slices of the bread, a bowl of the muesli, an amount for each, a number in
  /// brackets.
  @Test(arguments: [
    (
      "beans on toast - half a tin of beans, 3 slices", ["Baked beans 200.0 g", "Toasted white bread 78.0 g"]
    ),
    (
      "toast with cream cheese and cucumber, 2 slices",
      ["Toasted white bread 52.0 g", "Cream cheese 30.0 g", "Cucumber 20.0 g"]
    ),
    ("chili with rice, 1 bowl", ["Chili con carne 300.0 g", "Cooked rice 158.0 g"]),
    ("muesli with milk, a bowl", ["Fruit muesli 60.0 g", "Whole milk 150.0 g"]),
    ("2 teas, each 1 cube sugar", ["Tea 474.0 g", "Sugar 4.6 g"]),
    ("(2) eggs, peas 80g", ["Egg 100.0 g", "Green peas 80.0 g"]),
    ("3 eggs dunked in soy sauce", ["Egg 150.0 g", "Soy sauce 16.0 g"]),
    ("2 rounds of toast", ["Toasted white bread 52.0 g"]),
    // 50 ml of a spirit, of which a milliliter has 0.95 g.
    ("double whisky", ["Whisky 47.5 g"]), ("2geh. EL Zucker", ["Sugar 50.4 g"]),
    ("olive oil 1 tbps, 1 egg", ["Olive oil 13.5 g", "Egg 50.0 g"]),
  ])
  func `an amount apart from its food`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// Foods without separators, of which some are only in the open tables; an amount that may be that of two foods is asked
  /// about, and so is a dish that is named after what is in it.
  @Test(arguments: [
    ("2 satsumas handful almonds", ["Mandarin 176.0 g", "Almonds 28.4 g"]),
    ("Fischstäbchen 5stk Kartoffelbrei", ["Fish fingers 140.0 g", "Mashed potatoes 210.0 g"]),
    ("250g Kartoffeln Quark Honig 1el", ["Boiled potatoes 250.0 g", "Low-fat quark 250.0 g", "Honey 21.0 g"]),
    ("lachs(180g), 1 Ei", ["Cooked salmon 180.0 g", "Egg 50.0 g"]), ("150g-250g Reis", ["Cooked rice 200.0 g"]),
    ("rice cakes(2) cottage cheese", ["Rice cake 18.0 g", "Cottage cheese 105.0 g"]),
    ("Knäcke 3 m Hüttenkäse", ["Rye crispbread 30.0 g", "Cottage cheese 105.0 g"]),
    ("sandwich ham and cheese", ["Bread 56.0 g", "Ham 28.0 g", "Cheese 21.0 g"]),
  ])
  func `foods without separators`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  @Test(arguments: [
    "salmon teriyaki noodles", "strawberry cheesecake ice cream", "sweet chilli chicken", "1/4 apple pie",
  ])
  func `a name of foods that is none of them is asked`(text: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.count, equals: 1)
    expect(resolved.contains { !$0.doubts.isEmpty })
  }

  /// A ready meal has 400 g and a serving of lasagne 250 g.
  @Test(arguments: [
    ("half a lasagne", ["Lasagna 200.0 g"]), ("lasagne 400", ["Lasagna 400.0 g"]), ("1 lasagne", ["Lasagna 250.0 g"]),
    ("3 crackers with cheddar", ["Saltine crackers 9.0 g", "Cheddar cheese 28.0 g"]),
    ("ein Viertel Riesling", ["White wine 247.5 g"]), ("milk 1/2pt", ["Whole milk 292.5 g"]),
  ])
  func `parts of what is sold whole`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// 50 g of porridge are what went into the pot, and a brand of water with its bottle is no brand of the food before it.
  @Test(arguments: [
    ("porridge 50g, 1 egg", ["Oats 50.0 g", "Egg 50.0 g"]), ("porridge 200g", ["Oatmeal 200.0 g"]),
    ("2 squares of dark chocolate, Volvic 500ml bottle", ["Dark chocolate 20.0 g", "Volvic 500.0 g"]),
    // 200 ml of a drink of which a US cup, 236.6 ml, has 240 g.
    ("a glass of squash", ["Fruit squash 202.9 g"]), ("weiche Eier", ["Hard-boiled egg 100.0 g"]),
  ])
  func `what a name means with its amount`(text: String, lines: [String]) throws { try expectLines(text, lines) }

  /// A food of the tables has the name that was typed before its own, unless its own says the same.
  @Test(arguments: [
    ("Yorkshire pudding", "Yorkshire pudding (Popover)"), ("Bircher", "Birchermüesli"),
    ("Käsebrto", "Käsebrot"), ("Gulasch", "Gulasch (mit Rindfleisch)"), ("crumpet", "Crumpet"),
  ])
  func `what it is called`(text: String, name: String) throws {
    let found = try sample.resolve(text).map(\.line.name)
    expect(found.count == 1 && found[0].hasPrefix(name), "\(found)")
  }

  /// A meal at a place names no food, and a bed of spinach is food.
  @Test(arguments: [
    "school lunch", "McDonald's with the kids", "KFC", "Nordsee", "penny", "Pret", "Yo! Sushi",
    "1 packed lunch", "a beer and a bag of chips", "work dinner", "salmon on a bed of spinach", "5000 tbsp oats",
    "9 beers",
    "100 g berries in yoghurt",
    "Erbsen-Pasta", "250g nut loaf",
  ])
  func `what has to be asked`(text: String) throws {
    expect(try sample.resolve(text).contains { !$0.doubts.isEmpty })
  }

  private func expectNames(_ text: String, _ names: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(\.line.name), equals: names)
    expect(resolved.allSatisfy(\.doubts.isEmpty))
  }

  private func expectLines(_ text: String, _ lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(ResolverTests.text), equals: lines)
    expect(resolved.allSatisfy(\.doubts.isEmpty))
  }
}
