/// The foods of the starter bank, in a form that people can read and correct.
///
/// Values are those of the United States Department of Agriculture's National Nutrient Database, Legacy Release (SR
/// Legacy, 2018; public domain).
///
/// A food has two lines. The first has its NDB number in that database, its category, its name, and its contents per
/// 100 g: kcal, g of protein, carbohydrates (fiber included), fat, saturated fat, sugar and fiber, and mg of sodium;
/// `?` is unknown. The second has its portions in grams, starting with the one that a bare count means (`ml` is the
/// density), other names, and possibly tags. A line that starts with `#` is a heading or a remark.
///
/// A food that USDA does not have is listed with the values of USDA's most similar food, provided that their energy is
/// within 5 % of the energy in another published table. A word after the number identifies such a food: `01256/skyr`.
///
/// A dish or drink that is merely put together from foods of this bank has values calculated from these foods; the line
/// above the dish or drink lists them. Its number is that of the main food, followed by a word: `36033/fish-and-chips`.
///
/// Portions are USDA's, with these exceptions:
/// - The usual sizes of a glass (200 ml), small cup (150 ml), mug (300 ml), can (330 ml), bottle (330, 500, wine 750
///   ml), large beer (500 ml), splash (15 ml), pot, jar and packet.
/// - A handful: half a cup of berries, a quarter cup of dried fruit, an ounce of nuts and sweets.
/// - A scoop (half a cup), and a plate (300 to 400 g, 250 g for soup or plain noodles).
/// - A raw serving (113 g) and a cooked one (85 g).
/// - An ounce of small biscuits, crackers and chocolate, and a square of chocolate (10 g).
/// - A large slice of bread (45 g), a German pancake (90 g), a large bratwurst (120 g), the döner (350 g), a cube of
///   yeast (42 g) and the protein bar.
/// - A pinch: an eighth of a teaspoon of a spice, or USDA's dash of salt.
/// - Spoons if USDA has only the cup: a tablespoon is a sixteenth of the cup, a teaspoon a third of a tablespoon.
///
/// For foods in pieces of a few grams, the first portion is the piece, and `handful` or `serving` is what a person
/// eats. A density is the weight of USDA's cup (237 ml) or spoon (15 ml) divided by its volume.
enum StarterTables {
  /// The tables in the order in which a new household numbers the foods.
  static let all = [
    basics, fruit, vegetables, dairy, meat, fish, grains, legumes, seasoning, bakery, sweets, drinks, dishes, baby,
  ]
}
