/// Recipes that were worked out by hand on 29 November 2026, by two people who had not seen the program, from USDA's SR Legacy
/// and its household measures.
///
/// At the first run, 18 of the first 20 and 17 of the other 20 were right. One of these still is not and is left out:
/// macaroni, of which a cup weighs 122 g as elbows and 95 g as other pasta.
extension HandRecipe {
  static let later: [HandRecipe] = [
    // Leek and Potato Soup, 4 servings:
    // 50 g Butter, salted (USDA 01001): 358 kcal, 0.4 P, 0.0 C, 40.6 F
    // 350 g Leeks, (bulb and lower leaf-portion), raw (USDA 11246): 214 kcal, 5.2 P, 49.5 C, 1.1 F
    // 110 g Onions, raw (USDA 11282; 1 medium): 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 500 g Potatoes, flesh and skin, raw (USDA 11352): 385 kcal, 10.2 P, 87.5 C, 0.5 F
    // 934.1 g Soup, vegetable broth, ready to serve (USDA 06700; 221 g per cup of 236.6 ml): 47 kcal, 2.2 P, 8.7 C, 0.7 F
    // 154.7 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 94 kcal, 4.9 P, 7.4 C, 5.0 F
    // salt and pepper to taste: counts nothing
    HandRecipe(
      "Leek and Potato Soup", servings: 4,
      lines: [
        "50 g butter", "350 g leeks, trimmed and sliced", "1 onion, chopped", "500 g potatoes, peeled and diced",
        "1 litre vegetable stock", "150 ml whole milk", "salt and pepper to taste",
      ],
      kcal: 285.5, protein: 6.1, carbs: 40.8, fat: 12.0),
    // Chicken and Chickpea Coconut Curry, 4 servings:
    // 27.2 g Oil, sunflower, linoleic, (approx. 65%) (USDA 04506; 13.6 g per tbsp): 240 kcal, 0.0 P, 0.0 C, 27.2 F
    // 150 g Onions, raw (USDA 11282; 1 large): 60 kcal, 1.6 P, 14.0 C, 0.1 F
    // 9 g Garlic, raw (USDA 11215; 3 g per clove): 13 kcal, 0.6 P, 3.0 C, 0.0 F
    // 6 g Ginger root, raw (USDA 11216; 2 g per tsp): 5 kcal, 0.1 P, 1.1 C, 0.0 F
    // 12.6 g Spices, curry powder (USDA 02015; 6.3 g per tbsp): 41 kcal, 1.8 P, 7.0 C, 1.8 F
    // 500 g Chicken, broilers or fryers, dark meat, thigh, meat only, raw (USDA 05096): 605 kcal, 98.3 P, 0.0 C, 20.6 F
    // 382.1 g Nuts, coconut milk, canned (liquid expressed from grated meat and water) (USDA 12118; 226 g per cup of 236.6 ml, whole can): 753 kcal, 7.7 P, 10.7 C, 81.5 F
    // 240 g Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids (USDA 16358; 60 % of the can): 334 kcal, 16.9 P, 54.1 C, 6.6 F
    // 200 g Spinach, raw (USDA 11457): 46 kcal, 5.7 P, 7.3 C, 0.8 F
    // salt, to taste: counts nothing
    HandRecipe(
      "Chicken and Chickpea Coconut Curry", servings: 4,
      lines: [
        "2 tbsp sunflower oil", "1 large onion, finely chopped", "3 cloves garlic, crushed",
        "1 tbsp grated fresh ginger", "2 tbsp curry powder", "500 g skinless, boneless chicken thighs, diced",
        "1 (400 ml) can coconut milk", "1 (400 g) can chickpeas, drained", "200 g fresh spinach", "salt, to taste",
      ],
      kcal: 524.2, protein: 33.2, carbs: 24.3, fat: 34.7),
    // Shepherd's Pie, 4 servings:
    // 13.5 g Oil, olive, salad or cooking (USDA 04053): 119 kcal, 0.0 P, 0.0 C, 13.5 F
    // 110 g Onions, raw (USDA 11282; 1 medium): 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 122 g Carrots, raw (USDA 11124; 61 g per medium carrot): 50 kcal, 1.1 P, 11.7 C, 0.3 F
    // 500 g Lamb, ground, raw (USDA 17224): 1410 kcal, 82.8 P, 0.0 C, 117.0 F
    // 32 g Tomato products, canned, paste, without salt added (USDA 11546; British purée = paste, 16 g per tbsp): 26 kcal, 1.4 P, 6.1 C, 0.2 F
    // 900 g Potatoes, flesh and skin, raw (USDA 11352): 693 kcal, 18.4 P, 157.4 C, 0.8 F
    // 50 g Butter, salted (USDA 01001): 358 kcal, 0.4 P, 0.0 C, 40.6 F
    // 103.1 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 63 kcal, 3.2 P, 5.0 C, 3.4 F
    // 150 g Peas, green, frozen, unprepared (USDA 11312): 116 kcal, 7.8 P, 20.4 C, 0.6 F
    // salt and freshly ground black pepper: counts nothing
    HandRecipe(
      "Shepherd's Pie", servings: 4,
      lines: [
        "1 tbsp olive oil", "1 onion, finely chopped", "2 carrots, diced", "500 g minced lamb", "2 tbsp tomato purée",
        "900 g potatoes, peeled and cut into chunks", "50 g butter", "100 ml whole milk", "150 g frozen peas",
        "salt and freshly ground black pepper",
      ],
      kcal: 719.9, protein: 29.1, carbs: 52.7, fat: 44.1),
    // Oatmeal Raisin Cookies (makes 24), 24 servings:
    // 226 g Butter, without salt (USDA 01145; 113 g per stick): 1620 kcal, 1.9 P, 0.1 C, 183.3 F
    // 220 g Sugars, brown (USDA 19334; 220 g per packed cup): 836 kcal, 0.3 P, 215.8 C, 0.0 F
    // 100 g Sugars, granulated (USDA 19335; 200 g per cup): 387 kcal, 0.0 P, 100.0 C, 0.0 F
    // 100 g Egg, whole, raw, fresh (USDA 01123; 50 g each): 143 kcal, 12.6 P, 0.7 C, 9.5 F
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 P, 0.5 C, 0.0 F
    // 187.5 g Wheat flour, white, all-purpose, enriched, bleached (USDA 20081; 125 g per cup): 682 kcal, 19.4 P, 143.1 C, 1.8 F
    // 4.6 g Leavening agents, baking soda (USDA 18372): 0 kcal, 0.0 P, 0.0 C, 0.0 F
    // 1/2 tsp salt: counts nothing
    // 243 g Cereals, oats, regular and quick, not fortified, dry (USDA 08120; 81 g per cup): 921 kcal, 32.0 P, 164.5 C, 15.8 F
    // 145 g Raisins, seedless (USDA 09298; 145 g per cup, not packed): 434 kcal, 4.5 P, 114.8 C, 0.7 F
    HandRecipe(
      "Oatmeal Raisin Cookies (makes 24)", servings: 24,
      lines: [
        "2 sticks unsalted butter, softened", "1 cup packed brown sugar", "1/2 cup granulated sugar", "2 large eggs",
        "1 tsp vanilla extract", "1 1/2 cups all-purpose flour", "1 tsp baking soda", "1/2 tsp salt",
        "3 cups old-fashioned rolled oats", "1 cup raisins",
      ],
      kcal: 209.8, protein: 2.9, carbs: 30.8, fat: 8.8),
    // Greek Salad, 4 servings:
    // 492 g Tomatoes, red, ripe, raw, year round average (USDA 11529; 123 g each): 89 kcal, 4.3 P, 19.1 C, 1.0 F
    // 301 g Cucumber, with peel, raw (USDA 11205; with peel, 301 g each): 45 kcal, 2.0 P, 10.9 C, 0.3 F
    // 55 g Onions, raw (USDA 11282; half of a medium onion, 110 g): 22 kcal, 0.6 P, 5.1 C, 0.1 F
    // 119 g Peppers, sweet, green, raw (USDA 11333; 1 medium): 24 kcal, 1.0 P, 5.5 C, 0.2 F
    // 200 g Cheese, feta (USDA 01019): 528 kcal, 28.4 P, 8.2 C, 42.6 F
    // 80 g Olives, ripe, canned (small-extra large) (USDA 09193): 92 kcal, 0.7 P, 5.0 C, 8.5 F
    // 54 g Oil, olive, salad or cooking (USDA 04053; 13.5 g per tbsp): 477 kcal, 0.0 P, 0.0 C, 54.0 F
    // 14.9 g Vinegar, red wine (USDA 02068): 3 kcal, 0.0 P, 0.0 C, 0.0 F
    // 1 g Spices, oregano, dried (USDA 02027; leaves): 3 kcal, 0.1 P, 0.7 C, 0.0 F
    HandRecipe(
      "Greek Salad", servings: 4,
      lines: [
        "4 medium tomatoes, cut into wedges", "1 cucumber, sliced", "1/2 red onion, thinly sliced",
        "1 green bell pepper, sliced", "200 g feta cheese, cubed", "80 g pitted black olives",
        "4 tbsp extra virgin olive oil", "1 tbsp red wine vinegar", "1 tsp dried oregano",
      ],
      kcal: 320.6, protein: 9.3, carbs: 13.7, fat: 26.7),
    // Old-fashioned Rice Pudding with Sultanas, 4 servings:
    // 100 g Rice, white, short-grain, raw, unenriched (USDA 20452; short-grain, dry): 358 kcal, 6.5 P, 79.2 C, 0.5 F
    // 50 g Sugars, granulated (USDA 19335): 194 kcal, 0.0 P, 50.0 C, 0.0 F
    // 721.9 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 440 kcal, 22.7 P, 34.7 C, 23.5 F
    // 25 g Butter, salted (USDA 01001): 179 kcal, 0.2 P, 0.0 C, 20.3 F
    // 50 g Raisins, golden seedless (USDA 09297; golden raisins): 151 kcal, 1.7 P, 39.8 C, 0.2 F
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 P, 0.5 C, 0.0 F
    // a pinch of grated nutmeg: counts nothing
    HandRecipe(
      "Old-fashioned Rice Pudding with Sultanas", servings: 4,
      lines: [
        "100 g pudding rice", "50 g caster sugar", "700 ml whole milk", "25 g butter", "50 g sultanas",
        "1 tsp vanilla extract", "a pinch of grated nutmeg",
      ],
      kcal: 333.6, protein: 7.8, carbs: 51.0, fat: 11.1),
    // Slow Cooker Beef Stew, 6 servings:
    // 907.2 g Beef, chuck for stew, separable lean and fat, all grades, raw (USDA 23093; 453.6 g per lb): 1161 kcal, 197.3 P, 1.5 C, 40.6 F
    // 31.2 g Wheat flour, white, all-purpose, enriched, bleached (USDA 20081; 125 g per cup): 114 kcal, 3.2 P, 23.8 C, 0.3 F
    // 27 g Oil, olive, salad or cooking (USDA 04053; 13.5 g per tbsp): 239 kcal, 0.0 P, 0.0 C, 27.0 F
    // 150 g Onions, raw (USDA 11282; 1 large): 60 kcal, 1.6 P, 14.0 C, 0.1 F
    // 244 g Carrots, raw (USDA 11124; 61 g each): 100 kcal, 2.3 P, 23.4 C, 0.6 F
    // 120 g Celery, raw (USDA 11143; 40 g per medium stalk): 19 kcal, 0.8 P, 3.6 C, 0.2 F
    // 680.4 g Potatoes, flesh and skin, raw (USDA 11352; 453.6 g per lb): 524 kcal, 13.9 P, 119.0 C, 0.6 F
    // 411 g Tomatoes, red, ripe, canned, packed in tomato juice (USDA 11531; whole can, 14.5 x 28.35 g): 66 kcal, 3.2 P, 14.3 C, 1.0 F
    // 480 g Soup, beef broth or bouillon canned, ready-to-serve (USDA 06008; 240 g per cup): 34 kcal, 5.5 P, 0.2 C, 1.1 F
    // salt and pepper to taste: counts nothing
    HandRecipe(
      "Slow Cooker Beef Stew", servings: 6,
      lines: [
        "2 lbs beef stew meat, cut into 1-inch cubes", "1/4 cup flour", "2 tablespoons olive oil",
        "1 large onion, chopped", "4 medium carrots, sliced", "3 stalks celery, sliced", "1 1/2 lbs potatoes, cubed",
        "1 (14.5 oz) can diced tomatoes", "2 cups beef broth", "salt and pepper to taste",
      ],
      kcal: 386.0, protein: 38.0, carbs: 33.3, fat: 11.9),
    // Strawberry Banana Smoothie, 2 servings:
    // 118 g Bananas, raw (USDA 09040): 105 kcal, 1.3 P, 27.0 C, 0.4 F
    // 149 g Strawberries, frozen, unsweetened (USDA 09318; 149 g per cup unthawed): 52 kcal, 0.6 P, 13.6 C, 0.2 F
    // 245 g Yogurt, plain, whole milk, 8 grams protein per 8 ounce (USDA 01116; 245 g per cup): 149 kcal, 8.5 P, 11.4 C, 8.0 F
    // 124 g Orange juice, raw (USDA 09206; 248 g per cup): 56 kcal, 0.9 P, 12.9 C, 0.2 F
    // 21 g Honey (USDA 19296): 64 kcal, 0.1 P, 17.3 C, 0.0 F
    HandRecipe(
      "Strawberry Banana Smoothie", servings: 2,
      lines: [
        "1 medium banana", "1 cup frozen strawberries", "1 cup plain whole milk yogurt", "1/2 cup orange juice",
        "1 tbsp honey",
      ],
      kcal: 213.1, protein: 5.7, carbs: 41.1, fat: 4.4),
    // Maple Almond Granola, 10 servings:
    // 300 g Cereals, oats, regular and quick, not fortified, dry (USDA 08120): 1137 kcal, 39.5 P, 203.1 C, 19.6 F
    // 100 g Nuts, almonds (USDA 12061): 579 kcal, 21.1 P, 21.6 C, 49.9 F
    // 50 g Seeds, sunflower seed kernels, dried (USDA 12036): 292 kcal, 10.4 P, 10.0 C, 25.7 F
    // 50 g Seeds, pumpkin and squash seed kernels, dried (USDA 12014): 280 kcal, 15.1 P, 5.4 C, 24.5 F
    // 40.8 g Oil, sunflower, linoleic, (approx. 65%) (USDA 04506; 13.6 g per tbsp): 361 kcal, 0.0 P, 0.0 C, 40.8 F
    // 80 g Syrups, maple (USDA 19353; 20 g per tbsp): 208 kcal, 0.0 P, 53.6 C, 0.0 F
    // 2.6 g Spices, cinnamon, ground (USDA 02010): 6 kcal, 0.1 P, 2.1 C, 0.0 F
    // 100 g Raisins, seedless (USDA 09298): 299 kcal, 3.1 P, 79.2 C, 0.5 F
    // pinch of salt: counts nothing
    HandRecipe(
      "Maple Almond Granola", servings: 10,
      lines: [
        "300 g rolled oats", "100 g almonds, roughly chopped", "50 g sunflower seeds", "50 g pumpkin seeds",
        "3 tbsp sunflower oil", "4 tbsp maple syrup", "1 tsp ground cinnamon", "100 g raisins", "pinch of salt",
      ],
      kcal: 316.2, protein: 8.9, carbs: 37.5, fat: 16.1),
    // Chicken Fried Rice, 4 servings:
    // 474 g Rice, white, long-grain, regular, enriched, cooked (USDA 20045; cooked, 158 g per cup): 616 kcal, 12.8 P, 133.5 C, 1.3 F
    // 226.8 g Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw (USDA 05062; 28.35 g per oz): 272 kcal, 51.0 P, 0.0 C, 5.9 F
    // 150 g Egg, whole, raw, fresh (USDA 01123; 50 g each): 214 kcal, 18.8 P, 1.1 C, 14.3 F
    // 134 g Peas, green, frozen, unprepared (USDA 11312; 134 g per cup): 103 kcal, 7.0 P, 18.3 C, 0.5 F
    // 122 g Carrots, raw (USDA 11124; 61 g each): 50 kcal, 1.1 P, 11.7 C, 0.3 F
    // 60 g Onions, spring or scallions (includes tops and bulb), raw (USDA 11291; 15 g each, medium): 19 kcal, 1.1 P, 4.4 C, 0.1 F
    // 6 g Garlic, raw (USDA 11215; 3 g per clove): 9 kcal, 0.4 P, 2.0 C, 0.0 F
    // 48 g Soy sauce made from soy and wheat (shoyu) (USDA 16123; 16 g per tbsp): 25 kcal, 3.9 P, 2.4 C, 0.3 F
    // 27.2 g Oil, soybean, salad or cooking (USDA 04044; 13.6 g per tbsp): 240 kcal, 0.0 P, 0.0 C, 27.2 F
    // 4.5 g Oil, sesame, salad or cooking (USDA 04058): 40 kcal, 0.0 P, 0.0 C, 4.5 F
    HandRecipe(
      "Chicken Fried Rice", servings: 4,
      lines: [
        "3 cups cooked long-grain white rice, cold", "8 oz boneless, skinless chicken breast, diced",
        "3 large eggs, beaten", "1 cup frozen peas", "2 medium carrots, finely diced", "4 scallions, sliced",
        "2 cloves garlic, minced", "3 tbsp soy sauce", "2 tbsp vegetable oil", "1 tsp toasted sesame oil",
      ],
      kcal: 397.5, protein: 24.0, carbs: 43.3, fat: 13.6),
    // Blueberry Muffins, 12 servings:
    // 250 g Wheat flour, white, all-purpose, enriched, bleached (USDA 20081; 125 g per cup): 910 kcal, 25.8 P, 190.8 C, 2.5 F
    // 150 g Sugars, granulated (USDA 19335; 200 g per cup): 580 kcal, 0.0 P, 150.0 C, 0.0 F
    // 9.2 g Leavening agents, baking powder, double-acting, sodium aluminum sulfate (USDA 18369; 4.6 g per tsp): 5 kcal, 0.0 P, 2.5 C, 0.0 F
    // 1/2 tsp salt: counts nothing
    // 100 g Egg, whole, raw, fresh (USDA 01123; 50 g each): 143 kcal, 12.6 P, 0.7 C, 9.5 F
    // 72.7 g Oil, soybean, salad or cooking (USDA 04044; 218 g per cup): 642 kcal, 0.0 P, 0.0 C, 72.7 F
    // 183 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup): 112 kcal, 5.8 P, 8.8 C, 5.9 F
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 P, 0.5 C, 0.0 F
    // 222 g Blueberries, raw (USDA 09050; 148 g per cup): 127 kcal, 1.6 P, 32.2 C, 0.7 F
    HandRecipe(
      "Blueberry Muffins", servings: 12,
      lines: [
        "2 cups all-purpose flour", "3/4 cup sugar", "2 tsp baking powder", "1/2 tsp salt", "2 large eggs",
        "1/3 cup vegetable oil", "3/4 cup whole milk", "1 tsp vanilla extract", "1 1/2 cups fresh blueberries",
      ],
      kcal: 210.9, protein: 3.8, carbs: 32.1, fat: 7.6),
    // Linseneintopf, 4 servings:
    // 300 g Lentils, raw (USDA 16069): 1056 kcal, 73.9 P, 190.1 C, 3.2 F
    // 110 g Onions, raw (USDA 11282; 1 medium): 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 183 g Carrots, raw (USDA 11124; 61 g per medium carrot): 75 kcal, 1.7 P, 17.5 C, 0.4 F
    // 400 g Potatoes, flesh and skin, raw (USDA 11352): 308 kcal, 8.2 P, 70.0 C, 0.4 F
    // 150 g Celeriac, raw (USDA 11141): 63 kcal, 2.2 P, 13.8 C, 0.5 F
    // 28 g Oil, canola (USDA 04582; canola, 14 g per tbsp): 248 kcal, 0.0 P, 0.0 C, 28.0 F
    // 934.1 g Soup, vegetable broth, ready to serve (USDA 06700; 221 g per cup of 236.6 ml): 47 kcal, 2.2 P, 8.7 C, 0.7 F
    // 16 g Tomato products, canned, paste, without salt added (USDA 11546): 13 kcal, 0.7 P, 3.0 C, 0.1 F
    // 29.8 g Vinegar, distilled (USDA 02053; 14.9 g per tbsp): 5 kcal, 0.0 P, 0.0 C, 0.0 F
    // Salz und Pfeffer: counts nothing
    HandRecipe(
      "Linseneintopf", servings: 4,
      lines: [
        "300 g braune Linsen (getrocknet)", "1 Zwiebel, gewürfelt", "3 Möhren, in Scheiben",
        "400 g Kartoffeln, geschält und gewürfelt", "150 g Knollensellerie, gewürfelt", "2 EL Rapsöl",
        "1 l Gemüsebrühe", "1 EL Tomatenmark", "2 EL Essig", "Salz und Pfeffer",
      ],
      kcal: 464.7, protein: 22.5, carbs: 78.3, fat: 8.3),
    // Pfannkuchen, 4 servings:
    // 250 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 910 kcal, 25.8 P, 190.8 C, 2.5 F
    // 515.7 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 315 kcal, 16.2 P, 24.8 C, 16.8 F
    // 200 g Egg, whole, raw, fresh (USDA 01123; 50 g each): 286 kcal, 25.1 P, 1.4 C, 19.0 F
    // 25.2 g Sugars, granulated (USDA 19335; 1 EL = 3 tsp of 4.2 g): 98 kcal, 0.0 P, 25.2 C, 0.0 F
    // 1 Prise Salz: counts nothing
    // Öl zum Braten: counts nothing
    HandRecipe(
      "Pfannkuchen", servings: 4,
      lines: ["250 g Mehl (Type 405)", "500 ml Vollmilch", "4 Eier", "2 EL Zucker", "1 Prise Salz", "Öl zum Braten"],
      kcal: 402.0, protein: 16.8, carbs: 60.5, fat: 9.6),
    // Schwäbischer Kartoffelsalat, 6 servings:
    // 1000 g Potatoes, flesh and skin, raw (USDA 11352): 770 kcal, 20.5 P, 174.9 C, 0.9 F
    // 110 g Onions, raw (USDA 11282; 1 medium): 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 186.8 g Soup, vegetable broth, ready to serve (USDA 06700; 221 g per cup of 236.6 ml): 9 kcal, 0.4 P, 1.7 C, 0.1 F
    // 59.6 g Vinegar, distilled (USDA 02053; 14.9 g per tbsp): 11 kcal, 0.0 P, 0.0 C, 0.0 F
    // 68 g Oil, sunflower, linoleic, (approx. 65%) (USDA 04506; 13.6 g per tbsp): 601 kcal, 0.0 P, 0.0 C, 68.0 F
    // 5 g Mustard, prepared, yellow (USDA 02046): 3 kcal, 0.2 P, 0.3 C, 0.2 F
    // 100 g Radishes, raw (USDA 11429): 16 kcal, 0.7 P, 3.4 C, 0.1 F
    // 6 g Chives, raw (USDA 11156; 3 g per tbsp): 2 kcal, 0.2 P, 0.3 C, 0.0 F
    // Salz, Pfeffer: counts nothing
    HandRecipe(
      "Schwäbischer Kartoffelsalat", servings: 6,
      lines: [
        "1 kg festkochende Kartoffeln", "1 Zwiebel, fein gewürfelt", "200 ml heiße Gemüsebrühe", "4 EL Essig",
        "5 EL Sonnenblumenöl", "1 TL mittelscharfer Senf", "100 g Radieschen, in Scheiben", "2 EL Schnittlauchröllchen",
        "Salz, Pfeffer",
      ],
      kcal: 242.7, protein: 3.9, carbs: 31.8, fat: 11.6),
    // Nudelauflauf mit Brokkoli, 4 servings:
    // 400 g Pasta, dry, unenriched (USDA 20420; dry): 1484 kcal, 52.2 P, 298.7 C, 6.0 F
    // 400 g Broccoli, raw (USDA 11090): 136 kcal, 11.3 P, 26.6 C, 1.5 F
    // 200 g Tomatoes, red, ripe, raw, year round average (USDA 11529): 36 kcal, 1.8 P, 7.8 C, 0.4 F
    // 150 g Egg, whole, raw, fresh (USDA 01123; 50 g each): 214 kcal, 18.8 P, 1.1 C, 14.3 F
    // 206.3 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 126 kcal, 6.5 P, 9.9 C, 6.7 F
    // 200 g Cheese, gouda (USDA 01022): 712 kcal, 49.9 P, 4.4 C, 54.9 F
    // 3 g Garlic, raw (USDA 11215; 1 clove): 4 kcal, 0.2 P, 1.0 C, 0.0 F
    // 1 Prise Muskatnuss: counts nothing
    // Salz und Pfeffer nach Geschmack: counts nothing
    HandRecipe(
      "Nudelauflauf mit Brokkoli", servings: 4,
      lines: [
        "400 g Penne", "400 g Brokkoli, in Röschen", "200 g Kirschtomaten, halbiert", "3 Eier", "200 ml Vollmilch",
        "200 g geriebener Gouda", "1 Knoblauchzehe", "1 Prise Muskatnuss", "Salz und Pfeffer nach Geschmack",
      ],
      kcal: 678.2, protein: 35.2, carbs: 87.4, fat: 20.9),
    // Versunkener Apfelkuchen (12 Stücke), 12 servings:
    // 125 g Butter, without salt (USDA 01145): 896 kcal, 1.1 P, 0.1 C, 101.4 F
    // 125 g Sugars, granulated (USDA 19335): 484 kcal, 0.0 P, 125.0 C, 0.0 F
    // 8 g Sugars, granulated (USDA 19335; a sachet is 8 g, sugar): 31 kcal, 0.0 P, 8.0 C, 0.0 F
    // 150 g Egg, whole, raw, fresh (USDA 01123; 50 g each): 214 kcal, 18.8 P, 1.1 C, 14.3 F
    // 200 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 728 kcal, 20.7 P, 152.6 C, 2.0 F
    // 9.2 g Leavening agents, baking powder, double-acting, sodium aluminum sulfate (USDA 18369; 4.6 g per tsp): 5 kcal, 0.0 P, 2.5 C, 0.0 F
    // 30 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 15 g per tbsp): 18 kcal, 0.9 P, 1.4 C, 1.0 F
    // 600 g Apples, raw, without skin (USDA 09004): 288 kcal, 1.6 P, 76.6 C, 0.8 F
    // 2.6 g Spices, cinnamon, ground (USDA 02010): 6 kcal, 0.1 P, 2.1 C, 0.0 F
    // 1 Prise Salz: counts nothing
    HandRecipe(
      "Versunkener Apfelkuchen (12 Stücke)", servings: 12,
      lines: [
        "125 g weiche Butter", "125 g Zucker", "1 Päckchen Vanillezucker", "3 Eier", "200 g Weizenmehl",
        "2 TL Backpulver", "2 EL Milch", "600 g Äpfel, geschält und entkernt", "1 TL Zimt", "1 Prise Salz",
      ],
      kcal: 222.6, protein: 3.6, carbs: 30.8, fat: 9.9),
    // Grießbrei mit Himbeeren, 2 servings:
    // 515.7 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 315 kcal, 16.2 P, 24.8 C, 16.8 F
    // 60 g Semolina, unenriched (USDA 20466): 216 kcal, 7.6 P, 43.7 C, 0.6 F
    // 25.2 g Sugars, granulated (USDA 19335; 1 EL = 3 tsp of 4.2 g): 98 kcal, 0.0 P, 25.2 C, 0.0 F
    // 14.2 g Butter, without salt (USDA 01145): 102 kcal, 0.1 P, 0.0 C, 11.5 F
    // 17 g Egg, yolk, raw, fresh (USDA 01125; 1 large): 55 kcal, 2.7 P, 0.6 C, 4.5 F
    // 150 g Raspberries, raw (USDA 09302): 78 kcal, 1.8 P, 17.9 C, 1.0 F
    // 1 Prise Salz: counts nothing
    HandRecipe(
      "Grießbrei mit Himbeeren", servings: 2,
      lines: [
        "500 ml Vollmilch (3,5 % Fett)", "60 g Weichweizengrieß", "2 EL Zucker", "1 EL Butter", "1 Eigelb",
        "150 g Himbeeren", "1 Prise Salz",
      ],
      kcal: 431.3, protein: 14.2, carbs: 56.1, fat: 17.2),
    // Reispfanne mit Hähnchen und Paprika, 4 servings:
    // 250 g Rice, white, long-grain, regular, raw, unenriched (USDA 20444; dry): 912 kcal, 17.8 P, 199.9 C, 1.6 F
    // 400 g Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw (USDA 05062): 480 kcal, 90.0 P, 0.0 C, 10.5 F
    // 238 g Peppers, sweet, red, raw (USDA 11821; 119 g per medium pepper): 74 kcal, 2.4 P, 14.4 C, 0.7 F
    // 110 g Onions, raw (USDA 11282; 1 medium): 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 6 g Garlic, raw (USDA 11215; 3 g per clove): 9 kcal, 0.4 P, 2.0 C, 0.0 F
    // 400 g Tomatoes, red, ripe, canned, packed in tomato juice (USDA 11531; whole can): 64 kcal, 3.2 P, 13.9 C, 1.0 F
    // 140 g Corn, sweet, yellow, canned, whole kernel, drained solids (USDA 11172): 94 kcal, 3.2 P, 20.1 C, 1.7 F
    // 27 g Oil, olive, salad or cooking (USDA 04053; 13.5 g per tbsp): 239 kcal, 0.0 P, 0.0 C, 27.0 F
    // 2.3 g Spices, paprika (USDA 02028): 6 kcal, 0.3 P, 1.2 C, 0.3 F
    // Salz und Pfeffer: counts nothing
    HandRecipe(
      "Reispfanne mit Hähnchen und Paprika", servings: 4,
      lines: [
        "250 g Langkornreis", "400 g Hähnchenbrustfilet, in Streifen", "2 rote Paprikaschoten, gewürfelt",
        "1 Zwiebel, gehackt", "2 Knoblauchzehen, gepresst", "1 Dose gehackte Tomaten (400 g)",
        "140 g Mais aus der Dose, abgetropft", "2 EL Olivenöl", "1 TL Paprikapulver edelsüß", "Salz und Pfeffer",
      ],
      kcal: 480.5, protein: 29.6, carbs: 65.4, fat: 10.7),
    // Heiße Schokolade, 2 servings:
    // 515.7 g Milk, whole, 3.25% milkfat, with added vitamin D (USDA 01077; 244 g per cup of 236.6 ml): 315 kcal, 16.2 P, 24.8 C, 16.8 F
    // 80 g Chocolate, dark, 45- 59% cacao solids (USDA 19902): 437 kcal, 3.9 P, 48.9 C, 25.0 F
    // 5.4 g Cocoa, dry powder, unsweetened (USDA 19165): 12 kcal, 1.1 P, 3.1 C, 0.7 F
    // 12.6 g Sugars, granulated (USDA 19335; 3 tsp of 4.2 g): 49 kcal, 0.0 P, 12.6 C, 0.0 F
    // 1 Prise Zimt: counts nothing
    HandRecipe(
      "Heiße Schokolade", servings: 2,
      lines: [
        "500 ml Vollmilch", "80 g Zartbitterschokolade (50 % Kakao)", "1 EL Backkakao", "1 EL Zucker", "1 Prise Zimt",
      ],
      kcal: 406.2, protein: 10.6, carbs: 44.7, fat: 21.3),
    // Oatmeal raisin cookies, 24 servings:
    // 226 g Butter, without salt (USDA 01145) [2 x 113 g stick]: 1620 kcal, 1.9 P, 0.1 C, 183.3 F
    // 220 g Sugars, brown (USDA 19334): 836 kcal, 0.3 P, 215.8 C, 0.0 F
    // 100 g Sugars, granulated (USDA 19335): 387 kcal, 0.0 P, 100.0 C, 0.0 F
    // 100 g Egg, whole, raw, fresh (USDA 01123) [2 x 50 g]: 143 kcal, 12.6 P, 0.7 C, 9.5 F
    // 4.2 g Vanilla extract (USDA 02050): 12 kcal, 0.0 P, 0.5 C, 0.0 F
    // 187.5 g Wheat flour, white, all-purpose, enriched, bleached (USDA 20081) [1.5 x 125 g]: 682 kcal, 19.4 P, 143.1 C, 1.8 F
    // 4.6 g Leavening agents, baking soda (USDA 18372): 0 kcal, 0.0 P, 0.0 C, 0.0 F
    // 2.6 g Spices, cinnamon, ground (USDA 02010): 6 kcal, 0.1 P, 2.1 C, 0.0 F
    // 243 g Cereals, oats, regular and quick, not fortified, dry (USDA 08120) [3 x 81 g]: 921 kcal, 32.0 P, 164.5 C, 15.8 F
    // 145 g Raisins, seedless (USDA 09298) [1 cup not packed]: 434 kcal, 4.5 P, 114.8 C, 0.7 F
    HandRecipe(
      "Oatmeal raisin cookies", servings: 24,
      lines: [
        "2 sticks unsalted butter, softened", "1 cup packed brown sugar", "1/2 cup granulated sugar", "2 large eggs",
        "1 tsp vanilla extract", "1 1/2 cups all-purpose flour", "1 tsp baking soda", "1 tsp ground cinnamon",
        "3 cups old-fashioned rolled oats", "1 cup raisins",
      ],
      kcal: 210.1, protein: 2.9, carbs: 30.9, fat: 8.8),
    // Three bean salad, 8 servings:
    // 266 g Beans, kidney, red, mature seeds, canned, drained solids (USDA 16145) [USDA: 1 can, drained solids]: 330 kcal, 21.2 P, 57.2 C, 2.8 F
    // 253 g Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids (USDA 16358) [USDA: 1 can, drained]: 352 kcal, 17.8 P, 57.0 C, 7.0 F
    // 226.8 g Beans, snap, green, raw (USDA 11052) [8 x 28.35 g]: 70 kcal, 4.2 P, 15.8 C, 0.5 F
    // 80 g Onions, raw (USDA 11282) [160 g / 2]: 32 kcal, 0.9 P, 7.5 C, 0.1 F
    // 80 g Celery, raw (USDA 11143) [2 x 40 g]: 13 kcal, 0.6 P, 2.4 C, 0.1 F
    // 54 g Oil, olive, salad or cooking (USDA 04053) [216 g / 4]: 477 kcal, 0.0 P, 0.0 C, 54.0 F
    // 79.7 g Vinegar, cider (USDA 02048) [239 g / 3]: 17 kcal, 0.0 P, 0.7 C, 0.0 F
    // 25 g Sugars, granulated (USDA 19335) [2/16 of a 200 g cup]: 97 kcal, 0.0 P, 25.0 C, 0.0 F
    // 15 g Parsley, fresh (USDA 11297) [60 g / 4]: 5 kcal, 0.4 P, 0.9 C, 0.1 F
    // salt and pepper to taste: counts nothing, 0 kcal
    HandRecipe(
      "Three bean salad", servings: 8,
      lines: [
        "1 (15 oz) can kidney beans, drained", "1 (15 oz) can chickpeas, drained",
        "8 oz fresh green beans, trimmed and cut", "1/2 cup chopped red onion", "2 medium stalks celery, chopped",
        "1/4 cup olive oil", "1/3 cup apple cider vinegar", "2 tbsp sugar", "1/4 cup chopped fresh parsley",
        "salt and pepper to taste",
      ],
      kcal: 174.1, protein: 5.6, carbs: 20.8, fat: 8.1),
    // Strawberry banana smoothie, 2 servings:
    // 298 g Strawberries, frozen, unsweetened (USDA 09318) [2 x 149 g, unthawed]: 104 kcal, 1.3 P, 27.2 C, 0.3 F
    // 136 g Bananas, raw (USDA 09040) [without peel]: 121 kcal, 1.5 P, 31.1 C, 0.4 F
    // 245 g Yogurt, plain, low fat, 12 grams protein per 8 ounce (USDA 01117): 154 kcal, 12.9 P, 17.2 C, 3.8 F
    // 124 g Orange juice, raw (USDA 09206) [248 g / 2]: 56 kcal, 0.9 P, 12.9 C, 0.2 F
    // 21 g Honey (USDA 19296): 64 kcal, 0.1 P, 17.3 C, 0.0 F
    HandRecipe(
      "Strawberry banana smoothie", servings: 2,
      lines: [
        "2 cups frozen strawberries (unsweetened)", "1 large banana", "1 cup plain low-fat yogurt",
        "1/2 cup freshly squeezed orange juice", "1 tbsp honey",
      ],
      kcal: 249.7, protein: 8.3, carbs: 52.9, fat: 2.4),
    // Shepherd's pie, 4 servings:
    // 500 g Lamb, ground, raw (USDA 17224): 1410 kcal, 82.8 P, 0.0 C, 117.0 F
    // 150 g Onions, raw (USDA 11282) [1 large]: 60 kcal, 1.6 P, 14.0 C, 0.1 F
    // 122 g Carrots, raw (USDA 11124) [2 x 61 g]: 50 kcal, 1.1 P, 11.7 C, 0.3 F
    // 32 g Tomato products, canned, paste, without salt added (USDA 11546) [British purée = paste, 2 x 16 g]: 26 kcal, 1.4 P, 6.1 C, 0.2 F
    // 7.8 g Wheat flour, white, all-purpose, unenriched (USDA 20481) [125 g / 16]: 28 kcal, 0.8 P, 6.0 C, 0.1 F
    // 300ml water: counts nothing, 0 kcal
    // 900 g Potatoes, flesh and skin, raw (USDA 11352): 693 kcal, 18.4 P, 157.4 C, 0.8 F
    // 50 g Butter, salted (USDA 01001): 358 kcal, 0.4 P, 0.0 C, 40.6 F
    // 103 g Milk, reduced fat, fluid, 2% milkfat, without added vitamin A and vitamin D (USDA 01174) [1.03 g/ml]: 52 kcal, 3.4 P, 4.9 C, 2.0 F
    // 150 g Peas, green, frozen, unprepared (USDA 11312): 116 kcal, 7.8 P, 20.4 C, 0.6 F
    HandRecipe(
      "Shepherd's pie", servings: 4,
      lines: [
        "500g minced lamb", "1 large onion, finely chopped", "2 medium carrots, diced", "2 tbsp tomato purée",
        "1 tbsp plain flour", "300ml water", "900g potatoes", "50g butter", "100ml semi-skimmed milk",
        "150g frozen peas",
      ],
      kcal: 698.3, protein: 29.5, carbs: 55.1, fat: 40.4),
    // Chickpea and spinach curry, 4 servings:
    // 27.2 g Oil, sunflower, linoleic, (approx. 65%) (USDA 04506) [2 x 13.6 g]: 240 kcal, 0.0 P, 0.0 C, 27.2 F
    // 110 g Onions, raw (USDA 11282) [1 medium]: 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 9 g Garlic, raw (USDA 11215) [3 x 3 g]: 13 kcal, 0.6 P, 3.0 C, 0.0 F
    // 12.6 g Spices, curry powder (USDA 02015) [2 x 6.3 g]: 41 kcal, 1.8 P, 7.0 C, 1.8 F
    // 480 g Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids (USDA 16358) [60 % of 800 g]: 667 kcal, 33.8 P, 108.1 C, 13.3 F
    // 400 g Tomatoes, red, ripe, canned, packed in tomato juice (USDA 11531) [whole tin]: 64 kcal, 3.2 P, 13.9 C, 1.0 F
    // 382 g Nuts, coconut milk, canned (liquid expressed from grated meat and water) (USDA 12118) [226 g a cup = 0.955 g/ml]: 753 kcal, 7.7 P, 10.7 C, 81.5 F
    // 200 g Spinach, raw (USDA 11457): 46 kcal, 5.7 P, 7.3 C, 0.8 F
    // salt, to taste: counts nothing, 0 kcal
    HandRecipe(
      "Chickpea and spinach curry", servings: 4,
      lines: [
        "2 tbsp sunflower oil", "1 medium onion, sliced", "3 garlic cloves, crushed", "2 tbsp curry powder",
        "2 x 400g tins chickpeas, drained", "1 x 400g tin chopped tomatoes", "1 x 400ml tin coconut milk",
        "200g fresh spinach", "salt, to taste",
      ],
      kcal: 467.1, protein: 13.5, carbs: 40.1, fat: 31.4),
    // Kedgeree, 4 servings:
    // 300 g Fish, haddock, smoked (USDA 15035): 348 kcal, 75.7 P, 0.0 C, 2.9 F
    // 250 g Rice, white, long-grain, regular, raw, unenriched (USDA 20444) [dry]: 912 kcal, 17.8 P, 199.9 C, 1.6 F
    // 200 g Egg, whole, cooked, hard-boiled (USDA 01129) [4 x 50 g]: 310 kcal, 25.2 P, 2.2 C, 21.2 F
    // 110 g Onions, raw (USDA 11282) [1 medium]: 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 50 g Butter, salted (USDA 01001): 358 kcal, 0.4 P, 0.0 C, 40.6 F
    // 6.3 g Spices, curry powder (USDA 02015): 20 kcal, 0.9 P, 3.5 C, 0.9 F
    // 100 g Peas, green, frozen, unprepared (USDA 11312): 77 kcal, 5.2 P, 13.6 C, 0.4 F
    // 24 g Lemon juice, raw (USDA 09152) [1 lemon yields 48 g]: 5 kcal, 0.1 P, 1.7 C, 0.1 F
    // 7.6 g Parsley, fresh (USDA 11297) [2 x 3.8 g]: 3 kcal, 0.2 P, 0.5 C, 0.1 F
    HandRecipe(
      "Kedgeree", servings: 4,
      lines: [
        "300g smoked haddock fillet", "250g basmati rice", "4 eggs, hard-boiled", "1 medium onion, chopped",
        "50g butter", "1 tbsp curry powder", "100g frozen peas", "juice of 1/2 lemon", "2 tbsp chopped fresh parsley",
      ],
      kcal: 519.6, protein: 31.7, carbs: 57.9, fat: 17.0),
    // Apple crumble, 6 servings:
    // 800 g Apples, raw, without skin (USDA 09004): 384 kcal, 2.2 P, 102.1 C, 1.0 F
    // 50 g Sugars, granulated (USDA 19335): 194 kcal, 0.0 P, 50.0 C, 0.0 F
    // 2.6 g Spices, cinnamon, ground (USDA 02010): 6 kcal, 0.1 P, 2.1 C, 0.0 F
    // 175 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 637 kcal, 18.1 P, 133.5 C, 1.7 F
    // 110 g Butter, salted (USDA 01001): 789 kcal, 0.9 P, 0.1 C, 89.2 F
    // 75 g Sugars, brown (USDA 19334): 285 kcal, 0.1 P, 73.6 C, 0.0 F
    // 50 g Cereals, oats, regular and quick, not fortified, dry (USDA 08120): 190 kcal, 6.6 P, 33.9 C, 3.3 F
    HandRecipe(
      "Apple crumble", servings: 6,
      lines: [
        "800g apples (weight after peeling and coring), sliced", "50g caster sugar", "1 tsp ground cinnamon",
        "175g plain flour", "110g cold butter, cubed", "75g demerara sugar", "50g rolled oats",
      ],
      kcal: 414.0, protein: 4.7, carbs: 65.9, fat: 15.9),
    // Erbseneintopf, 4 servings:
    // 400 g Peas, green, split, mature seeds, raw (USDA 16085): 1408 kcal, 95.3 P, 255.0 C, 4.6 F
    // 300 g Potatoes, flesh and skin, raw (USDA 11352): 231 kcal, 6.2 P, 52.5 C, 0.3 F
    // 200 g Carrots, raw (USDA 11124): 82 kcal, 1.9 P, 19.2 C, 0.5 F
    // 200 g Celeriac, raw (USDA 11141): 84 kcal, 3.0 P, 18.4 C, 0.6 F
    // 150 g Leeks, (bulb and lower leaf-portion), raw (USDA 11246): 92 kcal, 2.2 P, 21.2 C, 0.5 F
    // 110 g Onions, raw (USDA 11282) [1 medium]: 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 14 g Oil, canola (USDA 04582) [1 tbsp]: 124 kcal, 0.0 P, 0.0 C, 14.0 F
    // 1,5 l Wasser: counts nothing, 0 kcal
    // 0.6 g Spices, marjoram, dried (USDA 02023) [1 tsp]: 2 kcal, 0.1 P, 0.4 C, 0.0 F
    // Salz und Pfeffer: counts nothing, 0 kcal
    HandRecipe(
      "Erbseneintopf", servings: 4,
      lines: [
        "400 g getrocknete grüne Schälerbsen", "300 g Kartoffeln", "200 g Möhren", "200 g Knollensellerie",
        "150 g Lauch", "1 mittelgroße Zwiebel", "1 EL Rapsöl", "1,5 l Wasser", "1 TL getrockneter Majoran",
        "Salz und Pfeffer",
      ],
      kcal: 516.5, protein: 27.5, carbs: 94.2, fat: 5.1),
    // Kaiserschmarrn, 4 servings:
    // 200 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 728 kcal, 20.7 P, 152.6 C, 2.0 F
    // 200 g Egg, whole, raw, fresh (USDA 01123) [4 x 50 g]: 286 kcal, 25.1 P, 1.4 C, 19.0 F
    // 309 g Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D (USDA 01211) [1.03 g/ml]: 188 kcal, 9.7 P, 14.8 C, 10.1 F
    // 25 g Sugars, granulated (USDA 19335) [2/16 of a 200 g cup]: 97 kcal, 0.0 P, 25.0 C, 0.0 F
    // 1 Prise Salz: counts nothing, 0 kcal
    // 50 g Raisins, seedless (USDA 09298): 150 kcal, 1.5 P, 39.6 C, 0.2 F
    // 40 g Butter, without salt (USDA 01145): 287 kcal, 0.3 P, 0.0 C, 32.4 F
    // 8 g Sugars, powdered (USDA 19336) [1 tbsp]: 31 kcal, 0.0 P, 8.0 C, 0.0 F
    HandRecipe(
      "Kaiserschmarrn", servings: 4,
      lines: [
        "200 g Mehl", "4 Eier", "300 ml Vollmilch", "2 EL Zucker", "1 Prise Salz", "50 g Rosinen", "40 g Butter",
        "1 EL Puderzucker",
      ],
      kcal: 441.7, protein: 14.3, carbs: 60.4, fat: 15.9),
    // Käsespätzle, 4 servings:
    // 400 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 1456 kcal, 41.3 P, 305.2 C, 3.9 F
    // 200 g Egg, whole, raw, fresh (USDA 01123) [4 x 50 g]: 286 kcal, 25.1 P, 1.4 C, 19.0 F
    // 200 ml Wasser: counts nothing, 0 kcal
    // 250 g Cheese, swiss (USDA 01040): 982 kcal, 67.4 P, 3.6 C, 77.5 F
    // 300 g Onions, raw (USDA 11282) [2 x 150 g]: 120 kcal, 3.3 P, 28.0 C, 0.3 F
    // 40 g Butter, without salt (USDA 01145): 287 kcal, 0.3 P, 0.0 C, 32.4 F
    // 6 g Chives, raw (USDA 11156) [2 x 3 g]: 2 kcal, 0.2 P, 0.3 C, 0.0 F
    // 1 Prise Muskat: counts nothing, 0 kcal
    // Salz, Pfeffer: counts nothing, 0 kcal
    HandRecipe(
      "Käsespätzle", servings: 4,
      lines: [
        "400 g Mehl", "4 Eier", "200 ml Wasser", "250 g Emmentaler, gerieben", "2 große Zwiebeln", "40 g Butter",
        "2 EL Schnittlauchröllchen", "1 Prise Muskat", "Salz, Pfeffer",
      ],
      kcal: 783.3, protein: 34.4, carbs: 84.6, fat: 33.3),
    // Gefüllte Paprika, 4 servings:
    // 656 g Peppers, sweet, red, raw (USDA 11821) [4 x 164 g large]: 203 kcal, 6.5 P, 39.6 C, 2.0 F
    // 400 g Beef, ground, 85% lean meat / 15% fat, raw (USDA 23567) [raw]: 860 kcal, 74.4 P, 0.0 C, 60.0 F
    // 120 g Rice, white, long-grain, regular, raw, unenriched (USDA 20444): 438 kcal, 8.6 P, 95.9 C, 0.8 F
    // 110 g Onions, raw (USDA 11282) [1 medium]: 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 6 g Garlic, raw (USDA 11215) [2 x 3 g]: 9 kcal, 0.4 P, 2.0 C, 0.0 F
    // 400 g Tomatoes, red, ripe, canned, packed in tomato juice (USDA 11531) [whole can]: 64 kcal, 3.2 P, 13.9 C, 1.0 F
    // 32 g Tomato products, canned, paste, without salt added (USDA 11546) [2 x 16 g]: 26 kcal, 1.4 P, 6.1 C, 0.2 F
    // 13.5 g Oil, olive, salad or cooking (USDA 04053) [1 tbsp]: 119 kcal, 0.0 P, 0.0 C, 13.5 F
    // 2.3 g Spices, paprika (USDA 02028) [1 tsp]: 6 kcal, 0.3 P, 1.2 C, 0.3 F
    // Salz und Pfeffer nach Geschmack: counts nothing, 0 kcal
    HandRecipe(
      "Gefüllte Paprika", servings: 4,
      lines: [
        "4 große rote Paprikaschoten", "400 g Rinderhackfleisch (15 % Fett)", "120 g Langkornreis (roh)",
        "1 mittelgroße Zwiebel", "2 Knoblauchzehen", "1 Dose (400 g) gehackte Tomaten", "2 EL Tomatenmark",
        "1 EL Olivenöl", "1 TL Paprikapulver edelsüß", "Salz und Pfeffer nach Geschmack",
      ],
      kcal: 442.6, protein: 24.0, carbs: 42.2, fat: 19.5),
    // Krautsalat, 6 servings:
    // 800 g Cabbage, raw (USDA 11109): 200 kcal, 10.2 P, 46.4 C, 0.8 F
    // 200 g Carrots, raw (USDA 11124): 82 kcal, 1.9 P, 19.2 C, 0.5 F
    // 68 g Oil, sunflower, linoleic, (approx. 65%) (USDA 04506) [5 x 13.6 g]: 601 kcal, 0.0 P, 0.0 C, 68.0 F
    // 89.4 g Vinegar, cider (USDA 02048) [6 x 14.9 g]: 19 kcal, 0.0 P, 0.8 C, 0.0 F
    // 12.5 g Sugars, granulated (USDA 19335) [1/16 of a 200 g cup]: 48 kcal, 0.0 P, 12.5 C, 0.0 F
    // 2.1 g Spices, caraway seed (USDA 02005) [1 tsp]: 7 kcal, 0.4 P, 1.0 C, 0.3 F
    // Salz und Pfeffer: counts nothing, 0 kcal
    HandRecipe(
      "Krautsalat", servings: 6,
      lines: [
        "800 g Weißkohl", "200 g Möhren", "5 EL Sonnenblumenöl", "6 EL Apfelessig", "1 EL Zucker", "1 TL Kümmel",
        "Salz und Pfeffer",
      ],
      kcal: 159.5, protein: 2.1, carbs: 13.3, fat: 11.6),
    // Bircher Müsli, 4 servings:
    // 150 g Cereals, oats, regular and quick, not fortified, dry (USDA 08120): 568 kcal, 19.7 P, 101.5 C, 9.8 F
    // 309 g Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D (USDA 01211) [1.03 g/ml]: 188 kcal, 9.7 P, 14.8 C, 10.1 F
    // 200 g Yogurt, plain, whole milk, 8 grams protein per 8 ounce (USDA 01116): 122 kcal, 6.9 P, 9.3 C, 6.5 F
    // 364 g Apples, raw, with skin (USDA 09003) [2 x 182 g medium]: 189 kcal, 0.9 P, 50.3 C, 0.6 F
    // 30.5 g Lemon juice, raw (USDA 09152) [2 x 15.25 g]: 7 kcal, 0.1 P, 2.1 C, 0.1 F
    // 42 g Honey (USDA 19296) [2 x 21 g]: 128 kcal, 0.1 P, 34.6 C, 0.0 F
    // 60 g Nuts, hazelnuts or filberts (USDA 12120): 377 kcal, 9.0 P, 10.0 C, 36.5 F
    HandRecipe(
      "Bircher Müsli", servings: 4,
      lines: [
        "150 g Haferflocken", "300 ml Vollmilch", "200 g Naturjoghurt (3,5 % Fett)",
        "2 mittelgroße Äpfel, mit Schale gerieben", "2 EL Zitronensaft", "2 EL Honig", "60 g gehackte Haselnüsse",
      ],
      kcal: 394.9, protein: 11.6, carbs: 55.7, fat: 15.9),
    // Marmorkuchen, 16 servings:
    // 250 g Butter, without salt (USDA 01145): 1792 kcal, 2.1 P, 0.1 C, 202.8 F
    // 250 g Sugars, granulated (USDA 19335): 968 kcal, 0.0 P, 249.9 C, 0.0 F
    // 8 g Sugars, granulated (USDA 19335) [packet of 8 g, as sugar]: 31 kcal, 0.0 P, 8.0 C, 0.0 F
    // 250 g Egg, whole, raw, fresh (USDA 01123) [5 x 50 g]: 358 kcal, 31.4 P, 1.8 C, 23.8 F
    // 400 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 1456 kcal, 41.3 P, 305.2 C, 3.9 F
    // 16 g Leavening agents, baking powder, double-acting, sodium aluminum sulfate (USDA 18369) [packet of 16 g]: 8 kcal, 0.0 P, 4.4 C, 0.0 F
    // 154.5 g Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D (USDA 01211) [1.03 g/ml]: 94 kcal, 4.9 P, 7.4 C, 5.1 F
    // 30 g Cocoa, dry powder, unsweetened (USDA 19165): 68 kcal, 5.9 P, 17.4 C, 4.1 F
    // 1 Prise Salz: counts nothing, 0 kcal
    HandRecipe(
      "Marmorkuchen", servings: 16,
      lines: [
        "250 g Butter", "250 g Zucker", "1 Päckchen Vanillezucker", "5 Eier", "400 g Mehl", "1 Päckchen Backpulver",
        "150 ml Vollmilch", "30 g Backkakao", "1 Prise Salz",
      ],
      kcal: 298.5, protein: 5.3, carbs: 37.1, fat: 15.0),
    // Hähnchengeschnetzeltes mit Champignons und Nudeln, 4 servings:
    // 600 g Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw (USDA 05062) [raw]: 720 kcal, 135.0 P, 0.0 C, 15.7 F
    // 400 g Mushrooms, white, raw (USDA 11260): 88 kcal, 12.4 P, 13.0 C, 1.4 F
    // 110 g Onions, raw (USDA 11282) [1 medium]: 44 kcal, 1.2 P, 10.3 C, 0.1 F
    // 28 g Oil, canola (USDA 04582) [2 x 14 g]: 248 kcal, 0.0 P, 0.0 C, 28.0 F
    // 7.8 g Wheat flour, white, all-purpose, unenriched (USDA 20481) [125 g / 16]: 28 kcal, 0.8 P, 6.0 C, 0.1 F
    // 257.5 g Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D (USDA 01211) [1.03 g/ml]: 157 kcal, 8.1 P, 12.3 C, 8.4 F
    // 300 g Noodles, egg, dry, unenriched (USDA 20409): 1152 kcal, 42.5 P, 213.8 C, 13.3 F
    // 7.6 g Parsley, fresh (USDA 11297) [2 x 3.8 g]: 3 kcal, 0.2 P, 0.5 C, 0.1 F
    // Salz, Pfeffer: counts nothing, 0 kcal
    HandRecipe(
      "Hähnchengeschnetzeltes mit Champignons und Nudeln", servings: 4,
      lines: [
        "600 g Hähnchenbrustfilet", "400 g Champignons", "1 mittelgroße Zwiebel", "2 EL Rapsöl", "1 EL Mehl",
        "250 ml Vollmilch", "300 g Eiernudeln (Trockengewicht)", "2 EL gehackte Petersilie", "Salz, Pfeffer",
      ],
      kcal: 609.9, protein: 50.0, carbs: 64.0, fat: 16.8),
    // Risotto ai funghi, 4 servings:
    // 320 g Rice, white, short-grain, raw, unenriched (USDA 20452) [dry, short-grain]: 1146 kcal, 20.8 P, 253.3 C, 1.7 F
    // 300 g Mushrooms, white, raw (USDA 11260) [raw]: 66 kcal, 9.3 P, 9.8 C, 1.0 F
    // 70 g Onions, raw (USDA 11282) [1 small]: 28 kcal, 0.8 P, 6.5 C, 0.1 F
    // 27 g Oil, olive, salad or cooking (USDA 04053) [2 x 13.5 g]: 239 kcal, 0.0 P, 0.0 C, 27.0 F
    // 40 g Butter, without salt (USDA 01145): 287 kcal, 0.3 P, 0.0 C, 32.4 F
    // 119.3 g Alcoholic beverage, wine, table, white (USDA 14106) [29.4 g per 29.57 ml]: 98 kcal, 0.1 P, 3.1 C, 0.0 F
    // 1 litre hot water: counts nothing, 0 kcal
    // 60 g Cheese, parmesan, hard (USDA 01033): 235 kcal, 21.4 P, 1.9 C, 15.5 F
    // 7.6 g Parsley, fresh (USDA 11297) [2 x 3.8 g]: 3 kcal, 0.2 P, 0.5 C, 0.1 F
    // salt to taste: counts nothing, 0 kcal
    HandRecipe(
      "Risotto ai funghi", servings: 4,
      lines: [
        "320 g arborio rice", "300 g white mushrooms, sliced", "1 small onion, finely chopped", "2 tbsp olive oil",
        "40 g butter", "120 ml dry white wine", "1 litre hot water", "60 g Parmesan (from a block), finely grated",
        "2 tbsp chopped parsley", "salt to taste",
      ],
      kcal: 525.2, protein: 13.2, carbs: 68.8, fat: 19.4),
    // Melanzane alla parmigiana, 4 servings:
    // 1000 g Eggplant, raw (USDA 11209): 250 kcal, 9.8 P, 58.8 C, 1.8 F
    // 800 g Tomatoes, red, ripe, canned, packed in tomato juice (USDA 11531) [whole cans]: 128 kcal, 6.3 P, 27.8 C, 2.0 F
    // 250 g Cheese, mozzarella, whole milk (USDA 01026) [whole milk]: 750 kcal, 55.4 P, 5.5 C, 55.9 F
    // 80 g Cheese, parmesan, hard (USDA 01033): 314 kcal, 28.6 P, 2.6 C, 20.7 F
    // 67.5 g Oil, olive, salad or cooking (USDA 04053) [5 x 13.5 g]: 597 kcal, 0.0 P, 0.0 C, 67.5 F
    // 6 g Garlic, raw (USDA 11215) [2 x 3 g]: 9 kcal, 0.4 P, 2.0 C, 0.0 F
    // 10 g Basil, fresh (USDA 02044) [5 leaves = 2.5 g]: 2 kcal, 0.3 P, 0.3 C, 0.1 F
    // Salz und Pfeffer: counts nothing, 0 kcal
    HandRecipe(
      "Melanzane alla parmigiana", servings: 4,
      lines: [
        "1 kg Auberginen", "2 Dosen (je 400 g) gehackte Tomaten", "250 g Mozzarella",
        "80 g Parmesan am Stück, frisch gerieben", "5 EL Olivenöl", "2 Knoblauchzehen", "20 Basilikumblätter",
        "Salz und Pfeffer",
      ],
      kcal: 512.4, protein: 25.2, carbs: 24.2, fat: 37.0),
    // Salade niçoise, 4 servings:
    // 240 g Fish, tuna, light, canned in water, drained solids (USDA 15121) [2 x 120 g]: 206 kcal, 46.7 P, 0.0 C, 2.3 F
    // 200 g Egg, whole, cooked, hard-boiled (USDA 01129) [4 x 50 g]: 310 kcal, 25.2 P, 2.2 C, 21.2 F
    // 500 g Potatoes, flesh and skin, raw (USDA 11352) [raw]: 385 kcal, 10.2 P, 87.5 C, 0.5 F
    // 250 g Beans, snap, green, raw (USDA 11052) [raw]: 78 kcal, 4.6 P, 17.4 C, 0.6 F
    // 492 g Tomatoes, red, ripe, raw, year round average (USDA 11529) [4 x 123 g]: 89 kcal, 4.3 P, 19.1 C, 1.0 F
    // 100 g Lettuce, butterhead (includes boston and bibb types), raw (USDA 11250): 13 kcal, 1.4 P, 2.2 C, 0.2 F
    // 60 g Olives, ripe, canned (small-extra large) (USDA 09193): 69 kcal, 0.5 P, 3.8 C, 6.4 F
    // 54 g Oil, olive, salad or cooking (USDA 04053) [4 x 13.5 g]: 477 kcal, 0.0 P, 0.0 C, 54.0 F
    // 14.9 g Vinegar, red wine (USDA 02068) [1 tbsp]: 3 kcal, 0.0 P, 0.0 C, 0.0 F
    // 5 g Mustard, prepared, yellow (USDA 02046) [1 tsp]: 3 kcal, 0.2 P, 0.3 C, 0.2 F
    HandRecipe(
      "Salade niçoise", servings: 4,
      lines: [
        "2 cans light tuna in water, drained (120 g drained weight each)", "4 eggs, hard-boiled",
        "500 g small potatoes", "250 g green beans", "4 medium tomatoes, quartered", "100 g butterhead lettuce",
        "60 g pitted black olives", "4 tbsp olive oil", "1 tbsp red wine vinegar", "1 tsp mustard",
      ],
      kcal: 408.2, protein: 23.3, carbs: 33.1, fat: 21.6),
    // Kirsch-Clafoutis, 6 servings:
    // 500 g Cherries, sweet, raw (USDA 09070): 315 kcal, 5.3 P, 80.1 C, 1.0 F
    // 200 g Egg, whole, raw, fresh (USDA 01123) [4 x 50 g]: 286 kcal, 25.1 P, 1.4 C, 19.0 F
    // 100 g Sugars, granulated (USDA 19335): 387 kcal, 0.0 P, 100.0 C, 0.0 F
    // 100 g Wheat flour, white, all-purpose, unenriched (USDA 20481): 364 kcal, 10.3 P, 76.3 C, 1.0 F
    // 309 g Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D (USDA 01211) [1.03 g/ml]: 188 kcal, 9.7 P, 14.8 C, 10.1 F
    // 30 g Butter, without salt (USDA 01145): 215 kcal, 0.3 P, 0.0 C, 24.3 F
    // 4.2 g Vanilla extract (USDA 02050) [1 tsp]: 12 kcal, 0.0 P, 0.5 C, 0.0 F
    // 1 Prise Salz: counts nothing, 0 kcal
    // 8 g Sugars, powdered (USDA 19336) [1 tbsp]: 31 kcal, 0.0 P, 8.0 C, 0.0 F
    HandRecipe(
      "Kirsch-Clafoutis", servings: 6,
      lines: [
        "500 g frische Süßkirschen, entsteint gewogen", "4 Eier", "100 g Zucker", "100 g Mehl", "300 ml Vollmilch",
        "30 g Butter, geschmolzen", "1 TL Vanilleextrakt", "1 Prise Salz", "1 EL Puderzucker",
      ],
      kcal: 299.8, protein: 8.5, carbs: 46.8, fat: 9.2),
  ]
}
