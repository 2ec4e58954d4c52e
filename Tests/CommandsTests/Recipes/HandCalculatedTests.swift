import Domain
import Expect
import Store
import TestSupport
import Testing

@testable import Commands

/// Recipes whose nutrients were worked out by hand, by somebody who had not seen the program.
///
/// The values of each line are those of the named food in USDA's SR Legacy; the grams are those of the line, or of USDA's
/// household measures. What is calculated must be within 5 % or 1 g (5 kcal) of it.
@Suite struct HandCalculatedTests {
  @Test(arguments: HandRecipe.all + HandRecipe.later) func aServingHasWhatIsCalculatedByHand(_ recipe: HandRecipe)
    throws
  {
    let household = try SampleHousehold()
    let lines = recipe.lines.map { "--ingredient \"\($0)\"" }.joined(separator: " ")
    try household.run("recipe add \(recipe.title) --servings \(recipe.servings) \(lines)")
    let added = try household.session.read { reading in
      let book = reading.recipes(of: try household.session.profile(in: reading).id)
      return try book.named(recipe.title).first.flatMap { try book.recipe($0.id) }
    }
    let serving = RecipeNutrition(try require(added)).perServing
    let foods = added?.ingredients.parts().map { "\($0.text): \($0.food?.name ?? "none"), \($0.grams ?? 0) g" } ?? []
    for (nutrient, value, least) in [
      (Nutrient.calories, recipe.kcal, 5.0), (.protein, recipe.protein, 1), (.carbohydrates, recipe.carbs, 1),
      (.fat, recipe.fat, 1),
    ] {
      let found = try require(serving[nutrient])
      expect(
        abs(found - value) <= max(least, 0.05 * value), "\(nutrient): \(found), by hand \(value); \(foods)")
    }
  }
}

/// A recipe with its nutrients per serving, worked out by hand.
struct HandRecipe: Sendable, CustomTestStringConvertible {
  let title: String
  let servings: Int
  let lines: [String]
  let kcal: Double
  let protein: Double
  let carbs: Double
  let fat: Double

  var testDescription: String { title }

  init(
    _ title: String, servings: Int, lines: [String], kcal: Double, protein: Double, carbs: Double, fat: Double
  ) {
    (self.title, self.servings, self.lines) = (title, servings, lines)
    (self.kcal, self.protein, self.carbs, self.fat) = (kcal, protein, carbs, fat)
  }

