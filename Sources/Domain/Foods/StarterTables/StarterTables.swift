/// The foods of the starter bank, for a person to read and correct.
///
/// Values are those of the United States Department of Agriculture's National Nutrient Database, Legacy Release (SR
/// Legacy, 2018; public domain).
///
/// A food is two lines. First: its NDB number there, category, name, and what 100 g hold: kcal, g of protein,
/// carbohydrates (fiber included), fat, saturated fat, sugar, fiber, and mg of sodium; `?` is unknown. Then its portions
/// in grams, the one that a bare count means first (`ml` is the density), other names, and perhaps tags. A line that
/// starts with `#` is a heading or says why.
///
/// A food that USDA does not know stands with the nearest row's values, if their energy is within 5 % of what another
/// published table says, and has a word of its own after the number: `01256/skyr`.
///
/// A dish or drink that is only put together has the values of its parts, foods of this bank, as the line above it
/// counts them; its number is that of the main part, with a word: `36033/fish-and-chips`.
///
/// Portions are USDA's, but for the usual sizes of glass (200 ml), small cup (150 ml), mug (300 ml), can (330 ml),
/// bottle (330, 500, wine 750 ml) and large beer (500 ml), a splash (15 ml), pot, jar and packet, a handful (half a
/// cup of berries, a quarter of dried fruit, an ounce of nuts and sweets), a scoop (half a cup), a plate (300 to 400
/// g, of soup or plain noodles 250 g), a raw serving (113 g) and a cooked one (85 g), of small biscuits, crackers and
/// chocolate an ounce, a square of chocolate (10 g), a large slice of bread (45 g), a German pancake (90 g), a large
/// bratwurst (120 g), the döner (350 g), a cube of yeast (42 g), the protein bar, a pinch (an eighth of a teaspoon of
/// a spice, of salt USDA's dash), and spoons where USDA has only the cup (a tablespoon is a sixteenth of it, a
/// teaspoon a third of that). Of what comes in pieces of a few grams the first portion is the piece, and `handful` or
/// `serving` is what a person has of it. A density is what USDA's cup (237 ml) or spoon (15 ml) weighs.
enum StarterTables {
  /// In the order in which a new household gets its numbers.
  static let all = [
    basics, fruit, vegetables, dairy, meat, fish, grains, legumes, seasoning, bakery, sweets, drinks, dishes, baby,
  ]
}
