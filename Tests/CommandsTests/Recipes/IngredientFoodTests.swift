import Domain
import Expect
import Store
import TestSupport
import Testing

@testable import Commands

/// Which food a line of a recipe means, and what it weighs; `?` marks what somebody has to look at.
@Suite struct IngredientFoodTests {
  static let lines: [(String, String, Double?)] = [
    // Two systems of units are one amount: 10 oz do not come on top of 750 g.
    ("750g/1lb 10oz plain flour", "Wheat flour", 750), ("1kg/2lb 4oz potatoes", "Raw potato", 1000),
    ("2 x 1 lb 2 oz tins tomatoes", "Canned tomatoes", 1020.6),
    // Paprika by the spoon is the spice, and as a piece the vegetable.
    ("1 tsp paprika", "Paprika powder", 2.3), ("1 EL Paprika", "Paprika powder", 6.8),
    ("1 pinch paprika", "Paprika powder", 0.3), ("2 Paprika", "Red pepper", 238),
    // The first of several alternatives is counted, with the noun that it shares with the last.
    ("½ cup milk or yogurt", "Whole milk", 122), ("500 ml chicken or vegetable broth", "Chicken broth", 525),
    ("1 l clear chicken stock, clear seafood stock, or oyster liquor", "Chicken broth", 1050),
    ("100 g red or yellow pepper", "Red pepper", 100), ("1 tbsp light or dark brown sugar", "Brown sugar", nil),
    ("3 tablespoons vegetable or olive oil", "Sunflower oil", nil), ("2 tbsp butter or olive oil", "Butter", 28.4),
    ("100 g quick-cooking or old-fashioned rolled oats", "Oats", 100),
    // A word of a dish is no dish; the state is that of the line, or somebody has to look.
    ("200 g habanero chiles", "Red chilli", 200), ("3 fresh red chillies, chopped", "Red chilli", 135),
    ("1 dried red chile", "Dried chilli", nil), ("200 g dried red chile peppers", "Dried chilli", 200),
    ("1 tsp chili", "Chili powder", nil), ("2 chili", "Red chilli", 90),
    ("3 tablespoons mixed fresh herbs", "Dried thyme?", nil), ("36 green grapes, washed and dried", "Grapes", nil),
    ("3 pounds boiled potatoes", "Boiled potatoes", 1360.8), ("500 g fresh pasta", "Fresh pasta, uncooked", 500),
    ("1 kg mussels, cleaned", "Cooked mussels?", 1000), ("500 g shrimp", "Raw shrimp", 500),
    ("2 boxes Jiffy cornbread mix", "Cornbread, prepared from mix?", nil),
    ("500 g Hähnchenbrust mit Knochen", "Raw chicken breast?", 500), ("1 unobtainium crystal", "-", nil),
    ("mezzo limone", "Lemon", 29), ("2 limes", "Lime", 134),
    // USDA: a lemon has 48 g of juice, a head of lettuce 539 g, one of butterhead 163 g.
    ("juice of 1 lemon", "Lemon juice", 48), ("Saft von 1 Zitrone", "Lemon juice", 48),
    ("zest of 2 oranges", "Lemon zest?", 24), ("1 head of lettuce", "Lettuce", 539),
    ("1 round lettuce", "Butterhead lettuce", 163), ("1 cauliflower", "Cauliflower", 588),
    ("1 small cauliflower", "Cauliflower?", 588), ("1 cinnamon stick", "Cinnamon", 3), ("1 shallot", "Shallots", 25),
    // A breast has 272 g; nobody weighs each to say that it has about 300 g.
    ("2 chicken breasts (approx 300g)", "Raw chicken breast?", 300),
    ("2 chicken breasts (about 300 g each)", "Raw chicken breast", 600),
    ("4 live lobsters, each 500g/1lb 2oz", "Cooked lobster?", 2000),
    ("2 chicken breasts (300 g)", "Raw chicken breast?", 600),
    // A point before three digits, endings in brackets, half of a piece, a second ingredient.
    ("1.500 g Kartoffeln", "Raw potato", 1500), ("1,500 kg Mehl", "Wheat flour", 1500),
    ("1 Pfd. Mehl", "Wheat flour", 500),
    ("3 Möhre(n)", "Carrot", 183), ("200 g apricots(dry)", "Dried apricots", 200),
    ("1/2 Würfel Hefe (21 g)", "Fresh yeast", 21), ("200 g Mehl und 1 TL Backpulver", "Wheat flour?", 200),
    ("je 100 g Erbsen und Möhren", "Frozen peas and carrots?", 100),
    // As it is bought: canned, raw, as powder, with the printed fat, in a German pack.
    ("400g can chickpeas", "Canned chickpeas", 400), ("500 g Grünkohl", "Kale", 500),
    ("1 kg Spargel", "Asparagus", 1000),
    ("30 g Kakao", "Cocoa powder", 30), ("500 ml Kakao", "Chocolate milk", nil),
    ("1 TL Gemüsebrühe", "Gemüse Bouillon/Brühe/Suppe (Brühwürfel, Pulver)", 5),
    ("500 ml Gemüsebrühe (aus Pulver)", "Vegetable broth", nil), ("500 ml Milch (1,5 %)", "Low-fat milk", 515),
    ("250 g Quark (40 %)", "Speisequark Fettstufe, 40 % Fett i. Tr.", 250), ("1 Becher Sahne", "Whipping cream", 200),
    ("2 Pck. Butter", "Butter", 500),
    // A packet of yeast is dried (7 g), a Würfel fresh (42 g); Dr. Oetker's packets of Puddingpulver have 37 g.
    ("1 Pck. Hefe", "Dried yeast", 7), ("1 Päckchen Hefe", "Dried yeast", 7), ("1 Würfel Hefe", "Fresh yeast", 42),
    ("2 Pck. Trockenhefe", "Dried yeast", 14), ("1 Pck. Hefe (42 g)", "Fresh yeast", 42),
    ("1 Pck. Puddingpulver", "Puddingpulver Vanille, ungezuckert", 37),
    ("1 Päckchen Vanillepuddingpulver", "Puddingpulver Vanille, ungezuckert", 37),
    // A pack of puff pastry has 275 g (pack-weights.tsv): two have 550 g, and 275 g are those of each.
    ("2 Pck. Blätterteig (550 g)", "Puff pastry dough", 550), ("2 Pck. Blätterteig (275 g)", "Puff pastry dough", 550),
    ("2 Pck. Blätterteig (je 550 g)", "Puff pastry dough", 1100), ("2 cans chickpeas (400 g)", "Canned chickpeas", 800),
    // A cube for half a liter has 10 g, and a jar of Apfelmus 710 g (pack-weights.tsv).
    ("1 stock cube", "Beef stock cube", 10), ("2 vegetable stock cubes", "Chicken stock cube?", 20),
    ("1 Gemüsebrühwürfel", "Chicken stock cube?", 10), ("1 Hühnerbrühwürfel", "Chicken stock cube", 10),
    ("2 Würfel Gemüsebrühe", "Chicken stock cube?", 20), ("1 Glas Apfelmus", "Applesauce, sweetened?", 710),
    ("1 Glas Milch", "Whole milk", 206), ("etwas Muskat, Salz und Pfeffer", "Black pepper", nil),
    // A roulade of beef weighs 170 g and a cherry tomato 15 g.
    ("4 Rouladen", "Raw top round steak", 680), ("10 cherry tomatoes", "Tomato", 150),
  ]

  @Test func hasTheFoodAndTheWeightOfItsLine() throws {
    let household = try SampleHousehold()
    let ingredients = Self.lines.map { "--ingredient \"\($0.0)\"" }.joined(separator: " ")
    try household.run("recipe add Everything --servings 4 \(ingredients)")
    let added = try household.session.read { reading in
      let book = reading.recipes(of: try household.session.profile(in: reading).id)
      return try book.named("Everything").first.flatMap { try book.recipe($0.id) }
    }
    let parts = try require(added).ingredients.parts()
    expect(parts.count, equals: Self.lines.count)
    for (part, (line, food, grams)) in zip(parts, Self.lines) {
      let mark = part.food != nil && part.confidence < FoodMatch.certain ? "?" : ""
      expect((part.food?.name ?? "-") + mark, equals: food, "\(line)")
      if let grams { expect(abs((part.grams ?? 0) - grams) < 0.01 * grams, "\(line): \(part.grams ?? 0) g") }
    }
  }
}
