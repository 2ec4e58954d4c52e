/// The foods of the starter bank, in a form that people can read and correct.
///
/// Values are those of the United States Department of Agriculture's National Nutrient Database, Legacy Release (SR
/// Legacy, 2018; public domain).
///
/// A food has two lines. The first has its NDB number in that database, its category, its name, and the contents of 100
/// g: kcal, g of protein, carbohydrates (fiber included), fat, saturated fat, sugar and fiber, and mg of sodium; `?` is
/// unknown. The second has its portions in grams, starting with the one that a bare count means (`ml` is the density),
/// other names, and possibly tags. A line that starts with `#` is a heading or a remark.
///
/// A food that USDA does not have is listed with the values of USDA's most similar food, if their energy is within 5 %
/// of that in another published table. A word after the number identifies it: `01256/skyr`.
///
/// A dish or drink that is only put together from foods of this bank has their values; the line above it lists these
/// foods. Its number is that of the main food, followed by a word: `36033/fish-and-chips`.
///
/// Portions are USDA's, except for the usual sizes of a glass (200 ml), small cup (150 ml), mug (300 ml), can (330 ml),
/// bottle (330, 500, wine 750 ml) and large beer (500 ml), a splash (15 ml), pot, jar and packet, a handful (half a cup
/// of berries, a quarter of dried fruit, an ounce of nuts and sweets), a scoop (half a cup), a plate (300 to 400 g, 250
/// g for soup or plain noodles), a raw serving (113 g) and a cooked one (85 g), an ounce of small biscuits, crackers
/// and chocolate, a square of chocolate (10 g), a large slice of bread (45 g), a German pancake (90 g), a large
/// bratwurst (120 g), the döner (350 g), a cube of yeast (42 g), the protein bar, a pinch (an eighth of a teaspoon of a
/// spice, USDA's dash of salt), and spoons if USDA has only the cup (a tablespoon is a sixteenth of it, a teaspoon a
/// third of that). For foods in pieces of a few grams the first portion is the piece, and `handful` or `serving` is
/// what a person eats. A density is the weight of USDA's cup (237 ml) or spoon (15 ml).
enum StarterTables {
  /// The tables in the order in which a new household numbers the foods.
  static let all = [
    basics, fruit, vegetables, dairy, meat, fish, grains, legumes, seasoning, bakery, sweets, drinks, dishes, baby,
  ]
}