  static let all: [HandRecipe] = [
    // Red Lentil Soup, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 250 g Lentils, pink or red, raw (USDA 16144): 895 kcal, 59.8 g protein, 157.8 g carbs, 5.4 g fat
    // 110 g Onions, raw (USDA 11282): 44 kcal, 1.2 g protein, 10.3 g carbs, 0.1 g fat
    // 122 g Carrots, raw (USDA 11124): 50 kcal, 1.1 g protein, 11.7 g carbs, 0.3 g fat
    // 6 g Garlic, raw (USDA 11215): 9 kcal, 0.4 g protein, 2.0 g carbs, 0.0 g fat
    // 13.5 g Oil, olive, salad or cooking (USDA 04053): 119 kcal, 0.0 g protein, 0.0 g carbs, 13.5 g fat
    // 2.1 g Spices, cumin seed (USDA 02014): 8 kcal, 0.4 g protein, 0.9 g carbs, 0.5 g fat
    // 400 g Tomatoes, red, ripe, canned (USDA 11531): 64 kcal, 3.2 g protein, 13.9 g carbs, 1.0 g fat
    // 1000 g Soup, vegetable broth, ready to serve (USDA 06700): 50 kcal, 2.4 g protein, 9.3 g carbs, 0.7 g fat
    // Salt and pepper to taste: nothing
    // Whole: 1239 kcal, 68.4 g protein, 205.8 g carbs, 21.5 g fat; by 4.
    HandRecipe(
      "Red Lentil Soup", servings: 4,
      lines: [
        "250 g red lentils",
        "1 onion, chopped",
        "2 carrots, diced",
        "2 cloves garlic, minced",
        "1 tbsp olive oil",
        "1 tsp ground cumin",
        "1 can (400 g) diced tomatoes",
        "1 litre vegetable stock",
        "Salt and pepper to taste",
      ],
      kcal: 310, protein: 17.1, carbs: 51.5, fat: 5.4),
    // Spaghetti Bolognese, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 400 g Pasta, dry, enriched (USDA 20120): 1484 kcal, 52.2 g protein, 298.7 g carbs, 6.0 g fat
    // 500 g Beef, ground, 90% lean meat / 10% fat, raw (USDA 23562): 880 kcal, 100.0 g protein, 0.0 g carbs, 50.0 g fat
    // 110 g Onions, raw (USDA 11282): 44 kcal, 1.2 g protein, 10.3 g carbs, 0.1 g fat
    // 61 g Carrots, raw (USDA 11124): 25 kcal, 0.6 g protein, 5.8 g carbs, 0.1 g fat
    // 40 g Celery, raw (USDA 11143): 6 kcal, 0.3 g protein, 1.2 g carbs, 0.1 g fat
    // 6 g Garlic, raw (USDA 11215): 9 kcal, 0.4 g protein, 2.0 g carbs, 0.0 g fat
    // 13.5 g Oil, olive, salad or cooking (USDA 04053): 119 kcal, 0.0 g protein, 0.0 g carbs, 13.5 g fat
    // 400 g Tomatoes, red, ripe, canned (USDA 11531): 64 kcal, 3.2 g protein, 13.9 g carbs, 1.0 g fat
    // 32 g Tomato products, canned, paste (USDA 11546): 26 kcal, 1.4 g protein, 6.1 g carbs, 0.2 g fat
    // 40 g Cheese, parmesan, hard (USDA 01033): 157 kcal, 14.3 g protein, 1.3 g carbs, 10.3 g fat
    // Whole: 2815 kcal, 173.4 g protein, 339.2 g carbs, 81.4 g fat; by 4.
    HandRecipe(
      "Spaghetti Bolognese", servings: 4,
      lines: [
        "400 g spaghetti",
        "500 g ground beef, 90% lean",
        "1 onion, finely chopped",
        "1 carrot, grated",
        "1 celery stalk, diced",
        "2 cloves of garlic, crushed",
        "1 tbsp olive oil",
        "1 can (400 g) chopped tomatoes",
        "2 tbsp tomato paste",
        "40 g Parmesan, freshly grated",
      ],
      kcal: 704, protein: 43.4, carbs: 84.8, fat: 20.3),
    // Chicken Curry with Rice, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 600 g Chicken, broiler or fryers, breast (USDA 05062): 720 kcal, 135.0 g protein, 0.0 g carbs, 15.7 g fat
    // 150 g Onions, raw (USDA 11282): 60 kcal, 1.7 g protein, 14.0 g carbs, 0.2 g fat
    // 9 g Garlic, raw (USDA 11215): 13 kcal, 0.6 g protein, 3.0 g carbs, 0.0 g fat
    // 6 g Ginger root, raw (USDA 11216): 5 kcal, 0.1 g protein, 1.1 g carbs, 0.0 g fat
    // 12.6 g Spices, curry powder (USDA 02015): 41 kcal, 1.8 g protein, 7.0 g carbs, 1.8 g fat
    // 14 g Oil, canola (USDA 04582): 124 kcal, 0.0 g protein, 0.0 g carbs, 14.0 g fat
    // 382.1 g Nuts, coconut milk, canned (USDA 12118): 753 kcal, 7.7 g protein, 10.7 g carbs, 81.5 g fat
    // 150 g Peas, green, frozen, unprepared (USDA 11312): 116 kcal, 7.8 g protein, 20.4 g carbs, 0.6 g fat
    // 300 g Rice, white, long-grain, regular, raw (USDA 20444): 1095 kcal, 21.4 g protein, 239.9 g carbs, 2.0 g fat
    // Salt to taste: nothing
    // Whole: 2926 kcal, 176.1 g protein, 296.1 g carbs, 115.8 g fat; by 4.
    HandRecipe(
      "Chicken Curry with Rice", servings: 4,
      lines: [
        "600 g boneless, skinless chicken breast, cubed",
        "1 large onion, sliced",
        "3 cloves garlic, minced",
        "1 tbsp grated fresh ginger",
        "2 tbsp curry powder",
        "1 tbsp canola oil",
        "1 can (400 ml) coconut milk",
        "150 g frozen peas",
        "300 g basmati rice",
        "Salt to taste",
      ],
      kcal: 732, protein: 44.0, carbs: 74.0, fat: 29.0),
    // Banana Bread, 10 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 354 g Bananas, raw (USDA 09040): 315 kcal, 3.9 g protein, 80.9 g carbs, 1.2 g fat
    // 113.5 g Butter, without salt (USDA 01145): 814 kcal, 1.0 g protein, 0.1 g carbs, 92.1 g fat
    // 150 g Sugars, granulated (USDA 19335): 580 kcal, 0.0 g protein, 150.0 g carbs, 0.0 g fat
    // 100 g Egg, whole, raw, fresh (USDA 01123): 143 kcal, 12.6 g protein, 0.7 g carbs, 9.5 g fat
    // 187.5 g Wheat flour, white, all-purpose (USDA 20481): 682 kcal, 19.4 g protein, 143.1 g carbs, 1.8 g fat
    // 4.6 g Leavening agents, baking soda (USDA 18372): 0 kcal, 0.0 g protein, 0.0 g carbs, 0.0 g fat
    // 1/2 tsp salt: nothing
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 g protein, 0.5 g carbs, 0.0 g fat
    // 58.5 g Nuts, walnuts, english (USDA 12155): 383 kcal, 8.9 g protein, 8.0 g carbs, 38.1 g fat
    // Whole: 2930 kcal, 45.7 g protein, 383.2 g carbs, 142.7 g fat; by 10.
    HandRecipe(
      "Banana Bread", servings: 10,
      lines: [
        "3 ripe bananas, mashed",
        "1/2 cup butter, melted",
        "3/4 cup sugar",
        "2 large eggs",
        "1 1/2 cups all-purpose flour",
        "1 tsp baking soda",
        "1/2 tsp salt",
        "1 tsp vanilla extract",
        "1/2 cup chopped walnuts",
      ],
      kcal: 293, protein: 4.6, carbs: 38.3, fat: 14.3),
    // Pancakes with Maple Syrup, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 250 g Wheat flour, white, all-purpose (USDA 20481): 910 kcal, 25.8 g protein, 190.8 g carbs, 2.5 g fat
    // 25.2 g Sugars, granulated (USDA 19335): 98 kcal, 0.0 g protein, 25.2 g carbs, 0.0 g fat
    // 9.2 g Leavening agents, baking powder, double-acting (USDA 18369): 5 kcal, 0.0 g protein, 2.5 g carbs, 0.0 g fat
    // 1/4 tsp salt: nothing
    // 427 g Milk, whole, 3.25% milkfat (USDA 01077): 260 kcal, 13.5 g protein, 20.5 g carbs, 13.9 g fat
    // 100 g Egg, whole, raw, fresh (USDA 01123): 143 kcal, 12.6 g protein, 0.7 g carbs, 9.5 g fat
    // 42.6 g Butter, without salt (USDA 01145): 305 kcal, 0.4 g protein, 0.0 g carbs, 34.6 g fat
    // 2.1 g Vanilla extract (USDA 02050): 6 kcal, 0.0 g protein, 0.3 g carbs, 0.0 g fat
    // 120 g Syrups, maple (USDA 19353): 312 kcal, 0.0 g protein, 80.4 g carbs, 0.1 g fat
    // Whole: 2039 kcal, 52.2 g protein, 320.5 g carbs, 60.5 g fat; by 4.
    HandRecipe(
      "Pancakes with Maple Syrup", servings: 4,
      lines: [
        "2 cups all-purpose flour",
        "2 tbsp sugar",
        "2 tsp baking powder",
        "1/4 tsp salt",
        "1 3/4 cups whole milk",
        "2 large eggs, beaten",
        "3 tbsp unsalted butter, melted",
        "1/2 tsp vanilla extract",
        "6 tbsp maple syrup, to serve",
      ],
      kcal: 510, protein: 13.1, carbs: 80.1, fat: 15.1),
    // Mushroom and Cheddar Omelette, 2 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 250 g Egg, whole, raw, fresh (USDA 01123): 358 kcal, 31.4 g protein, 1.8 g carbs, 23.8 g fat
    // 30 g Milk, whole, 3.25% milkfat (USDA 01077): 18 kcal, 0.9 g protein, 1.4 g carbs, 1.0 g fat
    // 150 g Mushrooms, white, raw (USDA 11260): 33 kcal, 4.6 g protein, 4.9 g carbs, 0.5 g fat
    // 14.2 g Butter, salted (USDA 01001): 102 kcal, 0.1 g protein, 0.0 g carbs, 11.5 g fat
    // 50 g Cheese, cheddar (USDA 01009): 202 kcal, 11.4 g protein, 1.5 g carbs, 16.7 g fat
    // 3 g Chives, raw (USDA 11156): 1 kcal, 0.1 g protein, 0.1 g carbs, 0.0 g fat
    // Salt and freshly ground black pepper: nothing
    // Whole: 714 kcal, 48.6 g protein, 9.8 g carbs, 53.5 g fat; by 2.
    HandRecipe(
      "Mushroom and Cheddar Omelette", servings: 2,
      lines: [
        "5 large eggs",
        "2 tbsp whole milk",
        "150 g white mushrooms, sliced",
        "1 tbsp butter",
        "50 g cheddar cheese, grated",
        "1 tbsp chopped chives",
        "Salt and freshly ground black pepper",
      ],
      kcal: 357, protein: 24.3, carbs: 4.9, fat: 26.7),
    // Berry Banana Smoothie, 2 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 118 g Bananas, raw (USDA 09040): 105 kcal, 1.3 g protein, 27.0 g carbs, 0.4 g fat
    // 149 g Strawberries, frozen, unsweetened (USDA 09318): 52 kcal, 0.6 g protein, 13.6 g carbs, 0.2 g fat
    // 77.5 g Blueberries, frozen, unsweetened (USDA 09054): 40 kcal, 0.3 g protein, 9.4 g carbs, 0.5 g fat
    // 150 g Yogurt, Greek, plain, nonfat (USDA 01256): 88 kcal, 15.3 g protein, 5.4 g carbs, 0.6 g fat
    // 244 g Milk, whole, 3.25% milkfat (USDA 01077): 149 kcal, 7.7 g protein, 11.7 g carbs, 7.9 g fat
    // 10.1 g Cereals, oats, regular and quick (USDA 08120): 38 kcal, 1.3 g protein, 6.9 g carbs, 0.7 g fat
    // 21 g Honey (USDA 19296): 64 kcal, 0.1 g protein, 17.3 g carbs, 0.0 g fat
    // Whole: 536 kcal, 26.6 g protein, 91.3 g carbs, 10.2 g fat; by 2.
    HandRecipe(
      "Berry Banana Smoothie", servings: 2,
      lines: [
        "1 banana",
        "1 cup frozen strawberries",
        "1/2 cup frozen blueberries",
        "150 g nonfat plain Greek yogurt",
        "1 cup whole milk",
        "2 tbsp rolled oats",
        "1 tbsp honey",
      ],
      kcal: 268, protein: 13.3, carbs: 45.6, fat: 5.1),
    // Beef Stew, 6 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 907.2 g Beef, chuck for stew (USDA 23093): 1161 kcal, 197.3 g protein, 1.5 g carbs, 40.6 g fat
    // 680.4 g Potatoes, flesh and skin, raw (USDA 11352): 524 kcal, 13.9 g protein, 119.0 g carbs, 0.6 g fat
    // 244 g Carrots, raw (USDA 11124): 100 kcal, 2.3 g protein, 23.4 g carbs, 0.6 g fat
    // 80 g Celery, raw (USDA 11143): 13 kcal, 0.6 g protein, 2.4 g carbs, 0.1 g fat
    // 150 g Onions, raw (USDA 11282): 60 kcal, 1.7 g protein, 14.0 g carbs, 0.2 g fat
    // 32 g Tomato products, canned, paste (USDA 11546): 26 kcal, 1.4 g protein, 6.1 g carbs, 0.2 g fat
    // 23.4 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 85 kcal, 2.4 g protein, 17.9 g carbs, 0.2 g fat
    // 28 g Oil, canola (USDA 04582): 248 kcal, 0.0 g protein, 0.0 g carbs, 28.0 g fat
    // 960 g Soup, beef broth or bouillon canned (USDA 06008): 67 kcal, 10.9 g protein, 0.4 g carbs, 2.1 g fat
    // 1 g Spices, thyme, dried (USDA 02042): 3 kcal, 0.1 g protein, 0.6 g carbs, 0.1 g fat
    // Whole: 2287 kcal, 230.6 g protein, 185.2 g carbs, 72.7 g fat; by 6.
    HandRecipe(
      "Beef Stew", servings: 6,
      lines: [
        "2 lb beef chuck stew meat, cut into cubes",
        "1 1/2 lb potatoes, cut into chunks",
        "4 medium carrots, sliced",
        "2 celery stalks, sliced",
        "1 large onion, chopped",
        "2 tbsp tomato paste",
        "3 tbsp all-purpose flour",
        "2 tbsp canola oil",
        "4 cups beef broth",
        "1 tsp dried thyme",
      ],
      kcal: 381, protein: 38.4, carbs: 30.9, fat: 12.1),
    // Chocolate Chip Cookies, 24 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 281.2 g Wheat flour, white, all-purpose (USDA 20481): 1024 kcal, 29.1 g protein, 214.6 g carbs, 2.8 g fat
    // 4.6 g Leavening agents, baking soda (USDA 18372): 0 kcal, 0.0 g protein, 0.0 g carbs, 0.0 g fat
    // 1 tsp salt: nothing
    // 227 g Butter, salted (USDA 01001): 1628 kcal, 1.9 g protein, 0.1 g carbs, 184.1 g fat
    // 150 g Sugars, granulated (USDA 19335): 580 kcal, 0.0 g protein, 150.0 g carbs, 0.0 g fat
    // 165 g Sugars, brown (USDA 19334): 627 kcal, 0.2 g protein, 161.8 g carbs, 0.0 g fat
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 g protein, 0.5 g carbs, 0.0 g fat
    // 100 g Egg, whole, raw, fresh (USDA 01123): 143 kcal, 12.6 g protein, 0.7 g carbs, 9.5 g fat
    // 340.2 g Candies, semisweet chocolate (USDA 19080): 1633 kcal, 14.3 g protein, 217.4 g carbs, 102.1 g fat
    // Whole: 5647 kcal, 58.0 g protein, 745.2 g carbs, 298.4 g fat; by 24.
    HandRecipe(
      "Chocolate Chip Cookies", servings: 24,
      lines: [
        "2 1/4 cups all-purpose flour",
        "1 tsp baking soda",
        "1 tsp salt",
        "1 cup (2 sticks) butter, softened",
        "3/4 cup granulated sugar",
        "3/4 cup packed brown sugar",
        "1 tsp vanilla extract",
        "2 large eggs",
        "1 package (12 oz) semisweet chocolate chips",
      ],
      kcal: 235, protein: 2.4, carbs: 31.1, fat: 12.4),
    // Balsamic Vinaigrette, 6 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 108 g Oil, olive, salad or cooking (USDA 04053): 955 kcal, 0.0 g protein, 0.0 g carbs, 108.0 g fat
    // 63.8 g Vinegar, balsamic (USDA 02069): 56 kcal, 0.3 g protein, 10.9 g carbs, 0.0 g fat
    // 15 g Mustard, prepared, yellow (USDA 02046): 9 kcal, 0.6 g protein, 0.9 g carbs, 0.5 g fat
    // 14 g Honey (USDA 19296): 43 kcal, 0.0 g protein, 11.5 g carbs, 0.0 g fat
    // 3 g Garlic, raw (USDA 11215): 4 kcal, 0.2 g protein, 1.0 g carbs, 0.0 g fat
    // 1/4 tsp salt: nothing
    // Whole: 1067 kcal, 1.1 g protein, 24.3 g carbs, 108.5 g fat; by 6.
    HandRecipe(
      "Balsamic Vinaigrette", servings: 6,
      lines: [
        "1/2 cup olive oil",
        "1/4 cup balsamic vinegar",
        "1 tbsp Dijon mustard",
        "2 tsp honey",
        "1 clove garlic, minced",
        "1/4 tsp salt",
      ],
      kcal: 178, protein: 0.2, carbs: 4.0, fat: 18.1),
    // Lasagne, 8 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 250 g Pasta, dry, enriched (USDA 20120): 928 kcal, 32.6 g protein, 186.7 g carbs, 3.8 g fat
    // 600 g Beef, ground, 85% lean meat / 15% fat (USDA 23567): 1290 kcal, 111.5 g protein, 0.0 g carbs, 90.0 g fat
    // 110 g Onions, raw (USDA 11282): 44 kcal, 1.2 g protein, 10.3 g carbs, 0.1 g fat
    // 13.5 g Oil, olive, salad or cooking (USDA 04053): 119 kcal, 0.0 g protein, 0.0 g carbs, 13.5 g fat
    // 800 g Tomatoes, red, ripe, canned (USDA 11531): 128 kcal, 6.3 g protein, 27.8 g carbs, 2.0 g fat
    // 50 g Butter, salted (USDA 01001): 358 kcal, 0.4 g protein, 0.0 g carbs, 40.6 g fat
    // 50 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 182 kcal, 5.2 g protein, 38.2 g carbs, 0.5 g fat
    // 618.8 g Milk, whole, 3.25% milkfat (USDA 01077): 377 kcal, 19.5 g protein, 29.7 g carbs, 20.1 g fat
    // 200 g Cheese, mozzarella, whole milk (USDA 01026): 600 kcal, 44.3 g protein, 4.4 g carbs, 44.7 g fat
    // 50 g Cheese, parmesan, grated (USDA 01032): 210 kcal, 14.2 g protein, 7.0 g carbs, 13.9 g fat
    // Whole: 4237 kcal, 235.3 g protein, 303.9 g carbs, 229.2 g fat; by 8.
    HandRecipe(
      "Lasagne", servings: 8,
      lines: [
        "250 g lasagne sheets",
        "600 g ground beef, 85% lean",
        "1 onion, chopped",
        "1 tbsp olive oil",
        "2 cans (400 g each) diced tomatoes",
        "50 g butter",
        "50 g plain flour",
        "600 ml whole milk",
        "200 g whole-milk mozzarella, sliced",
        "50 g grated Parmesan",
      ],
      kcal: 530, protein: 29.4, carbs: 38.0, fat: 28.6),
    // Egg Fried Rice, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 370 g Rice, white, long-grain, regular, raw (USDA 20444): 1350 kcal, 26.4 g protein, 295.8 g carbs, 2.4 g fat
    // 200 g Egg, whole, raw, fresh (USDA 01123): 286 kcal, 25.1 g protein, 1.4 g carbs, 19.0 g fat
    // 134 g Peas, green, frozen, unprepared (USDA 11312): 103 kcal, 7.0 g protein, 18.3 g carbs, 0.5 g fat
    // 122 g Carrots, raw (USDA 11124): 50 kcal, 1.1 g protein, 11.7 g carbs, 0.3 g fat
    // 60 g Onions, spring or scallions (USDA 11291): 19 kcal, 1.1 g protein, 4.4 g carbs, 0.1 g fat
    // 6 g Garlic, raw (USDA 11215): 9 kcal, 0.4 g protein, 2.0 g carbs, 0.0 g fat
    // 48 g Soy sauce made from soy and wheat (USDA 16123): 25 kcal, 3.9 g protein, 2.4 g carbs, 0.3 g fat
    // 28 g Oil, canola (USDA 04582): 248 kcal, 0.0 g protein, 0.0 g carbs, 28.0 g fat
    // 4.5 g Oil, sesame, salad or cooking (USDA 04058): 40 kcal, 0.0 g protein, 0.0 g carbs, 4.5 g fat
    // Whole: 2131 kcal, 65.0 g protein, 335.9 g carbs, 55.2 g fat; by 4.
    HandRecipe(
      "Egg Fried Rice", servings: 4,
      lines: [
        "2 cups uncooked long-grain white rice",
        "4 large eggs, beaten",
        "1 cup frozen peas",
        "2 carrots, diced",
        "4 green onions, sliced",
        "2 cloves garlic, minced",
        "3 tbsp soy sauce",
        "2 tbsp canola oil",
        "1 tsp sesame oil",
      ],
      kcal: 533, protein: 16.3, carbs: 84.0, fat: 13.8),
    // Kartoffelsuppe, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 1000 g Potatoes, flesh and skin, raw (USDA 11352): 770 kcal, 20.5 g protein, 174.9 g carbs, 0.9 g fat
    // 122 g Carrots, raw (USDA 11124): 50 kcal, 1.1 g protein, 11.7 g carbs, 0.3 g fat
    // 150 g Leeks, (USDA 11246): 92 kcal, 2.2 g protein, 21.2 g carbs, 0.4 g fat
    // 100 g Celeriac, raw (USDA 11141): 42 kcal, 1.5 g protein, 9.2 g carbs, 0.3 g fat
    // 110 g Onions, raw (USDA 11282): 44 kcal, 1.2 g protein, 10.3 g carbs, 0.1 g fat
    // 30 g Butter, salted (USDA 01001): 215 kcal, 0.3 g protein, 0.0 g carbs, 24.3 g fat
    // 206.3 g Milk, whole, 3.25% milkfat (USDA 01077): 126 kcal, 6.5 g protein, 9.9 g carbs, 6.7 g fat
    // 1000 g Soup, vegetable broth, ready to serve (USDA 06700): 50 kcal, 2.4 g protein, 9.3 g carbs, 0.7 g fat
    // 15 g Parsley, fresh (USDA 11297): 5 kcal, 0.4 g protein, 0.9 g carbs, 0.1 g fat
    // Salz, Pfeffer, Muskat: nothing
    // Whole: 1394 kcal, 36.2 g protein, 247.5 g carbs, 33.9 g fat; by 4.
    HandRecipe(
      "Kartoffelsuppe", servings: 4,
      lines: [
        "1 kg Kartoffeln, geschält und gewürfelt",
        "2 Möhren, in Scheiben",
        "150 g Lauch, in Ringen",
        "100 g Knollensellerie, gewürfelt",
        "1 Zwiebel, gewürfelt",
        "30 g Butter",
        "200 ml Vollmilch",
        "1 l Gemüsebrühe",
        "1/2 Bund Petersilie, gehackt",
        "Salz, Pfeffer, Muskat",
      ],
      kcal: 348, protein: 9.0, carbs: 61.9, fat: 8.5),
    // Linseneintopf, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 300 g Lentils, raw (USDA 16069): 1056 kcal, 73.9 g protein, 190.1 g carbs, 3.2 g fat
    // 400 g Potatoes, flesh and skin, raw (USDA 11352): 308 kcal, 8.2 g protein, 70.0 g carbs, 0.4 g fat
    // 183 g Carrots, raw (USDA 11124): 75 kcal, 1.7 g protein, 17.5 g carbs, 0.4 g fat
    // 100 g Celeriac, raw (USDA 11141): 42 kcal, 1.5 g protein, 9.2 g carbs, 0.3 g fat
    // 150 g Onions, raw (USDA 11282): 60 kcal, 1.7 g protein, 14.0 g carbs, 0.2 g fat
    // 28 g Oil, canola (USDA 04582): 248 kcal, 0.0 g protein, 0.0 g carbs, 28.0 g fat
    // 32 g Tomato products, canned, paste (USDA 11546): 26 kcal, 1.4 g protein, 6.1 g carbs, 0.2 g fat
    // 1200 g Soup, vegetable broth, ready to serve (USDA 06700): 60 kcal, 2.9 g protein, 11.2 g carbs, 0.8 g fat
    // 29.8 g Vinegar, red wine (USDA 02068): 6 kcal, 0.0 g protein, 0.1 g carbs, 0.0 g fat
    // Salz und Pfeffer: nothing
    // Whole: 1880 kcal, 91.2 g protein, 318.0 g carbs, 33.4 g fat; by 4.
    HandRecipe(
      "Linseneintopf", servings: 4,
      lines: [
        "300 g braune Linsen",
        "400 g Kartoffeln, gewürfelt",
        "3 Karotten, gewürfelt",
        "100 g Knollensellerie, gewürfelt",
        "1 große Zwiebel, gehackt",
        "2 EL Rapsöl",
        "2 EL Tomatenmark",
        "1,2 l Gemüsebrühe",
        "2 EL Rotweinessig",
        "Salz und Pfeffer",
      ],
      kcal: 470, protein: 22.8, carbs: 79.5, fat: 8.4),
    // Apfelkuchen, 12 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 700 g Apples, raw, without skin (USDA 09004): 336 kcal, 1.9 g protein, 89.3 g carbs, 0.9 g fat
    // 125 g Butter, salted (USDA 01001): 896 kcal, 1.1 g protein, 0.1 g carbs, 101.4 g fat
    // 125 g Sugars, granulated (USDA 19335): 484 kcal, 0.0 g protein, 125.0 g carbs, 0.0 g fat
    // 150 g Egg, whole, raw, fresh (USDA 01123): 214 kcal, 18.8 g protein, 1.1 g carbs, 14.3 g fat
    // 200 g Wheat flour, white, all-purpose (USDA 20481): 728 kcal, 20.7 g protein, 152.6 g carbs, 2.0 g fat
    // 9.2 g Leavening agents, baking powder, double-acting (USDA 18369): 5 kcal, 0.0 g protein, 2.5 g carbs, 0.0 g fat
    // 60 g Milk, whole, 3.25% milkfat (USDA 01077): 37 kcal, 1.9 g protein, 2.9 g carbs, 1.9 g fat
    // 50 g Nuts, almonds (USDA 12061): 290 kcal, 10.6 g protein, 10.8 g carbs, 25.0 g fat
    // 2.6 g Spices, cinnamon, ground (USDA 02010): 6 kcal, 0.1 g protein, 2.1 g carbs, 0.0 g fat
    // 1 Prise Salz: nothing
    // Whole: 2996 kcal, 55.0 g protein, 386.4 g carbs, 145.5 g fat; by 12.
    HandRecipe(
      "Apfelkuchen", servings: 12,
      lines: [
        "700 g Äpfel, geschält und in Spalten",
        "125 g weiche Butter",
        "125 g Zucker",
        "3 Eier",
        "200 g Weizenmehl",
        "2 TL Backpulver",
        "4 EL Milch (3,5 % Fett)",
        "50 g gehackte Mandeln",
        "1 TL Zimt",
        "1 Prise Salz",
      ],
      kcal: 250, protein: 4.6, carbs: 32.2, fat: 12.1),
    // Vollkornbrot mit Sonnenblumenkernen, 16 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 400 g Wheat flour, whole-grain (USDA 20080): 1360 kcal, 52.8 g protein, 287.9 g carbs, 10.0 g fat
    // 150 g Wheat flour, white, all-purpose (USDA 20481): 546 kcal, 15.5 g protein, 114.5 g carbs, 1.5 g fat
    // 7 g Leavening agents, yeast, baker's, active dry (USDA 18375): 23 kcal, 2.8 g protein, 2.9 g carbs, 0.5 g fat
    // 380 ml lauwarmes Wasser: nothing
    // 75 g Seeds, sunflower seed kernels, dried (USDA 12036): 438 kcal, 15.6 g protein, 15.0 g carbs, 38.6 g fat
    // 25 g Seeds, flaxseed (USDA 12220): 134 kcal, 4.6 g protein, 7.2 g carbs, 10.5 g fat
    // 21 g Honey (USDA 19296): 64 kcal, 0.1 g protein, 17.3 g carbs, 0.0 g fat
    // 13.5 g Oil, olive, salad or cooking (USDA 04053): 119 kcal, 0.0 g protein, 0.0 g carbs, 13.5 g fat
    // 2 TL Salz: nothing
    // Whole: 2683 kcal, 91.4 g protein, 444.8 g carbs, 74.6 g fat; by 16.
    HandRecipe(
      "Vollkornbrot mit Sonnenblumenkernen", servings: 16,
      lines: [
        "400 g Weizenvollkornmehl",
        "150 g Weizenmehl",
        "1 Päckchen Trockenhefe (7 g)",
        "380 ml lauwarmes Wasser",
        "75 g Sonnenblumenkerne",
        "25 g Leinsamen",
        "1 EL Honig",
        "1 EL Olivenöl",
        "2 TL Salz",
      ],
      kcal: 168, protein: 5.7, carbs: 27.8, fat: 4.7),
    // Griechischer Salat, 4 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 500 g Tomatoes, red, ripe, raw, year round average (USDA 11529): 90 kcal, 4.4 g protein, 19.4 g carbs, 1.0 g fat
    // 301 g Cucumber, with peel, raw (USDA 11205): 45 kcal, 2.0 g protein, 10.9 g carbs, 0.3 g fat
    // 119 g Peppers, sweet, green, raw (USDA 11333): 24 kcal, 1.0 g protein, 5.5 g carbs, 0.2 g fat
    // 110 g Onions, raw (USDA 11282): 44 kcal, 1.2 g protein, 10.3 g carbs, 0.1 g fat
    // 200 g Cheese, feta (USDA 01019): 528 kcal, 28.4 g protein, 8.2 g carbs, 42.6 g fat
    // 100 g Olives, ripe, canned (USDA 09193): 115 kcal, 0.8 g protein, 6.3 g carbs, 10.7 g fat
    // 54 g Oil, olive, salad or cooking (USDA 04053): 477 kcal, 0.0 g protein, 0.0 g carbs, 54.0 g fat
    // 29.8 g Vinegar, red wine (USDA 02068): 6 kcal, 0.0 g protein, 0.1 g carbs, 0.0 g fat
    // 1 g Spices, oregano, dried (USDA 02027): 3 kcal, 0.1 g protein, 0.7 g carbs, 0.0 g fat
    // Salz und Pfeffer: nothing
    // Whole: 1332 kcal, 38.0 g protein, 61.4 g carbs, 108.9 g fat; by 4.
    HandRecipe(
      "Griechischer Salat", servings: 4,
      lines: [
        "500 g Tomaten",
        "1 Salatgurke",
        "1 grüne Paprika",
        "1 rote Zwiebel, in Ringen",
        "200 g Feta, gewürfelt",
        "100 g schwarze Oliven, entsteint",
        "4 EL Olivenöl",
        "2 EL Rotweinessig",
        "1 TL getrockneter Oregano",
        "Salz und Pfeffer",
      ],
      kcal: 333, protein: 9.5, carbs: 15.3, fat: 27.2),
    // Chili con Carne, 6 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 680.4 g Beef, ground, 85% lean meat / 15% fat (USDA 23567): 1463 kcal, 126.5 g protein, 0.0 g carbs, 102.1 g fat
    // 532 g Beans, kidney, red, mature seeds, canned (USDA 16145): 660 kcal, 42.5 g protein, 114.3 g carbs, 5.6 g fat
    // 793.8 g Tomatoes, red, ripe, canned (USDA 11531): 127 kcal, 6.3 g protein, 27.5 g carbs, 2.0 g fat
    // 136 g Corn, sweet, yellow, frozen (USDA 11178): 120 kcal, 4.1 g protein, 28.2 g carbs, 1.1 g fat
    // 160 g Onions, raw (USDA 11282): 64 kcal, 1.8 g protein, 14.9 g carbs, 0.2 g fat
    // 149 g Peppers, sweet, green, raw (USDA 11333): 30 kcal, 1.3 g protein, 6.9 g carbs, 0.3 g fat
    // 9 g Garlic, raw (USDA 11215): 13 kcal, 0.6 g protein, 3.0 g carbs, 0.0 g fat
    // 16 g Spices, chili powder (USDA 02009): 45 kcal, 2.2 g protein, 8.0 g carbs, 2.3 g fat
    // 14 g Oil, canola (USDA 04582): 124 kcal, 0.0 g protein, 0.0 g carbs, 14.0 g fat
    // 1 tsp salt: nothing
    // Whole: 2645 kcal, 185.1 g protein, 202.8 g carbs, 127.4 g fat; by 6.
    HandRecipe(
      "Chili con Carne", servings: 6,
      lines: [
        "1 1/2 lb ground beef (85% lean)",
        "2 cans (15 oz each) red kidney beans, drained",
        "1 can (28 oz) diced tomatoes",
        "1 cup frozen corn",
        "1 cup chopped onion",
        "1 cup chopped green bell pepper",
        "3 cloves garlic, minced",
        "2 tbsp chili powder",
        "1 tbsp canola oil",
        "1 tsp salt",
      ],
      kcal: 441, protein: 30.8, carbs: 33.8, fat: 21.2),
    // Hummus, 6 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 506 g Chickpeas (USDA 16358): 703 kcal, 35.7 g protein, 114.0 g carbs, 14.0 g fat
    // 120 g Seeds, sesame butter, tahini (USDA 12166): 714 kcal, 20.4 g protein, 25.4 g carbs, 64.5 g fat
    // 61 g Lemon juice, raw (USDA 09152): 13 kcal, 0.2 g protein, 4.2 g carbs, 0.1 g fat
    // 6 g Garlic, raw (USDA 11215): 9 kcal, 0.4 g protein, 2.0 g carbs, 0.0 g fat
    // 27 g Oil, olive, salad or cooking (USDA 04053): 239 kcal, 0.0 g protein, 0.0 g carbs, 27.0 g fat
    // 1.1 g Spices, cumin seed (USDA 02014): 4 kcal, 0.2 g protein, 0.5 g carbs, 0.2 g fat
    // 3 tbsp water: nothing
    // 1/2 tsp salt: nothing
    // Whole: 1682 kcal, 56.9 g protein, 146.1 g carbs, 105.9 g fat; by 6.
    HandRecipe(
      "Hummus", servings: 6,
      lines: [
        "2 cans (15 oz each) chickpeas, drained",
        "1/2 cup tahini",
        "1/4 cup lemon juice",
        "2 cloves garlic",
        "2 tbsp olive oil",
        "1/2 tsp ground cumin",
        "3 tbsp water",
        "1/2 tsp salt",
      ],
      kcal: 280, protein: 9.5, carbs: 24.3, fat: 17.7),
    // Honey Nut Granola, 12 servings. Values of the whole line, all macros from USDA SR Legacy:
    // 324 g Cereals, oats, regular and quick (USDA 08120): 1228 kcal, 42.6 g protein, 219.3 g carbs, 21.1 g fat
    // 92 g Nuts, almonds (USDA 12061): 533 kcal, 19.5 g protein, 19.8 g carbs, 45.9 g fat
    // 70 g Seeds, sunflower seed kernels, dried (USDA 12036): 409 kcal, 14.5 g protein, 14.0 g carbs, 36.0 g fat
    // 169.5 g Honey (USDA 19296): 515 kcal, 0.5 g protein, 139.7 g carbs, 0.0 g fat
    // 72.7 g Oil, canola (USDA 04582): 642 kcal, 0.0 g protein, 0.0 g carbs, 72.7 g fat
    // 145 g Raisins, seedless (USDA 09298): 434 kcal, 4.5 g protein, 114.8 g carbs, 0.7 g fat
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 g protein, 0.5 g carbs, 0.0 g fat
    // 2.6 g Spices, cinnamon, ground (USDA 02010): 6 kcal, 0.1 g protein, 2.1 g carbs, 0.0 g fat
    // 1/4 tsp salt: nothing
    // Whole: 3779 kcal, 81.7 g protein, 510.3 g carbs, 176.5 g fat; by 12.
    HandRecipe(
      "Honey Nut Granola", servings: 12,
      lines: [
        "4 cups rolled oats",
        "1 cup sliced almonds",
        "1/2 cup sunflower seeds",
        "1/2 cup honey",
        "1/3 cup canola oil",
        "1 cup raisins",
        "1 tsp vanilla extract",
        "1 tsp ground cinnamon",
        "1/4 tsp salt",
      ],
      kcal: 315, protein: 6.8, carbs: 42.5, fat: 14.7),
  ]
}
