/// The products that the sample household buys, in a form that people can read and correct.
///
/// The prices, in cents per kilogram, are close to those of German supermarkets in 2024; `DemoPrices` changes them over
/// time.
enum DemoPriceTable {
  /// Each line is one product.
  ///
  /// Its fields are: the food that is bought; the grams of a pack, or `~` and the grams of a piece that is weighed at
  /// the checkout; cents per kilogram; `fresh` if the product keeps for four days; the deposit on a pack in cents; the
  /// name on the shelf, if it differs from the name in the bank; the foods that are made from the product, each with
  /// the grams of the product in one gram of the food.
  static let table = """
    Banana | ~ 118 | 179 | fresh
    Apple | ~ 182 | 279 | fresh
    Pear | ~ 178 | 299 | fresh
    Orange | ~ 131 | 249 | fresh
    Peach | ~ 150 | 349 | fresh
    Plum | ~ 66 | 329 | fresh
    Strawberries | 500 | 598 | fresh
    Raspberries | 125 | 1590 | fresh
    Blueberries | 250 | 990 | fresh
    Grapes | 500 | 398 | fresh
    Watermelon | ~ 1400 | 149 | fresh
    Kiwi | ~ 69 | 449 | fresh
    Lemon | ~ 58 | 399 | fresh
    Raisins | 250 | 796
    Tomato | ~ 123 | 329 | fresh
    Cucumber | 301 | 296 | fresh
    Carrot | 1000 | 129
    Onion | 1000 | 149
    Garlic | 60 | 990
    Red pepper | ~ 119 | 499 | fresh
    Lettuce | 350 | 369 | fresh
    Broccoli | 500 | 338 | fresh
    Spinach | 450 | 380
    Zucchini | ~ 196 | 249 | fresh
    Cauliflower | 800 | 289 | fresh
    Green beans | 450 | 349
    Green peas | 450 | 339
    Sweetcorn | 285 | 449
    Mushrooms | 400 | 620 | fresh
    Boiled potatoes | 2500 | 139 | | | Potatoes | Baked potato 1, Mashed potatoes 0.85
    Sweet potato | ~ 180 | 279
    Egg | 500 | 638 | | | | Hard-boiled egg 1, Fried egg 1.09, Scrambled eggs 0.85, Egg white 1.5
    Whole milk | 1030 | 121
    Low-fat milk | 1030 | 109
    Chocolate milk | 530 | 269
    Soy milk | 1030 | 189
    Almond milk | 1000 | 229
    Butter | 250 | 916
    Plain yogurt | 500 | 218
    Greek yogurt | 500 | 398
    Cottage cheese | 200 | 695
    Cream cheese | 200 | 745
    Cheddar cheese | 200 | 1295
    Gouda cheese | 400 | 997
    Mozzarella | 125 | 792
    Feta | 200 | 1095
    Parmesan | 100 | 2190
    Whipping cream | 200 | 545
    Sour cream | 200 | 395
    Wholemeal bread | 500 | 398 | fresh
    White bread | 500 | 298 | fresh
    Rye bread | 750 | 332 | fresh
    Bread roll | 342 | 522 | fresh
    Croissant | 228 | 960 | fresh
    Wheat flour | 1000 | 99 | | | | Pancake 0.4
    Oats | 500 | 158
    Granola | 500 | 598
    Corn flakes | 500 | 438
    Uncooked rice | 1000 | 239 | | | | Cooked rice 0.36, Cooked brown rice 0.36
    Dry pasta | 500 | 198 | | | | Cooked pasta 0.43, Cooked wholemeal pasta 0.41
    Raw chicken breast | 500 | 1098 | fresh | | | Cooked chicken breast 1.35
    Roast chicken thigh | 600 | 698 | fresh | | Chicken thighs |
    Raw ground beef | 500 | 1158 | fresh | | | Cooked ground beef 1.35
    Cooked pork chop | 411 | 890 | fresh | | Pork chops |
    Ham | 200 | 1295
    Salami | 100 | 1590
    Fried bacon | 150 | 1193 | | | Bacon |
    Bratwurst | 340 | 879
    Frankfurter | 300 | 830
    Cooked salmon | 250 | 1996 | | | Salmon fillets, frozen |
    Smoked salmon | 100 | 2790
    Canned tuna | 165 | 903
    Cooked shrimp | 225 | 1996 | | | Shrimp, frozen |
    Fish fingers | 420 | 783
    Tofu | 400 | 748
    Cooked lentils | 265 | 374 | | | Lentils, can |
    Cooked kidney beans | 255 | 348 | | | Kidney beans, can |
    Cooked chickpeas | 265 | 374 | | | Chickpeas, can |
    Almonds | 200 | 1195
    Walnuts | 200 | 1245
    Mixed nuts | 200 | 1345
    Olive oil | 455 | 1756
    Sunflower oil | 920 | 194
    Ketchup | 500 | 418
    Mustard | 250 | 396
    Soy sauce | 160 | 1118
    Tomato sauce | 500 | 198
    Sugar | 1000 | 129
    Honey | 500 | 998
    Jam | 450 | 487
    Peanut butter | 350 | 854
    Chocolate hazelnut spread | 450 | 842
    Dark chocolate | 100 | 1490
    Milk chocolate | 100 | 1290
    Chocolate chip cookie | 225 | 884
    Granola bar | 168 | 1309
    Protein bar | 35 | 4257
    Rice cake | 100 | 990
    Potato chips | 175 | 1023
    Popcorn | 100 | 1290
    Vanilla ice cream | 500 | 598
    Cheese pizza | 586 | 763
    French fries | 750 | 305
    Lasagna | 1112 | 537
    Orange juice | 1050 | 237
    Apple juice | 1050 | 179
    Cola | 1040 | 119 | | 25
    Diet cola | 1000 | 119 | | 25
    Beer | 1980 | 241 | | 48
    Red wine | 746 | 803
    White wine | 746 | 748
    """

  /// Non-food products that some weekly trips include, with their prices in cents.
  static let nonFoods: [(name: String, cents: Int)] = [
    ("Dish soap", 145), ("Kitchen paper", 295), ("Toothpaste", 125), ("Dishwasher tablets", 599), ("Batteries", 449),
    ("Ground coffee", 699), ("Tea bags", 229), ("Bin bags", 199), ("Flowers", 499), ("Sponges", 109),
  ]

  /// Stores, each with the factor by which its prices differ from those in the table.
  static let stores: [(name: String, factor: Double)] = [
    ("REWE", 1.05), ("Lidl", 0.95), ("Edeka", 1.08), ("Aldi", 0.94),
  ]
  static let market = (name: "Farmers' market", factor: 1.22)
}
